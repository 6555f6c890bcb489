package interview

import "math"

// farewell is what somebody hears who does not want to take part.
const farewell = "Thank you for considering it. Nothing was recorded but that you declined."

// View is what the respondent may see: their own words and the questions, no measure and no reason.
func (s *sitting) View() any {
	v := View{
		Kind: kindName, Status: s.status, Waiting: s.waiting, Lines: []ViewLine{},
		Study: Invitation{
			ID: s.study.ID, Title: s.study.Title, Language: s.study.language(), Welcome: s.study.Welcome,
			Consent: s.study.Consent, Researcher: s.study.Researcher,
		},
		Progress: s.progress(),
	}
	if !s.waiting {
		v.Question = s.asked.Question
	}
	if s.status == Asking || s.status == Closing {
		v.Number = s.number() + 1
		if s.waiting {
			v.Number = max(s.number(), 1)
		}
	}
	for i := range s.answers {
		r := &s.answers[i]
		v.Lines = append(v.Lines,
			ViewLine{Turn: i + 1, Who: "interviewer", Text: r.question},
			ViewLine{Turn: i + 1, Who: "respondent", Text: r.answer, Skipped: r.skipped})
	}
	return v
}

// progress is how much of the interview lies behind: answers against the most there can be. It never says that all is
// done before it is.
func (s *sitting) progress() float64 {
	switch s.status {
	case AwaitsConsent:
		return 0
	case Ended, Declined:
		return 1
	case Closing:
		return 0.97
	case Asking:
	}
	return math.Round(100*min(float64(s.number())/float64(s.maxTurns()+1), 0.95)) / 100
}

// language is the study's, English when it does not say.
func (s *Study) language() string {
	if s.Language == "" {
		return "en"
	}
	return s.Language
}

// thanks takes leave of a respondent who has answered everything.
func (s *sitting) thanks() string {
	if s.study.Thanks != "" {
		return s.study.Thanks
	}
	return "Thank you. That was everything I wanted to ask."
}
