package roleplay

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"throughline/examples"
)

// mayasWalk is the technical tier bound to Maya of the launch review.
func mayasWalk(t testing.TB) *Walk {
	t.Helper()
	text, err := examples.FS.ReadFile("roleplay/launch-review.yaml")
	if err != nil {
		t.Fatal(err)
	}
	scenario, found := ParseScenario("launch-review.yaml", text)
	if scenario == nil {
		t.Fatal(found)
	}
	backbone, _ := Tier("technical")
	walk, found := Bind(backbone, scenario, "maya")
	if walk == nil {
		t.Fatal(found)
	}
	return walk
}

// steps walks by reports and returns the steps.
func steps(t testing.TB, w *Walk, reports ...ReportLine) []StepLine {
	t.Helper()
	progress := w.Begin()
	var all []StepLine
	for _, words := range reports {
		report, err := w.Report(progress.CurrentNode, words)
		if err != nil {
			t.Fatal(err)
		}
		line, err := w.Record(progress, report)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, line)
		progress = line.State
	}
	return all
}

var (
	satisfied   = ReportLine{NodeSatisfied: true}
	unsatisfied = ReportLine{}
)

func chosen(option string) ReportLine { return ReportLine{Choice: option} }

func brief(lines []StepLine) []string {
	var all []string
	for _, l := range lines {
		next := "-"
		if l.Next != nil {
			next = *l.Next
		}
		all = append(all, strings.TrimSpace(fmt.Sprintf("%d %s %s %s %d %s", l.Turn, l.Node, l.Decision, next, l.Rule, strings.Join(l.Commands, " "))))
	}
	return all
}

func TestTheWorkedExampleIsWalkedAsWritten(t *testing.T) {
	t.Parallel()
	lines := steps(t, mayasWalk(t), satisfied, satisfied, unsatisfied, ReportLine{NodeSatisfied: true, DetourDetected: true},
		chosen("a"), unsatisfied, satisfied, chosen("a"), satisfied, satisfied)
	want := []string{
		"1 GROUND advance SURFACE 3",
		"2 SURFACE advance DEEPEN 3",
		"3 DEEPEN stay DEEPEN 5",
		"4 DEEPEN advance PIVOT_1 3 AI_PivotMoment",
		"5 PIVOT_1 resolve DECISIVE 2",
		"6 DECISIVE stay DECISIVE 1",
		"7 DECISIVE advance PIVOT_2 3 AI_PivotMoment",
		"8 PIVOT_2 resolve RESOLVE 2",
		"9 RESOLVE advance CLOSE 3",
		"10 CLOSE end - 0 AI_AdvanceObjective AI_EndConversation",
	}
	if diff := cmp.Diff(want, brief(lines)); diff != "" {
		t.Error(diff)
	}
	// After turn 6 the state is the one that the seed prints.
	state := lines[5].State
	if state.CurrentNode != "DECISIVE" || state.NodeTurnCount != 1 || state.Standing != 12 {
		t.Errorf("%+v", state)
	}
	if diff := cmp.Diff([]string{"GROUND", "SURFACE", "DEEPEN", "PIVOT_1"}, state.NodesSatisfied); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"GROUND", "SURFACE", "DEEPEN", "DEEPEN", "PIVOT_1", "DECISIVE"}, state.NodeHistory); diff != "" {
		t.Error(diff)
	}
	if got := lines[5].Reason; got != "held: DECISIVE is a gate and the constraint is not acknowledged, 1 of 6" {
		t.Error(got)
	}
	if !lines[8].State.RevealDone || lines[7].State.RevealDone {
		t.Error("the key reveal is not made in turn 9")
	}
	if last := lines[9].State; last.Forced || !last.Ended {
		t.Errorf("%+v", last)
	}
}

// bare is a walk of given stops; each leads to the next unless it says otherwise.
func bareWalk(stops ...Stop) *Walk {
	w := &Walk{Backstop: 6, Evidence: EvidenceRequired, End: len(stops) - 1, RevealAt: 10}
	for i, s := range stops {
		s.MinTurns, s.MaxTurns = max(s.MinTurns, 1), max(s.MaxTurns, s.MinTurns, 1)
		if s.Advance == 0 {
			s.Advance = i + 1
		}
		w.Nodes = append(w.Nodes, s)
	}
	w.Nodes[len(stops)-1].Advance = -1
	return w
}

