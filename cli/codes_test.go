package cli

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/diag"
	"throughline/document"
	"throughline/game"
	"throughline/interview"
	"throughline/llm"
	"throughline/roleplay"
	"throughline/server"
)

var update = flag.Bool("update", false, "rewrite generated files")

func TestTheDiagnosticsPageListsEveryCode(t *testing.T) {
	t.Parallel()
	page := filepath.Join("..", "docs", "diagnostics.md")
	want := codesPage()
	if *update {
		if err := os.WriteFile(page, []byte(want), 0o644); err != nil { //nolint:gosec // a page for everyone
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, string(got)); diff != "" {
		t.Errorf("run go test ./cli -run DiagnosticsPage -update\n%s", diff)
	}
}

func TestEveryCodeHasItsPartsPrefixAndIsItsOwn(t *testing.T) {
	t.Parallel()
	form := regexp.MustCompile(`^[A-Z][0-9]{3}$`)
	seen := map[string]bool{}
	prefixes := map[string]string{}
	for _, part := range codes() {
		for _, c := range part.Codes {
			if !form.MatchString(c.ID) || seen[c.ID] || c.Title == "" || c.Fix == "" {
				t.Errorf("%s: %+v", part.Part, c)
			}
			seen[c.ID] = true
			if owner, ok := prefixes[c.ID[:1]]; ok && owner != part.Part {
				t.Errorf("%s has the prefix of %s", c.ID, owner)
			}
			prefixes[c.ID[:1]] = part.Part
		}
	}
}

// codes lists every diagnostic there is, by the part of the program that gives it.
func codes() []struct {
	Part  string
	Codes diag.Table
} {
	return []struct {
		Part  string
		Codes diag.Table
	}{{"All documents", document.Codes}, {"Role-plays", roleplay.AllCodes()}, {"Games", game.AllCodes()}, {"Interviews", interview.AllCodes()}, {"Models", llm.Codes}, {"HTTP", server.Codes}}
}

// codesPage is the reference page of all diagnostics.
func codesPage() string {
	var b strings.Builder
	b.WriteString("# Diagnostics\n\n<!-- Generated: go test ./cli -run DiagnosticsPage -update -->\n\n" +
		"Every finding of `throughline check`, of the API and of the editor has a code. Each code is listed here once, with what to do about it.\n")
	for _, part := range codes() {
		fmt.Fprintf(&b, "\n## %s\n\n| code | what is wrong | what to do |\n| --- | --- | --- |\n", part.Part)
		for _, c := range part.Codes {
			title := c.Title
			if c.Severity == diag.Warning {
				title += " (warning)"
			}
			fmt.Fprintf(&b, "| %s | %s | %s |\n", c.ID, title, c.Fix)
		}
	}
	return b.String()
}
