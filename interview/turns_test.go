package interview

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"
)

// TestScriptedInterviewsGoAsWritten holds an interview for every file: a study, what the respondent says, what the models
// reply, and what comes of it. A study that ships is named by its id alone.
func TestScriptedInterviewsGoAsWritten(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/turns/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no interviews: %v", err)
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
			study := part["study"].Data
			if id := strings.TrimSpace(string(study)); !strings.Contains(id, ":") {
				study = example(t, id)
			}
			roles, script := scripted(t, string(part["model"].Data))
			h := newHouse(t, roles, study)
			h.agree()
			var b strings.Builder
			fmt.Fprintf(&b, "%s\n", h.view.Question)
			for _, line := range strings.Split(strings.TrimSpace(string(part["answers"].Data)), "\n") {
				fmt.Fprintf(&b, "\n> %s\n", line)
				_, events := h.answer(line)
				result, _ := ResultOf(events)
				b.WriteString(described(&result, h.view.Question))
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

// described is what a turn came to, for people.
func described(r *TurnResult, question string) string {
	var b strings.Builder
	for _, c := range r.Extracted.Concepts {
		fmt.Fprintf(&b, "  + %s %s: %s\n", c.ID, c.Type, c.Label)
	}
	for _, l := range r.Extracted.Relationships {
		fmt.Fprintf(&b, "  + %s %s %s\n", l.From, l.Type, l.To)
	}
	if g := r.GraphState; g.TurnCount > 0 {
		fmt.Fprintf(&b, "  %d concepts, %d links, %d orphans, depth %d, chains %.2f, %s; %d slots\n",
			g.NodeCount, g.EdgeCount, g.OrphanCount, g.MaxDepth, g.ChainCompletion, g.CurrentPhase, r.CanonicalGraph.Slots.ConceptCount)
	}
	for _, pair := range r.StrategyAlternatives[:min(3, len(r.StrategyAlternatives))] {
		fmt.Fprintf(&b, "  %s %s %.3f\n", pair.Strategy, nodeOf(pair), pair.Score)
	}
	if r.TerminationReason != nil {
		fmt.Fprintf(&b, "  ends: %s\n", *r.TerminationReason)
	}
	fmt.Fprintf(&b, "%s\n", question)
	return b.String()
}
