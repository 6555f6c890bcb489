package llmtest

import (
	"bytes"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// HoldTable holds a table in a page, between two marks, to what a test shows; with update it writes the table there.
func HoldTable(t *testing.T, page, begin, end, table string, update bool) {
	t.Helper()
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, found := bytes.Cut(text, []byte(begin))
	old, after, closed := bytes.Cut(rest, []byte(end))
	if !found || !closed {
		t.Fatalf("%s has no place for the table", page)
	}
	if update {
		if err := os.WriteFile(page, []byte(string(before)+begin+table+end+string(after)), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if diff := cmp.Diff(table, string(old)); diff != "" {
		t.Errorf("the table is out of date; run with -update:\n%s", diff)
	}
}
