package graph_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/graph"
)

// draw builds a graph from a text such as "a b; b c d; e": the first of a group has edges to the others.
func draw(text string) *graph.Graph[string] {
	g := graph.New[string]()
	for group := range strings.SplitSeq(text, ";") {
		words := strings.Fields(group)
		for i, word := range words {
			if i == 0 {
				g.AddNode(word)
			} else {
				g.AddEdge(words[0], word)
			}
		}
	}
	return g
}

func list(text string) []string { return append([]string{}, strings.Fields(text)...) }

func same(t *testing.T, what string, got, want any) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

func TestNodesKeepTheOrderTheyWereAdded(t *testing.T) {
	t.Parallel()
	g := draw("c a; b; a b; c")
	same(t, "nodes", g.Nodes(), list("c a b"))
	same(t, "successors", g.Successors("c"), list("a"))
	same(t, "predecessors", g.Predecessors("b"), list("a"))
}

func TestAnEdgeAddedTwiceIsOneEdge(t *testing.T) {
	t.Parallel()
	g := draw("a b; a b b; a a")
	in, out := g.Degree("a")
	same(t, "edges", g.EdgeCount(), 2)
	same(t, "degree", []int{in, out}, []int{1, 2})
	same(t, "nodes", g.NodeCount(), 2)
}

func TestAKeyThatIsNoNodeLeadsNowhere(t *testing.T) {
	t.Parallel()
	g := draw("a b")
	in, out := g.Degree("z")
	same(t, "degree", []int{in, out}, []int{0, 0})
	same(t, "reachable", g.Reachable("z"), list(""))
	same(t, "has", []bool{g.Has("z"), g.HasEdge("z", "a"), g.HasEdge("a", "z"), g.HasEdge("b", "a")}, make([]bool, 4))
	same(t, "successors", len(g.Successors("z")), 0)
	same(t, "path", len(g.ShortestPath("a", "z")), 0)
}

func TestWhatIsReturnedIsTheCallersOwn(t *testing.T) {
	t.Parallel()
	g := draw("a b")
	g.Nodes()[0], g.Successors("a")[0] = "x", "x"
	same(t, "nodes", g.Nodes(), list("a b"))
	same(t, "successors", g.Successors("a"), list("b"))
}

func TestReachableFollowsEdgesAndReachingFollowsThemBack(t *testing.T) {
	t.Parallel()
	g := draw("a b; b c; c b; d c e; f")
	same(t, "from a", g.Reachable("a"), list("a b c"))
	same(t, "from c and d", g.Reachable("d", "c", "d"), list("b c d e"))
	same(t, "to e", g.Reaching("e"), list("d e"))
	same(t, "to b", g.Reaching("b"), list("a b c d"))
	same(t, "from nothing", g.Reachable(), list(""))
}

func TestShortestPathHasTheFewestEdges(t *testing.T) {
	t.Parallel()
	g := draw("a b c; b d; c d; d e; a e; e f; x a")
	for _, c := range []struct{ from, to, want string }{
		{"a", "e", "a e"},
		{"a", "d", "a b d"}, // of two the one added first
		{"x", "f", "x a e f"},
		{"a", "a", "a"},
		{"f", "a", ""},
	} {
		if got := strings.Join(g.ShortestPath(c.from, c.to), " "); got != c.want {
			t.Errorf("from %s to %s: got %q, want %q", c.from, c.to, got, c.want)
		}
	}
}

func TestComponentsComeInTheOrderOfTheEdgesBetweenThem(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"no edges", "a; b; c", "a|b|c"},
		{"a chain added in order", "a b; b c", "a|b|c"},
		{"a chain added backwards", "c; b c; a b", "a|b|c"},
		{"a cycle", "c; b c; a b; c a", "c b a"},
		{"two cycles and what joins them", "a b; b a c; c d; d e; e d", "a b|c|d e"},
		{"a loop is a component of one", "a a b", "a|b"},
		{"a figure of eight", "m a b; a m; b m", "m a b"},
	} {
		var parts []string
		for _, component := range draw(c.text).Components() {
			parts = append(parts, strings.Join(component, " "))
		}
		if got := strings.Join(parts, "|"); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

func TestTopologicalKeepsAnOrderThatIsRightAlready(t *testing.T) {
	t.Parallel()
	order, ok := draw("a; b; c; d; a d; c d; a c").Topological()
	same(t, "ok", ok, true)
	same(t, "order", order, list("a b c d"))
}

func TestThereIsNoTopologicalOrderAroundACycle(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"a b; b a", "a a", "a b; b c; c d; d b"} {
		if order, ok := draw(text).Topological(); ok {
			t.Errorf("%q: got the order %v", text, order)
		}
	}
}

func TestCycleIsTheShortestThroughTheEarliestNode(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"", ""},
		{"a b c; b c", ""},
		{"a b; b b", "b"},
		{"a b; b c; c d e; d b; e d", "b c d"},
		{"a b; b c; c a b", "a b c"},
	} {
		if got := strings.Join(draw(c.text).Cycle(), " "); got != c.want {
			t.Errorf("%q: got %q, want %q", c.text, got, c.want)
		}
	}
}

func TestRootsAreTheNodesThatNothingOutsideLeadsTo(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"b; a b; c", "a c"},
		{"a b; b a c", "a b"},
		{"a a b", "a"},
		{"a b; b a; x a", "x"},
	} {
		if got := strings.Join(draw(c.text).Roots(), " "); got != c.want {
			t.Errorf("%q: got %q, want %q", c.text, got, c.want)
		}
	}
}

func TestDepthIsTheShortestWayFromARootAndOneForAComponent(t *testing.T) {
	t.Parallel()
	g := draw("a b; b c; c d; a d; d e; e d; x e; lone")
	same(t, "depth", g.Depth(), map[string]int{"a": 0, "b": 1, "c": 2, "d": 1, "e": 1, "x": 0, "lone": 0})
}

func TestAnEmptyGraphHasAnAnswerToEverything(t *testing.T) {
	t.Parallel()
	g := graph.New[int]()
	order, ok := g.Topological()
	same(t, "topological", ok && len(order) == 0, true)
	same(t, "rest", []int{len(g.Components()), len(g.Roots()), len(g.Depth()), len(g.Layers()), len(g.Layout()), len(g.Cycle())}, make([]int, 6))
}

func TestALongChainIsNoSpecialCase(t *testing.T) {
	t.Parallel()
	const length = 300_000
	g := graph.New[int]()
	for i := range length - 1 {
		g.AddEdge(i, i+1)
	}
	same(t, "components", len(g.Components()), length)
	same(t, "deepest", g.Depth()[length-1], length-1)
	same(t, "layers", len(g.Layers()), length)
	same(t, "path", len(g.ShortestPath(0, length-1)), length)
	g.AddEdge(length-1, 0)
	same(t, "components of the ring", len(g.Components()), 1)
	same(t, "cycle", len(g.Cycle()), length)
	same(t, "places", len(g.Layout()), length)
}
