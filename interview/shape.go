package interview

import "slices"

// shape is the bare structure of a graph that grows: who is linked to whom, how deep everything lies, and from where links
// lead to an end. It is kept up link by link, so that a turn pays for what it changes and not for what is there; only a
// link that closes a cycle makes it look at everything again, once a turn. Revisions are no part of it.
type shape struct {
	nodes   []shapeNode
	edges   []shapeEdge
	deep    []int32 // how many nodes lie at each depth; the last is not 0
	first   int     // nodes on level 1
	ended   int     // those of them from which links lead to a terminal node
	orphans int
	dirty   bool // a cycle was closed: components and depths must be found again
	round   int32
}

// shapeNode is a node. Lists are threaded through the arrays, because most nodes have a link or two.
type shapeNode struct {
	out, in int32 // the latest edge each way, or nowhere
	home    int32 // the first node of its component
	mate    int32 // the next node of its component, in a ring
	depth   int32
	degree  int32
	seen    int32 // the round it was last visited in
	level   int16
	up      uint8 // links to a higher level, at most 255
	marks   shapeMark
}

// shapeEdge is a link, with the next older ones of its two ends.
type shapeEdge struct{ from, to, nextOut, nextIn int32 }

// shapeMark is what is known of a node.
type shapeMark uint8

const (
	markTerminal shapeMark = 1 << iota
	markEnds               // it is terminal, or links lead from it to a node that is
	markEntered            // of a component's first node: a link from outside leads into the component
	markAbove              // linked to a higher level
	markBelow              // linked to a lower one
	markSkip               // a link of it spans more than one level
)

// nowhere is no node and no edge.
const nowhere int32 = -1

// add adds a node without links.
func (s *shape) add(level int, terminal bool) {
	i := int32(len(s.nodes))
	n := shapeNode{out: nowhere, in: nowhere, home: i, mate: i, level: int16(level)}
	if terminal {
		n.marks |= markTerminal | markEnds
	}
	s.nodes = append(s.nodes, n)
	s.orphans++
	s.count(0, 1)
	if level == 1 {
		s.first++
		if terminal {
			s.ended++
		}
	}
}

// link adds an edge between two different nodes. Depths are right again after settle.
func (s *shape) link(from, to int32) {
	for _, end := range [2]int32{from, to} {
		if s.nodes[end].degree == 0 {
			s.orphans--
		}
		s.nodes[end].degree++
	}
	closes := !s.dirty && s.nodes[from].home != s.nodes[to].home && s.leads(to, from)
	e := int32(len(s.edges))
	s.edges = append(s.edges, shapeEdge{from, to, s.nodes[from].out, s.nodes[to].in})
	s.nodes[from].out, s.nodes[to].in = e, e
	s.climb(from, to)
	if s.nodes[to].marks&markEnds != 0 {
		s.end(from)
	}
	switch {
	case s.dirty:
	case closes:
		s.dirty = true
	case s.nodes[from].home != s.nodes[to].home:
		s.deepen(s.nodes[from].home, s.nodes[to].home)
	}
}

// settle finds the components again when a cycle was closed. What measures depth calls for it first.
func (s *shape) settle() {
	if s.dirty {
		s.rebuild()
		s.dirty = false
	}
}

// maxDepth is the greatest depth; 0 when there is nothing.
func (s *shape) maxDepth() int { return max(0, len(s.deep)-1) }

// completion is the share of level-1 nodes from which links lead to an end.
func (s *shape) completion() float64 {
	if s.first == 0 {
		return 0
	}
	return float64(s.ended) / float64(s.first)
}

// neighbours are the nodes that a node is linked with, each once, oldest first.
func (s *shape) neighbours(i int32) []int32 {
	near := make([]int32, 0, s.nodes[i].degree)
	for e := s.nodes[i].out; e != nowhere; e = s.edges[e].nextOut {
		near = append(near, s.edges[e].to)
	}
	for e := s.nodes[i].in; e != nowhere; e = s.edges[e].nextIn {
		near = append(near, s.edges[e].from)
	}
	slices.Sort(near)
	return slices.Compact(near)
}

// climb notes what a link means for the levels of its ends. Level 0 is outside the ladder.
func (s *shape) climb(from, to int32) {
	low, high := s.nodes[from].level, s.nodes[to].level
	if low == 0 || high == 0 || low == high {
		return
	}
	below, above := from, to
	if low > high {
		below, above = to, from
		low, high = high, low
	} else if s.nodes[from].up < 255 {
		s.nodes[from].up++
	}
	s.nodes[below].marks |= markAbove
	s.nodes[above].marks |= markBelow
	if high-low > 1 {
		s.nodes[below].marks |= markSkip
		s.nodes[above].marks |= markSkip
	}
}

// end marks a node, and all that lead to it, as leading to a terminal one. Every node is marked once in its life.
func (s *shape) end(at int32) {
	for open := []int32{at}; len(open) > 0; {
		n := &s.nodes[open[len(open)-1]]
		open = open[:len(open)-1]
		if n.marks&markEnds != 0 {
			continue
		}
		n.marks |= markEnds
		if n.level == 1 {
			s.ended++
		}
		for e := n.in; e != nowhere; e = s.edges[e].nextIn {
			open = append(open, s.edges[e].from)
		}
	}
}

// count moves the tally of a depth.
func (s *shape) count(depth, by int32) {
	for int(depth) >= len(s.deep) {
		s.deep = append(s.deep, 0)
	}
	s.deep[depth] += by
	for len(s.deep) > 0 && s.deep[len(s.deep)-1] == 0 {
		s.deep = s.deep[:len(s.deep)-1]
	}
}
