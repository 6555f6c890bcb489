package game

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func TestLinesBreakWhereAReaderWould(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text  string
		width float64
		want  []string
		whole bool
	}{
		{"Cell wall", 100, []string{"Cell wall"}, true},
		{"Rough endoplasmic reticulum", 90, []string{"Rough", "endoplasmic", "reticulum"}, true},
		{"Cross-bridge formation", 60, []string{"Cross-", "bridge", "formation"}, true},
		{"one two three four five six seven", 100, []string{"one two three", "four five six", "seven"}, true},
		{"水循环蒸发", 35, []string{"水循", "环蒸", "发"}, true},
		{"Mitochondrion", 50, []string{"Mitoch-", "ondrion"}, false},
		{"", 50, nil, true},
	} {
		got, whole := filled(c.text, c.width, 14)
		if diff := cmp.Diff(c.want, got); diff != "" || whole != c.whole {
			t.Errorf("%q (whole: %t): %s", c.text, whole, diff)
		}
	}
}

func TestLinesAreEven(t *testing.T) {
	t.Parallel()
	got, _ := wrapped("Detachment after a new molecule of ATP has bound", 160, 14)
	if len(got) != 3 {
		t.Fatal(got)
	}
	for _, line := range got {
		if w := textWidth(line, 14); w < 60 {
			t.Errorf("%q is only %g wide", line, w)
		}
	}
}

func TestWrappingKeepsEveryWordAndEveryWidth(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		text := shortened(strings.Join(rapid.SliceOfN(rapid.SampledFrom(someWords), 1, 12).Draw(t, "words"), " "))
		width := rapid.Float64Range(40, 300).Draw(t, "width")
		lines, whole := wrapped(text, width, smallText)
		joined := strings.Join(lines, "")
		if !whole {
			joined = strings.ReplaceAll(joined, "-", "")
			text = strings.ReplaceAll(text, "-", "")
		}
		if strings.ReplaceAll(joined, " ", "") != strings.ReplaceAll(text, " ", "") {
			t.Fatalf("%q became %q", text, lines)
		}
		for _, line := range lines {
			if w := textWidth(line, smallText); w > width+1e-9 {
				t.Fatalf("%q is %g wide, more than %g", line, w, width)
			}
		}
	})
}

func TestDrawnTextHasNothingThatTurnsItsDirection(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		" a \n\t b ": "a b", "x\u202ey\u2066z": "xyz", "bell\a": "bell", "bad \xff byte": "bad byte", strings.Repeat("é", 200): strings.Repeat("é", 159) + "…",
	} {
		if got := shortened(text); got != want {
			t.Errorf("%q is drawn as %q, want %q", text, got, want)
		}
	}
}
