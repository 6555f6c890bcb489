package interview

import "slices"

// Tracker follows how concepts fare over an interview: what was asked about them, how it was answered, what came of it. It
// is folded from the log, turn by turn: Grew and Rated for an answer, then Chose for the next question. It keeps turns
// rather than counters that tick, so that a turn costs the same however many concepts there are.
type Tracker struct {
	nodes      []trackedNode
	ends       [][2]int32   // of all links but revisions
	engaged    []engagement // of the concepts that were ever in focus
	focus      int32        // of the latest question
	asked      int          // the turn of the latest question
	turn       int          // the latest turn
	strategies []string     // in the order of their first use
	history    []int16      // the strategy of every question
	answers    []uint8      // how deep every rated answer went
	yielded    int          // the latest turn in which the graph grew
}

// trackedNode is what is kept of every concept.
type trackedNode struct {
	label   string
	created int32
	engaged int32 // where in engaged; nowhere when it never was in focus
}

// engagement is what is kept of a concept that was in focus.
type engagement struct {
	focused, lastFocus, streak int32
	yields, lastYield          int32
	pending                    bool // no answer about it has added anything since it was last in focus
	last                       int16
	running                    int32 // how often the last strategy was used on it, running
	uses                       []strategyUse
	depths                     []uint8
}

// strategyUse is how often a strategy was used on a concept.
type strategyUse struct {
	strategy int16
	times    int32
}

// responseDepths in order; a depth is kept as its index.
var responseDepths = []ResponseDepth{Surface, Shallow, Moderate, Deep}

// deepAnswer is the index of Deep, lastShallow that of the deepest answer that still counts as shallow.
const (
	lastShallow = 1
	deepAnswer  = 3
)

// NewTracker follows an interview under a methodology from its start.
func NewTracker(m *Methodology) *Tracker {
	t := &Tracker{focus: nowhere}
	for i := range m.Strategies {
		t.strategies = append(t.strategies, m.Strategies[i].ID)
	}
	return t
}

// Grew takes in what the answer of a turn added. The credit goes to the concept that the answered question was about.
func (t *Tracker) Grew(turn int, g Growth) {
	t.turn = max(t.turn, turn)
	t.nodes, t.ends = roomFor(t.nodes, len(g.Concepts)), roomFor(t.ends, len(g.Links))
	for _, c := range g.Concepts {
		t.nodes = append(t.nodes, trackedNode{label: c.Label, created: int32(turn), engaged: nowhere})
	}
	for _, l := range g.Links {
		if from, to := t.at(l.From), t.at(l.To); l.Type != Revises && from != to && from != nowhere && to != nowhere {
			t.ends = append(t.ends, [2]int32{from, to})
		}
	}
	if !g.Yield() {
		return
	}
	t.yielded = turn
	if e := t.engagement(t.focus); e != nil {
		e.yields++
		e.lastYield = int32(turn)
		e.pending = false
	}
}

// Rated takes in how deep the answer of a turn went. It belongs to the concept that the answered question was about. What
// could not be rated leaves no trace.
func (t *Tracker) Rated(turn int, d ResponseDepth) {
	t.turn = max(t.turn, turn)
	depth := slices.Index(responseDepths, d)
	if depth < 0 {
		return
	}
	t.answers = append(t.answers, uint8(depth))
	if e := t.engagement(t.focus); e != nil {
		e.depths = append(e.depths, uint8(depth))
	}
}

// Chose takes in what the next question will be about: a strategy, and a concept unless it is free. Whatever else was in
// focus has lost it.
func (t *Tracker) Chose(turn int, strategy string, focus ConceptID) {
	t.turn, t.asked = max(t.turn, turn), turn
	used := t.strategy(strategy)
	t.history = append(t.history, used)
	at := t.at(focus)
	if before := t.engagement(t.focus); before != nil && at != t.focus {
		before.streak = 0
	}
	t.focus = at
	if at == nowhere {
		return
	}
	if t.nodes[at].engaged == nowhere {
		t.nodes[at].engaged = int32(len(t.engaged))
		t.engaged = append(roomFor(t.engaged, 1), engagement{last: -1})
	}
	e := t.engagement(at)
	e.focused++
	e.streak++
	e.lastFocus, e.pending = int32(turn), true
	if e.last != used {
		e.last, e.running = used, 0
	}
	e.running++
	for i := range e.uses {
		if e.uses[i].strategy == used {
			e.uses[i].times++
			return
		}
	}
	e.uses = append(e.uses, strategyUse{used, 1})
}

// History is the strategies of the latest questions, at most so many, oldest first.
func (t *Tracker) History(most int) []string {
	latest := t.history[max(0, len(t.history)-most):]
	names := make([]string, len(latest))
	for i, s := range latest {
		names[i] = t.strategies[s]
	}
	return names
}

// strategy is the number of a strategy. One that the methodology does not have, as in an older log, gets one of its own.
func (t *Tracker) strategy(id string) int16 {
	i := slices.Index(t.strategies, id)
	if i < 0 {
		i = len(t.strategies)
		t.strategies = append(t.strategies, id)
	}
	return int16(i)
}

func (t *Tracker) at(id ConceptID) int32 { return numbered(string(id), "c", len(t.nodes)) }

// engagement is what is kept of a concept, or nil when it never was in focus.
func (t *Tracker) engagement(at int32) *engagement {
	if at == nowhere || t.nodes[at].engaged == nowhere {
		return nil
	}
	return &t.engaged[t.nodes[at].engaged]
}
