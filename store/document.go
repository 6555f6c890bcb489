package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
)

// Document is an authored file that its owner keeps in the database.
type Document struct {
	Kind    string // such as roleplay/v1
	ID      string
	Text    string
	Updated int64 // milliseconds since 1970
}

// PutDocument keeps a document in place of the one with the same kind and ID, if there is one.
func (d *DB) PutDocument(ctx context.Context, doc Document) error {
	err := errors.New("it has a zero byte or is not UTF-8")
	if storable(doc.Kind) && storable(doc.ID) && storable(doc.Text) {
		err = d.change(ctx, func(tx *sql.Tx) error {
			_, err := tx.ExecContext(ctx, `
				INSERT INTO documents (kind, id, body, updated) VALUES ($1, $2, $3, $4)
				ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body, updated = excluded.updated`,
				doc.Kind, doc.ID, doc.Text, doc.Updated)
			return err
		})
	}
	if err != nil {
		return fmt.Errorf("keep document %s %q: %w", doc.Kind, doc.ID, err)
	}
	return nil
}

// Document returns a document, or ErrNoDocument.
func (d *DB) Document(ctx context.Context, kind, id string) (Document, error) {
	doc := Document{Kind: kind, ID: id}
	err := sql.ErrNoRows
	if storable(kind) && storable(id) {
		err = d.read.QueryRowContext(ctx, "SELECT body, updated FROM documents WHERE kind = $1 AND id = $2", kind, id).Scan(&doc.Text, &doc.Updated)
	}
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrNoDocument
	}
	if err != nil {
		return Document{}, fmt.Errorf("read document %s %q: %w", kind, id, d.explain(ctx, err))
	}
	return doc, nil
}

// Documents returns the documents of a kind, or of all kinds when it is empty, by kind and ID.
func (d *DB) Documents(ctx context.Context, kind string) ([]Document, error) {
	docs, err := d.documents(ctx, kind)
	if err != nil {
		return nil, fmt.Errorf("list documents: %w", d.explain(ctx, err))
	}
	// Not by the database: Postgres orders texts by the locale it was set up with.
	slices.SortFunc(docs, func(a, b Document) int { return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.ID, b.ID)) })
	return docs, nil
}

func (d *DB) documents(ctx context.Context, kind string) ([]Document, error) {
	if !storable(kind) {
		return nil, nil
	}
	query, args := "SELECT kind, id, body, updated FROM documents", []any{}
	if kind != "" {
		query, args = query+" WHERE kind = $1", append(args, kind)
	}
	rows, err := d.read.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var docs []Document
	for rows.Next() {
		var doc Document
		if err := rows.Scan(&doc.Kind, &doc.ID, &doc.Text, &doc.Updated); err != nil {
			return nil, err
		}
		docs = append(docs, doc)
	}
	return docs, rows.Err()
}

// DeleteDocument removes a document, or answers ErrNoDocument.
func (d *DB) DeleteDocument(ctx context.Context, kind, id string) error {
	err := d.change(ctx, func(tx *sql.Tx) error {
		if !storable(kind) || !storable(id) {
			return ErrNoDocument
		}
		result, err := tx.ExecContext(ctx, "DELETE FROM documents WHERE kind = $1 AND id = $2", kind, id)
		return some(result, err, ErrNoDocument)
	})
	if err != nil {
		return fmt.Errorf("delete document %s %q: %w", kind, id, err)
	}
	return nil
}
