package document_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"throughline/document"
)

// letter is a struct with everything that a document may hold.
type letter struct {
	Kind    string         `yaml:"kind"`
	Title   string         `yaml:"title"`
	Sealed  bool           `yaml:"sealed"`
	Weight  float64        `yaml:"weight,omitempty"`
	Copies  int            `yaml:"copies,omitempty"`
	Tags    []string       `yaml:"tags,omitempty"`
	Beats   map[int]string `yaml:"beats,omitempty"`
	Pages   []page         `yaml:"pages,omitempty"`
	Sender  *person        `yaml:"sender,omitempty"`
	Matrix  [][]int        `yaml:"matrix,omitempty"`
	Express *bool          `yaml:"express,omitempty"`
}

type page struct {
	Number int      `yaml:"number"`
	Lines  []string `yaml:"lines,omitempty"`
	Seen   []person `yaml:"seen,omitempty"`
}

type person struct {
	Name string `yaml:"name"`
	Note string `yaml:"note,omitempty"`
}

func TestWhatIsEncodedIsReadBack(t *testing.T) {
	t.Parallel()
	// Texts as they are kept: a document holds no empty ones, and no control characters.
	word := rapid.StringMatching(`[\pL\pN\pP\pS \n\t"'#:\-{}\[\]&*!|>%@\\]{0,40}x`).Filter(func(s string) bool { return !strings.ContainsAny(s, "\ufffd\ufeff") })
	someone := rapid.Custom(func(t *rapid.T) person {
		return person{word.Draw(t, "name"), rapid.SampledFrom([]string{"", "a note"}).Draw(t, "note")}
	})
	rapid.Check(t, func(t *rapid.T) {
		want := letter{
			Kind: "letter/v1", Title: word.Draw(t, "title"), Sealed: rapid.Bool().Draw(t, "sealed"), Weight: rapid.Float64Range(-1e6, 1e6).Draw(t, "weight"),
			Copies: rapid.IntRange(-9, 9).Draw(t, "copies"), Tags: rapid.SliceOfN(word, 0, 3).Draw(t, "tags"),
			Beats: rapid.MapOfN(rapid.IntRange(0, 12), word, 0, 3).Draw(t, "beats"),
			Pages: rapid.SliceOfN(rapid.Custom(func(t *rapid.T) page {
				return page{rapid.Int().Draw(t, "number"), rapid.SliceOfN(word, 0, 2).Draw(t, "lines"), rapid.SliceOfN(someone, 0, 2).Draw(t, "seen")}
			}), 0, 3).Draw(t, "pages"),
			Matrix: rapid.SliceOfN(rapid.SliceOfN(rapid.IntRange(0, 9), 0, 2), 0, 2).Draw(t, "matrix"),
		}
		if rapid.Bool().Draw(t, "sent") {
			from := someone.Draw(t, "sender")
			want.Sender = &from
		}
		said := word.Draw(t, "remark")
		text := document.Encode(want, map[string]string{"": said, "title": said, "tags": said, "pages[0]": said, "pages[0].number": said, "pages[1].seen": said})
		file, found := document.Read("letter", text)
		if file == nil || len(found) > 0 {
			t.Fatalf("%v in\n%s", found, text)
		}
		var got letter
		if found := file.Decode(&got); len(found) > 0 {
			t.Fatalf("%v in\n%s", found, text)
		}
		if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("(-want +got)\n%s\n%s", diff, text)
		}
		if again := document.Encode(got, map[string]string{"": said, "title": said, "tags": said, "pages[0]": said, "pages[0].number": said, "pages[1].seen": said}); string(again) != string(text) {
			t.Fatalf("not stable:\n%s\n%s", text, again)
		}
	})
}

func TestEncodedDocumentsReadLikeWrittenOnes(t *testing.T) {
	t.Parallel()
	got := document.Encode(letter{
		Kind: "letter/v1", Title: "Yes: 5 #1", Tags: []string{"plain words", "no", "12"}, Beats: map[int]string{10: "ten", 2: "two"},
		Pages: []page{{Number: 1, Lines: []string{"a \"line\"\nand another"}}, {Number: 2, Seen: []person{{Name: "Ada"}, {Name: "Bo", Note: "late"}}}},
	}, map[string]string{"": "A letter.\nEdit it.", "title": "What it is about", "pages[0].number": "counted from 1"})
	want := `# A letter.
# Edit it.
kind: letter/v1
# What it is about
title: "Yes: 5 #1"
sealed: false

tags:
  - plain words
  - "no"
  - "12"

beats:
  2: two
  10: ten

pages:
  # counted from 1
  - number: 1
    lines:
      - "a \"line\"\nand another"

  - number: 2
    seen:
      - name: Ada
      - name: Bo
        note: late
`
	if diff := cmp.Diff(want, string(got)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}
