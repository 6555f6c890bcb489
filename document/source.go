package document

import (
	"bytes"
	"path"
	"strings"
	"unicode/utf8"

	"throughline/diag"
)

// MaxBytes is how long the text of a document may be.
const MaxBytes = 1 << 20

// The limits within a document. Those of entries and empty lines keep the time to read YAML, which its reader lets grow
// with their square, within a second or two.
const (
	maxDepth    = 64
	maxEntries  = 20_000
	maxValues   = 100_000 // of JSON, whose reader takes time in proportion
	maxBlank    = 200
	maxFindings = 100 // one can mend that many at a time
)

var byteOrderMark = []byte("\ufeff")

// source is text that may be read: valid UTF-8 of a bearable size, without control characters.
type source struct {
	name   string
	text   []byte
	widths []int // of each line, in characters
}

func newSource(name string, content []byte) (*source, diag.List) {
	whole := diag.Place{File: name}
	if len(content) > MaxBytes {
		return nil, diag.List{codeTooLarge.At(whole, "the file has %d bytes, and a document at most %d", len(content), MaxBytes)}
	}
	content = bytes.TrimPrefix(content, byteOrderMark)
	lines := strings.Split(string(content), "\n")
	s := &source{name: name, text: content, widths: widths(lines)}
	for i := 0; i < len(content); {
		r, size := utf8.DecodeRune(content[i:])
		switch {
		case r == utf8.RuneError && size == 1:
			return nil, diag.List{codeNotUTF8.At(s.atOffset(i), "the byte 0x%02x is not UTF-8", content[i])}
		case r == '\r' && i+1 < len(content) && content[i+1] == '\n': // a line end of Windows
		case isControl(r) || r == '\r':
			return nil, diag.List{codeControl.At(s.atOffset(i), "the character %U does not belong in a text", r)}
		}
		i += size
	}
	return s, s.checkLines(lines)
}

// isControl reports whether r is a control character other than a tab and a line feed.
func isControl(r rune) bool {
	return (r < ' ' && r != '\t' && r != '\n') || (r >= 0x7f && r < 0xa0) || r == '\ufeff' || r == '\ufffe' || r == '\uffff'
}

func (s *source) checkLines(lines []string) diag.List {
	blank, empty := 0, true
	for i, line := range lines {
		if strings.TrimSpace(line) != "" {
			blank, empty = 0, false
			continue
		}
		if blank++; blank > maxBlank {
			return diag.List{codeTooLarge.At(s.at(i+1, 1, ""), "more than %d empty lines follow each other", maxBlank)}
		}
	}
	if empty {
		return diag.List{codeEmptyFile.At(diag.Place{File: s.name}, "the file is empty")}
	}
	return nil
}

// tree reads the text as JSON if that is what it is or calls itself, else as YAML.
func (s *source) tree() (*value, diag.List) {
	if s.isJSON() {
		return s.readJSON()
	}
	return s.readYAML()
}

func (s *source) isJSON() bool {
	return strings.EqualFold(path.Ext(s.name), ".json") || looksLikeJSON(s.text)
}

// at is a place within the text: whatever line and column a reader may claim.
func (s *source) at(line, column int, valuePath string) diag.Place {
	line, column = s.within(line, column)
	return diag.Place{File: s.name, Line: line, Column: column, Path: valuePath}
}

func (s *source) within(line, column int) (int, int) {
	line = min(max(line, 1), len(s.widths))
	return line, min(max(column, 1), s.widths[line-1]+1)
}

func (s *source) atOffset(offset int) diag.Place {
	c := newCursor(s.text)
	line, column := c.to(offset)
	return s.at(line, column, "")
}

func widths(lines []string) []int {
	all := make([]int, len(lines))
	for i, line := range lines {
		all[i] = utf8.RuneCountInString(strings.TrimSuffix(line, "\r"))
	}
	return all
}

// cursor turns offsets into lines and columns. Going forward it reads every byte once.
type cursor struct {
	text                 []byte
	offset, line, column int
}

func newCursor(content []byte) cursor { return cursor{text: content, line: 1, column: 1} }

func (c *cursor) to(offset int) (line, column int) {
	if offset < c.offset {
		*c = newCursor(c.text)
	}
	for c.offset < min(offset, len(c.text)) {
		r, size := utf8.DecodeRune(c.text[c.offset:])
		c.offset += size
		c.column++
		if r == '\n' {
			c.line, c.column = c.line+1, 1
		}
	}
	return c.line, c.column
}
