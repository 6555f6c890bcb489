package roleplay

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"
)

func TestScriptedConversationsGoAsWritten(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/turns/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no conversations: %v", err)
	}
	for _, name := range files {
		t.Run(filepath.Base(name), func(t *testing.T) {
			t.Parallel()
			archive, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			part := map[string]*txtar.File{}
			for i := range archive.Files {
				part[archive.Files[i].Name] = &archive.Files[i]
			}
			scenario := launchReview(t)
			if own := part["scenario.yaml"]; own != nil {
				scenario = own.Data
			}
			actor, script := performed(t, string(part["model"].Data))
			h := newHouse(t, actor, scenario)
			var b strings.Builder
			for _, line := range strings.Split(strings.TrimSpace(string(part["learner"].Data)), "\n") {
				said := strings.ReplaceAll(line, `\n`, "\n")
				fmt.Fprintf(&b, "> %s\n", line)
				took := h.play(said)
				fmt.Fprintf(&b, "%s\n%s\n", took.shown, howItWent(took))
			}
			if rest := script.Rest(); rest > 0 {
				t.Errorf("%d replies were not asked for", rest)
			}
			h.replay()
			if *update {
				part["want"].Data = []byte(b.String())
				if err := os.WriteFile(name, txtar.Format(archive), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if diff := cmp.Diff(string(part["want"].Data), b.String()); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// howItWent is what the log has of a turn, for people.
func howItWent(took take) string {
	var b strings.Builder
	if l := took.line; l != nil {
		fmt.Fprintf(&b, "  %s, calls %d", l.Actor, l.Calls)
		if l.Fallback {
			b.WriteString(", fallback")
		}
		fmt.Fprintf(&b, "; satisfied %v, detour %v, engagement %+d, revealed %q\n", l.Report.NodeSatisfied, l.Report.DetourDetected, l.Report.EngagementScore, l.Report.InformationRevealed)
		for _, g := range l.Guards {
			fmt.Fprintf(&b, "  %s: %s (%s) %q\n", g.Done, g.Guard, g.Why, g.Sentence)
		}
		for _, fault := range l.Faults {
			fmt.Fprintf(&b, "  fault: %s\n", fault)
		}
	}
	if s := took.step; s != nil {
		fmt.Fprintf(&b, "  %s\n", s.Step.Reason)
	}
	return b.String()
}
