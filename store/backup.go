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
	"strings"
)

// Backup writes everything to a new SQLite file that Open can open, as it was at one moment, while others read and
// write. The file has its name only once it is whole. A file that exists is not overwritten: errors.Is fs.ErrExist.
func (d *DB) Backup(ctx context.Context, file string) error {
	if err := d.backup(ctx, file); err != nil {
		return fmt.Errorf("back up to %s: %w", file, err)
	}
	return nil
}

func (d *DB) backup(ctx context.Context, file string) error {
	if _, err := os.Lstat(file); err == nil {
		return fmt.Errorf("%w; name another", fs.ErrExist)
	}
	file, err := filepath.Abs(file)
	if err != nil {
		return err
	}
	folder := filepath.Dir(file)
	partial, err := os.CreateTemp(folder, filepath.Base(file)+".*.partial")
	if err != nil {
		return &Error{Reason: ErrPlace, Cause: err, Sentence: fmt.Sprintf("no file can be made in %s; check that the folder exists and that you may write to it", folder)}
	}
	defer func() { _ = os.Remove(partial.Name()) }()
	if err := partial.Close(); err != nil {
		return err
	}
	write := d.vacuumInto
	if d.address.postgres != nil {
		write = d.copyInto
	}
	whole := address{path: partial.Name(), synchronous: "NORMAL"}
	if err := write(ctx, whole); err != nil {
		return whole.explain(ctx, err)
	}
	return publish(whole.path, file)
}

// publish gives a whole file its name. Everything is on the disk before the name is, and the name before it returns.
func publish(partial, file string) error {
	if err := syncPath(partial); err != nil {
		return err
	}
	if _, err := os.Lstat(file); err == nil {
		return fmt.Errorf("%w; name another", fs.ErrExist)
	}
	if err := os.Rename(partial, file); err != nil {
		return err
	}
	return syncPath(filepath.Dir(file))
}

func syncPath(path string) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	// Some systems cannot sync a folder; the rename is then as safe as they make it.
	if err := file.Sync(); err != nil && !errors.Is(err, errors.ErrUnsupported) {
		info, statErr := file.Stat()
		if statErr != nil || !info.IsDir() {
			return errors.Join(err, file.Close())
		}
	}
	return file.Close()
}

// vacuumInto copies a SQLite database on a connection of its own. It takes no lock that a writer waits for.
func (d *DB) vacuumInto(ctx context.Context, target address) error {
	source := d.address.pool("rw", 1, url.Values{})
	defer source.Close()
	_, err := source.ExecContext(ctx, "VACUUM INTO $1", target.path)
	return err
}

// copyInto copies a Postgres database, table by table in one snapshot, into a SQLite file with the same migrations.
func (d *DB) copyInto(ctx context.Context, at address) error {
	target, err := openSQLite(ctx, at, settings{patience: d.patience})
	if err != nil {
		return err
	}
	source, err := d.read.BeginTx(ctx, &sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true})
	if err != nil {
		return errors.Join(d.explain(ctx, err), target.Close())
	}
	defer func() { _ = source.Rollback() }()
	err = target.change(ctx, func(tx *sql.Tx) error {
		// A fork may be copied before its parent.
		if _, err := tx.ExecContext(ctx, "PRAGMA defer_foreign_keys = 1"); err != nil {
			return err
		}
		tables, err := column[string](ctx, tx, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> $1", versionTable)
		if err != nil {
			return err
		}
		for _, table := range tables {
			if err := copyTable(ctx, source, tx, table); err != nil {
				return fmt.Errorf("copy %s: %w", table, d.explain(ctx, err))
			}
		}
		return nil
	})
	return errors.Join(err, target.Close())
}

func copyTable(ctx context.Context, source, target *sql.Tx, table string) error {
	columns, err := column[string](ctx, target, "SELECT name FROM pragma_table_info($1)", table)
	if err != nil {
		return err
	}
	names := `"` + strings.Join(columns, `", "`) + `"`
	places := make([]string, len(columns))
	for i := range places {
		places[i] = fmt.Sprintf("$%d", i+1)
	}
	insert, err := target.PrepareContext(ctx, fmt.Sprintf("INSERT INTO %s (%s) VALUES (%s)", table, names, strings.Join(places, ", ")))
	if err != nil {
		return err
	}
	defer insert.Close()
	rows, err := source.QueryContext(ctx, fmt.Sprintf("SELECT %s FROM %s", names, table))
	if err != nil {
		return err
	}
	defer rows.Close()
	values, into := make([]any, len(columns)), make([]any, len(columns))
	for i := range values {
		into[i] = &values[i]
	}
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return err
		}
		if _, err := insert.ExecContext(ctx, values...); err != nil {
			return err
		}
	}
	return rows.Err()
}
