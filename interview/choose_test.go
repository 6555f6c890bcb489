package interview_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"throughline/interview"
)

// ownWords is a methodology small enough to be worked out by hand.
const ownWords = `kind: methodology/v1
id: own
goal: Learn why.
ontology:
  nodes: [{type: thing, level: 1}, {type: reason, level: 2, terminal: true}]
  links: [{type: leads_to, from: thing, to: reason}]
norms: {graph.node_count: 20, temporal.strategy_repetition_count: 4, llm.uncertainty: 0.5}
strategies:
  - id: deepen
    weights:
      graph.node.gap_above: 0.5
      graph.node.exhaustion_score: -0.4
      graph.node_count: 0.2
      temporal.strategy_repetition_count: -0.8
      temporal.strategy_repetition_count.high: -1
  - id: ground
    valid_when: graph.node.gap_below
    weights:
      graph.node.gap_below.true: 0.75
      llm.response_depth.surface: 0.25
      technique.node.strategy_repetition.low: -0.5
  - id: widen
    node_binding: none
    weights:
      graph.node_count.low: 0.5
      graph.node_count.mid: 0.25
      graph.node_count.high: 0.125
      llm.uncertainty: 0.5
  - id: close
    node_binding: none
    closing: true
    valid_when: graph.chain_completion
    weights:
      graph.chain_completion: 1
phases:
  early:
    multipliers: {deepen: 2}
    bonuses: {close: -3, widen: 0.25}
  late:
    multipliers: {deepen: 0.5}
`

// line is a pair with its figures, to be written down by hand.
type line struct {
	Pair                           string
	Score, Base, Multiplier, Bonus float64
}

func TestRankingsWorkedOutByHand(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		signals string
		want    []line
	}{
		"a bare number, a bare bool and a norm": {
			// deepen c1: gap_above 0.5×1 + node_count 0.2×10/20 = 0.5 + 0.1 = 0.6
			// deepen c2: gap_above 0.5×0 - exhaustion 0.4×0.5 + 0.1 = -0.1
			// widen: 10/20 = 0.5 is mid = 0.25
			signals: `{"global": {"graph.node_count": 10}, "nodes": {
				"c1": {"graph.node.gap_above": true}, "c2": {"graph.node.gap_above": "false", "graph.node.exhaustion_score": 0.5}}}`,
			want: []line{{"deepen c1", 0.6, 0.6, 1, 0}, {"widen", 0.25, 0.25, 1, 0}, {"deepen c2", -0.1, -0.1, 1, 0}},
		},
		"a gate that is open for one of two": {
			// ground c2: gap_below.true 0.75 + surface 0.25 = 1; c1 has no reading, so its gate is shut
			// deepen: no signal of its own is read, so 0 for both, the older first; widen 0 comes behind ground and deepen
			signals: `{"global": {"llm.response_depth": "surface"}, "nodes": {"c1": {}, "c2": {"graph.node.gap_below": true}}}`,
			want:    []line{{"ground c2", 1, 1, 1, 0}, {"deepen c1", 0, 0, 1, 0}, {"deepen c2", 0, 0, 1, 0}, {"widen", 0, 0, 1, 0}},
		},
		"a norm below one, and what is beyond it": {
			// widen: 0.4/0.5 = 0.8 × 0.5 = 0.4, and node_count 40/20 is clamped to 1, which is high = 0.125: 0.525
			signals: `{"global": {"llm.uncertainty": 0.4, "graph.node_count": 40}}`,
			want:    []line{{"widen", 0.525, 0.525, 1, 0}},
		},
		"the edges of the bins": {
			// 5/20 = 0.25 is still low: 0.5; deepen: 0.2×0.25 = 0.05; close: 0.75 = 0.75
			signals: `{"global": {"graph.node_count": 5, "graph.chain_completion": 0.75}, "nodes": {"c1": {}}}`,
			want:    []line{{"close", 0.75, 0.75, 1, 0}, {"widen", 0.5, 0.5, 1, 0}, {"deepen c1", 0.05, 0.05, 1, 0}},
		},
		"the high bin begins at three quarters": {
			// 15/20 = 0.75 is high: 0.125; deepen: 0.2×0.75 = 0.15
			signals: `{"global": {"graph.node_count": 15}, "nodes": {"c1": {}}}`,
			want:    []line{{"deepen c1", 0.15, 0.15, 1, 0}, {"widen", 0.125, 0.125, 1, 0}},
		},
		"a phase multiplies, then adds": {
			// deepen: base 0.5, × 2 = 1; widen: 2/20 = 0.1 is low = 0.5, + 0.25 = 0.75, deepen has 0.2×0.1 = 0.02 more: 0.52 × 2 = 1.04
			// close: 0.5 - 3 = -2.5
			signals: `{"phase": "early", "global": {"graph.node_count": 2, "graph.chain_completion": 0.5}, "nodes": {"c1": {"graph.node.gap_above": true}}}`,
			want:    []line{{"deepen c1", 1.04, 0.52, 2, 0}, {"widen", 0.75, 0.5, 1, 0.25}, {"close", -2.5, 0.5, 1, -3}},
		},
		"a strategy's own signal": {
			// deepen: 0.5 - 0.8×3/4 - 1 (0.75 is high) = 0.5 - 0.6 - 1 = -1.1, × 0.5 = -0.55
			signals: `{"phase": "late", "nodes": {"c1": {"graph.node.gap_above": true}}, "strategies": {"deepen": {"temporal.strategy_repetition_count": 3}}}`,
			want:    []line{{"widen", 0, 0, 1, 0}, {"deepen c1", -0.55, -1.1, 0.5, 0}},
		},
		"a concept's reading stands over the interview's": {
			// c1 says deep for itself, so its surface does not count: 0.75; c2: 0.75 + 0.25 - 0.5 (asked before) = 0.5
			// deepen: 0.2×20/20 = 0.2 for c1, 0.2×0/20 = 0 for c2, which says 0 for itself; widen: 1 is high = 0.125
			signals: `{"global": {"llm.response_depth": "surface", "graph.node_count": 20, "graph.node.gap_below": true}, "nodes": {
				"c1": {"llm.response_depth": "deep"}, "c2": {"technique.node.strategy_repetition": "low", "graph.node_count": 0}}}`,
			want: []line{{"ground c1", 0.75, 0.75, 1, 0}, {"ground c2", 0.5, 0.5, 1, 0}, {"deepen c1", 0.2, 0.2, 1, 0}, {"widen", 0.125, 0.125, 1, 0}, {"deepen c2", 0, 0, 1, 0}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			m, b := parsed(t, ownWords, c.signals)
			ranking, pairs := interview.NewPolicy(m).Rank(b, -1)
			var got []line
			for _, r := range ranking {
				l := line{r.Strategy, r.Score, r.Base, r.Multiplier, r.Bonus}
				if r.Node != nil {
					l.Pair += " " + string(*r.Node)
				}
				got = append(got, l)
			}
			if diff := cmp.Diff(c.want, got, cmpopts.EquateApprox(0, 1e-12)); diff != "" || pairs != len(c.want) {
				t.Errorf("%d pairs (-want +got):\n%s", pairs, diff)
			}
		})
	}
}

