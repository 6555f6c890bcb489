package roleplay_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/diag"
	"throughline/roleplay"
)

// whole is a character with content for everything.
func whole() roleplay.Character {
	options := []roleplay.PivotOption{{ID: "a", Text: "Yes.", Effect: 12, Outcome: "Good."}, {ID: "b", Text: "No.", Effect: -8, Outcome: "Bad."}}
	return roleplay.Character{
		ID: "ann", Name: "Ann", Role: "Operator", Greeting: "Hello.", Knows: []string{"One.", "Two.", "Three."},
		DecisionFacts: []string{"It's down."}, Beats: map[int]string{1: "First.", 2: "Second.", 4: "Fourth.", 6: "Sixth."},
		Pivots: []roleplay.Pivot{
			{ID: "p1", Kind: "relationship", Question: "With me?", Options: options},
			{ID: "p2", Kind: "judgment", Question: "Sign it?", Options: options[:2:2]},
		},
		KeyReveal: &roleplay.KeyReveal{Text: "It was me.", Needs: roleplay.Trusting},
		Objective: &roleplay.Objective{ID: "o", Goal: "Know.", EndCondition: "Knows."}, RedirectsTo: "bob",
	}
}

func scenarioOf(c roleplay.Character) *roleplay.Scenario {
	return &roleplay.Scenario{ID: "call", Cast: []roleplay.Character{c, {ID: "bob", Name: "Bob", Role: "Manager", Greeting: "Hi."}}}
}

// drawn is a walk as a line: each stop with where it leads, conditional edges in brackets.
func drawn(w *roleplay.Walk) string {
	var stops []string
	for _, stop := range w.Nodes {
		s := stop.ID
		if stop.Advance >= 0 {
			s += ">" + w.Nodes[stop.Advance].ID
		}
		if c := stop.Conditional; c != nil {
			s += fmt.Sprintf("[%d>%s#%d]", c.Standing, w.Nodes[c.To].ID, c.Bit)
		}
		stops = append(stops, s)
	}
	return strings.Join(stops, " ")
}

func TestNodesWithoutContentAreLeftOut(t *testing.T) {
	t.Parallel()
	technical, _ := roleplay.Tier("technical")
	reveal := backbone(t, "testdata/backbones/reveal.yaml")
	for _, c := range []struct {
		name     string
		backbone *roleplay.Backbone
		change   func(*roleplay.Character)
		want     string
	}{
		{
			"nothing is missing", technical, func(*roleplay.Character) {},
			"GROUND>SURFACE SURFACE>DEEPEN DEEPEN>PIVOT_1 PIVOT_1>DECISIVE DECISIVE>PIVOT_2 PIVOT_2>RESOLVE RESOLVE>CLOSE CLOSE",
		},
		{
			"no pivots", technical, func(c *roleplay.Character) { c.Pivots = nil },
			"GROUND>SURFACE SURFACE>DEEPEN DEEPEN>DECISIVE DECISIVE>RESOLVE RESOLVE>CLOSE CLOSE",
		},
		{
			"no second pivot", technical, func(c *roleplay.Character) { c.Pivots = c.Pivots[:1] },
			"GROUND>SURFACE SURFACE>DEEPEN DEEPEN>PIVOT_1 PIVOT_1>DECISIVE DECISIVE>RESOLVE RESOLVE>CLOSE CLOSE",
		},
		{
			"a gate, and a chain of three", technical, func(c *roleplay.Character) { c.Pivots, c.DecisionFacts = nil, nil },
			"GROUND>SURFACE SURFACE>DEEPEN DEEPEN>RESOLVE RESOLVE>CLOSE CLOSE",
		},
		{
			"the start", technical, func(c *roleplay.Character) { c.Greeting, c.Beats = "", nil },
			"DEEPEN>PIVOT_1 PIVOT_1>DECISIVE DECISIVE>PIVOT_2 PIVOT_2>RESOLVE RESOLVE>CLOSE CLOSE",
		},
		{
			"all but the end", technical, func(c *roleplay.Character) { *c = roleplay.Character{ID: "ann", Name: "Ann"} },
			"CLOSE",
		},
		{
			"only a greeting", technical, func(c *roleplay.Character) { *c = roleplay.Character{ID: "ann", Greeting: "Hello."} },
			"GROUND>CLOSE CLOSE",
		},
		{
			"a conditional edge stays", reveal, func(*roleplay.Character) {},
			"GROUND>DEEPEN DEEPEN>DECISIVE DECISIVE>RESOLVE RESOLVE>CLOSE[10>KEY_REVEAL#0] KEY_REVEAL>CLOSE CLOSE",
		},
		{
			"where a conditional edge leads", reveal, func(c *roleplay.Character) { c.KeyReveal = nil },
			"GROUND>DEEPEN DEEPEN>DECISIVE DECISIVE>RESOLVE RESOLVE>CLOSE CLOSE",
		},
		{
			"where a conditional edge begins", reveal, func(c *roleplay.Character) { c.Beats = nil },
			"GROUND>DEEPEN DEEPEN>DECISIVE DECISIVE>CLOSE[10>KEY_REVEAL#0] KEY_REVEAL>CLOSE CLOSE",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			who := whole()
			c.change(&who)
			w, found := roleplay.Bind(c.backbone, scenarioOf(who), "ann")
			if w == nil {
				t.Fatal(found)
			}
			if diff := cmp.Diff(c.want, drawn(w)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			sound(t, w)
		})
	}
}

