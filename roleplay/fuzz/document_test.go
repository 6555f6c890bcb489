// Package fuzz_test tries the parsers of role-plays on texts that nobody would write.
//
// It stands apart from the other tests of role-plays because a fuzzer watches everything that its program links: beside a
// database it would spend its time on the database's counters. What is fuzzed here is reached from outside the package.
package fuzz_test

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"throughline/roleplay"
)

// FuzzParseScenario holds that what is parsed can be written and parsed again, and be bound.
func FuzzParseScenario(f *testing.F) {
	f.Add(file(f, "../testdata/small.yaml"))
	f.Add(file(f, "testdata/eval.yaml"))
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

// FuzzParseBackbone holds that what is parsed can be written and parsed again, and that what is proved can be bound and
// walked: under any reports the pointer goes where the rules put it, and comes to the end.
func FuzzParseBackbone(f *testing.F) {
	for _, name := range []string{"../testdata/backbones/plain.yaml", "../testdata/backbones/reveal.yaml"} {
		f.Add(file(f, name), []byte("\x00\x01\x05\x45\x21\x61\x80"))
	}
	f.Add([]byte(forked), []byte("\x61\x21\x41\x01\x0d\x05\x05\x05\x05"))
	s := scenario(f, "../../examples/roleplay/launch-review.yaml")
	f.Fuzz(func(t *testing.T, text, reports []byte) {
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
		follow(t, w, reports)
	})
}

// forked has what the other seeds have not: pivots, a conditional edge back, a minimum of turns.
const forked = `kind: backbone/v1
id: own
backstop: 2
gate_evidence: advisory
nodes:
  - {id: A, intent: I, min_turns: 2, advance: P}
  - {id: P, intent: I, content_source: [character.pivots.p1], pivot: p1, advance: G}
  - {id: G, intent: I, gate: true, conditional: {to: A, when: standing >= cooperative}, advance: Z}
  - {id: Z, intent: I}
`

// small says whether a backbone is proved at once: its states grow with the turns, and double with every conditional edge.
// Proofs of larger ones are the same at more length.
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

func scenario(f *testing.F, name string) *roleplay.Scenario {
	f.Helper()
	s, found := roleplay.ParseScenario(name, file(f, name))
	if s == nil {
		f.Fatal(found)
	}
	return s
}

func file(f *testing.F, name string) []byte {
	f.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		f.Fatal(err)
	}
	return text
}

func encoded(t *testing.T, v any) []byte {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
