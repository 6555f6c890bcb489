package roleplay_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/roleplay"
	"throughline/session"
)

// debrief is a play-through of the example by its bare outcome.
func debrief(finished bool, option string, fates []roleplay.Fate, held int, left string, standing roleplay.StandingState) *roleplay.Debrief {
	d := &roleplay.Debrief{Finished: finished, Exchanges: 10 + held}
	if option != "" {
		d.Call = &roleplay.CallLine{Option: option, Label: "label of " + option, Best: "partial", Reason: "because"}
	}
	for i, fate := range fates {
		d.Facts = append(d.Facts, roleplay.FactLine{Character: "maya", Name: "Maya Patel", Fact: []string{"one", "two"}[i], Fate: fate})
	}
	d.Talks = []roleplay.TalkLine{
		{
			Character: "maya", Name: "Maya Patel", Met: true, Ended: finished, Forced: left == "force", Exchanges: 5 + held,
			Standing: []roleplay.StandingPoint{{Turn: 1, State: "neutral"}, {Turn: 2, State: standing}},
			Path:     []roleplay.Visit{{Node: "GROUND", Turns: 1, Satisfied: true, Left: "advance"}, {Node: "DECISIVE", Gate: true, Held: held, Satisfied: left == "advance", Left: left}},
		},
		{Character: "lena", Name: "Lena Okafor"},
	}
	return d
}

func TestACohortCountsWhoFinishedWhatWasMissedAndWhatHeldWhom(t *testing.T) {
	t.Parallel()
	ack, heard, unheard, unmet := roleplay.FateAcknowledged, roleplay.FateSurfaced, roleplay.FateUnheard, roleplay.FateUnmet
	all := []session.Result{
		{Session: "a", Outcome: debrief(true, "partial", []roleplay.Fate{ack, ack}, 0, "advance", "trusting")},
		{Session: "b", Outcome: debrief(true, "delay", []roleplay.Fate{ack, heard}, 2, "advance", "strained")},
		{Session: "c", Outcome: debrief(true, "gone", []roleplay.Fate{unheard, unmet}, 6, "force", "hostile")},
		{Session: "d", Outcome: debrief(false, "", []roleplay.Fate{unheard, unheard}, 3, "", "cooperative")},
		{Session: "e", Outcome: &roleplay.Debrief{Talks: []roleplay.TalkLine{{Character: "maya", Name: "Maya Patel"}, {Character: "lena", Name: "Lena Okafor"}}}},
		{Session: "f", Outcome: "of another kind"},
	}
	got, ok := roleplay.NewCohort(file(t, "../examples/roleplay/launch-review.yaml"), all).(roleplay.Cohort)
	if !ok {
		t.Fatal("it is no cohort")
	}
	const (
		delay   = "Delay one week, run the full eval"
		partial = "Ship on time with medical-advice prompts routed to people, and run the full eval in week one"
		ship    = "Ship on time as planned and fix the edge cases in production"
	)
	want := roleplay.Cohort{
		Kind: "roleplay", People: 5, Finished: 3, Exchanges: roleplay.Spread{Least: 10, Median: 12, Most: 16}, Best: 1.0 / 3,
		Decisions: []roleplay.OptionShare{
			{Option: "delay", Label: delay, People: 1, Who: []session.ID{"b"}},
			{Option: "partial", Label: partial, Best: true, People: 1, Who: []session.ID{"a"}},
			{Option: "ship", Label: ship, Who: []session.ID{}},
			{Option: "gone", Label: "label of gone", People: 1, Who: []session.ID{"c"}},
		},
		Facts: []roleplay.FactShare{
			{Character: "maya", Name: "Maya Patel", Fact: "two", Acknowledged: 1, Surfaced: 1, Unheard: 1, Unmet: 1, Missed: 2, MissedBy: []session.ID{"b", "c"}},
			{Character: "maya", Name: "Maya Patel", Fact: "one", Acknowledged: 2, Unheard: 2, Missed: 1, MissedBy: []session.ID{"c"}},
		},
		Gates: []roleplay.GateShare{{
			Character: "maya", Name: "Maya Patel", Node: "DECISIVE", Came: 4, Passed: 2, Forced: 1,
			Holds: []roleplay.GateHold{{Who: "c", Exchanges: 6}, {Who: "d", Exchanges: 3, There: true}, {Who: "b", Exchanges: 2}},
		}},
		Talks: []roleplay.TalkShare{
			{
				Character: "maya", Name: "Maya Patel", Met: 4, Ended: 3, Forced: 1, Exchanges: roleplay.Spread{Least: 5, Median: 7.5, Most: 11},
				Standing: roleplay.StandingShare{Hostile: 1, Strained: 1, Cooperative: 1, Trusting: 1},
			},
			{Character: "lena", Name: "Lena Okafor"},
		},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestACohortOfNobodyIsEmpty(t *testing.T) {
	t.Parallel()
	got, ok := roleplay.NewCohort(nil, nil).(roleplay.Cohort)
	want := roleplay.Cohort{Kind: "roleplay", Decisions: []roleplay.OptionShare{}, Facts: []roleplay.FactShare{}, Gates: []roleplay.GateShare{}, Talks: []roleplay.TalkShare{}}
	if diff := cmp.Diff(want, got); diff != "" || !ok {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestASheetHasARowForEveryoneAndAColumnForEveryFactAndGate(t *testing.T) {
	t.Parallel()
	heading, rows := roleplay.Sheet([]session.Result{
		{Session: "a", Outcome: debrief(true, "partial", []roleplay.Fate{roleplay.FateAcknowledged, roleplay.FateSurfaced}, 2, "advance", "neutral")},
		{Session: "e", Outcome: &roleplay.Debrief{}},
	})
	wantHeading := []string{"exchanges", "decision", "best", "reason", "facts acknowledged", "facts", "Maya Patel: one", "Maya Patel: two", "Maya Patel: held at DECISIVE"}
	wantRows := [][]string{{"12", "label of partial", "true", "because", "1", "2", "acknowledged", "surfaced", "2"}, {"0", "", "", "", "0", "0", "", "", ""}}
	if diff := cmp.Diff(wantHeading, heading) + cmp.Diff(wantRows, rows); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}
