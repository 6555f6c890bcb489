package document

import (
	"bytes"
	"path"
	"strings"
	"unicode/utf8"

	"throughline/diag"
)

// The limits of a document. The last two keep reading time in proportion to size, which the YAML reader does not.
const (
	maxBytes   = 1 << 20
	maxDepth   = 64
	maxEntries = 20_000
	maxBlank   = 200
)

var byteOrderMark = []byte("\ufeff")

// source is text that may be read: valid UTF-8 of a bearable size, without control characters.
type source struct {
	name  string
	text  []byte
	lines []string
}

func newSource(name string, content []byte) (*source, diag.List) {
	whole := diag.Place{File: name}
	if len(content) > maxBytes {
		return nil, diag.List{codeTooLarge.At(whole, "the file has %d bytes, and a document at most %d", len(content), maxBytes)}
	}
	content = bytes.TrimPrefix(content, byteOrderMark)
	s := &source{name: name, text: content, lines: strings.Split(string(content), "\n")}
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
	return s, s.checkLines()
}

// isControl reports whether r is a control character other than a tab and a line feed.
func isControl(r rune) bool {
	return (r < ' ' && r != '\t' && r != '\n') || (r >= 0x7f && r < 0xa0) || r == '\ufeff' || r == '\ufffe' || r == '\uffff'
}

func (s *source) checkLines() diag.List {
	blank, empty := 0, true
	for i, line := range s.lines {
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
	if strings.EqualFold(path.Ext(s.name), ".json") || looksLikeJSON(s.text) {
		return s.readJSON()
	}
	return s.readYAML()
}

// at is a place within the text: whatever line and column a reader may claim.
func (s *source) at(line, column int, valuePath string) diag.Place {
	line, column = s.within(line, column)
	return diag.Place{File: s.name, Line: line, Column: column, Path: valuePath}
}

func (s *source) within(line, column int) (int, int) {
	line = min(max(line, 1), len(s.lines))
	length := utf8.RuneCountInString(strings.TrimSuffix(s.lines[line-1], "\r"))
	return line, min(max(column, 1), length+1)
}

func (s *source) atOffset(offset int) diag.Place {
	line, column := s.position(offset)
	return s.at(line, column, "")
}

func (s *source) position(offset int) (line, column int) {
	before := s.text[:offset]
	start := bytes.LastIndexByte(before, '\n') + 1
	return bytes.Count(before, []byte("\n")) + 1, utf8.RuneCount(before[start:]) + 1
}
