package interview

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// board reads the signals at this point, which must all succeed.
func (s *scene) board(t *testing.T, r *Rating) *Board {
	t.Helper()
	b, failures := ReadBoard(s.m, s.g, CanonicalState{ConceptCount: 4, EdgeCount: 3, OrphanCount: 2, MaxDepth: 1, AvgSupport: 2.5}, s.t, s.turn, r)
	if len(failures) > 0 {
		t.Fatal(failures)
	}
	return b
}

// says is what a signal says on a board: of the interview, of a strategy, of a concept, of a pair; nil is nothing.
func says(t *testing.T, b *Board, m *Methodology, name, of string) any {
	t.Helper()
	s, i, ok := SignalNamed(name)
	if !ok {
		t.Fatalf("there is no signal %s", name)
	}
	id, strategy, _ := strings.Cut(of, " ")
	node := slices.IndexFunc(b.Nodes, func(n NodeBoard) bool { return n.ID == ConceptID(id) })
	named := func(id string) int {
		return slices.IndexFunc(m.Strategies, func(s Strategy) bool { return s.ID == id })
	}
	r := Reading(0)
	switch s.Scope {
	case Global:
		r = b.Global[i]
	case PerStrategy:
		r = b.Strategy[named(id)][i]
	case PerNode:
		r = b.Nodes[node].Readings[i]
	case PerPair:
		if all := b.Nodes[node].Repetition; all != nil {
			r = Reading(all[named(strategy)])
		}
	}
	if math.IsNaN(float64(r)) {
		return nil
	}
	if v, ok := s.value(r).(float64); ok {
		return math.Round(v*1e9) / 1e9
	}
	return s.value(r)
}

// laddered has a chain that skips nothing, one that ends early, an orphan and an aside.
func laddered() *scene {
	return newScene().answer(`oats | attribute
		foam | attribute
		calm | consequence
		peace | value
		price | attribute
		granny | aside
		oats -> calm | leads_to
		calm -> peace | leads_to
		granny -> oats | concerns
		granny -> peace | concerns
		oats -> foam | leads_to`, Surface)
}

