package game

import (
	"encoding/csv"
	"errors"
	"io"
	"slices"
	"strings"

	"throughline/diag"
)

// rows reads a table of Markdown: two subjects with yes and no, terms with definitions, or things with their category.
func (r *notesReader) rows(s section) {
	head := s.rows[0]
	if len(head) == 3 && r.comparison(s, head) {
		return
	}
	r.columns(head, s.rows[1:], s.title, func(i int) int { return s.line + i })
}

// comparison reads a table whose cells say yes or no.
func (r *notesReader) comparison(s section, head []string) bool {
	c := Comparison{Title: s.title, Subjects: [2]string{head[1], head[2]}}
	for _, row := range s.rows[1:] {
		if len(row) < 3 {
			return false
		}
		a, okA := yesOrNo(row[1])
		b, okB := yesOrNo(row[2])
		if !okA || !okB || row[0] == "" {
			return false
		}
		c.Features = append(c.Features, ComparedFeature{Text: row[0], Has: [2]bool{a, b}})
	}
	if len(c.Features) < 2 || c.Subjects[0] == "" || c.Subjects[1] == "" {
		return false
	}
	r.notes.Comparisons = append(r.notes.Comparisons, c)
	return true
}

func yesOrNo(cell string) (yes, ok bool) {
	switch strings.ToLower(strings.TrimSpace(cell)) {
	case "yes", "y", "x", "✓", "✔", "true", "1":
		return true, true
	case "no", "n", "-", "–", "✗", "✘", "false", "0", "":
		return false, true
	}
	return false, false
}

// table reads CSV with a heading.
func (r *notesReader) table(text string) {
	reader := csv.NewReader(strings.NewReader(text))
	reader.FieldsPerRecord = -1
	reader.TrimLeadingSpace = true
	reader.LazyQuotes = true
	if first, _, _ := strings.Cut(text, "\n"); strings.Count(first, ";") > strings.Count(first, ",") {
		reader.Comma = ';'
	}
	var rows [][]string
	for {
		row, err := reader.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			r.found = append(r.found, noteUnreadable.At(diag.Place{File: r.file, Line: 1, Column: 1}, "the table cannot be read: %v", err))
			return
		}
		for i := range row {
			row[i] = plainText(row[i])
		}
		rows = append(rows, row)
	}
	if len(rows) == 0 {
		return
	}
	base := r.file[strings.LastIndexAny(r.file, `/\`)+1:]
	r.notes.Title = upperFirst(strings.NewReplacer("-", " ", "_", " ").Replace(base[:max(strings.LastIndex(base, "."), 0)]))
	if len(rows[0]) == 3 && r.comparison(section{title: r.notes.Title, rows: rows}, rows[0]) {
		return
	}
	r.columns(rows[0], rows[1:], r.notes.Title, func(i int) int { return i + 1 })
}

// columnNames are the words by which a column is known.
var columnNames = map[string][]string{
	"term":       {"term", "name", "word", "label", "concept", "item", "part"},
	"definition": {"definition", "meaning", "description", "explanation", "what", "what it means", "function", "what it does"},
	"category":   {"category", "group", "class", "type", "kind"},
	"part_of":    {"part_of", "part of", "parent", "whole", "belongs to"},
	"step":       {"step", "order", "number", "no", "position"},
}

// columns reads rows by the names of their columns.
func (r *notesReader) columns(head []string, rows [][]string, title string, line func(int) int) {
	at := map[string]int{}
	for name, words := range columnNames {
		at[name] = slices.IndexFunc(head, func(cell string) bool { return slices.Contains(words, strings.ToLower(strings.TrimSpace(cell))) })
	}
	if at["term"] < 0 && at["definition"] < 0 && len(head) == 2 { // a heading of its own: the first column is the term
		at["term"], at["definition"] = 0, 1
	}
	if at["term"] < 0 || at["definition"] < 0 && at["category"] < 0 && at["part_of"] < 0 && at["step"] < 0 {
		r.found = append(r.found, noteColumns.At(diag.Place{File: r.file, Line: line(0), Column: 1}, "the columns %s say nothing about terms", short(strings.Join(head, ", "))).WithHint("%s", noteColumns.Fix))
		return
	}
	table := tableOf{title: title}
	for i, row := range rows {
		if len(row) == 1 && row[0] == "" {
			continue
		}
		if len(row) != len(head) {
			place := diag.Place{File: r.file, Line: line(i + 1), Column: 1}
			r.found = append(r.found, noteRow.At(place, "the row has %d columns and the heading %d; it is left out", len(row), len(head)))
			continue
		}
		cell := func(name string) string {
			if at[name] < 0 {
				return ""
			}
			return row[at[name]]
		}
		table.add(cell)
		if cell("term") != "" && cell("definition") != "" {
			r.term(cell("term"), cell("definition"), title)
		}
	}
	table.into(r.notes)
}

// tableOf collects what the columns of a table say about groups, parts and steps.
type tableOf struct {
	title  string
	groups []Group
	parts  []Label
	steps  []NamedStep
}

func (t *tableOf) add(cell func(string) string) {
	name := cell("term")
	if name == "" {
		return
	}
	if category := cell("category"); category != "" {
		i := slices.IndexFunc(t.groups, func(g Group) bool { return folded(g.Name) == folded(category) })
		if i < 0 {
			t.groups = append(t.groups, Group{Name: category})
			i = len(t.groups) - 1
		}
		t.groups[i].Items = append(t.groups[i].Items, name)
	}
	if whole := cell("part_of"); whole != "" {
		i := slices.IndexFunc(t.parts, func(l Label) bool { return folded(l.Text) == folded(whole) })
		if i < 0 {
			t.parts = append(t.parts, Label{Text: whole})
			i = len(t.parts) - 1
		}
		t.parts[i].Children = append(t.parts[i].Children, Label{Text: name})
	}
	if cell("step") != "" {
		t.steps = append(t.steps, NamedStep{Name: name, Text: cell("definition")})
	}
}

func (t *tableOf) into(n *Notes) {
	if len(t.groups) > 1 {
		n.Groupings = append(n.Groupings, Grouping{Title: t.title, Groups: t.groups})
	}
	switch {
	case len(t.parts) == 1 && len(t.parts[0].Children) > 1: // one whole: its parts are the labels
		n.Wholes = append(n.Wholes, Whole{Title: t.parts[0].Text, Parts: t.parts[0].Children})
	case len(t.parts) > 1:
		n.Wholes = append(n.Wholes, Whole{Title: t.title, Parts: t.parts})
	}
	if len(t.steps) > 1 {
		n.Courses = append(n.Courses, Course{Title: t.title, Steps: t.steps})
	}
}
