package interview

import (
	"encoding/json"
	"strings"

	"throughline/session"
)

// ResultOf puts together what a turn came to from its events, or reports false when they are not those of an answer.
func ResultOf(events []session.Event) (TurnResult, bool) {
	r := TurnResult{
		Extracted: Extracted{Concepts: []Concept{}, Relationships: []Link{}}, StrategyAlternatives: []Ranked{}, Stages: []Stage{},
	}
	chosen := false
	for _, e := range events {
		switch e.Type {
		case eventGrew:
			_ = foldBody(e, r.addGrowth)
		case eventChose:
			chosen = foldBody(e, r.addChoice) == nil
		case eventAsked:
			_ = foldBody(e, func(a Asked) { r.NextQuestion = a.Question })
		case eventTimed:
			_ = foldReply(e, func(t Timed) { r.Stages, r.LatencyMS = t.Stages, t.Micros/1000 })
		}
	}
	return r, chosen
}

func (r *TurnResult) addGrowth(g Growth) {
	r.Extracted.Concepts = append(r.Extracted.Concepts, g.Concepts...)
	r.Extracted.Relationships = append(r.Extracted.Relationships, g.Links...)
}

func (r *TurnResult) addChoice(c Choice) {
	r.TurnNumber, r.GraphState = c.Graph.TurnCount, c.Graph
	r.Signals, r.StrategyAlternatives = c.Signals, c.Ranking
	r.CanonicalGraph, r.GraphComparison = c.Canonical.shown(), c.Comparison
	r.ShouldContinue = c.Continue
	r.Scoring = Scoring{StrategyID: c.Strategy, Score: c.Score, Reasoning: strings.Join(c.Reasons, " ")}
	if c.Focus != "" {
		r.Scoring.Node = &c.Focus
	}
	if c.Strategy != "" {
		r.StrategySelected = &c.Strategy
	}
	if c.Ended != "" {
		r.TerminationReason = &c.Ended
	}
}

// ChoiceOf reads a Choice from its event, for those who look into a turn.
func ChoiceOf(e session.Event) (c Choice, ok bool) {
	return c, e.Type == eventChose && json.Unmarshal(e.Body, &c) == nil
}
