package store

import (
	"context"
	"database/sql"
	"embed"
	"io/fs"
	"slices"

	"github.com/pressly/goose/v3"
)

//go:embed migrations/*.sql
var migrations embed.FS

// versionTable is where goose notes which migrations a database has. Its name is ours, so it also tells that a database is.
const versionTable = "throughline_version"

// newMigrator prepares the one list of migrations for an engine.
func newMigrator(dialect goose.Dialect, db *sql.DB, opts ...goose.ProviderOption) (*goose.Provider, error) {
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return nil, err
	}
	opts = append(opts, goose.WithTableName(versionTable), goose.WithDisableGlobalRegistry(true), goose.WithAllowOutofOrder(true))
	return goose.NewProvider(dialect, db, files, opts...)
}

// outdated reports whether one of ours lacks a migration. A database of a newer release is an error.
func (a address) outdated(ctx context.Context, db *sql.DB, migrator *goose.Provider) (bool, error) {
	applied, err := column[int64](ctx, db, "SELECT version_id FROM "+versionTable+" WHERE is_applied")
	if err != nil {
		return false, err
	}
	var known []int64
	for _, source := range migrator.ListSources() {
		known = append(known, source.Version)
	}
	if has, knows := slices.Max(append(applied, 0)), slices.Max(known); has > knows {
		return false, a.because(ErrNewer, nil, "%s is of a newer release (it has version %d, this program knows up to %d); use that release, or name another database",
			a, has, knows)
	}
	return slices.ContainsFunc(known, func(version int64) bool { return !slices.Contains(applied, version) }), nil
}

func (a address) older() *Error {
	return a.because(ErrOlder, nil, "%s is of an older release and is only being read; run \"throughline serve\" on it once to bring it up to date", a)
}

// queryer is what a pool, a connection and a transaction have in common.
type queryer interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// column returns a query's one column.
func column[T any](ctx context.Context, db queryer, query string, args ...any) ([]T, error) {
	rows, err := db.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []T
	for rows.Next() {
		var one T
		if err := rows.Scan(&one); err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	return all, rows.Err()
}
