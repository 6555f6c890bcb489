package roleplay

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/examples"
)

// exampleScenarios are the shipped scenarios by id.
func exampleScenarios(t testing.TB) map[string]*Scenario {
	t.Helper()
	names, err := fs.Glob(examples.FS, "roleplay/*.yaml")
	if err != nil || len(names) == 0 {
		t.Fatalf("no role-plays: %v", err)
	}
	all := map[string]*Scenario{}
	for _, name := range names {
		text, err := examples.FS.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		s, found := ParseScenario(name, text)
		if s == nil {
			t.Fatal(found)
		}
		all[s.ID] = s
	}
	return all
}

func TestEveryClaimHoldsForEveryCharacterOnEveryShippedBackbone(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("it is pure and takes long; the whole run has it")
	}
	for id, s := range exampleScenarios(t) {
		for tier, b := range shipped() {
			v, err := VerifyCast(b, s)
			if err != nil || !v.Holds || len(v.Walks) != len(s.Cast) {
				t.Errorf("%s on %s: %v, %v", id, tier, err, broken(v))
			}
			states := 0
			for _, p := range v.Walks {
				states += p.States
			}
			if v.States != states || states == 0 {
				t.Errorf("%s on %s: %d states in all, %d by walk", id, tier, v.States, states)
			}
		}
	}
}

func TestEveryClaimHoldsForTheGuide(t *testing.T) {
	t.Parallel()
	for id, s := range exampleScenarios(t) {
		v, err := VerifyCast(nil, s, GuideOpen, GuideClose)
		if err != nil || !v.Holds {
			t.Fatalf("%s: %v, %v", id, err, broken(v))
		}
		if v.Walks[0].Character != GuideOpen || v.Walks[0].Claims[0].Bound != 5 || v.Walks[1].Character != GuideClose || v.Walks[1].Claims[0].Bound != 10 {
			t.Errorf("%s: %+v", id, v)
		}
	}
	alone := *exampleScenarios(t)["launch-review"]
	alone.Guide = nil
	if _, err := VerifyCast(nil, &alone, GuideOpen); err == nil {
		t.Error("a guide who is not there is verified")
	}
}

// broken lists the claims that fail, each with its detail and its counterexample in short.
func broken(v Verdict) []string {
	var all []string
	for _, p := range v.Walks {
		for _, c := range p.Claims {
			if c.Holds {
				continue
			}
			all = append(all, c.Claim+": "+c.Detail)
			var lines []StepLine
			for _, each := range c.Counterexample {
				lines = append(lines, each.Step)
			}
			all = append(all, brief(lines)...)
		}
	}
	return all
}

func TestTheBoundOfAWalkIsTheSumOfWhatItsNodesTakeAtMost(t *testing.T) {
	t.Parallel()
	s := exampleScenarios(t)["launch-review"]
	// GROUND 1, SURFACE 2, and so on; a pivot takes its most and one, a gate its backstop, the end one.
	for tier, want := range map[string]int{
		"academic":    1 + 2 + 6 + 6 + 1,
		"technical":   1 + 2 + 2 + 2 + 6 + 2 + 2 + 1,
		"expert":      1 + 2 + 3 + 2 + 6 + 6 + 2 + 2 + 2 + 1 + 1,
		"guide-open":  1 + 3 + 1,
		"guide-close": 6 + 3 + 1,
	} {
		v, err := VerifyCast(shipped()[tier], s, "maya")
		if err != nil {
			t.Fatal(err)
		}
		if got := v.Walks[0].Claims[0]; got.Claim != claimEnds || got.Bound != want {
			t.Errorf("%s: %+v, want %d", tier, got, want)
		}
	}
}

func TestTheLongestConversationTakesAsLongAsTheBoundSays(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("it is pure and takes long; the whole run has it")
	}
	for _, s := range exampleScenarios(t) {
		for tier, b := range shipped() {
			v, err := VerifyCast(b, s)
			if err != nil {
				t.Fatal(err)
			}
			if v.Walks[0].Claims[0].Longest != nil {
				t.Error("it is told without being asked for")
			}
			v.TellLongest()
			for _, p := range v.Walks {
				w, _ := Bind(b, s, p.Character)
				ends := p.Claims[0]
				if len(ends.Longest) != ends.Bound {
					t.Errorf("%s on %s: a bound of %d, a conversation of %d", p.Character, tier, ends.Bound, len(ends.Longest))
				}
				if last := replays(t, w, ends.Longest); !last.Ended {
					t.Errorf("%s on %s: it does not end", p.Character, tier)
				}
			}
		}
	}
}

