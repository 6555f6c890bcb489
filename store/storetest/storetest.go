// Package storetest holds what every session.Log promises, as tests that each implementation runs.
//
// Run takes a function that opens an empty log and runs every promise on a log of its own; a random walk then holds the log
// against a small model in memory. What a particular engine does besides (opening, backups) is tested beside that engine.
package storetest

import (
	"encoding/json"
	"errors"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"throughline/session"
)

// Run tests the promises of session.Log. open returns an empty log that lives as long as the test it is given.
func Run(t *testing.T, open func(t *testing.T) session.Log) {
	for _, part := range [][]promise{creation, appending, claiming, repeating, reading, listing, deleting, racing, modelled} {
		for _, p := range part {
			t.Run(p.name, func(t *testing.T) {
				t.Parallel()
				p.holds(t, open(t))
			})
		}
	}
}

// promise is one sentence about every log.
type promise struct {
	name  string
	holds func(t *testing.T, log session.Log)
}

// begin creates a session with one opening event at time at.
func begin(t *testing.T, log session.Log, head session.Head, at int64) session.Head {
	t.Helper()
	if head.ID == "" {
		head.ID = session.NewID()
	}
	if head.Kind == "" {
		head.Kind = "sample"
	}
	if err := log.Create(t.Context(), head, []session.Event{event(1, 0, at)}); err != nil {
		t.Fatal(err)
	}
	return mustHead(t, log, head.ID)
}

// event makes an event whose body tells its version.
func event(version int64, turn int, at int64) session.Event {
	return session.Event{
		Version: version, Turn: turn, Type: "said", Origin: session.Person, At: at,
		Body: json.RawMessage(fmt.Sprintf(`{"n":%d}`, version)),
	}
}

// keyed makes an event that stands for a request.
func keyed(version int64, turn int, key, hash string) session.Event {
	e := event(version, turn, 10)
	e.Key, e.Hash = key, hash
	return e
}

// write makes the write of n events behind version expect.
func write(id session.ID, expect int64, n int, now int64) session.Write {
	w := session.Write{Session: id, Expect: expect, Now: now}
	for i := range n {
		w.Events = append(w.Events, event(expect+int64(i)+1, 1, now))
	}
	return w
}

func mustAppend(t *testing.T, log session.Log, w session.Write) int64 {
	t.Helper()
	fence, err := log.Append(t.Context(), w)
	if err != nil {
		t.Fatal(err)
	}
	return fence
}

func mustClaim(t *testing.T, log session.Log, id session.ID, lease session.Lease) session.Claim {
	t.Helper()
	claim, err := log.Claim(t.Context(), id, lease)
	if err != nil {
		t.Fatal(err)
	}
	return claim
}

func mustHead(t *testing.T, log session.Log, id session.ID) session.Head {
	t.Helper()
	head, err := log.Head(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	return head
}

func mustEvents(t *testing.T, log session.Log, id session.ID, after int64, limit int) []session.Event {
	t.Helper()
	events, err := log.Events(t.Context(), id, after, limit)
	if err != nil {
		t.Fatal(err)
	}
	return events
}

// wantError fails unless err is want.
func wantError(t *testing.T, doing string, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Errorf("%s gave %v, want %v", doing, err, want)
	}
}

// same fails unless two values are equal; an empty list equals none.
func same(t *testing.T, what string, got, want any) {
	t.Helper()
	if diff := difference(got, want); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

func difference(got, want any) string {
	// Bodies may be long, and cmp is slow on bytes one by one.
	bodies := cmp.FilterValues(func(a, b json.RawMessage) bool { return len(a) > 0 || len(b) > 0 },
		cmp.Transformer("text", func(body json.RawMessage) string { return string(body) }))
	return cmp.Diff(want, got, cmpopts.EquateEmpty(), bodies)
}