func TestEverySignalReadsWhatItSays(t *testing.T) {
	t.Parallel()
	rating := &Rating{Depth: Moderate, Sentiment: Positive, Uncertainty: 0.25, Ambiguity: 0.5, Hedging: 0.75, Specificity: 1, Engagement: 0}
	quiet := func(n int) *scene { // n answers that add nothing, all about c1, after it was named
		s := newScene().answer("oats | attribute\n milk | attribute", Deep)
		for range n {
			s.ask("deepen", "c1").answer("", Shallow)
		}
		return s
	}
	depths := func(all ...ResponseDepth) *scene {
		s := newScene()
		for _, d := range all {
			s.answer("", d).ask("explore", "")
		}
		return s
	}
	asked := func(strategies ...string) *scene {
		s := newScene().answer("oats | attribute", Deep)
		for _, name := range strategies {
			s.ask(name, "c1").answer("", Deep)
		}
		return s
	}
	for _, c := range []struct {
		signal, of string
		s          *scene
		want       any
	}{
		{"graph.node_count", "", laddered(), 6.0},
		{"graph.edge_count", "", laddered(), 5.0},
		{"graph.orphan_count", "", laddered(), 1.0},
		{"graph.max_depth", "", laddered(), 2.0}, // granny → oats → calm; peace is one from granny
		{"graph.chain_completion", "", laddered(), 0.333333333},
		{"graph.chain_completion", "", newScene(), 0.0},
		{"graph.chain_completion.has_complete_chain", "", laddered(), true},
		{"graph.chain_completion.has_complete_chain", "", newScene().answer("oats | attribute\n peace | value", Deep), false},
		{"canonical.concept_count", "", newScene(), 4.0},
		{"canonical.edge_count", "", newScene(), 3.0},
		{"canonical.orphan_count", "", newScene(), 2.0},
		{"canonical.max_depth", "", newScene(), 1.0},
		{"canonical.avg_support", "", newScene(), 2.5},
		{"llm.response_depth", "", newScene(), "moderate"},
		{"llm.sentiment", "", newScene(), "positive"},
		{"llm.uncertainty", "", newScene(), 0.25},
		{"llm.ambiguity", "", newScene(), 0.5},
		{"llm.hedging_language", "", newScene(), 0.75},
		{"llm.specificity", "", newScene(), 1.0},
		{"llm.engagement", "", newScene(), 0.0},
		{"llm.global_response_trend", "", newScene(), "stable"},
		{"llm.global_response_trend", "", depths(Surface, Surface, Deep), "stable"}, // three are too few
		{"llm.global_response_trend", "", depths(Surface, Shallow, Shallow, Surface), "fatigued"},
		{"llm.global_response_trend", "", depths(Shallow, Shallow, Deep, Shallow, Deep, Shallow), "fatigued"},
		{"llm.global_response_trend", "", depths(Shallow, Shallow, Shallow, Deep, Deep, Deep), "deepening"},
		{"llm.global_response_trend", "", depths(Shallow, Surface, Deep, Deep, Shallow, Moderate, Moderate, Moderate), "stable"}, // the first two are forgotten: 3 3 1 against 2 2 2 is −1/3
		{"llm.global_response_trend", "", depths(Moderate, Moderate, Moderate, Deep), "deepening"},                               // 2 against 2.5
		{"llm.global_response_trend", "", depths(Deep, Moderate, Surface, Moderate, Moderate), "shallowing"},                     // 2.5 against 2; the middle one is neither
		{"llm.global_response_trend", "", depths(Moderate, "", Moderate, "", Deep, Moderate, ""), "deepening"},                   // what was not rated is not there
		{"llm.global_response_trend", "", depths(Deep, Deep, Moderate, Deep, Deep, Moderate), "stable"},                          // 8/3 against 8/3
		{"temporal.strategy_repetition_count", "deepen", newScene(), 0.0},
		{"temporal.strategy_repetition_count", "deepen", asked("deepen", "deepen", "explore", "deepen", "explore", "explore"), 2.0},
		{"temporal.strategy_repetition_count", "explore", asked("deepen", "deepen", "explore", "deepen", "explore", "explore"), 3.0},
		{"temporal.turns_since_strategy_change", "", newScene(), 0.0},
		{"temporal.turns_since_strategy_change", "", asked("deepen"), 0.0},
		{"temporal.turns_since_strategy_change", "", asked("deepen", "deepen", "deepen"), 2.0},
		{"temporal.turns_since_strategy_change", "", asked("deepen", "deepen", "explore"), 0.0},
		{"meta.interview_progress", "", newScene(), 0.0},
		{"meta.interview_progress", "", laddered(), 0.5}, // half of 1/3, half of 2/3
		{"meta.interview_progress", "", newScene().answer("a1 | attribute\n a2 | attribute\n a3 | attribute\n a4 | attribute\n a5 | attribute\n a1 -> a2 | leads_to\n a2 -> a3 | leads_to\n a3 -> a4 | leads_to\n a4 -> a5 | leads_to", Deep), 0.5}, // depth 4 of 3 counts as all
		{"meta.interview.phase", "", newScene().answer("a1 | attribute\n a2 | attribute", Deep), "early"},
		{"meta.interview.phase", "", newScene().answer("a1 | attribute\n a2 | attribute\n a3 | attribute", Deep), "mid"},
		{"meta.interview.phase", "", newScene().answer("a1 | attribute\n a2 | attribute\n a3 | attribute\n a4 | attribute\n a5 | attribute", Deep), "late"},
		{"graph.node.exhausted", "c1", quiet(2), false}, // two turns without yield
		{"graph.node.exhausted", "c1", quiet(3), true},
		{"graph.node.exhausted", "c2", quiet(3), false},                                         // never asked about
		{"graph.node.exhausted", "c1", quiet(3).ask("deepen", "c2").answer("", Shallow), false}, // the streak is over
		{"graph.node.exhausted", "c1", quiet(2).ask("deepen", "c1").answer("", Deep), true},     // two of three are shallow
		{"graph.node.exhausted", "c1", quiet(2).ask("deepen", "c1").answer("", Deep).ask("deepen", "c1").answer("", Moderate), false},
		{"graph.node.exhausted", "c1", quiet(3).ask("deepen", "c1").answer("rice | attribute", Shallow), false}, // it has just added something
		{"graph.node.exhaustion_score", "c1", quiet(3), 0.6},                                                    // 0.12 + 0.18 + 0.3
		{"graph.node.exhaustion_score", "c2", quiet(3), 0.12},
		{"graph.node.exhaustion_score", "c1", quiet(12), 1.0},
		{"graph.node.exhaustion_score", "c1", quiet(2).ask("deepen", "c1").answer("rice | attribute", Deep), 0.38}, // 0 + 0.18 + 0.2
		{"graph.node.yield_stagnation", "c1", quiet(2), false},
		{"graph.node.yield_stagnation", "c1", quiet(3), true},
		{"graph.node.yield_stagnation", "c2", quiet(3), true},
		{"graph.node.focus_streak", "c2", quiet(3), "none"},
		{"graph.node.focus_streak", "c1", quiet(1), "low"},
		{"graph.node.focus_streak", "c1", quiet(2), "medium"},
		{"graph.node.focus_streak", "c1", quiet(3), "medium"},
		{"graph.node.focus_streak", "c1", quiet(4), "high"},
		{"graph.node.is_current_focus", "c1", quiet(1), true},
		{"graph.node.is_current_focus", "c2", quiet(1), false},
		{"graph.node.recency_score", "c1", quiet(1), 1.0},
		{"graph.node.recency_score", "c2", quiet(1), 0.0},
		{"graph.node.recency_score", "c1", quiet(1).ask("deepen", "c2").answer("", Deep).ask("explore", "").answer("", Deep), 0.9},
		{"graph.node.recency_score", "c2", newScene().answer("a1 | attribute\n a2 | attribute", Deep).ask("deepen", "c2").skip(19), 0.05},
		{"graph.node.recency_score", "c2", newScene().answer("a1 | attribute\n a2 | attribute", Deep).ask("deepen", "c2").skip(25), 0.0},
		{"graph.node.is_orphan", "c5", laddered(), true},
		{"graph.node.is_orphan", "c1", laddered(), false},
		{"graph.node.edge_count", "c1", laddered(), 3.0},
		{"graph.node.edge_count", "c5", laddered(), 0.0},
		{"graph.node.gap_above", "c1", laddered(), false},
		{"graph.node.gap_above", "c2", laddered(), true},  // only linked within its level
		{"graph.node.gap_above", "c4", laddered(), false}, // terminal
		{"graph.node.gap_above", "c6", laddered(), false}, // outside the ladder
		{"graph.node.gap_below", "c1", laddered(), false}, // on level 1
		{"graph.node.gap_below", "c3", laddered(), false},
		{"graph.node.gap_below", "c1", newScene().answer("calm | consequence", Deep), true},
		{"graph.node.gap_below", "c6", laddered(), false},
		{"graph.node.level_skip", "c1", laddered(), false},
		{"graph.node.level_skip", "c4", laddered(), false}, // a link from outside the ladder skips nothing
		{"graph.node.level_skip", "c1", skipping(), true},
		{"graph.node.level_skip", "c2", skipping(), true},
		{"graph.node.branching_deficit", "c1", laddered(), 0.5},
		{"graph.node.branching_deficit", "c2", laddered(), 1.0},
		{"graph.node.branching_deficit", "c4", laddered(), 0.0}, // nothing above it
		{"graph.node.branching_deficit", "c6", laddered(), 0.0},
		{"graph.node.branching_deficit", "c1", newScene().answer("a1 | attribute\n b1 | consequence\n b2 | consequence\n a1 -> b1 | leads_to\n a1 -> b2 | leads_to", Deep), 0.0},
		{"technique.node.strategy_repetition", "c2 deepen", quiet(3), "none"},
		{"technique.node.strategy_repetition", "c1 explore", quiet(3), "none"},
		{"technique.node.strategy_repetition", "c1 deepen", quiet(1), "low"},
		{"technique.node.strategy_repetition", "c1 deepen", quiet(2), "low"},
		{"technique.node.strategy_repetition", "c1 deepen", quiet(3), "medium"},
		{"technique.node.strategy_repetition", "c1 deepen", quiet(4), "medium"},
		{"technique.node.strategy_repetition", "c1 deepen", quiet(5), "high"},
		{"technique.node.strategy_repetition", "c1 deepen", quiet(5).ask("explore", "c1").answer("", Deep), "none"},
		{"technique.node.strategy_repetition", "c1 deepen", quiet(3).ask("explore", "c2").answer("", Deep), "medium"}, // others between do not count
		{"meta.node.opportunity", "c1", quiet(3), "exhausted"},
		{"meta.node.opportunity", "c2", quiet(3), "fresh"},
		{"meta.node.opportunity", "c1", quiet(0).ask("deepen", "c1").answer("", Deep), "probe_deeper"},
		{"meta.node.opportunity", "c1", quiet(0).ask("deepen", "c1").answer("", Moderate), "fresh"},
		{"meta.node.opportunity", "c1", quiet(0).ask("deepen", "c1").answer("rice | attribute", Deep), "fresh"},                                // it has yielded
		{"meta.node.opportunity", "c1", quiet(0).ask("deepen", "c1").answer("", Deep).ask("deepen", "c2").answer("", Shallow), "probe_deeper"}, // asked about another since
	} {
		if got := says(t, c.s.board(t, rating), c.s.m, c.signal, c.of); got != c.want {
			t.Errorf("%s %s is %v, want %v", c.signal, c.of, got, c.want)
		}
	}
}

