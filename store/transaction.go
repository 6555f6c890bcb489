package store

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// change runs do in one transaction. What the engine rolled back because of another transaction is run again, so do
// must not keep anything from a run that failed.
func (d *DB) change(ctx context.Context, do func(tx *sql.Tx) error) error {
	const attempts = 5
	for attempt := 1; ; attempt++ {
		err := d.attempt(ctx, do)
		if err != nil && ctx.Err() != nil {
			return context.Cause(ctx) // database/sql may have said only that the transaction is over
		}
		if !rolledBack(err) || attempt == attempts {
			return d.explain(ctx, err)
		}
	}
}

func (d *DB) attempt(ctx context.Context, do func(tx *sql.Tx) error) error {
	var tx *sql.Tx
	err := patiently(ctx, d.patience, func() (err error) {
		tx, err = d.write.BeginTx(ctx, nil)
		return err
	})
	if err != nil {
		return err
	}
	if err := do(tx); err != nil {
		_ = tx.Rollback() // err says more than a failure to roll back, which closes the connection and so rolls back
		return err
	}
	return tx.Commit()
}

// some answers none when a statement changed no row.
func some(result sql.Result, err, none error) error {
	if err != nil {
		return err
	}
	n, err := result.RowsAffected()
	if err == nil && n == 0 {
		err = none
	}
	return err
}

// patiently tries again while another process holds a SQLite lock. SQLite's own busy handler cannot be cancelled, so its
// time-out is short (see pause) and the waiting is done here.
func patiently(ctx context.Context, patience time.Duration, try func() error) error {
	deadline := time.Now().Add(patience)
	for {
		err := try()
		if !busy(err) || time.Now().After(deadline) {
			return err
		}
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-time.After(pause / 20):
		}
	}
}

// pause is how long SQLite itself waits for a lock before it asks back.
const pause = 100 * time.Millisecond

func busy(err error) bool {
	var e *sqlite.Error
	if !errors.As(err, &e) {
		return false
	}
	kind := e.Code() & 0xff
	return kind == sqlite3.SQLITE_BUSY || kind == sqlite3.SQLITE_LOCKED
}

// rolledBack tells that Postgres has undone a transaction because of another one, so that it may simply be run again.
func rolledBack(err error) bool {
	var e *pgconn.PgError
	return errors.As(err, &e) && (e.Code == "40001" || e.Code == "40P01")
}

// keyStored tells that an event was refused because its key is in the log. While the session's row is held, nothing else in an event
// can be there already.
func keyStored(err error) bool {
	var fromPostgres *pgconn.PgError
	if errors.As(err, &fromPostgres) {
		return fromPostgres.Code == "23505" && fromPostgres.ConstraintName == "events_key"
	}
	var fromSQLite *sqlite.Error
	return errors.As(err, &fromSQLite) && fromSQLite.Code() == sqlite3.SQLITE_CONSTRAINT_UNIQUE
}
