package diag_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/diag"
)

func TestPrintPutsACaretUnderThePlace(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text   string
		line, column int
		want         string
	}{
		{"a plain line", "a: b\nc: d\n", 2, 4, "    2 | c: d\n      |    ^\n"},
		{"the first column", "a: b", 1, 1, "    1 | a: b\n      | ^\n"},
		{"a line with tabs", "\ta:\tb", 1, 5, "    1 |  a: b\n      |     ^\n"},
		{"a line of Windows", "a: b\r\nc", 1, 4, "    1 | a: b\n      |    ^\n"},
		{"accents", "é: ü", 1, 4, "    1 | é: ü\n      |    ^\n"},
		{"combining accents", "e\u0301: u", 1, 5, "    1 | e\u0301: u\n      |    ^\n"},
		{"wide characters", "漢字: a", 1, 5, "    1 | 漢字: a\n      |       ^\n"},
		{"emoji", "😀: a", 1, 4, "    1 | 😀: a\n      |     ^\n"},
		{"control characters", "a\x1b[31m: b", 1, 3, "    1 | a?[31m: b\n      |   ^\n"},
		{"a column beyond the line", "ab", 1, 99, "    1 | ab\n      |   ^\n"},
		{"a line without column", "ab", 1, 0, "    1 | ab\n"},
		{"a line beyond the text", "ab", 7, 1, ""},
		{"the whole file", "ab", 0, 0, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			place := diag.Place{File: "f", Line: c.line, Column: c.column}
			got := printed(t, diag.List{{Code: "X001", Place: place, Message: "wrong"}}, c.text)
			if diff := cmp.Diff(place.String()+": error: X001 wrong\n"+c.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestPrintCutsALongLineAroundTheCaret(t *testing.T) {
	t.Parallel()
	line := strings.Repeat("a", 5000) + "!" + strings.Repeat("b", 5000)
	got := printed(t, diag.List{{Code: "X001", Place: diag.Place{File: "f", Line: 1, Column: 5001}, Message: "wrong"}}, line)
	lines := strings.Split(got, "\n")
	if len(lines) != 4 || len(lines[1]) > 140 {
		t.Fatalf("printed %q", got)
	}
	if at := strings.IndexByte(lines[2], '^'); lines[1][at] != '!' {
		t.Errorf("the caret is under %q", lines[1][at])
	}
}

func TestPrintShowsHintsAndWarningsInReadingOrder(t *testing.T) {
	t.Parallel()
	code := diag.Code{ID: "X002", Severity: diag.Warning}
	got := printed(t, diag.List{
		code.At(diag.Place{File: "f", Line: 2, Column: 1}, "odd %s", "thing").WithHint("look at %d", 7),
		{Code: "X001", Place: diag.Place{File: "f", Line: 1, Column: 1}, Message: "wrong"},
	}, "a\nb\n")
	want := "f:1:1: error: X001 wrong\n    1 | a\n      | ^\nf:2:1: warning: X002 odd thing\n    2 | b\n      | ^\n  hint: look at 7\n"
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestPrintNeedsNoSource(t *testing.T) {
	t.Parallel()
	list := diag.List{{Code: "X001", Place: diag.Place{File: "f", Line: 1, Column: 1}, Message: "wrong"}}
	for name, source := range map[string]func(string) []byte{"none": nil, "nothing": func(string) []byte { return nil }} {
		var out strings.Builder
		list.Print(&out, source)
		if diff := cmp.Diff("f:1:1: error: X001 wrong\n", out.String()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

func printed(t *testing.T, list diag.List, text string) string {
	t.Helper()
	var out strings.Builder
	list.Print(&out, func(string) []byte { return []byte(text) })
	return out.String()
}
