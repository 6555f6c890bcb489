package game_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"throughline/game"
)

func steps(rule string, cyclic bool) game.Content {
	c := &game.SequencingContent{Rule: rule, Cyclic: cyclic}
	for _, text := range []string{"one", "two", "three", "four"} {
		c.Steps = append(c.Steps, game.Step{Item: game.Item{ID: text}, Text: text})
	}
	c.Steps[1].Wrong = []game.Wrong{{Given: "four", Feedback: "Four is the last."}}
	return game.Content{Sequencing: c}
}

func TestAnOrderIsScoredByItsRule(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		rule      string
		cyclic    bool
		order     string
		max, want int
	}{
		{"pairs", false, "one two three four", 30, 30},
		{"pairs", false, "two three four one", 30, 20},
		{"pairs", false, "four three two one", 30, 0},
		{"pairs", true, "two three four one", 40, 40},
		{"pairs", true, "two one three four", 40, 10},
		{"longest", false, "one two three four", 40, 40},
		{"longest", false, "four one two three", 40, 30},
		{"longest", false, "four three two one", 40, 10},
		{"longest", true, "three four one two", 40, 40},
		{"longest", true, "four two three one", 40, 30},
	} {
		m := alone(t, game.Sequencing, steps(c.rule, c.cyclic), nil)
		var order []string
		for _, text := range strings.Fields(c.order) {
			order = append(order, m.id(text))
		}
		view := m.do(game.Action{Do: game.Order, Order: order})
		if got := m.b.Mechanic("s1_m1").MaxScore; got != c.max || view.Score != c.want {
			t.Errorf("%s, cyclic %t, %q: %d of %d, want %d of %d", c.rule, c.cyclic, c.order, view.Score, got, c.want, c.max)
		}
	}
}

func TestThreeOrdersEndASequence(t *testing.T) {
	t.Parallel()
	m := alone(t, game.Sequencing, steps("pairs", false), nil)
	id := m.id
	one, two, three, four := id("one"), id("two"), id("three"), id("four")
	for _, refused := range [][]string{{one, two}, {one, one, two, three}, {one, two, three, "i9"}, nil} {
		if found := m.try(game.Action{Do: game.Order, Order: refused}); len(found) != 1 || found[0].Code != "G413" {
			t.Errorf("%v: %v", refused, found)
		}
	}
	view := m.do(game.Action{Do: game.Order, Order: []string{four, two, one, three}})
	if got := said(view); got != "wrong: 0 of 3 are in their place. | wrong: Four is the last." {
		t.Error(got)
	}
	for _, item := range view.Items {
		if item.State != game.ItemOpen {
			t.Errorf("%+v: which step is the first is given away", item)
		}
	}
	if found := m.try(game.Action{Do: game.Order, Order: []string{four, two, one, three}}); len(found) != 1 || found[0].Code != "G411" {
		t.Errorf("the same order again: %v", found)
	}
	view = m.do(game.Action{Do: game.Order, Order: []string{four, one, two, three}})
	if view.Score != 14 { // two and three follow, at the second try
		t.Errorf("after the second: %d", view.Score)
	}
	view = m.do(game.Action{Do: game.Order, Order: []string{four, three, two, one}})
	if view.Mechanic != "s1_m2" || view.Score != 14 {
		t.Errorf("after the third: at %s with %d", view.Mechanic, view.Score)
	}
}

func TestWhoRemembersWhatWasShownHasAllPointsHoweverTheCardsLie(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		c := &game.MemoryMatchContent{}
		for i := range rapid.IntRange(3, 10).Draw(rt, "pairs") {
			c.Pairs = append(c.Pairs, game.Pair{Front: fmt.Sprintf("front %d", i), Back: fmt.Sprintf("back %d", i)})
		}
		m := alone(t, game.MemoryMatch, game.Content{MemoryMatch: c}, nil)
		order := rapid.Permutation(m.b.Mechanic("s1_m1").Cards).Draw(rt, "looks in this order")
		partner := func(face string) string {
			if rest, ok := strings.CutPrefix(face, "front"); ok {
				return "back" + rest
			}
			return "front" + strings.TrimPrefix(face, "back")
		}
		known := map[string]string{} // by face
		look := func(card string) string {
			view := m.do(game.Action{Do: game.Flip, Item: card})
			i := slices.IndexFunc(view.Cards, func(c game.CardView) bool { return c.ID == card })
			if i < 0 {
				return "" // it was the last pair
			}
			known[view.Cards[i].Face] = card
			return view.Cards[i].Face
		}
		found := map[string]bool{}
		next := 0
		for m.view().Mechanic == "s1_m1" {
			one, two := "", ""
			for face, card := range known { // a pair that is known
				if other := known[partner(face)]; other != "" && !found[card] {
					one, two = card, other
				}
			}
			if one == "" {
				for one = order[next]; found[one]; one = order[next] {
					next++
				}
				next++
				face := look(one)
				if two = known[partner(face)]; two == "" {
					for two = order[next]; found[two] || two == one; two = order[next] {
						next++
					}
					next++
				}
			} else {
				look(one)
			}
			if face := look(two); face == "" || known[partner(face)] == one {
				found[one], found[two] = true, true
			}
		}
		if got := m.view().Score; got != 10*len(c.Pairs) {
			rt.Fatalf("%d of %d points", got, 10*len(c.Pairs))
		}
	})
}

