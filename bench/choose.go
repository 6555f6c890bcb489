package main

import (
	"fmt"
	"math"
	"testing"
	"time"

	"throughline/bench/baseline"
	"throughline/interview"
)

// keptPairs is how many of the best pairs a turn keeps.
const keptPairs = 50

// chooseRows measures the ranking of every pair of strategy and concept under the methodology with the most weights.
func chooseRows() ([]row, error) {
	text, _ := interview.MethodologyText("means_end_chain")
	m, found := interview.ParseMethodology("means_end_chain", text)
	if m == nil {
		return nil, found
	}
	weights := 0
	for _, s := range m.Strategies {
		weights += len(s.Weights)
	}
	// Every strategy competes for every concept here, so that the pairs are as many as they can be.
	for i := range m.Strategies {
		m.Strategies[i].NodeBinding, m.Strategies[i].ValidWhen = interview.Bound, ""
	}
	var all []row
	for _, nodes := range []int{1_000, 10_000} {
		r := row{
			what: fmt.Sprintf("interview Choose, %d strategies × %d nodes", len(m.Strategies), nodes), run: choose(m, nodes),
			beside: "the bare multiply-add loop", baseline: baseline.MultiplyAdd(nodes, weights),
		}
		if nodes == 10_000 {
			r.target = target{time: 20 * time.Millisecond}
		}
		all = append(all, r)
	}
	return all, nil
}

func choose(m *interview.Methodology, nodes int) func(*testing.B) {
	policy, board := interview.NewPolicy(m), fullBoard(m, nodes)
	return func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if best, pairs := policy.Rank(board, keptPairs); len(best) != keptPairs || pairs != nodes*len(m.Strategies) {
				b.Fatalf("%d of %d pairs", len(best), pairs)
			}
		}
	}
}

// fullBoard has a reading of every signal where it belongs, and no two neighbours alike.
func fullBoard(m *interview.Methodology, nodes int) *interview.Board {
	signals := interview.Signals()
	fill := func(n int, scopes ...interview.Scope) []interview.Reading {
		row := make([]interview.Reading, len(signals))
		for i, s := range signals {
			row[i] = interview.Reading(math.NaN())
			for _, scope := range scopes {
				switch {
				case s.Scope != scope:
				case s.Type == interview.Category:
					row[i] = interview.Reading((n + i) % len(s.Values))
				case s.Type == interview.Bool:
					row[i] = interview.Reading((n + i) % 2)
				default:
					row[i] = interview.Reading(float64((n*7+i*3)%11) / 10)
				}
			}
		}
		return row
	}
	b := &interview.Board{Phase: interview.Mid, Global: fill(0, interview.Global)}
	for i := range m.Strategies {
		b.Strategy = append(b.Strategy, fill(i, interview.PerStrategy))
	}
	for i := range nodes {
		n := interview.NodeBoard{ID: interview.ConceptID(fmt.Sprintf("c%d", i+1)), Readings: fill(i, interview.PerNode), Repetition: make([]uint8, len(m.Strategies))}
		for s := range n.Repetition {
			n.Repetition[s] = uint8((i + s) % 4)
		}
		b.Nodes = append(b.Nodes, n)
	}
	return b
}
