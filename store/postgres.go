package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"
)

func openPostgres(ctx context.Context, at address, s settings) (*DB, error) {
	config := at.postgres.Copy()
	if config.ConnectTimeout == 0 {
		config.ConnectTimeout = 5 * time.Second
	}
	if config.RuntimeParams["application_name"] == "" {
		config.RuntimeParams["application_name"] = "throughline"
	}
	if s.readOnly {
		config.RuntimeParams["default_transaction_read_only"] = "on"
	}
	pool := stdlib.OpenDB(*config)
	// Three nodes stay well below the hundred connections that a Postgres allows by default.
	pool.SetMaxOpenConns(16)
	pool.SetMaxIdleConns(16)
	pool.SetConnMaxIdleTime(5 * time.Minute)
	d := &DB{address: at, patience: s.patience, write: pool, read: pool}
	if err := d.preparePostgres(ctx, s); err != nil {
		return nil, errors.Join(at.opening(ctx, err), d.Close())
	}
	return d, nil
}

// preparePostgres finds the database writable and up to date, or makes it so.
func (d *DB) preparePostgres(ctx context.Context, s settings) error {
	var version, commit, readOnly string
	err := d.read.QueryRowContext(ctx, "SELECT current_setting('server_version'), current_setting('synchronous_commit'), current_setting('transaction_read_only')").
		Scan(&version, &commit, &readOnly)
	if err != nil {
		return err
	}
	d.engine = fmt.Sprintf("Postgres %s, synchronous_commit=%s", version, commit)
	if readOnly == "on" && !s.readOnly {
		return d.address.because(ErrReadOnly, nil, "%s cannot be written; name a server that is not a standby", d.address)
	}
	fresh, err := d.address.unused(ctx, d.read)
	if err != nil {
		return err
	}
	if fresh && s.existing {
		return d.address.because(ErrAbsent, nil, "there is nothing yet in %s; run \"throughline serve\" on it once, or name another", d.address)
	}
	// Nodes that start at once wait for each other at an advisory lock of this database.
	locker, err := lock.NewPostgresSessionLocker(lock.WithLockTimeout(1, 60), lock.WithUnlockTimeout(1, 10))
	if err != nil {
		return err
	}
	migrator, err := newMigrator(goose.DialectPostgres, d.write, goose.WithSessionLocker(locker))
	if err != nil {
		return err
	}
	old := fresh
	if !fresh {
		if old, err = d.address.outdated(ctx, d.read, migrator); err != nil {
			return err
		}
	}
	if !old {
		return nil
	}
	if s.readOnly {
		return d.address.older()
	}
	// Asked first, because goose would try again for seconds.
	var may bool
	if err := d.read.QueryRowContext(ctx, "SELECT COALESCE(has_schema_privilege(current_schema(), 'CREATE'), FALSE)").Scan(&may); err != nil {
		return err
	}
	if !may {
		return d.address.because(ErrDenied, nil, "user %q may not make tables in %s; make it the owner of the database", d.address.postgres.User, d.address)
	}
	_, err = migrator.Up(ctx)
	return err
}

// unused reports whether the schema has no tables. One with tables of which none are ours is an error.
func (a address) unused(ctx context.Context, db *sql.DB) (bool, error) {
	names, err := column[string](ctx, db, "SELECT tablename FROM pg_catalog.pg_tables WHERE schemaname = current_schema()")
	if err != nil {
		return false, err
	}
	if len(names) > 0 && !slices.Contains(names, versionTable) {
		return false, a.because(ErrForeign, nil, "%s has tables of another program; it was left as it is: create a database of its own", a)
	}
	return len(names) == 0, nil
}
