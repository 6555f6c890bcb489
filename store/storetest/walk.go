package storetest

import (
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"throughline/session"
)

var modelled = []promise{
	{"any run of calls is answered as the model answers it", func(t *testing.T, log session.Log) {
		rapid.Check(t, func(rt *rapid.T) {
			heads, err := log.List(t.Context(), session.Filter{Limit: 1000})
			if err != nil {
				rt.Fatal(err)
			}
			for _, head := range heads {
				if _, err := log.Delete(t.Context(), head.ID); err != nil && !errors.Is(err, session.ErrNotFound) {
					rt.Fatal(err) // a fork went with its parent
				}
			}
			w := &walk{t: t, rt: rt, log: log, model: model{}}
			rt.Repeat(map[string]func(*rapid.T){
				"create": w.create, "append": w.append, "follow": w.follow, "claim": w.claim, "renew": w.renew, "delete": w.delete,
				"": w.agree,
			})
		})
	}},
}

// walk takes a log and the model through the same calls. Names, keys and times are few, so that they meet.
type walk struct {
	t     *testing.T
	rt    *rapid.T
	log   session.Log
	model model
	old   []int64 // fences that were given
}

func (w *walk) id(rt *rapid.T) session.ID {
	return session.ID(rapid.SampledFrom([]string{"a", "b", "c", "d"}).Draw(rt, "id"))
}

func (w *walk) time(rt *rapid.T, name string) int64 { return rapid.Int64Range(1, 20).Draw(rt, name) }

func (w *walk) lease(rt *rapid.T) session.Lease {
	return session.Lease{Node: rapid.SampledFrom([]string{"x", "y"}).Draw(rt, "node"), Now: w.time(rt, "now"), Until: w.time(rt, "until")}
}

func (w *walk) fence(rt *rapid.T, id session.ID) int64 {
	fences := []int64{0, 7}
	if r := w.model[id]; r != nil && r.claim != nil {
		fences = append(fences, r.claim.Fence, r.claim.Fence)
	}
	if len(w.old) > 0 {
		fences = append(fences, rapid.SampledFrom(w.old).Draw(rt, "old fence"))
	}
	return rapid.SampledFrom(fences).Draw(rt, "fence")
}

func (w *walk) events(rt *rapid.T, after int64, least int) []session.Event {
	var events []session.Event
	for i := range rapid.IntRange(least, 3).Draw(rt, "events") {
		e := event(after+int64(i)+1, rapid.IntRange(0, 4).Draw(rt, "turn"), w.time(rt, "at"))
		if i == 0 && rapid.Bool().Draw(rt, "keyed") {
			e.Key, e.Hash = rapid.SampledFrom([]string{"k", "l", "m"}).Draw(rt, "key"), "hash"
		}
		events = append(events, e)
	}
	return events
}

func (w *walk) summary(rt *rapid.T) session.Summary {
	return session.Summary{
		Title: rapid.StringN(0, 4, 16).Filter(func(s string) bool { return !slices.Contains([]byte(s), 0) }).Draw(rt, "title"),
		Done:  rapid.Bool().Draw(rt, "done"),
	}
}

func (w *walk) create(rt *rapid.T) {
	head := session.Head{
		ID: w.id(rt), Kind: rapid.SampledFrom([]string{"one", "two"}).Draw(rt, "kind"),
		Open: rapid.Bool().Draw(rt, "open"), Summary: w.summary(rt),
	}
	if parent := w.id(rt); parent != head.ID && rapid.Bool().Draw(rt, "fork") {
		head.Parent, head.ParentTurn = parent, 1
	}
	events := w.events(rt, 0, 1)
	slices.SortFunc(events, func(a, b session.Event) int { return a.Turn - b.Turn })
	for i := range events {
		events[i].Version = int64(i) + 1
	}
	w.answers("create", w.log.Create(w.t.Context(), head, events), w.model.create(head, events))
	if got, err := w.log.Head(w.t.Context(), head.ID); err == nil && w.model[head.ID] != nil {
		w.model[head.ID].head.Incarnation = got.Incarnation
	}
}

func (w *walk) append(rt *rapid.T) {
	id := w.id(rt)
	expect := rapid.Int64Range(0, 6).Draw(rt, "expect")
	if r := w.model[id]; r != nil && rapid.IntRange(0, 3).Draw(rt, "stale") > 0 {
		expect = r.head.Version
	}
	w.write(rt, id, expect, w.fence(rt, id))
}

// follow appends at the right version, under the right fence when there is one: what a well-behaved node does.
func (w *walk) follow(rt *rapid.T) {
	id := w.id(rt)
	if r := w.model[id]; r != nil && r.claim != nil {
		w.write(rt, id, r.head.Version, r.claim.Fence)
	} else if r != nil {
		w.write(rt, id, r.head.Version, 0)
	}
}

