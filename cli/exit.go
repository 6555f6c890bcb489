package cli

import (
	"errors"
	"fmt"

	"throughline/diag"
	"throughline/session"
)

// The exit codes.
const (
	exitFine  = 0
	exitNo    = 1 // the answer is no: error diagnostics, a replay that differs
	exitUsage = 2 // the call is wrong: a file that is not there, an address in use
)

// errNo ends a command whose output has said no already.
var errNo = errors.New("no")

// faults is a document's diagnostics together with its text, to print them with.
type faults struct {
	list diag.List
	text []byte
}

// Error names the first.
func (f *faults) Error() string { return f.list.Error() }

// exit is the one map from errors to exit codes. It prints what has not been printed.
func (p *program) exit(err error) int {
	var found *faults
	var refusal *session.Refusal
	switch {
	case err == nil:
		return exitFine
	case errors.Is(err, errNo):
		return exitNo
	case errors.As(err, &found):
		found.list.Print(p.stderr, func(string) []byte { return found.text })
		return exitNo
	case errors.As(err, &refusal):
		refusal.Diagnostics.Print(p.stderr, nil)
		return exitNo
	default:
		fmt.Fprintf(p.stderr, "throughline: %v\n", err)
		return exitUsage
	}
}
