package llm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"
)

// Replay is a Model that answers from a recording: each request with what the same request was answered before, in
// order, faults included.
type Replay struct {
	mu    sync.Mutex
	calls map[string][]Record // by hash, those not played yet
}

// NewReplay reads a recording.
func NewReplay(recording io.Reader) (*Replay, error) {
	p := &Replay{calls: map[string][]Record{}}
	lines := json.NewDecoder(recording)
	for n := 1; ; n++ {
		var r Record
		switch err := lines.Decode(&r); {
		case errors.Is(err, io.EOF):
			return p, nil
		case err != nil:
			return nil, fmt.Errorf("read call %d of a recording: %w", n, err)
		case r.Hash != r.Request.Hash():
			return nil, fmt.Errorf("read call %d of a recording: it is not the request that it says it is", n)
		}
		p.calls[r.Hash] = append(p.calls[r.Hash], r)
	}
}

// Generate answers from the recording, or with an *Error of FaultPlayed when it has nothing more for this request.
func (p *Replay) Generate(ctx context.Context, r Request, release func(string)) (Reply, error) {
	if err := r.Check(); err != nil {
		return Reply{}, err
	}
	if ctx.Err() != nil {
		return Reply{}, context.Cause(ctx)
	}
	recorded, found := p.next(r.Hash())
	if !found {
		return Reply{}, &Error{
			Provider: "recording", Fault: FaultPlayed, Sentence: "this request is not in the recording, or not once more",
			Advice: "record it again: the prompt or the document has changed since",
		}
	}
	words := NewWords("recording", release)
	if err := words.Add(recorded.Reply.Text); err != nil {
		return Reply{}, err
	}
	return recorded.Reply, recorded.Fault.err()
}

func (p *Replay) next(hash string) (Record, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	calls := p.calls[hash]
	if len(calls) == 0 {
		return Record{}, false
	}
	p.calls[hash] = calls[1:]
	return calls[0], true
}

// Rest counts the recorded calls that were not played.
func (p *Replay) Rest() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	rest := 0
	for _, calls := range p.calls {
		rest += len(calls)
	}
	return rest
}
