package roleplay_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

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

func launchReview(t *testing.T) string {
	t.Helper()
	text, err := examples.FS.ReadFile("roleplay/launch-review.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func second[A, B any](_ A, b B) B { return b }
