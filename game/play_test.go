package game_test

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/diag"
	"throughline/game"
)

// digestion is the example that has all ten mechanics.
func digestion(t testing.TB) game.Game {
	t.Helper()
	text, err := os.ReadFile("../examples/game/digestion.yaml")
	if err != nil {
		t.Fatal(err)
	}
	g, found := game.ParseGame("digestion.yaml", text)
	if len(found) > 0 {
		t.Fatal(found)
	}
	return *g
}

// match is a game being played in a test.
type match struct {
	t     testing.TB
	b     game.Blueprint
	k     game.Key
	state game.State
	now   int64
}

func newMatch(t testing.TB, g game.Game) *match {
	t.Helper()
	b, k, found := game.Assemble(g)
	if found.HasErrors() {
		t.Fatal(found)
	}
	return &match{t: t, b: b, k: k, now: 1_000_000}
}

// alone is a game of one mechanic, ready to be played.
func alone(t testing.TB, kind game.Mechanic, content game.Content, change func(*game.MechanicDesign)) *match {
	t.Helper()
	m := game.MechanicDesign{MechanicType: kind, ExpectedItemCount: 1, PointsPerItem: 10, AdvanceTrigger: game.OnCompletion}
	if change != nil {
		change(&m)
	}
	yes, labels := true, []string{"north", "east", "south", "west"}
	last := game.MechanicDesign{MechanicType: game.CompareContrast, ExpectedItemCount: 1, PointsPerItem: 10, AdvanceTrigger: game.OnCompletion}
	g := game.Game{
		Kind: game.GameKind, ID: "alone", Title: "Alone",
		Design: game.Design{
			Difficulty: game.Beginner, EstimatedDurationMinutes: 10,
			Scenes: []game.SceneDesign{{Title: "Scene", ZoneLabels: labels, NeedsDiagram: &yes, TransitionToNext: game.TransitionAuto, Mechanics: []game.MechanicDesign{m, last}}},
		},
		Content: map[game.MechanicID]game.Content{
			"s1_m1": content,
			"s1_m2": {CompareContrast: &game.CompareContrastContent{Subjects: []string{"A", "B"}, Features: []game.Feature{{Text: "f", In: game.Both}}}},
		},
		Diagrams: map[game.SceneID]game.Diagram{"scene_1": grid(labels)},
	}
	x := newMatch(t, g)
	x.do(game.Action{Do: game.Start})
	return x
}

// try makes a move where the game is, and returns what it was refused for.
func (m *match) try(a game.Action) diag.List {
	if v := m.view(); a.At == "" {
		a.At = v.At
	}
	before, _ := json.Marshal(m.state)
	next, _, refused := game.Play(&m.b, &m.k, m.state, game.Move{Action: a, At: m.now})
	if after, _ := json.Marshal(m.state); string(before) != string(after) {
		m.t.Fatalf("%+v changed the state it was given", a)
	}
	if len(refused) > 0 && !cmp.Equal(next, m.state) {
		m.t.Fatalf("%+v was refused and changed the state", a)
	}
	m.state = next
	return refused
}

// do makes a move that must be taken.
func (m *match) do(a game.Action) game.View {
	m.t.Helper()
	if refused := m.try(a); len(refused) > 0 {
		m.t.Fatalf("%+v: %v", a, refused)
	}
	return m.view()
}

func (m *match) view() game.View { return game.Show(&m.b, &m.k, m.state) }

// id finds an item of the mechanic that is played by its text.
func (m *match) id(text string) string {
	m.t.Helper()
	for _, item := range m.b.Mechanic(m.view().Mechanic).Items {
		if item.Text == text {
			return item.ID
		}
	}
	m.t.Fatalf("there is no item %q", text)
	return ""
}

func (m *match) item(text string) game.ItemView {
	m.t.Helper()
	id := m.id(text)
	for _, item := range m.view().Items {
		if item.ID == id {
			return item
		}
	}
	return game.ItemView{}
}

func said(v game.View) string {
	var all []string
	for _, f := range v.Feedback {
		all = append(all, string(f.Tone)+": "+f.Text)
	}
	return strings.Join(all, " | ")
}

func labels() game.Content {
	return game.Content{DragDrop: &game.DragDropContent{
		Labels: []game.ZoneItem{
			{Item: game.Item{ID: "n", Hints: []string{"Up.", "Cold."}, Right: "Where the pole is.", Wrong: []game.Wrong{{Given: "south", Feedback: "That is the other way.", Misconception: "Maps are turned."}}}, Text: "North", Zone: "north"},
			{Item: game.Item{ID: "e"}, Text: "East", Zone: "east"},
		},
		Distractors: []game.Distractor{{Text: "Up", Why: "Up is no direction on a map."}},
	}}
}