func TestToTurnTheSameWrongCardsAgainCostsTriesUntilThePairIsShown(t *testing.T) {
	t.Parallel()
	c := &game.MemoryMatchContent{Pairs: []game.Pair{
		{Item: game.Item{Hints: []string{"Look left."}}, Front: "a", Back: "not a"}, {Front: "b", Back: "not b"}, {Front: "c", Back: "not c"},
	}}
	m := alone(t, game.MemoryMatch, game.Content{MemoryMatch: c}, nil)
	card := map[string]string{}
	for _, pair := range m.k.Mechanics["s1_m1"].Items {
		card[pair.Faces[0]], card[pair.Faces[1]] = pair.Cards[0], pair.Cards[1]
	}
	flip := func(face string) game.View { return m.do(game.Action{Do: game.Flip, Item: card[face]}) }
	flip("a")
	if refused := m.try(game.Action{Do: game.Flip, Item: card["a"]}); len(refused) != 1 || refused[0].Code != "G414" {
		t.Errorf("an open card: %v", refused)
	}
	if got := said(flip("b")); !strings.Contains(got, "Remember where they lie") {
		t.Errorf("a first look costs: %s", got)
	}
	for range 2 {
		flip("a")
		if got := said(flip("b")); !strings.HasPrefix(got, "open: b | wrong: ") {
			t.Errorf("a known mistake is free: %s", got)
		}
	}
	flip("a")
	if view := m.do(game.Action{Do: game.Hint, Item: card["a"]}); said(view) != `hint: Look left. | shown: It is “a” and “not a”.` {
		t.Error(said(view))
	}
	shown := 0
	for _, v := range m.view().Cards {
		if v.State == "shown" {
			shown++
		}
	}
	if shown != 2 || m.view().Score != 0 {
		t.Errorf("%d cards are shown, score %d", shown, m.view().Score)
	}
}

func story() game.Content {
	return game.Content{BranchingScenario: &game.BranchingScenarioContent{Nodes: []game.Node{
		{ID: "start", Text: "Fork.", Hints: []string{"Think.", "Think more."}, Options: []game.Option{
			{Text: "Greedy", Next: "poor", Points: 6, Consequence: "Quick gain.", Misconception: "More now is more."},
			{Text: "Patient", Next: "rich", Points: 3, Consequence: "Slow start."},
		}},
		{ID: "poor", Text: "Little left.", Options: []game.Option{{Text: "x", Next: "end", Points: 1, Consequence: "."}, {Text: "y", Next: "end", Consequence: "."}}},
		{ID: "rich", Text: "Plenty.", Options: []game.Option{{Text: "x", Next: "end", Points: 9, Consequence: "Well done."}, {Text: "y", Next: "end", Consequence: "."}}},
		{ID: "end", Text: "Home.", End: game.NeutralEnd},
	}}}
}

func (m *match) option(text string) game.View {
	m.t.Helper()
	for _, o := range m.view().Decision.Options {
		if o.Text == text {
			return m.do(game.Action{Do: game.Choose, Option: o.ID})
		}
	}
	m.t.Fatalf("no option %q", text)
	return game.View{}
}

