// Package diag says what is wrong with a document, where, and what to do about it.
//
// A package declares its codes as a Table of Code values; Code.At makes a
// Diagnostic; a List is what every check returns, all of it at once. The
// terminal (Print), the browser and a model's repair prompt show the same list.
// It reads no files and knows no format.
package diag

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
)

// Severity tells whether a document can be used in spite of a diagnostic.
type Severity int

// An Error makes a document unusable; a Warning does not.
const (
	Error Severity = iota
	Warning
)

// String is the word for s in print and in JSON.
func (s Severity) String() string {
	if s == Warning {
		return "warning"
	}
	return "error"
}

// MarshalText writes the severity as its word.
func (s Severity) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads a severity's word.
func (s *Severity) UnmarshalText(text []byte) error {
	switch string(text) {
	case "error":
		*s = Error
	case "warning":
		*s = Warning
	default:
		return fmt.Errorf("severity %q is neither error nor warning", text)
	}
	return nil
}

// Place is where in a document something stands. Line and Column count from 1, in
// characters; zero means that the place is the whole file.
type Place struct {
	File   string `json:"file"`
	Line   int    `json:"line,omitempty"`
	Column int    `json:"column,omitempty"`
	// Path names the value, as in cast[0].pivots[1].effect.
	Path string `json:"path,omitempty"`
}

// String is the place as editors understand it: file:line:column.
func (p Place) String() string {
	switch {
	case p.Line == 0:
		return p.File
	case p.Column == 0:
		return fmt.Sprintf("%s:%d", p.File, p.Line)
	default:
		return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column)
	}
}

// Diagnostic is one finding.
type Diagnostic struct {
	Code     string   `json:"code"`
	Severity Severity `json:"severity"`
	// Owner is who can mend it: the author of the document unless said otherwise.
	Owner   string `json:"owner"`
	Place   Place  `json:"place"`
	Message string `json:"message"`
	Hint    string `json:"hint,omitempty"`
}

// String is the finding on one line, hint included.
func (d Diagnostic) String() string {
	s := fmt.Sprintf("%s: %s %s", d.Place, d.Code, d.Message)
	if d.Hint != "" {
		s += "; " + d.Hint
	}
	return s
}

// WithHint returns d with what to do about it.
func (d Diagnostic) WithHint(format string, args ...any) Diagnostic {
	d.Hint = fmt.Sprintf(format, args...)
	return d
}

// DidYouMean returns d with the candidate nearest to word as its hint, or, when none is near, with all of them if they are few.
func (d Diagnostic) DidYouMean(word string, candidates []string) Diagnostic {
	if near := Nearest(word, candidates); near != "" {
		return d.WithHint("did you mean %q?", near)
	}
	if len(candidates) > 0 && len(candidates) <= 12 {
		return d.WithHint("known: %s", join(candidates))
	}
	return d
}

// List is everything found in one document.
type List []Diagnostic

// HasErrors reports whether the document cannot be used.
func (l List) HasErrors() bool {
	return slices.ContainsFunc(l, func(d Diagnostic) bool { return d.Severity == Error })
}

// Sorted returns the list in reading order: by file, line, column, then code.
func (l List) Sorted() List {
	sorted := slices.Clone(l)
	slices.SortStableFunc(sorted, func(a, b Diagnostic) int {
		return cmp.Or(
			cmp.Compare(a.Place.File, b.Place.File),
			cmp.Compare(a.Place.Line, b.Place.Line),
			cmp.Compare(a.Place.Column, b.Place.Column),
			cmp.Compare(a.Code, b.Code),
		)
	})
	return sorted
}

// MarshalJSON writes an empty list as [], never as null.
func (l List) MarshalJSON() ([]byte, error) {
	if l == nil {
		return []byte("[]"), nil
	}
	return json.Marshal([]Diagnostic(l))
}

// Error makes a list usable as an error; it names the first finding and counts the rest.
func (l List) Error() string {
	switch len(l) {
	case 0:
		return "no diagnostics"
	case 1:
		return l[0].String()
	default:
		return fmt.Sprintf("%s (and %d more)", l[0], len(l)-1)
	}
}
