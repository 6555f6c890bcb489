package diag

import (
	"fmt"
	"io"
	"strings"
)

// Print writes the list in reading order, each finding with its source line and a caret under its place.
// source returns a file's text, or nil when there is none to show.
func (l List) Print(w io.Writer, source func(file string) []byte) {
	texts := map[string][]string{}
	for _, d := range l.Sorted() {
		fmt.Fprintf(w, "%s: %s: %s %s\n", d.Place, d.Severity, d.Code, d.Message)
		lines, read := texts[d.Place.File]
		if !read && source != nil {
			lines = strings.Split(string(source(d.Place.File)), "\n")
			texts[d.Place.File] = lines
		}
		if d.Place.Line > 0 && d.Place.Line <= len(lines) {
			printLine(w, lines[d.Place.Line-1], d.Place)
		}
		if d.Hint != "" {
			fmt.Fprintf(w, "  hint: %s\n", d.Hint)
		}
	}
}

// printLine shows one source line; a long one is cut around the caret.
func printLine(w io.Writer, line string, at Place) {
	const window = 120
	text := []rune(strings.TrimRight(strings.ReplaceAll(line, "\t", " "), "\r "))
	column := min(max(at.Column, 1), len(text)+1)
	start := 0
	if column > window-20 {
		start = column - window/2
	}
	shown := printable(text[start:min(len(text), start+window)])
	number := fmt.Sprintf("%5d", at.Line)
	fmt.Fprintf(w, "%s | %s\n", number, shown)
	if at.Column > 0 {
		fmt.Fprintf(w, "%s | %s^\n", strings.Repeat(" ", len(number)), strings.Repeat(" ", column-start-1))
	}
}

// printable keeps control characters of a document from reaching a terminal.
func printable(text []rune) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f || (r >= 0x80 && r < 0xa0) {
			return '?'
		}
		return r
	}, string(text))
}
