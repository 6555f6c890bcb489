package interview

import (
	"maps"
	"math"
	"slices"
)

// Policy is a methodology's strategies with their weights read, ready to rank. It is never changed and may be shared.
type Policy struct {
	strategies []ruleOfChoice
	keys       []weightKey // every key that any strategy weighs or is gated by, once
	phases     map[Phase][]shift
}

// ruleOfChoice is a strategy as Rank needs it.
type ruleOfChoice struct {
	id      string
	free    bool
	keys    []string  // those it weighs, in order, so that sums are always made in the same order
	weights []weighed // one for each of them
	gate    int       // the index of its condition among the policy's keys, or noGate
}

const (
	noGate      = -1
	shutForGood = -2 // its condition can never hold
)

// weighed is a key's weight. It is small, because there are many pairs.
type weighed struct {
	weight float64
	at     int32 // the key's index among the policy's
	pair   bool  // each pair of strategy and concept has a reading of its own
}

// shift is what a phase does to a strategy's score.
type shift struct{ multiplier, bonus float64 }

// NewPolicy reads the weights of a methodology that ParseMethodology gave. A key that can never match counts for nothing.
func NewPolicy(m *Methodology) *Policy {
	p := &Policy{phases: map[Phase][]shift{}}
	known := map[string]int{}
	index := func(key string) (int, bool) {
		if at, ok := known[key]; ok {
			return at, true
		}
		k, ok := m.compile(key)
		if ok {
			known[key] = len(p.keys)
			p.keys = append(p.keys, k)
		}
		return len(p.keys) - 1, ok
	}
	for _, s := range m.Strategies {
		r := ruleOfChoice{id: s.ID, free: s.NodeBinding == Free, gate: noGate}
		for _, key := range slices.Sorted(maps.Keys(s.Weights)) {
			if at, ok := index(key); ok {
				r.keys = append(r.keys, key)
				r.weights = append(r.weights, weighed{weight: s.Weights[key], at: int32(at), pair: p.keys[at].signal == sigPairRepetition}) //nolint:gosec // few
			}
		}
		if s.ValidWhen != "" {
			r.gate = shutForGood
			if at, ok := index(s.ValidWhen); ok {
				r.gate = at
			}
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
	pairs = p.score(b, top)
	found := top.sorted()
	best = make([]Ranked, len(found))
	for i, at := range found {
		best[i] = p.explain(b, at)
	}
	return best, pairs
}

// score offers every pair that competes, and returns how many those are. Concepts come one after another and each of
// their readings is looked at once, however many strategies weigh it.
func (p *Policy) score(b *Board, top *podium) (pairs int) {
	shifts := p.shifts(b.Phase)
	common := make([][]float64, len(p.strategies)) // what each weight comes to where a concept has no reading of its own
	for s := range p.strategies {
		rule := &p.strategies[s]
		common[s] = make([]float64, len(rule.weights))
		base := 0.0
		for i, w := range rule.weights {
			k := p.keys[w.at]
			common[s][i] = float64(w.weight * k.of(b.shared(s, k.signal)))
			base += common[s][i]
		}
		if rule.free && p.open(b, s, nil) {
			pairs++
			top.offer(candidate{strategy: s, node: noNode, base: base, score: shifts[s].apply(base)})
		}
	}
	own := make([]float64, len(p.keys)) // what each key comes to for one concept; NaN where it has no reading of its own
	for n := range b.Nodes {
		node := &b.Nodes[n]
		for i := range p.keys {
			k := &p.keys[i]
			own[i] = math.NaN()
			if k.signal < len(node.Readings) {
				if r := node.Readings[k.signal]; r == r { //nolint:gocritic // NaN is no reading
					own[i] = k.of(r)
				}
			}
		}
		for s := range p.strategies {
			if rule := &p.strategies[s]; rule.free || rule.gate != noGate && !p.open(b, s, node) {
				continue
			}
			pairs++
			base := p.base(s, node, common[s], own)
			if score := shifts[s].apply(base); top.takes(score) {
				top.offer(candidate{strategy: s, node: n, base: base, score: score})
			}
		}
	}
	return pairs
}

// base sums the weights of a strategy for a concept.
func (p *Policy) base(s int, node *NodeBoard, common, own []float64) float64 {
	base := 0.0
	weights := p.strategies[s].weights
	common = common[:len(weights)]
	for i := range weights {
		w := &weights[i]
		share, value := common[i], own[w.at]
		if w.pair && s < len(node.Repetition) {
			value = p.keys[w.at].of(Reading(node.Repetition[s]))
		}
		if value == value {
			share = float64(w.weight * value)
		}
		base += share
	}
	return base
}

// open says whether a strategy is valid for a concept, or at all where it is about none.
func (p *Policy) open(b *Board, strategy int, node *NodeBoard) bool {
	switch gate := p.strategies[strategy].gate; gate {
	case noGate:
		return true
	case shutForGood:
		return false
	default:
		k := &p.keys[gate]
		return k.of(b.reading(strategy, node, k.signal)) > 0
	}
}

// apply is the score that a base comes to. The product is rounded by itself: fused with the sum it would differ between machines.
func (by shift) apply(base float64) float64 { return float64(base*by.multiplier) + by.bonus }

// shifts is what a phase does to each strategy; a phase that is not known is the middle one.
func (p *Policy) shifts(phase Phase) []shift {
	if by, ok := p.phases[phase]; ok {
		return by
	}
	return p.phases[Mid]
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