// skip lets turns pass in which nothing comes of a question about nothing in particular.
func (s *scene) skip(turns int) *scene {
	for range turns {
		s.answer("", "").ask("explore", "")
	}
	return s
}

// skipping has a link across two levels.
func skipping() *scene {
	s := newScene()
	s.m.Ontology.Links = append(s.m.Ontology.Links, LinkType{Type: "jumps_to", From: []string{"attribute"}, To: []string{"value"}})
	return s.answer("oats | attribute\n peace | value\n oats -> peace | jumps_to", Deep)
}

func TestWhatWasNotRatedIsNotRead(t *testing.T) {
	t.Parallel()
	s := newScene().answer("oats | attribute", Deep)
	for name := range GlobalValues(s.board(t, nil)) {
		if strings.HasPrefix(name, "llm.") && name != "llm.global_response_trend" {
			t.Errorf("%s has a value without a rating", name)
		}
	}
	b := s.board(t, &Rating{Depth: Deep, Sentiment: Neutral, Missing: []string{"llm.uncertainty", "ambiguity", "sentiment"}})
	for name, want := range map[string]any{
		"llm.uncertainty": nil, "llm.ambiguity": nil, "llm.sentiment": nil, "llm.engagement": 0.0, "llm.response_depth": "deep",
	} {
		if got := says(t, b, s.m, name, ""); got != want {
			t.Errorf("%s is %v, want %v", name, got, want)
		}
	}
}

