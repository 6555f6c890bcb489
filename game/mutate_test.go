package game

import (
	"encoding/json"
	"slices"
	"testing"

	"throughline/diag"
)

// subject is a valid design with everything a validator can look at.
const subject = `{"title": "Cells", "estimated_duration_minutes": 20, "all_zone_labels": ["Nucleus", "Wall"], "scenes": [
	{"title": "One", "needs_diagram": true, "zone_labels": ["Nucleus", "Wall"], "transition_to_next": "score_gate", "transition_min_score_pct": 0.5, "mechanics": [
		{"mechanic_type": "drag_drop", "zone_labels_used": ["Nucleus", "Wall"], "expected_item_count": 2, "advance_trigger": "score_threshold", "advance_trigger_value": 0.5, "children": [
			{"mechanic_type": "click_to_identify", "zone_labels_used": ["Nucleus"], "is_timed": true, "time_limit_seconds": 40},
			{"mechanic_type": "description_matching", "zone_labels_used": ["Wall"], "content_brief": {"description_source": "the textbook"}}
		]},
		{"mechanic_type": "sequencing", "content_brief": {"sequence_topic": "mitosis"}, "advance_trigger": "time_elapsed", "advance_trigger_value": 45},
		{"mechanic_type": "sorting_categories", "content_brief": {"category_names": ["plant", "animal"]}}
	]},
	{"title": "Two", "needs_diagram": true, "mechanics": [
		{"mechanic_type": "compare_contrast", "content_brief": {"comparison_subjects": ["plant", "animal"]}},
		{"mechanic_type": "branching_scenario", "content_brief": {"narrative_premise": "a cell divides"}}
	]}
]}`

