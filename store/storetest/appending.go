package storetest

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"throughline/session"
)

var appending = []promise{
	{"appended events come back in order and move the head", func(t *testing.T, log session.Log) {
		head := begin(t, log, session.Head{}, 10)
		w := write(head.ID, 1, 3, 500)
		w.Events[2].Turn, w.Open, w.Summary = 7, true, session.Summary{Title: "T", Place: "P", Done: true}
		mustAppend(t, log, w)
		want := head
		want.Version, want.Turn, want.Open, want.Summary, want.Updated = 4, 7, true, w.Summary, 500
		same(t, "head", mustHead(t, log, head.ID), want)
		same(t, "events", mustEvents(t, log, head.ID, 0, 0), append([]session.Event{event(1, 0, 10)}, w.Events...))
	}},
	{"a write at another version conflicts and leaves nothing", func(t *testing.T, log session.Log) {
		head := begin(t, log, session.Head{}, 10)
		for _, expect := range []int64{0, 2, 99} {
			w := write(head.ID, expect, 2, 500)
			w.Take = &session.Lease{Node: "a", Now: 500, Until: 600}
			_, err := log.Append(t.Context(), w)
			wantError(t, "appending", err, session.ErrConflict)
		}
		same(t, "head", mustHead(t, log, head.ID), head)
		mustAppend(t, log, write(head.ID, 1, 1, 500)) // the claim was not taken either
	}},
	{"a write with a gap is refused whole", func(t *testing.T, log session.Log) {
		head := begin(t, log, session.Head{}, 10)
		w := write(head.ID, 1, 3, 500)
		w.Events[2].Version = 9
		_, err := log.Append(t.Context(), w)
		wantError(t, "appending", err, session.ErrCorrupt)
		same(t, "head", mustHead(t, log, head.ID), head)
	}},
	{"a write without events changes the head alone", func(t *testing.T, log session.Log) {
		head := begin(t, log, session.Head{}, 10)
		mustAppend(t, log, write(head.ID, 1, 1, 20))
		mustAppend(t, log, session.Write{Session: head.ID, Expect: 2, Now: 30, Summary: session.Summary{Title: "new"}})
		want := head
		want.Version, want.Turn, want.Title, want.Updated = 2, 1, "new", 30
		same(t, "head", mustHead(t, log, head.ID), want)
	}},
	{"bodies come back byte for byte", func(t *testing.T, log session.Log) {
		head := begin(t, log, session.Head{}, 10)
		bodies := []string{
			`null`, `"a\u0000b"`, `"\ud83d"`, `"grüße 日本語 🙂 \\ ' \" %s $1 ?"`, "{ \"spaces\" :\n[1,  2.0, 1e400] }",
			`"; DROP TABLE events; --"`, `"` + strings.Repeat("wört ", 1<<18) + `"`,
		}
		w := session.Write{Session: head.ID, Expect: 1, Now: 20}
		for i, body := range bodies {
			e := event(int64(i)+2, 1, 20)
			e.Body = json.RawMessage(body)
			w.Events = append(w.Events, e)
		}
		mustAppend(t, log, w)
		same(t, "events", mustEvents(t, log, head.ID, 1, 0), w.Events)
	}},
	{"an event without a body comes back without one", func(t *testing.T, log session.Log) {
		head := begin(t, log, session.Head{}, 10)
		w := write(head.ID, 1, 1, 20)
		w.Events[0].Body = nil
		mustAppend(t, log, w)
		got := mustEvents(t, log, head.ID, 1, 0)
		if got[0].Body != nil {
			t.Errorf("the body is %q", got[0].Body)
		}
	}},
	{"a summary with a zero byte is kept readable", func(t *testing.T, log session.Log) {
		head := begin(t, log, session.Head{Summary: session.Summary{Title: "a\x00b", Place: "\xffc"}}, 10)
		same(t, "summary", head.Summary, session.Summary{Title: "a\uFFFDb", Place: "\uFFFDc"})
	}},
	{"a body that is no text is refused and leaves nothing", func(t *testing.T, log session.Log) {
		head := begin(t, log, session.Head{}, 10)
		for _, body := range []string{"\"\xff\"", "\"\x00\""} {
			w := write(head.ID, 1, 2, 20)
			w.Events[1].Body = json.RawMessage(body)
			if _, err := log.Append(t.Context(), w); err == nil {
				t.Errorf("body %q was taken", body)
			}
		}
		same(t, "head", mustHead(t, log, head.ID), head)
	}},
	{"a cancelled call does nothing and says so", func(t *testing.T, log session.Log) {
		head := begin(t, log, session.Head{}, 10)
		ctx, cancel := context.WithCancelCause(t.Context())
		cancel(context.Canceled)
		_, err := log.Append(ctx, write(head.ID, 1, 1, 20))
		wantError(t, "Append", err, context.Canceled)
		wantError(t, "Create", log.Create(ctx, session.Head{ID: session.NewID(), Kind: "sample"}, []session.Event{event(1, 0, 1)}), context.Canceled)
		_, err = log.Claim(ctx, head.ID, session.Lease{Node: "a", Now: 1, Until: 2})
		wantError(t, "Claim", err, context.Canceled)
		_, err = log.Delete(ctx, head.ID)
		wantError(t, "Delete", err, context.Canceled)
		_, err = log.Head(ctx, head.ID)
		wantError(t, "Head", err, context.Canceled)
		_, err = log.Events(ctx, head.ID, 0, 0)
		wantError(t, "Events", err, context.Canceled)
		_, err = log.List(ctx, session.Filter{})
		wantError(t, "List", err, context.Canceled)
		same(t, "head", mustHead(t, log, head.ID), head)
	}},
	{"errors name the session", func(t *testing.T, log session.Log) {
		_, err := log.Append(t.Context(), write("abc", 1, 1, 1))
		if err == nil || !strings.Contains(err.Error(), "abc") || errors.Is(err, session.ErrConflict) {
			t.Errorf("the error is %v", err)
		}
	}},
}