func TestOnlyDeclaredSignalsAreRead(t *testing.T) {
	t.Parallel()
	s := newScene().answer("oats | attribute", Deep)
	s.m.Signals = []string{"graph.node_count", "meta.interview_progress", "graph.node.is_orphan"}
	b := s.board(t, nil)
	if diff := cmp.Diff(map[string]any{"graph.node_count": 1.0, "meta.interview_progress": 0.0}, GlobalValues(b)); diff != "" {
		t.Error(diff)
	}
	for name, want := range map[string]any{"graph.node.is_orphan": true, "graph.node.edge_count": nil, "meta.node.opportunity": nil} {
		if got := says(t, b, s.m, name, "c1"); got != want {
			t.Errorf("%s is %v, want %v", name, got, want)
		}
	}
	if b.Phase != Early {
		t.Errorf("the phase is %q", b.Phase)
	}
}

// TestADetectorThatFailsCostsItsOwnSignalOnly breaks every detector in turn.
func TestADetectorThatFailsCostsItsOwnSignalOnly(t *testing.T) {
	t.Parallel()
	s := laddered().ask("deepen", "c1").answer("", Deep)
	r := &Rating{Depth: Deep, Sentiment: Neutral}
	whole := s.board(t, r)
	for i := range signalList {
		broken := detectors
		switch signalList[i].Scope {
		case Global:
			broken[i] = detector{global: func(*moment) (Reading, error) { panic("boom") }}
		case PerStrategy:
			broken[i] = detector{strategy: func(*moment, string) Reading { panic("boom") }}
		case PerNode: // it fails at the last concept
			broken[i] = detector{node: func(_ *moment, at int32) Reading { return []Reading{1, 1, 1, 1, 1}[at] }}
		case PerPair:
			broken[i] = detector{pair: func(*moment, int32, int16) uint8 { panic("boom") }}
		}
		b, failures := readBoard(&broken, newMoment(s.m, s.g, CanonicalState{ConceptCount: 4, EdgeCount: 3, OrphanCount: 2, MaxDepth: 1, AvgSupport: 2.5}, s.t, s.turn, r))
		if len(failures) != 1 || !strings.HasPrefix(failures[0], signalList[i].Name+": panic: ") {
			t.Errorf("%s: the failures are %q", signalList[i].Name, failures)
		}
		want := emptied(whole, i)
		if diff := cmp.Diff(want, b, cmp.Comparer(func(a, b Reading) bool { return a == b || math.IsNaN(float64(a)) && math.IsNaN(float64(b)) })); diff != "" {
			t.Errorf("%s (-want +got):\n%s", signalList[i].Name, diff)
		}
	}
}

