package interview

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"throughline/diag"
	"throughline/document"
)

// The most of each that a methodology may have, and the bounds of its numbers.
const (
	mostTypes      = 100
	mostLinkTypes  = 300
	mostStrategies = 100
	mostListed     = 200 // of cues, templates, openings and signals
	mostLevel      = 20
	mostLimit      = 1000
	mostWeight     = 1000
	mostNorm       = 1_000_000
	longestLine    = 200
	longestProse   = 4000
)

var idForm = regexp.MustCompile(`^[a-z0-9][a-z0-9_-]{0,63}$`)

// docCheck collects what is wrong with the meaning of a document.
type docCheck struct {
	file  *document.File
	found diag.List
}

// report adds a finding at a path, with the code's remedy for a hint.
func (c *docCheck) report(code diag.Code, path, format string, args ...any) *diag.Diagnostic {
	return c.reportAt(code, c.file.At(path), format, args...)
}

func (c *docCheck) reportAt(code diag.Code, place diag.Place, format string, args ...any) *diag.Diagnostic {
	hint := strings.ToLower(code.Fix[:1]) + strings.TrimSuffix(code.Fix[1:], ".")
	c.found = append(c.found, code.At(place, format, args...).WithHint("%s", hint))
	return &c.found[len(c.found)-1]
}

// unknownAt reports a word that names none of those that exist.
func (c *docCheck) unknownAt(code diag.Code, place diag.Place, word string, known []string, format string, args ...any) {
	d := c.reportAt(code, place, format, args...)
	if better := d.DidYouMean(word, known); better.Hint != "" {
		*d = better
	}
}

// lengths checks every text of the document.
func (c *docCheck) lengths(code diag.Code) {
	for at, text := range c.file.Texts() {
		if n := utf8.RuneCountInString(text); n > longestProse {
			c.reportAt(code, at, "this text has %d characters, and at most %d make sense", n, longestProse)
		}
	}
}

// line checks a text that stands in one line of a page.
func (c *docCheck) line(code diag.Code, path, text string) {
	if n := utf8.RuneCountInString(text); n > longestLine && n <= longestProse {
		c.report(code, path, "this has %d characters, and at most %d make sense", n, longestLine)
	}
}

// count checks that a list can be used by a person.
func (c *docCheck) count(path string, n, most int) {
	if n > most {
		c.report(ruleMany, path, "there are %d items here, and at most %d make sense", n, most)
	}
}

// id checks the characters of an id and, where seen is given, that it is new.
func (c *docCheck) id(code diag.Code, path, id string, seen map[string]bool) {
	if !idForm.MatchString(id) {
		c.report(code, path, "%s is no id", cutQuote(id))
	}
	if seen[id] {
		c.report(ruleTwice, path, "the id %q is used twice", id)
	}
	if seen != nil {
		seen[id] = true
	}
}

// within checks a whole number against its bounds.
func (c *docCheck) within(code diag.Code, path string, n, least, most int) {
	if n < least || n > most {
		c.report(code, path, "%s is %d; it can be from %d to %d", path[strings.LastIndexByte(path, '.')+1:], n, least, most)
	}
}

// cutQuote is a word of the document in quotes, cut when it is long.
func cutQuote(word string) string {
	const most = 48
	if runes := []rune(word); len(runes) > most {
		word = string(runes[:most]) + "…"
	}
	return strconv.Quote(word)
}

// checkMethodology says what is wrong with the meaning of a methodology whose form is right.
func checkMethodology(file *document.File, m *Methodology) diag.List {
	c := &docCheck{file: file}
	c.lengths(ruleLong)
	c.id(ruleID, "id", m.ID, nil)
	c.line(ruleLong, "name", m.Name)
	c.ontology(&m.Ontology)
	c.signals(m)
	c.strategies(m)
	c.shifts(m)
	c.count("openings", len(m.Openings), mostListed)
	for i, text := range m.Openings {
		c.template("openings["+strconv.Itoa(i)+"]", text, false)
	}
	c.bounds(m)
	return c.found
}

// bounds checks the numbers that end phases and interviews.
func (c *docCheck) bounds(m *Methodology) {
	b, l := m.Boundaries, m.Limits
	switch {
	case b.EarlyMaxNodes < 1 || b.EarlyMaxNodes > mostLimit:
		c.report(ruleBoundaries, "boundaries.early_max_nodes", "an early phase cannot end at %d concepts", b.EarlyMaxNodes)
	case b.MidMaxNodes <= b.EarlyMaxNodes || b.MidMaxNodes > 2*mostLimit:
		c.report(ruleBoundaries, "boundaries.mid_max_nodes", "the mid phase cannot end at %d concepts when the early one ends at %d", b.MidMaxNodes, b.EarlyMaxNodes)
	}
	c.within(ruleLimit, "limits.max_turns", l.MaxTurns, 1, mostLimit)
	c.within(ruleLimit, "limits.min_turns", l.MinTurns, 1, mostLimit)
	c.within(ruleLimit, "limits.shallow_answers", l.ShallowAnswers, 1, mostLimit)
	c.within(ruleLimit, "limits.plateau_turns", l.PlateauTurns, 1, mostLimit)
	c.within(ruleLimit, "limits.saturation_turns", l.SaturationTurns, 1, mostLimit)
	if f := l.FallbackScore; f < -mostWeight || f > mostWeight {
		c.report(ruleLimit, "limits.fallback_score", "fallback_score is %g; it can be from %d to %d", f, -mostWeight, mostWeight)
	}
}

// placeholder is a word in braces.
var placeholder = regexp.MustCompile(`\{[^{}]*\}`)

// template checks the placeholders of a text that becomes a question.
func (c *docCheck) template(path, text string, focus bool) {
	c.line(ruleLong, path, text)
	for _, word := range placeholder.FindAllString(text, -1) {
		switch {
		case word == "{focus}" && !focus:
			c.report(ruleNoFocus, path, "{focus} stands for nothing here: this question is not about one concept")
		case word != "{focus}" && word != "{concept}":
			c.unknownAt(rulePlaceholder, c.file.At(path), word, []string{"{focus}", "{concept}"}, "there is no placeholder %s", cutQuote(word))
		}
	}
}
