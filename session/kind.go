// Package session keeps what happens in a session as a log of events, and takes sessions from turn to turn.
//
// A Kind makes the State of one sort of session; State folds events and decides turns. A Host advances
// sessions on one node: what a person did is appended first, then State.Turn runs, and all it brought in
// or decided is appended at once. Replay runs the same turns from the log alone and compares. The package
// knows no storage engine (see Log) and nothing of what a session is about.
package session

import (
	"context"
	"encoding/json"

	"throughline/diag"
)

// Kind is one sort of session.
type Kind interface {
	// Name is the word for it in logs and addresses.
	Name() string
	// Engine is the version of its rules and prompts: a log of another Engine is not replayed.
	Engine() string
	// Open makes the state that an opening stands for, before any other event.
	Open(Opening) (State, error)
}

// State is the fold of one session's events. A Host lets only one goroutine change it at a time.
type State interface {
	// Accept checks what a person wants to do now and returns it as the type and body of an event.
	// It changes nothing. A *Refusal says what is wrong with the input.
	Accept(input json.RawMessage) (eventType string, body any, err error)
	// Fold applies an event, of any origin. It fails only on an event it cannot read.
	Fold(Event) error
	// Turn answers the latest event of a person, by t.Decide and Observe alone.
	Turn(ctx context.Context, t *Turn) error
	// View is what the person in the session may see.
	View() any
	// Summary is what a list of sessions shows.
	Summary() Summary
	// Outcome is what those who compare sessions see of this one, at any point of it.
	Outcome() any
}

// Refusal is an input that cannot be taken, with what is wrong and what to do.
type Refusal struct {
	Diagnostics diag.List
}

// Error names the first diagnostic.
func (r *Refusal) Error() string { return r.Diagnostics.Error() }