// emptied is a copy of a board without a signal.
func emptied(b *Board, signal int) *Board {
	c := *b
	blank := func(r []Reading) []Reading {
		r = slices.Clone(r)
		r[signal] = noReading
		return r
	}
	c.Global, c.Strategy, c.Nodes = blank(b.Global), slices.Clone(b.Strategy), slices.Clone(b.Nodes)
	for i := range c.Strategy {
		c.Strategy[i] = blank(c.Strategy[i])
	}
	for i := range c.Nodes {
		c.Nodes[i].Readings = blank(c.Nodes[i].Readings)
		if signal == sigPairRepetition {
			c.Nodes[i].Repetition = nil
		}
	}
	return &c
}

func TestARatingOutOfRangeIsAFailureOfItsSignal(t *testing.T) {
	t.Parallel()
	s := newScene()
	_, failures := ReadBoard(s.m, s.g, CanonicalState{}, s.t, 1, &Rating{Depth: "abysmal", Sentiment: Neutral, Hedging: 1.5, Engagement: math.NaN()})
	want := []string{
		`llm.response_depth: "abysmal" is none of its values`, "llm.hedging_language: 1.5 is not between 0 and 1",
		"llm.engagement: NaN is not between 0 and 1",
	}
	if diff := cmp.Diff(want, failures); diff != "" {
		t.Error(diff)
	}
}

func TestASupersededConceptIsNoCandidate(t *testing.T) {
	t.Parallel()
	s := newScene().answer("oats | attribute\n rice | attribute", Deep).answer("no oats | attribute\n no oats -> oats | revises", Deep)
	var ids []ConceptID
	for _, n := range s.board(t, nil).Nodes {
		ids = append(ids, n.ID)
	}
	if diff := cmp.Diff([]ConceptID{"c2", "c3"}, ids); diff != "" {
		t.Error(diff)
	}
	if got := s.g.Measure().NodeCount; got != 3 {
		t.Errorf("%d concepts, want all three", got)
	}
}

func TestTheListOfSignalsIsClosedAndEachIsExplained(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for i, s := range Signals() {
		got, at, ok := SignalNamed(s.Name)
		if !ok || at != i || got.Name != s.Name || seen[s.Name] {
			t.Errorf("%s is at %d, found at %d", s.Name, i, at)
		}
		seen[s.Name] = true
		if (s.Type == Category) != (len(s.Values) > 0) || s.Unbounded && s.Type != Number || len(s.Description) < 80 {
			t.Errorf("%s is not described in full: %+v", s.Name, s)
		}
		d := detectors[i]
		if got := []bool{d.global != nil, d.strategy != nil, d.node != nil, d.pair != nil}; got[s.Scope] != true || slices.Index(got, true) != int(s.Scope) {
			t.Errorf("%s is read by %v", s.Name, got)
		}
	}
	if len(seen) != 37 {
		t.Errorf("%d signals, want 37", len(seen))
	}
	if _, _, ok := SignalNamed("graph.depht"); ok {
		t.Error("there is a signal that is none")
	}
}
