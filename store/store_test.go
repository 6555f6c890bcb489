package store_test

import (
	"path/filepath"
	"testing"

	"throughline/session"
	"throughline/store"
	"throughline/store/pgtest"
	"throughline/store/storetest"
)

func TestSQLiteKeepsThePromisesOfALog(t *testing.T) {
	t.Parallel()
	storetest.Run(t, func(t *testing.T) session.Log { return open(t, filepath.Join(t.TempDir(), "a.db")) })
}

func TestPostgresKeepsThePromisesOfALog(t *testing.T) {
	t.Parallel()
	storetest.Run(t, func(t *testing.T) session.Log { return open(t, pgtest.URL(t)) })
}

// open opens a database for the length of a test.
func open(t testing.TB, url string, opts ...store.Option) *store.DB {
	t.Helper()
	db, err := store.Open(t.Context(), url, opts...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Errorf("close: %v", err)
		}
	})
	return db
}
