package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"throughline/document"
)

var _ document.Shelf = (*DB)(nil)

const keptColumns = "kind, id, body, version, updated, who"

func keptFields(k *document.Kept) []any {
	return []any{&k.Kind, &k.ID, &k.Text, &k.Version, &k.Updated, &k.Who}
}

// PutDocument keeps a document; see document.Shelf.
func (d *DB) PutDocument(ctx context.Context, k document.Kept, expect document.Expect) (document.Kept, error) {
	err := errors.New("it has a zero byte or is not UTF-8")
	if storable(k.Kind) && storable(k.ID) && storable(k.Text) && storable(k.Who) {
		var kept document.Kept
		err = d.change(ctx, func(tx *sql.Tx) (err error) {
			kept, err = putDocument(ctx, tx, k, expect)
			return err
		})
		k = kept
	}
	if err != nil {
		return document.Kept{}, fmt.Errorf("keep a document: %w", err)
	}
	return k, nil
}

func putDocument(ctx context.Context, tx *sql.Tx, k document.Kept, expect document.Expect) (document.Kept, error) {
	before, err := lockDocument(ctx, tx, k.Kind, k.ID)
	if err != nil {
		return k, err
	}
	if err := fits(before, expect); err != nil {
		return k, err
	}
	if before != nil && before.Text == k.Text {
		return *before, nil
	}
	k.Version = 1
	if before == nil {
		result, err := tx.ExecContext(ctx, "INSERT INTO documents ("+keptColumns+") VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (kind, id) DO NOTHING",
			k.Kind, k.ID, k.Text, k.Version, k.Updated, k.Who)
		switch err := some(result, err, document.ErrChanged); {
		case errors.Is(err, document.ErrChanged): // somebody else made it in this instant: now it can be seen
			return putDocument(ctx, tx, k, expect)
		case err != nil:
			return k, err
		}
	} else {
		k.Version = before.Version + 1
		_, err := tx.ExecContext(ctx, "UPDATE documents SET body = $3, version = $4, updated = $5, who = $6 WHERE kind = $1 AND id = $2",
			k.Kind, k.ID, k.Text, k.Version, k.Updated, k.Who)
		if err != nil {
			return k, err
		}
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO document_versions ("+keptColumns+") VALUES ($1, $2, $3, $4, $5, $6)",
		k.Kind, k.ID, k.Text, k.Version, k.Updated, k.Who); err != nil {
		return k, err
	}
	_, err = tx.ExecContext(ctx, "DELETE FROM document_versions WHERE kind = $1 AND id = $2 AND version <= $3",
		k.Kind, k.ID, k.Version-document.KeptVersions)
	return k, err
}

// lockDocument takes a document's row for the rest of the transaction; nil when there is none.
func lockDocument(ctx context.Context, tx *sql.Tx, kind, id string) (*document.Kept, error) {
	var k document.Kept
	err := tx.QueryRowContext(ctx, "UPDATE documents SET version = version WHERE kind = $1 AND id = $2 RETURNING "+keptColumns, kind, id).
		Scan(keptFields(&k)...)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &k, err
}

// fits says what is there when it is not what was expected.
func fits(now *document.Kept, expect document.Expect) error {
	revision := ""
	if now != nil {
		revision = now.Revision()
	}
	if expect.Any || expect.Revision == revision {
		return nil
	}
	return &document.ChangedError{Now: now}
}

// Document returns a document; see document.Shelf.
func (d *DB) Document(ctx context.Context, kind, id string) (document.Kept, error) {
	return d.kept(ctx, "SELECT "+keptColumns+" FROM documents WHERE kind = $1 AND id = $2", kind, id)
}

// Version returns a document as it was; see document.Shelf.
func (d *DB) Version(ctx context.Context, kind, id string, version int64) (document.Kept, error) {
	return d.kept(ctx, "SELECT "+keptColumns+" FROM document_versions WHERE kind = $1 AND id = $2 AND version = $3", kind, id, version)
}

func (d *DB) kept(ctx context.Context, query, kind, id string, more ...any) (k document.Kept, err error) {
	err = sql.ErrNoRows
	if storable(kind) && storable(id) {
		err = d.read.QueryRowContext(ctx, query, append([]any{kind, id}, more...)...).Scan(keptFields(&k)...)
	}
	if errors.Is(err, sql.ErrNoRows) {
		err = document.ErrNotKept
	}
	if err != nil {
		return document.Kept{}, fmt.Errorf("read a document: %w", d.explain(ctx, err))
	}
	return k, nil
}

func scanKept(row scanner) (k document.Kept, err error) { return k, row.Scan(keptFields(&k)...) }

// Documents lists documents; see document.Shelf.
func (d *DB) Documents(ctx context.Context, kind string) ([]document.Kept, error) {
	if !storable(kind) {
		return nil, nil
	}
	query, args := "SELECT "+keptColumns+" FROM documents", []any{}
	if kind != "" {
		query, args = query+" WHERE kind = $1", append(args, kind)
	}
	all, err := many(ctx, d, "list documents", scanKept, query, args...)
	// Not by the database: Postgres orders texts by the locale it was set up with.
	slices.SortFunc(all, func(a, b document.Kept) int { return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.ID, b.ID)) })
	return all, err
}

func scanChange(row scanner) (c document.Change, err error) {
	return c, row.Scan(&c.Version, &c.Updated, &c.Who, &c.Bytes)
}

// Versions lists what a document was; see document.Shelf.
func (d *DB) Versions(ctx context.Context, kind, id string) ([]document.Change, error) {
	if !storable(kind) || !storable(id) {
		return nil, document.ErrNotKept
	}
	all, err := many(ctx, d, "list the versions of a document", scanChange,
		"SELECT version, updated, who, octet_length(body) FROM document_versions WHERE kind = $1 AND id = $2 ORDER BY version DESC", kind, id)
	if err == nil && len(all) == 0 {
		err = document.ErrNotKept
	}
	return all, err
}

// DeleteDocument removes a document and its past; see document.Shelf.
func (d *DB) DeleteDocument(ctx context.Context, kind, id string, expect document.Expect) error {
	err := d.change(ctx, func(tx *sql.Tx) error {
		if !storable(kind) || !storable(id) {
			return document.ErrNotKept
		}
		now, err := lockDocument(ctx, tx, kind, id)
		switch {
		case err != nil:
			return err
		case now == nil:
			return document.ErrNotKept
		}
		if err := fits(now, expect); err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "DELETE FROM document_versions WHERE kind = $1 AND id = $2", kind, id); err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "DELETE FROM documents WHERE kind = $1 AND id = $2", kind, id)
		return err
	})
	if err != nil {
		return fmt.Errorf("delete a document: %w", err)
	}
	return nil
}