func TestEachRuleFiresWhereItShould(t *testing.T) {
	t.Parallel()
	yes, no := true, false
	close := Stop{ID: "CLOSE"}
	gate := bareWalk(Stop{ID: "GATE", Gate: true}, close)
	looping := bareWalk(Stop{ID: "TALK", MaxTurns: 3, SelfLoop: true}, close)
	dwelling := bareWalk(Stop{ID: "TALK", MinTurns: 2, MaxTurns: 3}, close)
	pivot := bareWalk(Stop{ID: "FORK", Pivot: 1, Options: []string{"a", "b"}, Effects: []int{12, -9}}, close)
	advisory := bareWalk(Stop{ID: "GATE", Gate: true}, close)
	advisory.Evidence = EvidenceAdvisory
	for name, c := range map[string]struct {
		walk    *Walk
		reports []ReportLine
		want    []string
	}{
		"0: the last node ends, whatever is reported":     {bareWalk(close), []ReportLine{{Skip: true}}, []string{"1 CLOSE end - 0 AI_AdvanceObjective AI_EndConversation"}},
		"0: a skip leads to the end, past a gate":         {gate, []ReportLine{{Skip: true}, unsatisfied}, []string{"1 GATE force CLOSE 0", "2 CLOSE end - 0 AI_AdvanceObjective AI_EndConversation"}},
		"1: a gate holds and the backstop forces":         {gate, slices.Repeat([]ReportLine{unsatisfied}, 6), []string{"1 GATE stay GATE 1", "2 GATE stay GATE 1", "3 GATE stay GATE 1", "4 GATE stay GATE 1", "5 GATE stay GATE 1", "6 GATE force CLOSE 1"}},
		"1: the report alone does not open a gate":        {gate, []ReportLine{{NodeSatisfied: true, Evidence: &no}}, []string{"1 GATE stay GATE 1"}},
		"1: evidence alone does not open a gate":          {gate, []ReportLine{{Evidence: &yes}}, []string{"1 GATE stay GATE 1"}},
		"1: advisory evidence is not needed":              {advisory, []ReportLine{{NodeSatisfied: true, Evidence: &no}}, []string{"1 GATE advance CLOSE 3"}},
		"2: a choice resolves":                            {pivot, []ReportLine{chosen("b")}, []string{"1 FORK resolve CLOSE 2"}},
		"2: talk arms it again, then it is declined":      {pivot, []ReportLine{satisfied, satisfied}, []string{"1 FORK arm FORK 2 AI_PivotMoment", "2 FORK resolve CLOSE 2"}},
		"3: satisfied before its minimum is not enough":   {dwelling, []ReportLine{satisfied, satisfied}, []string{"1 TALK stay TALK 5", "2 TALK advance CLOSE 3"}},
		"4: the maximum leads on":                         {looping, []ReportLine{unsatisfied, unsatisfied, unsatisfied}, []string{"1 TALK stay TALK 5", "2 TALK stay TALK 5", "3 TALK advance CLOSE 4"}},
		"5: without a loop it leads on after the minimum": {dwelling, []ReportLine{unsatisfied, unsatisfied}, []string{"1 TALK stay TALK 5", "2 TALK advance CLOSE 5"}},
		"a choice outside a pivot is ignored":             {looping, []ReportLine{chosen("a")}, []string{"1 TALK stay TALK 5"}},
		"a detour moves nothing by itself":                {looping, []ReportLine{{DetourDetected: true}}, []string{"1 TALK stay TALK 5"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(c.want, brief(steps(t, c.walk, c.reports...))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestAConditionalEdgeIsTakenOnceAndOnlyAtItsStanding(t *testing.T) {
	t.Parallel()
	w := bareWalk(
		Stop{ID: "RESOLVE", Advance: 2, Conditional: &OneTime{To: 1, Standing: 10, Bit: 0}},
		Stop{ID: "REVEAL", Advance: 0 /* set below: back to RESOLVE */},
		Stop{ID: "CLOSE"})
	w.Nodes[1].Advance = 0
	cold, _ := w.Step(State{Standing: 9}, Report{Satisfied: true})
	warm, _ := w.Step(State{Standing: 9}, Report{Satisfied: true, Engagement: 1})
	if cold.Node != 2 || warm.Node != 1 {
		t.Errorf("at 9 to %d, at 9 and one more to %d", cold.Node, warm.Node)
	}
	back, _ := w.Step(warm, Report{Satisfied: true})
	again, _ := w.Step(back, Report{Satisfied: true})
	if back.Node != 0 || again.Node != 2 {
		t.Errorf("back to %d, then to %d", back.Node, again.Node)
	}
}

func TestTheStandingStaysWithinItsBounds(t *testing.T) {
	t.Parallel()
	states := map[Standing]StandingState{-30: Hostile, -15: Hostile, -14: Strained, -5: Strained, -4: Neutral, 9: Neutral, 10: Cooperative, 19: Cooperative, 20: Trusting, 30: Trusting}
	for standing, want := range states {
		if got := standing.State(); got != want {
			t.Errorf("%d is %s, want %s", standing, got, want)
		}
	}
	w := bareWalk(Stop{ID: "TALK", MaxTurns: 30000, SelfLoop: true}, Stop{ID: "CLOSE"})
	for _, engagement := range []int8{2, 127, -2, -128} {
		at := State{}
		for range 100 {
			at, _ = w.Step(at, Report{Engagement: engagement})
		}
		if at.Standing != 30 && at.Standing != -30 {
			t.Errorf("100 times %d gives %d", engagement, at.Standing)
		}
	}
}

func TestAnUnknownOptionIsRefused(t *testing.T) {
	t.Parallel()
	w := mayasWalk(t)
	if _, err := w.Report("PIVOT_1", chosen("z")); err == nil || !strings.Contains(err.Error(), `"z"`) {
		t.Errorf("%v", err)
	}
	if _, err := w.Report("DEEPEN", chosen("z")); err != nil {
		t.Errorf("outside a pivot: %v", err)
	}
}

func TestStepAllocatesNothing(t *testing.T) {
	w := mayasWalk(t)
	at := State{}
	if n := testing.AllocsPerRun(1000, func() {
		next, _ := w.Step(at, Report{Satisfied: true, Evidence: true, Engagement: 1, Choice: 1})
		if at = next; at.Ended {
			at = State{}
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func drawReport(t *rapid.T) Report {
	return Report{
		Satisfied: rapid.Bool().Draw(t, "satisfied"), Detour: rapid.Bool().Draw(t, "detour"), Evidence: rapid.Bool().Draw(t, "evidence"),
		Engagement: int8(rapid.IntRange(-3, 3).Draw(t, "engagement")), Choice: int8(rapid.IntRange(0, 3).Draw(t, "choice")),
		Skip: rapid.IntRange(0, 30).Draw(t, "skip") == 0,
	}
}

func TestAnyReportsLeadToTheEndAndTheStateSurvivesJSONAtEveryStep(t *testing.T) {
	t.Parallel()
	w := mayasWalk(t)
	rapid.Check(t, func(t *rapid.T) {
		progress := w.Begin()
		exchanges := 0
		for ; !progress.Ended; exchanges++ {
			if exchanges > 40 {
				t.Fatalf("still going after %d exchanges: %+v", exchanges, progress)
			}
			line, err := w.Record(progress, drawReport(t))
			if err != nil {
				t.Fatal(err)
			}
			if gate := line.Node == "DECISIVE" && line.Decision == "advance"; gate && !slices.Contains(line.State.NodesSatisfied, "DECISIVE") {
				t.Fatal("a gate was left unsatisfied")
			}
			encoded, err := json.Marshal(line.State)
			if err != nil {
				t.Fatal(err)
			}
			var decoded Progress
			if err := json.Unmarshal(encoded, &decoded); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(line.State, decoded); diff != "" {
				t.Fatal(diff)
			}
			before, err := w.State(line.State)
			if err != nil {
				t.Fatal(err)
			}
			after, err := w.State(decoded)
			if err != nil || before != after {
				t.Fatalf("%+v became %+v, %v", before, after, err)
			}
			progress = decoded
		}
		if len(progress.NodeHistory) != exchanges {
			t.Fatalf("%d exchanges, history %v", exchanges, progress.NodeHistory)
		}
	})
}

func BenchmarkStep(b *testing.B) {
	w := mayasWalk(b)
	at := State{}
	for b.Loop() {
		if at, _ = w.Step(at, Report{Satisfied: true, Evidence: true, Choice: 1}); at.Ended {
			at = State{}
		}
	}
}
