package game_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/game"
	"throughline/session"
)

func TestAClassIsLaidSideBySideByItemAndMisconception(t *testing.T) {
	t.Parallel()
	m := newMatch(t, digestion(t))
	best := game.Result(&m.b, &m.k, game.RunBot(&m.b, &m.k, game.Solver, 0, nil).State)
	worst := game.Result(&m.b, &m.k, game.RunBot(&m.b, &m.k, game.Worst, 0, nil).State)
	begun := game.Result(&m.b, &m.k, game.State{})
	all := []session.Result{{Session: "kim", Outcome: &best}, {Session: "lou", Outcome: &worst}, {Session: "max", Outcome: &begun}}
	c := game.NewCohort(nil, all).(game.Cohort)
	if c.People != 3 || c.Finished != 2 || c.MaxScore != 370 || c.Mean != float64(best.Results.Score+worst.Results.Score)/2 {
		t.Errorf("%d people, %d finished, %d at most, mean %g", c.People, c.Finished, c.MaxScore, c.Mean)
	}
	mouth := c.Items[slices.IndexFunc(c.Items, func(i game.ItemShare) bool { return i.Mechanic == "s1_m1" && i.Item == "mouth" })]
	if mouth.People != 2 || mouth.First != 1 || !cmp.Equal(mouth.MissedBy, []session.ID{"lou"}) {
		t.Errorf("one of the items: %+v", mouth)
	}
	if !slices.IsSortedFunc(c.Items, func(a, b game.ItemShare) int { return b.Missed - a.Missed }) {
		t.Error("the most missed does not stand first")
	}
	if len(c.Misconceptions) < 3 || !cmp.Equal(c.Misconceptions[0].Who, []session.ID{"lou"}) {
		t.Errorf("the misconceptions: %+v", c.Misconceptions)
	}
	heading, rows := game.Sheet(all)
	if len(rows) != 3 || rows[0][0] != "true" || rows[0][1] != "370" || rows[2][0] != "false" || len(rows[1]) != len(heading) || len(heading) < 40 {
		t.Errorf("%d columns: %v", len(heading), rows)
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
