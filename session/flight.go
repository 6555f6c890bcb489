package session

import (
	"context"
	"sync"
	"unicode/utf8"
)

// Frame is a piece of what a turn in flight lets its person see. Offset counts the characters of this attempt
// before it, so that a reader can drop what it has. A Reset says that the words sent so far are void.
type Frame struct {
	Turn    int    `json:"turn"`
	Attempt int64  `json:"attempt"`
	Offset  int    `json:"offset"`
	Text    string `json:"text,omitempty"`
	Reset   bool   `json:"reset,omitempty"`
}

// Flight is a turn under way. It goes on whoever watches, and any number may.
type Flight struct {
	Session ID
	Turn    int

	mu       sync.Mutex
	frames   []Frame
	offset   int
	attempt  int64
	more     chan struct{} // closed and replaced at every frame
	done     chan struct{}
	snapshot Snapshot
	err      error
}

func newFlight(id ID, turn int) *Flight {
	return &Flight{Session: id, Turn: turn, more: make(chan struct{}), done: make(chan struct{})}
}

// landed is a flight that is over.
func landed(id ID, turn int, s Snapshot) *Flight {
	f := newFlight(id, turn)
	f.land(s, nil)
	return f
}

// Wait returns the session after the turn, or why it could not be finished here.
func (f *Flight) Wait(ctx context.Context) (Snapshot, error) {
	select {
	case <-f.done:
		return f.snapshot, f.err
	case <-ctx.Done():
		return Snapshot{}, ctx.Err()
	}
}

// Follow hands over every frame from the first on, and returns when the turn is over.
func (f *Flight) Follow(ctx context.Context, show func(Frame) error) error {
	for next := 0; ; {
		f.mu.Lock()
		frames, more := f.frames[next:], f.more
		f.mu.Unlock()
		for _, frame := range frames {
			if err := show(frame); err != nil {
				return err
			}
		}
		if next += len(frames); len(frames) > 0 {
			continue
		}
		select {
		case <-more:
		case <-f.done:
			f.mu.Lock()
			rest := len(f.frames) - next
			f.mu.Unlock()
			if rest == 0 {
				return nil
			}
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// begin starts an attempt.
func (f *Flight) begin(attempt int64) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.attempt, f.offset = attempt, 0
}

// void takes back the words of an attempt that did not get into the log.
func (f *Flight) void() {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.offset > 0 {
		f.add(Frame{Turn: f.Turn, Attempt: f.attempt, Reset: true})
		f.offset = 0
	}
}

func (f *Flight) release(words string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.add(Frame{Turn: f.Turn, Attempt: f.attempt, Offset: f.offset, Text: words})
	f.offset += utf8.RuneCountInString(words)
}

func (f *Flight) add(frame Frame) {
	f.frames = append(f.frames, frame)
	close(f.more)
	f.more = make(chan struct{})
}

func (f *Flight) land(s Snapshot, err error) {
	f.snapshot, f.err = s, err
	close(f.done)
}
