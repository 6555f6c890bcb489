package graph

import "slices"

// Reachable returns the nodes that paths from any of the given nodes lead to, those nodes included, in the order
// they were added. A key that is no node leads nowhere.
func (g *Graph[K]) Reachable(from ...K) []K { return g.spread(from, g.out) }

// Reaching returns the nodes from which a path leads to any of the given nodes, those nodes included, in the order
// they were added.
func (g *Graph[K]) Reaching(to ...K) []K { return g.spread(to, g.in) }

// ShortestPath returns the nodes of a path with the fewest edges, both ends included, or nil when no path leads from
// one to the other. Of several it takes the one whose edges were added first.
func (g *Graph[K]) ShortestPath(from, to K) []K {
	f, t, ok := g.both(from, to)
	if !ok {
		return nil
	}
	if f == t {
		return []K{from}
	}
	path := g.path(f, t)
	if path == nil {
		return nil
	}
	return g.named(append(path, t))
}

func (g *Graph[K]) spread(seeds []K, edges [][]int32) []K {
	seen := make([]bool, len(g.keys))
	var queue []int32
	for _, k := range seeds {
		if i, there := g.index[k]; there && !seen[i] {
			seen[i] = true
			queue = append(queue, i)
		}
	}
	for next := 0; next < len(queue); next++ {
		for _, to := range edges[queue[next]] {
			if !seen[to] {
				seen[to] = true
				queue = append(queue, to)
			}
		}
	}
	reached := make([]K, 0, len(queue))
	for i, k := range g.keys {
		if seen[i] {
			reached = append(reached, k)
		}
	}
	return reached
}

// path returns the nodes of a shortest path that has at least one edge, without its end; nil when there is none.
func (g *Graph[K]) path(from, to int32) []int32 {
	const unseen = -1
	before := make([]int32, len(g.keys))
	for i := range before {
		before[i] = unseen
	}
	before[from] = from
	queue := []int32{from}
	for next := 0; next < len(queue); next++ {
		at := queue[next]
		for _, n := range g.out[at] {
			if n == to {
				path := []int32{at}
				for ; at != from; at = before[at] {
					path = append(path, before[at])
				}
				slices.Reverse(path)
				return path
			}
			if before[n] == unseen {
				before[n] = at
				queue = append(queue, n)
			}
		}
	}
	return nil
}
