package store_test

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"throughline/session"
	"throughline/store"
)

const secret = "s3cret-word"

// wantProblem fails unless err is one sentence, for the reason, that has the words and no secret.
func wantProblem(t *testing.T, err, reason error, words ...string) {
	t.Helper()
	var problem *store.Error
	if !errors.Is(err, reason) || !errors.As(err, &problem) {
		t.Errorf("the error is %v, want %v", err, reason)
		return
	}
	for _, word := range words {
		if !strings.Contains(problem.Error(), word) {
			t.Errorf("the sentence %q does not say %q", problem, word)
		}
	}
	if strings.ContainsAny(err.Error(), "\n") || strings.Contains(err.Error(), secret) || strings.Contains(err.Error(), "SQLSTATE") {
		t.Errorf("the sentence %q is more than that", err)
	}
}

func refused(t *testing.T, url string, reason error, words ...string) {
	t.Helper()
	db, err := store.Open(t.Context(), url, store.Patience(50*time.Millisecond))
	if err == nil {
		t.Errorf("it was opened; want %v", errors.Join(reason, db.Close()))
		return
	}
	wantProblem(t, err, reason, words...)
}

// execRaw runs statements on a database behind the store's back.
func execRaw(t *testing.T, driver, dsn string, statements ...string) {
	t.Helper()
	db, err := sql.Open(driver, dsn)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, statement := range statements {
		if _, err := db.Exec(statement); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAnAddressThatCannotBeReadIsRefused(t *testing.T) {
	t.Parallel()
	for url, word := range map[string]string{
		"":                     "names no file",
		"sqlite:":              "names no file",
		":memory:":             "names no file",
		"sqlite:a.db?mode=ro":  "mode=ro",
		"a.db?synchronous=off": "synchronous=off",
		"a.db?%zz":             "cannot be read",
		"mysql://localhost/x":  `"mysql"`,
		"postgres://u:" + secret + "@host:port/db":       "postgres://USER",
		"postgres://u:" + secret + "@h/db?sslmode=bogus": "postgres://USER",
		"postgresql://u:%" + secret + "@h/db":            "postgres://USER",
	} {
		refused(t, url, store.ErrAddress, word)
	}
}

func TestAPlaceThatCannotHoldADatabaseIsRefused(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	refused(t, folder, store.ErrPlace, folder, "is a folder")
	refused(t, filepath.Join(folder, "no", "a.db"), store.ErrPlace, "no folder", filepath.Join(folder, "no"))
	refused(t, os.DevNull, store.ErrPlace, "not a regular file")
	if entries, err := os.ReadDir(folder); err != nil || len(entries) != 0 {
		t.Errorf("the folder has %v, %v", entries, err)
	}
}

func TestLookingForADatabaseMakesNone(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	empty := filepath.Join(folder, "empty")
	if err := os.WriteFile(empty, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{empty, filepath.Join(folder, "none")} {
		for _, opt := range []store.Option{store.Existing(), store.ReadOnly()} {
			_, err := store.Open(t.Context(), path, opt)
			wantProblem(t, err, store.ErrAbsent, "no database at "+path, "throughline serve")
		}
	}
	info, err := os.Stat(empty)
	entries, listErr := os.ReadDir(folder)
	if err != nil || listErr != nil || info.Size() != 0 || len(entries) != 1 {
		t.Errorf("the folder has %v, %v, %v", entries, err, listErr)
	}
}

func TestAFileThatIsNotOursIsLeftAsItIs(t *testing.T) {
	t.Parallel()
	for name, prepare := range map[string]func(path string){
		"a short text": func(path string) { write(t, path, "hello\n") },
		"a long text":  func(path string) { write(t, path, strings.Repeat("hello, world\n", 10_000)) },
		"another's tables": func(path string) {
			execRaw(t, "sqlite", path, "CREATE TABLE songs (name TEXT)", "INSERT INTO songs VALUES ('x')")
		},
		"another's empty": func(path string) { execRaw(t, "sqlite", path, "PRAGMA application_id = 99", "PRAGMA user_version = 1") },
		"another's WAL": func(path string) {
			execRaw(t, "sqlite", path, "PRAGMA journal_mode = WAL", "CREATE TABLE songs (name TEXT)")
		},
		"our names, not ours": func(path string) {
			execRaw(t, "sqlite", path, "CREATE TABLE throughline_version (x TEXT)", "CREATE TABLE sessions (id TEXT)")
		},
		"our mark, no tables": func(path string) {
			execRaw(t, "sqlite", path, "CREATE TABLE x (x TEXT)", "PRAGMA application_id = 1414024270")
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(t.TempDir(), "a.db")
			prepare(path)
			before, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			refused(t, path, store.ErrForeign, path, "left as it is")
			_, err = store.Open(t.Context(), path, store.ReadOnly())
			wantProblem(t, err, store.ErrForeign)
			after, err := os.ReadFile(path)
			if err != nil || !bytes.Equal(before, after) {
				t.Errorf("the file changed, %v", err)
			}
			if entries, err := os.ReadDir(filepath.Dir(path)); err != nil || len(entries) != 1 {
				t.Errorf("the folder has %v, %v", entries, err)
			}
		})
	}
}

func write(t *testing.T, path, text string) {
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Error(err)
	}
}

func TestADamagedFileIsRefused(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "a.db")
	db, err := store.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	begin(t, db, session.Head{}, 500)
	if err := errors.Join(db.Close(), os.Truncate(path, 4096)); err != nil {
		t.Fatal(err)
	}
	refused(t, path, store.ErrDamaged, path, "backup")
}