func TestContributionsAreThoseThatMatchedInTheOrderOfTheirKeys(t *testing.T) {
	t.Parallel()
	m, b := parsed(t, ownWords, `{"global": {"graph.node_count": 10}, "nodes": {"c1": {"graph.node.gap_above": true, "graph.node.exhaustion_score": 0}},
		"strategies": {"deepen": {"temporal.strategy_repetition_count": 4}}}`)
	policy := interview.NewPolicy(m)
	best, _ := policy.Rank(b, -1)
	r := best[len(best)-1]
	want := []interview.Contribution{
		{Signal: "graph.node.gap_above", Value: 1, Weight: 0.5, Contribution: 0.5},
		{Signal: "graph.node_count", Value: 0.5, Weight: 0.2, Contribution: 0.1},
		{Signal: "temporal.strategy_repetition_count", Value: 1, Weight: -0.8, Contribution: -0.8},
		{Signal: "temporal.strategy_repetition_count.high", Value: 1, Weight: -1, Contribution: -1},
	}
	if diff := cmp.Diff(want, r.Contributions); diff != "" || r.Strategy != "deepen" {
		t.Errorf("%s (-want +got):\n%s", r.Strategy, diff)
	}
	active := policy.Active(r, b)
	var names []string
	for _, a := range active {
		names = append(names, a.Name+"="+a.Value)
		if a.Description == "" {
			t.Errorf("%s has no description", a.Name)
		}
	}
	// The two weights of the repetition are one signal, and it weighs most.
	if diff := cmp.Diff([]string{"temporal.strategy_repetition_count=4", "graph.node.gap_above=true", "graph.node_count=10"}, names); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestReasonsNameWhatSpokeForAPairAndWhatThePhaseDid(t *testing.T) {
	t.Parallel()
	m, b := parsed(t, ownWords, `{"phase": "early", "global": {"graph.node_count": 2}, "nodes": {"c1": {"graph.node.gap_above": true, "graph.node.exhaustion_score": 0.1}}}`)
	policy := interview.NewPolicy(m)
	best, _ := policy.Rank(b, 1)
	want := []string{
		"graph.node.gap_above is true (+0.50). If true, ask why it matters.",
		"graph.node_count is 2 (+0.02). Few mean that there is still much to collect; many mean that it is time to connect and check what is there.",
		"In the early phase the score of deepen counts 2 times.",
	}
	if diff := cmp.Diff(want, policy.Reasons(best[0], b)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if said := policy.Reasons(interview.Ranked{Strategy: "ground", Multiplier: 1}, b); len(said) != 1 {
		t.Errorf("without a signal: %v", said)
	}
}

func parsed(t testing.TB, methodology, signals string) (*interview.Methodology, *interview.Board) {
	t.Helper()
	m, found := interview.ParseMethodology("own.yaml", []byte(methodology))
	if m == nil {
		t.Fatal(found)
	}
	b, err := interview.ParseBoard(m, []byte(signals))
	if err != nil {
		t.Fatal(err)
	}
	return m, b
}
