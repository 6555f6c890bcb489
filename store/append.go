package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"throughline/session"
)

// Append makes one write; see session.Log. An error of the context leaves open whether it was made, as a lost connection
// does: the same write again is then answered by session.ErrRepeated or session.ErrConflict.
//
// A session's row is the lock of everything kept about it: every change begins by updating that row. So what a
// later statement of the same transaction finds (keys, the claim) stays true until it commits, on both engines.
// These must be separate statements: Postgres would check a condition on another table, in the statement that waited
// for the lock, against what was there before the wait.
func (d *DB) Append(ctx context.Context, w session.Write) (fence int64, err error) {
	err = checkEvents(w.Expect, w.Events)
	if err == nil {
		err = d.change(ctx, func(tx *sql.Tx) (err error) {
			fence, err = appendEvents(ctx, tx, w)
			return err
		})
	}
	if err != nil {
		return 0, fmt.Errorf("append to session %s: %w", w.Session, err)
	}
	return fence, nil
}

func appendEvents(ctx context.Context, tx *sql.Tx, w session.Write) (fence int64, err error) {
	if !storable(string(w.Session)) {
		return 0, session.ErrNotFound
	}
	if moved, err := moveHead(ctx, tx, w); err != nil {
		return 0, err
	} else if !moved {
		return 0, refusal(ctx, tx, w, session.ErrConflict)
	}
	fence, err = useClaim(ctx, tx, w)
	if errors.Is(err, session.ErrFenced) || errors.Is(err, session.ErrClaimed) {
		return 0, refusal(ctx, tx, w, err)
	} else if err != nil {
		return 0, err
	}
	err = insertEvents(ctx, tx, w.Session, w.Events)
	if keyStored(err) {
		return 0, session.ErrRepeated
	}
	return fence, err
}

// refusal is the answer to a write that cannot be made: the first that holds, in the order that session.Log promises. It is only
// looked for now because most writes can be made.
func refusal(ctx context.Context, tx *sql.Tx, w session.Write, last error) error {
	if _, err := lockSession(ctx, tx, w.Session); err != nil {
		return err
	}
	for _, e := range w.Events {
		if e.Key == "" {
			continue
		}
		if _, err := findEvent(ctx, tx, w.Session, e.Key); err == nil {
			return session.ErrRepeated
		} else if !errors.Is(err, session.ErrNotFound) {
			return err
		}
	}
	return last
}

// moveHead takes the session's row and moves it on, unless the row is not there or at another version.
func moveHead(ctx context.Context, tx *sql.Tx, w session.Write) (moved bool, err error) {
	turn := 0
	if len(w.Events) > 0 {
		turn = w.Events[len(w.Events)-1].Turn
	}
	result, err := tx.ExecContext(ctx, `
		UPDATE sessions
		SET version = $3, turn = CASE WHEN turn > $4 THEN turn ELSE $4 END, open = $5, title = $6, place = $7, done = $8, updated = $9
		WHERE id = $1 AND version = $2`,
		w.Session, w.Expect, w.Expect+int64(len(w.Events)), turn, w.Open, readable(w.Summary.Title), readable(w.Summary.Place), w.Summary.Done, w.Now)
	if err != nil {
		return false, err
	}
	n, err := result.RowsAffected()
	return n == 1, err
}

// useClaim checks the claim that a write is made under, and takes or releases one as it asks.
func useClaim(ctx context.Context, tx *sql.Tx, w session.Write) (fence int64, err error) {
	version := w.Expect + int64(len(w.Events))
	switch {
	case w.Fence == 0 && w.Take != nil:
		return takeClaim(ctx, tx, w.Session, version, *w.Take, "claims.until < $6", w.Now)
	case w.Fence == 0:
		var claimed bool
		err = tx.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM claims WHERE session = $1 AND until >= $2)", w.Session, w.Now).Scan(&claimed)
		if err == nil && claimed {
			err = session.ErrClaimed
		}
		return 0, err
	case w.Take != nil:
		err = tx.QueryRowContext(ctx, `
			UPDATE claims SET version = $3, node = $4, until = $5, fence = fence + 1
			WHERE session = $1 AND fence = $2 RETURNING fence`,
			w.Session, w.Fence, version, w.Take.Node, w.Take.Until).Scan(&fence)
	case w.Open:
		err = tx.QueryRowContext(ctx, "SELECT fence FROM claims WHERE session = $1 AND fence = $2", w.Session, w.Fence).Scan(new(int64))
	default:
		// The row stays, for fences to go on growing.
		err = tx.QueryRowContext(ctx, "UPDATE claims SET until = $3 WHERE session = $1 AND fence = $2 RETURNING fence",
			w.Session, w.Fence, released).Scan(new(int64))
	}
	if errors.Is(err, sql.ErrNoRows) {
		return 0, session.ErrFenced
	}
	return fence, err
}
