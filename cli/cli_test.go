package cli

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"throughline/session"
)

// TestMain makes this test binary the real command for scripts and for the processes that tests start.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"throughline": func() {
		p := &program{ctx: context.Background(), stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr, log: slog.New(slog.DiscardHandler)}
		p.at = crashAt(os.Getenv("CRASH_AT"))
		os.Exit(run(p, os.Args[1:]))
	}})
}

// crashAt kills the process with -9 when it comes to a point for the nth time; the point is written as stored#2.
func crashAt(spec string) func(session.Point) {
	point, times, _ := strings.Cut(spec, "#")
	n, err := strconv.ParseInt(times, 10, 64)
	if err != nil {
		return nil
	}
	var seen atomic.Int64
	return func(at session.Point) {
		if string(at) == point && seen.Add(1) == n {
			_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
			select {} // the signal may take a moment
		}
	}
}

func TestScripts(t *testing.T) {
	t.Parallel()
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Setup: func(e *testscript.Env) error {
			e.Setenv("HOME", e.WorkDir)
			e.Setenv("THROUGHLINE_DB", "")
			return nil
		},
		Cmds: map[string]func(ts *testscript.TestScript, neg bool, args []string){
			"exits":  exits,
			"repeat": repeatText,
		},
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
	})
}

// exits CODE COMMAND...: the command ends with this code, and prints neither a stack nor Go's own words.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE COMMAND...")
	}
	code := 0
	err := ts.Exec(args[1], args[2:]...)
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		code = exit.ExitCode()
	} else if err != nil {
		ts.Fatalf("%v", err)
	}
	if strconv.Itoa(code) != args[0] {
		ts.Fatalf("exit code %d, want %s", code, args[0])
	}
	for _, word := range []string{"goroutine ", "panic", "runtime error", ".go:"} {
		if strings.Contains(ts.ReadFile("stderr"), word) {
			ts.Fatalf("stderr has %q in it", word)
		}
	}
}

// repeat FILE TEXT N: writes a file with a text N times over.
func repeatText(ts *testscript.TestScript, _ bool, args []string) {
	n, err := strconv.Atoi(args[2])
	ts.Check(err)
	text, err := strconv.Unquote(`"` + args[1] + `"`)
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(strings.Repeat(text, n)), 0o600))
}
