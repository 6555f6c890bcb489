package storetest

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"throughline/session"
)

// prover is a log that can look through every table it has.
type prover interface {
	Mentions(ctx context.Context, text string) (tables []string, err error)
}

// fill gives a session something in every table that knows sessions.
func fill(t *testing.T, log session.Log, id session.ID) {
	t.Helper()
	w := taking(id, 1, "node", 100, 900)
	w.Events[0] = keyed(2, 1, "key of "+string(id), "hash of "+string(id))
	w.Events[0].Body = json.RawMessage(fmt.Sprintf(`{"words":"words of %s"}`, id))
	w.Summary.Title = "title of " + string(id)
	mustAppend(t, log, w)
}

var deleting = []promise{
	{"a deleted session is gone from every table, with its forks and theirs", func(t *testing.T, log session.Log) {
		root := begin(t, log, session.Head{}, 10).ID
		left := begin(t, log, session.Head{Parent: root}, 20).ID
		right := begin(t, log, session.Head{Parent: root}, 30).ID
		leaf := begin(t, log, session.Head{Parent: left}, 40).ID
		kept := begin(t, log, session.Head{}, 50).ID
		tree := []session.ID{root, left, right, leaf}
		for _, id := range append(tree, kept) {
			fill(t, log, id)
		}
		prove, canProve := log.(prover)
		mentions := func(id session.ID) []string {
			if !canProve {
				return nil
			}
			tables, err := prove.Mentions(t.Context(), string(id))
			if err != nil {
				t.Fatal(err)
			}
			return tables
		}
		if canProve && len(mentions(leaf)) < 3 {
			t.Fatalf("before, only %v mention it: the proof would be worth nothing", mentions(leaf))
		}
		before := mentions(kept)
		gone, err := log.Delete(t.Context(), root)
		if err != nil {
			t.Fatal(err)
		}
		if gone[0] != root {
			t.Errorf("the first deleted is %s", gone[0])
		}
		slices.Sort(gone)
		slices.Sort(tree)
		same(t, "deleted", gone, tree)
		for _, id := range tree {
			same(t, "tables that mention it", mentions(id), []string(nil))
			_, err := log.Head(t.Context(), id)
			wantError(t, "reading it", err, session.ErrNotFound)
			_, err = log.Find(t.Context(), id, "key of "+string(id))
			wantError(t, "finding its key", err, session.ErrNotFound)
			same(t, "events", mustEvents(t, log, id, 0, 0), []session.Event(nil))
		}
		same(t, "tables that mention the other", mentions(kept), before)
		same(t, "list", list(t, log, session.Filter{}), []session.ID{kept})
	}},
	{"a fork is deleted without its parent", func(t *testing.T, log session.Log) {
		root := begin(t, log, session.Head{}, 10)
		fork := begin(t, log, session.Head{Parent: root.ID}, 20).ID
		gone, err := log.Delete(t.Context(), fork)
		if err != nil {
			t.Fatal(err)
		}
		same(t, "deleted", gone, []session.ID{fork})
		same(t, "parent", mustHead(t, log, root.ID), root)
	}},
	{"a deleted session can be neither written, claimed, renewed nor deleted again", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		fence := mustAppend(t, log, taking(id, 1, "a", 100, 900))
		if _, err := log.Delete(t.Context(), id); err != nil {
			t.Fatal(err)
		}
		_, err := log.Append(t.Context(), under(id, 2, fence, 110, false))
		wantError(t, "writing", err, session.ErrNotFound)
		_, err = log.Claim(t.Context(), id, session.Lease{Node: "a", Now: 1, Until: 2})
		wantError(t, "claiming", err, session.ErrNotFound)
		wantError(t, "renewing", log.Renew(t.Context(), session.Claim{Session: id, Node: "a", Fence: fence}, 900), session.ErrFenced)
		_, err = log.Delete(t.Context(), id)
		wantError(t, "deleting", err, session.ErrNotFound)
		got, err := log.Unfinished(t.Context(), "a", 2000)
		if len(got) > 0 || err != nil {
			t.Errorf("unfinished: %v, %v", got, err)
		}
	}},
	{"an ID that comes back is another incarnation, and old claims do not fit it", func(t *testing.T, log session.Log) {
		before := begin(t, log, session.Head{}, 10)
		old := mustAppend(t, log, taking(before.ID, 1, "a", 100, 900))
		if _, err := log.Delete(t.Context(), before.ID); err != nil {
			t.Fatal(err)
		}
		after := begin(t, log, session.Head{ID: before.ID}, 10)
		if after.Incarnation == before.Incarnation {
			t.Error("both have the same incarnation")
		}
		mustAppend(t, log, taking(after.ID, 1, "a", 100, 900))
		_, err := log.Append(t.Context(), under(after.ID, 2, old, 110, false))
		wantError(t, "writing under a claim on the one before", err, session.ErrFenced)
	}},
}
