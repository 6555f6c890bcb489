package interview

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// This file says why a pair has its score.

// explain works out what a pair's score is made of.
func (p *Policy) explain(b *Board, at candidate) Ranked {
	rule, by := &p.strategies[at.strategy], p.shifts(b.Phase)[at.strategy]
	r := Ranked{Strategy: rule.id, Score: at.score, Base: at.base, Multiplier: by.multiplier, Bonus: by.bonus, Contributions: []Contribution{}}
	var node *NodeBoard
	if at.node != noNode {
		node = &b.Nodes[at.node]
		id := node.ID
		r.Node = &id
	}
	for i, w := range rule.weights {
		k := p.keys[w.at]
		if value := k.of(b.reading(at.strategy, node, k.signal)); value != 0 {
			r.Contributions = append(r.Contributions, Contribution{Signal: rule.keys[i], Value: value, Weight: w.weight, Contribution: value * w.weight})
		}
	}
	return r
}

// Active lists the signals that weighed in on a pair of the board, those that weighed most first, with what they mean.
func (p *Policy) Active(r Ranked, b *Board) []Active {
	strategy, node := p.pair(r, b)
	if strategy < 0 {
		return nil
	}
	active, at := []Active{}, map[int]int{}
	for _, c := range r.Contributions {
		k, s, why := readKey(c.Signal)
		if why != "" {
			continue
		}
		i, seen := at[k.signal]
		if !seen {
			i = len(active)
			at[k.signal] = i
			value := s.words(b.reading(strategy, node, k.signal))
			active = append(active, Active{Name: s.Name, Value: value, Description: s.Description})
		}
		active[i].Share += c.Contribution
	}
	slices.SortStableFunc(active, func(x, y Active) int {
		return cmp.Or(cmp.Compare(math.Abs(y.Share), math.Abs(x.Share)), strings.Compare(x.Name, y.Name))
	})
	return active
}

// mostReasons is how many signals a choice is explained by; more would hide what matters.
const mostReasons = 3

// Reasons says in sentences why a pair was chosen: what spoke for it most, and what the phase did.
func (p *Policy) Reasons(r Ranked, b *Board) []string {
	reasons := []string{}
	for _, a := range p.Active(r, b) {
		if a.Share > 0 && len(reasons) < mostReasons {
			reasons = append(reasons, a.reason())
		}
	}
	phase := b.Phase
	if phase == "" {
		phase = Mid
	}
	switch {
	case r.Multiplier != 1 && r.Bonus != 0:
		reasons = append(reasons, fmt.Sprintf("In the %s phase the score of %s counts %s times, and %s is added.", phase, r.Strategy, plainNumber(r.Multiplier), plainNumber(r.Bonus)))
	case r.Multiplier != 1:
		reasons = append(reasons, fmt.Sprintf("In the %s phase the score of %s counts %s times.", phase, r.Strategy, plainNumber(r.Multiplier)))
	case r.Bonus != 0:
		reasons = append(reasons, fmt.Sprintf("In the %s phase %s is added to the score of %s.", phase, plainNumber(r.Bonus), r.Strategy))
	}
	if len(reasons) == 0 {
		reasons = append(reasons, fmt.Sprintf("No signal speaks for anything better than %s.", r.Strategy))
	}
	return reasons
}

// reason is a signal's part in a choice, with the last sentence of its description: what to make of it.
func (a Active) reason() string {
	said := fmt.Sprintf("%s is %s (%+.2f).", a.Name, a.Value, a.Share)
	if _, meaning, ok := strings.Cut(a.Description, ". "); ok {
		said += " " + meaning
	}
	return said
}

// pair finds the strategy's index and the concept's readings again; -1 is a pair that is not of this board.
func (p *Policy) pair(r Ranked, b *Board) (strategy int, node *NodeBoard) {
	strategy = slices.IndexFunc(p.strategies, func(rule ruleOfChoice) bool { return rule.id == r.Strategy })
	if r.Node == nil {
		return strategy, nil
	}
	for i := range b.Nodes {
		if b.Nodes[i].ID == *r.Node {
			return strategy, &b.Nodes[i]
		}
	}
	return -1, nil
}

// words is a reading as a person would write it.
func (s Signal) words(r Reading) string {
	switch values := valuesOf(s); {
	case r != r: //nolint:gocritic // NaN is no reading
		return "unknown"
	case s.Type == Number:
		return plainNumber(float64(r))
	case r >= 0 && int(r) < len(values):
		return values[int(r)]
	}
	return "unknown"
}

// plainNumber is a number with at most two digits after the point.
func plainNumber(x float64) string { return strconv.FormatFloat(math.Round(x*100)/100, 'f', -1, 64) }
