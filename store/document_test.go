package store_test

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/store"
)

func TestDocumentsAreKeptReplacedListedAndDeleted(t *testing.T) {
	t.Parallel()
	engines(t, func(t *testing.T, url string) {
		ctx, db := t.Context(), open(t, url)
		a := store.Document{Kind: "roleplay/v1", ID: "a", Text: "kind: roleplay/v1\ntitle: Grüße 'x'\n", Updated: 1}
		upper := store.Document{Kind: "roleplay/v1", ID: "B", Text: "", Updated: 2}
		other := store.Document{Kind: "game/v1", ID: "a", Text: "other", Updated: 3}
		for _, doc := range []store.Document{{Kind: a.Kind, ID: a.ID, Text: "before"}, upper, other, a} {
			if err := db.PutDocument(ctx, doc); err != nil {
				t.Fatal(err)
			}
		}
		if got, err := db.Document(ctx, a.Kind, a.ID); err != nil || got != a {
			t.Errorf("read %+v, %v", got, err)
		}
		for kind, want := range map[string][]store.Document{"": {other, upper, a}, "roleplay/v1": {upper, a}, "none": nil, "\x00": nil} {
			got, err := db.Documents(ctx, kind)
			if diff := cmp.Diff(want, got); diff != "" || err != nil {
				t.Errorf("documents of kind %q: %v\n%s", kind, err, diff)
			}
		}
		if err := db.DeleteDocument(ctx, a.Kind, a.ID); err != nil {
			t.Fatal(err)
		}
		for _, id := range []string{a.ID, "never", "zero\x00"} {
			if _, err := db.Document(ctx, a.Kind, id); !errors.Is(err, store.ErrNoDocument) {
				t.Errorf("reading %q gave %v", id, err)
			}
			if err := db.DeleteDocument(ctx, a.Kind, id); !errors.Is(err, store.ErrNoDocument) {
				t.Errorf("deleting %q gave %v", id, err)
			}
		}
		if err := db.PutDocument(ctx, store.Document{Kind: "k", ID: "i", Text: "\xff"}); err == nil {
			t.Error("a text that is not UTF-8 was kept")
		}
		if got, err := db.Document(ctx, other.Kind, other.ID); err != nil || got != other {
			t.Errorf("the other is %+v, %v", got, err)
		}
	})
}
