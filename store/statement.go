package store

import (
	"context"
	"database/sql"
	"database/sql/driver"

	"modernc.org/sqlite"
)

// openKeeping opens a SQLite pool whose connections keep their statements: parsing them anew would take a third of the time of a write.
// database/sql could keep them too, but not for the one connection that a transaction already holds. pgx does the same by itself.
// The statements of a brief pool are too short to be interrupted, which saves a goroutine each; they only do not start when it is too late.
func openKeeping(dsn string, brief bool) (*sql.DB, error) {
	inner, err := sqlite.NewConnector(dsn)
	if err != nil {
		return nil, err
	}
	return sql.OpenDB(keepingConnector{inner, brief}), nil
}

type keepingConnector struct {
	driver.Connector
	brief bool
}

// Connect opens one connection.
func (c keepingConnector) Connect(ctx context.Context) (driver.Conn, error) {
	inner, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &keepingConn{sqliteConn: inner.(sqliteConn), brief: c.brief, kept: map[string]sqliteStmt{}}, nil
}

// sqliteConn is what the driver's connections can do besides running statements.
type sqliteConn interface {
	driver.Conn
	driver.ConnBeginTx
	driver.ConnPrepareContext
	driver.Pinger
	driver.SessionResetter
	driver.Validator
}

type sqliteStmt interface {
	driver.Stmt
	driver.StmtExecContext
	driver.StmtQueryContext
}

// keepingConn is a connection with the statements it has prepared. A connection is used by one goroutine at a time.
type keepingConn struct {
	sqliteConn
	brief bool
	kept  map[string]sqliteStmt
}

// ExecContext runs a statement that gives no rows.
func (c *keepingConn) ExecContext(ctx context.Context, text string, args []driver.NamedValue) (driver.Result, error) {
	ctx, stmt, err := c.take(ctx, text)
	if err != nil {
		return nil, err
	}
	defer c.keep(text, stmt)
	return stmt.ExecContext(ctx, args)
}

// QueryContext runs a statement that gives rows; it is out of use until they are closed.
func (c *keepingConn) QueryContext(ctx context.Context, text string, args []driver.NamedValue) (driver.Rows, error) {
	ctx, stmt, err := c.take(ctx, text)
	if err != nil {
		return nil, err
	}
	rows, err := stmt.QueryContext(ctx, args)
	if err != nil {
		c.keep(text, stmt)
		return nil, err
	}
	return &keepingRows{Rows: rows, closed: func() { c.keep(text, stmt) }}, nil
}

// Close ends the connection and its statements.
func (c *keepingConn) Close() error {
	for text, stmt := range c.kept {
		delete(c.kept, text)
		_ = stmt.Close() // the connection is going anyway
	}
	return c.sqliteConn.Close()
}

// take returns a statement that no one else is using, and the context to run it in.
func (c *keepingConn) take(ctx context.Context, text string) (context.Context, sqliteStmt, error) {
	if err := ctx.Err(); err != nil {
		return nil, nil, err
	}
	if c.brief {
		ctx = context.WithoutCancel(ctx)
	}
	if stmt := c.kept[text]; stmt != nil {
		delete(c.kept, text)
		return ctx, stmt, nil
	}
	stmt, err := c.PrepareContext(ctx, text)
	if err != nil {
		return nil, nil, err
	}
	return ctx, stmt.(sqliteStmt), nil
}

func (c *keepingConn) keep(text string, stmt sqliteStmt) {
	const most = 64
	if c.kept[text] != nil || len(c.kept) >= most {
		_ = stmt.Close() // it says again what running the statement said
		return
	}
	c.kept[text] = stmt
}

type keepingRows struct {
	driver.Rows
	closed func()
}

// Close lets the statement be used again.
func (r *keepingRows) Close() error {
	err := r.Rows.Close()
	r.closed()
	return err
}