func TestAnItemIsWorthLessWithEveryTryAndThenItIsShown(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		wrong, hints, points int
		state                game.ItemPhase
	}{{0, 0, 10, game.ItemRight}, {1, 0, 7, game.ItemRight}, {2, 0, 3, game.ItemRight}, {0, 1, 7, game.ItemRight}, {1, 1, 3, game.ItemRight}, {3, 0, 0, game.ItemShown}, {1, 2, 0, game.ItemShown}} {
		m := alone(t, game.DragDrop, labels(), nil)
		for range c.hints {
			m.do(game.Action{Do: game.Hint, Item: m.id("North")})
		}
		for _, zone := range []string{"zone_2", "zone_3", "zone_4"}[:c.wrong] {
			m.do(game.Action{Do: game.Place, Item: m.id("North"), Zone: zone})
		}
		if c.state == game.ItemRight {
			m.do(game.Action{Do: game.Place, Item: m.id("North"), Zone: "zone_1"})
		}
		if got := m.item("North"); got.Points != c.points || got.State != c.state || m.view().Score != c.points {
			t.Errorf("%d wrong, %d hints: %+v, score %d", c.wrong, c.hints, got, m.view().Score)
		}
		if got := m.item("North"); c.state == game.ItemShown && !cmp.Equal(got.Answer, []string{"zone_1"}) {
			t.Errorf("the answer is not shown: %+v", got)
		}
	}
}

func TestFeedbackSaysWhyWhereAReasonIsKnown(t *testing.T) {
	t.Parallel()
	m := alone(t, game.DragDrop, labels(), nil)
	if got := said(m.do(game.Action{Do: game.Place, Item: m.id("North"), Zone: "zone_3"})); got != "wrong: That is the other way. Two tries left." {
		t.Error(got)
	}
	if got := said(m.do(game.Action{Do: game.Place, Item: m.id("Up"), Zone: "zone_3"})); got != "wrong: Up is no direction on a map." {
		t.Error(got)
	}
	if got := m.item("Up"); got.State != game.ItemAside {
		t.Errorf("the distractor: %+v", got)
	}
	if got := m.item("East"); got.TriesLeft != 3 {
		t.Errorf("a distractor cost a try: %+v", got)
	}
	if got := said(m.do(game.Action{Do: game.Place, Item: m.id("North"), Zone: "zone_1"})); got != "right: Where the pole is." {
		t.Error(got)
	}
}

func TestActionsThatCannotBeTakenAreRefusedAndChangeNothing(t *testing.T) {
	t.Parallel()
	m := alone(t, game.DragDrop, labels(), nil)
	m.do(game.Action{Do: game.Place, Item: m.id("North"), Zone: "zone_3"})
	m.do(game.Action{Do: game.Place, Item: m.id("North"), Zone: "zone_1"})
	m.do(game.Action{Do: game.Place, Item: m.id("Up"), Zone: "zone_4"})
	east := m.id("East")
	for want, a := range map[string]game.Action{
		"G402": {Do: "dance"},
		"G403": {Do: game.Place, At: "s1_m2", Item: east, Zone: "zone_2"},
		"G404": {Do: game.Place, Move: 3, Item: east, Zone: "zone_2"},
		"G405": {Do: game.Flip, Item: "k1"},
		"G406": {Do: game.Place, Item: "i99", Zone: "zone_2"},
		"G407": {Do: game.Place, Item: m.id("North"), Zone: "zone_2"},
		"G409": {Do: game.Place, Item: east, Zone: "zone_99"},
		"G410": {Do: game.Place, Item: east, Zone: "zone_1"},
		"G416": {Do: game.Hint, Item: east},
		"G417": {Do: game.Retry},
		"G419": {Do: game.Time},
		"G420": {Do: game.Timer, Mode: "slow"},
	} {
		if refused := m.try(a); len(refused) != 1 || refused[0].Code != want || refused[0].Hint == "" {
			t.Errorf("%s: %v", want, refused)
		}
	}
	m.do(game.Action{Do: game.Place, Item: east, Zone: "zone_3"})
	if refused := m.try(game.Action{Do: game.Place, Item: east, Zone: "zone_3"}); len(refused) != 1 || refused[0].Code != "G411" {
		t.Errorf("the same wrong answer twice: %v", refused)
	}
	if got := m.item("East"); got.TriesLeft != 2 {
		t.Errorf("the second cost a try: %+v", got)
	}
}

