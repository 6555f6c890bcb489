package diag_test

import (
	"strings"
	"testing"

	"throughline/diag"
)

func TestNearestFindsWhatWasMeant(t *testing.T) {
	t.Parallel()
	keys := []string{"id", "title", "tier", "greeting", "decision_facts", "redirects_to", "GROUND"}
	for _, c := range []struct{ name, word, want string }{
		{"the word itself", "title", "title"},
		{"a letter left out", "titl", "title"},
		{"a letter too many", "titlee", "title"},
		{"a wrong letter", "tites", "title"},
		{"neighbours swapped", "itd", "id"},
		{"swapped in a long word", "decisoin_facts", "decision_facts"},
		{"the singular", "redirect_to", "redirects_to"},
		{"another case", "ground", "GROUND"},
		{"nothing like it", "zebra", ""},
		{"nothing at all", "", ""},
		{"a word of one letter", "x", ""},
		{"a very long word", strings.Repeat("title", 100_000), ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			if got := diag.Nearest(c.word, keys); got != c.want {
				t.Errorf("%q is near %q, want %q", c.word, got, c.want)
			}
		})
	}
}

func TestOfTwoEquallyNearTheFirstIsTaken(t *testing.T) {
	t.Parallel()
	if got := diag.Nearest("p3", []string{"p1", "p2"}); got != "p1" {
		t.Errorf("got %q", got)
	}
}

func TestAHintNamesTheNearestElseAllIfTheyAreFew(t *testing.T) {
	t.Parallel()
	many := strings.Fields("alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike")
	for _, c := range []struct {
		word       string
		candidates []string
		want       string
	}{
		{"deltas", many, `did you mean "delta"?`},
		{"zzz", many, ""},
		{"zzz", many[:2], `known: "alpha", "bravo"`},
		{"c", []string{"a", "b"}, `known: "a", "b"`},
		{"zzz", nil, ""},
	} {
		if got := (diag.Diagnostic{}).DidYouMean(c.word, c.candidates).Hint; got != c.want {
			t.Errorf("%q: %s, want %s", c.word, got, c.want)
		}
	}
}
