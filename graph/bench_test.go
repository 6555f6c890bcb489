package graph_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"throughline/graph"
)

// random returns a graph with two edges a node, cycles among them; the same for the same size.
func random(size int) *graph.Graph[int] {
	source := rand.New(rand.NewPCG(1, uint64(size)))
	g := graph.New[int]()
	for i := range size {
		g.AddNode(i)
	}
	for range 2 * size {
		g.AddEdge(source.IntN(size), source.IntN(size))
	}
	return g
}

// BenchmarkPerNode shows for each question whether its time grows with the size alone: ns/node should stay about level.
func BenchmarkPerNode(b *testing.B) {
	for _, question := range []struct {
		name string
		ask  func(*graph.Graph[int])
	}{
		{"Reachable", func(g *graph.Graph[int]) { g.Reachable(0) }},
		{"Components", func(g *graph.Graph[int]) { g.Components() }},
		{"Cycle", func(g *graph.Graph[int]) { g.Cycle() }},
		{"Depth", func(g *graph.Graph[int]) { g.Depth() }},
		{"Layers", func(g *graph.Graph[int]) { g.Layers() }},
	} {
		for _, size := range []int{100, 10_000, 1_000_000} {
			g := random(size)
			b.Run(fmt.Sprintf("%s/%d", question.name, size), func(b *testing.B) {
				for b.Loop() {
					question.ask(g)
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(size), "ns/node")
			})
		}
	}
}

func BenchmarkLayout(b *testing.B) {
	for _, size := range []int{10, 100, 1_000} {
		g := random(size)
		b.Run(fmt.Sprint(size), func(b *testing.B) {
			for b.Loop() {
				g.Layout()
			}
		})
	}
}
