package document_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"throughline/document"
)

// writer writes a random document and notes where it put each text.
type writer struct {
	out          strings.Builder
	line, column int
	want         []string
}

func (w *writer) put(s string) {
	w.out.WriteString(s)
	for _, r := range s {
		if w.column++; r == '\n' {
			w.line, w.column = w.line+1, 1
		}
	}
}

func (w *writer) note(path, text string) {
	w.want = append(w.want, fmt.Sprintf("%d:%d %s=%s", w.line, w.column, path, text))
}

var (
	words    = []string{"soup", "für alle", "it's", "漢字", "😀 x", "a: b", "- a", "# no", "yes", "8%", "\"q\"", "[x]", "two words", "1e3", "~"}
	keyNames = []string{"a", "b", "ü", "long_key", "x-y"}
)

// text writes a text in one of YAML's ways; only safe words are written plain.
func (w *writer) text(t *rapid.T, path string, inline bool, indent int) {
	word := rapid.SampledFrom(words).Draw(t, "word")
	style := rapid.IntRange(0, 5).Draw(t, "style")
	if !inline {
		defer func() {
			if style < 3 && rapid.Bool().Draw(t, "remark") {
				w.put(" # a remark")
			}
		}()
	}
	if style == 0 && !strings.ContainsAny(word, ":#-\"[~'") && word != "1e3" {
		w.note(path, word)
		w.put(word)
		return
	}
	if style == 3 && !inline {
		w.note(path, word)
		w.put("|-\n" + strings.Repeat(" ", indent+2) + word)
		return
	}
	if style > 3 && !inline {
		open, end := ">-\n"+strings.Repeat(" ", indent+2), ""
		if style == 5 {
			open, end = "\"", "\""
		}
		w.note(path, "two lines")
		w.put(open + "two\n" + strings.Repeat(" ", indent+2) + "lines" + end)
		return
	}
	w.note(path, word)
	if style == 1 {
		w.put("'" + strings.ReplaceAll(word, "'", "''") + "'")
		return
	}
	quoted, _ := json.Marshal(word)
	w.put(string(quoted))
}

// value writes a value; inline, it stands within brackets or on the rest of a line.
func (w *writer) value(t *rapid.T, path string, indent, depth int, inline bool) {
	switch kind := rapid.IntRange(0, 4).Draw(t, "kind"); {
	case depth == 0 || kind < 2:
		w.put(" ")
		w.text(t, path, inline, indent)
	case inline || kind == 2:
		w.put(" [")
		for i := range rapid.IntRange(1, 3).Draw(t, "items") {
			w.value(t, fmt.Sprintf("%s[%d]", path, i), indent, depth-1, true)
			w.put(",")
		}
		w.put("]")
	case kind == 3:
		for i := range rapid.IntRange(1, 3).Draw(t, "items") {
			w.newline(t, indent)
			w.put("-")
			w.value(t, fmt.Sprintf("%s[%d]", path, i), indent+2, depth-1, rapid.Bool().Draw(t, "flow"))
		}
	default:
		w.mapping(t, path, indent+2, depth-1)
	}
}

func (w *writer) mapping(t *rapid.T, path string, indent, depth int) {
	for _, key := range rapid.SliceOfNDistinct(rapid.SampledFrom(keyNames), 1, 3, rapid.ID).Draw(t, "keys") {
		w.newline(t, indent)
		w.put(key + ":" + rapid.SampledFrom([]string{"", " ", "   "}).Draw(t, "space"))
		w.value(t, strings.TrimPrefix(path+"."+key, "."), indent, depth, false)
	}
}

// newline begins a line at an indent, now and then after a comment or an empty line.
func (w *writer) newline(t *rapid.T, indent int) {
	w.put(rapid.SampledFrom([]string{"\n", "\n", "\n\n", "\n# ü\n", "\n  \n"}).Draw(t, "break") + strings.Repeat(" ", indent))
}

func TestEveryTextIsFoundWhereItWasWritten(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		w := &writer{line: 1, column: 1}
		w.put("kind: ")
		w.note("kind", "k")
		w.put("k")
		w.mapping(t, "", 0, 4)
		w.put("\n")
		text := w.out.String()
		if rapid.Bool().Draw(t, "windows") {
			text = strings.ReplaceAll(text, "\n", "\r\n")
		}
		f, found := document.Read("f.yaml", []byte(text))
		if len(found) > 0 {
			t.Fatalf("%v in\n%s", found, text)
		}
		var got []string
		for at, each := range f.Texts() {
			got = append(got, fmt.Sprintf("%d:%d %s=%s", at.Line, at.Column, at.Path, each))
		}
		if diff := cmp.Diff(w.want, got); diff != "" {
			t.Fatalf("(-written +read):\n%s\nin\n%s", diff, text)
		}
	})
}
