package roleplay

import (
	"slices"
	"strings"
)

// The three things the guide looks back on. They stand in the report as points made.
const (
	topicCarried = "what the decision rests on"
	topicMissed  = "what was missed"
	topicBest    = "what the facts ask for"
)

// takeDecision acknowledges the decision and its reason, without a verdict, and turns to look back.
func (p *part) takeDecision() {
	p.satisfied = true
	call := p.cue.Debrief.Call
	p.say(p.pick("taken", "{label}", unquoted(call.Label)))
	if names := p.restsOn(); names != "" {
		p.say(p.pick("built-on", "{names}", names))
	} else {
		p.say(p.pick("reason"))
	}
	if closing := items(p.node, sourceEnd); len(closing) > 0 {
		p.sayAll(closing)
	} else if objective := p.cue.Character.Objective; objective != nil {
		p.sayAll([]string{objective.EndCondition})
	} else {
		p.say(p.pick("look-back"))
	}
}

// sayAll says whole texts as they were written.
func (p *part) sayAll(texts []string) {
	for _, text := range texts {
		for _, sentence := range sentences(text) {
			p.say(finish(strings.TrimSpace(sentence)))
		}
	}
}

// restsOn names those whose facts the learner was told and the reason carries.
func (p *part) restsOn() string {
	var names []string
	for _, f := range p.cue.Debrief.Facts {
		first, _, _ := strings.Cut(f.Name, " ")
		heard := f.Fate == FateAcknowledged || f.Fate == FateSurfaced
		if heard && !slices.Contains(names, first) && FindEvidence(p.cue.Debrief.Call.Reason, []string{f.Fact}).Found {
			names = append(names, first)
		}
	}
	if n := len(names); n > 1 {
		return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
	}
	return strings.Join(names, "")
}

// lookBack takes up one topic a turn, the one the learner asks for first, and all that is left on the last turn.
func (p *part) lookBack() {
	if p.cue.Debrief == nil { // a walk of another backbone: there is nothing to look back on
		p.satisfied = true
		p.say(p.pick("look-back"))
		return
	}
	p.courtesy()
	left := slices.DeleteFunc([]string{topicCarried, topicMissed, topicBest}, func(topic string) bool { return slices.Contains(p.cue.Said, topic) })
	if asked := p.askedTopic(); slices.Contains(left, asked) {
		left = compact(append([]string{asked}, left...))
	}
	last := int(p.cue.At.Turns)+1 >= p.node.MaxTurns
	for i, topic := range left {
		if i > 0 && !last {
			break
		}
		p.takeUp(topic)
		p.revealed = append(p.revealed, topic)
	}
	if len(left) == 0 {
		p.say(p.pick("all-there"))
	}
	p.satisfied = len(left) <= 1 || last
	if !p.satisfied {
		p.say(p.pick("look-on"))
	}
}

// askedTopic is the topic that the learner's line asks for, or none.
func (p *part) askedTopic() string {
	line := " " + bare(p.cue.Learner) + " "
	switch {
	case containsAny(line, missedWords) && len(p.factsOf(FateSurfaced, FateUnheard, FateUnmet)) == 0 && p.cue.Debrief.Call.Option != p.cue.Debrief.Call.Best:
		return topicBest // nothing was missed, so what was wrong is the choice
	case containsAny(line, missedWords):
		return topicMissed
	case containsAny(line, bestWords):
		return topicBest
	}
	return ""
}

func (p *part) takeUp(topic string) {
	switch topic {
	case topicCarried:
		p.carried()
	case topicMissed:
		p.missed()
	case topicBest:
		p.bestCall()
	}
}

// mostFacts is how many facts the guide spells out at once; the debrief itself has them all.
const mostFacts = 2

// carried names the facts that the learner took up, and whether the reason has them.
func (p *part) carried() {
	facts := p.factsOf(FateAcknowledged)
	if len(facts) == 0 {
		p.say(p.pick("none-carried"))
		return
	}
	for i, f := range facts[:min(len(facts), mostFacts)] {
		p.say(p.pick([mostFacts]bank{"carried", "carried-too"}[i], "{name}", firstOf(f.Name), "{fact}", unquoted(f.Fact)))
	}
	switch {
	case p.restsOn() == "":
		p.say(p.pick("not-in-reason"))
	case len(facts) > mostFacts:
		p.say(p.pick("more-carried"))
	}
}

// missed names the facts that did not land, with who held them.
func (p *part) missed() {
	facts := p.factsOf(FateSurfaced, FateUnheard, FateUnmet)
	if len(facts) == 0 {
		p.say(p.pick("none-missed"))
		return
	}
	banks := map[Fate][mostFacts]bank{
		FateSurfaced: {"went-by", "went-by-too"}, FateUnheard: {"unheard", "unheard-too"}, FateUnmet: {"unmet", "unmet-too"},
	}
	for i, f := range facts[:min(len(facts), mostFacts)] {
		p.say(p.pick(banks[f.Fate][i], "{name}", firstOf(f.Name), "{fact}", unquoted(f.Fact)))
	}
	if len(facts) > mostFacts {
		p.say(p.pick("more-missed"))
	}
}

func (p *part) factsOf(fates ...Fate) []FactLine {
	return slices.DeleteFunc(slices.Clone(p.cue.Debrief.Facts), func(f FactLine) bool { return !slices.Contains(fates, f.Fate) })
}

// bestCall says what the facts ask for, and why.
func (p *part) bestCall() {
	call := p.cue.Debrief.Call
	if call.Option == call.Best {
		p.say(p.pick("best-same"))
	} else {
		p.say(p.pick("best-other", "{label}", unquoted(call.BestLabel)))
	}
	why := sentences(call.Why)
	p.sayAll(why[:min(len(why), maxSentences)])
}

// farewell names one thing that carries beyond this case, and ends it.
func (p *part) farewell() {
	p.satisfied = true
	if p.heard.act == thanks {
		p.react()
	}
	switch d := p.cue.Debrief; {
	case d == nil:
		p.say(p.pick("until-then"))
		return
	case len(p.factsOf(FateAcknowledged)) > 0:
		p.say(p.pick("keep-said-back", "{name}", firstOf(p.factsOf(FateAcknowledged)[0].Name)))
	case slices.ContainsFunc(d.Talks, func(t TalkLine) bool { return t.Ended && !t.Forced }):
		p.say(p.pick("keep-asking"))
	default:
		p.say(p.pick("keep-time"))
	}
	p.say(p.pick("thanks-end"))
}

func firstOf(name string) string {
	first, _, _ := strings.Cut(name, " ")
	return first
}

// unquoted is a text to stand in quotes, without a full stop of its own.
func unquoted(text string) string {
	return strings.TrimRight(strings.ReplaceAll(longDash.ReplaceAllString(strings.TrimSpace(text), ", "), `"`, "'"), ".")
}

// The words by which a learner asks for one of the topics.
var (
	missedWords = []string{"miss", "missed", "missing", "overlook", "overlooked", "wrong", "didn't hear", "not hear", "forgot", "forget", "else was there"}
	bestWords   = []string{"best", "right answer", "right call", "right choice", "correct", "should have", "better", "right decision", "was i right", "get it right", "got it right", "i right", "should i have", "did i choose well", "am i right"}
)
