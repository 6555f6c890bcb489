package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"strings"

	"throughline/diag"
	"throughline/document"
	"throughline/session"
)

// ownID is what an owner's document may be called: it stands in addresses and file names.
var ownID = regexp.MustCompile(`^[a-z0-9][a-z0-9_-]{0,63}$`)

// Keep saves an owner's document, with its mistakes too: people save what they have not finished. What is said about it
// comes back with it. It is refused when it calls itself otherwise, when its id is an example's, when it is none that a
// database can keep, and when what it replaces is not what expect says.
func (l *Library) Keep(ctx context.Context, k document.Kept, expect document.Expect) (Text, diag.List, error) {
	if err := l.mayKeep(k); err != nil {
		return Text{}, nil, err
	}
	kept, err := l.shelf.PutDocument(ctx, k, expect)
	if err != nil {
		return Text{}, nil, changedProblem(err)
	}
	found, err := l.Check(ctx, kept.ID, kept.Text)
	return ownText(kept), found, err
}

func (l *Library) mayKeep(k document.Kept) error {
	if err := l.own(k.Kind, k.ID); err != nil {
		return err
	}
	if len(k.Text) > document.MaxBytes || strings.ContainsRune(k.Text, 0) {
		_, found := document.Read(k.ID, []byte(k.Text))
		return &session.Refusal{Diagnostics: found}
	}
	file, _ := document.Read(k.ID, []byte(k.Text))
	if file == nil { // it cannot be read, so it says nothing else than its address
		return nil
	}
	if kind := file.Kind(); kind != "" && kind != k.Kind {
		return problem(http.StatusUnprocessableEntity, "another-kind", fmt.Sprintf("the document is of kind %s, and this is the place of one of kind %s", kind, k.Kind))
	}
	if id := file.ID(); id != "" && id != k.ID {
		return problem(http.StatusUnprocessableEntity, "another-id",
			fmt.Sprintf("the document calls itself %q, and this is the place of %q; change its id, or save it under its own", id, k.ID))
	}
	return nil
}

// own says why an owner cannot have a document of this kind and id.
func (l *Library) own(kind, id string) error {
	format, known := l.formats.Of(kind)
	_, example := l.example(kind, id)
	switch {
	case !known || format.Describe == nil:
		return fmt.Errorf("%w: no documents of kind %s are kept; there are: %s", errNoDocument, kind, strings.Join(l.kinds(), ", "))
	case example:
		return problem(http.StatusConflict, "example", fmt.Sprintf("%q is an example and stays as it is; make a copy under another id", id))
	case !ownID.MatchString(id):
		return problem(http.StatusUnprocessableEntity, "id", "an id has only a to z, 0 to 9, - and _, at most 64, and begins with a letter or a digit")
	case l.shelf == nil:
		return errors.New("the library has no shelf")
	}
	return nil
}

// kinds lists those of which documents are kept.
func (l *Library) kinds() []string {
	var all []string
	for _, f := range l.formats {
		if f.Describe != nil {
			all = append(all, f.Kind)
		}
	}
	return all
}

// Drop deletes an owner's document with its past. What was opened on it has its own copy.
func (l *Library) Drop(ctx context.Context, kind, id string, expect document.Expect) error {
	if err := l.own(kind, id); err != nil {
		return err
	}
	err := l.shelf.DeleteDocument(ctx, kind, id, expect)
	if errors.Is(err, document.ErrNotKept) {
		return l.missing(ctx, kind, id)
	}
	return changedProblem(err)
}

// Versions lists the changes of an owner's document whose texts are kept, newest first.
func (l *Library) Versions(ctx context.Context, kind, id string) ([]document.Change, error) {
	if err := l.own(kind, id); err != nil {
		return nil, err
	}
	all, err := l.shelf.Versions(ctx, kind, id)
	if errors.Is(err, document.ErrNotKept) {
		return nil, l.missing(ctx, kind, id)
	}
	return all, err
}

// Version returns a document as it was.
func (l *Library) Version(ctx context.Context, kind, id string, version int64) (Text, error) {
	if err := l.own(kind, id); err != nil {
		return Text{}, err
	}
	kept, err := l.shelf.Version(ctx, kind, id, version)
	if errors.Is(err, document.ErrNotKept) {
		return Text{}, fmt.Errorf("%w: %s %q has no version %d any more; the latest %d are kept", errNoDocument, kind, id, version, document.KeptVersions)
	}
	return ownText(kept), err
}

// changedProblem says what to do when somebody else was first.
func changedProblem(err error) error {
	var changed *document.ChangedError
	if !errors.As(err, &changed) {
		return err
	}
	sentence := changed.Error() + "; read it again, then save what you want to keep of both"
	if changed.Now == nil {
		sentence = changed.Error() + ", or never saved; save it as a new one, without If-Match"
	}
	return &changedError{problem(http.StatusPreconditionFailed, "changed", sentence), changed}
}

// changedError is a problem that callers in this process can tell apart by document.ErrChanged.
type changedError struct {
	*Problem
	changed error
}

// Unwrap gives the problem and its reason.
func (e *changedError) Unwrap() []error { return []error{e.Problem, e.changed} }
