package pgtest

import (
	"errors"
	"fmt"
	"io"
	"os"
	osexec "os/exec"
	"os/signal"
	"syscall"
)

// Exec runs a command with Env set to a cluster that lives as long as the command does, and returns its exit code. Signals that
// ask to end are passed on to the command. Without Postgres on the machine the command runs all the same, unless RequireEnv is set.
func Exec(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	}
	if len(args) == 0 {
		fmt.Fprintln(stderr, "usage: pgtest -- COMMAND [ARGUMENTS...]")
		return 2
	}
	// Listen before the cluster starts, so that no signal leaves it behind.
	signals := make(chan os.Signal, 4)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(signals)

	environment := os.Environ()
	if os.Getenv(Env) == "" {
		cluster, err := Start("")
		switch {
		case errors.Is(err, ErrNotInstalled) && os.Getenv(RequireEnv) != "1":
			fmt.Fprintln(stderr, "pgtest: Postgres is not installed; tests that need it will be skipped")
		case err != nil:
			fmt.Fprintln(stderr, "pgtest:", err)
			return 1
		default:
			defer func() {
				if err := cluster.Stop(); err != nil {
					fmt.Fprintln(stderr, "pgtest: stop Postgres:", err)
				}
			}()
			environment = append(environment, Env+"="+cluster.URL)
		}
	}
	cmd := osexec.Command(args[0], args[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr, cmd.Env = stdin, stdout, stderr, environment
	return run(cmd, signals, stderr)
}

func run(cmd *osexec.Cmd, signals <-chan os.Signal, stderr io.Writer) int {
	if err := cmd.Start(); err != nil {
		fmt.Fprintln(stderr, "pgtest:", err)
		return 127
	}
	done := make(chan error, 1)
	go func() { done <- cmd.Wait() }()
	for {
		select {
		case s := <-signals:
			_ = cmd.Process.Signal(s) // it may just have ended
		case err := <-done:
			var exit *osexec.ExitError
			switch {
			case err == nil:
				return 0
			case errors.As(err, &exit) && exit.ExitCode() >= 0:
				return exit.ExitCode()
			case errors.As(err, &exit):
				if status, ok := exit.Sys().(syscall.WaitStatus); ok {
					return 128 + int(status.Signal())
				}
			}
			fmt.Fprintln(stderr, "pgtest:", err)
			return 1
		}
	}
}
