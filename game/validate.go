package game

import (
	"strconv"

	"throughline/diag"
)

// Validate proves a plan again, without trusting Build: its structure, that it is the plan of this design, and what it
// means. Every finding has an owner. What is wrong with the design by itself is PlanFor's to say.
func Validate(p Plan, d Design) diag.List {
	found, want := ValidatePlan(p), outlines(&d)
	found = append(found, checkAgainst(&p, &d, want)...)
	return append(found, checkMeaning(&p, want)...)
}

// ValidatePlan checks the structure of a plan whatever its design was, so that it holds for a plan whose scores were
// bound again or that lost a mechanic.
func ValidatePlan(p Plan) diag.List {
	v := &validator{}
	v.ids(&p)
	for i := range p.Scenes {
		v.scene(&p.Scenes[i])
		v.transition(&p, i)
	}
	total := 0
	for i := range p.Scenes {
		total += p.Scenes[i].SceneMaxScore
	}
	if p.TotalMaxScore != total {
		v.report(bugTotal, nil, "total_max_score", "the total is %d, and the scenes have %d", p.TotalMaxScore, total)
	}
	return v.found
}

// PlanFor builds the plan of a design and returns with it everything there is to say of either. If Build should ever
// fail its own validation, the plan is the plain sequential one, and the list says so.
func PlanFor(d Design) (Plan, diag.List) { return planFor(d, build) }

// planFor takes the builder, so that a faulty one can be tried.
func planFor(d Design, build func(*Design) Plan) (Plan, diag.List) {
	found := checkDesign(&d)
	repaired, repairs := Repair(d)
	found = append(append(found, repairs...), checkHierarchy(&repaired)...)
	plan := build(&repaired)
	validated := Validate(plan, repaired)
	found = append(found, validated...)
	if Assess(validated).IsBuilderBug {
		plan = Sequential(d)
	}
	return plan, found
}

// Verdict sums up a list of findings.
type Verdict struct {
	Passed        bool      `json:"passed"`
	Score         float64   `json:"score"` // 1, and a tenth less for each issue
	Issues        diag.List `json:"issues"`
	IsBuilderBug  bool      `json:"is_builder_bug"`  // fall back to the sequential plan; asking again is no use
	IsDesignIssue bool      `json:"is_design_issue"` // send the list back to the designer
}

// Assess sums up what was found. Warnings are no issues.
func Assess(found diag.List) Verdict {
	v := Verdict{Issues: diag.List{}}
	for _, d := range found {
		if d.Severity != diag.Error {
			continue
		}
		v.Issues = append(v.Issues, d)
		v.IsBuilderBug = v.IsBuilderBug || d.Owner == OwnerBuilder
		v.IsDesignIssue = v.IsDesignIssue || d.Owner == OwnerDesigner
	}
	v.Passed = len(v.Issues) == 0
	v.Score = max(0, float64(10-len(v.Issues))/10)
	return v
}

// validator collects what is wrong with a plan.
type validator struct{ finder }

// ids checks that scenes are numbered and that no two mechanics of the game share a name.
func (v *validator) ids(p *Plan) {
	n := 0
	for i := range p.Scenes {
		n += len(p.Scenes[i].Mechanics)
	}
	seen := make(map[MechanicID]bool, n)
	for i := range p.Scenes {
		s, at := &p.Scenes[i], (*trail)(nil).item("scenes", i)
		if want := SceneID("scene_" + strconv.Itoa(i+1)); s.SceneID != want || s.SceneNumber != i+1 {
			v.report(bugSceneID, &at, "", "the scene %d is called %q and has the number %d", i+1, s.SceneID, s.SceneNumber)
		}
		for _, m := range s.Mechanics {
			if id := m.MechanicID; seen[id] || id == "" || id == SceneStart || id == SceneEnd {
				v.report(bugTwice, &at, "", "the id %q is not a mechanic's own", id)
			}
			seen[m.MechanicID] = true
		}
	}
}

// transition checks how one scene leads to the next.
func (v *validator) transition(p *Plan, i int) {
	s, at := &p.Scenes[i], (*trail)(nil).item("scenes", i)
	t := s.TransitionToNext
	wrong := func(format string, args ...any) { v.report(bugTransition, &at, "", format, args...) }
	switch last := i == len(p.Scenes)-1; {
	case last && t != nil:
		wrong("%s is the last scene, and leads on", s.SceneID)
	case last:
	case t == nil:
		wrong("%s leads to no other scene", s.SceneID)
	case t.TransitionType == TransitionGate:
		if t.MinScorePct == nil || t.Need != Need(*t.MinScorePct, s.SceneMaxScore) {
			v.report(bugNeed, &at, "", "the gate after %s asks for %d of %d points", s.SceneID, t.Need, s.SceneMaxScore)
		}
		if t.MaxRetries < 0 || t.MaxRetries > mostRetries {
			v.report(bugTrapped, &at, "", "the gate after %s gives %d retries", s.SceneID, t.MaxRetries)
		}
	case t.TransitionType != TransitionAuto && t.TransitionType != TransitionButton:
		wrong("%s leads on by %q", s.SceneID, t.TransitionType)
	}
}
