// Package store keeps session logs and documents in SQLite or Postgres, behind the one contract session.Log.
//
// Open takes an address, brings the tables up to date and returns a DB, which is a session.Log and also
// keeps documents and makes backups. There is one implementation and one SQL text; the engines differ only in how
// they are opened, how their errors read and how they are backed up. The package knows nothing of what a
// session is about, takes every time from its caller and caches nothing.
package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"throughline/session"
)

// DB is an open database. Its methods are safe for concurrent use, also by several processes on one database.
type DB struct {
	address address
	engine  string
	// write is where changes are made: on SQLite one connection, whose transactions begin by taking the write lock.
	write *sql.DB
	// read never changes anything. On Postgres it is the same pool as write.
	read     *sql.DB
	patience time.Duration
}

var _ session.Log = (*DB)(nil)

// Option changes how Open opens.
type Option func(*settings)

type settings struct {
	existing bool
	readOnly bool
	patience time.Duration
}

// Existing makes Open answer ErrAbsent instead of making a new database.
func Existing() Option { return func(s *settings) { s.existing = true } }

// ReadOnly opens an existing database to look at, also while another process serves it: nothing is created or
// brought up to date, and every write fails.
func ReadOnly() Option { return func(s *settings) { s.readOnly, s.existing = true, true } }

// Patience is how long to wait for a SQLite database that another process has locked; 5 seconds unless given.
func Patience(d time.Duration) Option { return func(s *settings) { s.patience = d } }

// Open opens the database at an address: postgres://…, sqlite:PATH, sqlite://PATH or a bare path. A new database
// is made when there is none, and an older one is brought up to date. A database that is not ours, or is of a newer release, is
// refused and left as it is. What goes wrong is an *Error: one sentence, with no password in it.
func Open(ctx context.Context, url string, opts ...Option) (*DB, error) {
	s := settings{patience: 5 * time.Second}
	for _, opt := range opts {
		opt(&s)
	}
	at, err := parseAddress(url)
	if err != nil {
		return nil, err
	}
	if at.postgres != nil {
		return openPostgres(ctx, at, s)
	}
	return openSQLite(ctx, at, s)
}

// Close waits for what is under way and closes all connections.
func (d *DB) Close() error {
	if d.read == d.write {
		return d.write.Close()
	}
	// The last connection to a SQLite file to be closed tidies the write-ahead log, so it must be one that may write.
	return errors.Join(d.read.Close(), d.write.Close())
}

// Engine says for print what keeps the data and how safely: "SQLite, WAL, synchronous=NORMAL".
func (d *DB) Engine() string { return d.engine }

// Ping reports whether the database answers.
func (d *DB) Ping(ctx context.Context) error {
	var n int64
	if err := d.read.QueryRowContext(ctx, "SELECT COUNT(*) FROM (SELECT 1 FROM sessions LIMIT 1) AS one").Scan(&n); err != nil {
		return fmt.Errorf("ping the database: %w", d.explain(ctx, err))
	}
	return nil
}

// explain turns a driver's error into a sentence where the store has one.
func (d *DB) explain(ctx context.Context, err error) error { return d.address.explain(ctx, err) }
