package interview

import (
	"encoding/json"

	"throughline/llm"
	"throughline/session"
)

// Fold applies one event.
func (s *sitting) Fold(e session.Event) error {
	switch e.Type {
	case eventConsent:
		return foldBody(e, s.foldConsent)
	case eventAnswer:
		return foldBody(e, s.foldAnswer)
	case eventGrew:
		return foldBody(e, s.foldGrowth)
	case eventFiled:
		return foldBody(e, func(f Filing) { s.slots.Apply(s.graph, f) })
	case eventChose:
		return foldBody(e, s.foldChoice)
	case eventAsked:
		return foldBody(e, s.foldAsked)
	case eventExtract:
		return foldReply(e, func(x Extraction) { s.pay(x.Call) })
	case eventCompared:
		return foldReply(e, func(c Compared) { s.pay(c.Call) })
	case eventRated:
		return foldReply(e, s.foldRating)
	case eventWorded:
		return foldReply(e, func(q Question) { s.pay(q.Call) })
	case eventTimed:
		return foldReply(e, func(t Timed) { s.micros = t.Micros })
	}
	return nil // a review, whose filing follows
}

// foldBody reads what a person did or code decided.
func foldBody[B any](e session.Event, apply func(B)) error {
	var body B
	if err := json.Unmarshal(e.Body, &body); err != nil {
		return unreadable("its body", err)
	}
	apply(body)
	return nil
}

// foldReply reads what came from outside.
func foldReply[R any](e session.Event, apply func(R)) error {
	var o session.Observation
	if err := json.Unmarshal(e.Body, &o); err != nil {
		return unreadable("its body", err)
	}
	var reply R
	if err := json.Unmarshal(o.Reply, &reply); err != nil {
		return unreadable("its reply", err)
	}
	apply(reply)
	return nil
}

func (s *sitting) foldConsent(c Consent) {
	s.status, s.waiting = Asking, true
	if !c.Given {
		s.status = Declined
	}
}

func (s *sitting) foldAnswer(a Answer) {
	s.waiting = true
	s.answers = append(s.answers, answered{
		question: s.asked.Question, strategy: s.by.StrategyID, focus: nodeOrNone(s.by.Node), answer: a.Text, skipped: a.Skipped,
	})
}

func nodeOrNone(id *ConceptID) ConceptID {
	if id == nil {
		return ""
	}
	return *id
}

func (s *sitting) foldGrowth(g Growth) {
	g.share(s.utterance(), &s.methodology.Ontology)
	s.graph.Apply(g)
	s.tracker.Grew(s.number(), g)
	for _, said := range g.Said {
		s.slots.Said(said.Concept)
	}
	r := &s.answers[len(s.answers)-1]
	r.concepts = conceptIDs(g.Concepts)
	for _, l := range g.Links {
		r.links = append(r.links, l.ID)
	}
}

func (s *sitting) foldRating(r Rating) {
	s.pay(r.Call)
	s.tracker.Rated(s.number(), r.Depth)
	s.answers[len(s.answers)-1].depth = r.Depth
}

func (s *sitting) foldChoice(c Choice) {
	s.latest = measures{graph: c.Graph, canonical: c.Canonical, comparison: c.Comparison}
	s.by = Scoring{StrategyID: c.Strategy}
	if c.Focus != "" {
		s.by.Node = &c.Focus
	}
	if c.Continue {
		if s.used == nil {
			s.used = map[string]int{}
		}
		s.used[c.Strategy]++ // of which the question that follows is the latest
		s.tracker.Chose(s.number(), c.Strategy, c.Focus)
	} else {
		s.reason, s.by = c.Ended, Scoring{}
	}
}

func (s *sitting) foldAsked(a Asked) {
	s.asked, s.waiting = a, false
	s.before.Add(a.Question)
	switch a.Purpose {
	case CloseWith:
		s.status = Closing
	case Farewell:
		if s.status != Declined {
			s.status = Ended
		}
	case OpenWith, FollowUp:
	}
}

// pay adds what a call used to what the session has spent.
func (s *sitting) pay(c Call) {
	if c.Usage != nil {
		s.spent = s.spent.Add(*c.Usage)
	}
}

// UsageOf is what a model used for what an event brought in, if a model was asked.
func UsageOf(e session.Event) (llm.Usage, bool) {
	switch e.Type {
	case eventExtract, eventCompared, eventRated, eventWorded:
	default:
		return llm.Usage{}, false
	}
	var used llm.Usage
	known := false
	err := foldReply(e, func(r struct {
		Call Call `json:"call"`
	},
	) {
		if r.Call.Usage != nil {
			used, known = *r.Call.Usage, true
		}
	})
	return used, known && err == nil
}
