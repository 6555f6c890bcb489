package game

import (
	"slices"
	"strings"

	"throughline/diag"
)

// section takes a section for what it looks like: decisions, mix-ups, steps, a table, groups, parts, or terms.
func (r *notesReader) section(s section) {
	lower := strings.ToLower(s.title)
	switch {
	case r.dilemma(s):
	case strings.Contains(lower, "mix-up") || strings.Contains(lower, "mixup") || strings.Contains(lower, "misconception"):
		r.mixUps(s)
	case s.numbered >= 2 && s.numbered*2 >= len(s.entries):
		r.course(s)
	case len(s.rows) > 1:
		r.rows(s)
	case len(s.sub) > 1:
		r.groups(s)
	default:
		r.list(s)
	}
}

// dilemma reads moments with choices in boxes.
func (r *notesReader) dilemma(s section) bool {
	boxed := func(s section) bool {
		return slices.ContainsFunc(s.entries, func(e entry) bool { return e.checked != "" })
	}
	moments := s.sub
	if boxed(s) {
		moments = append([]section{{title: s.title, line: s.line, entries: s.entries}}, moments...)
	}
	if !slices.ContainsFunc(moments, boxed) {
		return false
	}
	_, title, found := strings.Cut(s.title, ": ")
	if !found {
		title = s.title
	}
	d := Dilemma{Title: title}
	for _, each := range moments {
		m, right := Moment{Text: each.title}, 0
		for _, e := range each.entries {
			text, consequence, ok := strings.Cut(e.text, ": ")
			if !ok {
				text, consequence = e.text, ""
			}
			m.Choices = append(m.Choices, MomentChoice{Text: text, Consequence: consequence, Right: e.checked == "x"})
			if e.checked == "x" {
				right++
			}
		}
		if right != 1 || len(m.Choices) < 2 {
			place := diag.Place{File: r.file, Line: each.line, Column: 1}
			r.found = append(r.found, noteOneRight.At(place, "%s has %d right choices of %d; it is left out", short(each.title), right, len(m.Choices)))
			continue
		}
		d.Moments = append(d.Moments, m)
	}
	if len(d.Moments) > 0 {
		r.notes.Dilemmas = append(r.notes.Dilemmas, d)
	}
	return true
}

// mixUps reads "A / B: how to tell them apart".
func (r *notesReader) mixUps(s section) {
	for _, e := range s.entries {
		pair, why, ok := strings.Cut(e.text, ": ")
		a, b, two := strings.Cut(pair, " / ")
		if ok && two {
			r.notes.MixUps = append(r.notes.MixUps, MixUp{A: strings.TrimSpace(a), B: strings.TrimSpace(b), Why: strings.TrimSpace(why)})
		}
	}
}

// course reads a numbered list. It is a cycle when its heading says so.
func (r *notesReader) course(s section) {
	title, cyclic := s.title, false
	for _, mark := range []string{", a cycle", " (a cycle)", " (cycle)"} {
		if head, found := strings.CutSuffix(title, mark); found {
			title, cyclic = head, true
		}
	}
	if title == "" {
		title = r.notes.Title
	}
	c := Course{Title: title, Cyclic: cyclic}
	for _, e := range s.entries {
		if !e.ordered {
			continue
		}
		if name, text, ok := split(e.text); ok && len(strings.Fields(name)) <= 4 {
			c.Steps = append(c.Steps, NamedStep{Name: name, Text: text})
		} else {
			c.Steps = append(c.Steps, NamedStep{Text: e.text})
		}
	}
	if slices.ContainsFunc(c.Steps, func(s NamedStep) bool { return s.Name == "" }) { // all or none have names
		for i, step := range c.Steps {
			if step.Name != "" {
				c.Steps[i] = NamedStep{Text: step.Name + ": " + step.Text}
			}
		}
	}
	r.notes.Courses = append(r.notes.Courses, c)
}

// groups reads headings with the things that belong to each.
func (r *notesReader) groups(s section) {
	g := Grouping{Title: s.title}
	for _, sub := range s.sub {
		group := Group{Name: sub.title}
		for _, e := range sub.entries {
			name, definition, ok := split(e.text)
			if !ok {
				name = e.text
			} else {
				r.term(name, definition, s.title)
			}
			group.Items = append(group.Items, name)
		}
		if len(group.Items) > 0 {
			g.Groups = append(g.Groups, group)
		}
	}
	if len(g.Groups) > 1 {
		r.notes.Groupings = append(r.notes.Groupings, g)
	}
	r.list(section{title: s.title, line: s.line, entries: s.entries})
}

// list reads bullets: a nested list, or one whose heading speaks of parts, is a whole; "Group: a, b, c" is a group; the rest
// is terms.
func (r *notesReader) list(s section) {
	var groups []Group
	for _, e := range s.entries {
		name, rest, ok := split(e.text)
		if !ok {
			continue
		}
		if items := enumerated(rest); len(items) > 2 {
			groups = append(groups, Group{Name: name, Items: items})
			continue
		}
		r.term(name, rest, s.title)
	}
	if len(groups) > 1 {
		r.notes.Groupings = append(r.notes.Groupings, Grouping{Title: s.title, Groups: groups})
	}
	if parts := partsOf(s.entries, s.title); len(parts) > 0 {
		r.notes.Wholes = append(r.notes.Wholes, Whole{Title: s.title, Parts: parts})
	}
}

func (r *notesReader) term(name, definition, section string) {
	r.notes.Terms = append(r.notes.Terms, Term{Name: name, Definition: definition, Section: section})
}

// enumerated are the items of "a, b, c": short ones, none a sentence.
func enumerated(text string) []string {
	var out []string
	for _, item := range strings.Split(strings.TrimSuffix(text, "."), ", ") {
		item = strings.TrimSpace(strings.TrimPrefix(item, "and "))
		if item == "" || len(strings.Fields(item)) > 3 {
			return nil
		}
		out = append(out, item)
	}
	return out
}

// partWords are what a heading says when its list names the parts of something.
var partWords = []string{"parts", "part of", "structure", "anatomy", "layers", "chambers", "organelles", "components", "inside", "regions"}

// partsOf is the hierarchy of a list, or nil when it is none.
func partsOf(entries []entry, title string) []Label {
	nested := slices.ContainsFunc(entries, func(e entry) bool { return len(entries) > 0 && e.depth > entries[0].depth })
	lower := strings.ToLower(title)
	if !nested && !slices.ContainsFunc(partWords, func(word string) bool { return strings.Contains(lower, word) }) {
		return nil
	}
	var out []Label
	for _, e := range entries {
		name, _, ok := split(e.text)
		if !ok {
			name = e.text
		}
		if len(name) > 40 {
			return nil
		}
		if e.depth > entries[0].depth && len(out) > 0 {
			parent := &out[len(out)-1]
			parent.Children = append(parent.Children, Label{Text: name})
			continue
		}
		out = append(out, Label{Text: name})
	}
	if len(out) < 2 && (len(out) == 0 || len(out[0].Children) < 2) {
		return nil
	}
	return out
}
