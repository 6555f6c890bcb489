package session

import (
	"context"
	"errors"
	"time"
)

// Update is what a watcher is told: that the session has a new version, or a frame of its turn in flight.
type Update struct {
	Head  *Head
	Frame *Frame
}

// Watch tells of every change of a session behind version after, whichever node makes it, and of the words of
// turns in flight on this node. It returns when ctx ends, the session is deleted, or tell fails.
func (h *Host) Watch(ctx context.Context, id ID, after int64, tell func(Update) error) error {
	change, ignore := h.listen(id)
	defer ignore()
	for {
		head, err := h.log.Head(ctx, id)
		if err != nil {
			return err
		}
		if head.Version > after {
			after = head.Version
			if err := tell(Update{Head: &head}); err != nil {
				return err
			}
		}
		if f := h.flight(id); f != nil {
			err := f.Follow(ctx, func(frame Frame) error { return tell(Update{Frame: &frame}) })
			if err != nil {
				return err
			}
		}
		select {
		case <-change:
		case <-time.After(pollEvery * 2):
		case <-ctx.Done():
			return ctx.Err()
		case <-h.ctx.Done():
			return ErrClosing
		}
	}
}

// Resume takes up every turn that a node left unfinished: first what this node's name stands for, which is dead
// since this one lives, then, until ctx ends, whatever claim lapses.
func (h *Host) Resume(ctx context.Context) {
	node := h.config.Node
	for {
		unfinished, err := h.log.Unfinished(ctx, node, h.now())
		if err != nil && !errors.Is(err, context.Canceled) {
			h.config.Logger.Error("look for unfinished turns", "error", err)
		}
		for _, id := range unfinished {
			if head, err := h.log.Head(ctx, id); err == nil && head.Open && h.work() {
				h.takeUp(id, head.Turn)
				h.working.Done()
			}
		}
		if err == nil {
			node = ""
		}
		select {
		case <-time.After(h.config.Lease / 2):
		case <-ctx.Done():
			return
		}
	}
}

func (h *Host) flight(id ID) *Flight {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.flights[id]
}

// listen returns a channel that hears of the session's changes on this node, until ignore is called.
func (h *Host) listen(id ID) (change <-chan struct{}, ignore func()) {
	c := make(chan struct{}, 1)
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.listeners[id] == nil {
		h.listeners[id] = map[chan struct{}]bool{}
	}
	h.listeners[id][c] = true
	return c, func() {
		h.mu.Lock()
		defer h.mu.Unlock()
		delete(h.listeners[id], c)
		if len(h.listeners[id]) == 0 {
			delete(h.listeners, id)
		}
	}
}

func (h *Host) changed(id ID) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for c := range h.listeners[id] {
		select {
		case c <- struct{}{}:
		default: // it has not looked since the last change
		}
	}
}
