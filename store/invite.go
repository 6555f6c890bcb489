package store

import (
	"context"
	"database/sql"
	"errors"

	"throughline/access"
)

const inviteColumns = "id, hash, kind, document, title, label, class, places, used, created, expires, revoked, code, code_expires"

func inviteFields(i *access.Invite) []any {
	return []any{&i.ID, &i.Hash, &i.Kind, &i.Document, &i.Title, &i.Label, &i.Class, &i.Limit, &i.Used, &i.Created, &i.Expires, &i.Revoked, &i.Code, &i.CodeExpires}
}

// AddInvite adds an invitation; see access.Book.
func (d *DB) AddInvite(ctx context.Context, i access.Invite) error {
	return d.book(ctx, "add an invitation", func(tx *sql.Tx) error {
		result, err := tx.ExecContext(ctx, "INSERT INTO invites ("+inviteColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) "+
			"ON CONFLICT (code) WHERE code <> '' DO NOTHING",
			i.ID, i.Hash, i.Kind, i.Document, readable(i.Title), i.Label, i.Class, i.Limit, i.Used, i.Created, i.Expires, i.Revoked, i.Code, i.CodeExpires)
		return some(result, err, access.ErrExists)
	}, i.Kind, i.Document, i.Label)
}

// Invite finds an invitation; see access.Book.
func (d *DB) Invite(ctx context.Context, hash string) (i access.Invite, err error) {
	err = one(ctx, d, "look up an invitation", "SELECT "+inviteColumns+" FROM invites WHERE hash = $1", hash, inviteFields(&i)...)
	return i, err
}

// InviteByCode finds an invitation by its code; see access.Book.
func (d *DB) InviteByCode(ctx context.Context, code string) (i access.Invite, err error) {
	err = one(ctx, d, "look up an invitation", "SELECT "+inviteColumns+" FROM invites WHERE code = $1 AND code <> ''", code, inviteFields(&i)...)
	return i, err
}

// Invites lists invitations; see access.Book.
func (d *DB) Invites(ctx context.Context) ([]access.Invite, error) {
	return many(ctx, d, "list invitations", func(row scanner) (i access.Invite, err error) {
		return i, row.Scan(inviteFields(&i)...)
	}, "SELECT "+inviteColumns+" FROM invites ORDER BY created DESC, id")
}

// Revoke closes an invitation; see access.Book.
func (d *DB) Revoke(ctx context.Context, id string) error {
	return d.book(ctx, "revoke an invitation", func(tx *sql.Tx) error {
		result, err := tx.ExecContext(ctx, "UPDATE invites SET revoked = $2 WHERE id = $1", id, true)
		return some(result, err, access.ErrUnknown)
	}, id)
}

// Admit takes a place; see access.Book. The invitation's row is the lock, so of many guests no more get in than there are places.
func (d *DB) Admit(ctx context.Context, inviteID string, g access.Guest, now int64) error {
	return d.book(ctx, "let a guest in", func(tx *sql.Tx) error {
		var places, used, expires int64
		var revoked bool
		err := tx.QueryRowContext(ctx, "UPDATE invites SET used = used WHERE id = $1 RETURNING places, used, expires, revoked", inviteID).
			Scan(&places, &used, &expires, &revoked)
		if errors.Is(err, sql.ErrNoRows) {
			return access.ErrUnknown
		}
		if err != nil {
			return err
		}
		before, err := column[string](ctx, tx, "SELECT hash FROM guests WHERE hash = $1", g.Hash)
		if err != nil || len(before) > 0 {
			return err
		}
		if revoked || used >= places || expires != 0 && now >= expires {
			return access.ErrClosed
		}
		if _, err := tx.ExecContext(ctx, "UPDATE invites SET used = used + 1 WHERE id = $1", inviteID); err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "INSERT INTO guests (hash, invite, session, kind, nickname, joined, expires) VALUES ($1, $2, $3, $4, $5, $6, $7)",
			g.Hash, inviteID, g.Session, g.Kind, g.Nickname, g.Joined, g.Expires)
		return err
	}, inviteID, g.Nickname)
}

const guestColumns = "hash, invite, session, kind, nickname, joined, expires"

func guestFields(g *access.Guest) []any {
	return []any{&g.Hash, &g.Invite, &g.Session, &g.Kind, &g.Nickname, &g.Joined, &g.Expires}
}

// Guest finds a guest; see access.Book.
func (d *DB) Guest(ctx context.Context, hash string) (g access.Guest, err error) {
	err = one(ctx, d, "look up a guest", "SELECT "+guestColumns+" FROM guests WHERE hash = $1", hash, guestFields(&g)...)
	return g, err
}

// Guests lists those who came by an invitation; see access.Book.
func (d *DB) Guests(ctx context.Context, inviteID string) ([]access.Guest, error) {
	return many(ctx, d, "list guests", func(row scanner) (g access.Guest, err error) {
		return g, row.Scan(guestFields(&g)...)
	}, "SELECT "+guestColumns+" FROM guests WHERE invite = $1 ORDER BY joined, hash", inviteID)
}
