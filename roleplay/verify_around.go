package roleplay

import (
	"fmt"
	"slices"
)

// around: whoever ends without force has satisfied every gate on the main way, the one along the advance edges. A gate that
// only a conditional edge leads to is extra, and may be missed.
func (s *space) around() Claim {
	c := Claim{Claim: claimAround, Holds: true, node: -1}
	for _, gate := range s.walk.mainGates() {
		if !s.walk.avoids(gate) {
			continue // edges that do not exist need not be walked
		}
		if path := s.wayAround(gate); path != nil && (c.Holds || len(path)-1 < len(c.Counterexample)) {
			c.Holds, c.Counterexample = false, s.walk.told(s.reportsAlong(path))
			edge := s.walk.bypass(c.Counterexample)
			c.node = s.walk.index(edge.Node)
			c.Detail = fmt.Sprintf("a conversation can end after %d exchanges without the gate %s: %s leads to %s at a standing of %d",
				len(path)-1, s.walk.Nodes[gate].ID, edge.Node, *edge.Next, edge.State.Standing)
		}
	}
	return c
}

// mainGates lists the gates on the way along the advance edges.
func (w *Walk) mainGates() []int {
	var gates []int
	for at, steps := 0, 0; w.Nodes[at].Advance >= 0 && steps < len(w.Nodes); at, steps = w.Nodes[at].Advance, steps+1 {
		if w.Nodes[at].Gate {
			gates = append(gates, at)
		}
	}
	return gates
}

// avoids says whether edges lead from the start to the end without a node.
func (w *Walk) avoids(node int) bool {
	seen := make([]bool, len(w.Nodes))
	if node == 0 {
		return false
	}
	seen[0] = true
	for queue := []int{0}; len(queue) > 0; queue = queue[1:] {
		n := &w.Nodes[queue[0]]
		next := []int{n.Advance}
		if n.Conditional != nil {
			next = append(next, n.Conditional.To)
		}
		for _, to := range next {
			if to >= 0 && to != node && !seen[to] {
				seen[to] = true
				queue = append(queue, to)
			}
		}
	}
	return seen[w.End]
}

// wayAround is a shortest conversation, as states, that ends without force and never leaves a gate; nil if there is none.
func (s *space) wayAround(gate int) []int {
	before := make([]int32, len(s.states))
	for i := range before {
		before[i] = -1
	}
	for queue := []int32{0}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		for _, to := range s.after(int(at)) {
			state := s.states[to]
			if to == 0 || before[to] >= 0 || state.Forced || int(s.states[at].Node) == gate && int(state.Node) != gate {
				continue
			}
			before[to] = at
			queue = append(queue, to)
			if !state.Ended {
				continue
			}
			path := []int{int(to)}
			for ; to != 0; to = before[to] {
				path = append([]int{int(before[to])}, path...)
			}
			return path
		}
	}
	return nil
}

// bypass is the step that led off the main way: the first along a conditional edge.
func (w *Walk) bypass(run []Exchanged) StepLine {
	i := slices.IndexFunc(run, func(each Exchanged) bool {
		from := &w.Nodes[w.index(each.Step.Node)]
		return from.Conditional != nil && *each.Step.Next == w.Nodes[from.Conditional.To].ID
	})
	return run[i].Step
}
