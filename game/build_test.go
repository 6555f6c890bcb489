package game_test

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/game"
)

// seedPlans are the four designs that came with the idea, and what must become of them.
var seedPlans = map[string]string{
	"1-sequential": `
scene_1, starting s1_m1, max_score 80, transition none
  s1_m1: drag_drop, max_score 40
  s1_m2: click_to_identify, max_score 40, terminal
  scene_start → s1_m1 (auto)
  s1_m1 → s1_m2 (completion)
  s1_m2 → scene_end (completion)
total 80
`,
	"2-hierarchical": `
scene_1, starting s1_m1, max_score 70, transition none
  s1_m1: drag_drop, max_score 30
  s1_m2: click_to_identify, max_score 20, parent s1_m1
  s1_m3: click_to_identify, max_score 20, parent s1_m1, terminal
  scene_start → s1_m1 (auto)
  s1_m1 → s1_m2 (parent_completion)
  s1_m2 → s1_m3 (completion)
  s1_m3 → scene_end (completion)
total 70
`,
	"3-gated-timed": `
scene_1, starting s1_m1, max_score 130, transition none
  s1_m1: drag_drop, max_score 80, timed 60s
  s1_m2: sequencing, max_score 50, terminal
  scene_start → s1_m1 (auto)
  s1_m1 → s1_m2 (score_threshold, 0.75): 60 points over s1_m1, 2 retries, 60s
  s1_m2 → scene_end (completion)
total 130
`,
	"4-scenes": `
scene_1, starting s1_m1, max_score 60, transition auto
  s1_m1: drag_drop, max_score 60, terminal
  scene_start → s1_m1 (auto)
  s1_m1 → scene_end (completion)
scene_2, starting s2_m1, max_score 60, transition score_gate(0.6): 36 points, 2 retries
  s2_m1: memory_match, max_score 60, terminal
  scene_start → s2_m1 (auto)
  s2_m1 → scene_end (completion)
scene_3, starting s3_m1, max_score 40, transition none
  s3_m1: branching_scenario, max_score 40, terminal
  scene_start → s3_m1 (auto)
  s3_m1 → scene_end (completion)
total 160
`,
}

