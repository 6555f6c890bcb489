package roleplay_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"throughline/examples"
	"throughline/roleplay"
)

func TestABackboneGetsItsDefaults(t *testing.T) {
	t.Parallel()
	b, found := roleplay.ParseBackbone("own.yaml", []byte(`kind: backbone/v1
id: own
nodes:
  - {id: OPEN, intent: Open., advance: TALK}
  - {id: TALK, intent: Talk., min_turns: 2, advance: LISTEN}
  - {id: LISTEN, intent: Listen., max_turns: 3, advance: INSIST}
  - {id: INSIST, intent: Insist., max_turns: 3, self_loop: false, advance: CLOSE}
  - {id: CLOSE, intent: Close.}
`))
	if len(found) > 0 {
		t.Fatal(found)
	}
	type turns struct {
		Min, Max int
		Loops    bool
	}
	var got []turns
	for _, n := range b.Nodes {
		got = append(got, turns{n.MinTurns, n.MaxTurns, *n.SelfLoop})
	}
	want := []turns{{1, 1, false}, {2, 2, false}, {1, 3, true}, {1, 3, false}, {1, 1, false}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if b.Backstop != 6 || b.GateEvidence != roleplay.EvidenceRequired {
		t.Errorf("backstop %d, gate evidence %q", b.Backstop, b.GateEvidence)
	}
}

// The table that the technical tier must follow to the letter.
func TestTheTechnicalTierIsAsItIsWrittenDown(t *testing.T) {
	t.Parallel()
	b, ok := roleplay.Tier("technical")
	if !ok {
		t.Fatal("there is no technical tier")
	}
	type row struct {
		ID, Sources      string
		Min, Max         int
		Gate, Pivot, Per string
		Advance          string
	}
	want := []row{
		{"GROUND", "character.greeting character.beats.1", 1, 1, "", "", "", "SURFACE"},
		{"SURFACE", "character.beats.1", 1, 2, "", "", "", "DEEPEN"},
		{"DEEPEN", "character.knows character.beats.2 character.beats.4", 1, 2, "", "", "per item", "PIVOT_1"},
		{"PIVOT_1", "character.pivots.p1", 1, 1, "", "p1", "", "DECISIVE"},
		{"DECISIVE", "character.decision_facts", 1, 2, "gate", "", "", "PIVOT_2"},
		{"PIVOT_2", "character.pivots.p2", 1, 1, "", "p2", "", "RESOLVE"},
		{"RESOLVE", "character.beats.6 character.key_reveal", 1, 2, "", "", "", "CLOSE"},
		{"CLOSE", "character.objective.end_condition character.redirect", 1, 1, "", "", "", ""},
	}
	var got []row
	for _, n := range b.Nodes {
		r := row{ID: n.ID, Sources: strings.Join(n.ContentSource, " "), Min: n.MinTurns, Max: n.MaxTurns, Pivot: n.Pivot, Advance: n.Advance}
		if n.Gate {
			r.Gate = "gate"
		}
		if n.PerItem {
			r.Per = "per item"
		}
		got = append(got, r)
		if n.Intent == "" || n.SatisfyWhen == "" {
			t.Errorf("%s does not say what it is for", n.ID)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if b.Backstop != 6 || b.GateEvidence != roleplay.EvidenceRequired {
		t.Errorf("backstop %d, gate evidence %q", b.Backstop, b.GateEvidence)
	}
}

func TestTiersListsTheShippedBackbones(t *testing.T) {
	t.Parallel()
	for _, id := range roleplay.Tiers() {
		if b, ok := roleplay.Tier(id); !ok || b.ID != id {
			t.Errorf("%s is listed and not there", id)
		}
	}
	if _, ok := roleplay.Tier("nonesuch"); ok {
		t.Error("nonesuch is there")
	}
}

func TestAnUnknownTierIsToldWhichThereAre(t *testing.T) {
	t.Parallel()
	text := strings.Replace(launchReview(t), "tier: technical", "tier: zzzzzzzzzz", 1)
	_, found := roleplay.ParseScenario("f", []byte(text))
	if len(found) != 1 || !strings.Contains(found[0].Hint, `"technical"`) {
		t.Errorf("found %v", found)
	}
}

func TestAScenarioMayWalkTheAuthorsOwnBackbone(t *testing.T) {
	t.Parallel()
	own := []*roleplay.Backbone{backbone(t, "testdata/backbones/plain.yaml")}
	text := []byte(strings.Replace(launchReview(t), "tier: technical", "tier: plain", 1))
	if _, found := roleplay.ParseScenario("f", text); !found.HasErrors() {
		t.Error("a tier nobody gave is taken")
	}
	if s, found := roleplay.ParseScenarioOn(own, "f", text); s == nil || len(found) > 0 {
		t.Errorf("found %v", found)
	}
}

func TestADocumentOfAnotherKindIsNotLookedInto(t *testing.T) {
	t.Parallel()
	for name, found := range map[string]int{
		"a backbone for a scenario": len(second(roleplay.ParseScenario("f", file(t, "backbones/technical.yaml")))),
		"a scenario for a backbone": len(second(roleplay.ParseBackbone("f", []byte(launchReview(t))))),
	} {
		if found != 1 {
			t.Errorf("%s: %d findings", name, found)
		}
	}
}

func TestMeaningIsCheckedOnceTheFormIsRight(t *testing.T) {
	t.Parallel()
	text := strings.Replace(launchReview(t), "best: partial", "best: partly", 1)
	broken := strings.Replace(text, "title: The", "tilte: The", 1)
	for name, c := range map[string]struct{ text, want string }{"meaning": {text, "R007"}, "form and meaning": {broken, "D012"}} {
		s, found := roleplay.ParseScenario("f", []byte(c.text))
		if s != nil || len(found) != 1 || found[0].Code != c.want {
			t.Errorf("%s: %v, %v", name, s, found)
		}
	}
}

func TestAScenarioIsTheSameInYAMLAndJSON(t *testing.T) {
	t.Parallel()
	want, _ := roleplay.ParseScenario("f.yaml", []byte(launchReview(t)))
	text, err := json.MarshalIndent(want, "", "\t")
	if err != nil {
		t.Fatal(err)
	}
	got, found := roleplay.ParseScenario("f.json", text)
	if diff := cmp.Diff(want, got); diff != "" || len(found) > 0 {
		t.Errorf("%v (-yaml +json):\n%s", found, diff)
	}
}

// FuzzParseScenario holds that what is parsed can be written and parsed again, and be bound.
func FuzzParseScenario(f *testing.F) {
	f.Add(file(f, "testdata/small.yaml"))
	f.Fuzz(func(t *testing.T, text []byte) {
		s, found := roleplay.ParseScenario("f", text)
		if s == nil {
			if !found.HasErrors() {
				t.Error("no scenario and no reason")
			}
			return
		}
		again, found := roleplay.ParseScenario("f.json", encoded(t, s))
		if diff := cmp.Diff(s, again, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("%v (-first +again):\n%s", found, diff)
		}
		b, _ := roleplay.Tier(s.Tier)
		for _, c := range s.Cast {
			if w, found := roleplay.Bind(b, s, c.ID); w == nil {
				t.Errorf("%s cannot be bound: %v", c.ID, found)
			}
		}
	})
}

// FuzzParseBackbone holds that what is parsed can be written and parsed again, and that what is proved, too, can be bound.
// Proofs take their time, so only small backbones are proved.
func FuzzParseBackbone(f *testing.F) {
	for _, name := range []string{"backbones/technical.yaml", "testdata/backbones/plain.yaml", "testdata/backbones/reveal.yaml"} {
		f.Add(file(f, name))
	}
	text, err := examples.FS.ReadFile("roleplay/launch-review.yaml")
	if err != nil {
		f.Fatal(err)
	}
	s, _ := roleplay.ParseScenario("launch-review.yaml", text)
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > 8<<10 {
			t.Skip("larger ones are more of the same")
		}
		b, found := roleplay.DraftBackbone("f", text)
		if b == nil {
			if !found.HasErrors() {
				t.Error("no backbone and no reason")
			}
			return
		}
		again, found := roleplay.DraftBackbone("f.json", encoded(t, b))
		if diff := cmp.Diff(b, again, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("%v (-first +again):\n%s", found, diff)
		}
		if !small(b) {
			return
		}
		proved, found := roleplay.ParseBackbone("f", text)
		if proved == nil {
			if !found.HasErrors() {
				t.Error("no backbone and no reason")
			}
			return
		}
		w, found := roleplay.Bind(proved, s, "maya")
		if w == nil {
			t.Fatalf("cannot be bound: %v", found)
		}
		sound(t, w)
	})
}

// small says whether a backbone is proved at once: its states grow with the turns, and double with every conditional edge.
func small(b *roleplay.Backbone) bool {
	turns, edges := b.Backstop, 0
	for _, n := range b.Nodes {
		turns += n.MaxTurns
		if n.Conditional != nil {
			edges++
		}
	}
	return turns <= 12 && edges <= 1
}

func launchReview(t *testing.T) string {
	t.Helper()
	text, err := examples.FS.ReadFile("roleplay/launch-review.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func encoded(t *testing.T, v any) []byte {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func second[A, B any](_ A, b B) B { return b }
