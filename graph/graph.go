// Package graph answers what one asks of a directed graph: what leads where, what hangs together, how deep, in what order.
//
// New makes an empty Graph over any comparable key; AddNode and AddEdge build it; everything else reads it. Every
// answer lists nodes in an order that follows from the order they were added, so equal calls give equal answers. All
// of it takes time linear in nodes and edges, Layout's sweeps apart, and none of it recurses, so a chain of a million
// nodes is no special case. Nodes and edges carry nothing and are never removed: keep what belongs to them beside
// the graph, and build a new one from what is left.
package graph

// Graph is a set of nodes and of edges between them. An edge may lead back to its own node. Any number of goroutines
// may read a Graph while none adds to it.
type Graph[K comparable] struct {
	keys  []K
	index map[K]int32
	out   [][]int32
	in    [][]int32
	edges map[pair]struct{}
}

// pair is an edge between two indices of nodes.
type pair struct{ from, to int32 }

// New returns a graph without nodes.
func New[K comparable]() *Graph[K] {
	return &Graph[K]{index: map[K]int32{}, edges: map[pair]struct{}{}}
}

// AddNode adds a node; one that is there already stays as it is.
func (g *Graph[K]) AddNode(k K) { g.add(k) }

// AddEdge adds an edge and, where they are missing, its two nodes; an edge that is there already stays as it is.
func (g *Graph[K]) AddEdge(from, to K) {
	e := pair{g.add(from), g.add(to)}
	if _, there := g.edges[e]; there {
		return
	}
	g.edges[e] = struct{}{}
	g.out[e.from] = append(g.out[e.from], e.to)
	g.in[e.to] = append(g.in[e.to], e.from)
}

// NodeCount is the number of nodes.
func (g *Graph[K]) NodeCount() int { return len(g.keys) }

// EdgeCount is the number of edges.
func (g *Graph[K]) EdgeCount() int { return len(g.edges) }

// Has reports whether k is a node.
func (g *Graph[K]) Has(k K) bool {
	_, there := g.index[k]
	return there
}

// HasEdge reports whether an edge leads from one node to the other.
func (g *Graph[K]) HasEdge(from, to K) bool {
	f, t, ok := g.both(from, to)
	if !ok {
		return false
	}
	_, there := g.edges[pair{f, t}]
	return there
}

// Nodes returns all nodes in the order they were added.
func (g *Graph[K]) Nodes() []K { return append([]K(nil), g.keys...) }

// Successors returns the nodes that edges from k lead to, in the order those edges were added.
func (g *Graph[K]) Successors(k K) []K { return g.neighbours(k, g.out) }

// Predecessors returns the nodes that edges lead to k from, in the order those edges were added.
func (g *Graph[K]) Predecessors(k K) []K { return g.neighbours(k, g.in) }

// Degree counts the edges that lead to k and from it; both are 0 for a node that is not there.
func (g *Graph[K]) Degree(k K) (in, out int) {
	if i, there := g.index[k]; there {
		return len(g.in[i]), len(g.out[i])
	}
	return 0, 0
}

func (g *Graph[K]) add(k K) int32 {
	if i, there := g.index[k]; there {
		return i
	}
	i := int32(len(g.keys))
	g.index[k] = i
	g.keys = append(g.keys, k)
	g.out = append(g.out, nil)
	g.in = append(g.in, nil)
	return i
}

func (g *Graph[K]) both(from, to K) (f, t int32, ok bool) {
	f, okFrom := g.index[from]
	t, okTo := g.index[to]
	return f, t, okFrom && okTo
}

func (g *Graph[K]) neighbours(k K, edges [][]int32) []K {
	i, there := g.index[k]
	if !there {
		return nil
	}
	return g.named(edges[i])
}

// named puts indices into keys.
func (g *Graph[K]) named(indices []int32) []K {
	keys := make([]K, len(indices))
	for n, i := range indices {
		keys[n] = g.keys[i]
	}
	return keys
}
