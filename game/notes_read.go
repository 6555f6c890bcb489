package game

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"throughline/diag"
)

// What can be wrong with notes.
var (
	noteUnreadable = diag.Code{ID: "G501", Title: "notes that cannot be read as text", Owner: OwnerDesigner, Fix: "Save them as plain text in UTF-8."}
	noteTooLong    = diag.Code{ID: "G502", Title: "more notes than a game can be made of", Owner: OwnerDesigner, Fix: "Keep one subject to a file."}
	noteNothing    = diag.Code{ID: "G503", Title: "notes with nothing to play", Owner: OwnerDesigner, Fix: "Write terms as - Name: what it means, steps as a numbered list, or parts as a nested list."}
	noteRow        = diag.Code{ID: "G504", Title: "a row that does not fit its heading", Severity: diag.Warning, Owner: OwnerDesigner, Fix: "Give the row as many columns as the heading."}
	noteColumns    = diag.Code{ID: "G505", Title: "a table without columns that mean something here", Owner: OwnerDesigner, Fix: "Name the columns term and definition; category, part_of and step if there are any."}
	noteOneRight   = diag.Code{ID: "G506", Title: "a decision without exactly one right choice", Severity: diag.Warning, Owner: OwnerDesigner, Fix: "Mark one choice with [x] and the others with [ ]."}
	noteCodes      = diag.Table{noteUnreadable, noteTooLong, noteNothing, noteRow, noteColumns, noteOneRight}
)

// maxNotes is the most text that notes may have.
const maxNotes = 200_000

// ReadNotes finds what a game can be made of. A name that ends in .csv is a table, anything else Markdown. Notes without
// anything to play are an error.
func ReadNotes(name string, text []byte) (*Notes, diag.List) {
	place := diag.Place{File: name, Line: 1, Column: 1}
	switch {
	case !utf8.Valid(text):
		return nil, diag.List{noteUnreadable.At(place, "the notes are not valid UTF-8")}
	case len(text) > maxNotes:
		return nil, diag.List{noteTooLong.At(place, "the notes have %d bytes; at most %d are read", len(text), maxNotes)}
	}
	text = []byte(strings.TrimPrefix(string(text), "\ufeff"))
	r := &notesReader{file: name, notes: &Notes{}}
	if strings.HasSuffix(strings.ToLower(name), ".csv") {
		r.table(string(text))
	} else {
		r.markdown(string(text))
	}
	r.notes.tidy()
	if !r.found.HasErrors() && len(r.notes.scenes()) == 0 {
		r.found = append(r.found, noteNothing.At(place, "nothing in the notes can be played: no terms, steps, parts or groups").WithHint("%s", noteNothing.Fix))
	}
	if r.found.HasErrors() {
		return nil, r.found
	}
	return r.notes, r.found
}

// notesReader reads Markdown section by section.
type notesReader struct {
	file  string
	notes *Notes
	found diag.List
}

// section is a heading of the second level and what stands below it.
type section struct {
	title    string
	line     int
	entries  []entry
	rows     [][]string
	sub      []section // headings of the third level
	numbered int       // how many entries have a number
}

// entry is one item of a list: how deep, its text, and its mark.
type entry struct {
	depth   int
	text    string
	ordered bool
	checked string // "x", " " or "" without a box
	line    int
}

var (
	listItem  = regexp.MustCompile(`^(\s*)(?:[-*+]|(\d{1,3})[.)])\s+(?:\[([ xX])\]\s+)?(.+)$`)
	heading   = regexp.MustCompile(`^(#{1,6})\s+(.*?)\s*#*$`)
	ruleOff   = regexp.MustCompile(`^\s*\|?[\s:|-]+\|?\s*$`)
	emphasis  = regexp.MustCompile("\\*\\*|__|`")
	linkText  = regexp.MustCompile(`!?\[([^\]]*)\]\([^)]*\)`)
	nameParts = regexp.MustCompile(`^(.{1,80}?)(?::\s+|\s+[–—]\s+|\s+-\s+)(\S.*)$`)
)

// markdown reads the notes line by line; what is neither heading, list nor table is prose, of which the first is the intro.
func (r *notesReader) markdown(text string) {
	var sections []section
	top := section{line: 1}
	current := &top
	for number, line := range strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n") {
		number++
		if h := heading.FindStringSubmatch(line); h != nil {
			title := plainText(h[2])
			switch {
			case len(h[1]) == 1 && r.notes.Title == "":
				r.notes.Title = title
			case len(h[1]) <= 2:
				sections = append(sections, section{title: title, line: number})
				current = &sections[len(sections)-1]
			case len(sections) > 0:
				parent := &sections[len(sections)-1]
				parent.sub = append(parent.sub, section{title: title, line: number})
				current = &parent.sub[len(parent.sub)-1]
			}
			continue
		}
		r.line(current, line, number)
	}
	for _, s := range append([]section{top}, sections...) {
		r.section(s)
	}
}

// line adds a line to its section.
func (r *notesReader) line(s *section, line string, number int) {
	if m := listItem.FindStringSubmatch(line); m != nil {
		depth := len(strings.ReplaceAll(m[1], "\t", "    "))
		s.entries = append(s.entries, entry{depth: depth, text: plainText(m[4]), ordered: m[2] != "", checked: strings.ToLower(m[3]), line: number})
		if m[2] != "" {
			s.numbered++
		}
		return
	}
	trimmed := strings.TrimSpace(line)
	switch {
	case trimmed == "" || strings.HasPrefix(trimmed, "<!--"):
	case strings.HasPrefix(trimmed, "|"):
		if !ruleOff.MatchString(trimmed) {
			s.rows = append(s.rows, cellsOf(trimmed))
		}
	case len(s.entries) > 0 && strings.HasPrefix(line, " "): // a line that an item goes on in
		last := &s.entries[len(s.entries)-1]
		last.text += " " + plainText(trimmed)
	case r.notes.Intro == "":
		r.notes.Intro = plainText(trimmed)
	}
}

// cellsOf are the columns of a table's row.
func cellsOf(row string) []string {
	var out []string
	for _, cell := range strings.Split(strings.Trim(row, "|"), "|") {
		out = append(out, plainText(cell))
	}
	return out
}

// plainText is text without the marks of Markdown.
func plainText(text string) string {
	text = linkText.ReplaceAllString(text, "$1")
	return strings.Join(strings.Fields(emphasis.ReplaceAllString(text, "")), " ")
}

// split cuts "Name: what it means" in two; false when it is neither a name nor a meaning.
func split(text string) (name, rest string, ok bool) {
	m := nameParts.FindStringSubmatch(text)
	if m == nil || len(strings.Fields(m[1])) > 8 || strings.ContainsAny(m[1], ".?!") {
		return "", "", false
	}
	return strings.TrimSpace(m[1]), strings.TrimSpace(m[2]), true
}
