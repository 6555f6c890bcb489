package roleplay

import (
	"encoding/json"
	"runtime"
	"strings"
	"testing"

	"throughline/session"
)

// mostIdle is what an idle session may hold in memory after twenty turns, its documents, walks and prompts apart, which
// sessions share.
const mostIdle = 8 << 10

// It runs before the parallel tests, so that nothing else is on the heap that grows.
func TestAnIdleSessionIsSmall(t *testing.T) { //nolint:paralleltest // it measures the heap
	if testing.Short() {
		t.Skip("the race detector takes memory of its own")
	}
	s := newScene(t, launchReview(t))
	s.play(withMaya + withMarcus)
	if s.head.Turn < 20 {
		t.Fatalf("only %d turns", s.head.Turn)
	}
	events := s.events()
	var opening session.Opening
	if err := json.Unmarshal(events[0].Body, &opening); err != nil {
		t.Fatal(err)
	}
	const sessions = 200
	kept := make([]session.State, sessions)
	kind := NewKind(NewUnderstudy())
	fold := func(i int) {
		state, err := kind.Open(opening)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events[1:] {
			e.Body = json.RawMessage(strings.Clone(string(e.Body)))
			if err := state.Fold(e); err != nil {
				t.Fatal(err)
			}
		}
		kept[i] = state
	}
	fold(0)
	before := heap()
	for i := 1; i < sessions; i++ {
		fold(i)
	}
	each := (heap() - before) / (sessions - 1)
	runtime.KeepAlive(kept)
	t.Logf("%d bytes a session after %d turns", each, s.head.Turn)
	if each > mostIdle {
		t.Errorf("an idle session holds %d bytes, at most %d were promised", each, mostIdle)
	}
}

func heap() uint64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