func TestAStopHasWhatItsNodeAsksFor(t *testing.T) {
	t.Parallel()
	technical, _ := roleplay.Tier("technical")
	w, found := roleplay.Bind(technical, scenarioOf(whole()), "ann")
	if len(found) > 0 {
		t.Fatal(found)
	}
	stops := map[string]roleplay.Stop{}
	for _, stop := range w.Nodes {
		stops[stop.ID] = stop
	}
	content := map[string][]roleplay.Content{
		"GROUND":   {{Source: "character.greeting", Items: []string{"Hello."}}, {Source: "character.beats.1", Items: []string{"First."}}},
		"DEEPEN":   {{Source: "character.knows", Items: []string{"One.", "Two.", "Three."}}, {Source: "character.beats.2", Items: []string{"Second."}}, {Source: "character.beats.4", Items: []string{"Fourth."}}},
		"PIVOT_1":  {{Source: "character.pivots.p1", Items: []string{"With me?"}}},
		"DECISIVE": {{Source: "character.decision_facts", Items: []string{"It's down."}}},
		"RESOLVE":  {{Source: "character.beats.6", Items: []string{"Sixth."}}, {Source: "character.key_reveal", Items: []string{"It was me."}}},
		"CLOSE":    {{Source: "character.objective.end_condition", Items: []string{"Knows."}}, {Source: "character.redirect", Items: []string{"Bob, Manager"}}},
	}
	for id, want := range content {
		if diff := cmp.Diff(want, stops[id].Content); diff != "" {
			t.Errorf("%s (-want +got):\n%s", id, diff)
		}
	}
	pivot := stops["PIVOT_2"]
	if diff := cmp.Diff([]any{2, []string{"a", "b"}, []int{12, -8}}, []any{pivot.Pivot, pivot.Options, pivot.Effects}); diff != "" {
		t.Errorf("PIVOT_2 (-want +got):\n%s", diff)
	}
	if !stops["RESOLVE"].Reveals || stops["CLOSE"].Reveals || w.RevealAt != 20 {
		t.Errorf("reveals at RESOLVE %t, at CLOSE %t, from %d", stops["RESOLVE"].Reveals, stops["CLOSE"].Reveals, w.RevealAt)
	}
	if w.Backbone != "technical" || w.Character != "ann" || w.Backstop != 6 || w.Evidence != roleplay.EvidenceRequired {
		t.Errorf("bound as %+v", w)
	}
}