func TestAfterTheEndNothingButPracticeIsTaken(t *testing.T) {
	t.Parallel()
	m := newMatch(t, digestion(t))
	perfect := game.RunBot(&m.b, &m.k, game.Solver, 0, nil)
	m.state = perfect.State
	if refused := m.try(game.Action{Do: game.Start}); len(refused) != 1 || refused[0].Code != "G418" {
		t.Errorf("after the end: %v", refused)
	}
	if refused := m.try(game.Action{Do: game.Again}); len(refused) != 1 || refused[0].Code != "G421" {
		t.Errorf("nothing was missed: %v", refused)
	}
}

func TestThePracticeRoundLeavesTheScoreAsItIs(t *testing.T) {
	t.Parallel()
	m := newMatch(t, digestion(t))
	m.state = game.RunBot(&m.b, &m.k, game.Worst, 0, nil).State
	recorded, _ := json.Marshal(m.view().Results)
	score := m.view().Score
	view := m.do(game.Action{Do: game.Again})
	if !view.Practice || view.Phase != game.PhasePlaying || view.Results != nil {
		t.Fatalf("the round does not begin: %+v", view)
	}
	moves := 0
	for ; m.state.Again != nil && moves < 500; moves++ {
		a, ok := game.SolveStep(&m.b, &m.k, m.state)
		if !ok {
			t.Fatal("nothing to do")
		}
		if v := m.do(a); v.Score != score {
			t.Fatalf("practice changed the score to %d", v.Score)
		}
	}
	view = m.view()
	if view.Phase != game.PhaseEnded || view.Practice {
		t.Fatalf("the round does not end: %+v", view)
	}
	if again, _ := json.Marshal(view.Results); string(again) != string(recorded) {
		t.Errorf("the results changed:\n%s\n%s", recorded, again)
	}
	m.do(game.Action{Do: game.Again}) // and once more, if one likes
}

func TestAGateLetsOnAfterItsRetriesAndTheBestAttemptCounts(t *testing.T) {
	t.Parallel()
	share, retries := 1.0, 1
	m := alone(t, game.DragDrop, labels(), func(d *game.MechanicDesign) {
		d.AdvanceTrigger, d.AdvanceTriggerValue, d.MaxRetries = game.OnScore, &share, &retries
	})
	m.do(game.Action{Do: game.Place, Item: m.id("North"), Zone: "zone_1"})
	m.do(game.Action{Do: game.Place, Item: m.id("East"), Zone: "zone_3"})
	view := m.do(game.Action{Do: game.Place, Item: m.id("East"), Zone: "zone_2"})
	if view.Phase != game.PhaseGate || view.Gate == nil || view.Gate.Need != 20 || view.Gate.Score != 17 || view.Gate.Retries != 1 {
		t.Fatalf("the gate: %+v", view.Gate)
	}
	if refused := m.try(game.Action{Do: game.Continue}); len(refused) != 1 || refused[0].Code != "G417" {
		t.Errorf("past the gate: %v", refused)
	}
	view = m.do(game.Action{Do: game.Retry})
	if view.Attempt != 2 || view.Score != 17 || m.item("North").State != game.ItemOpen {
		t.Fatalf("the retry: attempt %d, score %d", view.Attempt, view.Score)
	}
	for _, text := range []string{"North", "East"} {
		for _, zone := range []string{"zone_3", "zone_4"} {
			m.do(game.Action{Do: game.Place, Item: m.id(text), Zone: zone})
		}
		view = m.do(game.Action{Do: game.Place, Item: m.id(text), Zone: map[string]string{"North": "zone_1", "East": "zone_2"}[text]})
	}
	if view.Mechanic != "s1_m2" || view.Score != 17 {
		t.Errorf("after the last retry: at %s with %d", view.Mechanic, view.Score)
	}
	view = m.do(game.Action{Do: game.Set, Item: "i1", Choices: []string{game.Both}})
	if want := []game.GateMiss{{At: "s1_m1", Need: 20, Score: 17}}; !cmp.Equal(view.Results.Gates, want) {
		t.Errorf("the miss is not recorded: %+v", view.Results.Gates)
	}
	if got := view.Results.Items[slices.IndexFunc(view.Results.Items, func(i game.ItemResult) bool { return i.Item == "n" })]; got.Points != 10 || len(got.Mistakes) != 2 || got.Mistakes[0].Misconception != "Maps are turned." {
		t.Errorf("the item's result: %+v", got)
	}
}
