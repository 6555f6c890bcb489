package interview

import "strings"

// Where a methodology has no words of its own, these are asked.
var (
	plainOpenings = []string{
		"To start with, what comes to mind when you think of {concept}?",
		"Could you tell me about your own experience with {concept}?",
	}
	plainFollowUps = []string{
		"You mentioned {focus}. Could you tell me more about that?",
		"What does {focus} mean for you in practice?",
		"When did you last notice {focus}?",
		"How did {focus} come up for you?",
		"What would change for you without {focus}?",
		"What makes {focus} worth mentioning?",
		"If you explained {focus} to a friend, how would you put it?",
		"What else goes along with {focus}?",
	}
	plainFree = []string{
		"What else comes to mind when you think of {concept}?",
		"Which moment with {concept} do you remember best?",
		"What about {concept} have we left out so far?",
		"What would you tell a friend about {concept}?",
		"How has {concept} changed for you over time?",
		"What surprised you about {concept}?",
		"What would you miss if there were no {concept}?",
		"Who else in your life has to do with {concept}?",
	}
	plainClosings = []string{
		"Thank you, that helps a lot. Is there anything about {concept} that I forgot to ask?",
	}
)

// Template is a question that code words by itself: the first of the strategy's templates, then of the plain ones, that
// passes the gate. In a very long interview all may have been asked; then it is one that was asked longest ago.
func Template(cue *AskCue) string {
	candidates := templatesFor(cue)
	oldest, at := "", 0
	for _, c := range candidates {
		q := fillTemplate(c, cue)
		faults := CheckQuestion(q, cue)
		if len(faults) == 0 {
			return q
		}
		if last := cue.Asked.Last(q); onlyAskedBefore(faults) && (oldest == "" || last < at) {
			oldest, at = q, last
		}
	}
	if oldest != "" {
		return oldest
	}
	return fillTemplate(candidates[len(candidates)-1], cue)
}

// templatesFor lists what may be asked, best first. A strategy that is used again begins with its next template, so that
// neither the same words nor the same pattern return at once.
func templatesFor(cue *AskCue) []string {
	switch cue.Purpose {
	case OpenWith:
		if cue.Study.Opening != "" {
			return append([]string{cue.Study.Opening}, plainOpenings...)
		}
		return append(append([]string{}, cue.Methodology.Openings...), plainOpenings...)
	case CloseWith:
		return plainClosings
	case FollowUp, Farewell:
	}
	var own []string
	if cue.Strategy != nil {
		own = rotate(cue.Strategy.Templates, cue.Used)
	}
	if cue.Focus == nil {
		return append(own, plainFree...)
	}
	return append(own, plainFollowUps...)
}

func rotate(all []string, by int) []string {
	if len(all) == 0 {
		return nil
	}
	by %= len(all)
	return append(append([]string{}, all[by:]...), all[:by]...)
}

// fillTemplate puts the study's concept and, in quotation marks, the respondent's own words into a template.
func fillTemplate(t string, cue *AskCue) string {
	focus := "that"
	if cue.Focus != nil {
		focus = "“" + cue.Focus.Label + "”"
	}
	return strings.NewReplacer(`"{focus}"`, focus, "“{focus}”", focus, "{focus}", focus, "{concept}", cue.Study.Concept).Replace(t)
}

func onlyAskedBefore(faults []GateFault) bool {
	for _, f := range faults {
		if f.Rule != gateBefore {
			return false
		}
	}
	return true
}
