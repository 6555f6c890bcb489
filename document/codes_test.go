package document_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"throughline/diag"
	"throughline/document"
)

func TestEveryCodeHasASampleThatTriggersExactlyIt(t *testing.T) {
	t.Parallel()
	samples, err := filepath.Glob("testdata/invalid/*")
	if err != nil {
		t.Fatal(err)
	}
	formats := document.Formats{{Kind: "menu/v1", Check: func(name string, text []byte, _ document.Finder) diag.List {
		f, found := document.Read(name, text)
		return append(found, f.Decode(new(menu))...)
	}}}
	shown := map[string]bool{}
	for _, name := range samples {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		want, _, _ := strings.Cut(filepath.Base(name), "-")
		found := formats.Check(name, text, nil)
		if len(found) == 0 {
			t.Errorf("%s has no finding", name)
		}
		for _, d := range found {
			if d.Code != want {
				t.Errorf("%s: also %s", name, d)
			}
		}
		shown[want] = true
	}
	for _, code := range document.Codes {
		if !shown[code.ID] {
			t.Errorf("%s (%s) has no sample", code.ID, code.Title)
		}
		if code.Title == "" || code.Fix == "" {
			t.Errorf("%s has no title or no fix", code.ID)
		}
	}
	if !slices.IsSortedFunc(document.Codes, byID) {
		t.Error("the codes are not in order")
	}
}

func byID(a, b diag.Code) int { return strings.Compare(a.ID, b.ID) }
