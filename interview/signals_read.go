package interview

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// detector reads one signal. Exactly one of its fields is set, as the signal's scope has it.
type detector struct {
	global   func(*moment) (Reading, error)
	strategy func(x *moment, strategy string) Reading
	node     func(x *moment, at int32) Reading
	pair     func(x *moment, at int32, strategy int16) uint8
}

// moment is all that detectors may look at. Those of meta signals also see what the others have read.
type moment struct {
	m         *Methodology
	g         *Graph
	t         *Tracker
	state     GraphState
	canonical CanonicalState
	rating    *Rating
	turn      int
	levels    int   // how many there are
	top       int16 // the highest
	nodes     []int32
	board     *Board
}

// ReadBoard reads all signals that the methodology declares, after the answer of a turn has grown the graph and was rated,
// and before the next question is chosen. Superseded concepts have no place on it. A signal that cannot be read is left out,
// costs no other, and is listed with why. The rating may be nil.
func ReadBoard(m *Methodology, g *Graph, canonical CanonicalState, t *Tracker, turn int, r *Rating) (*Board, []string) {
	return readBoard(&detectors, newMoment(m, g, canonical, t, turn, r))
}

func newMoment(m *Methodology, g *Graph, canonical CanonicalState, t *Tracker, turn int, r *Rating) *moment {
	x := &moment{m: m, g: g, t: t, state: g.Measure(), canonical: canonical, rating: r, turn: turn}
	seen := map[int]bool{}
	for _, n := range m.Ontology.Nodes {
		if n.Level > 0 {
			seen[n.Level] = true
			x.top = max(x.top, int16(n.Level))
		}
	}
	x.levels = len(seen)
	for i := range g.concepts {
		if g.concepts[i].SupersededBy == "" {
			x.nodes = append(x.nodes, int32(i))
		}
	}
	return x
}

// readBoard has two passes: meta signals come after those that they are made of.
func readBoard(by *[signalCount]detector, x *moment) (*Board, []string) {
	x.board = emptyBoard(x)
	var failures []string
	for _, meta := range []bool{false, true} {
		for i := range signalList {
			s := &signalList[i]
			if strings.HasPrefix(s.Name, "meta.") != meta || len(x.m.Signals) > 0 && !slices.Contains(x.m.Signals, s.Name) {
				continue
			}
			if err := x.read(i, &by[i]); err != nil {
				x.blank(i, s.Scope)
				failures = append(failures, s.Name+": "+err.Error())
			}
		}
	}
	for _, at := range x.nodes {
		if x.t.exhausted(at, x.turn) {
			x.board.Exhausted++
		}
	}
	return x.board, failures
}

// read reads one signal wherever it has a reading. A panic is an error of its own.
func (x *moment) read(i int, d *detector) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	b := x.board
	switch {
	case d.global != nil:
		b.Global[i], err = d.global(x)
	case d.strategy != nil:
		for k := range x.m.Strategies {
			b.Strategy[k][i] = d.strategy(x, x.m.Strategies[k].ID)
		}
	case d.node != nil:
		for k, at := range x.nodes {
			b.Nodes[k].Readings[i] = d.node(x, at)
		}
	case d.pair != nil:
		x.readPairs(d)
	}
	return err
}

// readPairs reads a signal for every concept that was ever in focus, and every strategy; all others have no repetition.
func (x *moment) readPairs(d *detector) {
	for k, at := range x.nodes {
		if x.t.engagement(at) == nil {
			continue
		}
		values := make([]uint8, len(x.m.Strategies))
		for s := range x.m.Strategies {
			values[s] = d.pair(x, at, int16(s))
		}
		x.board.Nodes[k].Repetition = values
	}
}

// blank takes back what a detector read before it failed.
func (x *moment) blank(i int, scope Scope) {
	b := x.board
	switch scope {
	case Global:
		b.Global[i] = noReading
	case PerStrategy:
		for k := range b.Strategy {
			b.Strategy[k][i] = noReading
		}
	case PerNode:
		for k := range b.Nodes {
			b.Nodes[k].Readings[i] = noReading
		}
	case PerPair:
		for k := range b.Nodes {
			b.Nodes[k].Repetition = nil
		}
	}
}

// emptyBoard has a place for every reading and none in it.
func emptyBoard(x *moment) *Board {
	rows := 1 + len(x.m.Strategies) + len(x.nodes)
	all := slices.Repeat([]Reading{noReading}, rows*signalCount)
	row := func() []Reading {
		r := all[:signalCount:signalCount]
		all = all[signalCount:]
		return r
	}
	b := &Board{Phase: x.m.Boundaries.phase(x.state.NodeCount), Global: row(), Nodes: make([]NodeBoard, len(x.nodes)), Deepened: x.g.deepened}
	for range x.m.Strategies {
		b.Strategy = append(b.Strategy, row())
	}
	for k, at := range x.nodes {
		b.Nodes[k] = NodeBoard{ID: x.g.concepts[at].ID, Readings: row()}
	}
	return b
}

// phase is how far an interview with so many concepts is.
func (b Boundaries) phase(concepts int) Phase {
	switch {
	case concepts < b.EarlyMaxNodes:
		return Early
	case concepts < b.MidMaxNodes:
		return Mid
	}
	return Late
}

// GlobalValues are the readings that are the same for all strategies and concepts, by the signals' names: numbers, booleans
// and the names of categories. What was not read is left out.
func GlobalValues(b *Board) map[string]any {
	values := map[string]any{}
	for i, r := range b.Global {
		if s := &signalList[i]; s.Scope == Global && !math.IsNaN(float64(r)) {
			values[s.Name] = s.value(r)
		}
	}
	return values
}

// value is a reading as people write it.
func (s *Signal) value(r Reading) any {
	switch s.Type {
	case Bool:
		return r != 0
	case Category:
		return s.Values[int(r)]
	}
	return float64(r)
}
