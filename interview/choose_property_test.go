package interview_test

import (
	"fmt"
	"math"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"throughline/interview"
)

// TestRankAgreesWithAPlainReading ranks random boards by the words of the format's page, slowly, and compares.
func TestRankAgreesWithAPlainReading(t *testing.T) {
	t.Parallel()
	gated, tied, overridden, rapidRuns := 0, 0, 0, 0
	rapid.Check(t, func(t *rapid.T) {
		m := anyMethodology(t)
		b := anyBoard(t, m)
		want := plainRanking(m, b)
		got, pairs := interview.NewPolicy(m).Rank(b, -1)
		if diff := cmp.Diff(want, got); diff != "" || pairs != len(want) {
			t.Fatalf("%d pairs (-plain +rank):\n%s", pairs, diff)
		}
		keep := rapid.IntRange(0, 8).Draw(t, "keep")
		best, pairs := interview.NewPolicy(m).Rank(b, keep)
		if diff := cmp.Diff(want[:min(keep, len(want))], best); diff != "" || pairs != len(want) {
			t.Fatalf("the best %d (-plain +rank):\n%s", keep, diff)
		}
		rapidRuns++
		if len(want) < len(m.Strategies)*len(b.Nodes) {
			gated++
		}
		if slices.ContainsFunc(b.Nodes, func(n interview.NodeBoard) bool { return !math.IsNaN(float64(n.Readings[0])) }) {
			overridden++
		}
		for i := 1; i < len(want); i++ {
			if want[i].Score == want[i-1].Score {
				tied++
				break
			}
		}
	})
	if !testing.Short() && (10*gated < rapidRuns || 10*tied < rapidRuns || 10*overridden < rapidRuns) { // a short run draws too few to be sure
		t.Errorf("of %d boards only %d have a gated pair, %d a tie, %d a reading over a global one", rapidRuns, gated, tied, overridden)
	}
}

// anyMethodology draws strategies over the closed list of signals. It need not make sense.
func anyMethodology(t *rapid.T) *interview.Methodology {
	var keys []string
	norms := map[string]float64{}
	for _, s := range interview.Signals() {
		if s.Type != interview.Category {
			keys = append(keys, s.Name)
		}
		for _, v := range plainValues(s) {
			keys = append(keys, s.Name+"."+v)
		}
		if s.Type == interview.Number && (s.Unbounded || rapid.Bool().Draw(t, "normed")) {
			norms[s.Name] = rapid.SampledFrom([]float64{0.5, 1, 3, 8}).Draw(t, "norm")
		}
	}
	m := &interview.Methodology{ID: "any", Norms: norms}
	shift := func(name string) interview.Shift {
		by := interview.Shift{Multipliers: map[string]float64{}, Bonuses: map[string]float64{}}
		for i := range 4 {
			if rapid.Bool().Draw(t, name) {
				by.Multipliers[fmt.Sprintf("s%d", i)] = rapid.SampledFrom([]float64{0, 0.5, 1.3, -1}).Draw(t, "multiplier")
				by.Bonuses[fmt.Sprintf("s%d", i)] = rapid.SampledFrom([]float64{0, 0.2, -3}).Draw(t, "bonus")
			}
		}
		return by
	}
	m.Phases = interview.Phases{Early: shift("early"), Mid: shift("mid"), Late: shift("late")}
	for i := range rapid.IntRange(1, 4).Draw(t, "strategies") {
		s := interview.Strategy{ID: fmt.Sprintf("s%d", i), Weights: map[string]float64{}, NodeBinding: interview.Bound}
		if rapid.IntRange(0, 3).Draw(t, "free") == 0 {
			s.NodeBinding = interview.Free
		}
		for range rapid.IntRange(0, 6).Draw(t, "weights") {
			s.Weights[rapid.SampledFrom(keys).Draw(t, "key")] = rapid.SampledFrom([]float64{-1, -0.3, 0, 0.1, 0.7, 2}).Draw(t, "weight")
		}
		if rapid.Bool().Draw(t, "gated") {
			s.ValidWhen = rapid.SampledFrom(keys).Draw(t, "valid_when")
		}
		m.Strategies = append(m.Strategies, s)
	}
	return m
}

