package interview_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"throughline/document"
	"throughline/interview"
)

// barest is all that a methodology needs to say.
const barest = `kind: methodology/v1
id: barest
goal: Learn why.
ontology:
  nodes: [{type: thing, level: 1}, {type: reason, level: 2, terminal: true}]
  links: [{type: leads_to, from: thing, to: reason}]
strategies:
  - {id: why, weights: {graph.node.gap_above.true: 0.5}}
`

func TestAMethodologyGetsItsDefaults(t *testing.T) {
	t.Parallel()
	m, found := interview.ParseMethodology("barest.yaml", []byte(barest))
	if len(found) > 0 {
		t.Fatal(found)
	}
	want := &interview.Methodology{
		Kind: interview.MethodologyKind, ID: "barest", Name: "barest", Goal: "Learn why.",
		Ontology: interview.Ontology{
			Nodes: []interview.NodeType{{Type: "thing", Level: 1}, {Type: "reason", Level: 2, Terminal: true}},
			Links: []interview.LinkType{{Type: "leads_to", From: document.OneOrMore{"thing"}, To: document.OneOrMore{"reason"}}},
		},
		Strategies: []interview.Strategy{{ID: "why", Name: "why", Description: "why", Weights: map[string]float64{"graph.node.gap_above.true": 0.5}, NodeBinding: interview.Bound}},
		Boundaries: interview.Boundaries{EarlyMaxNodes: 5, MidMaxNodes: 15},
		Limits:     interview.Limits{MaxTurns: 20, MinTurns: 5, ShallowAnswers: 4, PlateauTurns: 6, SaturationTurns: 5},
	}
	if diff := cmp.Diff(want, m); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestAnEarlyPhaseBeyondTheDefaultEndOfMidMovesIt(t *testing.T) {
	t.Parallel()
	m, found := interview.ParseMethodology("f", []byte(barest+"boundaries: {early_max_nodes: 30}\n"))
	if m == nil || m.Boundaries.MidMaxNodes != 31 {
		t.Errorf("%v: %+v", found, m)
	}
}

func TestALintThatNeedsSamplesIsNotPaidForByParsing(t *testing.T) {
	t.Parallel()
	text := file(t, "testdata/invalid/M101-never-wins.yaml")
	if _, found := interview.ParseMethodology("f", text); len(found) > 0 {
		t.Errorf("parsing finds %v", found)
	}
	if found := interview.Check("f", text, nil); len(found) != 1 {
		t.Errorf("checking finds %v", found)
	}
}

func TestAKeyThatCanNeverMatchIsToldTheNearestThatCan(t *testing.T) {
	t.Parallel()
	for key, want := range map[string]string{
		"graph.node.gap_abov.true":             `did you mean "graph.node.gap_above.true"?`,
		"graph.node.focus_streak.lwo":          `did you mean "graph.node.focus_streak.low"?`,
		"llm.sentiment":                        `known: "llm.sentiment.negative", "llm.sentiment.neutral", "llm.sentiment.positive"`,
		"llm.sentiment.true":                   `did you mean "llm.sentiment.neutral"?`,
		"llm.ambiguity.medium":                 `did you mean "llm.ambiguity.mid"?`,
		"graph.chain_completion.has_complete":  `did you mean "graph.chain_completion.has_complete_chain"?`,
		"technique.node.strategy_repetition.1": `did you mean "technique.node.strategy_repetition.low"?`,
	} {
		_, found := interview.ParseMethodology("f", []byte(strings.Replace(barest, "graph.node.gap_above.true", key, 1)))
		if len(found) != 1 || found[0].Code != "M013" || found[0].Place.Line != 8 {
			t.Errorf("%s: %v", key, found)
			continue
		}
		if found[0].Hint != want {
			t.Errorf("%s: %s, not %s", key, found[0].Hint, want)
		}
	}
}

func TestEveryKeyOfEverySignalIsTaken(t *testing.T) {
	t.Parallel()
	for _, s := range interview.Signals() {
		keys := []string{}
		if s.Type != interview.Category {
			keys = append(keys, s.Name)
		}
		for _, v := range plainValues(s) {
			keys = append(keys, s.Name+"."+v)
		}
		for _, key := range keys {
			text := strings.Replace(barest, "graph.node.gap_above.true", key, 1) + "signals: [" + s.Name + "]\n"
			if s.Unbounded {
				if _, found := interview.ParseMethodology("f", []byte(text)); len(found) != 1 || found[0].Code != "M014" {
					t.Errorf("%s without a norm: %v", key, found)
				}
				text += "norms: {" + s.Name + ": 8}\n"
			}
			m, found := interview.ParseMethodology("f", []byte(text))
			if m == nil || len(found) > 0 && found[0].Code != "M104" {
				t.Errorf("%s: %v", key, found)
			}
		}
	}
}

func TestAStudyNamesAMethodologyThatShipsOrOneOfItsOwn(t *testing.T) {
	t.Parallel()
	text := "kind: study/v1\nid: tea\ntitle: Tea\nconcept: tea at work\nmethodology: %\nconsent: I agree.\n"
	for id, want := range map[string]string{"means_end_chain": "", "small": "", "nonesuch": "I002", "broken": "I002"} {
		s, m, found := interview.ParseStudy("tea.yaml", []byte(strings.Replace(text, "%", id, 1)), ownMethodologies)
		if want != "" {
			if s != nil || m != nil || len(found) != 1 || found[0].Code != want || found[0].Place.Line != 5 {
				t.Errorf("%s: %v", id, found)
			}
			continue
		}
		if s == nil || m == nil || m.ID != id || s.Language != "en" || len(found) > 0 {
			t.Errorf("%s: %+v, %v", id, s, found)
		}
	}
	if _, _, found := interview.ParseStudy("f", []byte(barest), nil); len(found) != 1 || found[0].Code != "M001" {
		t.Errorf("a methodology for a study: %v", found)
	}
}

func TestFormatsSayWhatADocumentIsCalled(t *testing.T) {
	t.Parallel()
	text, _ := interview.MethodologyText("means_end_chain")
	for _, f := range interview.Formats() {
		switch title, summary := f.Describe(text); f.Kind {
		case interview.MethodologyKind:
			if title != "Means-end chain" || !strings.HasPrefix(summary, "Find out") {
				t.Errorf("%q, %q", title, summary)
			}
		case interview.StudyKind:
			title, summary = f.Describe([]byte("kind: study/v1\ntitle: Tea\nconcept: tea at work\n"))
			if title != "Tea" || summary != "tea at work" {
				t.Errorf("%q, %q", title, summary)
			}
		default:
			t.Errorf("%s is no format of interviews", f.Kind)
		}
	}
}

// FuzzParseMethodology holds that what is parsed can be written as YAML and as JSON and parsed again, and can be ranked.
func FuzzParseMethodology(f *testing.F) {
	f.Add([]byte(barest))
	f.Add(file(f, "testdata/methodologies/small.yaml")) // large seeds are slow to vary and show no more
	f.Fuzz(func(t *testing.T, text []byte) {
		m, found := interview.ParseMethodology("f", text)
		if m == nil {
			if !found.HasErrors() {
				t.Error("no methodology and no reason")
			}
			return
		}
		asJSON, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		for form, text := range map[string][]byte{"f.json": asJSON, "f.yaml": document.Encode(m, nil)} {
			again, found := interview.ParseMethodology(form, text)
			if diff := cmp.Diff(m, again, cmpopts.EquateEmpty()); diff != "" {
				t.Errorf("%s: %v (-first +again):\n%s", form, found, diff)
			}
		}
		board := &interview.Board{Nodes: []interview.NodeBoard{{ID: "c1"}, {ID: "c2"}}}
		ranking, pairs := interview.NewPolicy(m).Rank(board, 3)
		if len(ranking) != min(3, pairs) || pairs > 2*len(m.Strategies) {
			t.Errorf("%d of %d pairs", len(ranking), pairs)
		}
	})
}

// FuzzParseBoard holds that signals of any form are refused in words or ranked.
func FuzzParseBoard(f *testing.F) {
	f.Add([]byte(`{"global": {"llm.engagement": 0.5}, "nodes": {"c1": {"graph.node.gap_above": "true"}}, "strategies": {"why": {}}, "phase": "late"}`))
	m, _ := interview.ParseMethodology("f", []byte(barest))
	f.Fuzz(func(t *testing.T, text []byte) {
		b, err := interview.ParseBoard(m, text)
		if (b == nil) == (err == nil) {
			t.Fatalf("%v, %v", b, err)
		}
		if b == nil {
			return
		}
		if ranking, pairs := interview.NewPolicy(m).Rank(b, -1); pairs != len(b.Nodes) || len(ranking) != pairs {
			t.Errorf("%d of %d pairs of %d nodes", len(ranking), pairs, len(b.Nodes))
		}
	})
}

func TestSignalsThatCannotBeAreRefusedInASentence(t *testing.T) {
	t.Parallel()
	m, _ := interview.ParseMethodology("f", []byte(barest))
	for text, want := range map[string]string{
		``:                                  "the signals: not a JSON object: ",
		`[]`:                                "the signals: not a JSON object: []",
		`{} {}`:                             "the signals: there is more after the object",
		`{"global": 3}`:                     "global: not a JSON object: 3",
		`{"globl": {}}`:                     `there is no "globl" among the signals; did you mean "global"?`,
		`{"nodes": {"c1": {}, "c1": {}}}`:   `nodes: "c1" is given twice`,
		`{"nodes": {"c1": []}}`:             `the node "c1": not a JSON object: []`,
		`{"global": {"llm.sentiment": 1}}`:  "global: llm.sentiment cannot be 1; it is one of negative, neutral, positive",
		`{"global": {"llm.ambiguity": ""}}`: `global: llm.ambiguity cannot be ""; it is a number`,
		`{"global": {"llm.ambiguity": -1}}`: "global: llm.ambiguity cannot be -1; it is a number from 0 to 1, and barest gives it no norm",
		`{"global": {"graph.node.exhausted": "yes"}}`: `global: graph.node.exhausted cannot be "yes"; it is one of false, true`,
		`{"phase": 1}`:                         "the phase cannot be 1; it is early, mid or late",
		"{\"phase\": \"\xff\"}":                "the signals are not valid UTF-8",
		`{"strategies": {"wy": {}}}`:           `there is no strategy "wy" in barest; did you mean "why"?`,
		`{"global": {"llm.ambiguity": 1e999}}`: "global: llm.ambiguity cannot be 1e999",
	} {
		if _, err := interview.ParseBoard(m, []byte(text)); err == nil || err.Error() != want {
			t.Errorf("%s: %v, not %s", text, err, want)
		}
	}
	if b, err := interview.ParseBoard(m, []byte(`{"global": null, "nodes": {"c1": {"llm.sentiment": null, "graph.node_count": 900}}}`)); err != nil || len(b.Nodes) != 1 {
		t.Errorf("what is null is left out: %v", err)
	}
}
