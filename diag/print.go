package diag

import (
	"fmt"
	"io"
	"strings"
	"unicode"
)

// Print writes the list in reading order, each finding with its source line and a caret under its place.
// source returns a file's text, or nil when there is none to show.
func (l List) Print(w io.Writer, source func(file string) []byte) {
	texts := map[string][]string{}
	for _, d := range l.Sorted() {
		fmt.Fprintf(w, "%s: %s: %s %s\n", d.Place, d.Severity, d.Code, d.Message)
		lines, read := texts[d.Place.File]
		if !read && source != nil {
			if text := source(d.Place.File); text != nil {
				lines = strings.Split(string(text), "\n")
			}
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
		fmt.Fprintf(w, "%s | %s^\n", strings.Repeat(" ", len(number)), strings.Repeat(" ", cells(text[start:column-1])))
	}
}

// wide are the blocks whose characters take two cells of a terminal.
var wide = &unicode.RangeTable{
	R16: []unicode.Range16{
		{Lo: 0x1100, Hi: 0x115f, Stride: 1},
		{Lo: 0x2e80, Hi: 0x303e, Stride: 1},
		{Lo: 0x3041, Hi: 0xa4cf, Stride: 1},
		{Lo: 0xac00, Hi: 0xd7a3, Stride: 1},
		{Lo: 0xf900, Hi: 0xfaff, Stride: 1},
		{Lo: 0xfe30, Hi: 0xfe6f, Stride: 1},
		{Lo: 0xff00, Hi: 0xff60, Stride: 1},
		{Lo: 0xffe0, Hi: 0xffe6, Stride: 1},
	},
	R32: []unicode.Range32{{Lo: 0x1f300, Hi: 0x1faff, Stride: 1}, {Lo: 0x20000, Hi: 0x3fffd, Stride: 1}},
}

// cells is how many cells of a terminal the text takes.
func cells(text []rune) int {
	n := 0
	for _, r := range text {
		switch {
		case unicode.Is(wide, r):
			n += 2
		case !unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
			n++
		}
	}
	return n
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