func TestTheBestWayThroughAStoryIsNotTheBestFirstStep(t *testing.T) {
	t.Parallel()
	m := alone(t, game.BranchingScenario, story(), nil)
	if got := m.b.Mechanic("s1_m1"); got.MaxScore != 12 || got.ItemCount != 2 {
		t.Fatalf("the best way brings %d in %d decisions", got.MaxScore, got.ItemCount)
	}
	m.option("Patient")
	if view := m.option("x"); view.Score != 12 || said(view) != "consequence: Well done. | consequence: Home. | done: 12 of 12 points." {
		t.Errorf("%d, %s", view.Score, said(view))
	}
	m = alone(t, game.BranchingScenario, story(), nil)
	m.do(game.Action{Do: game.Hint})
	m.do(game.Action{Do: game.Hint})
	if refused := m.try(game.Action{Do: game.Hint}); len(refused) != 1 || refused[0].Code != "G416" {
		t.Errorf("a third hint: %v", refused)
	}
	if refused := m.try(game.Action{Do: game.Choose, Option: "o9"}); len(refused) != 1 || refused[0].Code != "G415" {
		t.Errorf("an unknown option: %v", refused)
	}
	m.option("Greedy")
	if view := m.option("x"); view.Score != 3 { // a third of 6, and 1
		t.Errorf("after two hints: %d", view.Score)
	}
	view := m.do(game.Action{Do: game.Set, Item: "i1", Choices: []string{game.Both}})
	if got := view.Results.Items[0]; got.Item != "start" || got.Answer != "Patient" || got.Result != game.ItemShown || got.Mistakes[0].Misconception != "More now is more." {
		t.Errorf("the decision: %+v", got)
	}
}

func TestChildrenUnlockOnTheirParent(t *testing.T) {
	t.Parallel()
	m := alone(t, game.Hierarchical, game.Content{Hierarchical: &game.HierarchicalContent{Labels: []game.NestedLabel{
		{Item: game.Item{ID: "top"}, Text: "Top", Zone: "north"}, {Item: game.Item{ID: "part"}, Text: "Part", Zone: "east", Parent: "top"},
	}}}, nil)
	if m.item("Part").State != game.ItemLocked || m.item("Top").State != game.ItemOpen {
		t.Error("the part is not locked")
	}
	for _, a := range []game.Action{{Do: game.Place, Item: m.id("Part"), Zone: "zone_2"}, {Do: game.Hint, Item: m.id("Part")}} {
		if refused := m.try(a); len(refused) != 1 || refused[0].Code != "G408" {
			t.Errorf("a locked part: %v", refused)
		}
	}
	m.do(game.Action{Do: game.Place, Item: m.id("Top"), Zone: "zone_1"})
	if m.item("Part").State != game.ItemOpen {
		t.Error("the part stays locked")
	}
}

func TestAPathWithoutOrderTakesItsWaypointsInAny(t *testing.T) {
	t.Parallel()
	path := game.Path{Text: "Round", Unordered: true, Closed: true, Waypoints: []game.Waypoint{{Zone: "north"}, {Zone: "east"}, {Zone: "south"}}}
	m := alone(t, game.TracePath, game.Content{TracePath: &game.TracePathContent{Paths: []game.Path{path}}}, nil)
	hop := func(zone string) game.View { return m.do(game.Action{Do: game.Hop, Item: "p1", Zone: zone}) }
	if got := m.b.Mechanic("s1_m1"); got.MaxScore != 30 || got.Paths[0].Hops != 3 || got.Paths[0].Start != "zone_1" {
		t.Fatalf("%+v", got)
	}
	hop("zone_3")
	if refused := m.try(game.Action{Do: game.Hop, Item: "p1", Zone: "zone_1"}); len(refused) != 1 || refused[0].Code != "G410" {
		t.Errorf("back too early: %v", refused)
	}
	view := hop("zone_4")
	if got := view.Paths[0]; got.TriesLeft != 2 || !slices.Equal(got.Trail, []string{"zone_1", "zone_3"}) {
		t.Errorf("%+v", got)
	}
	hop("zone_2")
	if view = hop("zone_1"); view.Score != 27 || view.Mechanic != "s1_m2" {
		t.Errorf("%d at %s", view.Score, view.Mechanic)
	}
}

func TestAThingMayBelongToSeveralCategories(t *testing.T) {
	t.Parallel()
	c := game.Content{SortingCategories: &game.SortingCategoriesContent{
		Categories: []game.Category{{ID: "red", Text: "Red"}, {ID: "round", Text: "Round"}, {ID: "soft", Text: "Soft"}},
		Items: []game.Sorted{
			{Item: game.Item{Wrong: []game.Wrong{{Given: "soft", Feedback: "Apples are firm."}}}, Text: "Apple", Categories: []string{"round", "red"}},
			{Text: "Brick", Categories: []string{"red"}},
		},
	}}
	m := alone(t, game.SortingCategories, c, nil)
	assign := func(choices ...string) game.Action {
		return game.Action{Do: game.Assign, Item: m.id("Apple"), Choices: choices}
	}
	for _, choices := range [][]string{nil, {"c9"}, {"c1", "c1"}} {
		if refused := m.try(assign(choices...)); len(refused) != 1 || refused[0].Code != "G412" {
			t.Errorf("%v: %v", choices, refused)
		}
	}
	if got := said(m.do(assign("c1"))); got != `wrong: “Apple” belongs there, and somewhere else too. Two tries left.` {
		t.Error(got)
	}
	if got := said(m.do(assign("c3", "c1"))); got != "wrong: Apples are firm. One try left." {
		t.Error(got)
	}
	if refused := m.try(assign("c1", "c3")); len(refused) != 1 || refused[0].Code != "G411" {
		t.Errorf("the same in another order: %v", refused)
	}
	if view := m.do(assign("c2", "c1")); view.Score != 3 {
		t.Errorf("in any order: %d", view.Score)
	}
}