func TestTheFourFirstDesignsBecomeThePlansTheyAlwaysDid(t *testing.T) {
	t.Parallel()
	for name, want := range seedPlans {
		plan, found := game.BuildDocument(name+".json", fileText(t, "testdata/seed/"+name+".json"))
		if plan == nil {
			t.Errorf("%s: %v", name, found)
			continue
		}
		if diff := cmp.Diff(strings.TrimSpace(want), sketch(*plan)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		if game.Assess(found).IsBuilderBug {
			t.Errorf("%s: %v", name, found)
		}
	}
}

// nested is a parent with children that has a sibling behind it, at two levels.
const nested = `{"scenes": [{"mechanics": [
	{"mechanic_type": "drag_drop", "expected_item_count": 3, "advance_trigger": "score_threshold", "advance_trigger_value": 0.5, "max_retries": 1, "children": [
		{"mechanic_type": "click_to_identify", "advance_trigger": "user_choice"},
		{"mechanic_type": "hierarchical", "expected_item_count": 2, "advance_trigger": "time_elapsed", "advance_trigger_value": 20, "children": [
			{"mechanic_type": "trace_path", "advance_trigger": "score_threshold", "advance_trigger_value": 1},
			{"mechanic_type": "memory_match", "points_per_item": 5, "advance_trigger": "user_choice"}
		]}
	]},
	{"mechanic_type": "sequencing", "advance_trigger": "time_elapsed", "expected_item_count": 4, "children": [
		{"mechanic_type": "sequencing"}
	]},
	{"mechanic_type": "sorting_categories", "advance_trigger": "score_threshold", "advance_trigger_value": 0.9}
]}]}`

func TestAListsExitIsGovernedByItsContainer(t *testing.T) {
	t.Parallel()
	want := `
scene_1, starting s1_m1, max_score 135, transition none
  s1_m1: drag_drop, max_score 30
  s1_m2: click_to_identify, max_score 10, parent s1_m1
  s1_m3: hierarchical, max_score 20, timed 20s, parent s1_m1
  s1_m4: trace_path, max_score 10, parent s1_m3
  s1_m5: memory_match, max_score 5, parent s1_m3
  s1_m6: sequencing, max_score 40, timed 60s
  s1_m7: sequencing, max_score 10, parent s1_m6
  s1_m8: sorting_categories, max_score 10, terminal
  scene_start → s1_m1 (auto)
  s1_m1 → s1_m2 (parent_completion)
  s1_m2 → s1_m3 (user_choice)
  s1_m3 → s1_m4 (parent_completion), 20s
  s1_m4 → s1_m5 (score_threshold, 1): 10 points over s1_m4, 2 retries
  s1_m5 → s1_m6 (score_threshold, 0.5): 38 points over s1_m1, 1 retries
  s1_m6 → s1_m7 (parent_completion), 60s
  s1_m7 → s1_m8 (time_elapsed, 30), 30s
  s1_m8 → scene_end (completion)
total 135
`
	plan, found := game.BuildDocument("nested.json", []byte(nested))
	if plan == nil {
		t.Fatal(found)
	}
	if diff := cmp.Diff(strings.TrimSpace(want), sketch(*plan)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if game.Assess(found).IsBuilderBug {
		t.Error(found)
	}
}

func TestTheSequentialPlanIsFlatAndWithoutGates(t *testing.T) {
	t.Parallel()
	design, found := game.DecodeDesign("nested.json", []byte(nested))
	if design == nil {
		t.Fatal(found)
	}
	plan := game.Sequential(*design)
	if found := game.ValidatePlan(plan); len(found) > 0 {
		t.Error(found)
	}
	for i, m := range plan.Scenes[0].Mechanics {
		if m.ParentMechanicID != "" || m.IsTerminal != (i == 7) {
			t.Errorf("%+v", m)
		}
	}
	for _, c := range plan.Scenes[0].MechanicConnections[1:] {
		if c.Trigger != game.OnCompletion || c.TriggerValue != nil || c.Need != 0 {
			t.Errorf("%+v", c)
		}
	}
	if plan.TotalMaxScore != 135 || len(plan.Scenes[0].Mechanics) != 8 {
		t.Errorf("%d points, %d mechanics", plan.TotalMaxScore, len(plan.Scenes[0].Mechanics))
	}
}

func TestAShareOfAScoreIsRoundedUpAsItIsWritten(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		share       float64
		score, want int
	}{
		{0.75, 80, 60},
		{0.07, 100, 7},
		{0.55, 100, 55},
		{0.29, 100, 29},
		{1, 130, 130},
		{0.5, 75, 38},
		{0.6, 1, 1},
		{1e-9, 1000, 1},
		{0.333333333, 3, 1},
		{0.34, 3, 2},
		{0.1, 10, 1},
		{0.7, 10, 7},
		{1, 900_000_000_000_000, 900_000_000_000_000},
		{0.9, 0, 0},
		{0, 10, 1},
		{1e-9, 1_000_000_001, 2},
	} {
		if got := game.Need(c.share, c.score); got != c.want {
			t.Errorf("%v of %d is %d, want %d", c.share, c.score, got, c.want)
		}
	}
}

func TestAPlanSaysNullWhereThereIsNothing(t *testing.T) {
	t.Parallel()
	plan, _ := game.BuildDocument("f.json", fileText(t, "testdata/seed/1-sequential.json"))
	text, err := json.Marshal(plan)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"parent_mechanic_id":null`, `"time_limit_seconds":null`, `"transition_to_next":null`, `"trigger_value":null`, `"label_hierarchy":null`, `"distractor_labels":[]`} {
		if !strings.Contains(string(text), want) {
			t.Errorf("no %s in %s", want, text)
		}
	}
	var again game.Plan
	if err := json.Unmarshal(text, &again); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(*plan, again); diff != "" {
		t.Errorf("the plan does not survive JSON (-before +after):\n%s", diff)
	}
}

func TestRescoreBindsSumsAndGatesToTheScoresThatAreThere(t *testing.T) {
	t.Parallel()
	plan, _ := game.BuildDocument("nested.json", []byte(nested))
	plan.Scenes[0].Mechanics[4].MaxScore = 25
	if found := game.ValidatePlan(*plan); !found.HasErrors() {
		t.Error("wrong sums are not noticed")
	}
	game.Rescore(plan)
	if found := game.ValidatePlan(*plan); len(found) > 0 {
		t.Error(found)
	}
	if got := plan.Scenes[0].Out("s1_m5").Need; got != 48 || plan.TotalMaxScore != 155 {
		t.Errorf("the gate asks for %d of %d", got, plan.TotalMaxScore)
	}
}

func TestADesignIsNotChangedByBuildingIt(t *testing.T) {
	t.Parallel()
	design, _ := game.DecodeDesign("f.json", fileText(t, "testdata/seed/2-hierarchical.json"))
	before, _ := json.Marshal(design)
	game.Build(*design)
	game.Sequential(*design)
	after, _ := json.Marshal(design)
	if diff := cmp.Diff(string(before), string(after)); diff != "" {
		t.Errorf("(-before +after):\n%s", diff)
	}
}

// sketch writes a plan in a few words a line.
func sketch(p game.Plan) string {
	var b strings.Builder
	for _, s := range p.Scenes {
		fmt.Fprintf(&b, "%s, starting %s, max_score %d, transition %s\n", s.SceneID, s.StartingMechanicID, s.SceneMaxScore, transition(s.TransitionToNext))
		for _, m := range s.Mechanics {
			fmt.Fprintf(&b, "  %s: %s, max_score %d", m.MechanicID, m.MechanicType, m.MaxScore)
			if m.IsTimed {
				fmt.Fprintf(&b, ", timed %ds", *m.TimeLimitSeconds)
			}
			if m.ParentMechanicID != "" {
				fmt.Fprintf(&b, ", parent %s", m.ParentMechanicID)
			}
			if m.IsTerminal {
				b.WriteString(", terminal")
			}
			b.WriteString("\n")
		}
		for _, c := range s.MechanicConnections {
			fmt.Fprintf(&b, "  %s\n", connection(c))
		}
	}
	fmt.Fprintf(&b, "total %d", p.TotalMaxScore)
	return b.String()
}

func transition(t *game.SceneTransition) string {
	switch {
	case t == nil:
		return "none"
	case t.MinScorePct == nil:
		return string(t.TransitionType)
	}
	return fmt.Sprintf("%s(%v): %d points, %d retries", t.TransitionType, *t.MinScorePct, t.Need, t.MaxRetries)
}

func connection(c game.Connection) string {
	line := fmt.Sprintf("%s → %s (%s", c.FromMechanicID, c.ToMechanicID, c.Trigger)
	if c.TriggerValue != nil {
		line += fmt.Sprintf(", %v", *c.TriggerValue)
	}
	line += ")"
	if c.Gate() {
		line += fmt.Sprintf(": %d points over %s, %d retries", c.Need, c.Over, c.MaxRetries)
	}
	if c.TimerSeconds > 0 {
		line += fmt.Sprintf(", %ds", c.TimerSeconds)
	}
	return line
}

func fileText(t testing.TB, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
