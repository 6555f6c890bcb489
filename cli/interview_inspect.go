package cli

import (
	"fmt"
	"slices"
	"strings"

	"throughline/interview"
)

// shownPairs is how many of the best pairs the terminal shows.
const shownPairs = 5

// inspectTurn says what became of an answer: what was taken from it, how things stand, and why the next question is asked.
func (i *interviewee) inspectTurn(r *interview.TurnResult) {
	labels := map[interview.ConceptID]string{}
	for _, c := range r.Extracted.Concepts {
		labels[c.ID] = c.Label
		i.say("  [+ %s %s: %s]", c.ID, c.Type, c.Label)
	}
	for _, l := range r.Extracted.Relationships {
		i.say("  [+ %s %s → %s]", l.Type, conceptWords(l.From, labels), conceptWords(l.To, labels))
	}
	g := r.GraphState
	i.say("  [%d concepts, %d links, %d unconnected, depth %d, chains complete %.0f%%, phase %s; %d slots]",
		g.NodeCount, g.EdgeCount, g.OrphanCount, g.MaxDepth, 100*g.ChainCompletion, g.CurrentPhase, r.CanonicalGraph.Slots.ConceptCount)
	i.say("  [signals: %s]", strings.Join(signalWords(r.Signals), ", "))
	for n, pair := range r.StrategyAlternatives[:min(len(r.StrategyAlternatives), shownPairs)] {
		i.say("  [%d. %-14s %-6s %+.2f = %+.2f × %.2f %+.2f: %s]", n+1, pair.Strategy, node(pair.Node), pair.Score, pair.Base, pair.Multiplier, pair.Bonus, shares(pair.Contributions))
	}
	if r.TerminationReason != nil {
		i.say("  [ends: %s]", *r.TerminationReason)
	} else {
		i.say("  [%s on %s: %s]", r.Scoring.StrategyID, node(r.Scoring.Node), r.Scoring.Reasoning)
	}
	var times []string
	for _, s := range r.Stages {
		times = append(times, fmt.Sprintf("%s %d µs", s.Name, s.Micro))
		if s.Error != "" {
			i.say("  [%s: %s]", s.Name, s.Error)
		}
	}
	i.say("  [%d ms: %s]\n", r.LatencyMS, strings.Join(times, ", "))
}

func conceptWords(id interview.ConceptID, labels map[interview.ConceptID]string) string {
	if label, ok := labels[id]; ok {
		return label
	}
	return string(id)
}

func node(id *interview.ConceptID) string {
	if id == nil {
		return "–"
	}
	return string(*id)
}

// signalWords lists signals by name.
func signalWords(all map[string]any) []string {
	var words []string
	for name, value := range all {
		if number, ok := value.(float64); ok {
			value = fmt.Sprintf("%.2g", number)
		}
		words = append(words, fmt.Sprintf("%s %v", name, value))
	}
	slices.Sort(words)
	return words
}

// shares lists what weighed most, first.
func shares(all []interview.Contribution) string {
	sorted := slices.Clone(all)
	slices.SortStableFunc(sorted, func(a, b interview.Contribution) int {
		if abs(a.Contribution) > abs(b.Contribution) {
			return -1
		}
		if abs(a.Contribution) < abs(b.Contribution) {
			return 1
		}
		return 0
	})
	var words []string
	for _, c := range sorted[:min(len(sorted), 4)] {
		words = append(words, fmt.Sprintf("%s %+.2f", c.Signal, c.Contribution))
	}
	return strings.Join(words, ", ")
}

func abs(x float64) float64 { return max(x, -x) }
