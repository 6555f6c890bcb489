package interview

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/session"
)

func TestACohortCountsWhoCameAndHowFarTheyWent(t *testing.T) {
	t.Parallel()
	all := []session.Result{
		{Session: "a", Outcome: Outcome{
			Status: Ended, Reason: MaxTurnsReached, Turns: []OutcomeTurn{{Turn: 1, Answer: "x"}, {Turn: 2, Skipped: true}},
			Concepts: make([]Concept, 3), Links: make([]Link, 2), Slots: make([]Slot, 2), Graph: GraphState{MaxDepth: 2, ChainCompletion: 0.5},
		}},
		{Session: "b", Outcome: Outcome{Status: Asking, Turns: []OutcomeTurn{{Turn: 1, Answer: "y"}}, Concepts: make([]Concept, 1)}},
		{Session: "c", Outcome: Outcome{Status: Declined}},
	}
	want := Cohort{
		Kind: kindName, People: 3, Declined: 1, Begun: 2, Finished: 1, Answers: 2, Concepts: 4, Links: 2,
		Reasons: []ReasonShare{{MaxTurnsReached, 1}},
		Interviews: []RespondentShare{
			{Who: "a", Status: Ended, Reason: MaxTurnsReached, Answers: 1, Skipped: 1, Concepts: 3, Slots: 2, Links: 2, MaxDepth: 2, ChainCompletion: 0.5},
			{Who: "b", Status: Asking, Answers: 1, Concepts: 1},
			{Who: "c", Status: Declined},
		},
	}
	if diff := cmp.Diff(want, NewCohort(nil, all)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	heading, rows := Sheet(all)
	if len(rows) != 3 || len(rows[0]) != len(heading) || rows[0][2] != "1" || rows[2][0] != "declined" {
		t.Errorf("%q %q", heading, rows)
	}
}
