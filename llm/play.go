package llm

import (
	"context"
	"fmt"
	"strconv"
	"sync"
	"time"
)

// Script is a Model that plays replies from a text, in order, for tests and demonstrations. ParseScript reads one.
type Script struct {
	mu    sync.Mutex
	parts []part // those not played yet
	told  []Request
}

// Generate plays the next reply that is meant for the request's role, or fails with FaultPlayed when there is none.
func (s *Script) Generate(ctx context.Context, r Request, release func(string)) (Reply, error) {
	if err := r.Check(); err != nil {
		return Reply{}, err
	}
	if ctx.Err() != nil {
		return Reply{}, context.Cause(ctx)
	}
	p, found := s.next(r)
	if !found {
		return Reply{}, &Error{
			Provider: "script", Fault: FaultPlayed, Sentence: fmt.Sprintf("the script has no more replies for the role %q", r.Role),
			Advice: "add one",
		}
	}
	began := time.Now()
	words := NewWords("script", release)
	err := p.play(ctx, words)
	reply := Reply{Text: words.Text(), Model: "script", Usage: p.usage, Calls: 1}
	reply.Usage.Duration = time.Since(began)
	if err == nil {
		reply.Stop = p.stop
	}
	return reply, err
}

func (s *Script) next(r Request) (part, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.told = append(s.told, r)
	for i, p := range s.parts {
		if p.role == "" || p.role == r.Role {
			s.parts = append(s.parts[:i:i], s.parts[i+1:]...)
			return p, true
		}
	}
	return part{}, false
}

// Rest counts the replies that were not played.
func (s *Script) Rest() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.parts)
}

// Told returns every request so far, in order.
func (s *Script) Told() []Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]Request{}, s.told...)
}

func (p part) play(ctx context.Context, words *Words) error {
	if err := wait(ctx, p.delay); err != nil {
		return err
	}
	text := []rune(p.text)
	if p.fault != "" {
		text = text[:min(p.after, len(text))]
	}
	size := p.chunk
	if size == 0 {
		size = max(len(text), 1)
	}
	for first := true; len(text) > 0; first = false {
		if !first {
			if err := wait(ctx, p.pause); err != nil {
				return err
			}
		}
		n := min(size, len(text))
		if err := words.Add(string(text[:n])); err != nil {
			return err
		}
		text = text[n:]
	}
	return p.end(ctx)
}

// end is the fault that a reply ends in, or nil.
func (p part) end(ctx context.Context) error {
	switch p.fault {
	case "":
		return nil
	case "stall":
		<-ctx.Done()
		return context.Cause(ctx)
	case "dropped":
		return Incomplete("script")
	case "refused":
		return &RefusedError{Provider: "script", Sentence: p.text}
	}
	status, _ := strconv.Atoi(p.fault) // ParseScript has seen to it
	e := StatusError("script", Key{}, status, nil, nil)
	e.RetryAfter = p.retryAfter
	return e
}

// wait lets time pass, unless the context ends before.
func wait(ctx context.Context, d time.Duration) error {
	if d <= 0 {
		return nil
	}
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}
