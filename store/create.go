package store

import (
	"cmp"
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"throughline/session"
)

// Create begins a log; see session.Log. A fork of a session that is not there is session.ErrNotFound: its parent was
// erased meanwhile, and what was copied from it must not live on.
func (d *DB) Create(ctx context.Context, head session.Head, events []session.Event) error {
	err := checkEvents(0, events)
	if err == nil && len(events) == 0 {
		err = fmt.Errorf("%w: it has no events", session.ErrCorrupt)
	}
	if err == nil && (head.ID == "" || !storable(string(head.ID)) || !storable(head.Kind)) {
		err = errors.New("id or kind is not a text that can be kept")
	}
	if err == nil {
		err = d.change(ctx, func(tx *sql.Tx) error { return create(ctx, tx, head, events) })
	}
	if err != nil {
		return fmt.Errorf("create session %s: %w", head.ID, err)
	}
	return nil
}

func create(ctx context.Context, tx *sql.Tx, head session.Head, events []session.Event) error {
	if head.Parent != "" {
		if _, err := lockSession(ctx, tx, head.Parent); err != nil {
			return fmt.Errorf("find its parent %s: %w", head.Parent, err)
		}
	}
	last := events[len(events)-1]
	result, err := tx.ExecContext(ctx, `
		INSERT INTO sessions (id, incarnation, kind, version, turn, open, title, place, done, parent, parent_turn, created, updated)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
		ON CONFLICT (id) DO NOTHING`,
		head.ID, rand.Text(), head.Kind, last.Version, last.Turn, head.Open, readable(head.Title), readable(head.Place), head.Done,
		sql.NullString{String: string(head.Parent), Valid: head.Parent != ""}, head.ParentTurn, cmp.Or(head.Created, events[0].At), cmp.Or(head.Updated, last.At))
	if err := some(result, err, session.ErrExists); err != nil {
		return err
	}
	return insertEvents(ctx, tx, head.ID, events)
}

// insertEvents writes many rows with one statement. The caller holds the session's row.
func insertEvents(ctx context.Context, tx *sql.Tx, id session.ID, events []session.Event) error {
	const most = 200 // far below what either engine takes in one statement
	for batch := range slices.Chunk(events, most) {
		args := make([]any, 0, eventFields*len(batch))
		for _, e := range batch {
			args = append(args, id, e.Version, e.Turn, e.Type, e.Origin, e.At,
				sql.NullString{String: e.Key, Valid: e.Key != ""}, e.Hash, string(e.Body))
		}
		if _, err := tx.ExecContext(ctx, insertText(len(batch)), args...); err != nil {
			return err
		}
	}
	return nil
}

const eventFields = 9

// insertText is the statement that inserts n events: VALUES ($1, …, $9), ($10, …
func insertText(n int) string {
	text := []byte("INSERT INTO events (session, version, turn, type, origin, at, key, hash, body) VALUES ")
	for i := range n * eventFields {
		switch {
		case i == 0:
			text = append(text, "($"...)
		case i%eventFields == 0:
			text = append(text, "), ($"...)
		default:
			text = append(text, ", $"...)
		}
		text = strconv.AppendInt(text, int64(i)+1, 10)
	}
	return string(append(text, ')'))
}

// checkEvents holds that events are a whole list behind version after, of texts that both engines keep as they are.
func checkEvents(after int64, events []session.Event) error {
	keys := map[string]bool{}
	for i, e := range events {
		if e.Version != after+int64(i)+1 {
			return fmt.Errorf("%w: version %d stands where %d should", session.ErrCorrupt, e.Version, after+int64(i)+1)
		}
		if e.Key != "" && keys[e.Key] {
			return fmt.Errorf("%w: key %q stands twice", session.ErrCorrupt, e.Key)
		}
		keys[e.Key] = true
		for _, text := range []string{e.Type, string(e.Origin), e.Key, e.Hash, string(e.Body)} {
			if !storable(text) {
				return fmt.Errorf("%w: event %d has a zero byte or is not UTF-8", session.ErrCorrupt, e.Version)
			}
		}
	}
	return nil
}

// storable reports whether both engines keep a text as it is; Postgres takes neither a zero byte nor what is not UTF-8.
func storable(text string) bool { return utf8.ValidString(text) && !strings.Contains(text, "\x00") }

// readable makes a text for display storable.
func readable(text string) string {
	return strings.ReplaceAll(strings.ToValidUTF8(text, "\uFFFD"), "\x00", "\uFFFD")
}
