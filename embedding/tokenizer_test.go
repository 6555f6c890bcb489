package embedding

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
)

const smallVocabulary = `{"model":{"vocab":{"[PAD]":0,"[UNK]":1,"[CLS]":2,"[SEP]":3,"[":4,"]":5,"play":6,"##ing":7,"##s":8,"##i":9,
"a":10,"##a":11,"é":12,"字":13,"sep":14,"#":15,"##":16,"o":17}}}`

func small(t testing.TB) *tokenizer {
	t.Helper()
	parsed, err := parseTokenizer([]byte(smallVocabulary))
	if err != nil {
		t.Fatal(err)
	}
	return parsed
}

// names returns the pieces that the numbers stand for.
func names(t *tokenizer, ids []int32) []string {
	byID := map[int32]string{}
	for name, id := range t.first {
		byID[id] = name
	}
	for name, id := range t.further {
		byID[id] = "##" + name
	}
	var out []string
	for _, id := range ids {
		out = append(out, byID[id])
	}
	return out
}

func TestWordsAreCutIntoTheLongestPieces(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", ""},
		{"a whole word", "play", "play"},
		{"the longest first", "playing plays playi", "play ##ing play ##s play ##i"},
		{"a word with an unknown end is unknown as a whole", "a playx a", "a [UNK] a"},
		{"a letter in pieces finds nothing", "ø 字", "[UNK] 字"},
		{"a hundred letters", strings.Repeat("a", 100), "a" + strings.Repeat(" ##a", 99)},
		{"a letter more", strings.Repeat("a", 101), "[UNK]"},
		{"the model's signs are words when typed", "[SEP]", "[ sep ]"},
		{"the mark of a further piece is no piece of a word", "##s", "# # [UNK]"},
	} {
		got := strings.Join(names(small(t), small(t).pieces(c.text)), " ")
		want := strings.Join(strings.Fields("[CLS] "+c.want+" [SEP]"), " ")
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

func TestALongTextIsCutOff(t *testing.T) {
	t.Parallel()
	tokens := small(t)
	full := tokens.pieces(strings.Repeat("a ", maxPieces-2))
	for _, c := range []struct {
		name, text string
	}{
		{"one word too many", strings.Repeat("a ", maxPieces-1)},
		{"a whole book", strings.Repeat("a ", 1<<20)},
	} {
		if got := tokens.pieces(c.text); len(got) != maxPieces || !slices.Equal(got, full) {
			t.Errorf("%s: %d pieces, which end in %v", c.name, len(got), got[len(got)-3:])
		}
	}
	middle := tokens.pieces(strings.Repeat("a ", maxPieces-3) + "playing")
	if got := names(tokens, middle[maxPieces-2:]); len(middle) != maxPieces || got[0] != "play" || got[1] != "[SEP]" {
		t.Errorf("cut within a word: %d pieces, which end in %v", len(middle), got)
	}
}

func TestABrokenVocabularyIsRefused(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"", "{}", "[]", `{"model":{"vocab":[]}}`,
		`{"model":{"vocab":{"[CLS]":0,"[SEP]":1}}}`,
		`{"model":{"vocab":{"[CLS]":0,"[SEP]":1,"[UNK]":-1}}}`,
		`{"model":{"vocab":{"[CLS]":0,"[SEP]":1,"[UNK]":30522}}}`,
	} {
		if _, err := parseTokenizer([]byte(text)); err == nil {
			t.Errorf("%q was read", text)
		}
	}
}

func FuzzPieces(f *testing.F) {
	f.Add("playing é 字 \xff")
	tokens := small(f)
	f.Fuzz(func(t *testing.T, text string) {
		ids := tokens.pieces(text)
		if len(ids) < 2 || len(ids) > maxPieces || ids[0] != tokens.begin || ids[len(ids)-1] != tokens.end {
			t.Errorf("%q: %v", text, ids)
		}
		if !utf8.ValidString(strings.Join(names(tokens, ids), "")) {
			t.Errorf("%q was cut within a letter", text)
		}
	})
}

func FuzzVocabulary(f *testing.F) {
	f.Add([]byte(smallVocabulary))
	f.Fuzz(func(t *testing.T, text []byte) {
		if tokens, err := parseTokenizer(text); err == nil {
			for _, id := range tokens.pieces("playing [SEP] é") {
				if id < 0 || id >= vocabularySize {
					t.Errorf("piece %d", id)
				}
			}
		}
	})
}
