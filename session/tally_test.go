package session_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"testing"

	"throughline/diag"
	"throughline/session"
	"throughline/store"
	"throughline/store/pgtest"
)

// tally is the smallest kind that needs everything: a person sends numbers, each is multiplied by a factor that
// comes from outside, and code decides the sum.
type tally struct {
	engine string
	factor func(ctx context.Context, n int) (int, error) // the outside
	rule   func(sum, add int) int
}

func newTally() *tally {
	return &tally{
		engine: "tally/1",
		factor: func(context.Context, int) (int, error) { return 10, nil },
		rule:   func(sum, add int) int { return sum + add },
	}
}

func (k *tally) Name() string   { return "tally" }
func (k *tally) Engine() string { return k.engine }

func (k *tally) Open(session.Opening) (session.State, error) { return &sum{kind: k}, nil }

type sum struct {
	kind  *tally
	total int
	sent  []int
}

type number struct {
	N int `json:"n"`
}

func (s *sum) Accept(raw json.RawMessage) (string, any, error) {
	var n number
	if err := json.Unmarshal(raw, &n); err != nil || n.N < 0 {
		code := diag.Code{ID: "T001"}
		return "", nil, &session.Refusal{Diagnostics: diag.List{code.At(diag.Place{File: "input"}, "not a number from 0 up")}}
	}
	return "sent", n, nil
}

func (s *sum) Fold(e session.Event) error {
	var n number
	switch e.Type {
	case "sent":
		if err := json.Unmarshal(e.Body, &n); err != nil {
			return err
		}
		s.sent = append(s.sent, n.N)
	case "factor":
	case "summed":
		if err := json.Unmarshal(e.Body, &n); err != nil {
			return err
		}
		s.total = n.N
	default:
		return fmt.Errorf("no event %q", e.Type)
	}
	return nil
}

func (s *sum) Turn(ctx context.Context, t *session.Turn) error {
	n := s.sent[len(s.sent)-1]
	factor, err := session.Observe(ctx, t, "factor", number{n}, func(ctx context.Context) (int, error) {
		t.Release(fmt.Sprintf("multiplying %d. ", n))
		return s.kind.factor(ctx, n)
	})
	if err != nil {
		return err
	}
	t.Release("Done.")
	return t.Decide("summed", number{s.kind.rule(s.total, factor*n)})
}

func (s *sum) View() any { return *s }

func (s *sum) Outcome() any { return s.View() }

func (s *sum) Summary() session.Summary {
	return session.Summary{Title: "a tally", Place: fmt.Sprint(s.total), Done: s.total > 1_000_000}
}

// onBoth runs a test on both databases; open opens the same database again, as another process would.
func onBoth(t *testing.T, test func(t *testing.T, open func() session.Log)) {
	t.Helper()
	for name, url := range map[string]func(*testing.T) string{
		"SQLite":   func(t *testing.T) string { return t.TempDir() + "/log.db" },
		"Postgres": func(t *testing.T) string { return pgtest.URL(t) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			at := url(t)
			test(t, func() session.Log {
				db, err := store.Open(t.Context(), at)
				if err != nil {
					t.Fatal(err)
				}
				t.Cleanup(func() { _ = db.Close() })
				return db
			})
		})
	}
}

// newHost returns a host that is closed with the test.
func newHost(t *testing.T, log session.Log, k *tally, change ...func(*session.Config)) *session.Host {
	t.Helper()
	config := session.Config{Log: log, Kinds: session.Kinds{k}}
	for _, c := range change {
		c(&config)
	}
	h := session.NewHost(config)
	t.Cleanup(func() {
		at, cancel := context.WithCancel(context.Background())
		cancel() // what is still in flight is stopped
		_ = h.Close(at)
	})
	return h
}

func openTally(t *testing.T, h *session.Host) session.ID {
	t.Helper()
	s, err := h.Open(t.Context(), session.Opening{Kind: "tally"}, "")
	if err != nil {
		t.Fatal(err)
	}
	return s.Head.ID
}

func send(n int) session.Request {
	return session.Request{Input: json.RawMessage(fmt.Sprintf(`{"n":%d}`, n))}
}

func keyed(key string, n int) session.Request {
	r := send(n)
	r.Key = key
	return r
}

// take takes one turn to its end.
func take(t *testing.T, h *session.Host, id session.ID, r session.Request) session.Snapshot {
	t.Helper()
	f, err := h.Advance(t.Context(), id, r)
	if err != nil {
		t.Fatal(err)
	}
	s, err := f.Wait(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func total(s session.Snapshot) int { return s.View.(sum).total }

func events(t *testing.T, log session.Log, id session.ID) []session.Event {
	t.Helper()
	all, err := log.Events(t.Context(), id, 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// gate is an outside that answers when it is let.
type gate struct {
	asked chan struct{}
	let   chan struct{}
	once  sync.Once
}

func newGate(t *testing.T) *gate {
	g := &gate{asked: make(chan struct{}, 100), let: make(chan struct{})}
	t.Cleanup(g.open)
	return g
}

func (g *gate) open() { g.once.Do(func() { close(g.let) }) }

func (g *gate) factor(ctx context.Context, _ int) (int, error) {
	g.asked <- struct{}{}
	select {
	case <-g.let:
		return 10, nil
	case <-ctx.Done():
		return 0, ctx.Err()
	}
}

var errOutside = errors.New("the outside failed")
