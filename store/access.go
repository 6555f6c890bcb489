package store

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"

	"throughline/access"
)

var _ access.Book = (*DB)(nil)

// book runs a change of who may come, and says what it was when it fails.
func (d *DB) book(ctx context.Context, doing string, do func(tx *sql.Tx) error, texts ...string) error {
	err := error(nil)
	for _, text := range texts {
		if !storable(text) {
			err = errors.New("a text has a zero byte or is not UTF-8")
		}
	}
	if err == nil {
		err = d.change(ctx, do)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", doing, err)
	}
	return nil
}

// one reads a single row, or answers access.ErrUnknown.
func one(ctx context.Context, d *DB, doing, query, key string, into ...any) error {
	err := sql.ErrNoRows
	if storable(key) {
		err = d.read.QueryRowContext(ctx, query, key).Scan(into...)
	}
	if errors.Is(err, sql.ErrNoRows) {
		err = access.ErrUnknown
	}
	if err != nil {
		return fmt.Errorf("%s: %w", doing, d.explain(ctx, err))
	}
	return nil
}

// many reads rows, each by scan.
func many[T any](ctx context.Context, d *DB, doing string, scan func(row scanner) (T, error), query string, args ...any) ([]T, error) {
	all, err := func() ([]T, error) {
		rows, err := d.read.QueryContext(ctx, query, args...)
		if err != nil {
			return nil, err
		}
		defer rows.Close()
		all := []T{}
		for rows.Next() {
			each, err := scan(rows)
			if err != nil {
				return nil, err
			}
			all = append(all, each)
		}
		return all, rows.Err()
	}()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", doing, d.explain(ctx, err))
	}
	return all, nil
}

// AddOwner adds an owner; see access.Book.
func (d *DB) AddOwner(ctx context.Context, o access.Owner, password string) error {
	return d.book(ctx, "add an owner", func(tx *sql.Tx) error {
		result, err := tx.ExecContext(ctx, "INSERT INTO owners (name, password, created) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING",
			o.Name, password, o.Created)
		return some(result, err, access.ErrExists)
	}, o.Name)
}

// SetPassword replaces a password; see access.Book.
func (d *DB) SetPassword(ctx context.Context, name, password string) error {
	return d.book(ctx, "change a password", func(tx *sql.Tx) error {
		result, err := tx.ExecContext(ctx, "UPDATE owners SET password = $2 WHERE name = $1", name, password)
		if err := some(result, err, access.ErrUnknown); err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "DELETE FROM credentials WHERE owner = $1", name)
		return err
	}, name)
}

// RemoveOwner removes an owner; see access.Book. It takes all owners' rows, so that two who remove each other do not both succeed.
func (d *DB) RemoveOwner(ctx context.Context, name string) error {
	return d.book(ctx, "remove an owner", func(tx *sql.Tx) error {
		names, err := column[string](ctx, tx, "UPDATE owners SET name = name RETURNING name")
		if err != nil {
			return err
		}
		if len(names) == 1 && names[0] == name {
			return access.ErrLast
		}
		if _, err := tx.ExecContext(ctx, "DELETE FROM credentials WHERE owner = $1", name); err != nil {
			return err
		}
		result, err := tx.ExecContext(ctx, "DELETE FROM owners WHERE name = $1", name)
		return some(result, err, access.ErrUnknown)
	}, name)
}

// Password returns what is kept of a password; see access.Book.
func (d *DB) Password(ctx context.Context, name string) (password string, err error) {
	err = one(ctx, d, "look up an owner", "SELECT password FROM owners WHERE name = $1", name, &password)
	return password, err
}

// Owners lists the owners; see access.Book.
func (d *DB) Owners(ctx context.Context) ([]access.Owner, error) {
	return many(ctx, d, "list owners", func(row scanner) (o access.Owner, err error) {
		return o, row.Scan(&o.Name, &o.Created)
	}, "SELECT name, created FROM owners ORDER BY name")
}

const credentialColumns = "hash, id, owner, token, label, created, expires, used"

func scanCredential(row scanner) (c access.Credential, err error) {
	return c, row.Scan(&c.Hash, &c.ID, &c.Owner, &c.Token, &c.Label, &c.Created, &c.Expires, &c.Used)
}

// AddCredential adds a credential; see access.Book.
func (d *DB) AddCredential(ctx context.Context, c access.Credential) error {
	return d.book(ctx, "add a credential", func(tx *sql.Tx) error {
		owned, err := tx.ExecContext(ctx, "UPDATE owners SET name = name WHERE name = $1", c.Owner)
		if err := some(owned, err, access.ErrUnknown); err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "INSERT INTO credentials ("+credentialColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
			c.Hash, c.ID, c.Owner, c.Token, c.Label, c.Created, c.Expires, c.Used)
		return err
	}, c.Owner, c.Label)
}

// Credential finds a credential; see access.Book.
func (d *DB) Credential(ctx context.Context, hash string) (c access.Credential, err error) {
	err = one(ctx, d, "look up a credential", "SELECT "+credentialColumns+" FROM credentials WHERE hash = $1", hash,
		&c.Hash, &c.ID, &c.Owner, &c.Token, &c.Label, &c.Created, &c.Expires, &c.Used)
	return c, err
}

// Touch notes a use; see access.Book.
func (d *DB) Touch(ctx context.Context, hash string, at int64) error {
	return d.book(ctx, "note the use of a credential", func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "UPDATE credentials SET used = $2 WHERE hash = $1", hash, at)
		return err
	})
}

// Tokens lists an owner's tokens; see access.Book.
func (d *DB) Tokens(ctx context.Context, owner string) ([]access.Credential, error) {
	return many(ctx, d, "list tokens", scanCredential,
		"SELECT "+credentialColumns+" FROM credentials WHERE owner = $1 AND token ORDER BY created DESC, id", owner)
}

// DropCredential removes a credential; see access.Book.
func (d *DB) DropCredential(ctx context.Context, owner, id string) error {
	return d.book(ctx, "remove a credential", func(tx *sql.Tx) error {
		result, err := tx.ExecContext(ctx, "DELETE FROM credentials WHERE owner = $1 AND id = $2", owner, id)
		return some(result, err, access.ErrUnknown)
	}, owner, id)
}

// Record notes what an owner did; see access.Book.
func (d *DB) Record(ctx context.Context, e access.Entry) error {
	return d.book(ctx, "record what was done", func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "INSERT INTO entries (id, at, who, action, subject) VALUES ($1, $2, $3, $4, $5)",
			rand.Text(), e.At, e.Who, e.Action, readable(e.Subject))
		return err
	}, e.Who, e.Action)
}

// Entries lists what was done; see access.Book.
func (d *DB) Entries(ctx context.Context, limit int) ([]access.Entry, error) {
	return many(ctx, d, "list what was done", func(row scanner) (e access.Entry, err error) {
		return e, row.Scan(&e.At, &e.Who, &e.Action, &e.Subject)
	}, "SELECT at, who, action, subject FROM entries ORDER BY at DESC, id LIMIT $1", limit)
}
