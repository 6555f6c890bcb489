package storetest

import (
	"errors"
	"fmt"
	"sync"
	"testing"

	"throughline/session"
)

// race runs n copies of do at once and returns their errors.
func race(n int, do func(i int) error) []error {
	errs := make([]error, n)
	start := make(chan struct{})
	var all sync.WaitGroup
	for i := range n {
		all.Go(func() {
			<-start
			errs[i] = do(i)
		})
	}
	close(start)
	all.Wait()
	return errs
}

// oneWins fails unless exactly one of errs is nil and all others are want.
func oneWins(t *testing.T, what string, errs []error, want error) {
	t.Helper()
	won := 0
	for _, err := range errs {
		if err == nil {
			won++
		} else if !errors.Is(err, want) {
			t.Errorf("%s: a loser got %v, want %v", what, err, want)
		}
	}
	if won != 1 {
		t.Errorf("%s: %d won", what, won)
	}
}

var racing = []promise{
	{"of racing writes one wins each version", func(t *testing.T, log session.Log) {
		const writers, versions = 8, 25
		id := begin(t, log, session.Head{}, 10).ID
		var mu sync.Mutex
		winner := map[int64]string{}
		for _, err := range race(writers, func(i int) error {
			for {
				head, err := log.Head(t.Context(), id)
				if err != nil || head.Version >= versions {
					return err
				}
				w := write(id, head.Version, 1, 20)
				w.Events[0].Type = fmt.Sprintf("by %d", i)
				_, err = log.Append(t.Context(), w)
				if errors.Is(err, session.ErrConflict) {
					continue
				}
				if err != nil {
					return err
				}
				mu.Lock()
				if other := winner[head.Version+1]; other != "" {
					err = fmt.Errorf("version %d was won by %s and %d", head.Version+1, other, i)
				}
				winner[head.Version+1] = w.Events[0].Type
				mu.Unlock()
				if err != nil {
					return err
				}
			}
		}) {
			if err != nil {
				t.Error(err)
			}
		}
		events := mustEvents(t, log, id, 1, 0)
		if len(events) != versions-1 || len(winner) != versions-1 {
			t.Errorf("there are %d events and %d winners", len(events), len(winner))
		}
		for _, e := range events {
			if winner[e.Version] != e.Type {
				t.Errorf("version %d is %q but %q was told it won", e.Version, e.Type, winner[e.Version])
			}
		}
	}},
	{"of racing creations one wins", func(t *testing.T, log session.Log) {
		for range 10 {
			id := session.NewID()
			oneWins(t, "create", race(4, func(int) error {
				return log.Create(t.Context(), session.Head{ID: id, Kind: "sample"}, []session.Event{event(1, 0, 10)})
			}), session.ErrExists)
		}
	}},
	{"of racing claims one wins", func(t *testing.T, log session.Log) {
		for range 10 {
			id := begin(t, log, session.Head{}, 10).ID
			oneWins(t, "claim", race(4, func(i int) error {
				_, err := log.Claim(t.Context(), id, session.Lease{Node: fmt.Sprint(i), Now: 100, Until: 200})
				return err
			}), session.ErrClaimed)
		}
	}},
	{"a request that races with itself is stored once, and the others are told", func(t *testing.T, log session.Log) {
		for round := range 10 {
			id := begin(t, log, session.Head{}, 10).ID
			w := session.Write{Session: id, Expect: 1, Now: 20, Open: true, Events: []session.Event{keyed(2, 1, "request", "hash")}}
			if round%2 == 0 {
				w.Take = &session.Lease{Node: "a", Now: 20, Until: 90}
			}
			oneWins(t, "append", race(4, func(int) error {
				_, err := log.Append(t.Context(), w)
				return err
			}), session.ErrRepeated)
		}
	}},
	{"a claim and a write under none are never both first", func(t *testing.T, log session.Log) {
		for range 30 {
			id := begin(t, log, session.Head{}, 10).ID
			var claim session.Claim
			errs := race(2, func(i int) (err error) {
				if i == 0 {
					claim, err = log.Claim(t.Context(), id, session.Lease{Node: "a", Now: 100, Until: 200})
				} else {
					_, err = log.Append(t.Context(), write(id, 1, 1, 100))
				}
				return err
			})
			inOrder(t, claim, errs, 1, session.ErrClaimed)
		}
	}},
	{"a late write and a takeover are never both first", func(t *testing.T, log session.Log) {
		for range 30 {
			id := begin(t, log, session.Head{}, 10).ID
			fence := mustAppend(t, log, taking(id, 1, "a", 100, 200))
			var claim session.Claim
			errs := race(2, func(i int) (err error) {
				if i == 0 {
					claim, err = log.Claim(t.Context(), id, session.Lease{Node: "b", Now: 300, Until: 400})
				} else {
					_, err = log.Append(t.Context(), under(id, 2, fence, 300, false))
				}
				return err
			})
			inOrder(t, claim, errs, 2, session.ErrFenced)
		}
	}},
	{"no fork outlives a parent that is deleted meanwhile", func(t *testing.T, log session.Log) {
		for range 20 {
			root, fork := begin(t, log, session.Head{}, 10).ID, session.NewID()
			errs := race(2, func(i int) (err error) {
				if i == 0 {
					_, err = log.Delete(t.Context(), root)
				} else {
					err = log.Create(t.Context(), session.Head{ID: fork, Kind: "sample", Parent: root}, []session.Event{event(1, 0, 10)})
				}
				return err
			})
			if errs[0] != nil || errs[1] != nil && !errors.Is(errs[1], session.ErrNotFound) {
				t.Errorf("delete: %v, create: %v", errs[0], errs[1])
			}
			_, err := log.Head(t.Context(), fork)
			wantError(t, "reading the fork", err, session.ErrNotFound)
		}
	}},
	{"many sessions are written at once without a fault", func(t *testing.T, log session.Log) {
		for _, err := range race(16, func(i int) error {
			id := session.NewID()
			err := log.Create(t.Context(), session.Head{ID: id, Kind: "sample"}, []session.Event{event(1, 0, 10)})
			for version := int64(1); version < 20 && err == nil; version++ {
				_, err = log.Append(t.Context(), write(id, version, 1, 20))
			}
			return err
		}) {
			if err != nil {
				t.Error(err)
			}
		}
	}},
}

// inOrder fails unless a claim and a write that raced at version went one after the other: the claim has the written version, or the write was refused.
func inOrder(t *testing.T, claim session.Claim, errs []error, version int64, refused error) {
	t.Helper()
	switch {
	case errs[0] != nil:
		t.Errorf("claim: %v", errs[0])
	case errs[1] == nil && claim.Version != version+1:
		t.Errorf("the write went through although the claim came first, at version %d", claim.Version)
	case errs[1] != nil && !errors.Is(errs[1], refused):
		t.Errorf("write: %v, want %v", errs[1], refused)
	case errs[1] != nil && claim.Version != version:
		t.Errorf("the write was refused although it would have come first: the claim is at version %d", claim.Version)
	}
}
