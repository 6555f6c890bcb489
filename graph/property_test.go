package graph_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"throughline/graph"
)

// sample is a random graph, beside it the plainest picture of the same: a matrix.
type sample struct {
	*graph.Graph[int]
	edge [][]bool
	path [][]bool // whether a path of any length, also none, leads from one to the other
}

// drawSample draws graphs of up to a dozen nodes, whose keys are their order of addition.
func drawSample(t *rapid.T) sample {
	size := rapid.IntRange(0, 12).Draw(t, "size")
	s := sample{Graph: graph.New[int](), edge: make([][]bool, size), path: make([][]bool, size)}
	for i := range size {
		s.AddNode(i)
		s.edge[i], s.path[i] = make([]bool, size), make([]bool, size)
		s.path[i][i] = true
	}
	if size > 0 {
		forwards := rapid.Bool().Draw(t, "forwards") // else cycles are likely
		for range rapid.IntRange(0, 2*size).Draw(t, "edges") {
			from, to := rapid.IntRange(0, size-1).Draw(t, "from"), rapid.IntRange(0, size-1).Draw(t, "to")
			if forwards && from > to {
				from, to = to, from
			}
			s.AddEdge(from, to)
			s.edge[from][to], s.path[from][to] = true, true
		}
	}
	for via := range size {
		for from := range size {
			for to := range size {
				s.path[from][to] = s.path[from][to] || s.path[from][via] && s.path[via][to]
			}
		}
	}
	return s
}

// together reports whether two nodes share a component.
func (s sample) together(a, b int) bool { return s.path[a][b] && s.path[b][a] }

func (s sample) root(node int) bool {
	for from := range s.path {
		if s.path[from][node] && !s.path[node][from] {
			return false
		}
	}
	return true
}

func (s sample) where(claim func(node int) bool) []int {
	nodes := []int{}
	for node := range s.path {
		if claim(node) {
			nodes = append(nodes, node)
		}
	}
	return nodes
}

func holds(t *rapid.T, claim bool, format string, args ...any) {
	if !claim {
		t.Fatalf(format, args...)
	}
}

func TestEdgesAreTheOnesThatWereAdded(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawSample(t)
		count := 0
		for from := range s.edge {
			for to, there := range s.edge[from] {
				holds(t, s.HasEdge(from, to) == there, "edge %d-%d: not %v", from, to, there)
				holds(t, slices.Contains(s.Successors(from), to) == there, "successor %d-%d: not %v", from, to, there)
				holds(t, slices.Contains(s.Predecessors(to), from) == there, "predecessor %d-%d: not %v", from, to, there)
				if there {
					count++
				}
			}
		}
		holds(t, s.EdgeCount() == count, "%d edges, want %d", s.EdgeCount(), count)
	})
}

func TestReachabilityIsTheClosureOfTheEdges(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawSample(t)
		for node := range s.path {
			to := s.where(func(other int) bool { return s.path[node][other] })
			holds(t, slices.Equal(s.Reachable(node), to), "from %d: got %v, want %v", node, s.Reachable(node), to)
			from := s.where(func(other int) bool { return s.path[other][node] })
			holds(t, slices.Equal(s.Reaching(node), from), "to %d: got %v, want %v", node, s.Reaching(node), from)
		}
	})
}

func TestComponentsPartTheNodesAndFollowTheEdges(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawSample(t)
		of := map[int]int{}
		for i, component := range s.Components() {
			want := s.where(func(other int) bool { return s.together(component[0], other) })
			holds(t, slices.Equal(component, want), "component %d: got %v, want %v", i, component, want)
			for _, node := range component {
				of[node] = i
			}
		}
		holds(t, len(of) == s.NodeCount(), "%d of %d nodes have a component", len(of), s.NodeCount())
		for from := range s.edge {
			for to, there := range s.edge[from] {
				holds(t, !there || of[from] <= of[to], "the edge %d-%d leads to an earlier component", from, to)
			}
		}
	})
}

