package storetest

import (
	"testing"

	"throughline/session"
)

// taking is a write of one event that opens a turn and takes a claim for node from now until until.
func taking(id session.ID, expect int64, node string, now, until int64) session.Write {
	w := write(id, expect, 1, now)
	w.Open, w.Take = true, &session.Lease{Node: node, Now: now, Until: until}
	return w
}

// under is a write of one event under a fence; open is whether the turn stays open.
func under(id session.ID, expect, fence, now int64, open bool) session.Write {
	w := write(id, expect, 1, now)
	w.Fence, w.Open = fence, open
	return w
}

var claiming = []promise{
	{"a claim is in force until its time and not after", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		claim := mustClaim(t, log, id, session.Lease{Node: "a", Now: 100, Until: 200})
		same(t, "claim", claim, session.Claim{Session: id, Version: 1, Node: "a", Until: 200, Fence: claim.Fence})
		_, err := log.Claim(t.Context(), id, session.Lease{Node: "b", Now: 200, Until: 300})
		wantError(t, "another node's claim", err, session.ErrClaimed)
		_, err = log.Append(t.Context(), write(id, 1, 1, 200))
		wantError(t, "a write under no claim", err, session.ErrClaimed)
		taken := mustClaim(t, log, id, session.Lease{Node: "b", Now: 201, Until: 300})
		if claim.Fence < 1 || taken.Fence <= claim.Fence {
			t.Errorf("the fence went from %d to %d", claim.Fence, taken.Fence)
		}
	}},
	{"the same node takes its claim again, with a new fence", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		before := mustClaim(t, log, id, session.Lease{Node: "a", Now: 100, Until: 200})
		again := mustClaim(t, log, id, session.Lease{Node: "a", Now: 150, Until: 250})
		if again.Fence <= before.Fence {
			t.Errorf("the fence went from %d to %d", before.Fence, again.Fence)
		}
		_, err := log.Append(t.Context(), under(id, 1, before.Fence, 160, false))
		wantError(t, "a write under the fence before", err, session.ErrFenced)
		mustAppend(t, log, under(id, 1, again.Fence, 160, false))
	}},
	{"a write can take a claim", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		fence := mustAppend(t, log, taking(id, 1, "a", 100, 200))
		_, err := log.Append(t.Context(), taking(id, 2, "b", 150, 300))
		wantError(t, "a second write that takes", err, session.ErrClaimed)
		_, err = log.Append(t.Context(), taking(id, 2, "a", 150, 300))
		wantError(t, "one of the same node, with a turn in flight", err, session.ErrClaimed)
		next := mustAppend(t, log, taking(id, 2, "b", 201, 300))
		if fence < 1 || next <= fence {
			t.Errorf("the fence went from %d to %d", fence, next)
		}
		_, err = log.Claim(t.Context(), id, session.Lease{Node: "c", Now: 300, Until: 400})
		wantError(t, "a claim against one taken by a write", err, session.ErrClaimed)
	}},
	{"a write under a fence can take the next claim", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		fence := mustAppend(t, log, taking(id, 1, "a", 100, 200))
		w := taking(id, 2, "a", 150, 300)
		w.Fence = fence
		next := mustAppend(t, log, w)
		if next <= fence {
			t.Errorf("the fence went from %d to %d", fence, next)
		}
		_, err := log.Append(t.Context(), under(id, 3, fence, 160, false))
		wantError(t, "a write under the fence before", err, session.ErrFenced)
		mustAppend(t, log, under(id, 3, next, 160, false))
	}},
	{"a late writer with an old fence cannot write", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		late := mustAppend(t, log, taking(id, 1, "a", 100, 200))
		taken := mustClaim(t, log, id, session.Lease{Node: "b", Now: 201, Until: 300})
		for _, open := range []bool{true, false} {
			_, err := log.Append(t.Context(), under(id, 2, late, 210, open))
			wantError(t, "the late write", err, session.ErrFenced)
		}
		w := taking(id, 2, "a", 400, 500)
		w.Fence = late
		_, err := log.Append(t.Context(), w)
		wantError(t, "the late write, even after the other's time and taking anew", err, session.ErrFenced)
		wantError(t, "the late renewal", log.Renew(t.Context(), session.Claim{Session: id, Fence: late, Node: "a"}, 900), session.ErrFenced)
		mustAppend(t, log, under(id, 2, taken.Fence, 220, false))
		same(t, "version", mustHead(t, log, id).Version, int64(3))
	}},
	{"a fence that was never given is no fence", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		_, err := log.Append(t.Context(), under(id, 1, 1<<50, 20, false))
		wantError(t, "writing", err, session.ErrFenced)
		wantError(t, "renewing", log.Renew(t.Context(), session.Claim{Session: id, Fence: 1 << 50}, 90), session.ErrFenced)
	}},
	{"a lapsed claim that nobody took still writes", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		fence := mustAppend(t, log, taking(id, 1, "a", 100, 200))
		mustAppend(t, log, under(id, 2, fence, 999, false))
	}},
	{"a write that leaves the turn open keeps the claim, the last one releases it", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		fence := mustAppend(t, log, taking(id, 1, "a", 100, 200))
		mustAppend(t, log, under(id, 2, fence, 110, true))
		_, err := log.Append(t.Context(), write(id, 3, 1, 120))
		wantError(t, "a write between", err, session.ErrClaimed)
		mustAppend(t, log, under(id, 3, fence, 130, false))
		mustAppend(t, log, write(id, 4, 1, 0)) // free at any time
		next := mustClaim(t, log, id, session.Lease{Node: "b", Now: 0, Until: 300})
		if next.Fence <= fence || next.Version != 5 {
			t.Errorf("the next claim is %+v, after fence %d", next, fence)
		}
	}},
	{"a released claim is not renewed back to life", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		fence := mustAppend(t, log, taking(id, 1, "a", 100, 200))
		mustAppend(t, log, under(id, 2, fence, 130, false))
		wantError(t, "renewing", log.Renew(t.Context(), session.Claim{Session: id, Node: "a", Fence: fence}, 900), session.ErrFenced)
		mustAppend(t, log, write(id, 3, 1, 150))
	}},
	{"a renewed claim lasts longer, also after it lapsed", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		claim := mustClaim(t, log, id, session.Lease{Node: "a", Now: 100, Until: 200})
		for _, until := range []int64{300, 900} {
			if err := log.Renew(t.Context(), claim, until); err != nil {
				t.Fatal(err)
			}
			_, err := log.Claim(t.Context(), id, session.Lease{Node: "b", Now: until, Until: until + 100})
			wantError(t, "another node's claim", err, session.ErrClaimed)
		}
		mustClaim(t, log, id, session.Lease{Node: "b", Now: 901, Until: 950})
		wantError(t, "renewing when another was taken", log.Renew(t.Context(), claim, 2000), session.ErrFenced)
	}},
	{"the checks come in the order that is written down", func(t *testing.T, log session.Log) {
		id := begin(t, log, session.Head{}, 10).ID
		fence := mustAppend(t, log, taking(id, 1, "a", 100, 200))
		w := under(id, 2, fence, 110, true)
		w.Events[0] = keyed(3, 1, "key", "hash")
		mustAppend(t, log, w)
		bad := session.Write{Session: id, Expect: 1, Now: 150, Fence: fence + 1, Events: []session.Event{keyed(2, 1, "key", "hash")}}
		try := func(doing string, w session.Write, want error) {
			t.Helper()
			_, err := log.Append(t.Context(), w)
			wantError(t, doing, err, want)
		}
		try("a repeated, stale, fenced write", bad, session.ErrRepeated)
		bad.Events[0].Key = "new"
		try("a stale, fenced write", bad, session.ErrConflict)
		bad.Fence = 0
		try("a stale write while claimed", bad, session.ErrConflict)
		bad.Expect, bad.Events[0].Version, bad.Fence = 3, 4, fence+1
		try("a fenced write while claimed", bad, session.ErrFenced)
		bad.Fence = 0
		try("a write while claimed", bad, session.ErrClaimed)
		bad.Events[0].Key = "key"
		try("a repeated write while claimed", bad, session.ErrRepeated)
	}},
	{"unfinished sessions are those that are open and free or one's own", func(t *testing.T, log session.Log) {
		closed := begin(t, log, session.Head{}, 10).ID
		free := begin(t, log, session.Head{Open: true}, 20).ID
		mine := begin(t, log, session.Head{}, 30).ID
		mustAppend(t, log, taking(mine, 1, "a", 100, 1000))
		theirs := begin(t, log, session.Head{}, 40).ID
		mustAppend(t, log, taking(theirs, 1, "b", 110, 500))
		done := begin(t, log, session.Head{}, 50).ID
		mustAppend(t, log, under(done, 2, mustAppend(t, log, taking(done, 1, "a", 120, 1000)), 130, false))
		mustClaim(t, log, closed, session.Lease{Node: "a", Now: 1, Until: 5})

		for _, c := range []struct {
			node string
			now  int64
			want []session.ID
		}{
			{"a", 500, []session.ID{free, mine}},
			{"b", 500, []session.ID{free, theirs}},
			{"c", 500, []session.ID{free}},
			{"c", 501, []session.ID{free, theirs}},
			{"c", 1001, []session.ID{free, mine, theirs}},
		} {
			got, err := log.Unfinished(t.Context(), c.node, c.now)
			if err != nil {
				t.Fatal(err)
			}
			same(t, "unfinished for "+c.node, got, c.want)
		}
	}},
}
