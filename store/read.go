package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"throughline/session"
)

const (
	headColumns  = "id, incarnation, kind, version, turn, open, title, place, done, COALESCE(parent, ''), parent_turn, created, updated"
	eventColumns = "version, turn, type, origin, at, COALESCE(key, ''), hash, body"
)

// Head returns a session's row; see session.Log.
func (d *DB) Head(ctx context.Context, id session.ID) (session.Head, error) {
	var head session.Head
	err := sql.ErrNoRows
	if storable(string(id)) {
		head, err = scanHead(d.read.QueryRowContext(ctx, "SELECT "+headColumns+" FROM sessions WHERE id = $1", id))
	}
	if errors.Is(err, sql.ErrNoRows) {
		err = session.ErrNotFound
	}
	if err != nil {
		return session.Head{}, fmt.Errorf("read session %s: %w", id, d.explain(ctx, err))
	}
	return head, nil
}

// Events returns the events behind a version; see session.Log. There are none of a session that is not there.
func (d *DB) Events(ctx context.Context, id session.ID, after int64, limit int) ([]session.Event, error) {
	events, err := d.events(ctx, id, after, limit)
	if err != nil {
		return nil, fmt.Errorf("read events of session %s: %w", id, d.explain(ctx, err))
	}
	return events, nil
}

func (d *DB) events(ctx context.Context, id session.ID, after int64, limit int) ([]session.Event, error) {
	if !storable(string(id)) {
		return nil, nil
	}
	query, args := "SELECT "+eventColumns+" FROM events WHERE session = $1 AND version > $2 ORDER BY version", []any{id, after}
	if limit > 0 {
		query, args = query+" LIMIT $3", append(args, limit)
	}
	rows, err := d.read.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var events []session.Event
	for rows.Next() {
		e, err := scanEvent(rows)
		if err != nil {
			return nil, err
		}
		if want := after + int64(len(events)) + 1; e.Version != want && after >= 0 {
			return nil, fmt.Errorf("%w: version %d stands where %d should", session.ErrCorrupt, e.Version, want)
		}
		events = append(events, e)
	}
	return events, rows.Err()
}

// Find returns the event of an idempotency key; see session.Log.
func (d *DB) Find(ctx context.Context, id session.ID, key string) (session.Event, error) {
	e, err := findEvent(ctx, d.read, id, key)
	if err != nil {
		return session.Event{}, fmt.Errorf("find key %q in session %s: %w", key, id, d.explain(ctx, err))
	}
	return e, nil
}

func findEvent(ctx context.Context, db queryer, id session.ID, key string) (session.Event, error) {
	if !storable(string(id)) || !storable(key) {
		return session.Event{}, session.ErrNotFound
	}
	e, err := scanEvent(db.QueryRowContext(ctx, "SELECT "+eventColumns+" FROM events WHERE session = $1 AND key = $2", id, key))
	if errors.Is(err, sql.ErrNoRows) {
		return session.Event{}, session.ErrNotFound
	}
	return e, err
}

// List returns heads, latest update first, equal ones by falling ID; see session.Log.
func (d *DB) List(ctx context.Context, f session.Filter) ([]session.Head, error) {
	heads, err := d.list(ctx, f)
	if err != nil {
		return nil, fmt.Errorf("list sessions: %w", d.explain(ctx, err))
	}
	return heads, nil
}

func (d *DB) list(ctx context.Context, f session.Filter) ([]session.Head, error) {
	if !storable(f.Kind) || !storable(string(f.Parent)) || !storable(string(f.BeforeID)) {
		return nil, nil
	}
	where, args := []string{"1 = 1"}, []any{}
	only := func(condition string, value any) {
		args = append(args, value)
		where = append(where, fmt.Sprintf("%s $%d", condition, len(args)))
	}
	if f.Kind != "" {
		only("kind =", f.Kind)
	}
	if f.Done != nil {
		only("done =", *f.Done)
	}
	if f.Parent != "" {
		only("parent =", f.Parent)
	}
	if f.Before != 0 {
		args = append(args, f.Before, f.BeforeID)
		where = append(where, fmt.Sprintf("(updated, id) < ($%d, $%d)", len(args)-1, len(args)))
	}
	limit := f.Limit
	if limit <= 0 {
		limit = 100
	}
	args = append(args, limit)
	rows, err := d.read.QueryContext(ctx, fmt.Sprintf("SELECT %s FROM sessions WHERE %s ORDER BY updated DESC, id DESC LIMIT $%d",
		headColumns, strings.Join(where, " AND "), len(args)), args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var heads []session.Head
	for rows.Next() {
		head, err := scanHead(rows)
		if err != nil {
			return nil, err
		}
		heads = append(heads, head)
	}
	return heads, rows.Err()
}

type scanner interface{ Scan(into ...any) error }

func scanHead(row scanner) (session.Head, error) {
	var h session.Head
	err := row.Scan(&h.ID, &h.Incarnation, &h.Kind, &h.Version, &h.Turn, &h.Open, &h.Title, &h.Place, &h.Done,
		&h.Parent, &h.ParentTurn, &h.Created, &h.Updated)
	return h, err
}

func scanEvent(row scanner) (session.Event, error) {
	var e session.Event
	err := row.Scan(&e.Version, &e.Turn, &e.Type, &e.Origin, &e.At, &e.Key, &e.Hash, (*[]byte)(&e.Body))
	if len(e.Body) == 0 {
		e.Body = nil // an empty json.RawMessage cannot be encoded, a nil one can
	}
	return e, err
}
