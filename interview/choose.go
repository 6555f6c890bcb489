package interview

import (
	"math"
	"slices"
	"strings"
)

// Policy is a methodology's strategies with their weights read, ready to rank. It is never changed and may be shared.
type Policy struct {
	strategies []ruleOfChoice
	phases     map[Phase][]shift
}

// ruleOfChoice is a strategy as Rank needs it.
type ruleOfChoice struct {
	id      string
	free    bool
	weights []weighed // in the order of their keys, so that sums are always made in the same order
	gate    *weightKey
}

// weighed is a key with its weight.
type weighed struct {
	weightKey
	key    string
	weight float64
}

// shift is what a phase does to a strategy's score.
type shift struct{ multiplier, bonus float64 }

// NewPolicy reads the weights of a methodology that ParseMethodology gave. A key that can never match counts for nothing.
func NewPolicy(m *Methodology) *Policy {
	p := &Policy{phases: map[Phase][]shift{}}
	for _, s := range m.Strategies {
		r := ruleOfChoice{id: s.ID, free: s.NodeBinding == Free}
		for key, weight := range s.Weights {
			if k, ok := m.compile(key); ok {
				r.weights = append(r.weights, weighed{weightKey: k, key: key, weight: weight})
			}
		}
		slices.SortFunc(r.weights, func(a, b weighed) int { return strings.Compare(a.key, b.key) })
		if s.ValidWhen != "" {
			k, ok := m.compile(s.ValidWhen)
			if !ok {
				k = weightKey{test: isValue, value: -1, norm: 1} // never holds
			}
			r.gate = &k
		}
		p.strategies = append(p.strategies, r)
	}
	for phase, by := range map[Phase]Shift{Early: m.Phases.Early, Mid: m.Phases.Mid, Late: m.Phases.Late} {
		shifts := make([]shift, len(m.Strategies))
		for i, s := range m.Strategies {
			shifts[i] = shift{multiplier: 1, bonus: by.Bonuses[s.ID]}
			if times, ok := by.Multipliers[s.ID]; ok {
				shifts[i].multiplier = times
			}
		}
		p.phases[phase] = shifts
	}
	return p
}

// compile reads a key under the methodology's norms and signals.
func (m *Methodology) compile(key string) (weightKey, bool) {
	k, s, why := readKey(key)
	if why != "" || !m.reads(s.Name) {
		return weightKey{}, false
	}
	if norm, ok := m.Norms[s.Name]; ok && s.Type == Number {
		k.norm = norm
	}
	return k, true
}

// Rank scores every pair of strategy and concept on the board and returns the best, best first, and how many pairs there
// were. A strategy that is not valid for a concept does not compete with it; one that is bound to none competes once. Of
// pairs with the same score the strategy listed first comes first, then the older concept. keep says how many are
// returned; below 0 it is all of them.
func (p *Policy) Rank(b *Board, keep int) (best []Ranked, pairs int) {
	top := newPodium(keep)
	scratch := ranking{policy: p, board: b}
	for s := range p.strategies {
		pairs += scratch.strategy(s, top)
	}
	found := top.sorted()
	best = make([]Ranked, len(found))
	for i, at := range found {
		best[i] = p.explain(b, at)
	}
	return best, pairs
}

// ranking is what is worked with while a board is ranked.
type ranking struct {
	policy *Policy
	board  *Board
	common []float64 // for each weight of a strategy, what it comes to where a concept has no reading of its own
}

// strategy scores one strategy with every concept it may be about, and returns how many those are.
func (r *ranking) strategy(s int, top *podium) (pairs int) {
	rule := &r.policy.strategies[s]
	by := r.policy.shiftOf(r.board.Phase, s)
	r.common = r.common[:0]
	for i := range rule.weights {
		w := &rule.weights[i]
		r.common = append(r.common, float64(w.weight*w.of(r.board.shared(s, w.signal))))
	}
	if rule.free {
		if rule.gate != nil && rule.gate.of(r.board.shared(s, rule.gate.signal)) == 0 {
			return 0
		}
		base := 0.0
		for _, share := range r.common {
			base += share
		}
		top.offer(candidate{strategy: s, node: noNode, base: base, score: by.apply(base)})
		return 1
	}
	for n := range r.board.Nodes {
		node := &r.board.Nodes[n]
		if rule.gate != nil && rule.gate.of(r.board.reading(s, node, rule.gate.signal)) == 0 {
			continue
		}
		pairs++
		base := 0.0
		for i := range rule.weights {
			w := &rule.weights[i]
			share := r.common[i]
			if own := node.own(s, w.signal); own == own { //nolint:gocritic // NaN is no reading
				share = float64(w.weight * w.of(own))
			}
			base += share
		}
		if score := by.apply(base); top.takes(score) {
			top.offer(candidate{strategy: s, node: n, base: base, score: score})
		}
	}
	return pairs
}

// apply is the score that a base comes to. The product is rounded by itself: fused with the sum it would differ between machines.
func (by shift) apply(base float64) float64 { return float64(base*by.multiplier) + by.bonus }

// shiftOf is what a phase does to a strategy; a phase that is not known is the middle one.
func (p *Policy) shiftOf(phase Phase, strategy int) shift {
	shifts, ok := p.phases[phase]
	if !ok {
		shifts = p.phases[Mid]
	}
	return shifts[strategy]
}

// noReading is what a signal says that could not be read.
var noReading = Reading(math.NaN())

// shared is a signal's reading apart from any concept: the strategy's own, else the interview's.
func (b *Board) shared(strategy, signal int) Reading {
	if strategy < len(b.Strategy) && signal < len(b.Strategy[strategy]) {
		if own := b.Strategy[strategy][signal]; own == own { //nolint:gocritic // NaN is no reading
			return own
		}
	}
	if signal < len(b.Global) {
		return b.Global[signal]
	}
	return noReading
}

// reading is what a signal says of a pair: the concept's reading over the strategy's over the interview's.
func (b *Board) reading(strategy int, node *NodeBoard, signal int) Reading {
	if node != nil {
		if own := node.own(strategy, signal); own == own { //nolint:gocritic // NaN is no reading
			return own
		}
	}
	return b.shared(strategy, signal)
}

// own is a concept's own reading, for a strategy where each pair has one.
func (n *NodeBoard) own(strategy, signal int) Reading {
	if signal == sigPairRepetition && strategy < len(n.Repetition) {
		return Reading(n.Repetition[strategy])
	}
	if signal < len(n.Readings) {
		return n.Readings[signal]
	}
	return noReading
}
