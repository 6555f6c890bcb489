package session_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/session"
	"throughline/store"
)

// played returns the log of a session of three turns.
func played(t *testing.T) (session.Log, session.ID) {
	t.Helper()
	db, err := store.Open(t.Context(), t.TempDir()+"/log.db")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	h := newHost(t, db, newTally())
	id := openTally(t, h)
	for n := range 3 {
		take(t, h, id, keyed(string(rune('a'+n)), n+1))
	}
	return db, id
}

func replay(t *testing.T, k *tally, id session.ID, all []session.Event) session.Verdict {
	t.Helper()
	v, err := session.Replay(t.Context(), session.Kinds{k}, id, all)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func TestReplayOfAnUntouchedLogSaysSameWithoutAskingTheOutside(t *testing.T) {
	t.Parallel()
	log, id := played(t)
	k := newTally()
	k.factor = nil // calling it would panic
	v := replay(t, k, id, events(t, log, id))
	if v.Outcome != session.Same || v.Turns != 3 || v.Events != 10 || v.Difference != nil {
		t.Errorf("%+v", v)
	}
}

func TestReplayFindsTheFirstEventThatDiffers(t *testing.T) {
	t.Parallel()
	log, id := played(t)
	whole := events(t, log, id)
	tampered := func(change func([]session.Event) []session.Event) []session.Event { return change(slices.Clone(whole)) }
	for name, c := range map[string]struct {
		rule    func(sum, add int) int
		events  []session.Event
		version int64
	}{
		"a rule was flipped":     {func(sum, add int) int { return sum - add }, whole, 4},
		"a rule changed later":   {func(sum, add int) int { return sum + add + sum/30 }, whole, 10},
		"a decision was altered": {nil, tampered(func(e []session.Event) []session.Event { e[6].Body = json.RawMessage(`{"n":31}`); return e }), 7},
		"a request was altered": {nil, tampered(func(e []session.Event) []session.Event {
			e[5].Body = bytes.Replace(e[5].Body, []byte(`{"n":2}`), []byte(`{"n":3}`), 1)
			return e
		}), 6},
		"what a person sent was altered": {nil, tampered(func(e []session.Event) []session.Event { e[4].Body = json.RawMessage(`{"n":9}`); return e }), 6},
		"a reply was altered": {nil, tampered(func(e []session.Event) []session.Event {
			e[5].Body = bytes.Replace(e[5].Body, []byte(`"reply":10`), []byte(`"reply":11`), 1)
			return e
		}), 7},
		"an event was left out": {nil, slices.Delete(slices.Clone(whole), 5, 6), 7},
		"an event was added":    {nil, slices.Insert(slices.Clone(whole), 7, whole[6]), 7},
		"an event was retyped":  {nil, tampered(func(e []session.Event) []session.Event { e[6].Type = "factor"; return e }), 7},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			k := newTally()
			if c.rule != nil {
				k.rule = c.rule
			}
			v := replay(t, k, id, c.events)
			if v.Outcome != session.Differs || v.Difference == nil || v.Difference.Version != c.version {
				t.Errorf("%+v, %+v", v, v.Difference)
			}
			if v.Difference != nil && v.Difference.Logged == v.Difference.Again {
				t.Errorf("the difference shows none: %+v", v.Difference)
			}
		})
	}
}

func TestReplayOfAnotherEnginesLogComparesNothing(t *testing.T) {
	t.Parallel()
	log, id := played(t)
	k := newTally()
	k.engine, k.rule = "tally/2", func(int, int) int { return 0 }
	if v := replay(t, k, id, events(t, log, id)); v.Outcome != session.OtherVersion || v.Engine != "tally/1" {
		t.Errorf("%+v", v)
	}
}

func TestReplayOfAnUnfinishedTurnComparesWhatIsThere(t *testing.T) {
	t.Parallel()
	log, id := played(t)
	if v := replay(t, newTally(), id, events(t, log, id)[:8]); v.Outcome != session.Same || v.Turns != 2 {
		t.Errorf("%+v", v)
	}
}

func TestReplayOfWhatIsNoLogIsAnError(t *testing.T) {
	t.Parallel()
	log, id := played(t)
	whole := events(t, log, id)
	for name, all := range map[string][]session.Event{"nothing": nil, "no opening": whole[1:]} {
		if _, err := session.Replay(t.Context(), session.Kinds{newTally()}, id, all); !errors.Is(err, session.ErrCorrupt) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestAForkSharesThePastAndGoesItsOwnWay(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		log := open()
		h := newHost(t, log, newTally())
		id := openTally(t, h)
		for n := range 3 {
			take(t, h, id, send(n+1))
		}
		for turn, want := range []int{0, 10, 30, 60} {
			branch, err := h.Fork(t.Context(), id, turn)
			if err != nil {
				t.Fatal(err)
			}
			if total(branch) != want || branch.Head.Parent != id || branch.Head.ParentTurn != turn || branch.Head.Turn != turn {
				t.Errorf("forked after turn %d: %+v, total %d", turn, branch.Head, total(branch))
			}
			if after := take(t, h, branch.Head.ID, send(100)); total(after) != want+1000 {
				t.Errorf("gone on from turn %d: %d", turn, total(after))
			}
			if v := replay(t, newTally(), branch.Head.ID, events(t, log, branch.Head.ID)); v.Outcome != session.Same {
				t.Errorf("the fork after turn %d: %+v", turn, v.Difference)
			}
		}
		if s, err := h.Read(t.Context(), id); err != nil || total(s) != 60 {
			t.Errorf("the parent: %d, %v", total(s), err)
		}
		var noTurn *session.NoTurnError
		if _, err := h.Fork(t.Context(), id, 4); !errors.As(err, &noTurn) {
			t.Errorf("after a turn that is not there: %v", err)
		}
		if _, err := h.Fork(t.Context(), "nobody", 0); !errors.Is(err, session.ErrNotFound) {
			t.Errorf("of a session that is not there: %v", err)
		}
	})
}

