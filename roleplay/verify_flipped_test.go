package roleplay

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestTheExampleHoldsEveryClaim(t *testing.T) {
	t.Parallel()
	s := exampleScenarios(t)["launch-review"]
	for _, tier := range []string{"technical", "expert"} {
		v, err := VerifyCast(shipped()[tier], s, "maya")
		if err != nil || !v.Holds {
			t.Errorf("%s: %v", tier, err)
		}
		for _, c := range v.Walks[0].Claims {
			if !c.Holds {
				t.Errorf("%s: %s: %s", tier, c.Claim, c.Detail)
			}
		}
	}
}

// A proof is worth something if it fails when the walker is wrong: the test above is run on the walker with one rule flipped.
func TestAFlippedRuleOfTheWalkerBreaksItsClaim(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	for _, flip := range []struct{ name, rule, flipped, claim string }{
		{"a gate opens without evidence", "satisfied = satisfied && r.Evidence", "satisfied = satisfied || r.Evidence", claimGates},
		{"the backstop never comes", "if int(at.Held) >= w.Backstop {", "if int(at.Held) < 0 {", claimEnds},
		{"a pivot is never declined", "case int(at.Turns) > node.MaxTurns:", "case int(at.Turns) < 0:", claimPivots},
		{"the reveal is made to anyone", "!at.Reveal && at.Standing >= w.RevealAt", "!at.Reveal", claimReveal},
	} {
		t.Run(flip.name, func(t *testing.T) {
			t.Parallel()
			cmd := exec.CommandContext(t.Context(), "go", "test", "-count=1", "-vet=off", "-overlay", overlay(t, "step.go", flip.rule, flip.flipped),
				"-run", "^TestTheExampleHoldsEveryClaim$", ".")
			out, _ := cmd.CombinedOutput()
			if !strings.Contains(string(out), "--- FAIL: TestTheExampleHoldsEveryClaim") || !strings.Contains(string(out), flip.claim) {
				t.Errorf("it is not found that %s:\n%s", flip.name, out)
			}
		})
	}
}

// overlay names a file that lets the go command see one line of a source changed.
func overlay(t *testing.T, file, rule, flipped string) string {
	t.Helper()
	source, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Count(source, []byte(rule)) != 1 {
		t.Fatalf("%s does not have this rule once: %s", file, rule)
	}
	path, err := filepath.Abs(file)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	changed := filepath.Join(dir, file)
	if err := os.WriteFile(changed, bytes.Replace(source, []byte(rule), []byte(flipped), 1), 0o600); err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(map[string]any{"Replace": map[string]string{path: changed}})
	if err != nil {
		t.Fatal(err)
	}
	list := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(list, text, 0o600); err != nil {
		t.Fatal(err)
	}
	return list
}