// mutations breaks a valid plan in every way that the validator claims to catch, with the code that must say so.
var mutations = []struct {
	name string
	code diag.Code
	with func(p *Plan, first *ScenePlan)
}{
	{"a scene of another name", bugSceneID, func(p *Plan, s *ScenePlan) { p.Scenes[1].SceneID = "scene_1" }},
	{"a scene of another number", bugSceneID, func(p *Plan, s *ScenePlan) { s.SceneNumber = 7 }},
	{"scenes in another order", bugSceneID, func(p *Plan, s *ScenePlan) { slices.Reverse(p.Scenes) }},
	{"an id twice in a scene", bugTwice, func(p *Plan, s *ScenePlan) { s.Mechanics[2].MechanicID = "s1_m2" }},
	{"an id twice in two scenes", bugTwice, func(p *Plan, s *ScenePlan) { p.Scenes[1].Mechanics[0].MechanicID = "s1_m1" }},
	{"no id", bugTwice, func(p *Plan, s *ScenePlan) { s.Mechanics[1].MechanicID = "" }},
	{"the id of the end", bugTwice, func(p *Plan, s *ScenePlan) { s.Mechanics[4].MechanicID = SceneEnd }},
	{"a way to nowhere", bugNowhere, func(p *Plan, s *ScenePlan) { s.MechanicConnections[2].ToMechanicID = "s1_m9" }},
	{"a way from nowhere", bugNowhere, func(p *Plan, s *ScenePlan) { s.MechanicConnections[2].FromMechanicID = "s1_m9" }},
	{"a way to another scene", bugNowhere, func(p *Plan, s *ScenePlan) { s.MechanicConnections[2].ToMechanicID = "s2_m1" }},
	{"a way to the start", bugNowhere, func(p *Plan, s *ScenePlan) { s.MechanicConnections[2].ToMechanicID = SceneStart }},
	{"a connection dropped", bugExits, func(p *Plan, s *ScenePlan) { s.MechanicConnections = slices.Delete(s.MechanicConnections, 2, 3) }},
	{"a connection doubled", bugExits, func(p *Plan, s *ScenePlan) {
		s.MechanicConnections = append(s.MechanicConnections, s.MechanicConnections[2])
	}},
	{"a second way on", bugExits, func(p *Plan, s *ScenePlan) {
		s.MechanicConnections = append(s.MechanicConnections, Connection{FromMechanicID: "s1_m1", ToMechanicID: "s1_m4", Trigger: OnCompletion})
	}},
	{"no start", bugStart, func(p *Plan, s *ScenePlan) { s.MechanicConnections = s.MechanicConnections[1:] }},
	{"two starts", bugStart, func(p *Plan, s *ScenePlan) {
		s.MechanicConnections = append(s.MechanicConnections, Connection{FromMechanicID: SceneStart, ToMechanicID: "s1_m4", Trigger: OnStart})
	}},
	{"a mechanic skipped", bugUnreachable, func(p *Plan, s *ScenePlan) { s.MechanicConnections[1].ToMechanicID = "s1_m3" }},
	{"a start in the middle", bugUnreachable, func(p *Plan, s *ScenePlan) { s.MechanicConnections[0].ToMechanicID = "s1_m3" }},
	{"a dead end", bugNoEnd, func(p *Plan, s *ScenePlan) { s.MechanicConnections = s.MechanicConnections[:5] }},
	{"a circle", bugCycle, func(p *Plan, s *ScenePlan) { s.MechanicConnections[5].ToMechanicID = "s1_m2" }},
	{"a circle of one", bugCycle, func(p *Plan, s *ScenePlan) { s.MechanicConnections[3].ToMechanicID = "s1_m3" }},
	{"two mechanics swapped", bugOrder, func(p *Plan, s *ScenePlan) { s.Mechanics[3], s.Mechanics[4] = s.Mechanics[4], s.Mechanics[3] }},
	{"a short cut to the end", bugOrder, func(p *Plan, s *ScenePlan) { s.MechanicConnections[4].ToMechanicID = SceneEnd }},
	{"no terminal", bugTerminal, func(p *Plan, s *ScenePlan) { s.Mechanics[4].IsTerminal = false }},
	{"two terminals", bugTerminal, func(p *Plan, s *ScenePlan) { s.Mechanics[0].IsTerminal = true }},
	{"another starting mechanic", bugStarting, func(p *Plan, s *ScenePlan) { s.StartingMechanicID = "s1_m2" }},
	{"a wrong product", bugMax, func(p *Plan, s *ScenePlan) { s.Mechanics[1].MaxScore++ }},
	{"no points", bugMax, func(p *Plan, s *ScenePlan) { s.Mechanics[1].MaxScore, s.Mechanics[1].PointsPerItem = 0, 0 }},
	{"no items", bugMax, func(p *Plan, s *ScenePlan) {
		m := &s.Mechanics[1]
		m.ExpectedItemCount, m.PointsPerItem = -1, -10
	}},
	{"a wrong sum", bugSceneSum, func(p *Plan, s *ScenePlan) { s.SceneMaxScore-- }},
	{"a wrong total", bugTotal, func(p *Plan, s *ScenePlan) { p.TotalMaxScore *= 2 }},
	{"a parent that is none", bugParent, func(p *Plan, s *ScenePlan) { s.Mechanics[1].ParentMechanicID = "s1_m9" }},
	{"a child set free", bugParent, func(p *Plan, s *ScenePlan) { s.Mechanics[2].ParentMechanicID = "" }},
	{"a child of its brother", bugParent, func(p *Plan, s *ScenePlan) { s.Mechanics[2].ParentMechanicID = "s1_m2" }},
	{"a parent played later", bugParent, func(p *Plan, s *ScenePlan) { s.Mechanics[1].ParentMechanicID = "s1_m5" }},
	{"a mechanic below itself", bugParent, func(p *Plan, s *ScenePlan) { s.Mechanics[3].ParentMechanicID = "s1_m4" }},
	{"a gate that asks too much", bugNeed, func(p *Plan, s *ScenePlan) { s.MechanicConnections[3].Need++ }},
	{"a gate that asks nothing", bugNeed, func(p *Plan, s *ScenePlan) { s.MechanicConnections[3].Need = 0 }},
	{"a gate without a share", bugNeed, func(p *Plan, s *ScenePlan) { s.MechanicConnections[3].TriggerValue = nil }},
	{"a gate over another's points", bugNeed, func(p *Plan, s *ScenePlan) { s.MechanicConnections[3].Over = "s1_m3" }},
	{"a gate over nothing", bugNeed, func(p *Plan, s *ScenePlan) { s.MechanicConnections[3].Over = "" }},
	{"a gate where none is", bugNeed, func(p *Plan, s *ScenePlan) { s.MechanicConnections[2].Need = 5 }},
	{"a scene's gate that asks too much", bugNeed, func(p *Plan, s *ScenePlan) { s.TransitionToNext.Need = 1000 }},
	{"a scene's gate without a share", bugNeed, func(p *Plan, s *ScenePlan) { s.TransitionToNext.MinScorePct = nil }},
	{"a gate for ever", bugTrapped, func(p *Plan, s *ScenePlan) { s.MechanicConnections[3].MaxRetries = 1 << 30 }},
	{"a gate of less than no retries", bugTrapped, func(p *Plan, s *ScenePlan) { s.MechanicConnections[3].MaxRetries = -1 }},
	{"a scene's gate for ever", bugTrapped, func(p *Plan, s *ScenePlan) { s.TransitionToNext.MaxRetries = 1 << 30 }},
	{"a timer without seconds", bugTimer, func(p *Plan, s *ScenePlan) { s.Mechanics[1].TimeLimitSeconds = nil }},
	{"seconds without a timer", bugTimer, func(p *Plan, s *ScenePlan) { s.Mechanics[1].IsTimed = false }},
	{"a way that waits for another time", bugTimer, func(p *Plan, s *ScenePlan) { s.MechanicConnections[2].TimerSeconds = 7 }},
	{"a way by time that never fires", bugTimer, func(p *Plan, s *ScenePlan) {
		s.Mechanics[3].IsTimed, s.Mechanics[3].TimeLimitSeconds = false, nil
		s.MechanicConnections[4].TimerSeconds = 0
	}},
	{"another trigger", bugTrigger, func(p *Plan, s *ScenePlan) { s.MechanicConnections[5].Trigger = OnChoice }},
	{"a start by choice", bugTrigger, func(p *Plan, s *ScenePlan) { s.MechanicConnections[0].Trigger = OnChoice }},
	{"a parent left by its own trigger", bugTrigger, func(p *Plan, s *ScenePlan) { s.MechanicConnections[1].Trigger = OnCompletion }},
	{"a gate left open", bugTrigger, func(p *Plan, s *ScenePlan) {
		c := &s.MechanicConnections[3]
		*c = Connection{FromMechanicID: c.FromMechanicID, ToMechanicID: c.ToMechanicID, Trigger: OnCompletion}
	}},
	{"no transition", bugTransition, func(p *Plan, s *ScenePlan) { s.TransitionToNext = nil }},
	{"a transition after the last", bugTransition, func(p *Plan, s *ScenePlan) { p.Scenes[1].TransitionToNext = s.TransitionToNext }},
	{"a transition that does not exist", bugTransition, func(p *Plan, s *ScenePlan) { s.TransitionToNext.TransitionType = "teleport" }},
	{"another transition", bugTransition, func(p *Plan, s *ScenePlan) { *s.TransitionToNext = SceneTransition{TransitionType: TransitionAuto} }},
	{"a scene lost", bugOther, func(p *Plan, s *ScenePlan) { p.Scenes = p.Scenes[:1] }},
	{"a mechanic lost", bugOther, func(p *Plan, s *ScenePlan) { s.Mechanics = s.Mechanics[:4] }},
	{"another mechanic", bugOther, func(p *Plan, s *ScenePlan) { s.Mechanics[1].MechanicType = TracePath }},
	{"another id", bugOther, func(p *Plan, s *ScenePlan) { s.Mechanics[1].MechanicID = "first" }},
	{"a label that the scene lost", lacksSceneLabel, func(p *Plan, s *ScenePlan) { s.ZoneLabels = s.ZoneLabels[:1] }},
	{"a label that the game lost", lacksGameLabel, func(p *Plan, s *ScenePlan) { p.AllZoneLabels = nil }},
	{"a diagram lost", lacksDiagram, func(p *Plan, s *ScenePlan) { s.NeedsDiagram = false }},
	{"labels lost", lacksLabels, func(p *Plan, s *ScenePlan) { s.Mechanics[0].ZoneLabelsUsed = nil }},
	{"a topic lost", lacksTopic, func(p *Plan, s *ScenePlan) { s.Mechanics[3].ContentBrief = ContentBrief{} }},
	{"a category twice", lacksCategories, func(p *Plan, s *ScenePlan) { s.Mechanics[4].ContentBrief.CategoryNames[1] = " Plant" }},
	{"a third subject", lacksSubjects, func(p *Plan, s *ScenePlan) {
		p.Scenes[1].Mechanics[0].ContentBrief.ComparisonSubjects = []string{"a", "b", "c"}
	}},
	{"a premise of blanks", lacksPremise, func(p *Plan, s *ScenePlan) { p.Scenes[1].Mechanics[1].ContentBrief.NarrativePremise = "  " }},
	{"a source lost", lacksSource, func(p *Plan, s *ScenePlan) { s.Mechanics[2].ContentBrief.DescriptionSource = "" }},
	{"no time to play", oddDuration, func(p *Plan, s *ScenePlan) { p.EstimatedDurationMinutes = 1 }},
	{"a poor order", oddOrder, func(p *Plan, s *ScenePlan) { p.Scenes[1].Mechanics[0].MechanicType = BranchingScenario }},
}

