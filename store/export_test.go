package store

import "context"

// Pragma returns a SQLite setting of the connection that writes.
func (d *DB) Pragma(ctx context.Context, name string) (value string, err error) {
	err = d.write.QueryRowContext(ctx, "PRAGMA "+name).Scan(&value)
	return value, err
}