func TestEitherThereIsAnOrderOrACycle(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawSample(t)
		order, ok := s.Topological()
		cycle := s.Cycle()
		holds(t, ok == (cycle == nil), "order %v and cycle %v", order, cycle)
		for from := range s.edge {
			for to, there := range s.edge[from] {
				holds(t, !ok || !there || slices.Index(order, from) < slices.Index(order, to), "%v has %d-%d the wrong way round", order, from, to)
			}
		}
		for i, node := range cycle {
			holds(t, s.edge[node][cycle[(i+1)%len(cycle)]], "%v has no edge from %d", cycle, node)
		}
		if ok {
			holds(t, len(order) == s.NodeCount(), "%v lacks nodes", order)
		} else {
			onCycle := s.where(func(node int) bool {
				return slices.ContainsFunc(s.Successors(node), func(n int) bool { return s.path[n][node] })
			})
			holds(t, cycle[0] == onCycle[0], "%v does not begin with %d", cycle, onCycle[0])
			for _, n := range s.Successors(cycle[0]) {
				back := s.ShortestPath(n, cycle[0])
				holds(t, back == nil || len(back) >= len(cycle), "%v is longer than %v", cycle, back)
			}
		}
	})
}

func TestDepthsAreThoseOfTheSlowWay(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawSample(t)
		want := map[int]int{}
		for _, node := range s.where(s.root) {
			want[node] = 0
		}
		// Relax every edge until nothing changes; an edge within a component costs nothing.
		for changed := true; changed; {
			changed = false
			for from := range s.path {
				depth, known := want[from]
				for to := range s.path {
					if !known || !s.edge[from][to] && !s.together(from, to) {
						continue
					}
					next := depth + 1
					if s.together(from, to) {
						next = depth
					}
					if old, seen := want[to]; !seen || next < old {
						want[to], changed = next, true
					}
				}
			}
		}
		got := s.Depth()
		holds(t, len(got) == len(want), "got %v, want %v", got, want)
		for node, depth := range want {
			holds(t, got[node] == depth, "depth of %d: got %d, want %d", node, got[node], depth)
		}
		holds(t, slices.Equal(s.Roots(), s.where(s.root)), "roots: got %v, want %v", s.Roots(), s.where(s.root))
	})
}

func TestShortestPathsAreThoseOfTheSlowWay(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawSample(t)
		for from := range s.path {
			steps := map[int]int{from: 0}
			for round := range len(s.path) {
				for at, n := range steps {
					for _, to := range s.Successors(at) {
						if _, seen := steps[to]; !seen && n == round {
							steps[to] = round + 1
						}
					}
				}
			}
			for to := range s.path {
				path := s.ShortestPath(from, to)
				n, reached := steps[to]
				holds(t, reached == (path != nil), "from %d to %d: got %v", from, to, path)
				holds(t, !reached || len(path) == n+1, "from %d to %d: got %v, want %d edges", from, to, path, n)
				for i := 1; i < len(path); i++ {
					holds(t, s.edge[path[i-1]][path[i]], "%v has no edge to %d", path, path[i])
				}
			}
		}
	})
}

func TestEdgesLeadToHigherLayersUnlessTheyCloseACycle(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawSample(t)
		layer := map[int]int{}
		for i, nodes := range s.Layers() {
			holds(t, len(nodes) > 0 && slices.IsSorted(nodes), "layer %d is %v", i, nodes)
			for _, node := range nodes {
				layer[node] = i
			}
		}
		holds(t, len(layer) == s.NodeCount(), "%d of %d nodes have a layer", len(layer), s.NodeCount())
		for from := range s.edge {
			for to, there := range s.edge[from] {
				if there && from != to {
					holds(t, layer[from] < layer[to] || s.path[to][from], "the edge %d-%d does not lead on", from, to)
					holds(t, layer[from] != layer[to], "%d and %d share a layer", from, to)
				}
			}
		}
		for node, i := range layer {
			holds(t, i == 0 || slices.ContainsFunc(s.Predecessors(node), func(p int) bool { return layer[p] == i-1 }),
				"nothing in the layer before leads to %d in layer %d", node, i)
		}
	})
}

func TestALayoutKeepsTheLayersAndSetsNodesApart(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawSample(t)
		layout := s.Layout()
		for i, nodes := range s.Layers() {
			for n, node := range nodes {
				holds(t, layout[node].Layer == i, "node %d is in layer %d, want %d", node, layout[node].Layer, i)
				for _, other := range nodes[:n] {
					apart := layout[node].X - layout[other].X
					holds(t, apart >= 1 || apart <= -1, "%d and %d are %v apart", node, other, apart)
				}
			}
		}
		for node, position := range s.Layout() {
			holds(t, layout[node] == position, "node %d moved from %v to %v", node, layout[node], position)
		}
	})
}