func anyBoard(t *rapid.T, m *interview.Methodology) *interview.Board {
	row := func(share int) []interview.Reading {
		readings := make([]interview.Reading, len(interview.Signals()))
		for i, s := range interview.Signals() {
			readings[i] = interview.Reading(math.NaN())
			if rapid.IntRange(0, 9).Draw(t, "read") >= share {
				continue
			}
			if s.Type == interview.Number {
				readings[i] = interview.Reading(rapid.SampledFrom([]float64{-1, 0, 0.125, 0.25, 0.5, 0.75, 1, 2, 9}).Draw(t, "number"))
			} else {
				readings[i] = interview.Reading(rapid.IntRange(0, len(plainValues(s))-1).Draw(t, "value"))
			}
		}
		return readings
	}
	b := &interview.Board{Phase: rapid.SampledFrom([]interview.Phase{interview.Early, interview.Mid, interview.Late, ""}).Draw(t, "phase"), Global: row(7)}
	if rapid.Bool().Draw(t, "own") {
		for range m.Strategies {
			b.Strategy = append(b.Strategy, row(2))
		}
	}
	for i := range rapid.IntRange(0, 5).Draw(t, "nodes") {
		n := interview.NodeBoard{ID: interview.ConceptID(fmt.Sprintf("c%d", i+1)), Readings: row(5)}
		if rapid.Bool().Draw(t, "repeated") {
			for range m.Strategies {
				n.Repetition = append(n.Repetition, uint8(rapid.IntRange(0, 3).Draw(t, "repetition")))
			}
		}
		b.Nodes = append(b.Nodes, n)
	}
	return b
}

func plainValues(s interview.Signal) []string {
	switch s.Type {
	case interview.Bool:
		return []string{"false", "true"}
	case interview.Category:
		return s.Values
	}
	return []string{"low", "mid", "high"}
}

// plainRanking scores every pair by looking everything up by name.
func plainRanking(m *interview.Methodology, b *interview.Board) []interview.Ranked {
	ranking := []interview.Ranked{}
	for i, s := range m.Strategies {
		nodes := []*interview.NodeBoard{nil}
		if s.NodeBinding == interview.Bound {
			nodes = nil
			for n := range b.Nodes {
				nodes = append(nodes, &b.Nodes[n])
			}
		}
		for _, n := range nodes {
			if s.ValidWhen != "" && plainMatch(m, b, i, n, s.ValidWhen) == 0 {
				continue
			}
			ranking = append(ranking, plainScore(m, b, i, n))
		}
	}
	sort.SliceStable(ranking, func(x, y int) bool { return ranking[x].Score > ranking[y].Score })
	return ranking
}

func plainScore(m *interview.Methodology, b *interview.Board, strategy int, n *interview.NodeBoard) interview.Ranked {
	s := m.Strategies[strategy]
	r := interview.Ranked{Strategy: s.ID, Multiplier: 1, Contributions: []interview.Contribution{}}
	if n != nil {
		id := n.ID
		r.Node = &id
	}
	keys := make([]string, 0, len(s.Weights))
	for key := range s.Weights {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	for _, key := range keys {
		value := plainMatch(m, b, strategy, n, key)
		if value == 0 {
			continue
		}
		c := interview.Contribution{Signal: key, Value: value, Weight: s.Weights[key], Contribution: value * s.Weights[key]}
		r.Contributions = append(r.Contributions, c)
		r.Base += c.Contribution
	}
	by := map[interview.Phase]interview.Shift{interview.Early: m.Phases.Early, interview.Late: m.Phases.Late}[b.Phase]
	if b.Phase == interview.Mid || b.Phase == "" {
		by = m.Phases.Mid
	}
	if times, ok := by.Multipliers[s.ID]; ok {
		r.Multiplier = times
	}
	r.Bonus = by.Bonuses[s.ID]
	scaled := r.Base * r.Multiplier
	r.Score = scaled + r.Bonus
	return r
}

// plainMatch is what a key comes to for a pair: a normalised number, or 1 or 0.
func plainMatch(m *interview.Methodology, b *interview.Board, strategy int, n *interview.NodeBoard, key string) float64 {
	for i, s := range interview.Signals() {
		rest, ok := strings.CutPrefix(key, s.Name)
		word := strings.TrimPrefix(rest, ".")
		if !ok || rest != "" && !slices.Contains(plainValues(s), word) {
			continue
		}
		v := plainReading(b, strategy, n, i, s.Name)
		if math.IsNaN(v) {
			return 0
		}
		if s.Type != interview.Number {
			if rest == "" {
				return v
			}
			return map[bool]float64{true: 1}[plainValues(s)[int(v)] == word]
		}
		if norm, ok := m.Norms[s.Name]; ok {
			v /= norm
		}
		v = math.Max(0, math.Min(1, v))
		bins := map[string]bool{"low": v <= 0.25, "mid": v > 0.25 && v < 0.75, "high": v >= 0.75}
		if rest == "" {
			return v
		}
		return map[bool]float64{true: 1}[bins[word]]
	}
	panic("no signal in " + key)
}

func plainReading(b *interview.Board, strategy int, n *interview.NodeBoard, signal int, name string) float64 {
	if n != nil {
		if name == "technique.node.strategy_repetition" && n.Repetition != nil {
			return float64(n.Repetition[strategy])
		}
		if v := float64(n.Readings[signal]); !math.IsNaN(v) {
			return v
		}
	}
	if b.Strategy != nil {
		if v := float64(b.Strategy[strategy][signal]); !math.IsNaN(v) {
			return v
		}
	}
	return float64(b.Global[signal])
}