// replays walks a conversation again by its reports alone, and wants the same steps.
func replays(t *testing.T, w *Walk, run []Exchanged) Progress {
	t.Helper()
	at := w.Begin()
	for _, each := range run {
		r, err := w.Report(at.CurrentNode, each.Report)
		if err != nil {
			t.Fatal(err)
		}
		line, err := w.Record(at, r)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(each.Step, line); diff != "" {
			t.Fatalf("(-told +walked):\n%s", diff)
		}
		at = line.State
	}
	return at
}

func TestABrokenBackboneIsShownByAConversation(t *testing.T) {
	t.Parallel()
	s := exampleScenarios(t)["launch-review"]
	onlyByForce := claimClean + ": every conversation that ends is ended by the backstop or a skip"
	for name, want := range map[string][]string{
		"endless-loop": {
			claimEnds + ": after exchange 2 everything is as it was after exchange 0, so it can go on forever",
			"1 OPEN advance ASK 4", "2 ASK advance OPEN 3",
		},
		"pivot-without-a-way-out": {
			claimEnds + ": after exchange 4 everything is as it was after exchange 2, so it can go on forever",
			"1 OPEN advance FORK 4 AI_PivotMoment", "2 FORK resolve FORK 2 AI_PivotMoment", "3 FORK resolve FORK 2 AI_PivotMoment", "4 FORK resolve FORK 2 AI_PivotMoment",
			claimNodes + ": no edge leads to CLOSE",
			onlyByForce,
			"1 OPEN force CLOSE 0", "2 CLOSE end - 0 AI_AdvanceObjective AI_EndConversation",
		},
		"unreachable-node": {claimNodes + ": no edge leads to TELL"},
		"shut-door": {
			claimNodes + ": no conversation comes to TRUST: OPEN leads there from a standing of 10 on, and when it is left the standing is 2 at most",
			"1 OPEN advance ASK 4",
			claimRevealed + ": no conversation comes to where the key reveal is made",
		},
		"around-a-gate": {
			claimAround + ": a conversation can end after 7 exchanges without the gate DECISIVE: OPEN leads to RESOLVE at a standing of 10",
			"1 OPEN stay OPEN 5", "2 OPEN stay OPEN 5", "3 OPEN stay OPEN 5", "4 OPEN stay OPEN 5", "5 OPEN advance RESOLVE 3", "6 RESOLVE advance CLOSE 4",
			"7 CLOSE end - 0 AI_AdvanceObjective AI_EndConversation",
		},
		"no-clean-close": {
			claimEnds + ": after exchange 2 everything is as it was after exchange 0, so it can go on forever",
			"1 FIRST advance SECOND 3", "2 SECOND advance FIRST 3",
			claimNodes + ": no edge leads to CLOSE",
			onlyByForce,
			"1 FIRST force CLOSE 0", "2 CLOSE end - 0 AI_AdvanceObjective AI_EndConversation",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := draft(t, name)
			v, err := VerifyCast(b, s, "maya")
			if err != nil || v.Holds {
				t.Fatalf("holds %v, %v", v.Holds, err)
			}
			if diff := cmp.Diff(want, broken(v)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			w, _ := Bind(b, s, "maya")
			for _, c := range v.Walks[0].Claims {
				replays(t, w, c.Counterexample)
			}
		})
	}
}

// draft reads a broken backbone, which a check must refuse.
func draft(t *testing.T, name string) *Backbone {
	t.Helper()
	file := filepath.Join("testdata", "broken", name+".yaml")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if b, found := ParseBackbone(file, text); b != nil || !found.HasErrors() {
		t.Error("it is taken for sound")
	}
	b, found := DraftBackbone(file, text)
	if b == nil {
		t.Fatal(found)
	}
	return b
}

func TestADraftIsRefusedWhenMoreThanItsShapeIsWrong(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{
		"an unknown node":     "kind: backbone/v1\nid: own\nnodes:\n  - {id: OPEN, intent: Talk., advance: NOWHERE}\n  - {id: CLOSE, intent: Close.}\n",
		"an unknown key":      "kind: backbone/v1\nid: own\nnods: []\n",
		"not YAML":            "kind: [",
		"another document":    "kind: roleplay/v1\nid: own\n",
		"no end, in a circle": "kind: backbone/v1\nid: own\nnodes:\n  - {id: OPEN, intent: Talk., advance: OPEN}\n",
	} {
		if b, found := DraftBackbone("own.yaml", []byte(text)); b != nil || !found.HasErrors() {
			t.Errorf("%s: %v, %v", name, b, found)
		}
	}
}

// A backbone is proved against a character who has it all; what a real one has too little for is said of that one.
func TestWhatNoConversationWithACharacterComesToIsAWarning(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(filepath.Join("testdata", "invalid", "R203-reveal-out-of-reach.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	found := Check("f", text)
	if len(found) != 1 || found.HasErrors() || !strings.Contains(found[0].Message, "needs a standing of 20, and at RESOLVE it is 16 at most") {
		t.Errorf("%v", found)
	}
}
