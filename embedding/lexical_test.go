package embedding

import (
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestTextsAreComparedByWordsAndLetters(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, a, b string
		least      float64
		most       float64
	}{
		{"the same", "low price", "low price", 1, 1},
		{"case and accents", "Café Crème", "cafe creme", 1, 1},
		{"another order, other endings", "feels healthy", "healthy feeling", 0.99, 1},
		{"small words count little", "the colour of the milk", "milk colour", 0.8, 0.99},
		{"a letter too few", "calmnes", "calmness", 0.2, 0.8},
		{"one word of two", "easy to digest", "hard to digest", 0.4, 0.6},
		{"unrelated", "The cat sat on the mat", "Interest rates rose", 0, 0.05},
		{"without spaces", "東京タワー", "東京", 0.7, 0.9},
		{"Cyrillic endings", "молоко", "молока", 0.2, 0.5},
		{"nothing and something", "", "milk", 0, 0},
		{"nothing and nothing", "", "", 1, 1},
		{"marks only", "?!", "...", 0, 0},
		{"invalid UTF-8", "mi\xfflk", "milk", 1, 1},
		{"a word that never ends", strings.Repeat("a", 1<<16), "a", 0, 0.1},
	} {
		got := Lexical{}.Similarity(c.a, c.b)
		if !(got >= c.least-1e-9 && got <= c.most+1e-9) {
			t.Errorf("%s: %.3f, want %.2f to %.2f", c.name, got, c.least, c.most)
		}
	}
}

func TestOnlyTheFirstWordsAreCompared(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("milk ", maxWords)
	if got := (Lexical{}).Similarity(long, long+strings.Repeat("bread ", 1<<20)); math.Abs(got-1) > 1e-9 {
		t.Errorf("%f, want 1", got)
	}
}

func TestLexicalSimilarityIsSymmetricAndBounded(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.OneOf(rapid.String(), rapid.StringMatching(`([a-e]{1,4} ){0,6}`))
		a, b := text.Draw(t, "a"), text.Draw(t, "b")
		ab, ba := Lexical{}.Similarity(a, b), Lexical{}.Similarity(b, a)
		if ab != ba || !(ab >= 0 && ab <= 1) {
			t.Errorf("%g and %g", ab, ba)
		}
	})
}