func TestClocksRunStopAndStretch(t *testing.T) {
	t.Parallel()
	timed := func(d *game.MechanicDesign) { seconds := 30; d.IsTimed, d.TimeLimitSeconds = true, &seconds }
	m := alone(t, game.DragDrop, labels(), timed)
	if view := m.view(); view.Phase != game.PhaseReady || view.Clock.Seconds != 30 || view.Clock.Deadline != 0 || len(view.Items) != 0 {
		t.Fatalf("before the clock: %+v", view)
	}
	m.now += 60_000 // to read the instruction takes nobody's time
	if view := m.do(game.Action{Do: game.Start}); view.Clock.Deadline != m.now+30_000 {
		t.Errorf("the clock: %+v", view.Clock)
	}
	m.now += 10_000
	if got := said(m.do(game.Action{Do: game.Time})); got != "early: There is time left." {
		t.Error(got)
	}
	m.do(game.Action{Do: game.Place, Item: m.id("North"), Zone: "zone_1"})
	m.now += 5_000
	view := m.do(game.Action{Do: game.Place, Item: m.id("East"), Zone: "zone_2"})
	if view.Score != 20 || view.Bonus != 2 || view.MaxScore != 30 { // half of the time left: an eighth of 20
		t.Errorf("in time: %d and %d", view.Score, view.Bonus)
	}

	m = alone(t, game.DragDrop, labels(), timed)
	m.do(game.Action{Do: game.Start})
	m.do(game.Action{Do: game.Place, Item: m.id("North"), Zone: "zone_1"})
	m.now += 32_001
	if view = m.do(game.Action{Do: game.Place, Item: m.id("East"), Zone: "zone_2"}); view.Mechanic != "s1_m2" || view.Score != 10 || view.Bonus != 0 || !strings.HasPrefix(said(view), "time: ") {
		t.Errorf("too late: at %s with %d, %s", view.Mechanic, view.Score, said(view))
	}

	m = alone(t, game.DragDrop, labels(), timed)
	m.do(game.Action{Do: game.Timer, Mode: game.TimerExtended})
	m.do(game.Action{Do: game.Start})
	m.now += 299_000
	if view = m.do(game.Action{Do: game.Place, Item: m.id("North"), Zone: "zone_1"}); view.Score != 10 || view.Clock.Seconds != 300 {
		t.Errorf("extended: %+v", view.Clock)
	}
	m.do(game.Action{Do: game.Timer, Mode: game.TimerOff})
	m.now += 9_000_000
	if view = m.do(game.Action{Do: game.Place, Item: m.id("East"), Zone: "zone_2"}); view.Score != 20 || view.Bonus != 0 {
		t.Errorf("off: %d and %d", view.Score, view.Bonus)
	}
}

func TestWhoMayGoOnAtWillLeavesTheRest(t *testing.T) {
	t.Parallel()
	choice := func(d *game.MechanicDesign) { d.AdvanceTrigger = game.OnChoice }
	m := alone(t, game.DragDrop, labels(), choice)
	m.do(game.Action{Do: game.Place, Item: m.id("North"), Zone: "zone_1"})
	if view := m.do(game.Action{Do: game.Continue}); view.Mechanic != "s1_m2" || view.Score != 10 {
		t.Errorf("at %s with %d", view.Mechanic, view.Score)
	}
	m = alone(t, game.DragDrop, labels(), choice)
	m.do(game.Action{Do: game.Place, Item: m.id("North"), Zone: "zone_1"})
	if view := m.do(game.Action{Do: game.Place, Item: m.id("East"), Zone: "zone_2"}); view.Phase != game.PhasePaused || view.Mechanic != "s1_m1" {
		t.Errorf("done: %s at %s", view.Phase, view.Mechanic)
	}
	m.do(game.Action{Do: game.Continue, At: "s1_m1"})
	if refused := m.try(game.Action{Do: game.Continue, At: "s1_m1"}); len(refused) != 1 || refused[0].Code != "G403" {
		t.Errorf("sent twice: %v", refused)
	}
}
