package store_test

import (
	"crypto/rand"
	"database/sql"
	"net/url"
	"strings"
	"testing"

	"throughline/store"
	"throughline/store/pgtest"
)

// changed returns an address with something else in it.
func changed(t *testing.T, address string, change func(*url.URL)) string {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	change(u)
	return u.String()
}

func tables(t *testing.T, address string) (n int) {
	t.Helper()
	db, err := sql.Open("pgx", address)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := db.QueryRow("SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'").Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

func TestPostgresThatCannotBeUsedSaysWhy(t *testing.T) {
	t.Parallel()
	address := pgtest.URL(t)
	refused(t, changed(t, address, func(u *url.URL) { u.User = url.UserPassword("postgres", secret) }), store.ErrDenied, `"postgres"`, "password")
	refused(t, changed(t, address, func(u *url.URL) { u.User = url.UserPassword("stranger", secret) }), store.ErrDenied, `"stranger"`)
	refused(t, changed(t, address, func(u *url.URL) { u.Host = "127.0.0.1:1" }), store.ErrUnreachable, "127.0.0.1:1", "refused", "check")
	refused(t, changed(t, address, func(u *url.URL) { u.Host = "nowhere.invalid:5432" }), store.ErrUnreachable, "nowhere.invalid:5432")
	refused(t, changed(t, address, func(u *url.URL) { u.Path = "/nothing" }), store.ErrAbsent, `"nothing"`, "createdb")
	refused(t, address+"&default_transaction_read_only=on", store.ErrReadOnly, "cannot be written")
	for _, opt := range []store.Option{store.Existing(), store.ReadOnly()} {
		_, err := store.Open(t.Context(), address, opt)
		wantProblem(t, err, store.ErrAbsent, "throughline serve")
	}
	if n := tables(t, address); n != 0 {
		t.Errorf("looking at it made %d tables", n)
	}
}

func TestAPostgresUserWithoutRightsIsTold(t *testing.T) {
	t.Parallel()
	address := pgtest.URL(t)
	guest := "guest_" + strings.ToLower(rand.Text())
	execRaw(t, "pgx", address, "CREATE ROLE "+guest+" LOGIN PASSWORD '"+secret+"'", "REVOKE CREATE ON SCHEMA public FROM PUBLIC")
	t.Cleanup(func() { execRaw(t, "pgx", address, "DROP ROLE "+guest) })
	refused(t, changed(t, address, func(u *url.URL) { u.User = url.UserPassword(guest, secret) }), store.ErrDenied, guest, "may not")
}

func TestAPostgresDatabaseThatIsNotOursIsLeftAsItIs(t *testing.T) {
	t.Parallel()
	address := pgtest.URL(t)
	execRaw(t, "pgx", address, "CREATE TABLE songs (name TEXT)", "CREATE TABLE goose_db_version (id INT)")
	refused(t, address, store.ErrForeign, "another program", "left as it is")
	if n := tables(t, address); n != 2 {
		t.Errorf("it has %d tables now", n)
	}
}
