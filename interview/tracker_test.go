package interview

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// scene is an interview in the making, played by hand.
type scene struct {
	m    *Methodology
	g    *Graph
	t    *Tracker
	turn int
}

func newScene() *scene {
	m := &Methodology{
		Ontology:   *ladderOntology(),
		Strategies: []Strategy{{ID: "deepen"}, {ID: "explore"}, {ID: "close", Closing: true}},
		Boundaries: Boundaries{EarlyMaxNodes: 3, MidMaxNodes: 5},
		Limits:     Limits{MaxTurns: 20, MinTurns: 5, ShallowAnswers: 4, PlateauTurns: 6, SaturationTurns: 5},
	}
	return &scene{m: m, g: NewGraph(&m.Ontology), t: NewTracker(m)}
}

// answer begins a turn: the lines are what is found in it (see foundIn), and its words, when a quote is left out, the
// labels. A depth of "" is an answer that could not be rated.
func (s *scene) answer(lines string, d ResponseDepth) *scene {
	s.turn++
	words := "so I said "
	x := foundIn(lines)
	for _, c := range x.Concepts {
		words += c.Label + " "
	}
	for i, l := range x.Links {
		words += l.From + " "
		x.Links[i].Quote = l.From
	}
	a := s.g.Grow(Utterance{ID: "u", Turn: s.turn, Text: words}, "", x)
	s.g.Apply(a)
	s.t.Grew(s.turn, a)
	s.t.Rated(s.turn, d)
	return s
}

// ask ends a turn.
func (s *scene) ask(strategy string, focus ConceptID) *scene {
	s.t.Chose(s.turn, strategy, focus)
	return s
}

func TestATrackerKeepsAllThatTheDesignNames(t *testing.T) {
	t.Parallel()
	s := newScene()
	s.answer("oats | attribute\n calm | consequence\n oats -> calm | leads_to", Surface).ask("deepen", "c1")
	s.answer("peace | value\n calm -> peace | leads_to", Deep).ask("deepen", "c1")
	s.answer("", Shallow).ask("explore", "c1")
	s.answer("", Surface).ask("explore", "c2")
	s.answer("sleep | consequence\n oats -> sleep | leads_to", Moderate)
	focused, yielded, focused2, yielded2, strategy := 3, 2, 4, 5, "explore"
	want := []NodeState{
		{
			NodeID: "c1", Label: "oats", CreatedAtTurn: 1, Depth: 0, FocusCount: 3, LastFocusTurn: &focused, TurnsSinceLastFocus: 1,
			CurrentFocusStreak: 0, LastYieldTurn: &yielded, TurnsSinceLastYield: 3, YieldCount: 1, YieldRate: 1.0 / 3,
			AllResponseDepths: []ResponseDepth{Deep, Shallow, Surface}, ConnectedNodeIDs: []ConceptID{"c2", "c4"}, EdgeCountOutgoing: 2,
			StrategyUsageCount: map[string]int{"deepen": 2, "explore": 1}, LastStrategyUsed: &strategy, ConsecutiveSameStrategy: 1,
		},
		{
			NodeID: "c2", Label: "calm", CreatedAtTurn: 1, Depth: 1, FocusCount: 1, LastFocusTurn: &focused2, TurnsSinceLastFocus: 0,
			CurrentFocusStreak: 1, LastYieldTurn: &yielded2, TurnsSinceLastYield: 0, YieldCount: 1, YieldRate: 1,
			AllResponseDepths: []ResponseDepth{Moderate}, ConnectedNodeIDs: []ConceptID{"c1", "c3"}, EdgeCountOutgoing: 1, EdgeCountIncoming: 1,
			StrategyUsageCount: map[string]int{"explore": 1}, LastStrategyUsed: &strategy, ConsecutiveSameStrategy: 1,
		},
		{
			NodeID: "c3", Label: "peace", CreatedAtTurn: 2, Depth: 2, TurnsSinceLastFocus: 2, TurnsSinceLastYield: 3,
			AllResponseDepths: []ResponseDepth{}, ConnectedNodeIDs: []ConceptID{"c2"}, EdgeCountIncoming: 1, StrategyUsageCount: map[string]int{},
		},
		{
			NodeID: "c4", Label: "sleep", CreatedAtTurn: 5, Depth: 1,
			AllResponseDepths: []ResponseDepth{}, ConnectedNodeIDs: []ConceptID{"c1"}, EdgeCountIncoming: 1, StrategyUsageCount: map[string]int{},
		},
		{},
	}
	var got []NodeState
	for _, id := range []ConceptID{"c1", "c2", "c3", "c4", "c5"} {
		got = append(got, s.t.State(id))
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("states (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"explore", "explore"}, s.t.History(2)); diff != "" {
		t.Error(diff)
	}
	if got[2].Orphan() || !got[4].Orphan() {
		t.Error("who is linked to nothing, and nobody else, is an orphan")
	}
}

// TestTheBooksAreKeptRight has the four rules that are easily got wrong.
func TestTheBooksAreKeptRight(t *testing.T) {
	t.Parallel()
	s := newScene()
	s.answer("oats | attribute\n milk | attribute", Deep).ask("deepen", "c1")
	if got := s.t.State("c1").AllResponseDepths; len(got) != 0 {
		t.Errorf("c1 has the depths %v before it was asked about", got)
	}
	s.answer("calm | consequence", Shallow).ask("deepen", "c1")
	if got := s.t.State("c1"); len(got.AllResponseDepths) != 1 || got.CurrentFocusStreak != 2 {
		t.Errorf("%+v: want the depth of the answer to its question, and a streak that a yield did not end", got)
	}
	s.answer("", Moderate).ask("deepen", "c2")
	if got := s.t.State("c1"); len(got.AllResponseDepths) != 2 || got.CurrentFocusStreak != 0 {
		t.Errorf("%+v: want the answer's depth with the concept asked about before, and its streak over", got)
	}
	if got := s.t.State("c2").AllResponseDepths; len(got) != 0 {
		t.Errorf("c2 got the depths %v of an answer about another", got)
	}
	s.answer("", Moderate).ask("explore", "")
	for id, want := range map[ConceptID]int{"c1": 2, "c2": 3, "c3": 2} {
		if got := s.t.State(id).TurnsSinceLastYield; got != want {
			t.Errorf("%s has gone without yield for %d turns, want %d", id, got, want)
		}
	}
	if got := s.t.State("c2").CurrentFocusStreak; got != 0 {
		t.Errorf("a question about nothing in particular leaves a streak of %d", got)
	}
}
