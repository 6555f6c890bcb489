package session

import (
	"container/list"
	"context"
	"fmt"
	"sync"
)

// entry is one session in memory. Its lock is held while it is read or changed.
type entry struct {
	mu    sync.Mutex
	head  Head
	state State // nil before it is loaded
	gone  bool  // a turn took the state away, or the session is no more
}

// cache keeps the entries used last.
type cache struct {
	mu    sync.Mutex
	limit int
	order *list.List // of ID, latest use first
	byID  map[ID]*cached
}

type cached struct {
	entry *entry
	place *list.Element
}

func newCache(limit int) *cache {
	return &cache{limit: limit, order: list.New(), byID: map[ID]*cached{}}
}

// entry returns the entry of id, a blank one when there was none.
func (c *cache) entry(id ID) *entry {
	c.mu.Lock()
	defer c.mu.Unlock()
	if found, ok := c.byID[id]; ok {
		c.order.MoveToFront(found.place)
		return found.entry
	}
	return c.insert(id, &entry{})
}

// put makes e the entry of id.
func (c *cache) put(id ID, e *entry) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if found, ok := c.byID[id]; ok {
		found.entry = e
		c.order.MoveToFront(found.place)
		return
	}
	c.insert(id, e)
}

func (c *cache) insert(id ID, e *entry) *entry {
	c.byID[id] = &cached{entry: e, place: c.order.PushFront(id)}
	for c.order.Len() > c.limit {
		last := c.order.Back()
		delete(c.byID, c.order.Remove(last).(ID))
	}
	return e
}

// remove marks e as gone and forgets it. The caller holds e's lock.
func (c *cache) remove(id ID, e *entry) {
	e.gone = true
	c.mu.Lock()
	defer c.mu.Unlock()
	if found, ok := c.byID[id]; ok && found.entry == e {
		c.order.Remove(found.place)
		delete(c.byID, id)
	}
}

// acquire returns the entry of a session, locked and as it stands in the log now.
func (h *Host) acquire(ctx context.Context, id ID) (*entry, error) {
	for {
		e := h.cache.entry(id)
		e.mu.Lock()
		if e.gone {
			e.mu.Unlock()
			continue
		}
		if err := h.sync(ctx, id, e); err != nil {
			h.cache.remove(id, e)
			e.mu.Unlock()
			return nil, err
		}
		return e, nil
	}
}

// sync looks at the session's row and folds what is behind the version in memory; a session that is not the
// one in memory is read from its beginning.
func (h *Host) sync(ctx context.Context, id ID, e *entry) error {
	head, err := h.log.Head(ctx, id)
	if err != nil {
		return err
	}
	fresh := e.state == nil || e.head.Incarnation != head.Incarnation || e.head.Version > head.Version
	if fresh {
		e.head.Version, e.state = 0, nil
	}
	if behind := head.Version - e.head.Version; behind > 0 {
		events, err := h.log.Events(ctx, id, e.head.Version, int(behind))
		if err != nil {
			return err
		}
		if int64(len(events)) < behind { // deleted since
			return ErrNotFound
		}
		if e.state, err = fold(h.kinds, e.state, events); err != nil {
			return fmt.Errorf("read session %s: %w", id, err)
		}
	}
	e.head = head
	return nil
}

// fold applies events to a state; without one the first event opens it.
func fold(kinds Kinds, state State, events []Event) (State, error) {
	if state == nil {
		var err error
		if _, _, state, err = open(kinds, events); err != nil {
			return nil, err
		}
		events = events[1:]
	}
	for _, e := range events {
		if err := state.Fold(e); err != nil {
			return nil, fmt.Errorf("fold event %d (%s): %w", e.Version, e.Type, err)
		}
	}
	return state, nil
}
