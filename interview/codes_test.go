package interview_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"throughline/diag"
	"throughline/interview"
)

func TestEveryCodeHasASampleThatTriggersExactlyIt(t *testing.T) {
	t.Parallel()
	samples, err := filepath.Glob("testdata/invalid/*")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]bool{}
	for _, name := range samples {
		want, _, _ := strings.Cut(filepath.Base(name), "-")
		shown[want] = true
		found := interview.Check(name, file(t, name), ownMethodologies)
		if len(found) != 1 || found[0].Code != want {
			t.Errorf("%s: want one %s, found %v", name, want, []diag.Diagnostic(found))
			continue
		}
		if found[0].Place.Line == 0 || found[0].Place.Path == "" || found[0].Message == "" || found[0].Hint == "" && want[0] != 'D' {
			t.Errorf("%s: %+v has no place, no message or no hint", name, found[0])
		}
	}
	for _, code := range interview.Codes {
		if !shown[code.ID] {
			t.Errorf("%s (%s) has no sample", code.ID, code.Title)
		}
	}
	if !slices.IsSortedFunc(interview.Codes, func(a, b diag.Code) int { return strings.Compare(a.ID, b.ID) }) {
		t.Error("the codes are not in order")
	}
}

// ownMethodologies finds methodologies as a researcher might have them: one that is right and one that is not.
func ownMethodologies(kind, id string) ([]byte, bool) {
	if kind != interview.MethodologyKind {
		return nil, false
	}
	text, err := os.ReadFile("testdata/methodologies/" + id + ".yaml")
	return text, err == nil
}

func file(t testing.TB, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
