package game_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"throughline/diag"
	"throughline/game"
)

// errorsOf leaves the warnings out.
func errorsOf(found diag.List) diag.List {
	var all diag.List
	for _, d := range found {
		if d.Severity == diag.Error {
			all = append(all, d)
		}
	}
	return all
}

func TestEveryRandomGameIsSolvedEndedAndBounded(t *testing.T) {
	t.Parallel()
	shapes := map[string]int{}
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		report := game.CheckPlay(g)
		if found := errorsOf(report.Diagnostics); len(found) > 0 {
			t.Fatal(found)
		}
		b, _, _ := game.Assemble(g)
		for _, s := range b.Scenes {
			for _, m := range s.Mechanics {
				shapes[string(m.Type)]++
				if m.Parent != "" {
					shapes["nested"]++
				}
				if m.TimeLimitSeconds > 0 {
					shapes["timed"]++
				}
			}
			for _, w := range s.ModeTransitions {
				if w.Trigger == game.OnScore {
					shapes["gated"]++
				}
			}
		}
	})
	t.Logf("shapes: %v", shapes)
	for _, shape := range append([]string{"nested", "timed", "gated"}, texts(game.Mechanics())...) {
		if shapes[shape] == 0 {
			t.Errorf("no random game had a %s", shape)
		}
	}
}

func texts[S ~string](list []S) []string {
	all := make([]string, len(list))
	for i, each := range list {
		all[i] = string(each)
	}
	return all
}

func TestAGameCanBeLeftAndTakenUpAtAnyPoint(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		b, k, found := game.Assemble(drawGame(t))
		if found.HasErrors() {
			t.Fatal(found)
		}
		var folded game.State
		game.RunBot(&b, &k, game.Random, rapid.Uint64().Draw(t, "seed"), func(m game.Move, s game.State) {
			raw, err := json.Marshal(s)
			if err != nil {
				t.Fatal(err)
			}
			var again game.State
			if err := json.Unmarshal(raw, &again); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(s, again); diff != "" {
				t.Fatalf("the state does not survive its own encoding (-was +is):\n%s", diff)
			}
			events, _ := json.Marshal(s.Last)
			var logged []game.Event
			if err := json.Unmarshal(events, &logged); err != nil {
				t.Fatal(err)
			}
			folded.Apply(logged)
			if diff := cmp.Diff(s, folded); diff != "" {
				t.Fatalf("after %+v the fold of the events is not the state (-state +fold):\n%s", m, diff)
			}
		})
	})
}
