package interview

import (
	"encoding/json"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"throughline/session"
)

// mostIdle is what an idle interview may hold in memory after twenty answers, vectors included; its documents and what is
// made of them are shared.
const mostIdle = 64 << 10

// talkative answers with three or four concepts a turn, as a cooperative respondent does.
func talkative(turn int) string {
	features := strings.Fields("creamy sweet smooth thick light organic local fresh cheap filling soft strong rich mild nutty warm cold frothy clean plain")
	things := strings.Fields("texture flavour carton label price foam colour smell recipe brand grain bottle date lid pour sip mix taste shelf tin")
	feature, thing := features[turn%len(features)], things[(turn*7)%len(things)]
	return fmt.Sprintf("I like the %s %s because it makes my %s breakfast easy, so I feel calm about the %s, which means I am a patient parent on %s mornings.",
		feature, thing, things[(turn*3+1)%len(things)], things[(turn*5+2)%len(things)], features[(turn*11+3)%len(features)])
}

// longHouse holds an interview that does not end before its respondent is done.
func longHouse(t *testing.T) *house {
	t.Helper()
	study := strings.NewReplacer("max_turns: 14", "", "methodology: means_end_chain", "methodology: long").Replace(string(example(t, "oat-milk")))
	text, _ := MethodologyText("means_end_chain")
	method := strings.Replace(string(text), "id: means_end_chain", "id: long", 1)
	begin := strings.Index(method, "\nlimits:")
	end := begin + 1 + strings.Index(method[begin+1:], "\n\n")
	if end <= begin {
		end = len(method)
	}
	method = method[:begin] + "\nlimits: {max_turns: 1000, min_turns: 1000}\n" + method[end:]
	return newHouseWith(t, understudies(), []byte(study), func(kind, id string) ([]byte, bool) {
		return []byte(method), kind == MethodologyKind && id == "long"
	})
}

// It runs before the parallel tests, so that nothing else is on the heap that grows.
func TestAnIdleInterviewIsSmall(t *testing.T) { //nolint:paralleltest // it measures the heap
	if testing.Short() {
		t.Skip("the race detector takes memory of its own")
	}
	h := longHouse(t)
	h.agree()
	for turn := 0; turn < 20 && h.view.Status == Asking; turn++ {
		h.answer(talkative(turn))
	}
	events, err := h.log.Events(t.Context(), h.id, 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	var opening session.Opening
	if err := json.Unmarshal(events[0].Body, &opening); err != nil {
		t.Fatal(err)
	}
	const sessions = 100
	kept := make([]session.State, sessions)
	fold := func(i int) {
		state, err := h.kinds[0].Open(opening)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events[1:] {
			e.Body = json.RawMessage(strings.Clone(string(e.Body)))
			if err := state.Fold(e); err != nil {
				t.Fatal(err)
			}
		}
		s := state.(*sitting)
		if s.kind.embedder != nil { // what the next turn would keep
			if _, err := s.slots.Shortlist(t.Context(), s.kind.embedder(), Concept{ID: "c999", Label: "creamy feel", Type: "attribute"}); err != nil {
				t.Fatal(err)
			}
		}
		kept[i] = state
	}
	fold(0)
	before := heapInUse()
	for i := 1; i < sessions; i++ {
		fold(i)
	}
	each := (heapInUse() - before) / (sessions - 1)
	o := h.outcome()
	runtime.KeepAlive(kept)
	t.Logf("%d bytes an interview after %d answers, %d concepts, %d links", each, len(o.Turns), len(o.Concepts), len(o.Links))
	if each > mostIdle || len(o.Turns) < 20 {
		t.Errorf("an idle interview holds %d bytes after %d answers; at most %d were promised after twenty", each, len(o.Turns), mostIdle)
	}
}

func heapInUse() uint64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
