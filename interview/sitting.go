package interview

import (
	"slices"
	"strconv"

	"throughline/llm"
	"throughline/session"
)

// sitting is the state of one interview: the fold of its events.
type sitting struct {
	*plan
	kind *Kind

	status  Status
	reason  Reason
	waiting bool
	asked   Asked          // the open question
	by      Scoring        // what the open question came from
	answers []answered     // every answer, oldest first
	before  Questions      // all that was asked
	used    map[string]int // how often each strategy was chosen
	graph   *Graph
	slots   *Slots
	tracker *Tracker
	latest  measures
	spent   llm.Amount
	micros  int64 // of the latest turn
}

// answered is a question and its answer, with what came of it.
type answered struct {
	question string
	strategy string
	focus    ConceptID
	answer   string
	skipped  bool
	depth    ResponseDepth
	concepts []ConceptID
	links    []LinkID
}

// measures are what the latest choice was made on.
type measures struct {
	graph      GraphState
	canonical  CanonicalState
	comparison GraphComparison
}

// number is the interview's own count of turns: how many answers there are.
func (s *sitting) number() int { return len(s.answers) }

// utterance is the latest answer.
func (s *sitting) utterance() Utterance {
	n := s.number()
	return Utterance{ID: UtteranceID("u" + strconv.Itoa(n)), Turn: n, Text: s.answers[n-1].answer}
}

// focus is what the latest answered question was about, or nil.
func (s *sitting) focus() *Concept {
	if s.number() == 0 {
		return nil
	}
	return s.graph.Concept(s.answers[s.number()-1].focus)
}

// What a model is told of the past is bounded.
const (
	knownConcepts = 40
	knownAnswers  = 8
)

// known is the latest concepts, and the one that the answered question was about.
func (s *sitting) known() []Concept {
	all := s.graph.Concepts()
	if len(all) > knownConcepts {
		all = all[len(all)-knownConcepts:]
	}
	if focus := s.focus(); focus != nil && !slices.ContainsFunc(all, func(c Concept) bool { return c.ID == focus.ID }) {
		all = append([]Concept{*focus}, all...)
	}
	return all
}

// history is the latest answers before the one at end, oldest first.
func (s *sitting) history(end int) []Exchange {
	var all []Exchange
	for i := max(0, end-knownAnswers); i < end; i++ {
		r := &s.answers[i]
		all = append(all, Exchange{Turn: i + 1, Question: r.question, Answer: r.answer})
	}
	return all
}

// payer is whose budget pays for the turn's calls.
func (s *sitting) payer(t *session.Turn) Payer {
	return Payer{Session: string(t.Session), Spent: s.spent}
}

// Summary is what a list of sessions shows.
func (s *sitting) Summary() session.Summary {
	place := "waiting for consent"
	switch s.status {
	case Asking:
		place = "question " + strconv.Itoa(s.number()+1)
		if s.waiting {
			place = "answer " + strconv.Itoa(s.number())
		}
	case Closing:
		place = "anything forgotten"
	case Ended:
		place = "ended"
	case Declined:
		place = "declined"
	case AwaitsConsent:
	}
	return session.Summary{Title: s.study.Title, Place: place, Done: s.status == Ended || s.status == Closing || s.status == Declined}
}
