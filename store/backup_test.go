package store_test

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/document"
	"throughline/session"
	"throughline/store"
	"throughline/store/pgtest"
)

// engines runs a test on both.
func engines(t *testing.T, test func(t *testing.T, url string)) {
	t.Run("SQLite", func(t *testing.T) {
		t.Parallel()
		test(t, filepath.Join(t.TempDir(), "a.db"))
	})
	t.Run("Postgres", func(t *testing.T) {
		t.Parallel()
		test(t, pgtest.URL(t))
	})
}

func begin(t testing.TB, db *store.DB, head session.Head, n int) session.ID {
	t.Helper()
	head.ID, head.Kind = session.NewID(), "sample"
	if err := db.Create(t.Context(), head, events(0, n)); err != nil {
		t.Fatal(err)
	}
	return head.ID
}

func events(after int64, n int) []session.Event {
	var all []session.Event
	for i := range n {
		all = append(all, session.Event{
			Version: after + int64(i) + 1, Turn: 1, Type: "said", Origin: session.World, At: 10,
			Body: json.RawMessage(`{"words":"grüße \u0000 日本"}`),
		})
	}
	return all
}

func TestABackupOpensAsTheSameDatabase(t *testing.T) {
	t.Parallel()
	engines(t, func(t *testing.T, url string) {
		ctx := t.Context()
		db := open(t, url)
		parent := begin(t, db, session.Head{Open: true}, 3)
		fork := begin(t, db, session.Head{Parent: parent, ParentTurn: 1, Summary: session.Summary{Title: "F", Done: true}}, 2)
		claim, err := db.Claim(ctx, parent, session.Lease{Node: "a", Now: 100, Until: 200})
		if err != nil {
			t.Fatal(err)
		}
		kept, err := db.PutDocument(ctx, document.Kept{Kind: "k", ID: "d", Text: "text", Updated: 7, Who: "ada"}, document.Expect{})
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(t.TempDir(), "backup.db")
		if err := db.Backup(ctx, file); err != nil {
			t.Fatal(err)
		}
		copied := open(t, file, store.Existing())
		for _, id := range []session.ID{parent, fork} {
			want, err := db.Head(ctx, id)
			if err != nil {
				t.Fatal(err)
			}
			got, err := copied.Head(ctx, id)
			if diff := cmp.Diff(want, got); diff != "" || err != nil {
				t.Errorf("head of the copy: %v\n%s", err, diff)
			}
			wantEvents, err := db.Events(ctx, id, 0, 0)
			if err != nil {
				t.Fatal(err)
			}
			gotEvents, err := copied.Events(ctx, id, 0, 0)
			if diff := cmp.Diff(wantEvents, gotEvents); diff != "" || err != nil {
				t.Errorf("events of the copy: %v\n%s", err, diff)
			}
		}
		if doc, err := copied.Version(ctx, "k", "d", 1); err != nil || doc != kept {
			t.Errorf("document of the copy: %+v, %v", doc, err)
		}
		if _, err := copied.Append(ctx, session.Write{Session: parent, Expect: 3, Now: 150, Fence: claim.Fence, Events: events(3, 1)}); err != nil {
			t.Errorf("the copy does not know the claim: %v", err)
		}
	})
}

func TestABackupIsOneMomentOfADatabaseInUse(t *testing.T) {
	t.Parallel()
	engines(t, func(t *testing.T, url string) {
		db := open(t, url)
		id := begin(t, db, session.Head{}, 1)
		ctx, stop := context.WithCancel(t.Context())
		var writer sync.WaitGroup
		started := make(chan struct{})
		writer.Go(func() {
			for version := int64(1); ctx.Err() == nil; version++ {
				_, err := db.Append(ctx, session.Write{Session: id, Expect: version, Now: 20, Events: events(version, 1)})
				if err != nil && !errors.Is(err, context.Canceled) {
					t.Errorf("append during a backup: %v", err)
				}
				if version == 1 {
					close(started)
				}
			}
		})
		<-started
		for i := range 5 {
			file := filepath.Join(t.TempDir(), "backup.db")
			if err := db.Backup(t.Context(), file); err != nil {
				t.Fatal(err)
			}
			copied := open(t, file, store.ReadOnly())
			head, err := copied.Head(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			got, err := copied.Events(t.Context(), id, 0, 0)
			if err != nil || int64(len(got)) != head.Version {
				t.Errorf("copy %d has %d events at version %d: %v", i, len(got), head.Version, err)
			}
		}
		stop()
		writer.Wait()
	})
}

func TestABackupOverwritesNothingAndLeavesNothingHalf(t *testing.T) {
	t.Parallel()
	engines(t, func(t *testing.T, url string) {
		db := open(t, url)
		begin(t, db, session.Head{}, 3)
		folder := t.TempDir()
		taken := filepath.Join(folder, "taken")
		if err := os.WriteFile(taken, []byte("precious"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := db.Backup(t.Context(), taken); !errors.Is(err, fs.ErrExist) {
			t.Errorf("backup over a file: %v", err)
		}
		if err := db.Backup(t.Context(), filepath.Join(folder, "no", "such", "folder")); !errors.Is(err, store.ErrPlace) {
			t.Errorf("backup into no folder: %v", err)
		}
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if err := db.Backup(ctx, filepath.Join(folder, "cancelled")); !errors.Is(err, context.Canceled) {
			t.Errorf("cancelled backup: %v", err)
		}
		if text, err := os.ReadFile(taken); err != nil || string(text) != "precious" {
			t.Errorf("the file is now %q, %v", text, err)
		}
		left, err := os.ReadDir(folder)
		if err != nil || len(left) != 1 {
			t.Errorf("the folder has %v, %v", left, err)
		}
	})
}
