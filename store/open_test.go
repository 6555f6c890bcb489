package store_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"throughline/document"
	"throughline/session"
	"throughline/store"
	"throughline/store/pgtest"
)

func TestEveryFormOfAPathOpensTheSameFile(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "odd name %20 #1.db")
	id := begin(t, open(t, path), session.Head{}, 1)
	for _, url := range []string{"sqlite:" + path, "sqlite://" + path, path + "?synchronous=full", "sqlite:" + path + "?synchronous=NORMAL"} {
		if _, err := open(t, url).Head(t.Context(), id); err != nil {
			t.Errorf("%s: %v", url, err)
		}
	}
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(entries) != 3 { // the file, its log and the index of its log
		t.Errorf("the folder has %v, %v", entries, err)
	}
}

func TestSQLiteIsSetUpAsItSays(t *testing.T) {
	t.Parallel()
	for query, want := range map[string][2]string{"": {"NORMAL", "1"}, "?synchronous=full": {"FULL", "2"}} {
		db := open(t, filepath.Join(t.TempDir(), "a.db")+query)
		if got := db.Engine(); got != "SQLite, WAL, synchronous="+want[0] {
			t.Errorf("it says %q", got)
		}
		for pragma, value := range map[string]string{"journal_mode": "wal", "synchronous": want[1], "foreign_keys": "1"} {
			if got, err := db.Pragma(t.Context(), pragma); err != nil || got != value {
				t.Errorf("%s is %s, %v", pragma, got, err)
			}
		}
		if err := db.Ping(t.Context()); err != nil {
			t.Error(err)
		}
	}
}

func TestPostgresSaysWhatItIs(t *testing.T) {
	t.Parallel()
	db := open(t, pgtest.URL(t))
	if got := db.Engine(); !strings.HasPrefix(got, "Postgres ") || !strings.Contains(got, "synchronous_commit=") {
		t.Errorf("it says %q", got)
	}
	if err := db.Ping(t.Context()); err != nil {
		t.Error(err)
	}
}

func TestANewDatabaseFileIsItsOwnersAlone(t *testing.T) {
	t.Parallel()
	if runtime.GOOS == "windows" {
		t.Skip("Windows keeps permissions elsewhere")
	}
	folder := t.TempDir()
	open(t, filepath.Join(folder, "a.db"))
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		if info, err := entry.Info(); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s has mode %v, %v", entry.Name(), info.Mode(), err)
		}
	}
}

func TestManyProcessesOpenANewFileAtOnce(t *testing.T) {
	t.Parallel()
	if runtime.GOOS != "linux" {
		t.Skip("a child is started through /proc")
	}
	for range 3 {
		path := filepath.Join(t.TempDir(), "a.db")
		var mu sync.Mutex
		var reports []report
		var all sync.WaitGroup
		for range 4 {
			all.Go(func() {
				r, err := child(path, func(*exec.Cmd) {})
				if err != nil || r.Reason != "" {
					t.Errorf("child: %v, %+v", err, r)
				}
				mu.Lock()
				defer mu.Unlock()
				reports = append(reports, r)
			})
		}
		all.Wait()
		db := open(t, path, store.Existing())
		for _, r := range reports {
			if _, err := db.Head(t.Context(), r.Session); err != nil {
				t.Errorf("what a child wrote: %v", err)
			}
		}
	}
}

func TestManyNodesOpenANewDatabaseAtOnce(t *testing.T) {
	t.Parallel()
	engines(t, func(t *testing.T, url string) {
		var all sync.WaitGroup
		for range 6 {
			all.Go(func() {
				db, err := store.Open(t.Context(), url)
				if err != nil {
					t.Error(err)
					return
				}
				if err := errors.Join(db.Ping(t.Context()), db.Close()); err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
	})
}

func TestAReaderLooksAtADatabaseThatIsServed(t *testing.T) {
	t.Parallel()
	engines(t, func(t *testing.T, url string) {
		serving := open(t, url)
		reader := open(t, url, store.ReadOnly())
		id := begin(t, serving, session.Head{}, 2)
		if head, err := reader.Head(t.Context(), id); err != nil || head.Version != 2 {
			t.Errorf("the reader sees %+v, %v", head, err)
		}
		_, err := reader.PutDocument(t.Context(), document.Kept{Kind: "k", ID: "d"}, document.Expect{})
		wantProblem(t, err, store.ErrReadOnly, "cannot be written")
		_, err = reader.Append(t.Context(), session.Write{Session: id, Expect: 2, Now: 1, Events: events(2, 1)})
		wantProblem(t, err, store.ErrReadOnly, "cannot be written")
		if _, err := serving.Append(t.Context(), session.Write{Session: id, Expect: 2, Now: 1, Events: events(2, 1)}); err != nil {
			t.Error(err)
		}
	})
}

func TestADatabaseOutlivesItsProcess(t *testing.T) {
	t.Parallel()
	engines(t, func(t *testing.T, url string) {
		before, err := store.Open(t.Context(), url)
		if err != nil {
			t.Fatal(err)
		}
		id := begin(t, before, session.Head{}, 2)
		if err := before.Close(); err != nil {
			t.Fatal(err)
		}
		if head, err := open(t, url, store.Existing()).Head(t.Context(), id); err != nil || head.Version != 2 {
			t.Errorf("it has %+v, %v", head, err)
		}
	})
}
