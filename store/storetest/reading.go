package storetest

import (
	"fmt"
	"testing"

	"throughline/session"
)

var repeating = []promise{
	{"a key is stored once in a session, however stale the repeat", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		other := begin(t, log, session.Head{}, 10).ID
		first := session.Write{Session: id, Expect: 1, Now: 20, Events: []session.Event{keyed(2, 1, "request", "hash")}}
		mustAppend(t, log, first)
		_, err := log.Append(t.Context(), first)
		wantError(t, "the same again", err, session.ErrRepeated)
		mustAppend(t, log, write(id, 2, 3, 30))
		_, err = log.Append(t.Context(), first)
		wantError(t, "the same again, later", err, session.ErrRepeated)
		second := session.Write{Session: id, Expect: 5, Now: 40, Events: []session.Event{event(6, 2, 40), keyed(7, 2, "request", "another hash")}}
		_, err = log.Append(t.Context(), second)
		wantError(t, "the key with another body, behind a new event", err, session.ErrRepeated)
		same(t, "version", mustHead(t, log, id).Version, int64(5))
		first.Session = other
		mustAppend(t, log, first) // a key belongs to its session
	}},
	{"many events without a key do not repeat each other", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		mustAppend(t, log, write(id, 1, 5, 20))
		mustAppend(t, log, write(id, 6, 5, 20))
		_, err := log.Find(t.Context(), id, "")
		wantError(t, "finding the empty key", err, session.ErrNotFound)
	}},
	{"a stored key is found with its hash", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		stored := keyed(2, 1, "request", "hash")
		mustAppend(t, log, session.Write{Session: id, Expect: 1, Now: 20, Events: []session.Event{stored, keyed(3, 1, "Request", "x")}})
		got, err := log.Find(t.Context(), id, "request")
		if err != nil {
			t.Fatal(err)
		}
		same(t, "event", got, stored)
		for _, key := range []string{"another", "", "zero\x00byte", "\xff", "%"} {
			_, err = log.Find(t.Context(), id, key)
			wantError(t, fmt.Sprintf("finding %q", key), err, session.ErrNotFound)
		}
	}},
}

var reading = []promise{
	{"a tail begins behind a version and ends at a limit", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		mustAppend(t, log, write(id, 1, 9, 20))
		for _, c := range []struct {
			after       int64
			limit       int
			first, last int64
		}{
			{0, 0, 1, 10}, {0, 1, 1, 1}, {4, 0, 5, 10}, {4, 3, 5, 7}, {9, 5, 10, 10}, {10, 0, 1, 0}, {99, 0, 1, 0},
		} {
			var got, want []int64
			for _, e := range mustEvents(t, log, id, c.after, c.limit) {
				got = append(got, e.Version)
			}
			for version := c.first; version <= c.last; version++ {
				want = append(want, version)
			}
			same(t, fmt.Sprintf("versions behind %d, at most %d", c.after, c.limit), got, want)
		}
	}},
	{"a log of ten thousand events is read whole and by its tail", func(t *testing.T, log session.Log) {
		const n = 10_000
		head := session.Head{ID: session.NewID(), Kind: "sample"}
		events := write(head.ID, 0, n, 20).Events
		if err := log.Create(t.Context(), head, events); err != nil {
			t.Fatal(err)
		}
		same(t, "all", mustEvents(t, log, head.ID, 0, 0), events)
		same(t, "tail", mustEvents(t, log, head.ID, n-3, 0), events[n-3:])
		mustAppend(t, log, write(head.ID, n, 1, 30))
		same(t, "new tail", mustEvents(t, log, head.ID, n, 0), write(head.ID, n, 1, 30).Events)
	}},
}
