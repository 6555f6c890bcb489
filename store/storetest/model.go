package storetest

import (
	"cmp"
	"slices"

	"throughline/session"
)

// model is the shortest log that keeps the promises: one goroutine, maps, and the real log's word for incarnations and fences.
type model map[session.ID]*record

type record struct {
	head   session.Head
	events []session.Event
	claim  *session.Claim // nil until the first
	free   bool           // the claim was released
}

func (m model) create(head session.Head, events []session.Event) error {
	if head.Parent != "" && m[head.Parent] == nil {
		return session.ErrNotFound
	}
	if m[head.ID] != nil {
		return session.ErrExists
	}
	last := events[len(events)-1]
	head.Version, head.Turn = last.Version, last.Turn
	head.Created, head.Updated = cmp.Or(head.Created, events[0].At), cmp.Or(head.Updated, last.At)
	m[head.ID] = &record{head: head, events: slices.Clone(events)}
	return nil
}

// append returns whether a claim was taken, besides the error.
func (m model) append(w session.Write) (took bool, err error) {
	r := m[w.Session]
	if r == nil {
		return false, session.ErrNotFound
	}
	for _, e := range w.Events {
		if m.find(w.Session, e.Key) != nil {
			return false, session.ErrRepeated
		}
	}
	switch {
	case r.head.Version != w.Expect:
		return false, session.ErrConflict
	case w.Fence != 0 && (r.claim == nil || r.claim.Fence != w.Fence):
		return false, session.ErrFenced
	case w.Fence == 0 && r.claimed(w.Now):
		return false, session.ErrClaimed
	}
	r.events = append(r.events, w.Events...)
	r.head.Version += int64(len(w.Events))
	for _, e := range w.Events {
		r.head.Turn = max(r.head.Turn, e.Turn)
	}
	r.head.Open, r.head.Summary, r.head.Updated = w.Open, w.Summary, w.Now
	if w.Take != nil {
		r.take(*w.Take)
	} else if w.Fence != 0 && !w.Open {
		r.free = true
	}
	return w.Take != nil, nil
}

func (r *record) claimed(now int64) bool { return r.claim != nil && !r.free && r.claim.Until >= now }

func (r *record) take(lease session.Lease) {
	r.claim = &session.Claim{Session: r.head.ID, Version: r.head.Version, Node: lease.Node, Until: lease.Until}
	r.free = false
}

func (m model) find(id session.ID, key string) *session.Event {
	if r := m[id]; r != nil && key != "" {
		for i := range r.events {
			if r.events[i].Key == key {
				return &r.events[i]
			}
		}
	}
	return nil
}

func (m model) claim(id session.ID, lease session.Lease) error {
	r := m[id]
	switch {
	case r == nil:
		return session.ErrNotFound
	case r.claimed(lease.Now) && r.claim.Node != lease.Node:
		return session.ErrClaimed
	}
	r.take(lease)
	return nil
}

func (m model) renew(c session.Claim, until int64) error {
	r := m[c.Session]
	if r == nil || r.claim == nil || r.free || r.claim.Fence != c.Fence {
		return session.ErrFenced
	}
	r.claim.Until = until
	return nil
}

func (m model) unfinished(node string, now int64) []session.ID {
	var ids []session.ID
	for id, r := range m {
		if r.head.Open && (!r.claimed(now) || r.claim.Node == node) {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}

func (m model) list(f session.Filter) []session.Head {
	var heads []session.Head
	for _, r := range m {
		h := r.head
		if (f.Kind == "" || f.Kind == h.Kind) && (f.Done == nil || *f.Done == h.Done) &&
			(f.Parent == "" || f.Parent == h.Parent) && (f.Before == 0 || h.Updated < f.Before || h.Updated == f.Before && h.ID < f.BeforeID) {
			heads = append(heads, h)
		}
	}
	slices.SortFunc(heads, func(a, b session.Head) int {
		return -cmp.Or(cmp.Compare(a.Updated, b.Updated), cmp.Compare(a.ID, b.ID))
	})
	return heads[:min(len(heads), f.Limit)]
}

func (m model) delete(id session.ID) ([]session.ID, error) {
	if m[id] == nil {
		return nil, session.ErrNotFound
	}
	gone := []session.ID{id}
	for i := 0; i < len(gone); i++ {
		for fork, r := range m {
			if r.head.Parent == gone[i] {
				gone = append(gone, fork)
			}
		}
	}
	for _, id := range gone {
		delete(m, id)
	}
	slices.Sort(gone)
	return gone, nil
}
