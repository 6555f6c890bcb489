package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"

	"github.com/pressly/goose/v3"
)

// applicationID marks a SQLite file as ours in its header: "THLN".
const applicationID = 0x54484c4e

func openSQLite(ctx context.Context, at address, s settings) (*DB, error) {
	fresh, err := at.inspect(ctx)
	if err != nil {
		return nil, err
	}
	if fresh && s.existing {
		return nil, at.because(ErrAbsent, nil, "there is no database at %s; run \"throughline serve\" once to make one, or name another", at.path)
	}
	d := &DB{address: at, patience: s.patience, engine: "SQLite, WAL, synchronous=" + at.synchronous}
	if s.readOnly {
		d.engine = "SQLite, read only"
		d.read = at.pool("rw", readers(), url.Values{"_query_only": {"1"}})
		d.write = d.read
	} else {
		if err := at.create(); err != nil {
			return nil, err
		}
		d.write = at.pool("rw", 1, url.Values{"_txlock": {"immediate"}})
		d.read = at.pool("rw", readers(), url.Values{"_query_only": {"1"}})
	}
	if err := d.prepareSQLite(ctx, s); err != nil {
		return nil, errors.Join(at.opening(ctx, err), d.Close())
	}
	return d, nil
}

func readers() int { return max(4, runtime.GOMAXPROCS(0)) }

// pool opens connections that all have the same settings. It never creates a file.
func (a address) pool(mode string, size int, params url.Values) *sql.DB {
	params.Set("_busy_timeout", strconv.FormatInt(pause.Milliseconds(), 10))
	params.Set("_foreign_keys", "1")
	params.Set("_synchronous", a.synchronous)
	db, err := openKeeping(a.dsn(mode, params), params.Has("_txlock"))
	if err != nil {
		panic(err) // only a name that dsn cannot make does this
	}
	db.SetMaxOpenConns(size)
	db.SetMaxIdleConns(size)
	return db
}

// inspect looks at what is in the place and reports whether a database is still to be made there. It takes no lock and
// leaves no trace, so that what is not ours stays as it is: immutable lets SQLite read the file alone.
func (a address) inspect(ctx context.Context) (fresh bool, err error) {
	info, err := os.Stat(a.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		folder := filepath.Dir(a.path)
		if info, err := os.Stat(folder); err != nil || !info.IsDir() {
			return false, a.because(ErrPlace, err, "there is no folder %s for the database; make it, or name another path", folder)
		}
		return true, nil
	case err != nil:
		return false, a.because(ErrDenied, err, "the database %s cannot be looked at; check the permissions of its folder", a.path)
	case info.IsDir():
		return false, a.because(ErrPlace, nil, "%s is a folder, not a database; name a file in it", a.path)
	case !info.Mode().IsRegular():
		return false, a.because(ErrPlace, nil, "%s is not a regular file; name another path for the database", a.path)
	case info.Size() == 0:
		return true, nil
	}
	db := a.pool("ro", 1, url.Values{"immutable": {"1"}})
	defer db.Close()
	fresh, err = a.unclaimed(ctx, db)
	if err != nil {
		return false, a.opening(ctx, err)
	}
	return fresh, nil
}

// unclaimed reports whether a SQLite database is empty. One that is neither empty nor ours is an error.
func (a address) unclaimed(ctx context.Context, db *sql.DB) (bool, error) {
	var id int64
	if err := db.QueryRowContext(ctx, "PRAGMA application_id").Scan(&id); err != nil {
		return false, err
	}
	names, err := column[string](ctx, db, "SELECT name FROM sqlite_schema")
	if err != nil {
		return false, err
	}
	if id == 0 && len(names) == 0 {
		return true, nil
	}
	if id != applicationID || !slices.Contains(names, versionTable) {
		return false, a.because(ErrForeign, nil, "%s is the database of another program; it was left as it is: name another file", a.path)
	}
	return false, nil
}

// create makes an empty file that only its owner may read, because people's words will be in it. SQLite gives its side files the
// same permissions.
func (a address) create() error {
	file, err := os.OpenFile(a.path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	switch {
	case errors.Is(err, fs.ErrExist):
		return nil
	case err != nil:
		return a.because(ErrReadOnly, err, "the database %s cannot be made; check the permissions of its folder and disk", a.path)
	}
	return file.Close()
}

// prepareSQLite finds the database writable and up to date, or makes it so.
func (d *DB) prepareSQLite(ctx context.Context, s settings) error {
	migrator, err := newMigrator(goose.DialectSQLite3, d.write, goose.WithIsolateDDL(true))
	if err != nil {
		return err
	}
	if s.readOnly {
		old, err := d.address.outdated(ctx, d.read, migrator)
		if err == nil && old {
			return d.address.older()
		}
		return err
	}
	if err := d.migrateSQLite(ctx, migrator); err != nil {
		return err
	}
	var mode string
	err = patiently(ctx, d.patience, func() error {
		return d.write.QueryRowContext(ctx, "PRAGMA journal_mode = WAL").Scan(&mode)
	})
	if err == nil && mode != "wal" {
		return d.address.because(ErrPlace, nil, "the disk that holds %s cannot share a database between programs; name a path on a local disk", d.address.path)
	}
	return err
}

// migrateSQLite looks and migrates under SQLite's write lock, so several processes may open a new file at once. The pool has a
// single connection: all that goose does falls into this transaction.
func (d *DB) migrateSQLite(ctx context.Context, migrator *goose.Provider) error {
	exec := func(ctx context.Context, statement string) error {
		return patiently(ctx, d.patience, func() error {
			_, err := d.write.ExecContext(ctx, statement)
			return err
		})
	}
	if err := exec(ctx, "BEGIN IMMEDIATE"); err != nil {
		return err
	}
	migrate := func() error {
		fresh, err := d.address.unclaimed(ctx, d.write)
		if err != nil {
			return err
		}
		old := fresh
		if !fresh {
			if old, err = d.address.outdated(ctx, d.write, migrator); err != nil {
				return err
			}
		}
		if !old {
			return nil
		}
		if _, err := migrator.Up(ctx); err != nil {
			return err
		}
		return exec(ctx, fmt.Sprintf("PRAGMA application_id = %d", applicationID))
	}
	if err := migrate(); err != nil {
		_ = exec(context.WithoutCancel(ctx), "ROLLBACK") // err says more, and Open closes the connection
		return err
	}
	return exec(ctx, "COMMIT")
}