func TestTheValidatorCatchesWhatItClaimsTo(t *testing.T) {
	t.Parallel()
	design, found := ParseDesign("subject.json", []byte(subject))
	if len(found) > 0 {
		t.Fatal(found)
	}
	valid := Build(*design)
	if found := Validate(valid, *design); len(found) > 0 {
		t.Fatal(found)
	}
	caught := map[string]bool{}
	for _, m := range mutations {
		plan := copied(t, valid)
		m.with(&plan, &plan.Scenes[0])
		found := Validate(plan, *design)
		i := slices.IndexFunc(found, func(d diag.Diagnostic) bool { return d.Code == m.code.ID })
		if i < 0 {
			t.Errorf("%s: want %s, found %v", m.name, m.code.ID, found)
			continue
		}
		caught[m.code.ID] = true
		if found[i].Owner != m.code.Owner || found[i].Message == "" {
			t.Errorf("%s: %+v", m.name, found[i])
		}
	}
	for _, code := range slices.Concat(planCodes, meaningCodes) {
		if !caught[code.ID] {
			t.Errorf("%s (%s) is never found", code.ID, code.Title)
		}
	}
}

func TestAVerdictCountsIssuesByTheirOwner(t *testing.T) {
	t.Parallel()
	at := diag.Place{}
	ours, theirs, odd := bugCycle.At(at, "a"), lacksTopic.At(at, "b"), oddOrder.At(at, "c")
	for _, c := range []struct {
		found       diag.List
		score       float64
		bug, design bool
	}{
		{nil, 1, false, false},
		{diag.List{odd, odd}, 1, false, false},
		{diag.List{theirs, odd}, 0.9, false, true},
		{diag.List{ours, theirs, theirs}, 0.7, true, true},
		{slices.Repeat(diag.List{ours}, 12), 0, true, false},
	} {
		got := Assess(c.found)
		if got.Score != c.score || got.IsBuilderBug != c.bug || got.IsDesignIssue != c.design || got.Passed != (c.score == 1) {
			t.Errorf("%v is judged %+v", c.found, got)
		}
	}
}

func copied(t *testing.T, p Plan) Plan {
	t.Helper()
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	var again Plan
	if err := json.Unmarshal(text, &again); err != nil {
		t.Fatal(err)
	}
	return again
}
