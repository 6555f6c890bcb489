package server

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"throughline/diag"
	"throughline/document"
)

var errNoDocument = errors.New("there is no such document")

// Text is one document.
type Text struct {
	Kind   string `json:"kind"`
	ID     string `json:"id"`
	Source string `json:"source" enum:"example,own"`
	Text   string `json:"text"`
}

// Listing is what a list shows of a document.
type Listing struct {
	Kind    string `json:"kind"`
	ID      string `json:"id"`
	Title   string `json:"title"`
	Summary string `json:"summary"`
	Source  string `json:"source" enum:"example,own"`
}

// Library is the documents that sessions can be opened on: the examples that ship.
type Library struct {
	formats document.Formats
	texts   []Text
}

// NewLibrary reads every YAML file below examples. A file that is not a document of a known format is an error:
// it would be ours.
func NewLibrary(formats document.Formats, examples fs.FS) (*Library, error) {
	l := &Library{formats: formats}
	err := fs.WalkDir(examples, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(name) != ".yaml" {
			return err
		}
		text, err := fs.ReadFile(examples, name)
		if err != nil {
			return err
		}
		if found := formats.Check(name, text); found.HasErrors() {
			return fmt.Errorf("example %s: %w", name, found)
		}
		file, _ := document.Read(name, text)
		l.texts = append(l.texts, Text{Kind: file.Kind(), ID: file.ID(), Source: "example", Text: string(text)})
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read the examples: %w", err)
	}
	return l, nil
}

// Document returns a document, or an error that says which there are.
func (l *Library) Document(_ context.Context, kind, id string) (Text, error) {
	var known []string
	for _, t := range l.texts {
		if t.Kind != kind {
			continue
		}
		if t.ID == id {
			return t, nil
		}
		known = append(known, t.ID)
	}
	if near := diag.Nearest(id, known); near != "" {
		return Text{}, fmt.Errorf("%w: %s %q; did you mean %q?", errNoDocument, kind, id, near)
	}
	return Text{}, fmt.Errorf("%w: %s %q; there are: %s", errNoDocument, kind, id, strings.Join(known, ", "))
}

// List returns what there is, in the order it was added.
func (l *Library) List(context.Context) ([]Listing, error) {
	var all []Listing
	for _, t := range l.texts {
		listing := Listing{Kind: t.Kind, ID: t.ID, Source: t.Source}
		listing.Title, listing.Summary = l.describe(t)
		all = append(all, listing)
	}
	return all, nil
}

// describe is what a list shows of a document: its id where its format says nothing.
func (l *Library) describe(t Text) (title, summary string) {
	if format, ok := l.formats.Of(t.Kind); ok && format.Describe != nil {
		return format.Describe([]byte(t.Text))
	}
	return t.ID, ""
}

// Check checks a document of any kind.
func (l *Library) Check(name string, text []byte) diag.List { return l.formats.Check(name, text) }
