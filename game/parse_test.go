package game_test

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"throughline/game"
)

func TestADesignIsFilledInWithWhatItLeavesOut(t *testing.T) {
	t.Parallel()
	got, found := game.ParseDesign("f.json", []byte(`{"scenes": [{"mechanics": [{"mechanic_type": "memory_match", "children": [{"mechanic_type": "memory_match", "instruction_text": "Again."}]}]}]}`))
	if len(found) > 0 {
		t.Fatal(found)
	}
	want := &game.Design{
		Kind: game.DesignKind, Title: "Untitled game", Difficulty: game.Beginner, EstimatedDurationMinutes: 10,
		Scenes: []game.SceneDesign{{
			Title: "Scene 1", TransitionToNext: game.TransitionAuto,
			Mechanics: []game.MechanicDesign{{
				MechanicType: game.MemoryMatch, InstructionText: "Find the pairs.", ExpectedItemCount: 1, PointsPerItem: 10, AdvanceTrigger: game.OnCompletion,
				Children: []game.MechanicDesign{{
					MechanicType: game.MemoryMatch, InstructionText: "Again.", ExpectedItemCount: 1, PointsPerItem: 10, AdvanceTrigger: game.OnCompletion,
				}},
			}},
		}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestEveryShippedDesignIsCheckedWithoutAFinding(t *testing.T) {
	t.Parallel()
	for name, text := range exampleDesigns(t) {
		if found := game.CheckDesign(name, text); len(found) > 0 {
			t.Errorf("%s: %v", name, found)
		}
		if id := strings.TrimSuffix(strings.TrimPrefix(name, "game/"), ".yaml"); !strings.Contains(string(text), "\nid: "+id+"\n") {
			t.Errorf("%s has another id", name)
		}
	}
}

// The shipped designs are the four first ones, completed: they become the same plans.
func TestTheShippedDesignsBecomeThePlansOfTheFirstOnes(t *testing.T) {
	t.Parallel()
	for name, first := range map[string]string{"heart": "1-sequential", "organs": "2-hierarchical", "clinic": "4-scenes"} {
		plan, found := game.BuildDocument(name+".yaml", exampleDesigns(t)["game/"+name+"-design.yaml"])
		if plan == nil {
			t.Fatal(found)
		}
		if diff := cmp.Diff(strings.TrimSpace(seedPlans[first]), sketch(*plan)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

func TestAbsurdInputIsRefusedWithASentence(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	match := `{"mechanic_type": "memory_match"}`
	scene := `{"mechanics": [` + match + `]}`
	nestedTo := func(levels int) string {
		open := strings.Repeat(`{"mechanic_type": "memory_match", "children": [`, levels-1)
		return `{"scenes": [{"mechanics": [` + open + match + strings.Repeat("]}", levels-1) + `]}]}`
	}
	for _, c := range []struct{ name, text, want string }{
		{"cut off", `{"scenes": [`, "f.json:1:13: D004 this cannot be read as JSON: it ends too early"},
		{"a list", `[1, 2]`, "f.json:1:1: D010 a document is a mapping of keys to values, not a list; begin with `kind:`"},
		{"a thousand scenes", `{"scenes": [` + strings.TrimSuffix(strings.Repeat(scene+",", 1000), ",") + `]}`, "f.json:1:12: G021 there are 1000 scenes, and a game has at most 6"},
		{"25 levels", nestedTo(25), "f.json:1:27: G021 the mechanics are nested 25 levels deep, and at most 5 make sense"},
		{"50 levels", nestedTo(50), "f.json:1:1472: D005 the values are nested more than 64 levels deep"},
		{"not a number", `{"scenes": [{"transition_min_score_pct": NaN, "mechanics": []}]}`, "f.json:1:42: D004 this cannot be read as JSON: invalid character 'N' looking for beginning of value"},
		{"too large a number", `{"scenes": [{"transition_min_score_pct": 1e999, "mechanics": []}]}`, "f.json:1:42: D016 transition_min_score_pct cannot be 1e999"},
		{"a million labels", `{"all_zone_labels": [` + strings.Repeat(`"a",`, 999_999) + `"a"], "scenes": [` + scene + `]}`, "f.json: D001 the file has 4000086 bytes, and a document at most 1048576"},
		{"200,000 labels", `{"all_zone_labels": [` + strings.Repeat(`"a",`, 199_999) + `"a"], "scenes": [` + scene + `]}`, "f.json:1:400018: D001 the file has more than 100000 values"},
		{"50,000 labels", `{"all_zone_labels": [` + strings.Repeat(`"a",`, 49_999) + `"a"], "scenes": [` + scene + `]}`, "f.json:1:21: G021 there are 50000 labels, and at most 200 make sense"},
		{"6,000 mechanics", `{"scenes": [{"mechanics": [` + strings.Repeat(match+",", 5999) + match + `]}]}`, "f.json:1:12: G021 there are 6000 mechanics, and at most 30 a scene make sense"},
		{"no scenes at all", `{"title": "Nothing"}`, "f.json:1:1: D014 the document has no scenes; add `scenes:`"},
		{"text for a number", `{"scenes": [{"mechanics": [{"mechanic_type": "memory_match", "points_per_item": "ten"}]}]}`, `f.json:1:81: D013 points_per_item wants a whole number, not the text "ten"`},
	} {
		plan, found := game.BuildDocument("f.json", []byte(c.text))
		if plan != nil || len(found) != 1 || found[0].String() != c.want {
			t.Errorf("%s: got %v, want %s", c.name, found, c.want)
		}
	}
}

func TestWhatCanBeReadIsBuiltWhateverItMeans(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"no scenes", `{"scenes": []}`, "G004"},
		{"no mechanics", `{"scenes": [{"mechanics": []}]}`, "G012"},
		{"no mechanics in the middle", `{"scenes": [{"mechanics": [{"mechanic_type": "memory_match"}], "transition_to_next": "score_gate", "transition_min_score_pct": 1}, {"mechanics": [], "transition_to_next": "score_gate", "transition_min_score_pct": 1}, {"mechanics": [{"mechanic_type": "memory_match"}]}]}`, "G012"},
		{"an unknown key", `{"scens": 1, "scenes": [{"mechanics": [{"mechanic_type": "memory_match"}]}]}`, "D012"},
		{"an empty label", `{"all_zone_labels": [""], "scenes": [{"mechanics": [{"mechanic_type": "memory_match"}]}]}`, "D015"},
		{"an unknown mechanic", `{"scenes": [{"mechanics": [{"mechanic_type": "chess"}]}]}`, "G007"},
		{"too many points to count", `{"scenes": [{"mechanics": [{"mechanic_type": "memory_match", "points_per_item": 9000000000000000000}]}]}`, "G014"},
	} {
		plan, found := game.BuildDocument("f.json", []byte(c.text))
		if plan == nil || len(found) != 1 || found[0].Code != c.want {
			t.Errorf("%s: found %v", c.name, found)
			continue
		}
		if bugs := game.ValidatePlan(*plan); len(bugs) > 0 {
			t.Errorf("%s: %v", c.name, bugs)
		}
		if _, err := json.Marshal(plan); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

func TestADesignOfNaNsIsBuiltAndTold(t *testing.T) {
	t.Parallel()
	nan := math.NaN()
	match := game.MechanicDesign{MechanicType: game.MemoryMatch, ExpectedItemCount: 1, PointsPerItem: 10, AdvanceTrigger: game.OnScore, AdvanceTriggerValue: &nan}
	plan, found := game.PlanFor(game.Design{
		Difficulty: game.Beginner, EstimatedDurationMinutes: 5,
		Scenes: []game.SceneDesign{{TransitionToNext: game.TransitionAuto, Mechanics: []game.MechanicDesign{match, match}}},
	})
	if len(found) != 2 || found[0].Message != "advance_trigger_value is NaN, and goes from above 0 to 1" {
		t.Error(found)
	}
	if got := plan.Scenes[0].MechanicConnections[1]; got.Need != 7 || *got.TriggerValue != 0.7 {
		t.Errorf("%+v", got)
	}
}

func TestARepairSaysWhatItDid(t *testing.T) {
	t.Parallel()
	design, _ := game.DecodeDesign("f.json", []byte(`{"all_zone_labels": ["Left Atrium", "left  atrium", "Aorta"], "distractor_labels": ["AORTA", "Knee"], "scenes": [
		{"zone_labels": ["LEFT ATRIUM"], "mechanics": [{"mechanic_type": "drag_drop", "zone_labels_used": ["aorta", "Vein"]}]}]}`))
	repaired, found := game.Repair(*design)
	var got []string
	for _, d := range found {
		got = append(got, fmt.Sprintf("%s %s %s", d.Code, d.Place.Path, d.Message))
	}
	want := []string{
		`G041 all_zone_labels[1] "left  atrium" is in the list already`,
		`G040 scenes[0].zone_labels[0] "LEFT ATRIUM" is read as "Left Atrium"`,
		`G040 scenes[0].mechanics[0].zone_labels_used[0] "aorta" is read as "Aorta"`,
		`G042 scenes[0].mechanics[0].zone_labels_used the scene does not list the label "Aorta"`,
		`G042 scenes[0].mechanics[0].zone_labels_used the scene does not list the label "Vein"`,
		`G044 scenes[0] the scene "Scene 1" has mechanics that are played on a diagram`,
		`G043 scenes[0].zone_labels the game does not list the label "Vein"`,
		`G045 distractor_labels[0] "AORTA" is a label of the game`,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"Left Atrium", "Aorta", "Vein"}, repaired.AllZoneLabels); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestMechanicsFollowEachOtherWellOrPoorly(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		first, then game.Mechanic
		want        game.Fit
	}{
		{game.DragDrop, game.TracePath, game.Good},
		{game.DragDrop, game.MemoryMatch, game.Good},
		{game.Sequencing, game.CompareContrast, game.Good},
		{game.SortingCategories, game.CompareContrast, game.Good},
		{game.MemoryMatch, game.CompareContrast, game.Fair},
		{game.Sequencing, game.TracePath, game.Fair},
		{game.SortingCategories, game.TracePath, game.Poor},
		{game.MemoryMatch, game.TracePath, game.Poor},
		{game.CompareContrast, game.TracePath, game.Poor},
		{game.BranchingScenario, game.DragDrop, game.Poor},
		{game.BranchingScenario, game.BranchingScenario, game.Poor},
		{game.BranchingScenario, game.ClickToIdentify, game.Fair},
		{game.BranchingScenario, game.CompareContrast, game.Fair},
	} {
		if got := c.then.After(c.first); got != c.want {
			t.Errorf("%s after %s is %d, want %d", c.then, c.first, got, c.want)
		}
	}
}

func TestEveryMechanicHasItsTraits(t *testing.T) {
	t.Parallel()
	zones := 0
	for _, m := range game.Mechanics() {
		if !m.Known() || m.Instruction() == "" || m.Bloom() == "" {
			t.Errorf("%s is not described", m)
		}
		if m.ZoneBased() {
			zones++
		}
	}
	if n := len(game.Mechanics()); n != 10 || zones != 6 {
		t.Errorf("%d mechanics, %d on a diagram", n, zones)
	}
	if game.Mechanic("timed_challenge").Known() {
		t.Error("a timer is no mechanic")
	}
}

// FuzzParseDesign holds that what is decoded is built into a sound plan, and can be written and read again.
func FuzzParseDesign(f *testing.F) {
	f.Add([]byte(nested))
	for name := range seedPlans {
		f.Add(fileText(f, "testdata/seed/"+name+".json"))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		d, found := game.DecodeDesign("f", text)
		if d == nil {
			if !found.HasErrors() {
				t.Error("no design and no reason")
			}
			return
		}
		plan, found := game.PlanFor(*d)
		if game.Assess(found).IsBuilderBug || len(game.ValidatePlan(plan)) > 0 {
			t.Error(found)
		}
		again, _ := game.DecodeDesign("f.json", designJSON(t, d))
		if diff := cmp.Diff(d, again, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("(-first +again):\n%s", diff)
		}
	})
}
