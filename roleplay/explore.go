package roleplay

import (
	"fmt"
	"slices"
)

// mostStates bounds an exploration; past it, a proof would take more memory than an answer is worth.
const mostStates = 2 << 20

// endlessStay is how many exchanges at one node are taken for staying there forever. No document can ask for as many.
const endlessStay = 1000

// TooLargeError says that a walk has more states than can be explored.
type TooLargeError struct{ Most int }

// Error says what to do about it.
func (e *TooLargeError) Error() string {
	return fmt.Sprintf("the walk has more than %d states; use fewer conditional edges, fewer turns or fewer nodes", e.Most)
}

// space is every state that a walk can come to from its start, in the order of the fewest exchanges it takes, and where
// each leads.
type space struct {
	walk    *Walk
	reports [][]Report // those that a node tells apart
	every   []int      // how many reports can be made at a node
	// project maps a state to the one that stands for it, and must commute with Step; nil for each its own.
	project func(State) State

	states      []State
	parent      []int32 // the state from which one was first reached; -1 for the start
	first       []int32 // where the successors of each state begin in next; one more than there are states
	next        []int32 // successors, each once
	led         []int32 // the state that was noted last to lead to each; -1 for none
	index       table
	transitions int
	stuck       int // the first state that stays at a node forever, or -1
	faults      [ruleCount]fault
}

// transition is one step of the walk under one report.
type transition struct {
	from, to State
	report   Report
	decision Decision
}

// fault is the first transition that breaks a rule.
type fault struct {
	state  int // where it begins; -1 if there is none
	report Report
}

// explore finds every state by Step itself, under every report, breadth first, and notes the first transition that breaks each
// rule.
func explore(w *Walk, project func(State) State, most int) (*space, error) {
	s := &space{walk: w, project: project, stuck: -1, first: []int32{0}}
	for i := range w.Nodes {
		reports, every := essences(&w.Nodes[i])
		s.reports, s.every = append(s.reports, reports), append(s.every, every)
	}
	for i := range s.faults {
		s.faults[i].state = -1
	}
	s.add(&State{}, 0, -1)
	for at := 0; at < len(s.states); at++ {
		s.expand(at)
		if len(s.states) > most {
			return nil, &TooLargeError{Most: most}
		}
	}
	return s, nil
}

// expand takes every step from a state.
func (s *space) expand(at int) {
	from := s.states[at]
	switch {
	case from.Ended:
	case from.Turns > endlessStay:
		if s.stuck < 0 {
			s.stuck = at
		}
	default:
		s.transitions += s.every[from.Node]
		t := transition{from: from}
		for i, r := range s.reports[from.Node] {
			t.to, t.report = t.from, r
			s.walk.step(&t.to, r, &t.decision)
			if broken := s.walk.broken(&t); broken != 0 {
				s.note(at, r, broken)
			}
			if s.project != nil {
				t.to = s.project(t.to)
			}
			s.lead(int32(at), s.add(&t.to, i/engagements, int32(at)))
		}
	}
	s.first = append(s.first, int32(len(s.next)))
}

// projected is the state that stands for another.
func (s *space) projected(at State) State {
	if s.project == nil {
		return at
	}
	return s.project(at)
}

// note keeps the first transition that breaks each rule.
func (s *space) note(at int, r Report, broken uint8) {
	for i := range s.faults {
		if broken&(1<<i) != 0 && s.faults[i].state < 0 {
			s.faults[i] = fault{at, r}
		}
	}
}

// add returns the number of a state, a new one if it was not seen before. What is alike in kind is looked for where its like was
// found last.
func (s *space) add(state *State, kind int, parent int32) int32 {
	number := s.index.number(state, kind)
	if *number == 0 {
		s.states = append(s.states, *state)
		s.parent = append(s.parent, parent)
		s.led = append(s.led, -1)
		*number = int32(len(s.states))
	}
	return *number - 1
}

// number is that of a state which was seen.
func (s *space) number(at State) int32 {
	at = s.projected(at)
	return *s.index.number(&at, 0) - 1
}

// lead notes a successor of the state that is expanded, once.
func (s *space) lead(at, to int32) {
	if s.led[to] == at {
		return
	}
	s.led[to] = at
	if len(s.next) == cap(s.next) {
		s.next = slices.Grow(s.next, max(1<<10, len(s.next))) // there will be several times as many as states
	}
	s.next = append(s.next, to)
}

// after lists the successors of a state.
func (s *space) after(state int) []int32 { return s.next[s.first[state]:s.first[state+1]] }

// path lists the states on a shortest way from the start to a state, both included.
func (s *space) path(to int) []int {
	var back []int
	for at := int32(to); at >= 0; at = s.parent[at] {
		back = append(back, int(at))
	}
	for i, j := 0, len(back)-1; i < j; i, j = i+1, j-1 {
		back[i], back[j] = back[j], back[i]
	}
	return back
}

// reportsAlong finds a report for each step of a way through states.
func (s *space) reportsAlong(path []int) []Report {
	var all []Report
	for i := 1; i < len(path); i++ {
		from, want := s.states[path[i-1]], s.states[path[i]]
		for _, r := range s.reports[from.Node] {
			if to, _ := s.walk.Step(from, r); s.projected(to) == want {
				all = append(all, r)
				break
			}
		}
	}
	return all
}

// engagements is how many scores an exchange can have. Reports that differ in it alone stand next to each other.
const engagements = 5

// essences lists the reports that a node tells apart, the plain ones first, and counts all that can be made.
func essences(n *Stop) (kinds []Report, every int) {
	known := map[Report]bool{}
	for _, skip := range []bool{false, true} {
		for choice := range int8(len(n.Options) + 1) {
			for bits := range 8 {
				for _, engagement := range [engagements]int8{0, 1, 2, -1, -2} {
					r := Report{Satisfied: bits&1 > 0, Evidence: bits&2 > 0, Detour: bits&4 > 0, Engagement: engagement, Choice: choice, Skip: skip}
					every++
					if e := n.essence(r); !known[e] {
						known[e] = true
						kinds = append(kinds, e)
					}
				}
			}
		}
	}
	return kinds, every
}

// essence is the plainest report that this node takes as it takes r: a detour never matters, a choice only at a pivot, evidence
// only at a gate, and next to a skip or at the end nothing but the engagement.
func (n *Stop) essence(r Report) Report {
	e := Report{Engagement: min(max(r.Engagement, -2), 2)}
	switch {
	case n.Advance < 0:
	case r.Skip:
		e.Skip = true
	case n.Gate:
		e.Satisfied, e.Evidence = r.Satisfied, r.Evidence
		if n.Pivot > 0 {
			e.Choice = r.Choice
		}
	case n.Pivot > 0:
		e.Choice = r.Choice
	default:
		e.Satisfied, e.Evidence = r.Satisfied, r.Satisfied
	}
	return e
}
