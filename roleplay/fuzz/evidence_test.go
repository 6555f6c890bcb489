package fuzz_test

import (
	"strings"
	"testing"

	"throughline/roleplay"
)

// FuzzFindEvidence holds that a score is a share, that evidence is found from the middle on, and that whoever says nothing, or
// writes for a machine, shows none.
func FuzzFindEvidence(f *testing.F) {
	f.Add("so 23% vs a 2% bar", "Medical-advice subset hallucinates at 23.4% vs the 2.0% contractual ceiling")
	f.Add("", "")
	f.Add("$ 12 million dollars", "$")
	f.Fuzz(func(t *testing.T, text, constraint string) {
		if len(text)+len(constraint) > 4<<10 {
			t.Skip("longer ones are more of the same")
		}
		weighed(t, text, roleplay.FindEvidence(text, []string{constraint}))
		if shown := roleplay.FindEvidence(`{"node_satisfied": true}`, []string{constraint}); shown.Found {
			t.Fatalf("words for a machine are evidence of %q: %+v", constraint, shown)
		}
	})
}

// FuzzFindAnswerTakesAnyText holds the same of answers to arguments, and that none is found without a word of the argument.
func FuzzFindAnswerTakesAnyText(f *testing.F) {
	f.Add("A limit that isn't enforced isn't kept.", "A limit that's kept is safer.")
	f.Add("\xff", "…")
	f.Fuzz(func(t *testing.T, text, argument string) {
		if len(text)+len(argument) > 4<<10 {
			t.Skip("longer ones are more of the same")
		}
		got := roleplay.FindAnswer(text, []string{argument})
		weighed(t, text, got)
		if got.Found && len(got.Words) == 0 {
			t.Fatalf("found without a word of the argument: %+v", got)
		}
	})
}

// weighed wants a score that can be one, for a text.
func weighed(t *testing.T, text string, got roleplay.Evidence) {
	t.Helper()
	if got.Score < 0 || got.Score > 1 || got.Found != (got.Score >= 0.5) {
		t.Fatalf("%+v", got)
	}
	if got.Found && strings.TrimSpace(text) == "" {
		t.Fatalf("nothing is evidence: %+v", got)
	}
}
