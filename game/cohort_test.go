package game_test

import (
	"cmp"
	"os"
	"slices"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"throughline/game"
	"throughline/session"
)

// outcome is an outcome by its bare items.
func outcome(finished bool, score int, items ...game.ItemResult) *game.Outcome {
	o := &game.Outcome{Game: "g", Finished: finished, Results: game.Results{Score: score, MaxScore: 20, Items: items}}
	if finished {
		o.Results.Seconds = 10 * score
	}
	return o
}

// went is how an item went, with the wrong answers to it.
func went(item string, result game.ItemPhase, points, hints int, wrong ...string) game.ItemResult {
	r := game.ItemResult{Mechanic: "s1_m1", Type: game.DragDrop, Item: item, Text: "text of " + item, Answer: item, Result: result, Points: points, Max: 10, Hints: hints, Tries: len(wrong)}
	if result == game.ItemRight {
		r.Tries++
	}
	for _, given := range wrong {
		m := game.MistakeView{Given: given}
		if given == "lung" {
			m.Misconception = "Air and food share a tube."
		}
		r.Mistakes = append(r.Mistakes, m)
	}
	return r
}

func TestACohortCountsPupilsItemsAndMisconceptions(t *testing.T) {
	t.Parallel()
	misled := outcome(true, 10, went("a", game.ItemRight, 7, 1), went("b", game.ItemShown, 0, 0, "lung", "liver", "lung"))
	misled.Results.Misled = []game.Misled{{Mechanic: "s1_m1", Text: "Trachea", Why: "It carries air.", Misconception: "Air and food share a tube."}}
	misled.Rounds = 1
	got, ok := game.NewCohort(nil, []session.Result{
		{Session: "kim", Outcome: outcome(true, 20, went("a", game.ItemRight, 10, 0), went("b", game.ItemRight, 10, 0))},
		{Session: "lou", Outcome: misled},
		{Session: "max", Outcome: outcome(false, 7, went("a", game.ItemRight, 7, 0, "lung"))},
		{Session: "new", Outcome: outcome(false, 0)},
		{Session: "not", Outcome: "of another kind"},
	}).(game.Cohort)
	const tube = "Air and food share a tube."
	want := game.Cohort{
		Kind: "game", People: 4, Begun: 3, Finished: 2, MaxScore: 20,
		Score: game.Spread{Least: 10, Median: 15, Most: 20}, Seconds: game.Spread{Least: 100, Median: 150, Most: 200},
		Pupils: []game.PupilShare{
			{Who: "kim", Finished: true, Score: 20, MaxScore: 20, Seconds: 200, Items: 2, First: 2, Misconceptions: []string{}},
			{Who: "lou", Finished: true, Score: 10, MaxScore: 20, Seconds: 100, Items: 2, Shown: 1, Hints: 1, Rounds: 1, Misconceptions: []string{tube}},
			{Who: "max", Score: 7, MaxScore: 20, Items: 1, Misconceptions: []string{tube}},
			{Who: "new", MaxScore: 20, Misconceptions: []string{}},
		},
		Items: []game.ItemShare{
			{
				Mechanic: "s1_m1", Type: game.DragDrop, Item: "b", Text: "text of b", Answer: "b", People: 2, First: 1, Shown: 1, ShownTo: []session.ID{"lou"}, Tries: 2, Lost: 0.5,
				Mistakes: []game.MistakeShare{{Given: "lung", Misconception: tube, Times: 2, Who: []session.ID{"lou"}}, {Given: "liver", Times: 1, Who: []session.ID{"lou"}}},
			},
			{
				Mechanic: "s1_m1", Type: game.DragDrop, Item: "a", Text: "text of a", Answer: "a", People: 3, First: 1, Later: 2, ShownTo: []session.ID{}, Tries: 4.0 / 3, Hints: 1, Lost: 0.2,
				Mistakes: []game.MistakeShare{{Given: "lung", Misconception: tube, Times: 1, Who: []session.ID{"max"}}},
			},
		},
		Misconceptions: []game.MisconceptionShare{{
			Misconception: tube, Times: 4, Who: []session.ID{"lou", "max"},
			Signs: []game.Sign{{Text: "text of b", Given: "lung", Times: 2}, {Text: "Trachea", Times: 1}, {Text: "text of a", Given: "lung", Times: 1}},
		}},
		Misled: []game.MisledShare{{Mechanic: "s1_m1", Text: "Trachea", Why: "It carries air.", Times: 1, Who: []session.ID{"lou"}}},
	}
	if diff := gocmp.Diff(want, got); diff != "" || !ok {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestACohortKnowsTheItemsOfTheGameAsItStands(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../examples/game/digestion.yaml")
	if err != nil {
		t.Fatal(err)
	}
	m := newMatch(t, digestion(t))
	best := game.Result(&m.b, &m.k, game.RunBot(&m.b, &m.k, game.Solver, 0, nil).State)
	worst := game.Result(&m.b, &m.k, game.RunBot(&m.b, &m.k, game.Worst, 0, nil).State)
	all := []session.Result{{Session: "kim", Outcome: &best}, {Session: "lou", Outcome: &worst}}
	nobody, everyone := game.NewCohort(text, nil).(game.Cohort), game.NewCohort(text, all).(game.Cohort)
	if nobody.MaxScore != 370 || nobody.People != 0 || len(nobody.Items) < 40 || nobody.Items[0].Scene != "The way through" {
		t.Errorf("of nobody: %d items of %d points, %+v", len(nobody.Items), nobody.MaxScore, nobody.Items[0])
	}
	// Whoever decides badly comes to other decisions than whoever decides well: those are asked too.
	if len(everyone.Items) != len(nobody.Items) {
		t.Errorf("%d items, and the game has %d: an item is told apart from itself", len(everyone.Items), len(nobody.Items))
	}
	if !slices.IsSortedFunc(everyone.Items, func(a, b game.ItemShare) int { return cmp.Compare(b.Lost, a.Lost) }) {
		t.Error("the hardest does not stand first")
	}
	if everyone.Finished != 2 || everyone.Score.Most != 370 || everyone.Pupils[0].First != everyone.Pupils[0].Items || everyone.Pupils[1].First > 0 && everyone.Pupils[1].Shown == 0 {
		t.Errorf("%+v", everyone.Pupils)
	}
	if len(everyone.Misconceptions) < 3 || !gocmp.Equal(everyone.Misconceptions[0].Who, []session.ID{"lou"}) || len(everyone.Misled) == 0 {
		t.Errorf("the misconceptions: %+v", everyone.Misconceptions)
	}
	if broken := game.NewCohort([]byte("kind: game/v1\ndesign: 3"), all).(game.Cohort); broken.People != 2 || len(broken.Items) < 40 || broken.Items[0].Scene != "" {
		t.Errorf("of a game that is broken by now: %d people, %d items", broken.People, len(broken.Items))
	}
}

func TestASheetHasARowForEveryoneAndAColumnForEveryItem(t *testing.T) {
	t.Parallel()
	heading, rows := game.Sheet([]session.Result{
		{Session: "kim", Outcome: outcome(true, 17, went("a", game.ItemRight, 10, 0), went("b", game.ItemRight, 7, 1, "lung"))},
		{Session: "new", Outcome: outcome(false, 0)},
		{Session: "not", Outcome: "of another kind"},
	})
	wantHeading := []string{"finished", "score", "of", "bonus", "seconds", "items", "right at first try", "not found", "hints", "misconceptions", "wrong answers", "s1_m1 text of a → a", "s1_m1 text of b → b"}
	wantRows := [][]string{
		{"true", "17", "20", "0", "170", "2", "1", "0", "1", "Air and food share a tube.", "text of b: lung", "10", "7"},
		{"false", "0", "20", "0", "0", "0", "0", "0", "0", "", "", "", ""},
		{"false", "0", "0", "0", "0", "0", "0", "0", "0", "", "", "", ""},
	}
	if diff := gocmp.Diff(wantHeading, heading) + gocmp.Diff(wantRows, rows); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestResultsSayWhatWasMissedAndWhy(t *testing.T) {
	t.Parallel()
	m := newMatch(t, digestion(t))
	r := game.Result(&m.b, &m.k, game.RunBot(&m.b, &m.k, game.Worst, 0, nil).State).Results
	if r.Score >= r.MaxScore || r.Missed == 0 || len(r.Misled) == 0 || len(r.Gates) == 0 {
		t.Fatalf("%+v", r)
	}
	explained := 0
	for _, item := range r.Items {
		if item.Points < item.Max && (item.Answer == "" || item.Text == "") {
			t.Errorf("%+v does not say what was right", item)
		}
		for _, mistake := range item.Mistakes {
			if mistake.Given == "" {
				t.Errorf("%s: a mistake without words", item.Item)
			}
			if mistake.Feedback != "" {
				explained++
			}
		}
	}
	if explained < 5 {
		t.Errorf("only %d mistakes are explained", explained)
	}
}
