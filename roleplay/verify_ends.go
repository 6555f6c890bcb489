package roleplay

import (
	"fmt"
	"slices"
)

// ends: every conversation comes to its end. The bound is the length of a longest way through the states, which there is when no way
// runs in a circle.
func (s *space) ends(p *Proof) Claim {
	c := Claim{Claim: claimEnds, node: -1}
	if s.stuck >= 0 {
		c.node = int(s.states[s.stuck].Node)
		c.Detail = fmt.Sprintf("after %d exchanges at %s there is still no way on", endlessStay, s.walk.Nodes[c.node].ID)
		c.Counterexample = s.walk.told(s.reportsAlong(s.path(s.stuck)))
		return c
	}
	left, open := s.left()
	if len(open) > 0 {
		path, again := s.lasso(open)
		c.node = int(s.states[path[len(path)-1]].Node)
		c.Detail = fmt.Sprintf("after exchange %d everything is as it was after exchange %d, so it can go on forever", len(path)-1, again)
		c.Counterexample = s.walk.told(s.reportsAlong(path))
		return c
	}
	c.Holds, c.Bound, p.longest = true, int(left[0]), s.walk.told(s.slowest(left))
	return c
}

// left gives the most exchanges that are left from each state. States that cannot be put into an order, because ways run in circles,
// are listed as open.
func (s *space) left() (left []int32, open []int) {
	waits := make([]int32, len(s.states)) // for how many states that lead here
	for _, to := range s.next {
		waits[to]++
	}
	var order []int32
	if waits[0] == 0 {
		order = append(order, 0)
	}
	for i := 0; i < len(order); i++ {
		for _, to := range s.after(int(order[i])) {
			if waits[to]--; waits[to] == 0 {
				order = append(order, to)
			}
		}
	}
	left = make([]int32, len(s.states))
	for _, at := range slices.Backward(order) {
		for _, to := range s.after(int(at)) {
			left[at] = max(left[at], left[to]+1)
		}
	}
	for i := range waits {
		if waits[i] > 0 {
			open = append(open, i)
		}
	}
	return left, open
}

// slowest is a conversation that takes as long as any, by the plainest reports that do it.
func (s *space) slowest(left []int32) []Report {
	var all []Report
	at := State{}
	for !at.Ended {
		most := left[s.number(at)]
		for _, r := range s.reports[at.Node] {
			to, _ := s.walk.Step(at, r)
			if left[s.number(to)] == most-1 {
				all, at = append(all, r), to
				break
			}
		}
	}
	return all
}

// lasso is a shortest conversation that comes back to a state, as the states it goes through, and the exchange after which it
// stood there first.
func (s *space) lasso(open []int) (path []int, again int) {
	within := make([]bool, len(s.states))
	for _, at := range open {
		within[at] = true
	}
	for _, at := range open { // in the order of the exchanges that it takes to come there
		stem := s.path(at)
		if path != nil && len(stem)+1 >= len(path) {
			break
		}
		most := len(s.states)
		if path != nil {
			most = len(path) - len(stem) - 1
		}
		if round := s.round(at, most, within); round != nil {
			path, again = slices.Concat(stem, round), len(stem)-1
		}
	}
	return path, again
}

// round is a shortest way from a state back to it within some states, of at most so many steps; nil if there is none.
func (s *space) round(start, most int, within []bool) []int {
	before := map[int32]int32{}
	level := []int32{int32(start)}
	for range most {
		var next []int32
		for _, at := range level {
			for _, to := range s.after(int(at)) {
				_, seen := before[to]
				switch {
				case int(to) == start:
					back := []int{start}
					for ; int(at) != start; at = before[at] {
						back = append([]int{int(at)}, back...)
					}
					return back
				case within[to] && !seen:
					before[to] = at
					next = append(next, to)
				}
			}
		}
		if level = next; len(level) == 0 {
			return nil
		}
	}
	return nil
}
