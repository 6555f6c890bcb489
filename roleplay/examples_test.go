package roleplay_test

import (
	"io/fs"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/diag"
	"throughline/examples"
	"throughline/roleplay"
)

func TestEveryRolePlayIsCheckedWithoutAFinding(t *testing.T) {
	t.Parallel()
	for name, text := range rolePlays(t) {
		if diff := cmp.Diff(diag.List(nil), roleplay.Check(name, text)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

func TestEveryCharacterOfARolePlayWalksTheWholeBackbone(t *testing.T) {
	t.Parallel()
	for name, text := range rolePlays(t) {
		s, found := roleplay.ParseScenario(name, text)
		if s == nil {
			t.Fatal(found)
		}
		b, ok := roleplay.Tier(s.Tier)
		if !ok {
			t.Fatalf("%s: no tier %q", name, s.Tier)
		}
		for _, c := range s.Cast {
			walk, found := roleplay.Bind(b, s, c.ID)
			if len(found) > 0 {
				t.Errorf("%s: %s: %v", name, c.ID, found)
			}
			if got, want := len(walk.Nodes), len(b.Nodes); got != want {
				t.Errorf("%s: %s walks %d nodes of %d", name, c.ID, got, want)
			}
		}
	}
}

func TestWhatIsSpokenInARolePlayHasNoDashes(t *testing.T) {
	t.Parallel()
	for name, text := range rolePlays(t) {
		s, found := roleplay.ParseScenario(name, text)
		if s == nil {
			t.Fatal(found)
		}
		for _, line := range spoken(s) {
			if strings.ContainsAny(line, "—–;") || strings.Contains(line, " - ") {
				t.Errorf("%s: nobody talks like this: %q", name, line)
			}
		}
	}
}

// spoken lists what the cast and the guide say in their own words.
func spoken(s *roleplay.Scenario) []string {
	var lines []string
	for _, c := range s.Cast {
		lines = append(append(lines, c.Greeting), c.Knows...)
		lines = append(append(lines, c.Concerns...), c.DecisionFacts...)
		for _, beat := range c.Beats {
			lines = append(lines, beat)
		}
		for _, p := range c.Pivots {
			lines = append(lines, p.Question)
			for _, option := range p.Options {
				lines = append(lines, option.Text, option.Outcome)
			}
		}
		if c.KeyReveal != nil {
			lines = append(lines, c.KeyReveal.Text)
		}
	}
	if s.Guide != nil {
		lines = append(lines, s.Guide.Greeting, s.Guide.Briefing, s.Guide.Closing)
	}
	return lines
}

// rolePlays are the shipped scenarios by name.
func rolePlays(t *testing.T) map[string][]byte {
	t.Helper()
	names, err := fs.Glob(examples.FS, "roleplay/*.yaml")
	if err != nil || len(names) == 0 {
		t.Fatalf("no role-plays: %v", err)
	}
	texts := map[string][]byte{}
	for _, name := range names {
		if texts[name], err = examples.FS.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
	return texts
}