func (w *walk) write(rt *rapid.T, id session.ID, expect, fence int64) {
	change := session.Write{
		Session: id, Expect: expect, Fence: fence, Now: w.time(rt, "now"), Events: w.events(rt, expect, 0),
		Summary: w.summary(rt), Open: rapid.Bool().Draw(rt, "open"),
	}
	if r := w.model[id]; r != nil {
		for i := range change.Events {
			change.Events[i].Turn = r.head.Turn + i
		}
	}
	if rapid.Bool().Draw(rt, "take") {
		lease := w.lease(rt)
		lease.Now = change.Now
		change.Take = &lease
	}
	got, err := w.log.Append(w.t.Context(), change)
	before := w.latest(id)
	took, want := w.model.append(change)
	w.answers("append", err, want)
	if took {
		w.given(id, before, got)
	} else if got != 0 {
		w.rt.Fatalf("append gave fence %d without taking a claim", got)
	}
}

func (w *walk) claim(rt *rapid.T) {
	id, lease := w.id(rt), w.lease(rt)
	before := w.latest(id)
	got, err := w.log.Claim(w.t.Context(), id, lease)
	want := w.model.claim(id, lease)
	w.answers("claim", err, want)
	if want == nil {
		w.given(id, before, got.Fence)
		w.same("claim", got, *w.model[id].claim)
	}
}

func (w *walk) renew(rt *rapid.T) {
	id := w.id(rt)
	claim, until := session.Claim{Session: id, Node: "x", Fence: w.fence(rt, id)}, w.time(rt, "until")
	w.answers("renew", w.log.Renew(w.t.Context(), claim, until), w.model.renew(claim, until))
}

func (w *walk) delete(rt *rapid.T) {
	id := w.id(rt)
	got, err := w.log.Delete(w.t.Context(), id)
	want, wantErr := w.model.delete(id)
	w.answers("delete", err, wantErr)
	slices.Sort(got)
	w.same("deleted", got, want)
}

// agree looks at one session whole, and at all of them in lists.
func (w *walk) agree(rt *rapid.T) {
	ctx, id := w.t.Context(), w.id(rt)
	head, err := w.log.Head(ctx, id)
	if r := w.model[id]; r == nil {
		w.answers("head", err, session.ErrNotFound)
	} else {
		w.answers("head", err, nil)
		w.same("head", head, r.head)
		events, err := w.log.Events(ctx, id, 0, 0)
		w.answers("events", err, nil)
		w.same("events", events, r.events)
	}
	key := rapid.SampledFrom([]string{"k", "l", "m"}).Draw(rt, "key")
	found, err := w.log.Find(ctx, id, key)
	if want := w.model.find(id, key); want == nil {
		w.answers("find", err, session.ErrNotFound)
	} else {
		w.answers("find", err, nil)
		w.same("found", found, *want)
	}
	ids, err := w.log.Unfinished(ctx, "x", 10)
	w.answers("unfinished", err, nil)
	slices.Sort(ids)
	w.same("unfinished", ids, w.model.unfinished("x", 10))
	f := session.Filter{
		Before: rapid.Int64Range(0, 21).Draw(rt, "before"), BeforeID: session.ID(rapid.SampledFrom([]string{"", "a", "b"}).Draw(rt, "before ID")), Limit: rapid.IntRange(1, 4).Draw(rt, "limit"),
		Kind: rapid.SampledFrom([]string{"", "one"}).Draw(rt, "kind"), Parent: session.ID(rapid.SampledFrom([]string{"", "a"}).Draw(rt, "parent")),
	}
	heads, err := w.log.List(ctx, f)
	w.answers("list", err, nil)
	w.same("list", heads, w.model.list(f))
}

func (w *walk) latest(id session.ID) int64 {
	if r := w.model[id]; r != nil && r.claim != nil {
		return r.claim.Fence
	}
	return 0
}

// given notes a fence, which must be greater than the one before it.
func (w *walk) given(id session.ID, before, fence int64) {
	if fence <= before {
		w.rt.Fatalf("the fence of %s went from %d to %d", id, before, fence)
	}
	w.model[id].claim.Fence = fence
	w.old = append(w.old, fence)
}

func (w *walk) answers(what string, got, want error) {
	if (got == nil) != (want == nil) || !errors.Is(got, want) {
		w.rt.Fatalf("%s gave %v, the model %v", what, got, want)
	}
}

func (w *walk) same(what string, got, want any) {
	if diff := difference(got, want); diff != "" {
		w.rt.Fatalf("%s (-model +log):\n%s", what, diff)
	}
}
