package session

import (
	"context"
	"errors"
)

// Errors of a Log. Match them with errors.Is.
var (
	ErrNotFound = errors.New("no such session")
	ErrExists   = errors.New("session exists already")
	ErrConflict = errors.New("the log has moved on")              // Write.Expect is not the log's version
	ErrClaimed  = errors.New("a turn is in flight")               // a claim is in force, and the write is not under it
	ErrFenced   = errors.New("the claim was taken over")          // Write.Fence is not the claim's fence any more
	ErrRepeated = errors.New("the request was stored before")     // a Key of Write.Events is in the log already
	ErrCorrupt  = errors.New("the log is not a whole event list") // a gap, a duplicate, half a line

	ErrUnknownKind = errors.New("no such kind of session")
)

// Head is what a log's row says without reading its events.
type Head struct {
	ID      ID     `json:"id"`
	Kind    string `json:"kind"`
	Version int64  `json:"version"` // events in the log
	Turn    int    `json:"turn"`    // turns begun
	Open    bool   `json:"open"`    // the last turn is begun and not finished: the last event is a person's
	Summary
	Parent     ID    `json:"parent,omitempty"`      // the session this one was forked from
	ParentTurn int   `json:"parent_turn,omitempty"` // and after which of its turns
	Created    int64 `json:"created"`               // milliseconds since 1970
	Updated    int64 `json:"updated"`
	// Incarnation differs between two sessions that had the same ID one after the other.
	Incarnation string `json:"-"`
}

// Summary is what a list of sessions shows of one.
type Summary struct {
	Title string `json:"title"`
	Place string `json:"place"` // where in it the person is
	Done  bool   `json:"done"`
}

// Claim is the right to finish the turn that a session has open. Fence grows with every claim on a session.
type Claim struct {
	Session ID
	Version int64 // the log's version when it was claimed
	Node    string
	Until   int64 // milliseconds since 1970; after it anyone may claim
	Fence   int64
}

// Lease asks for a claim.
type Lease struct {
	Node string
	Now  int64
	// Until is when the claim lapses unless it is renewed.
	Until int64
}

// Write is one atomic change of a log.
type Write struct {
	Session ID
	Expect  int64 // the version the log must have; else ErrConflict
	Now     int64
	Events  []Event // Version, Turn and At are set by the caller, consecutive from Expect+1
	Summary Summary
	Open    bool   // whether a turn is open after this write
	Fence   int64  // the claim this write is made under; 0 for none
	Take    *Lease // take a claim in the same transaction
}

// Filter selects sessions for a list, newest first.
type Filter struct {
	Kind   string // "" for all
	Done   *bool
	Parent ID
	// Before and BeforeID are the update and the ID of the last session on the page before; 0 for the first page.
	Before   int64
	BeforeID ID
	Limit    int // 0 for 100
}

// Log keeps sessions. Every method is safe for concurrent use by many nodes; storetest holds what is promised.
type Log interface {
	// Create begins a log with its first events, or answers ErrExists, or ErrNotFound when head names a parent that is
	// not there. Version and Turn follow from the events, and so do Created and Updated where head leaves them 0.
	Create(ctx context.Context, head Head, events []Event) error
	// Append makes one Write, whole or not at all. It answers, checked in this order: ErrNotFound; ErrRepeated;
	// ErrConflict; ErrFenced when Fence is not 0 and not the latest; ErrClaimed when Fence is 0 and a claim is in force.
	// With Take it returns the new claim's fence. A write under a Fence that leaves no turn open releases the claim.
	Append(ctx context.Context, w Write) (fence int64, err error)
	// Head returns a session's row, or ErrNotFound.
	Head(ctx context.Context, id ID) (Head, error)
	// Events returns the events behind version after, in order; all of them when limit is 0.
	Events(ctx context.Context, id ID, after int64, limit int) ([]Event, error)
	// Find returns the event that was stored with an idempotency key, or ErrNotFound.
	Find(ctx context.Context, id ID, key string) (Event, error)
	// Claim takes the claim on a session when it is free, lapsed, or held by the same node; else ErrClaimed.
	Claim(ctx context.Context, id ID, lease Lease) (Claim, error)
	// Renew extends a claim, or answers ErrFenced when another was taken since.
	Renew(ctx context.Context, c Claim, until int64) error
	// Unfinished lists sessions with an open turn whose claim has lapsed or is held by node.
	Unfinished(ctx context.Context, node string, now int64) ([]ID, error)
	// List returns heads, latest update first.
	List(ctx context.Context, f Filter) ([]Head, error)
	// Delete removes a session, its forks and theirs, and everything kept about them, and returns their IDs.
	Delete(ctx context.Context, id ID) ([]ID, error)
}
