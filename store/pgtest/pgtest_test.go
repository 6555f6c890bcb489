package pgtest_test

import (
	"bytes"
	"context"
	"os"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"throughline/store/pgtest"
)

func TestEveryTestGetsADatabaseOfItsOwn(t *testing.T) {
	t.Parallel()
	first, second := pgtest.URL(t), pgtest.URL(t)
	if first == second {
		t.Fatal("both are the same")
	}
	for _, url := range []string{first, second} {
		conn, err := pgx.Connect(t.Context(), url)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := conn.Exec(t.Context(), "CREATE TABLE mine (x INT)"); err != nil {
			t.Error(err)
		}
		if err := conn.Close(t.Context()); err != nil {
			t.Error(err)
		}
	}
}

func TestAStoppedClusterIsGone(t *testing.T) {
	t.Parallel()
	pgtest.URL(t) // skips where there is no Postgres
	folder := t.TempDir()
	for dir := folder; dir != os.TempDir() && len(dir) > 1; dir = dir[:strings.LastIndex(dir, "/")] {
		if err := os.Chmod(dir, 0o755); err != nil { // the server may be another user
			t.Fatal(err)
		}
	}
	cluster, err := pgtest.Start(folder)
	if err != nil {
		t.Fatal(err)
	}
	conn, err := pgx.Connect(t.Context(), cluster.URL)
	if err != nil {
		t.Fatal(err)
	}
	if err := conn.Close(t.Context()); err != nil {
		t.Error(err)
	}
	if err := cluster.Stop(); err != nil {
		t.Error(err)
	}
	if _, err := pgx.Connect(context.WithoutCancel(t.Context()), cluster.URL); err == nil {
		t.Error("the server still answers")
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) > 0 {
		t.Errorf("the folder has %v, %v", left, err)
	}
}

func TestExecPassesOnTheClusterTheOutputAndTheExitCode(t *testing.T) {
	t.Parallel()
	pgtest.URL(t) // skips where there is no Postgres
	for command, want := range map[string]int{"exit 0": 0, "exit 7": 7, "kill -TERM $$": 128 + 15} {
		var stdout, stderr bytes.Buffer
		got := pgtest.Exec([]string{"--", "/bin/sh", "-c", "echo $" + pgtest.Env + "; " + command}, strings.NewReader(""), &stdout, &stderr)
		if got != want || !strings.HasPrefix(stdout.String(), "postgres://") || stderr.Len() > 0 {
			t.Errorf("%s gave %d, printed %q and %q", command, got, &stdout, &stderr)
		}
	}
	if got := pgtest.Exec([]string{"--"}, strings.NewReader(""), &bytes.Buffer{}, &bytes.Buffer{}); got != 2 {
		t.Errorf("no command gave %d", got)
	}
}
