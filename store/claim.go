package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"

	"throughline/session"
)

// released is the until of a claim that was given back: before any time a lease is asked at.
const released = -1

// Claim takes the claim on a session; see session.Log.
func (d *DB) Claim(ctx context.Context, id session.ID, lease session.Lease) (session.Claim, error) {
	claim := session.Claim{Session: id, Node: lease.Node, Until: lease.Until}
	err := d.change(ctx, func(tx *sql.Tx) (err error) {
		if claim.Version, err = lockSession(ctx, tx, id); err != nil {
			return err
		}
		claim.Fence, err = takeClaim(ctx, tx, id, claim.Version, lease, "claims.until < $6 OR claims.node = excluded.node", lease.Now)
		return err
	})
	if err != nil {
		return session.Claim{}, fmt.Errorf("claim session %s: %w", id, err)
	}
	return claim, nil
}

// Renew extends a claim; see session.Log. A claim that was released, or whose session is gone, is session.ErrFenced too: a
// renewal that comes after the turn's last write must not bring the claim back.
func (d *DB) Renew(ctx context.Context, c session.Claim, until int64) error {
	err := d.change(ctx, func(tx *sql.Tx) error {
		result, err := tx.ExecContext(ctx, "UPDATE claims SET until = $3 WHERE session = $1 AND fence = $2 AND until <> $4",
			c.Session, c.Fence, until, released)
		return some(result, err, session.ErrFenced)
	})
	if err != nil {
		return fmt.Errorf("renew the claim on session %s: %w", c.Session, err)
	}
	return nil
}

// takeClaim makes or takes over the claim on a session whose row the caller holds, when free says that it may; $6 is now.
func takeClaim(ctx context.Context, tx *sql.Tx, id session.ID, version int64, lease session.Lease, free string, now int64) (fence int64, err error) {
	// The first fence is random, so that a claim on an erased session does not fit one that got its ID later.
	first := rand.Int64N(1<<40) + 1
	err = tx.QueryRowContext(ctx, `
		INSERT INTO claims (session, version, node, until, fence) VALUES ($1, $2, $3, $4, $5)
		ON CONFLICT (session) DO UPDATE
		SET version = excluded.version, node = excluded.node, until = excluded.until, fence = claims.fence + 1
		WHERE `+free+`
		RETURNING fence`,
		id, version, lease.Node, lease.Until, first, now).Scan(&fence)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, session.ErrClaimed
	}
	return fence, err
}

// lockSession takes a session's row until the transaction ends, and returns the log's version.
func lockSession(ctx context.Context, tx *sql.Tx, id session.ID) (version int64, err error) {
	if !storable(string(id)) {
		return 0, session.ErrNotFound
	}
	err = tx.QueryRowContext(ctx, "UPDATE sessions SET version = version WHERE id = $1 RETURNING version", id).Scan(&version)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, session.ErrNotFound
	}
	return version, err
}

// Unfinished lists the sessions that a node may take up, the longest waiting first; see session.Log.
func (d *DB) Unfinished(ctx context.Context, node string, now int64) ([]session.ID, error) {
	ids, err := column[session.ID](ctx, d.read, `
		SELECT sessions.id FROM sessions LEFT JOIN claims ON claims.session = sessions.id
		WHERE sessions.open AND (claims.session IS NULL OR claims.until < $1 OR claims.node = $2)
		ORDER BY sessions.updated, sessions.id`, now, node)
	if err != nil {
		return nil, fmt.Errorf("list unfinished sessions: %w", d.explain(ctx, err))
	}
	return ids, nil
}
