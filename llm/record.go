package llm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"
)

// Record is one call as a recording keeps it: one line of JSON. It holds what was said, and no key.
type Record struct {
	At      time.Time `json:"at"`
	Hash    string    `json:"hash"`
	Request Request   `json:"request"`
	Reply   Reply     `json:"reply"`
	// Fault is what the call failed with, or nil.
	Fault *RecordedFault `json:"fault,omitempty"`
}

// RecordedFault is an error in a recording: one of its fields, or just its text.
type RecordedFault struct {
	Timeout *TimeoutError `json:"timeout,omitempty"`
	Failed  *Error        `json:"failed,omitempty"`
	Refused *RefusedError `json:"refused,omitempty"`
	Budget  *BudgetError  `json:"budget,omitempty"`
	Text    string        `json:"text,omitempty"`
}

func recordFault(err error) *RecordedFault {
	if err == nil {
		return nil
	}
	f := &RecordedFault{}
	if !errors.As(err, &f.Timeout) && !errors.As(err, &f.Failed) && !errors.As(err, &f.Refused) && !errors.As(err, &f.Budget) {
		f.Text = err.Error()
	}
	return f
}

// err is the error again.
func (f *RecordedFault) err() error {
	switch {
	case f == nil:
		return nil
	case f.Timeout != nil:
		return f.Timeout
	case f.Failed != nil:
		return f.Failed
	case f.Refused != nil:
		return f.Refused
	case f.Budget != nil:
		return f.Budget
	default:
		return &Error{Fault: FaultPlayed, Sentence: f.Text}
	}
}

// Recorder writes calls to a sink, a line each.
type Recorder struct {
	now func() time.Time

	mu   sync.Mutex
	sink io.Writer
	err  error
}

// NewRecorder returns a recorder that writes to a sink, one line at a time.
func NewRecorder(sink io.Writer, now func() time.Time) *Recorder {
	return &Recorder{sink: sink, now: now}
}

// Err is the first thing that went wrong with the sink. Calls go on without being recorded.
func (rec *Recorder) Err() error {
	rec.mu.Lock()
	defer rec.mu.Unlock()
	return rec.err
}

func (rec *Recorder) write(r Request, reply Reply, fault error) {
	line, err := json.Marshal(Record{At: rec.now().UTC(), Hash: r.Hash(), Request: r, Reply: reply, Fault: recordFault(fault)})
	rec.mu.Lock()
	defer rec.mu.Unlock()
	if err == nil {
		_, err = rec.sink.Write(append(line, '\n'))
	}
	if err != nil && rec.err == nil {
		rec.err = fmt.Errorf("record a call: %w", err)
	}
}

// WithRecording records every call: what was asked, what came back, and what went wrong.
func WithRecording(m Model, rec *Recorder) Model {
	return ModelFunc(func(ctx context.Context, r Request, release func(string)) (Reply, error) {
		reply, err := m.Generate(ctx, r, release)
		rec.write(r, reply, err)
		return reply, err
	})
}
