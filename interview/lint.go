package interview

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"throughline/diag"
	"throughline/document"
)

// sampledStates is on how many states the strategies are tried: enough that one which wins a hundredth of them is seen.
const sampledStates = 3000

// tryStrategies ranks the strategies on sampled states and reports those that never win, and those that win more than half
// of them. The states are the same for the same methodology.
func tryStrategies(file *document.File, m *Methodology) diag.List {
	wins := m.sampleWins(rand.New(rand.NewPCG(2, 3))) //nolint:gosec // the same states every time, no secret
	if len(wins) < 2 {
		return nil // one alone always wins
	}
	c := &docCheck{file: file}
	for i, won := range wins {
		path, id := fmt.Sprintf("strategies[%d].id", i), m.Strategies[i].ID
		switch {
		case won == 0:
			c.report(ruleNeverWins, path, "%s wins none of %d sampled states", id, sampledStates)
		case 2*won > sampledStates:
			c.report(ruleMostlyWins, path, "%s wins %d of %d sampled states", id, won, sampledStates)
		}
	}
	return c.found
}

// sampleWins counts how many of the sampled states each strategy wins.
func (m *Methodology) sampleWins(random *rand.Rand) []int {
	policy, sampler := NewPolicy(m), newSampler(m, random)
	revitalizing := slices.IndexFunc(m.Strategies, func(s Strategy) bool { return s.Revitalizing })
	wins := make([]int, len(m.Strategies))
	for i := range sampledStates {
		board := sampler.board([]Phase{Early, Mid, Late}[i%3])
		top := newPodium(1)
		policy.score(board, top)
		if len(top.heap) == 0 {
			continue
		}
		best := top.heap[0]
		if tired := board.Global[sigTrend] == trendFatigued; tired && best.score < m.Limits.FallbackScore && revitalizing >= 0 {
			best.strategy = revitalizing
		}
		wins[best.strategy]++
	}
	return wins
}

// trendFatigued is the reading of a tired respondent's trend.
const trendFatigued Reading = 3
