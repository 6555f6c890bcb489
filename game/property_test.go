package game

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"throughline/diag"
)

// designs is how many random designs the properties are tried on.
func designs(t *testing.T) int {
	n, err := strconv.Atoi(os.Getenv("THROUGHLINE_DESIGNS"))
	if err != nil {
		n = 10_000
	}
	if testing.Short() {
		n /= 10
	}
	t.Logf("%d designs", n)
	return n
}

func TestEveryDesignBecomesAPlanThatCanBePlayedToItsEnd(t *testing.T) {
	t.Parallel()
	shapes := 0
	n := designs(t)
	for seed := range uint64(n) {
		d := newDesigner(seed).design()
		if interesting(d) {
			shapes++
		}
		if complaint := sound(d, Build); complaint != "" {
			t.Fatalf("seed %d: %s", seed, complaint)
		}
	}
	t.Logf("%.1f %% have a parent with children and a sibling behind it", 100*float64(shapes)/float64(n))
	if shapes*10 < n*3 {
		t.Errorf("only %d of %d designs have an interesting shape", shapes, n)
	}
}

func TestTheFirstBuilderFailsTheSameProperty(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	broken, shapes, unnoticed := 0, 0, 0
	for seed := range uint64(2000) {
		d := newDesigner(seed).design()
		strands := interesting(d)
		complaint := sound(d, firstBuild)
		switch {
		case complaint != "":
			broken++
		case strands:
			t.Errorf("seed %d: what strands a player is not noticed", seed)
		}
		if strands {
			shapes++
			found := codesIn(Validate(firstBuild(d), d), OwnerBuilder)
			if !slices.Contains(found, bugNoEnd.ID) || !slices.Contains(found, bugExits.ID) {
				t.Errorf("seed %d: found only %v", seed, found)
			}
			if firstValidate(firstBuild(d)) {
				unnoticed++
			}
		}
	}
	t.Logf("%d of 2000 are broken, %d have the shape that it strands; its own validator misses %d of those", broken, shapes, unnoticed)
	if broken == 0 || unnoticed != shapes {
		t.Error("the first builder and validator are not what they were")
	}
}

func TestAFaultyBuilderFallsBackToThePlainSequence(t *testing.T) {
	t.Parallel()
	fellBack := 0
	for seed := range uint64(300) {
		d := newDesigner(seed).design()
		plan, found := planFor(d, func(d *Design) Plan { return firstBuild(*d) })
		if found := codesIn(ValidatePlan(plan), OwnerBuilder); len(found) > 0 {
			t.Fatalf("seed %d: the plan is %v", seed, found)
		}
		if interesting(d) {
			fellBack++
			if diff := cmp.Diff(Sequential(d), plan); diff != "" || !Assess(found).IsBuilderBug {
				t.Fatalf("seed %d: the plan is not the sequence (-want +got):\n%s", seed, diff)
			}
		}
	}
	if fellBack == 0 {
		t.Error("nothing fell back")
	}
}

func TestWhatIsRepairedNeedsNoRepair(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	repairs := 0
	for seed := range uint64(300) {
		d := newDesigner(seed).design()
		once, found := Repair(d)
		repairs += len(found)
		again, found := Repair(once)
		if len(found) > 0 {
			t.Fatalf("seed %d: repaired twice: %v", seed, found)
		}
		if diff := cmp.Diff(once, again, cmpopts.EquateNaNs()); diff != "" {
			t.Fatalf("seed %d: (-once +twice):\n%s", seed, diff)
		}
	}
	if repairs < 300 {
		t.Errorf("only %d repairs: the designs are too good", repairs)
	}
}

// sound says what is wrong with the plan that a builder makes, by the validator and by counting here.
func sound(d Design, build func(Design) Plan) string {
	plan := build(d)
	if found := codesIn(Validate(plan, d), OwnerBuilder); len(found) > 0 {
		return fmt.Sprint("the validator finds ", found)
	}
	if _, err := json.Marshal(plan); err != nil {
		return err.Error()
	}
	total := 0
	for i := range d.Scenes {
		s := &plan.Scenes[i]
		want := preorder(d.Scenes[i].Mechanics, nil)
		if complaint := played(s, want); complaint != "" {
			return fmt.Sprintf("%s: %s", s.SceneID, complaint)
		}
		sum := 0
		for _, m := range s.Mechanics {
			sum += m.ExpectedItemCount * m.PointsPerItem
		}
		if s.SceneMaxScore != sum {
			return fmt.Sprintf("%s has %d points instead of %d", s.SceneID, s.SceneMaxScore, sum)
		}
		if t := s.TransitionToNext; t != nil && t.TransitionType == TransitionGate && sum > 0 && (t.Need < 1 || t.Need > sum) {
			return fmt.Sprintf("the gate after %s asks for %d of %d", s.SceneID, t.Need, sum)
		}
		total += sum
	}
	if plan.TotalMaxScore != total {
		return fmt.Sprintf("%d points in all instead of %d", plan.TotalMaxScore, total)
	}
	return ""
}

// played walks a scene from its start along its connections, as a player would.
func played(s *ScenePlan, want []*MechanicDesign) string {
	at, visited := SceneStart, 0
	for at != SceneEnd {
		way := s.Out(at)
		if way == nil {
			return fmt.Sprintf("no way leads on from %s", at)
		}
		if way.Gate() && (way.Need < 1 || way.Need > reachable(s, way.Over) || way.MaxRetries < 0 || way.MaxRetries > mostRetries) {
			return fmt.Sprintf("the gate %+v holds a player", *way)
		}
		if at = way.ToMechanicID; at == SceneEnd {
			break
		}
		m := s.Mechanic(at)
		if m == nil || visited >= len(want) || m.MechanicType != want[visited].MechanicType || m.IsTerminal != (visited == len(want)-1) {
			return fmt.Sprintf("%s is not what comes at place %d", at, visited+1)
		}
		visited++
	}
	if visited != len(want) {
		return fmt.Sprintf("%d of %d mechanics are played", visited, len(want))
	}
	return ""
}

func preorder(list []MechanicDesign, all []*MechanicDesign) []*MechanicDesign {
	for i := range list {
		all = preorder(list[i].Children, append(all, &list[i]))
	}
	return all
}

// reachable is the most that a mechanic and all below it can bring, counted the slow way.
func reachable(s *ScenePlan, top MechanicID) int {
	sum := 0
	for _, m := range s.Mechanics {
		for id := m.MechanicID; id != ""; id = s.Mechanic(id).ParentMechanicID {
			if id == top {
				sum += m.MaxScore
			}
		}
	}
	return sum
}

// codesIn lists the codes of an owner's findings.
func codesIn(found diag.List, owner string) []string {
	var codes []string
	for _, d := range found {
		if d.Owner == owner {
			codes = append(codes, d.Code)
		}
	}
	return codes
}
