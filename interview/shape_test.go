package interview

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"throughline/graph"
)

// plainShape is the same graph, kept the plain way.
type plainShape struct {
	*graph.Graph[int]
	level    []int
	terminal []bool
}

func (p *plainShape) ends(i int) bool {
	for _, to := range p.Reachable(i) {
		if p.terminal[to] {
			return true
		}
	}
	return p.terminal[i]
}

// figures are all that a shape measures.
type figures struct {
	Depth      []int
	Max        int
	Orphans    int
	First      int
	Ended      int
	Completion float64
}

func (p *plainShape) measure() figures {
	f := figures{Depth: make([]int, p.NodeCount())}
	for i, d := range p.Depth() {
		f.Depth[i] = d
		f.Max = max(f.Max, d)
	}
	for _, i := range p.Nodes() {
		if in, out := p.Degree(i); in+out == 0 {
			f.Orphans++
		}
		if p.level[i] == 1 {
			f.First++
			if p.ends(i) {
				f.Ended++
			}
		}
	}
	if f.First > 0 {
		f.Completion = float64(f.Ended) / float64(f.First)
	}
	return f
}

func (s *shape) measure() figures {
	s.settle()
	f := figures{
		Depth: make([]int, len(s.nodes)), Max: s.maxDepth(), Orphans: s.orphans, First: s.first, Ended: s.ended,
		Completion: s.completion(),
	}
	for i := range s.nodes {
		f.Depth[i] = int(s.nodes[i].depth)
	}
	return f
}

// TestAShapeKeptUpIsTheShapeMeasuredAnew grows random graphs, with cycles and without, a few links at a time, and compares
// every figure with what package graph says of the whole.
func TestAShapeKeptUpIsTheShapeMeasuredAnew(t *testing.T) {
	t.Parallel()
	cyclic, raised, lowered := 0, 0, 0
	rapid.Check(t, func(t *rapid.T) {
		s, p := &shape{}, &plainShape{Graph: graph.New[int]()}
		forwards := rapid.Bool().Draw(t, "forwards")
		before := figures{}
		for range rapid.IntRange(1, 14).Draw(t, "turns") {
			for range rapid.IntRange(0, 4).Draw(t, "nodes") {
				level := rapid.IntRange(0, 3).Draw(t, "level")
				terminal := level == 3 && rapid.Bool().Draw(t, "terminal")
				p.AddNode(p.NodeCount())
				p.level, p.terminal = append(p.level, level), append(p.terminal, terminal)
				s.add(level, terminal)
			}
			size := p.NodeCount()
			if size < 2 {
				continue
			}
			for range rapid.IntRange(0, 4).Draw(t, "links") {
				from, to := rapid.IntRange(0, size-1).Draw(t, "from"), rapid.IntRange(0, size-1).Draw(t, "to")
				if forwards && from > to {
					from, to = to, from
				}
				if from != to {
					p.AddEdge(from, to)
					s.link(int32(from), int32(to))
				}
			}
			now := p.measure()
			if diff := cmp.Diff(now, s.measure()); diff != "" {
				t.Fatalf("a shape kept up differs (-measured anew +kept up):\n%s", diff)
			}
			for i, d := range before.Depth {
				if d < now.Depth[i] {
					raised++
				} else if d > now.Depth[i] {
					lowered++
				}
			}
			before = now
		}
		if p.Cycle() != nil {
			cyclic++
		}
	})
	if !testing.Short() && (cyclic == 0 || raised == 0 || lowered == 0) { // a short run draws too few to be sure of all
		t.Errorf("%d graphs had cycles, %d depths rose, %d fell: want some of each", cyclic, raised, lowered)
	}
}

func TestAShapeKnowsTheLevelsAroundANode(t *testing.T) {
	t.Parallel()
	s := &shape{}
	for _, level := range []int{1, 2, 4, 0, 2} {
		s.add(level, level == 4)
	}
	s.link(0, 1) // one level up
	s.link(0, 2) // three levels up
	s.link(1, 3) // out of the ladder
	s.link(2, 4) // down, and skipping
	for i, want := range []struct {
		up    uint8
		marks shapeMark
	}{
		{2, markAbove | markSkip | markEnds},
		{0, markBelow},
		{0, markBelow | markSkip | markTerminal | markEnds},
		{0, 0},
		{0, markAbove | markSkip},
	} {
		if n := s.nodes[i]; n.up != want.up || n.marks&^markEntered != want.marks {
			t.Errorf("node %d: %d up, marks %06b, want %d and %06b", i, n.up, n.marks&^markEntered, want.up, want.marks)
		}
	}
	if diff := cmp.Diff([]int32{1, 2}, s.neighbours(0)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]int32{0, 3}, s.neighbours(1)); diff != "" {
		t.Error(diff)
	}
}
