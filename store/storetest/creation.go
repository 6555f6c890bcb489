package storetest

import (
	"encoding/json"
	"testing"

	"throughline/session"
)

var creation = []promise{
	{"a created session has the head its events give it", func(t *testing.T, log session.Log) {
		head := session.Head{
			ID: session.NewID(), Kind: "sample", Open: true, Summary: session.Summary{Title: "A walk", Place: "the start", Done: true},
			Version: 99, Turn: 99,
		}
		events := []session.Event{event(1, 0, 1000), event(2, 1, 2000), event(3, 2, 3000)}
		if err := log.Create(t.Context(), head, events); err != nil {
			t.Fatal(err)
		}
		got := mustHead(t, log, head.ID)
		if got.Incarnation == "" {
			t.Error("the session has no incarnation")
		}
		want := head
		want.Version, want.Turn, want.Created, want.Updated, want.Incarnation = 3, 2, 1000, 3000, got.Incarnation
		same(t, "head", got, want)
		same(t, "events", mustEvents(t, log, head.ID, 0, 0), events)
	}},
	{"a log may be begun later than its events were written", func(t *testing.T, log session.Log) {
		head := session.Head{ID: session.NewID(), Kind: "sample", Created: 5000, Updated: 6000}
		if err := log.Create(t.Context(), head, []session.Event{event(1, 0, 1000)}); err != nil {
			t.Fatal(err)
		}
		if got := mustHead(t, log, head.ID); got.Created != 5000 || got.Updated != 6000 {
			t.Errorf("created %d, updated %d", got.Created, got.Updated)
		}
	}},
	{"an ID is taken once", func(t *testing.T, log session.Log) {
		before := begin(t, log, session.Head{}, 10)
		err := log.Create(t.Context(), session.Head{ID: before.ID, Kind: "other"}, []session.Event{event(1, 0, 20), event(2, 0, 20)})
		wantError(t, "creating it again", err, session.ErrExists)
		same(t, "head", mustHead(t, log, before.ID), before)
		same(t, "events", mustEvents(t, log, before.ID, 0, 0), []session.Event{event(1, 0, 10)})
	}},
	{"a list with a gap or a duplicate begins no log", func(t *testing.T, log session.Log) {
		key := func(version int64) session.Event { return keyed(version, 1, "once", "hash") }
		for name, events := range map[string][]session.Event{
			"no events":       nil,
			"a late start":    {event(2, 0, 10)},
			"a gap":           {event(1, 0, 10), event(3, 0, 10)},
			"a duplicate":     {event(1, 0, 10), event(1, 0, 10)},
			"a key twice":     {key(1), key(2)},
			"not UTF-8":       {{Version: 1, Type: "said", Origin: session.Person, Body: json.RawMessage("\"\xff\"")}},
			"a raw zero byte": {{Version: 1, Type: "said", Origin: session.Person, Body: json.RawMessage("\"\x00\"")}},
		} {
			id := session.NewID()
			wantError(t, "creating with "+name, log.Create(t.Context(), session.Head{ID: id, Kind: "sample"}, events), session.ErrCorrupt)
			_, err := log.Head(t.Context(), id)
			wantError(t, "reading it after "+name, err, session.ErrNotFound)
		}
	}},
	{"a fork names its parent and turn", func(t *testing.T, log session.Log) {
		parent := begin(t, log, session.Head{}, 10)
		fork := begin(t, log, session.Head{Parent: parent.ID, ParentTurn: 3}, 20)
		if fork.Parent != parent.ID || fork.ParentTurn != 3 {
			t.Errorf("the fork is of %q at %d", fork.Parent, fork.ParentTurn)
		}
	}},
	{"an erased session cannot be forked any more", func(t *testing.T, log session.Log) {
		id := session.NewID()
		err := log.Create(t.Context(), session.Head{ID: id, Kind: "sample", Parent: session.NewID()}, []session.Event{event(1, 0, 10)})
		wantError(t, "forking", err, session.ErrNotFound)
		_, err = log.Head(t.Context(), id)
		wantError(t, "reading the fork", err, session.ErrNotFound)
	}},
	{"what was never created is not found", func(t *testing.T, log session.Log) {
		for _, id := range []session.ID{session.NewID(), "", "zero\x00byte", "\xff"} {
			_, err := log.Head(t.Context(), id)
			wantError(t, "Head", err, session.ErrNotFound)
			_, err = log.Append(t.Context(), write(id, 0, 1, 10))
			wantError(t, "Append", err, session.ErrNotFound)
			_, err = log.Find(t.Context(), id, "key")
			wantError(t, "Find", err, session.ErrNotFound)
			_, err = log.Claim(t.Context(), id, session.Lease{Node: "a", Now: 1, Until: 2})
			wantError(t, "Claim", err, session.ErrNotFound)
			_, err = log.Delete(t.Context(), id)
			wantError(t, "Delete", err, session.ErrNotFound)
			same(t, "events", mustEvents(t, log, id, 0, 0), []session.Event(nil))
		}
	}},
}
