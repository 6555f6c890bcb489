package interview

import "slices"

// A node's depth is how many components a shortest way from a root enters, as graph.Depth has it: 0 for roots, and the same
// for all of a component. One more link changes it for few, and these functions look at no others. Components are named by
// their first node.

// leads says whether a path leads from one node to another. It searches from both ends by turns and stops when either side
// has nothing more to offer, so that a node that was just added costs nothing.
func (s *shape) leads(from, to int32) bool {
	s.round += 2
	ahead, behind := s.round-1, s.round
	s.nodes[from].seen, s.nodes[to].seen = ahead, behind
	forth, back := []int32{from}, []int32{to}
	for len(forth) > 0 && len(back) > 0 {
		n := forth[len(forth)-1]
		forth = forth[:len(forth)-1]
		for e := s.nodes[n].out; e != nowhere; e = s.edges[e].nextOut {
			next := s.edges[e].to
			if s.nodes[next].seen == behind {
				return true
			}
			if s.nodes[next].seen != ahead {
				s.nodes[next].seen = ahead
				forth = append(forth, next)
			}
		}
		n = back[len(back)-1]
		back = back[:len(back)-1]
		for e := s.nodes[n].in; e != nowhere; e = s.edges[e].nextIn {
			next := s.edges[e].from
			if s.nodes[next].seen == ahead {
				return true
			}
			if s.nodes[next].seen != behind {
				s.nodes[next].seen = behind
				back = append(back, next)
			}
		}
	}
	return false
}

// deepen follows up a new link between two components that closes no cycle. Into a root it makes that and some of what lies
// behind it deeper; into anything else it can only be a shorter way.
func (s *shape) deepen(from, to int32) {
	if s.nodes[to].marks&markEntered == 0 {
		s.nodes[to].marks |= markEntered
		s.sink(to)
		return
	}
	s.lift(to, s.nodes[from].depth+1)
}

// lift gives a component a smaller depth and passes it on.
func (s *shape) lift(to, depth int32) {
	if depth >= s.nodes[to].depth {
		return
	}
	s.place(to, depth)
	for queue := []int32{to}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		s.eachAfter(at, func(next int32) {
			if s.nodes[next].depth > s.nodes[at].depth+1 {
				s.place(next, s.nodes[at].depth+1)
				queue = append(queue, next)
			}
		})
	}
}

// sink finds the depths of a component that was a root and of those whose every shortest way came from it.
func (s *shape) sink(root int32) {
	lost := s.lost(root)
	for _, at := range lost {
		s.tally(at, -1)
		best := int32(len(s.nodes)) // deeper than anything
		s.eachBefore(at, func(before int32) {
			if s.nodes[before].seen != s.round {
				best = min(best, s.nodes[before].depth+1)
			}
		})
		s.set(at, best)
	}
	slices.SortStableFunc(lost, func(a, b int32) int { return int(s.nodes[a].depth - s.nodes[b].depth) })
	var passed []int32 // found a shorter way through another that was lost; in the order of their depths
	for rest := lost; len(rest) > 0 || len(passed) > 0; {
		var at int32
		if len(passed) == 0 || len(rest) > 0 && s.nodes[rest[0]].depth <= s.nodes[passed[0]].depth {
			at, rest = rest[0], rest[1:]
		} else {
			at, passed = passed[0], passed[1:]
		}
		s.eachAfter(at, func(next int32) {
			if s.nodes[next].depth > s.nodes[at].depth+1 { // only what was lost can be
				s.set(next, s.nodes[at].depth+1)
				passed = append(passed, next)
			}
		})
	}
	for _, at := range lost {
		s.tally(at, 1)
	}
}

// lost are the components, root first, whose every shortest way came from root. They alone have seen == round.
func (s *shape) lost(root int32) []int32 {
	s.round++
	s.nodes[root].seen = s.round
	lost := []int32{root}
	for i := 0; i < len(lost); i++ { // by depth: when one is looked at, all that were lost above it are known
		at := lost[i]
		s.eachAfter(at, func(next int32) {
			if s.nodes[next].seen == s.round || s.nodes[next].depth != s.nodes[at].depth+1 {
				return
			}
			kept := false
			s.eachBefore(next, func(before int32) {
				kept = kept || s.nodes[before].seen != s.round && s.nodes[before].depth+1 == s.nodes[next].depth
			})
			if !kept {
				s.nodes[next].seen = s.round
				lost = append(lost, next)
			}
		})
	}
	return lost
}

// place gives all of a component another depth, and moves it in the tally.
func (s *shape) place(home, depth int32) {
	s.tally(home, -1)
	s.set(home, depth)
	s.tally(home, 1)
}

// set gives all of a component a depth.
func (s *shape) set(home, depth int32) {
	for at := home; ; {
		s.nodes[at].depth = depth
		if at = s.nodes[at].mate; at == home {
			return
		}
	}
}

// tally counts all of a component in or out at its depth.
func (s *shape) tally(home, by int32) {
	for at := home; ; {
		s.count(s.nodes[at].depth, by)
		if at = s.nodes[at].mate; at == home {
			return
		}
	}
}

// eachAfter calls do with the component behind every link that leads out of one.
func (s *shape) eachAfter(home int32, do func(next int32)) {
	for at := home; ; {
		for e := s.nodes[at].out; e != nowhere; e = s.edges[e].nextOut {
			if next := s.nodes[s.edges[e].to].home; next != home {
				do(next)
			}
		}
		if at = s.nodes[at].mate; at == home {
			return
		}
	}
}

// eachBefore calls do with the component before every link that leads into one.
func (s *shape) eachBefore(home int32, do func(before int32)) {
	for at := home; ; {
		for e := s.nodes[at].in; e != nowhere; e = s.edges[e].nextIn {
			if before := s.nodes[s.edges[e].from].home; before != home {
				do(before)
			}
		}
		if at = s.nodes[at].mate; at == home {
			return
		}
	}
}
