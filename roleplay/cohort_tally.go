package roleplay

import (
	"cmp"
	"slices"

	"throughline/session"
)

// tally is a cohort in the making.
type tally struct {
	out       Cohort
	exchanges []int
	best      int
	facts     map[string]int // where each stands in out
	gates     map[string]int
	talks     map[string]int
	spoken    [][]int // exchanges, by talk
}

func newTally(text []byte) *tally {
	c := &tally{facts: map[string]int{}, gates: map[string]int{}, talks: map[string]int{}}
	c.out = Cohort{Kind: kindName, Decisions: []OptionShare{}, Facts: []FactShare{}, Gates: []GateShare{}, Talks: []TalkShare{}}
	var s Scenario
	if len(text) > 0 {
		_, _ = read("", text, ScenarioKind, &s) // what mistakes leave of it
	}
	for _, o := range s.Decision.Options {
		c.out.Decisions = append(c.out.Decisions, OptionShare{Option: o.ID, Label: o.Label, Best: o.ID == s.Decision.Best, Who: []session.ID{}})
	}
	return c
}

func (c *tally) add(who session.ID, d *Debrief) {
	c.out.People++
	if d.Finished {
		c.out.Finished++
		c.exchanges = append(c.exchanges, d.Exchanges)
	}
	if d.Call != nil {
		c.call(who, d.Call)
	}
	for _, f := range d.Facts {
		c.fact(who, f, d.Finished)
	}
	for _, t := range d.Talks {
		c.talk(who, t)
	}
}

func (c *tally) call(who session.ID, call *CallLine) {
	i := slices.IndexFunc(c.out.Decisions, func(o OptionShare) bool { return o.Option == call.Option })
	if i < 0 { // an option that the scenario no longer has
		i = len(c.out.Decisions)
		c.out.Decisions = append(c.out.Decisions, OptionShare{Option: call.Option, Label: call.Label, Best: call.Option == call.Best, Who: []session.ID{}})
	}
	c.out.Decisions[i].People++
	c.out.Decisions[i].Who = append(c.out.Decisions[i].Who, who)
	if call.Option == call.Best {
		c.best++
	}
}

func (c *tally) fact(who session.ID, f FactLine, finished bool) {
	key := f.Character + "\x00" + f.Fact
	i, seen := c.facts[key]
	if !seen {
		i = len(c.out.Facts)
		c.facts[key] = i
		c.out.Facts = append(c.out.Facts, FactShare{Character: f.Character, Name: f.Name, Fact: f.Fact, MissedBy: []session.ID{}})
	}
	share := &c.out.Facts[i]
	switch f.Fate {
	case FateAcknowledged:
		share.Acknowledged++
	case FateSurfaced:
		share.Surfaced++
	case FateUnheard:
		share.Unheard++
	case FateUnmet:
		share.Unmet++
	}
	if finished && f.Fate != FateAcknowledged {
		share.Missed++
		share.MissedBy = append(share.MissedBy, who)
	}
}

func (c *tally) talk(who session.ID, t TalkLine) {
	i, seen := c.talks[t.Character]
	if !seen {
		i = len(c.out.Talks)
		c.talks[t.Character] = i
		c.out.Talks = append(c.out.Talks, TalkShare{Character: t.Character, Name: t.Name})
		c.spoken = append(c.spoken, nil)
	}
	if !t.Met {
		return
	}
	share := &c.out.Talks[i]
	share.Met++
	c.spoken[i] = append(c.spoken[i], t.Exchanges)
	if t.Ended {
		share.Ended++
	}
	if t.Forced {
		share.Forced++
	}
	share.Standing.add(t.Standing)
	for _, v := range t.Path {
		if v.Gate {
			c.gate(who, t, v)
		}
	}
}

func (c *tally) gate(who session.ID, t TalkLine, v Visit) {
	key := t.Character + "\x00" + v.Node
	i, seen := c.gates[key]
	if !seen {
		i = len(c.out.Gates)
		c.gates[key] = i
		c.out.Gates = append(c.out.Gates, GateShare{Character: t.Character, Name: t.Name, Node: v.Node, Holds: []GateHold{}})
	}
	share := &c.out.Gates[i]
	share.Came++
	switch {
	case v.Satisfied:
		share.Passed++
	case v.Left != "":
		share.Forced++
	}
	if v.Held > 0 {
		share.Holds = append(share.Holds, GateHold{Who: who, Exchanges: v.Held, There: v.Left == ""})
	}
}

// add counts where a standing is now; one that never moved is neutral.
func (s *StandingShare) add(over []StandingPoint) {
	state := Standing(0).State()
	if len(over) > 0 {
		state = over[len(over)-1].State
	}
	switch state {
	case "hostile":
		s.Hostile++
	case "strained":
		s.Strained++
	case "cooperative":
		s.Cooperative++
	case "trusting":
		s.Trusting++
	default:
		s.Neutral++
	}
}

func (c *tally) cohort() Cohort {
	out := c.out
	out.Exchanges = spread(c.exchanges)
	if out.Finished > 0 {
		out.Best = float64(c.best) / float64(out.Finished)
	}
	for i := range out.Talks {
		out.Talks[i].Exchanges = spread(c.spoken[i])
	}
	slices.SortStableFunc(out.Facts, func(a, b FactShare) int { return cmp.Compare(b.Missed, a.Missed) })
	for _, g := range out.Gates {
		slices.SortStableFunc(g.Holds, func(a, b GateHold) int { return cmp.Compare(b.Exchanges, a.Exchanges) })
	}
	slices.SortStableFunc(out.Gates, func(a, b GateShare) int { return cmp.Compare(len(b.Holds), len(a.Holds)) })
	return out
}

func spread(of []int) Spread {
	if len(of) == 0 {
		return Spread{}
	}
	slices.Sort(of)
	middle := float64(of[len(of)/2])
	if len(of)%2 == 0 {
		middle = float64(of[len(of)/2-1]+of[len(of)/2]) / 2
	}
	return Spread{Least: of[0], Median: middle, Most: of[len(of)-1]}
}
