package store

import (
	"fmt"
	"net"
	"net/url"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/jackc/pgx/v5"
)

// address is where a database is: a SQLite file, or a Postgres database when postgres is set.
type address struct {
	path        string // absolute
	synchronous string // NORMAL or FULL
	postgres    *pgx.ConnConfig
}

// parseAddress reads the four forms that Open takes. Its errors repeat nothing of a Postgres address, which may hold a password.
func parseAddress(text string) (address, error) {
	scheme, rest, isURL := strings.Cut(text, "://")
	switch {
	case isURL && (scheme == "postgres" || scheme == "postgresql"):
		config, err := pgx.ParseConfig(text)
		if err != nil {
			return address{}, &Error{
				Reason:   ErrAddress,
				Sentence: "the Postgres address cannot be read; write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE, with special characters in the password percent-encoded",
			}
		}
		return address{postgres: config}, nil
	case isURL && scheme == "sqlite":
		return parsePath(rest)
	case isURL && !strings.ContainsAny(scheme, `/\.`):
		return address{}, &Error{
			Reason:   ErrAddress,
			Sentence: fmt.Sprintf("there is no database engine %q; write postgres://…, sqlite:PATH or a path", scheme),
		}
	default:
		return parsePath(strings.TrimPrefix(text, "sqlite:"))
	}
}

func parsePath(text string) (address, error) {
	path, query, _ := strings.Cut(text, "?")
	if path == "" || path == ":memory:" {
		return address{}, &Error{Reason: ErrAddress, Sentence: "the database address names no file; write sqlite:PATH or a path"}
	}
	absolute, err := filepath.Abs(path)
	if err != nil {
		return address{}, &Error{Reason: ErrAddress, Sentence: fmt.Sprintf("the database path %s cannot be resolved", path), Cause: err}
	}
	at := address{path: absolute, synchronous: "NORMAL"}
	values, err := url.ParseQuery(query)
	if err != nil {
		return address{}, &Error{Reason: ErrAddress, Sentence: fmt.Sprintf("what follows ? in the database address cannot be read: %q", query), Cause: err}
	}
	for key := range values {
		value := strings.ToUpper(values.Get(key))
		if key != "synchronous" || value != "NORMAL" && value != "FULL" {
			return address{}, &Error{
				Reason:   ErrAddress,
				Sentence: fmt.Sprintf("the database address has %s=%s; a SQLite address takes synchronous=normal or synchronous=full and nothing else", key, values.Get(key)),
			}
		}
		at.synchronous = value
	}
	return at, nil
}

// String names the place for print; it never holds a password.
func (a address) String() string {
	if a.postgres == nil {
		return a.path
	}
	return fmt.Sprintf("database %q on Postgres at %s", a.postgres.Database, a.host())
}

func (a address) host() string {
	if strings.HasPrefix(a.postgres.Host, "/") {
		return a.postgres.Host
	}
	return net.JoinHostPort(a.postgres.Host, strconv.Itoa(int(a.postgres.Port)))
}

// dsn is the name that the SQLite driver opens, with SQLite's own access mode and the driver's parameters.
func (a address) dsn(mode string, params url.Values) string {
	path := filepath.ToSlash(a.path)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path // a drive letter
	}
	params.Set("mode", mode)
	return (&url.URL{Scheme: "file", Path: path, RawQuery: params.Encode()}).String()
}
