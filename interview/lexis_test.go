package interview

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func TestLabelsFoldToWhatTheyShare(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"  Creamy   Texture. ": "creamy texture",
		"Crème brûlée":         "creme brulee",
		"cre\u0300me":          "creme",
		"don’t “trust” it":     "don't “trust” it",
		"ﬁne":                  "fine",
		"हिन्दी":               "हिन्दी",
		"\xffbroken\xfe":       "broken",
		"":                     "",
	} {
		if got := foldLabel(in); got != want {
			t.Errorf("foldLabel(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestLemmasKeepWhatMeansSomething(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"the creamy textures":       "creami textur",
		"I felt less bloated":       "feel less bloat",
		"doesn't smell of oats":     "not smell oat",
		"no lactose":                "not lactos",
		"without any lactose":       "not any lactos",
		"lactose-free milk":         "lactos free milk",
		"it was, it really was":     "it was realli",
		"too sweet, much too sweet": "too sweet much",
		"2.50 a litre":              "2.50 litr",
		"":                          "",
	} {
		if got := strings.Join(lemmas(in), " "); got != want {
			t.Errorf("lemmas(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestTokensKeepWordsWhole(t *testing.T) {
	t.Parallel()
	var got []string
	for _, tok := range tokens("Well – I don’t mind a lactose-free one, 2.50 a litre… it's 'fine'.") {
		got = append(got, tok.word)
	}
	want := []string{"well", "i", "don't", "mind", "a", "lactose-free", "one", "2.50", "a", "litre", "it's", "fine"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestTokenSpansAreExact(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.OneOf(rapid.String(), rapid.StringMatching(`([a-zé'’ -]|\xff|😀|,|\.|[0-9])*`)).Draw(t, "text")
		points := []rune(text)
		end := 0
		for _, tok := range tokens(text) {
			if tok.start < end || tok.end <= tok.start {
				t.Fatalf("%+v overlaps or is empty", tok)
			}
			if string(points[tok.start:tok.end]) != tok.text || text[tok.from:tok.to] != tok.text || !utf8.ValidString(tok.text) {
				t.Fatalf("%+v is not what stands there", tok)
			}
			end = tok.end
		}
		lemmas(text)
		if folded := foldLabel(text); foldLabel(folded) != folded {
			t.Fatalf("folding %q twice gives %q", folded, foldLabel(folded))
		}
	})
}
