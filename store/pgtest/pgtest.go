// Package pgtest gives tests a real Postgres.
//
// URL is all a test needs: a fresh database on a cluster that the whole test process shares. The cluster is the one named
// by THROUGHLINE_TEST_POSTGRES, or a private one that Start starts and that ends with the process. Exec runs a command with
// one cluster for all the test processes under it. The package is for tests only and knows nothing of what is stored.
package pgtest

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net/url"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/jackc/pgx/v5"
)

const (
	// Env names the superuser address of a running cluster that tests are to use.
	Env = "THROUGHLINE_TEST_POSTGRES"
	// RequireEnv makes a missing Postgres fail tests instead of skipping them, when it is 1.
	RequireEnv = "THROUGHLINE_REQUIRE_POSTGRES"
)

// shared is the one cluster of this process. The first test that needs it starts it; it ends when the process does, and not
// before, because it is held here.
var shared = sync.OnceValues(func() (*Cluster, error) {
	if given := os.Getenv(Env); given != "" {
		return &Cluster{URL: given}, nil
	}
	return Start("")
})

// URL returns the address of a new, empty database that is dropped when the test ends. Without Postgres on the machine the
// test is skipped, or fails under RequireEnv.
func URL(t testing.TB) string {
	t.Helper()
	cluster, err := shared()
	if errors.Is(err, ErrNotInstalled) && os.Getenv(RequireEnv) != "1" {
		t.Skip("Postgres is not installed, so this test is skipped; install it, or set " + Env)
	}
	if err != nil {
		t.Fatalf("start Postgres: %v", err)
	}
	super, name := cluster.URL, "test_"+strings.ToLower(rand.Text())
	if err := exec(t.Context(), super, "CREATE DATABASE "+name+" TEMPLATE template0 ENCODING 'UTF8'"); err != nil {
		t.Fatalf("make a database for the test: %v", err)
	}
	t.Cleanup(func() {
		if err := exec(context.Background(), super, "DROP DATABASE "+name+" WITH (FORCE)"); err != nil {
			t.Errorf("drop the database of the test: %v", err)
		}
	})
	address, err := url.Parse(super)
	if err != nil {
		t.Fatalf("read the address of the cluster: %v", err)
	}
	address.Path = "/" + name
	return address.String()
}

func exec(ctx context.Context, address, statement string) error {
	conn, err := pgx.Connect(ctx, address)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close(ctx) }()
	if _, err := conn.Exec(ctx, statement); err != nil {
		return fmt.Errorf("%s: %w", statement, err)
	}
	return nil
}