func TestANodePerItemLastsAsLongAsThereAreItems(t *testing.T) {
	t.Parallel()
	reveal := backbone(t, "testdata/backbones/reveal.yaml")
	for items, want := range map[int]int{1: 1, 3: 3, 4: 4, 9: 4} {
		who := whole()
		who.Knows = strings.Split(strings.Repeat("A fact. ", items-1)+"A fact", ". ")
		w, _ := roleplay.Bind(reveal, scenarioOf(who), "ann")
		if got := w.Nodes[1].MaxTurns; got != want {
			t.Errorf("%d items last %d turns, want %d", items, got, want)
		}
	}
}

func TestEverySourceGivesWhatTheScenarioHas(t *testing.T) {
	t.Parallel()
	s, _ := roleplay.ParseScenario("launch-review.yaml", []byte(launchReview(t)))
	b, found := roleplay.ParseBackbone("f", []byte(`kind: backbone/v1
id: all
nodes:
  - id: ALL
    intent: Everything that is nowhere else.
    content_source: [scenario.situation, scenario.decision, character.concerns, character.goals, character.opinion, character.document]
    advance: CLOSE
  - {id: CLOSE, intent: Close.}
`))
	if len(found) > 0 {
		t.Fatal(found)
	}
	w, _ := roleplay.Bind(b, s, "maya")
	got := map[string]string{}
	for _, c := range w.Nodes[0].Content {
		got[c.Source] = fmt.Sprintf("%d: %s", len(c.Items), c.Items[0])
	}
	want := map[string]string{
		"scenario.situation": "3: " + s.Situation.Place,
		"scenario.decision":  "4: " + s.Decision.Question,
		"character.concerns": "2: " + s.Cast[0].Concerns[0],
		"character.goals":    "2: " + s.Cast[0].Goals[0],
		"character.opinion":  "1: " + s.Cast[0].Opinion.Argument,
		"character.document": "4: Overall hallucination rate: 8.1% (n=2,400)",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestWhatCannotBeBoundIsSaid(t *testing.T) {
	t.Parallel()
	technical, _ := roleplay.Tier("technical")
	circle := &roleplay.Backbone{ID: "circle", Nodes: []roleplay.Node{
		{ID: "A", ContentSource: []string{"character.concerns"}, Advance: "B"},
		{ID: "B", ContentSource: []string{"character.concerns"}, Advance: "A"},
		{ID: "CLOSE"},
	}}
	nowhere := &roleplay.Backbone{ID: "nowhere", Nodes: []roleplay.Node{{ID: "A", Advance: "B"}}}
	for _, c := range []struct {
		name     string
		backbone *roleplay.Backbone
		who      string
		want     string
	}{
		{"somebody who is not there", technical, "anna", `call: R009 there is nobody called "anna" in the cast; did you mean "ann"?`},
		{"a circle of nodes that are left out", circle, "ann", "circle: R121 A never leads to the end"},
		{"an edge to nowhere", nowhere, "ann", "nowhere: R121 A never leads to the end"},
		{"no nodes at all", &roleplay.Backbone{ID: "none"}, "ann", "none: R121 the backbone has no end"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			w, found := roleplay.Bind(c.backbone, scenarioOf(whole()), c.who)
			if w != nil || len(found) != 1 || found[0].String() != c.want {
				t.Errorf("bound %v, found %v, want %s", w, found, c.want)
			}
		})
	}
}

func TestAGateThatIsLeftOutIsAWarningNotAnError(t *testing.T) {
	t.Parallel()
	technical, _ := roleplay.Tier("technical")
	who := whole()
	who.DecisionFacts = nil
	w, found := roleplay.Bind(technical, scenarioOf(who), "ann")
	if w == nil || len(found) != 1 || found[0].Severity != diag.Warning || found[0].Place.Path != "cast[0]" {
		t.Errorf("bound %v, found %v", w, found)
	}
}
