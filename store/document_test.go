package store_test

import (
	"path/filepath"
	"testing"

	"throughline/document"
	"throughline/store/pgtest"
	"throughline/store/storetest"
)

func TestSQLiteKeepsThePromisesOfAShelf(t *testing.T) {
	t.Parallel()
	storetest.RunShelf(t, func(t *testing.T) document.Shelf { return open(t, filepath.Join(t.TempDir(), "a.db")) })
}

func TestPostgresKeepsThePromisesOfAShelf(t *testing.T) {
	t.Parallel()
	storetest.RunShelf(t, func(t *testing.T) document.Shelf { return open(t, pgtest.URL(t)) })
}
