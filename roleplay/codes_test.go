package roleplay_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"throughline/diag"
	"throughline/roleplay"
)

func TestEveryCodeHasASampleThatTriggersExactlyIt(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("it is pure and takes long; the whole run has it")
	}
	plain := backbone(t, "testdata/backbones/plain.yaml")
	samples, err := filepath.Glob("testdata/invalid/*")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]bool{}
	for _, name := range samples {
		want, _, _ := strings.Cut(filepath.Base(name), "-")
		shown[want] = true
		found := roleplay.Check(name, file(t, name), plain)
		if len(found) != 1 || found[0].Code != want {
			t.Errorf("%s: want one %s, found %v", name, want, []diag.Diagnostic(found))
			continue
		}
		if found[0].Place.Line == 0 || found[0].Place.Path == "" || found[0].Message == "" {
			t.Errorf("%s: %+v has no place or no message", name, found[0])
		}
	}
	for _, code := range roleplay.Codes {
		if !shown[code.ID] {
			t.Errorf("%s (%s) has no sample", code.ID, code.Title)
		}
		if code.Title == "" || code.Fix == "" {
			t.Errorf("%s has no title or no fix", code.ID)
		}
	}
	if !slices.IsSortedFunc(roleplay.Codes, func(a, b diag.Code) int { return strings.Compare(a.ID, b.ID) }) {
		t.Error("the codes are not in order")
	}
}

func file(t testing.TB, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func backbone(t *testing.T, name string) *roleplay.Backbone {
	t.Helper()
	b, found := roleplay.ParseBackbone(name, file(t, name))
	if len(found) > 0 {
		t.Fatal(found)
	}
	return b
}
