package playtest

import (
	"context"
	"encoding/json"
	"fmt"

	"throughline/interview"
	"throughline/session"
)

// Room is where interviews are held: a host that knows the kind, and the log it keeps.
type Room struct {
	Host *session.Host
	Log  session.Log
}

// Report is what one interview came to.
type Report struct {
	Study   string
	Persona Persona
	Seed    uint64
	Most    int // how many answers it might have had
	Turns   []Turn
	Outcome interview.Outcome
}

// Turn is one question with its answer and what the answer came to. Strategy and Focus are those the question came from.
type Turn struct {
	Question string
	Strategy string
	Focus    interview.ConceptID
	Answer   string
	New      int // concepts
	Graph    interview.GraphState
}

// mostInputs ends an interview that does not end by itself. No study asks for as many answers.
const mostInputs = 128

// Interview holds one interview of a study with a simulated respondent, from consent to thanks.
func (r Room) Interview(ctx context.Context, study []byte, persona Persona, seed uint64) (Report, error) {
	parsed, methodology, found := interview.ParseStudy("study", study, nil)
	if parsed == nil {
		return Report{}, found
	}
	person, err := NewRespondent(parsed.ID, parsed.Concept, persona, seed)
	if err != nil {
		return Report{}, err
	}
	opening, found := interview.NewOpening("study", study, nil)
	if found.HasErrors() {
		return Report{}, found
	}
	opened, err := r.Host.Open(ctx, opening, "")
	if err != nil {
		return Report{}, fmt.Errorf("open an interview on %q: %w", parsed.ID, err)
	}
	s := &seat{room: r, id: opened.Head.ID, version: opened.Head.Version, person: person}
	s.report = Report{Study: parsed.ID, Persona: persona, Seed: seed, Most: parsed.MaxTurns}
	if s.report.Most == 0 {
		s.report.Most = methodology.Limits.MaxTurns
	}
	if err := s.sit(ctx); err != nil {
		return s.report, fmt.Errorf("interview a %s person (seed %d) on %q: %w", persona, seed, parsed.ID, err)
	}
	return s.report, nil
}

// seat is one interview while it is held.
type seat struct {
	room    Room
	id      session.ID
	version int64
	person  *Respondent
	view    interview.View
	by      interview.Scoring // what the open question came from
	report  Report
}

// sit consents and answers until there is no question.
func (s *seat) sit(ctx context.Context) error {
	yes := true
	if _, err := s.take(ctx, interview.Input{Consent: &yes}); err != nil {
		return err
	}
	for range mostInputs {
		if s.view.Status != interview.Asking {
			break
		}
		if err := s.answer(ctx); err != nil {
			return err
		}
	}
	if s.view.Status == interview.Closing {
		if _, err := s.take(ctx, interview.Input{Answer: "No, that was all. Thank you."}); err != nil {
			return err
		}
	}
	_, result, err := s.room.Host.Result(ctx, s.id)
	if err != nil {
		return err
	}
	s.report.Outcome = result.Outcome.(interview.Outcome)
	return nil
}

// answer answers the open question and notes what came of it.
func (s *seat) answer(ctx context.Context) error {
	t := Turn{Question: s.view.Question, Strategy: s.by.StrategyID}
	if s.by.Node != nil {
		t.Focus = *s.by.Node
	}
	t.Answer = s.person.Answer(t.Question)
	result, err := s.take(ctx, interview.Input{Answer: t.Answer})
	if err != nil {
		return err
	}
	t.New, t.Graph, s.by = len(result.Extracted.Concepts), result.GraphState, result.Scoring
	s.report.Turns = append(s.report.Turns, t)
	return nil
}

// take takes one turn to its end.
func (s *seat) take(ctx context.Context, in interview.Input) (interview.TurnResult, error) {
	raw, err := json.Marshal(in)
	if err != nil {
		return interview.TurnResult{}, err
	}
	flight, err := s.room.Host.Advance(ctx, s.id, session.Request{Input: raw})
	if err != nil {
		return interview.TurnResult{}, err
	}
	after, err := flight.Wait(ctx)
	if err != nil {
		return interview.TurnResult{}, err
	}
	events, err := s.room.Log.Events(ctx, s.id, s.version, 0)
	if err != nil {
		return interview.TurnResult{}, err
	}
	s.view, s.version = after.View.(interview.View), after.Head.Version
	result, _ := interview.ResultOf(events)
	return result, nil
}
