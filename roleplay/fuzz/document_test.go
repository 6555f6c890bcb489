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
	for _, text := range backbones(f) {
		for _, reports := range []string{
			"\x41\x41\x40\x41\x48\x41", // the minimum, a stay, a choice that helps, and round again by the edge that it opens
			"\x40",                     // nothing is ever satisfied
			"\x45\x50\x00",             // with evidence, a choice that harms, no interest
			"\x41\xff",                 // a skip
		} {
			f.Add(text, []byte(reports))
		}
	}
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

// backbones are small ones that together have everything: gates, pivots, a conditional edge back, a minimum and a
// maximum of turns.
func backbones(t testing.TB) [][]byte {
	return [][]byte{file(t, "../testdata/backbones/plain.yaml"), []byte(`kind: backbone/v1
id: own
backstop: 2
gate_evidence: advisory
nodes:
  - {id: A, intent: I, min_turns: 2, advance: D}
  - {id: D, intent: I, max_turns: 3, advance: P}
  - {id: P, intent: I, content_source: [character.pivots.p1], pivot: p1, advance: G}
  - {id: G, intent: I, gate: true, conditional: {to: A, when: standing >= cooperative}, advance: Z}
  - {id: Z, intent: I}
`), []byte(`kind: backbone/v1
id: own
backstop: 3
nodes:
  - {id: A, intent: I, conditional: {to: R, when: standing >= neutral}, advance: G}
  - {id: R, intent: I, content_source: [character.key_reveal], max_turns: 2, self_loop: false, advance: G}
  - {id: G, intent: I, content_source: [character.decision_facts], gate: true, max_turns: 2, advance: Z}
  - {id: Z, intent: I}
`)}
}

// A seed that is not proved would show nothing.
func TestTheBackbonesToBeginWithAreWalked(t *testing.T) {
	t.Parallel()
	for _, text := range backbones(t) {
		if b, found := roleplay.ParseBackbone("f", text); b == nil || !small(b) {
			t.Errorf("%v in %s", found, text)
		}
	}
}

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

func file(t testing.TB, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
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
