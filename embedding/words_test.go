package embedding

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func TestTextsFallIntoWords(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", ""},
		{"only space", " \t\r\n\u00a0\u2028\u3000", ""},
		{"capitals", "The CAT", "the cat"},
		{"accents, composed or not", "Café cafe\u0301 ŁÓDŹ", "cafe cafe łodz"},
		{"Turkish and Greek capitals", "İstanbul ΣΊΣ", "istanbul σισ"},
		{"punctuation", "can't (3.14)!?", "can ' t ( 3 . 14 ) ! ?"},
		{"punctuation beyond ASCII", "“so” — no…", "“ so ” — no …"},
		{"signs of ASCII that Unicode calls symbols", "a+b=$5", "a + b = $ 5"},
		{"other symbols stay in their word", "5€ ±2", "5€ ±2"},
		{"a sign that is another with an accent", "≮ \u037e", "< ;"},
		{"Chinese", "北京is中国", "北 京 is 中 国"},
		{"Chinese beyond the first plane", "𠀀𪜀", "𠀀 𪜀"},
		{"a Chinese character for compatibility", "\uf900", "豈"},
		{"kana are joined", "東京タワー", "東 京 タワー"},
		{"hangul falls into letters", "한", "\u1112\u1161\u11ab"},
		{"emoji are joined", "it 😀👍🏽", "it 😀👍🏽"},
		{"controls go", "a\x00b\u200bc\u00add\x7fe\ue000f\u0085g\vh", "abcdefgh"},
		{"what is not UTF-8 goes", "a\xff\xfeb \xe2\x82 \ufffdc", "ab c"},
		{"markup is text", "<b>x</b>", "< b > x < / b >"},
	} {
		got := slices.Collect(words(c.text))
		if diff := cmp.Diff(strings.Fields(c.want), got, equalWhenEmpty); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

var equalWhenEmpty = cmp.Transformer("strings", func(s []string) string { return strings.Join(s, "\n") })

func TestATextIsReadOnlyAsFarAsWordsAreWanted(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("word, 字 ", 1<<20)
	for stop := 1; stop < 5; stop++ {
		count := 0
		for range words(long) {
			if count++; count == stop {
				break
			}
		}
		if count != stop {
			t.Errorf("%d words, want %d", count, stop)
		}
	}
}

func TestWordsAreNeverEmptyNorSpaced(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) { checkWords(t, rapid.String().Draw(t, "text")) })
}

func FuzzWords(f *testing.F) {
	for _, text := range []string{"", "Déjà vu", "北京!", "a\xffb", "\u0344\u0300x", "한"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) { checkWords(t, text) })
}

func checkWords(t rapid.TB, text string) {
	for word := range words(text) {
		if word == "" || !utf8.ValidString(word) || len(strings.Fields(word)) != 1 {
			t.Errorf("%q has the word %q", text, word)
		}
	}
}
