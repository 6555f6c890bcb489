package roleplay

import (
	"fmt"
	"slices"
	"strings"
)

// The rules that every single transition keeps or breaks, as bits and in the order of ruleClaims.
const (
	ruleGates = iota
	ruleReveal
	rulePivots
	ruleCommands
	ruleCount
)

var ruleClaims = [ruleCount]string{claimGates, claimReveal, claimPivots, claimCommands}

// broken lists the rules that a transition breaks, as bits. It judges from the outside: by what a step was told and what came of it,
// not by why.
func (w *Walk) broken(t *transition) (rules uint8) {
	node := &w.Nodes[t.from.Node]
	if node.Gate && node.Advance >= 0 && t.leaves() && !w.mayPass(t) {
		rules |= 1 << ruleGates
	}
	if t.to.Reveal != t.from.Reveal && (t.from.Reveal || !node.Reveals || t.from.Standing < w.RevealAt) {
		rules |= 1 << ruleReveal
	}
	if node.Pivot > 0 && !node.Gate && !resolves(node, t) {
		rules |= 1 << rulePivots
	}
	if t.decision.Commands != w.due(&t.to) {
		rules |= 1 << ruleCommands
	}
	return rules
}

// leaves says whether a transition goes to another node, or to the same one anew.
func (t *transition) leaves() bool { return t.to.Node != t.from.Node || t.to.Turns == 0 }

// mayPass: a gate is left by a satisfied report, with evidence where that is required, or by force.
func (w *Walk) mayPass(t *transition) bool {
	if t.report.Satisfied && (w.Evidence != EvidenceRequired || t.report.Evidence) {
		return true
	}
	held := int(t.from.Held)+1 >= w.Backstop
	return t.to.Forced && int(t.to.Node) == w.End && (t.report.Skip || held)
}

// resolves: a pivot is left with an outcome or by force, and no later than one exchange after its most.
func resolves(node *Stop, t *transition) bool {
	if t.leaves() {
		return t.decision.Outcome != 0 || t.to.Forced
	}
	return int(t.to.Turns) <= node.MaxTurns
}

// due is what the client must be told with a state: that a pivot waits for a choice, that it is the end, or nothing.
func (w *Walk) due(at *State) Command {
	switch node := &w.Nodes[at.Node]; {
	case at.Ended:
		return AdvanceObjective | EndConversation
	case node.Pivot > 0 && !node.Gate:
		return PivotMoment
	default:
		return 0
	}
}

// judged is a claim about transitions: it holds unless one of them breaks it.
func (s *space) judged(claim string, f fault) Claim {
	if f.state < 0 {
		return Claim{Claim: claim, Holds: true, node: -1}
	}
	reports := append(s.reportsAlong(s.path(f.state)), f.report)
	c := Claim{Claim: claim, Counterexample: s.walk.told(reports), node: int(s.states[f.state].Node)}
	last := c.Counterexample[len(c.Counterexample)-1].Step
	c.Detail = fmt.Sprintf("exchange %d breaks it at %s: %s", last.Turn, last.Node, last.Reason)
	return c
}

// reaches: some conversation comes to every node.
func (s *space) reaches() Claim {
	c := Claim{Claim: claimNodes, Holds: true, node: -1}
	reached := make([]bool, len(s.walk.Nodes))
	for _, at := range s.states {
		reached[at.Node] = true
	}
	var missed []string
	for i, n := range s.walk.Nodes {
		if reached[i] {
			continue
		}
		missed = append(missed, n.ID)
		if c.node < 0 {
			c.node = i
		}
		if door, reports := s.shutDoor(i, reached); door != "" && len(c.Counterexample) == 0 {
			c.node, c.Detail, c.Counterexample = i, door, s.walk.told(reports)
		}
	}
	if c.Holds = len(missed) == 0; !c.Holds && c.Detail == "" {
		c.Detail = "no conversation comes to " + strings.Join(missed, ", ")
	}
	return c
}

// shutDoor explains why a node is not reached by the conditional edge that leads there: the highest standing that anyone has
// when they pass it, with a conversation that does.
func (s *space) shutDoor(missed int, reached []bool) (string, []Report) {
	for from, n := range s.walk.Nodes {
		if n.Conditional == nil || n.Conditional.To != missed || !reached[from] {
			continue
		}
		best, at, by := minStanding, -1, Report{}
		for i, state := range s.states {
			if int(state.Node) != from {
				continue
			}
			for _, r := range s.reports[from] {
				to, _ := s.walk.Step(state, r)
				if t := (transition{from: state, to: to}); t.leaves() && !to.Forced && (at < 0 || to.Standing > best) {
					best, at, by = to.Standing, i, r
				}
			}
		}
		if at >= 0 {
			return fmt.Sprintf("no conversation comes to %s: %s leads there from a standing of %d on, and when it is left the standing is %d at most",
				s.walk.Nodes[missed].ID, n.ID, n.Conditional.Standing, best), append(s.reportsAlong(s.path(at)), by)
		}
	}
	return "", nil
}

// closes: some conversation ends without force.
func (s *space) closes() Claim {
	clean := slices.ContainsFunc(s.states, func(at State) bool { return at.Ended && !at.Forced && int(at.Node) == s.walk.End })
	c := Claim{Claim: claimClean, Holds: clean, node: -1}
	if !clean {
		c.node, c.Detail = s.walk.End, "every conversation that ends is ended by the backstop or a skip"
		if forced := slices.IndexFunc(s.states, func(at State) bool { return at.Ended }); forced >= 0 {
			c.Counterexample = s.walk.told(s.reportsAlong(s.path(forced)))
		}
	}
	return c
}

// revealed: some conversation makes the key reveal.
func (s *space) revealed(stop int) Claim {
	c := Claim{Claim: claimRevealed, Holds: true, node: stop}
	if slices.ContainsFunc(s.states, func(at State) bool { return at.Reveal }) {
		return c
	}
	c.Holds = false
	best := -1
	for i, at := range s.states {
		if s.walk.Nodes[at.Node].Reveals && !at.Ended && (best < 0 || at.Standing > s.states[best].Standing) {
			best = i
		}
	}
	if best < 0 {
		c.Detail = "no conversation comes to where the key reveal is made"
		return c
	}
	c.Detail = fmt.Sprintf("the key reveal needs a standing of %d, and at %s it is %d at most",
		s.walk.RevealAt, s.walk.Nodes[s.states[best].Node].ID, s.states[best].Standing)
	c.Counterexample = s.walk.told(s.reportsAlong(s.path(best)))
	return c
}
