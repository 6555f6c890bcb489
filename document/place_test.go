package document_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/document"
)

const placed = `kind: a
# a comment
cast:
  - name: "Ünal"
    tags: [ä, {b: c}]
  - name: >-
      folded
      text
empty:
"a.b":
  c: d
1: e
`

func TestAtFindsAValueOrTheNearestAroundIt(t *testing.T) {
	t.Parallel()
	f, found := document.Read("f", []byte(placed))
	if len(found) > 0 {
		t.Fatal(found)
	}
	for path, want := range map[string]string{
		"":                     "1:1",
		"kind":                 "1:7",
		"cast":                 "4:3",
		"cast[0]":              "4:5",
		"cast[0].name":         "4:11",
		"cast[0].tags":         "5:11",
		"cast[0].tags[0]":      "5:12",
		"cast[0].tags[1]":      "5:15",
		"cast[0].tags[1].b":    "5:19",
		"cast[1].name":         "6:11",
		"empty":                "9:1",
		`["a.b"].c`:            "11:6",
		"1":                    "12:4",
		"cast[0].age":          "4:5",
		"cast[7].name":         "4:3",
		"cast[x]":              "4:3",
		"cast[0":               "4:3",
		"cast.name":            "4:3",
		"kind.of":              "1:7",
		"nowhere[3].at.all":    "1:1",
		"cast[0].tags[1].b[0]": "5:19",
	} {
		at := f.At(path)
		if got := fmt.Sprintf("%d:%d", at.Line, at.Column); got != want || at.Path != path || at.File != "f" {
			t.Errorf("At(%q) = %s %+v, want %s", path, got, at, want)
		}
	}
}

func TestKeyAtFindsTheKey(t *testing.T) {
	t.Parallel()
	f, _ := document.Read("f", []byte(placed))
	for path, want := range map[string]string{
		"kind": "1:1", "cast": "3:1", "cast[0].tags": "5:5", "cast[0].tags[1].b": "5:16", `["a.b"]`: "10:1", "1": "12:1",
		"cast[0]": "4:5", "cast[0].age": "4:5",
	} {
		at := f.KeyAt(path)
		if got := fmt.Sprintf("%d:%d", at.Line, at.Column); got != want {
			t.Errorf("KeyAt(%q) = %s, want %s", path, got, want)
		}
	}
}

func TestHasTellsWhetherAValueIsGiven(t *testing.T) {
	t.Parallel()
	f, _ := document.Read("f", []byte(placed))
	for path, want := range map[string]bool{"kind": true, "cast[1]": true, "cast[2]": false, "empty": false, "nowhere": false, "": true} {
		if got := f.Has(path); got != want {
			t.Errorf("Has(%q) = %t", path, got)
		}
	}
}

func TestTextsAreYieldedInReadingOrderAndAreFoundByTheirPaths(t *testing.T) {
	t.Parallel()
	f, _ := document.Read("f", []byte(placed))
	var got []string
	for at, text := range f.Texts() {
		got = append(got, at.Path+"="+text)
		if diff := cmp.Diff(at, f.At(at.Path)); diff != "" {
			t.Errorf("%s (-yielded +found):\n%s", at.Path, diff)
		}
	}
	want := []string{"kind=a", "cast[0].name=Ünal", "cast[0].tags[0]=ä", "cast[0].tags[1].b=c", "cast[1].name=folded text", `["a.b"].c=d`, "1=e"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