// driver returns what execRaw needs for an address.
func driver(url string) (name, dsn string) {
	if strings.HasPrefix(url, "postgres") {
		return "pgx", url
	}
	return "sqlite", url
}

func TestADatabaseOfAnotherReleaseIsRefused(t *testing.T) {
	t.Parallel()
	engines(t, func(t *testing.T, url string) {
		db, err := store.Open(t.Context(), url)
		if err != nil {
			t.Fatal(err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		name, dsn := driver(url)
		execRaw(t, name, dsn, "DELETE FROM throughline_version WHERE version_id > 0")
		_, err = store.Open(t.Context(), url, store.ReadOnly())
		wantProblem(t, err, store.ErrOlder, "older release", "throughline serve")
		execRaw(t, name, dsn, "INSERT INTO throughline_version (version_id, is_applied) SELECT 20990101000001, is_applied FROM throughline_version")
		refused(t, url, store.ErrNewer, "20990101000001", "newer release")
		_, err = store.Open(t.Context(), url, store.ReadOnly())
		wantProblem(t, err, store.ErrNewer)
	})
}

func TestALockedFileIsReportedAndWaitingForItCanBeCancelled(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "a.db")
	db := open(t, path, store.Patience(time.Hour))
	impatient := open(t, path, store.Patience(50*time.Millisecond))
	id := begin(t, db, session.Head{}, 1)
	other, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	holder, err := other.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer holder.Close()
	if _, err := holder.ExecContext(t.Context(), "BEGIN IMMEDIATE"); err != nil {
		t.Fatal(err)
	}
	w := session.Write{Session: id, Expect: 1, Now: 20, Events: events(1, 1)}
	_, err = impatient.Append(t.Context(), w)
	wantProblem(t, err, store.ErrBusy, path, "locked by another process")
	refused(t, path, store.ErrBusy, path)
	if _, err := open(t, path, store.ReadOnly()).Head(t.Context(), id); err != nil {
		t.Errorf("a reader has to wait: %v", err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	if _, err = db.Append(ctx, w); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("a wait that was cancelled gave %v", err)
	}
	appended := make(chan error, 1)
	go func() {
		_, err := db.Append(t.Context(), w)
		appended <- err
	}()
	if _, err := holder.ExecContext(t.Context(), "ROLLBACK"); err != nil {
		t.Fatal(err)
	}
	if err := <-appended; err != nil {
		t.Errorf("after the lock was given back: %v", err)
	}
}