func TestAnUnfinishedTurnCannotBeForked(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		g, k := newGate(t), newTally()
		k.factor = g.factor
		h := newHost(t, open(), k)
		id := openTally(t, h)
		if _, err := h.Advance(t.Context(), id, send(1)); err != nil {
			t.Fatal(err)
		}
		<-g.asked
		if _, err := h.Fork(t.Context(), id, 1); !errors.Is(err, session.ErrBusy) {
			t.Errorf("forked: %v", err)
		}
	})
}

func TestExportThenImportIsTheIdentity(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, open func() session.Log) {
		from, id := played(t)
		h := newHost(t, from, newTally())
		branch, err := h.Fork(t.Context(), id, 2)
		if err != nil {
			t.Fatal(err)
		}
		var file bytes.Buffer
		for _, each := range []session.ID{branch.Head.ID, id} { // the fork before what it was forked from
			if err := session.Export(t.Context(), from, each, &file); err != nil {
				t.Fatal(err)
			}
		}
		exported := file.String()
		to := open()
		if heads, err := session.Import(t.Context(), to, session.Kinds{newTally()}, strings.NewReader(exported)); err != nil || len(heads) != 2 {
			t.Fatalf("%d imported, %v", len(heads), err)
		}
		file.Reset()
		for _, each := range []session.ID{branch.Head.ID, id} {
			if err := session.Export(t.Context(), to, each, &file); err != nil {
				t.Fatal(err)
			}
		}
		if diff := cmp.Diff(exported, file.String()); diff != "" {
			t.Error(diff)
		}
		if heads, err := session.Import(t.Context(), to, session.Kinds{newTally()}, strings.NewReader(exported)); err != nil || len(heads) != 0 {
			t.Errorf("imported again: %d new, %v", len(heads), err)
		}
		other := newHost(t, to, newTally())
		if s := take(t, other, id, keyed("a", 1)); s.Head.Turn != 3 {
			t.Errorf("a request from before the export is taken again: %+v", s.Head)
		}
		take(t, other, id, send(4))
		if _, err := session.Import(t.Context(), to, session.Kinds{newTally()}, strings.NewReader(exported)); !errors.Is(err, session.ErrExists) {
			t.Errorf("imported over a session that went on: %v", err)
		}
	})
}

func TestABrokenFileIsRefusedWithASentenceAndNothingIsStored(t *testing.T) {
	t.Parallel()
	log, id := played(t)
	var file bytes.Buffer
	if err := session.Export(t.Context(), log, id, &file); err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(file.String(), "\n")
	join := func(parts ...string) string { return strings.Join(parts, "") }
	for name, c := range map[string]struct{ text, want string }{
		"empty":             {"", "the file is empty"},
		"not JSON":          {"hello\n", "line 1"},
		"a gap":             {join(append(slices.Clone(lines[:4]), lines[5:]...)...), "event 4 is missing"},
		"a duplicate":       {join(append(slices.Clone(lines[:5]), lines[4:]...)...), "event 4 is there twice"},
		"half a line":       {file.String()[:file.Len()-20], "line 11"},
		"cut short":         {join(lines[:7]...), "6 of its 10 events"},
		"another format":    {strings.Replace(file.String(), "session/v1", "session/v9", 1), "session/v9"},
		"an unknown field":  {strings.Replace(file.String(), `"turn":1`, `"turn":1,"extra":2`, 1), "extra"},
		"an unknown origin": {strings.Replace(file.String(), `"origin":"world"`, `"origin":"ghost"`, 1), "ghost"},
		"an unknown event":  {strings.Replace(file.String(), `"type":"summed"`, `"type":"guessed"`, 1), "guessed"},
		"an unknown kind":   {strings.ReplaceAll(file.String(), `"kind":"tally"`, `"kind":"opera"`), "opera"},
		"a wrong turn":      {strings.Replace(file.String(), `"turn":2`, `"turn":3`, 1), "must be of turn 2"},
		"no opening":        {strings.Replace(file.String(), `"type":"opened"`, `"type":"began"`, 1), "opened"},
		"two values a line": {strings.Replace(file.String(), "\n", "{}\n", 1), "line 1"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			db, err := store.Open(t.Context(), t.TempDir()+"/log.db")
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = db.Close() }()
			_, err = session.Import(t.Context(), db, session.Kinds{newTally()}, strings.NewReader(c.text))
			if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("refused with: %v", err)
			}
			if heads, err := db.List(t.Context(), session.Filter{}); err != nil || len(heads) != 0 {
				t.Errorf("%d sessions stored, %v", len(heads), err)
			}
		})
	}
}
