package game

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"throughline/diag"
)

func TestEveryCodeOfADesignHasASampleThatTriggersExactlyIt(t *testing.T) {
	t.Parallel()
	samples, err := filepath.Glob("testdata/invalid/G[01]*")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]bool{}
	for _, name := range samples {
		want, _, _ := strings.Cut(filepath.Base(name), "-")
		shown[want] = true
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		found := CheckDesign(name, text)
		if len(found) != 1 || found[0].Code != want {
			t.Errorf("%s: want one %s, found %v", name, want, []diag.Diagnostic(found))
			continue
		}
		if found[0].Place.Line == 0 || found[0].Place.Path == "" || found[0].Message == "" || found[0].Owner != OwnerDesigner {
			t.Errorf("%s: %+v has no place, no message or no owner", name, found[0])
		}
		if _, built := BuildDocument(name, text); want != ruleKind.ID && want != ruleAbsurd.ID && len(built) != 1 {
			t.Errorf("%s: built, it says %v", name, built)
		}
	}
	for _, code := range slices.Concat(designCodes, repairCodes, meaningCodes) {
		// Labels that are missing from a list are repaired before a plan can lack them.
		if repaired := code.ID == lacksSceneLabel.ID || code.ID == lacksGameLabel.ID; !repaired && !shown[code.ID] {
			t.Errorf("%s (%s) has no sample", code.ID, code.Title)
		}
	}
}

func TestTheCodesOfAPlanBelongToTheBuilder(t *testing.T) {
	t.Parallel()
	all := slices.Concat(designCodes, repairCodes, planCodes, meaningCodes)
	if !slices.IsSortedFunc(all, func(a, b diag.Code) int { return strings.Compare(a.ID, b.ID) }) {
		t.Error("the codes are not in order")
	}
	for _, code := range all {
		if ours := slices.Contains(planCodes, code); ours != (code.Owner == OwnerBuilder) || !ours && code.Owner != OwnerDesigner {
			t.Errorf("%s is owned by %q", code.ID, code.Owner)
		}
	}
}
