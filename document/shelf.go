package document

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
)

// Kept is a document that its owners keep, as it was after one change.
type Kept struct {
	Kind    string
	ID      string
	Text    string
	Version int64 // counts its changes, from 1
	Updated int64 // milliseconds since 1970
	Who     string
}

// Change is one change of a document that is kept: what it became is a version of it.
type Change struct {
	Version int64
	Updated int64 // milliseconds since 1970
	Who     string
	Bytes   int64 // of the text that it left
}

// Revision identifies the text.
func (k Kept) Revision() string { return Revision(k.Text) }

// Revision identifies a text among those of one document: two that are the same have the same, whenever they were kept.
func Revision(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:8])
}

// KeptVersions is how many versions of a document are kept; older ones go.
const KeptVersions = 50

// Errors of a Shelf. Match them with errors.Is.
var (
	ErrNotKept = errors.New("no such document is kept")
	ErrChanged = errors.New("the document was changed by somebody else")
)

// ChangedError says what stands in place of what was expected. It is ErrChanged.
type ChangedError struct {
	Now *Kept // nil when there is none
}

// Error says what happened.
func (e *ChangedError) Error() string {
	if e.Now == nil {
		return "the document was deleted by somebody else"
	}
	return fmt.Sprintf("the document was changed by %s since it was read", e.Now.Who)
}

// Is makes it match ErrChanged.
func (*ChangedError) Is(target error) bool { return target == ErrChanged }

// Expect is what a change of a document presupposes.
type Expect struct {
	// Any makes no condition; otherwise the document kept must have this Revision, and "" means that there is none.
	Any      bool
	Revision string
}

// Shelf keeps documents. Every method is safe for concurrent use by many nodes; storetest holds what is promised.
type Shelf interface {
	// PutDocument keeps a text in place of the one before if that is what expect says, and returns it with its Version;
	// else a *ChangedError. A text that is kept already is no change. The latest KeptVersions remain.
	PutDocument(ctx context.Context, k Kept, expect Expect) (Kept, error)
	// Document returns a document, or ErrNotKept.
	Document(ctx context.Context, kind, id string) (Kept, error)
	// Documents returns those of a kind, or of all kinds when it is empty, by kind and ID.
	Documents(ctx context.Context, kind string) ([]Kept, error)
	// Versions returns the changes of a document whose texts are kept, newest first; ErrNotKept when there is none.
	Versions(ctx context.Context, kind, id string) ([]Change, error)
	// Version returns the document as one of them left it, or ErrNotKept.
	Version(ctx context.Context, kind, id string, version int64) (Kept, error)
	// DeleteDocument removes a document with all its versions if it is what expect says; ErrNotKept when there is none.
	DeleteDocument(ctx context.Context, kind, id string, expect Expect) error
}
