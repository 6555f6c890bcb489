package game

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Apply folds what came of one move.
func (s *State) Apply(events []Event) {
	s.Moves++
	s.Last = events
	for _, e := range events {
		s.apply(e)
	}
}

func (s *State) apply(e Event) {
	run := s.run()
	p := run.Mechanics[e.Mechanic]
	switch e.What {
	case Began:
		run.Started = e.At
	case Moved:
		run.Scene, run.Mechanic, run.Phase, run.Clock = e.Scene, e.Mechanic, e.Phase, 0
	case Reset:
		run.reset(e, p)
	case Clocked:
		run.Clock, run.Phase = e.At, PhasePlaying
	case Gated:
		run.gate(e.Gate.At, *e.Gate)
	case Phased:
		run.Phase = e.Phase
	case Clocks:
		s.Timer = e.Mode
	case Practice:
		s.Again = &Run{}
	case Finished:
		run.Phase, run.Ended, run.Mechanic = PhaseEnded, e.At, ""
		if s.Again != nil {
			s.Again = nil
			s.Rounds++
		}
	default:
		if p != nil {
			run.progress(p, e)
		}
	}
}

// progress applies what concerns one mechanic.
func (r *Run) progress(p *Progress, e Event) {
	switch e.What {
	case Answered:
		r.answered(p, e)
	case Hinted:
		if e.Node != "" {
			p.Asked++
			return
		}
		p.Items[e.Index].Hints++
		p.Items[e.Index].Spent++
	case SetAside:
		p.Aside = append(p.Aside, e.Item)
		r.Mistakes = append(r.Mistakes, Mistake{Mechanic: e.Mechanic, Item: e.Item, Given: e.Given})
	case Turned:
		p.Open = append(p.Open, e.Item)
		if !slices.Contains(p.Seen, e.Item) {
			p.Seen = append(p.Seen, e.Item)
		}
	case Covered:
		p.Open = nil
	case Ordered:
		p.Order = e.Given
	case Decided:
		p.Chosen = append(p.Chosen, Decision{Node: p.Node, Option: e.Item, Points: e.Points, Hints: p.Asked})
		if e.Result != ItemRight {
			r.Mistakes = append(r.Mistakes, Mistake{Mechanic: e.Mechanic, Item: p.Node, Given: []string{e.Item}})
		}
		p.Node, p.Asked = e.Node, 0
	case Closed:
		p.Done, p.Bonus, r.Clock = true, e.Points, 0
		for i := range p.Items {
			if p.Items[i].Result == "" {
				p.Items[i].Result = ItemLeft
			}
		}
	}
}

func (r *Run) answered(p *Progress, e Event) {
	item := &p.Items[e.Index]
	if e.Tone == ToneWrong {
		item.Spent++
		item.Tried = append(item.Tried, strings.Join(e.Given, " "))
		r.Mistakes = append(r.Mistakes, Mistake{Mechanic: e.Mechanic, Item: e.Item, Given: e.Given})
	}
	if e.Result != "" {
		item.Result, item.Points, item.Answer = e.Result, e.Points, e.Answer
		p.Settled = append(p.Settled, e.Item)
	}
}

// reset begins an attempt at a mechanic. The best of those before is kept.
func (r *Run) reset(e Event, before *Progress) {
	p := &Progress{Items: slices.Clone(e.Items), Node: e.Node}
	if before != nil {
		p.Attempt, p.Kept = before.Attempt+1, before.Kept
		if score := before.score(); p.Kept == nil || score > p.Kept.Score {
			p.Kept = &Attempt{Score: score, Items: before.Items, Chosen: before.Chosen}
		}
	}
	if r.Mechanics == nil {
		r.Mechanics = map[MechanicID]*Progress{}
	}
	r.Mechanics[e.Mechanic] = p
}

func (r *Run) gate(at string, set ...GateState) GateState {
	i := slices.IndexFunc(r.Gates, func(g GateState) bool { return g.At == at })
	switch {
	case len(set) > 0 && i >= 0:
		r.Gates[i] = set[0]
		return set[0]
	case len(set) > 0:
		r.Gates = append(r.Gates, set[0])
		return set[0]
	case i >= 0:
		return r.Gates[i]
	default:
		return GateState{At: at}
	}
}

// run is the one that moves are made in.
func (s *State) run() *Run {
	if s.Again != nil {
		return s.Again
	}
	return &s.Run
}

// score is what the current attempt has brought.
func (p *Progress) score() int { return scoreOf(p.Items, p.Chosen) }

func scoreOf(items []ItemState, chosen []Decision) int {
	sum := 0
	for _, item := range items {
		sum += item.Points
	}
	for _, d := range chosen {
		sum += d.Points
	}
	return sum
}

// counted is the attempt that counts: the best so far.
func (p *Progress) counted() Attempt {
	if score := p.score(); p.Kept == nil || score >= p.Kept.Score {
		return Attempt{Score: score, Items: p.Items, Chosen: p.Chosen}
	}
	return *p.Kept
}

// Score is what the recorded run has brought so far.
func (s *State) Score() int {
	sum := 0
	for _, p := range s.Run.Mechanics {
		sum += p.counted().Score
	}
	return sum
}

// Bonus is what was earned for time left over. It is no part of the score.
func (s *State) Bonus() int {
	sum := 0
	for _, p := range s.Run.Mechanics {
		sum += p.Bonus
	}
	return sum
}

// Ended reports whether the recorded run is over.
func (s *State) Ended() bool { return s.Run.Phase == PhaseEnded }

// clone copies all that a move can change.
func (s State) clone() State {
	s.Run = s.Run.clone()
	if s.Again != nil {
		again := s.Again.clone()
		s.Again = &again
	}
	return s
}

func (r Run) clone() Run {
	r.Mechanics = maps.Clone(r.Mechanics)
	if p := r.Mechanics[r.Mechanic]; p != nil { // only where the run stands can anything change
		r.Mechanics[r.Mechanic] = p.clone()
	}
	r.Gates = slices.Clone(r.Gates)
	r.Mistakes = slices.Clip(r.Mistakes)
	return r
}

func (p *Progress) clone() *Progress {
	c := *p
	c.Items = slices.Clone(p.Items)
	for i := range c.Items {
		c.Items[i].Tried = slices.Clip(c.Items[i].Tried)
	}
	c.Settled, c.Aside, c.Chosen = slices.Clip(p.Settled), slices.Clip(p.Aside), slices.Clip(p.Chosen)
	c.Open, c.Seen = slices.Clip(p.Open), slices.Clip(p.Seen)
	return &c
}

// sound checks that events speak of what the key has, so that folding a damaged log ends in an error.
func (s *State) sound(k *Key, events []Event) error {
	for _, e := range events {
		key, ok := k.Mechanics[e.Mechanic]
		switch {
		case e.Mechanic != "" && !ok:
			return fmt.Errorf("the game has no mechanic %q", e.Mechanic)
		case e.Index < 0 || e.Index > 0 && e.Index >= len(key.Items), e.What == Reset && len(e.Items) != len(key.Items), e.What == Gated && e.Gate == nil:
			return fmt.Errorf("an event %q does not fit the game", e.What)
		}
	}
	return nil
}
