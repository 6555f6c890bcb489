package roleplay

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"throughline/llm"
	"throughline/session"
	"throughline/store"
)

// house plays a scenario as a session, with a real log, and holds every turn to what must always be so: what was released
// is what is logged, no thought is shown, and in the end the log replays the same.
type house struct {
	t     *testing.T
	log   session.Log
	host  *session.Host
	kinds session.Kinds
	id    session.ID
	seen  int64
}

// take is what one turn came to.
type take struct {
	shown string // as it was released
	line  *Line
	step  *Stepped
	view  View
}

func newHouse(t *testing.T, actor Actor, scenario []byte, prepare ...func(*Kind)) *house {
	t.Helper()
	db, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "play.db"))
	if err != nil {
		t.Fatal(err)
	}
	kind := NewKind(actor)
	for _, each := range prepare {
		each(kind)
	}
	h := &house{t: t, log: db, kinds: session.Kinds{kind}}
	h.host = session.NewHost(session.Config{Log: db, Kinds: h.kinds, Node: "house", Lease: time.Minute})
	t.Cleanup(func() {
		_ = h.host.Close(t.Context())
		_ = db.Close()
	})
	opening, found := NewOpening("scenario", scenario, nil)
	if found.HasErrors() {
		t.Fatal(found)
	}
	opened, err := h.host.Open(t.Context(), opening, "")
	if err != nil {
		t.Fatal(err)
	}
	h.id = opened.Head.ID
	h.seen = opened.Head.Version
	return h
}

// play takes a turn: "@maya" meets, "=a" chooses, "/skip" skips, anything else is said.
func (h *house) play(text string) take {
	h.t.Helper()
	in := Input{Say: text}
	if who, ok := strings.CutPrefix(text, "@"); ok {
		in = Input{Meet: who}
	} else if option, ok := strings.CutPrefix(text, "="); ok {
		in = Input{Choose: option}
	} else if text == "/skip" {
		in = Input{Skip: true}
	}
	return h.take(in)
}

// decide hands in the decision.
func (h *house) decide(option, reason string) take {
	h.t.Helper()
	return h.take(Input{Decide: &Call{Option: option, Reason: reason}})
}

// take takes a turn.
func (h *house) take(in Input) take {
	h.t.Helper()
	raw, err := json.Marshal(in)
	if err != nil {
		h.t.Fatal(err)
	}
	flight, err := h.host.Advance(h.t.Context(), h.id, session.Request{Input: raw})
	if err != nil {
		h.t.Fatalf("%s: %v", raw, err)
	}
	var shown strings.Builder
	if err := flight.Follow(h.t.Context(), func(f session.Frame) error {
		shown.WriteString(f.Text)
		return nil
	}); err != nil {
		h.t.Fatal(err)
	}
	after, err := flight.Wait(h.t.Context())
	if err != nil {
		h.t.Fatal(err)
	}
	out := take{shown: shown.String(), view: after.View.(View)}
	h.read(&out)
	return out
}

// read finds in the log what the turn brought.
func (h *house) read(out *take) {
	h.t.Helper()
	events, err := h.log.Events(h.t.Context(), h.id, h.seen, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	for _, e := range events {
		h.seen = e.Version
		switch e.Type {
		case eventSpoke:
			var o session.Observation
			out.line = &Line{}
			if err := json.Unmarshal(e.Body, &o); err != nil {
				h.t.Fatal(err)
			}
			if err := json.Unmarshal(o.Reply, out.line); err != nil {
				h.t.Fatal(err)
			}
		case eventStep:
			out.step = &Stepped{}
			if err := json.Unmarshal(e.Body, out.step); err != nil {
				h.t.Fatal(err)
			}
		}
	}
	if out.line == nil {
		return
	}
	if out.line.Speech != out.shown || strings.TrimSpace(out.shown) == "" {
		h.t.Errorf("shown %q, logged %q", out.shown, out.line.Speech)
	}
	for _, mark := range []string{"END--", "node_satisfied", "{", "}", "```"} {
		if strings.Contains(out.shown, mark) {
			h.t.Errorf("%s is shown: %q", mark, out.shown)
		}
	}
	view, err := json.Marshal(out.view)
	if err != nil {
		h.t.Fatal(err)
	}
	if thought := out.line.Report.InternalThought; len(thought) > 8 && strings.Contains(string(view), thought) {
		h.t.Errorf("the thought %q reaches the learner", thought)
	}
}

// replay holds the whole log against the rules.
func (h *house) replay() {
	h.t.Helper()
	events, err := h.log.Events(h.t.Context(), h.id, 0, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	verdict, err := session.Replay(h.t.Context(), h.kinds, h.id, events)
	if err != nil || verdict.Outcome != session.Same {
		h.t.Errorf("replayed: %+v, %v", verdict, err)
	}
}

// performed is a performer for a script, with a clock that stands still.
func performed(t testing.TB, text string) (*Performer, *llm.Script) {
	t.Helper()
	script, found := llm.ParseScript("script", []byte(text))
	if found.HasErrors() {
		t.Fatal(found)
	}
	return NewPerformer(script, func() time.Time { return time.Unix(0, 0) }), script
}
