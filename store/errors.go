package store

import (
	"context"
	"errors"
	"fmt"
	"net"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// Reasons why a database cannot be opened or used. Match them with errors.Is; the *Error around them has the sentence.
var (
	ErrAddress     = errors.New("database address cannot be read")
	ErrAbsent      = errors.New("no database there")
	ErrPlace       = errors.New("no place for a database") // a folder, no such folder
	ErrForeign     = errors.New("not a Throughline database")
	ErrNewer       = errors.New("database of a newer release")
	ErrOlder       = errors.New("database of an older release") // only when it may not be brought up to date
	ErrReadOnly    = errors.New("database cannot be written")
	ErrDenied      = errors.New("access to the database denied")
	ErrUnreachable = errors.New("database does not answer")
	ErrBusy        = errors.New("database is busy")
	ErrFull        = errors.New("no space left for the database")
	ErrDamaged     = errors.New("database is damaged")
)

// Error says in one sentence what is wrong with a database and what to do. errors.Is matches its Reason and its Cause.
type Error struct {
	Reason   error
	Sentence string
	Cause    error // what the driver or the system said, or nil
}

// Error is the sentence.
func (e *Error) Error() string { return e.Sentence }

// Unwrap returns the reason and the cause.
func (e *Error) Unwrap() []error {
	if e.Cause == nil {
		return []error{e.Reason}
	}
	return []error{e.Reason, e.Cause}
}

// explain finds the sentence for what a driver said; an error it does not know, or that has its sentence, stays as it is.
func (a address) explain(ctx context.Context, err error) error {
	var explained *Error
	if err == nil || ctx.Err() != nil || errors.As(err, &explained) {
		return err
	}
	if a.postgres == nil {
		var fromSQLite *sqlite.Error
		if errors.As(err, &fromSQLite) {
			return a.explainSQLite(fromSQLite, err)
		}
		return err
	}
	var fromPostgres *pgconn.PgError
	if errors.As(err, &fromPostgres) {
		return a.explainPostgres(fromPostgres, err)
	}
	var noConnection *pgconn.ConnectError
	var network net.Error
	if errors.As(err, &noConnection) || errors.As(err, &network) {
		return a.because(ErrUnreachable, err, "Postgres at %s does not answer (%s); check that it is running and that host and port are right", a.host(), innermost(err))
	}
	return err
}

// opening explains what went wrong in Open; only what has no sentence of its own needs one more word.
func (a address) opening(ctx context.Context, err error) error {
	explained := a.explain(ctx, err)
	var sentence *Error
	if errors.As(explained, &sentence) {
		return sentence
	}
	return fmt.Errorf("open %s: %w", a, err)
}

func (a address) because(reason, cause error, format string, args ...any) *Error {
	return &Error{Reason: reason, Sentence: fmt.Sprintf(format, args...), Cause: cause}
}

func (a address) explainSQLite(e *sqlite.Error, err error) error {
	switch e.Code() & 0xff { // the low byte is the kind of error, the rest is detail
	case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED:
		return a.because(ErrBusy, err, "the database %s is locked by another process; try again, or find what holds it", a.path)
	case sqlite3.SQLITE_READONLY:
		return a.because(ErrReadOnly, err, "the database %s cannot be written; check the permissions of the file, its folder and its disk", a.path)
	case sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM:
		return a.because(ErrDenied, err, "the database %s cannot be opened; check that you may read and write the file and its folder", a.path)
	case sqlite3.SQLITE_NOTADB:
		return a.because(ErrForeign, err, "%s is not a database; it was left as it is: name another file", a.path)
	case sqlite3.SQLITE_CORRUPT:
		return a.because(ErrDamaged, err, "the database %s is damaged; restore it from a backup", a.path)
	case sqlite3.SQLITE_FULL:
		return a.because(ErrFull, err, "the disk that holds %s is full; make room and try again", a.path)
	case sqlite3.SQLITE_IOERR:
		return a.because(ErrDamaged, err, "the disk that holds %s does not read or write; check the disk", a.path)
	}
	return err
}

func (a address) explainPostgres(e *pgconn.PgError, err error) error {
	switch e.Code {
	case "28P01", "28000":
		return a.because(ErrDenied, err, "Postgres at %s refuses user %q; check user and password in the address", a.host(), a.postgres.User)
	case "3D000":
		return a.because(ErrAbsent, err, "there is no %s; create it (createdb %s) or name another", a, a.postgres.Database)
	case "42501":
		return a.because(ErrDenied, err, "user %q may not do this in %s (%s); grant it the rights of an owner", a.postgres.User, a, e.Message)
	case "25006":
		return a.because(ErrReadOnly, err, "%s cannot be written; name a server that is not a standby", a)
	case "53100":
		return a.because(ErrFull, err, "the disk of %s is full; make room and try again", a)
	case "53300":
		return a.because(ErrBusy, err, "%s has no connection left; raise max_connections or run fewer nodes", a)
	case "57P01", "57P02", "57P03":
		return a.because(ErrUnreachable, err, "Postgres at %s is starting or stopping; try again in a moment", a.host())
	}
	return err
}

// innermost is what the system said, without the layers that passed it on.
func innermost(err error) string {
	var dns *net.DNSError
	if errors.As(err, &dns) {
		return dns.Err
	}
	for {
		switch wrapped := err.(type) { //nolint:errorlint // it is the wrapping itself that is taken off here
		case interface{ Unwrap() error }:
			if wrapped.Unwrap() == nil {
				return err.Error()
			}
			err = wrapped.Unwrap()
		case interface{ Unwrap() []error }:
			if len(wrapped.Unwrap()) == 0 {
				return err.Error()
			}
			err = wrapped.Unwrap()[0]
		default:
			return err.Error()
		}
	}
}
