package interview

// rebuild finds all components and depths anew, in one pass each over nodes and edges.
func (s *shape) rebuild() {
	s.condense()
	var queue []int32
	for i := range s.nodes {
		n := &s.nodes[i]
		n.marks &^= markEntered
		n.depth = nowhere
	}
	for _, e := range s.edges {
		if to := s.nodes[e.to].home; to != s.nodes[e.from].home {
			s.nodes[to].marks |= markEntered
		}
	}
	s.deep = s.deep[:0]
	for i := range s.nodes {
		if n := &s.nodes[i]; n.home == int32(i) && n.marks&markEntered == 0 {
			s.set(int32(i), 0)
			s.tally(int32(i), 1)
			queue = append(queue, int32(i))
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		s.eachAfter(at, func(next int32) {
			if s.nodes[next].depth == nowhere {
				s.set(next, s.nodes[at].depth+1)
				s.tally(next, 1)
				queue = append(queue, next)
			}
		})
	}
}

// condense parts the nodes into components by Tarjan's algorithm, with a stack of its own in place of recursion.
func (s *shape) condense() {
	type visit struct{ node, edge int32 } // edge: the next to follow
	size := len(s.nodes)
	number, low := make([]int32, size), make([]int32, size) // in the order of visits, from 1
	var visits []visit
	var open []int32 // visited nodes whose component is unknown
	visited := int32(0)
	enter := func(node int32) {
		visited++
		number[node], low[node] = visited, visited
		s.nodes[node].home = nowhere
		open = append(open, node)
		visits = append(visits, visit{node, s.nodes[node].out})
	}
	for start := range s.nodes {
		if number[start] > 0 {
			continue
		}
		enter(int32(start))
		for len(visits) > 0 {
			at := &visits[len(visits)-1]
			node := at.node
			if at.edge != nowhere {
				to := s.edges[at.edge].to
				at.edge = s.edges[at.edge].nextOut
				switch {
				case number[to] == 0:
					enter(to)
				case s.nodes[to].home == nowhere:
					low[node] = min(low[node], number[to])
				}
				continue
			}
			visits = visits[:len(visits)-1]
			if len(visits) > 0 {
				before := visits[len(visits)-1].node
				low[before] = min(low[before], low[node])
			}
			if low[node] == number[node] {
				open = s.close(open, node)
			}
		}
	}
}

// close makes a ring of the component that was entered at node: node and all that were opened after it.
func (s *shape) close(open []int32, node int32) []int32 {
	last := len(open) - 1
	for k := last; ; k-- {
		at := open[k]
		s.nodes[at].home = node
		if k < last {
			s.nodes[at].mate = open[k+1]
		}
		if at == node {
			s.nodes[open[last]].mate = node
			return open[:k]
		}
	}
}
