package store

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"

	"throughline/session"
)

// Delete removes a session and its forks, the session's own ID first; see session.Log.
func (d *DB) Delete(ctx context.Context, id session.ID) ([]session.ID, error) {
	var gone []session.ID
	err := d.change(ctx, func(tx *sql.Tx) (err error) {
		gone, err = deleteTree(ctx, tx, id)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("delete session %s: %w", id, err)
	}
	return gone, nil
}

// deleteTree takes all rows from the top down before it deletes any: a fork is made while its parent's row is held, so none
// can appear behind its back. Everyone takes parents before children, so no two wait for each other.
func deleteTree(ctx context.Context, tx *sql.Tx, id session.ID) ([]session.ID, error) {
	if _, err := lockSession(ctx, tx, id); err != nil {
		return nil, err
	}
	tree := []session.ID{id}
	for i := 0; i < len(tree); i++ {
		forks, err := column[session.ID](ctx, tx, "UPDATE sessions SET version = version WHERE parent = $1 RETURNING id", tree[i])
		if err != nil {
			return nil, err
		}
		slices.Sort(forks)
		tree = append(tree, forks...)
	}
	for _, id := range slices.Backward(tree) {
		for _, statement := range []string{
			"DELETE FROM guests WHERE session = $1",
			"DELETE FROM claims WHERE session = $1",
			"DELETE FROM events WHERE session = $1",
			"DELETE FROM sessions WHERE id = $1",
		} {
			if _, err := tx.ExecContext(ctx, statement, id); err != nil {
				return nil, err
			}
		}
	}
	return tree, nil
}

// Mentions names the tables, of everyone who shares the database, that have a text in any column of any row. It reads
// everything: it is for proving that what was deleted is gone.
func (d *DB) Mentions(ctx context.Context, text string) ([]string, error) {
	query := `SELECT '"' || name || '"' FROM sqlite_schema WHERE type = 'table' ORDER BY 1`
	if d.address.postgres != nil {
		query = `SELECT '"' || schemaname || '"."' || tablename || '"' FROM pg_catalog.pg_tables
			WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`
	}
	tables, err := column[string](ctx, d.read, query)
	var found []string
	for _, table := range tables {
		mentioned, scanErr := d.mentioned(ctx, table, []byte(text))
		if err = scanErr; err != nil {
			break
		}
		if mentioned {
			found = append(found, strings.ReplaceAll(table, `"`, ""))
		}
	}
	if err != nil {
		return nil, fmt.Errorf("look for a text in every table: %w", d.explain(ctx, err))
	}
	return found, nil
}

func (d *DB) mentioned(ctx context.Context, table string, text []byte) (bool, error) {
	rows, err := d.read.QueryContext(ctx, "SELECT * FROM "+table)
	if err != nil {
		return false, err
	}
	defer rows.Close()
	names, err := rows.Columns()
	if err != nil {
		return false, err
	}
	values, into := make([]sql.RawBytes, len(names)), make([]any, len(names))
	for i := range values {
		into[i] = &values[i]
	}
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return false, err
		}
		if slices.ContainsFunc(values, func(value sql.RawBytes) bool { return bytes.Contains(value, text) }) {
			return true, nil
		}
	}
	return false, rows.Err()
}
