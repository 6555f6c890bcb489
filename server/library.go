package server

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"throughline/diag"
	"throughline/document"
)

var errNoDocument = errors.New("there is no such document")

// Where a document comes from.
const (
	sourceExample = "example"
	sourceOwn     = "own"
)

// Text is one document.
type Text struct {
	Kind     string `json:"kind"`
	ID       string `json:"id"`
	Source   string `json:"source" enum:"example,own" doc:"Examples cannot be changed; make a copy under another id"`
	Text     string `json:"text"`
	Revision string `json:"revision" doc:"Names this text; send it as If-Match to change or delete it"`
	Version  int64  `json:"version,omitempty" doc:"Counts the changes of an own document, from 1"`
	Updated  int64  `json:"updated,omitempty" doc:"Milliseconds since 1970"`
	Who      string `json:"who,omitempty" doc:"Who changed it last"`
}

func ownText(k document.Kept) Text {
	return Text{Kind: k.Kind, ID: k.ID, Source: sourceOwn, Text: k.Text, Revision: k.Revision(), Version: k.Version, Updated: k.Updated, Who: k.Who}
}

// Listing is what a list shows of a document.
type Listing struct {
	Kind     string `json:"kind"`
	ID       string `json:"id"`
	Title    string `json:"title"`
	Summary  string `json:"summary"`
	Source   string `json:"source" enum:"example,own"`
	Updated  int64  `json:"updated,omitempty" doc:"Milliseconds since 1970; absent for examples"`
	Errors   int    `json:"errors" doc:"While there are any, nobody can be invited to it and nothing opened on it"`
	Warnings int    `json:"warnings"`
}

// Library is the documents that sessions can be opened on: the examples that ship, and those that owners keep.
type Library struct {
	formats  document.Formats
	examples []Text
	shelf    document.Shelf
	checks   checks
	covers   covers
}

// NewLibrary reads every YAML file below each of the examples. A file that is not a document of a known format is an
// error: it would be ours. That the examples hold what they promise is shown by tests, not at every start. Without a shelf
// there are only examples.
func NewLibrary(formats document.Formats, shelf document.Shelf, examples ...fs.FS) (*Library, error) {
	l := &Library{formats: formats, shelf: shelf}
	for _, each := range examples {
		if err := l.read(each); err != nil {
			return nil, fmt.Errorf("read the examples: %w", err)
		}
	}
	return l, nil
}

func (l *Library) read(examples fs.FS) error {
	return fs.WalkDir(examples, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(name) != ".yaml" {
			return err
		}
		text, err := fs.ReadFile(examples, name)
		if err != nil {
			return err
		}
		file, found := document.Read(name, text)
		if file == nil {
			return fmt.Errorf("example %s: %w", name, found)
		}
		if _, ok := l.formats.Of(file.Kind()); !ok {
			return fmt.Errorf("example %s: there is no kind %q", name, file.Kind())
		}
		l.Add(file.Kind(), file.ID(), text)
		return nil
	})
}

// Add adds an example.
func (l *Library) Add(kind, id string, text []byte) {
	l.examples = append(l.examples, Text{Kind: kind, ID: id, Source: sourceExample, Text: string(text), Revision: document.Revision(string(text))})
}

// example finds an example.
func (l *Library) example(kind, id string) (Text, bool) {
	i := slices.IndexFunc(l.examples, func(t Text) bool { return t.Kind == kind && t.ID == id })
	if i < 0 {
		return Text{}, false
	}
	return l.examples[i], true
}

// Document returns a document, or an error that says which there are.
func (l *Library) Document(ctx context.Context, kind, id string) (Text, error) {
	if t, ok := l.example(kind, id); ok {
		return t, nil
	}
	if l.shelf != nil {
		kept, err := l.shelf.Document(ctx, kind, id)
		if err == nil {
			return ownText(kept), nil
		}
		if !errors.Is(err, document.ErrNotKept) {
			return Text{}, err
		}
	}
	return Text{}, l.missing(ctx, kind, id)
}

// missing says that there is no such document, and what there is.
func (l *Library) missing(ctx context.Context, kind, id string) error {
	all, err := l.all(ctx, kind)
	if err != nil {
		return err
	}
	var known []string
	for _, t := range all {
		known = append(known, t.ID)
	}
	switch near := diag.Nearest(id, known); {
	case near != "":
		return fmt.Errorf("%w: %s %q; did you mean %q?", errNoDocument, kind, id, near)
	case len(known) == 0:
		return fmt.Errorf("%w: %s %q; there are none of this kind yet", errNoDocument, kind, id)
	}
	return fmt.Errorf("%w: %s %q; there are: %s", errNoDocument, kind, id, strings.Join(known, ", "))
}

// all returns the documents of a kind, or of every kind when it is empty: examples, then own.
func (l *Library) all(ctx context.Context, kind string) ([]Text, error) {
	var all []Text
	for _, t := range l.examples {
		if kind == "" || t.Kind == kind {
			all = append(all, t)
		}
	}
	if l.shelf == nil {
		return all, nil
	}
	kept, err := l.shelf.Documents(ctx, kind)
	for _, k := range kept {
		all = append(all, ownText(k))
	}
	return all, err
}

// List returns what there is of a kind, or of every kind when it is empty: examples, then own by kind and id.
func (l *Library) List(ctx context.Context, kind string) ([]Listing, error) {
	texts, err := l.all(ctx, kind)
	if err != nil {
		return nil, err
	}
	var all []Listing
	for _, t := range texts {
		listing := Listing{Kind: t.Kind, ID: t.ID, Source: t.Source, Updated: t.Updated}
		listing.Title, listing.Summary = l.describe(t)
		var found diag.List
		if t.Source == sourceOwn {
			if found, err = l.Check(ctx, t.ID, t.Text); err != nil {
				return nil, err
			}
		}
		for _, d := range found {
			if d.Severity == diag.Error {
				listing.Errors++
			} else {
				listing.Warnings++
			}
		}
		all = append(all, listing)
	}
	return all, nil
}

// describe is what a list shows of a document: its id where its format says nothing, or its mistakes hide it.
func (l *Library) describe(t Text) (title, summary string) {
	seen := l.covers.of(t.Revision, func() cover {
		var c cover
		if format, ok := l.formats.Of(t.Kind); ok && format.Describe != nil {
			c.title, c.summary = format.Describe([]byte(t.Text))
		}
		return c
	})
	if strings.TrimSpace(seen.title) == "" {
		return t.ID, seen.summary
	}
	return seen.title, seen.summary
}
