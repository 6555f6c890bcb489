package graph_test

import (
	"testing"

	"throughline/graph"
)

func TestLayersFollowTheLongestWay(t *testing.T) {
	t.Parallel()
	same(t, "layers", draw("a b c; b c; c d; a d; x d").Layers(), [][]string{list("a x"), list("b"), list("c"), list("d")})
}

func TestTheEdgeThatClosesACycleLeadsBack(t *testing.T) {
	t.Parallel()
	same(t, "entered from outside", draw("b c; c a; a b; in b").Layers(), [][]string{list("in"), list("b"), list("c"), list("a")})
	same(t, "entered from nowhere", draw("a b; b a a c").Layers(), [][]string{list("a"), list("b"), list("c")})
}

func TestAChainIsDrawnAsOneStraightLine(t *testing.T) {
	t.Parallel()
	same(t, "layout", draw("a b; b c; c a").Layout(), map[string]graph.Position{"a": {Layer: 0}, "b": {Layer: 1}, "c": {Layer: 2}})
}

func TestALayerIsCentred(t *testing.T) {
	t.Parallel()
	same(t, "layout", draw("a b c").Layout(), map[string]graph.Position{"a": {}, "b": {Layer: 1, X: -0.5}, "c": {Layer: 1, X: 0.5}})
}

func TestCrossingsThatNeedNotBeAreTakenOut(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text string
		want       int
	}{
		{"two lines added crosswise", "a; b; c; d; a d; b c", 0},
		{"a tree added level by level", "r x y; y 3 4; x 1 2; 4 7; 1 5; 2 6", 0},
		{"a ladder", "a b; c d; e f; a d; c f; b x; d x; f x", 0},
		{"an edge over several layers", "a b; b c; c d; a d; a e; e f", 0},
		{"the complete graph of two and three", "a x y z; b x y z", 3},
	} {
		g := draw(c.text)
		if got := crossings(g, g.Layout()); got != c.want {
			t.Errorf("%s: %d crossings, want %d", c.name, got, c.want)
		}
	}
}

// crossings counts the pairs of edges between the same two neighbouring layers that cross.
func crossings(g *graph.Graph[string], at map[string]graph.Position) int {
	type line struct {
		layer    int
		from, to float64
	}
	var lines []line
	for _, from := range g.Nodes() {
		for _, to := range g.Successors(from) {
			if at[to].Layer == at[from].Layer+1 {
				lines = append(lines, line{at[from].Layer, at[from].X, at[to].X})
			}
		}
	}
	count := 0
	for i, a := range lines {
		for _, b := range lines[:i] {
			if a.layer == b.layer && (a.from-b.from)*(a.to-b.to) < 0 {
				count++
			}
		}
	}
	return count
}
