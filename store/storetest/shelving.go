package storetest

import (
	"errors"
	"fmt"
	"sync"
	"testing"

	"throughline/document"
)

// RunShelf tests the promises of document.Shelf. open returns an empty shelf that lives as long as the test it is given.
func RunShelf(t *testing.T, open func(t *testing.T) document.Shelf) {
	for _, p := range shelving {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			p.holds(t, open(t))
		})
	}
}

// shelfPromise is one sentence about every shelf.
type shelfPromise struct {
	name  string
	holds func(t *testing.T, shelf document.Shelf)
}

var (
	anything = document.Expect{Any: true}
	nothing  = document.Expect{}
)

func after(text string) document.Expect { return document.Expect{Revision: document.Revision(text)} }

func mustPut(t *testing.T, shelf document.Shelf, k document.Kept, expect document.Expect) document.Kept {
	t.Helper()
	kept, err := shelf.PutDocument(t.Context(), k, expect)
	if err != nil {
		t.Fatal(err)
	}
	return kept
}

var shelving = []shelfPromise{
	{"documents are kept, listed by kind and ID, and deleted", func(t *testing.T, shelf document.Shelf) {
		a := document.Kept{Kind: "one/v1", ID: "a", Text: "kind: one/v1\ntitle: Grüße 'x'\n", Updated: 1, Who: "ada"}
		upper := document.Kept{Kind: "one/v1", ID: "B", Text: "", Updated: 2}
		other := document.Kept{Kind: "another/v1", ID: "a", Text: "other", Updated: 3}
		for _, k := range []*document.Kept{&a, &upper, &other} {
			*k = mustPut(t, shelf, *k, nothing)
			if k.Version != 1 {
				t.Errorf("version %d of a new document", k.Version)
			}
		}
		got, err := shelf.Document(t.Context(), a.Kind, a.ID)
		same(t, "read", got, a)
		same(t, "error", err, nil)
		for kind, want := range map[string][]document.Kept{"": {other, upper, a}, "one/v1": {upper, a}, "none": nil, "\x00": nil} {
			got, err := shelf.Documents(t.Context(), kind)
			same(t, "documents of kind "+kind, got, want)
			same(t, "error", err, nil)
		}
		if err := shelf.DeleteDocument(t.Context(), a.Kind, a.ID, anything); err != nil {
			t.Fatal(err)
		}
		for _, id := range []string{a.ID, "never", "zero\x00", "\xff"} {
			_, err := shelf.Document(t.Context(), a.Kind, id)
			wantError(t, "reading "+id, err, document.ErrNotKept)
			_, err = shelf.Versions(t.Context(), a.Kind, id)
			wantError(t, "listing versions of "+id, err, document.ErrNotKept)
			_, err = shelf.Version(t.Context(), a.Kind, id, 1)
			wantError(t, "reading a version of "+id, err, document.ErrNotKept)
			wantError(t, "deleting "+id, shelf.DeleteDocument(t.Context(), a.Kind, id, anything), document.ErrNotKept)
		}
		got, err = shelf.Document(t.Context(), other.Kind, other.ID)
		same(t, "the other", got, other)
		same(t, "error", err, nil)
	}},
	{"a text that no engine can keep is refused", func(t *testing.T, shelf document.Shelf) {
		for _, text := range []string{"\xff", "a\x00b"} {
			if _, err := shelf.PutDocument(t.Context(), document.Kept{Kind: "k", ID: "i", Text: text}, anything); err == nil {
				t.Errorf("%q was kept", text)
			}
		}
	}},
	{"a change that presupposes another text is refused and changes nothing", func(t *testing.T, shelf document.Shelf) {
		k := document.Kept{Kind: "k", ID: "i", Text: "one", Who: "ada"}
		_, err := shelf.PutDocument(t.Context(), k, after("zero"))
		wantError(t, "changing what is not there", err, document.ErrChanged)
		one := mustPut(t, shelf, k, nothing)
		_, err = shelf.PutDocument(t.Context(), document.Kept{Kind: "k", ID: "i", Text: "two"}, nothing)
		var changed *document.ChangedError
		if !errors.As(err, &changed) || changed.Now == nil || *changed.Now != one {
			t.Errorf("making it again gave %v", err)
		}
		k.Text = "two"
		two := mustPut(t, shelf, k, after("one"))
		_, err = shelf.PutDocument(t.Context(), document.Kept{Kind: "k", ID: "i", Text: "three"}, after("one"))
		wantError(t, "changing what was changed since", err, document.ErrChanged)
		wantError(t, "deleting what was changed since", shelf.DeleteDocument(t.Context(), "k", "i", after("one")), document.ErrChanged)
		got, err := shelf.Document(t.Context(), "k", "i")
		same(t, "what is kept", got, two)
		same(t, "error", err, nil)
		if err := shelf.DeleteDocument(t.Context(), "k", "i", after("two")); err != nil {
			t.Error(err)
		}
	}},
	{"the latest versions remain, newest first, and the same text again is none", func(t *testing.T, shelf document.Shelf) {
		const changes = document.KeptVersions + 10
		for i := range changes {
			k := document.Kept{Kind: "k", ID: "i", Text: fmt.Sprint("text →", i+1), Updated: int64(i + 1), Who: "ada"}
			mustPut(t, shelf, k, anything)
			if again := mustPut(t, shelf, k, anything); again.Version != int64(i+1) {
				t.Fatalf("the same text again is version %d", again.Version)
			}
		}
		mustPut(t, shelf, document.Kept{Kind: "k", ID: "other", Text: "text"}, nothing)
		versions, err := shelf.Versions(t.Context(), "k", "i")
		if err != nil || len(versions) != document.KeptVersions {
			t.Fatalf("%d versions, %v", len(versions), err)
		}
		for i, v := range versions {
			n := int64(changes - i)
			same(t, "version", v, document.Change{Version: n, Updated: n, Who: "ada", Bytes: int64(len("text →") + len(fmt.Sprint(n)))})
		}
		old, err := shelf.Version(t.Context(), "k", "i", changes-document.KeptVersions+1)
		same(t, "the oldest text", old.Text, "text →11")
		same(t, "error", err, nil)
		_, err = shelf.Version(t.Context(), "k", "i", 10)
		wantError(t, "reading one that went", err, document.ErrNotKept)
	}},
	{"a deleted document leaves nothing, and one of the same name starts anew", func(t *testing.T, shelf document.Shelf) {
		mustPut(t, shelf, document.Kept{Kind: "k", ID: "i", Text: "words nobody must find"}, nothing)
		mustPut(t, shelf, document.Kept{Kind: "k", ID: "i", Text: "other words"}, anything)
		prove, canProve := shelf.(prover)
		mentions := func() []string {
			if !canProve {
				return nil
			}
			tables, err := prove.Mentions(t.Context(), "words nobody must find")
			if err != nil {
				t.Fatal(err)
			}
			return tables
		}
		if canProve && len(mentions()) != 1 {
			t.Fatalf("before, %v mention it: the proof would be worth nothing", mentions())
		}
		if err := shelf.DeleteDocument(t.Context(), "k", "i", anything); err != nil {
			t.Fatal(err)
		}
		same(t, "tables that mention it", mentions(), []string(nil))
		if again := mustPut(t, shelf, document.Kept{Kind: "k", ID: "i", Text: "new"}, nothing); again.Version != 1 {
			t.Errorf("it is version %d", again.Version)
		}
	}},
	{"of those who change one text at once, one does and the others are told", func(t *testing.T, shelf document.Shelf) {
		for round, expect := range []document.Expect{nothing, after("start")} {
			if round == 1 {
				mustPut(t, shelf, document.Kept{Kind: "k", ID: "i", Text: "start"}, anything)
			}
			const writers = 8
			errs := make([]error, writers)
			var wait sync.WaitGroup
			for i := range writers {
				wait.Go(func() {
					_, errs[i] = shelf.PutDocument(t.Context(), document.Kept{Kind: "k", ID: "i", Text: fmt.Sprint("by ", round, i), Who: "w"}, expect)
				})
			}
			wait.Wait()
			won := 0
			for _, err := range errs {
				if err == nil {
					won++
				} else {
					wantError(t, "a loser's change", err, document.ErrChanged)
				}
			}
			if won != 1 {
				t.Errorf("%d changes were made in round %d", won, round)
			}
		}
	}},
}
