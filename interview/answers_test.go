package interview

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"
)

// TestTheUnderstudyHearsWhatPeopleSay reads natural answers and compares the graph of each with the one that was read and
// found sensible. A section is an answer with its setting above the line and what was heard below it:
//
//	Q: the question   F: its focus, as type: label   K: a known concept, as type: label   A: the answer
func TestTheUnderstudyHearsWhatPeopleSay(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/answers/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no answers", err)
	}
	for _, file := range files {
		archive, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		study, methodology := answersSetting(t, string(archive.Comment))
		for i, section := range archive.Files {
			told, _, _ := strings.Cut(string(section.Data), "---\n")
			got := told + "---\n" + heardLines(t, study, methodology, told)
			if *update {
				archive.Files[i].Data = []byte(got)
			} else if diff := cmp.Diff(string(section.Data), got); diff != "" {
				t.Errorf("%s: %s (-want +got):\n%s", file, section.Name, diff)
			}
		}
		if *update {
			if err := os.WriteFile(file, txtar.Format(archive), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// answersSetting reads the head of a file: the study's concept and the methodology.
func answersSetting(t *testing.T, head string) (*Study, *Methodology) {
	t.Helper()
	study := &Study{}
	for line := range strings.Lines(head) {
		key, value, _ := strings.Cut(strings.TrimSpace(line), ": ")
		switch key {
		case "concept":
			study.Concept = value
		case "methodology":
			study.Methodology = value
		}
	}
	text, ok := MethodologyText(study.Methodology)
	if !ok {
		t.Fatalf("no methodology %q", study.Methodology)
	}
	m, found := ParseMethodology(study.Methodology, text)
	if m == nil {
		t.Fatal(found)
	}
	return study, m
}

// heardLines is what the understudy makes of an answer, a line each.
func heardLines(t *testing.T, study *Study, m *Methodology, told string) string {
	t.Helper()
	cue := ExtractCue{Study: study, Methodology: m, Utterance: Utterance{ID: "u1", Turn: 1}}
	for line := range strings.Lines(told) {
		key, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		switch kind, label, _ := strings.Cut(value, ": "); key {
		case "Q":
			cue.Question = value
		case "F":
			cue.Focus = &Concept{ID: "c1", Label: label, Type: kind}
			cue.Known = append(cue.Known, *cue.Focus)
		case "K":
			cue.Known = append(cue.Known, Concept{ID: "c2", Label: label, Type: kind})
		case "A":
			cue.Utterance.Text = value
		default:
			cue.Utterance.Text += "\n" + strings.TrimSuffix(line, "\n")
		}
	}
	cue.Clauses = Clauses(cue.Utterance.Text)
	heard, err := NewUnderstudy().Extract(context.Background(), cue)
	if err != nil {
		t.Fatal(err)
	}
	rating, err := NewUnderstudy().Rate(context.Background(), RateCue{Study: study, Question: cue.Question, Utterance: cue.Utterance})
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for _, c := range heard.Concepts {
		fmt.Fprintf(&out, "%s: %s", c.Type, c.Label)
		if c.Quote != c.Label {
			fmt.Fprintf(&out, " «%s»", c.Quote)
		}
		out.WriteString("\n")
	}
	for _, l := range heard.Links {
		fmt.Fprintf(&out, "    %s → %s (%s)\n", l.From, l.To, l.Type)
	}
	fmt.Fprintf(&out, "    %s, %s; unsure %.2f, ambiguous %.2f, hedging %.2f, specific %.2f, engaged %.2f\n", rating.Depth, rating.Sentiment,
		rating.Uncertainty, rating.Ambiguity, rating.Hedging, rating.Specificity, rating.Engagement)
	return out.String()
}
