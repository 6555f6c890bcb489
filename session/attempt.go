package session

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"
)

// launch begins the turn that answers input, under a claim, with the state of e, which it takes out of the cache.
// The caller holds e's lock and has called work.
func (h *Host) launch(e *entry, input Event, claim Claim) *Flight {
	f := newFlight(claim.Session, input.Turn)
	h.mu.Lock()
	h.flights[f.Session] = f
	h.mu.Unlock()
	h.cache.remove(f.Session, e)
	h.fly(f, func() {
		s, err := h.attempt(f, e, input, claim)
		if superseded(err) {
			h.await(f)
			return
		}
		h.finish(f, s, err)
	})
	h.changed(f.Session)
	return f
}

// takeUp returns the flight of a session's open turn: the one under way here, or one that waits for the node that
// has it and takes it over when that node gives no sign of life. The caller has called work.
func (h *Host) takeUp(id ID, turn int) *Flight {
	h.mu.Lock()
	defer h.mu.Unlock()
	if f, ok := h.flights[id]; ok && f.Turn == turn {
		return f
	}
	f := newFlight(id, turn)
	h.flights[id] = f
	h.fly(f, func() { h.await(f) })
	return f
}

func (h *Host) fly(f *Flight, do func()) {
	h.working.Add(1)
	go func() {
		defer h.working.Done()
		do()
		h.mu.Lock()
		if h.flights[f.Session] == f {
			delete(h.flights, f.Session)
		}
		h.mu.Unlock()
		h.changed(f.Session)
	}()
}

// superseded says that another node has the turn now, or has finished it.
func superseded(err error) bool { return errors.Is(err, ErrFenced) || errors.Is(err, ErrConflict) }

// await lands f when its turn is finished, by another node or, once the claim can be had, by this one.
func (h *Host) await(f *Flight) {
	change, ignore := h.listen(f.Session)
	defer ignore()
	for {
		s, err := h.tryFinish(f)
		if !errors.Is(err, ErrClaimed) && !superseded(err) {
			h.finish(f, s, err)
			return
		}
		select {
		case <-change:
		case <-time.After(pollEvery):
		case <-h.ctx.Done():
			h.finish(f, s, ErrClosing)
			return
		}
	}
}

// pollEvery is how often a node looks whether another has moved a session on.
const pollEvery = 300 * time.Millisecond

// tryFinish returns the session when the turn of f is finished; else it claims the turn and runs it.
func (h *Host) tryFinish(f *Flight) (Snapshot, error) {
	e, err := h.acquire(h.ctx, f.Session)
	if err != nil {
		return Snapshot{}, err
	}
	if !e.head.Open || e.head.Turn != f.Turn {
		defer e.mu.Unlock()
		return Snapshot{Head: e.head, View: e.state.View()}, nil
	}
	claim, input, err := h.claim(e)
	if err != nil {
		e.mu.Unlock()
		return Snapshot{}, err
	}
	h.cache.remove(f.Session, e)
	e.mu.Unlock()
	h.config.Logger.Info("take up an unfinished turn", "session", f.Session, "turn", f.Turn)
	return h.attempt(f, e, input, claim)
}

// claim takes the claim on the open turn of e and returns what the person did.
func (h *Host) claim(e *entry) (Claim, Event, error) {
	claim, err := h.log.Claim(h.ctx, e.head.ID, h.lease())
	if err != nil {
		return claim, Event{}, err
	}
	if claim.Version != e.head.Version { // it was finished between reading and claiming
		h.lapse(claim)
		return claim, Event{}, ErrConflict
	}
	events, err := h.log.Events(h.ctx, e.head.ID, e.head.Version-1, 1)
	if err == nil && (len(events) != 1 || events[0].Origin != Person) {
		err = fmt.Errorf("%w: a turn is open but the last event is not a person's", ErrCorrupt)
	}
	if err != nil {
		h.lapse(claim)
		return claim, Event{}, err
	}
	return claim, events[0], nil
}

// attempt runs a turn once and appends it. Unless that succeeds the state of e is lost, and the words it released are void.
func (h *Host) attempt(f *Flight, e *entry, input Event, claim Claim) (s Snapshot, err error) {
	defer func() {
		if err != nil {
			f.void()
		}
	}()
	ctx, cancel := context.WithCancelCause(h.ctx)
	defer cancel(nil)
	go h.renew(ctx, cancel, claim)
	f.begin(claim.Fence)
	turn := &Turn{Session: f.Session, Number: input.Turn, Input: input, state: e.state, now: h.now, version: input.Version, release: f.release}
	if err := run(ctx, turn); err != nil {
		if errors.Is(context.Cause(ctx), ErrFenced) {
			return Snapshot{}, ErrFenced
		}
		if h.ctx.Err() != nil {
			h.lapse(claim)
			return Snapshot{}, ErrClosing
		}
		return Snapshot{}, fmt.Errorf("turn %d of session %s: %w", f.Turn, f.Session, err)
	}
	h.at(Answered)
	w := Write{
		Session: f.Session, Expect: input.Version, Now: h.now(), Events: turn.events,
		Summary: e.state.Summary(), Fence: claim.Fence,
	}
	if _, err := h.log.Append(ctx, w); err != nil {
		return Snapshot{}, err
	}
	h.at(Appended)
	head := e.head
	head.Version, head.Open, head.Summary, head.Updated = turn.version, false, w.Summary, w.Now
	settled := &entry{head: head, state: e.state}
	settled.mu.Lock()
	defer settled.mu.Unlock()
	h.cache.put(f.Session, settled)
	return Snapshot{Head: head, View: e.state.View()}, nil
}

// run calls State.Turn and turns a panic into an error, so that one bad turn cannot take the node down.
func run(ctx context.Context, t *Turn) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	if err := t.state.Turn(ctx, t); err != nil {
		return err
	}
	if len(t.events) == 0 { // a turn that logs nothing could not be told from one that is unfinished
		return errors.New("the turn decided nothing")
	}
	return nil
}

// renew keeps a claim alive until ctx ends, and ends ctx when the claim was taken over.
func (h *Host) renew(ctx context.Context, cancel context.CancelCauseFunc, claim Claim) {
	tick := time.NewTicker(h.config.Lease / 3)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			if err := h.log.Renew(ctx, claim, h.lease().Until); errors.Is(err, ErrFenced) {
				cancel(ErrFenced)
				return
			}
		}
	}
}

// lapse gives a claim back, as far as the store can be reached.
func (h *Host) lapse(claim Claim) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(h.ctx), time.Second)
	defer cancel()
	_ = h.log.Renew(ctx, claim, 0)
}

// finish lands f, and logs why when its turn is left to be taken up later.
func (h *Host) finish(f *Flight, s Snapshot, err error) {
	if err != nil && !errors.Is(err, ErrClosing) && !errors.Is(err, ErrNotFound) {
		h.config.Logger.Error("a turn could not be finished", "session", f.Session, "turn", f.Turn, "error", err)
	}
	f.land(s, err)
}
