package game

import (
	"encoding/json"
	"os"
	"runtime"
	"strings"
	"testing"

	"throughline/session"
)

// mostIdle is what an idle session may hold in memory after twenty turns, its blueprint and key apart, which sessions share.
const mostIdle = 8 << 10

// It runs before the parallel tests, so that nothing else is on the heap that grows.
func TestAnIdleSessionIsSmall(t *testing.T) { //nolint:paralleltest // it measures the heap
	if testing.Short() {
		t.Skip("the race detector takes memory of its own")
	}
	text, err := os.ReadFile("../examples/game/digestion.yaml")
	if err != nil {
		t.Fatal(err)
	}
	opening, found := NewOpening("digestion", text, nil)
	if found.HasErrors() {
		t.Fatal(found)
	}
	kind := NewKind()
	for _, bot := range []Bot{Solver, Worst, Random} {
		events := twentyTurns(t, kind, opening, bot)
		const sessions = 200
		kept := make([]session.State, sessions)
		fold := func(i int) {
			state, err := kind.Open(opening)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				e.Body = json.RawMessage(strings.Clone(string(e.Body)))
				if err := state.Fold(e); err != nil {
					t.Fatal(err)
				}
			}
			kept[i] = state
		}
		fold(0)
		before := held()
		for i := 1; i < sessions; i++ {
			fold(i)
		}
		each := (held() - before) / (sessions - 1)
		runtime.KeepAlive(kept)
		t.Logf("%s: %d bytes a session after %d turns", bot, each, len(events))
		if each > mostIdle {
			t.Errorf("%s: an idle session holds %d bytes, at most %d were promised", bot, each, mostIdle)
		}
	}
}

// twentyTurns are the events that the first twenty moves of a bot bring.
func twentyTurns(t *testing.T, kind *Kind, opening session.Opening, bot Bot) []session.Event {
	t.Helper()
	b, err := kind.board(opening.Documents[0])
	if err != nil {
		t.Fatal(err)
	}
	var events []session.Event
	RunBot(&b.blueprint, &b.key, bot, 1, func(_ Move, s State) {
		if len(events) == 20 {
			return
		}
		body, err := json.Marshal(Played{Events: s.Last})
		if err != nil {
			t.Fatal(err)
		}
		events = append(events, session.Event{Type: eventPlayed, Body: body})
	})
	if len(events) < 20 {
		t.Fatalf("only %d turns", len(events))
	}
	return events
}

func held() uint64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
