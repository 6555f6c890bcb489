package roleplay

import "fmt"

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
	s.add(State{}, -1)
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
	begin := len(s.next)
	switch {
	case from.Ended:
	case from.Turns > endlessStay:
		if s.stuck < 0 {
			s.stuck = at
		}
	default:
		s.transitions += s.every[from.Node]
		t := transition{from: from}
		for _, t.report = range s.reports[from.Node] {
			t.to, t.decision = s.walk.Step(from, t.report)
			if broken := s.walk.broken(&t); broken != 0 {
				s.note(at, t.report, broken)
			}
			s.lead(begin, s.add(s.projected(t.to), int32(at)))
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

// add returns the number of a state, a new one if it was not seen before.
func (s *space) add(state State, parent int32) int32 {
	number := s.index.number(state)
	if *number == 0 {
		s.states = append(s.states, state)
		s.parent = append(s.parent, parent)
		*number = int32(len(s.states))
	}
	return *number - 1
}

// lead notes a successor of the state whose successors begin at begin, once.
func (s *space) lead(begin int, to int32) {
	for _, each := range s.next[begin:] {
		if each == to {
			return
		}
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

// essences lists the reports that a node tells apart, the plain ones first, and counts all that can be made.
func essences(n *Stop) (kinds []Report, every int) {
	known := map[Report]bool{}
	for _, skip := range []bool{false, true} {
		for choice := range int8(len(n.Options) + 1) {
			for bits := range 8 {
				for _, engagement := range []int8{0, 1, 2, -1, -2} {
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
