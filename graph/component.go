package graph

// Components returns the strongly connected components: nodes share one when paths lead both ways between them. Every
// edge between two components leads from the earlier to the later one; within one, nodes keep the order they were
// added. When the order added already agrees with the edges, the components come in that order.
func (g *Graph[K]) Components() [][]K {
	c := g.condense()
	components := make([][]K, c.count)
	for i := range components {
		components[i] = g.named(c.members(int32(i)))
	}
	return components
}

// Topological returns all nodes so that every edge leads from an earlier to a later one, or false when a cycle makes
// that impossible. Nodes that were added in such an order come back in it.
func (g *Graph[K]) Topological() (order []K, ok bool) {
	c := g.condense()
	if c.count != len(g.keys) {
		return nil, false
	}
	for i := range g.keys {
		if g.loops(int32(i)) {
			return nil, false
		}
	}
	return g.named(c.nodes), true
}

// Cycle returns the nodes of a cycle in the order its edges lead, or nil when there is none: the shortest one through
// the earliest added node that lies on any.
func (g *Graph[K]) Cycle() []K {
	c := g.condense()
	for i := range g.keys {
		start := int32(i)
		if g.loops(start) {
			return []K{g.keys[i]}
		}
		if len(c.members(c.of[i])) > 1 {
			return g.named(g.path(start, start))
		}
	}
	return nil
}

// Roots returns the nodes that nothing outside their own component leads to, in the order they were added: without
// cycles, those without an edge to them. Every node can be reached from a root.
func (g *Graph[K]) Roots() []K {
	c := g.condense()
	entered := g.entered(c)
	var roots []K
	for i, k := range g.keys {
		if !entered[c.of[i]] {
			roots = append(roots, k)
		}
	}
	return roots
}

// Depth returns for every node how many components a shortest path from a root enters on its way there: 0 for roots,
// and the same for all nodes of one component.
func (g *Graph[K]) Depth() map[K]int {
	c := g.condense()
	entered := g.entered(c)
	const unseen = -1
	depth := make([]int, c.count)
	var queue []int32
	for i := range depth {
		depth[i] = unseen
		if !entered[i] {
			depth[i] = 0
			queue = append(queue, int32(i))
		}
	}
	for next := 0; next < len(queue); next++ {
		at := queue[next]
		for _, node := range c.members(at) {
			for _, n := range g.out[node] {
				if to := c.of[n]; depth[to] == unseen {
					depth[to] = depth[at] + 1
					queue = append(queue, to)
				}
			}
		}
	}
	depths := make(map[K]int, len(g.keys))
	for i, k := range g.keys {
		depths[k] = depth[c.of[i]]
	}
	return depths
}

// condensation is a graph's components, numbered so that edges lead from lower to higher.
type condensation struct {
	of    []int32 // the component of each node
	count int
	nodes []int32 // all nodes, by component, then in the order added
	first []int32 // where in nodes each component begins, and the end
}

// members are the nodes of a component.
func (c *condensation) members(i int32) []int32 { return c.nodes[c.first[i]:c.first[i+1]] }

// condense finds the components by Tarjan's algorithm, with a stack of its own in place of recursion. Components are
// found last first; going through nodes and edges backwards is what makes them keep the order added where they can.
func (g *Graph[K]) condense() *condensation {
	const unknown = -1
	type visit struct{ node, left int32 } // left: edges of the node that are still to be followed
	size := len(g.keys)
	of := make([]int32, size)
	number := make([]int32, size) // in the order of visits, from 1
	low := make([]int32, size)    // the lowest number that is known to share the component
	for i := range of {
		of[i] = unknown
	}
	var visits []visit
	var open []int32 // visited nodes whose component is unknown
	visited, count := int32(0), int32(0)
	enter := func(node int32) {
		visited++
		number[node], low[node] = visited, visited
		open = append(open, node)
		visits = append(visits, visit{node, int32(len(g.out[node]))})
	}
	for start := int32(size) - 1; start >= 0; start-- {
		if number[start] > 0 {
			continue
		}
		enter(start)
		for len(visits) > 0 {
			at := &visits[len(visits)-1]
			node := at.node
			if at.left > 0 {
				at.left--
				to := g.out[node][at.left]
				switch {
				case number[to] == 0:
					enter(to)
				case of[to] == unknown:
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
				for of[node] == unknown {
					of[open[len(open)-1]] = count
					open = open[:len(open)-1]
				}
				count++
			}
		}
	}
	for i := range of {
		of[i] = count - 1 - of[i]
	}
	return collect(of, int(count))
}

// collect sorts the nodes by their component, by counting.
func collect(of []int32, count int) *condensation {
	c := &condensation{of: of, count: count, nodes: make([]int32, len(of)), first: make([]int32, count+1)}
	for _, component := range of {
		c.first[component+1]++
	}
	for i := range count {
		c.first[i+1] += c.first[i]
	}
	next := append([]int32(nil), c.first...)
	for i, component := range of {
		c.nodes[next[component]] = int32(i)
		next[component]++
	}
	return c
}

// entered tells of each component whether an edge from another leads to it.
func (g *Graph[K]) entered(c *condensation) []bool {
	entered := make([]bool, c.count)
	for i, successors := range g.out {
		for _, n := range successors {
			if c.of[n] != c.of[i] {
				entered[c.of[n]] = true
			}
		}
	}
	return entered
}

// loops reports whether a node has an edge to itself.
func (g *Graph[K]) loops(i int32) bool {
	_, there := g.edges[pair{i, i}]
	return there
}
