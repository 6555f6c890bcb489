package session

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"strings"
)

// ID names a session. It is unguessable.
type ID string

// NewID returns an ID that no one has or can guess.
func NewID() ID { return ID(strings.ToLower(rand.Text())) }

// Origin says where an event comes from, and so what Replay does with it: what came from outside is
// taken as it is, what code decided is decided again.
type Origin string

// The three origins. There is no fourth.
const (
	Person Origin = "person" // done by the person in the session
	World  Origin = "world"  // brought in from outside: a model's reply, a measurement
	Code   Origin = "code"   // decided by code from the events before it
)

// Opened is the type of every log's first event; its body is an Opening.
const Opened = "opened"

// Event is one entry of a log. A session's state is the fold of its events in the order of Version.
type Event struct {
	Version int64  `json:"version"` // its position in the log, from 1
	Turn    int    `json:"turn"`    // 0 for the opening, then counted from 1
	Type    string `json:"type"`
	Origin  Origin `json:"origin" enum:"person,world,code"`
	At      int64  `json:"at"` // milliseconds since 1970, by the clock of the node that wrote it
	// Key and Hash make a person's request idempotent: the same Key with another Hash is refused.
	Key  string          `json:"key,omitempty"`
	Hash string          `json:"hash,omitempty"`
	Body json.RawMessage `json:"body"`
}

// Document is an authored file that a session stands on, pinned whole: a session never changes because a file did.
type Document struct {
	Kind string `json:"kind"` // such as roleplay/v1
	ID   string `json:"id"`
	Hash string `json:"hash"` // SHA-256 of Text, in hex
	Text string `json:"text"`
}

// Opening is what a session is opened with: the body of its first event.
type Opening struct {
	Kind      string          `json:"kind"`
	Engine    string          `json:"engine"` // version of the rules and prompts that decide
	Seed      uint64          `json:"seed"`
	Documents []Document      `json:"documents"`
	Params    json.RawMessage `json:"params,omitempty"`
}

// Observation is the body of an event that came from the World: what code asked for, and what came back.
type Observation struct {
	Request json.RawMessage `json:"request"`
	Reply   json.RawMessage `json:"reply"`
}

// encode is the one JSON encoding of bodies; Replay compares its bytes.
func encode(v any) (json.RawMessage, error) {
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return nil, fmt.Errorf("encode %T: %w", v, err)
	}
	return bytes.TrimRight(buf.Bytes(), "\n"), nil
}
