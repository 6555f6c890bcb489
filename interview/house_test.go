package interview

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"throughline/document"
	"throughline/embedding"
	"throughline/llm"
	"throughline/session"
	"throughline/store"
)

var update = flag.Bool("update", false, "rewrite the expectations")

// house holds an interview as a session with a real log, and holds every turn to what must always be so: what was released
// is the question that is logged, what the log has replays the same.
type house struct {
	t     *testing.T
	log   session.Log
	host  *session.Host
	kinds session.Kinds
	id    session.ID
	seen  int64
	view  View
}

func newHouse(t *testing.T, roles Roles, study []byte) *house {
	t.Helper()
	return newHouseWith(t, roles, study, nil)
}

func newHouseWith(t *testing.T, roles Roles, study []byte, find document.Finder) *house {
	t.Helper()
	db, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "interview.db"))
	if err != nil {
		t.Fatal(err)
	}
	h := &house{t: t, log: db, kinds: session.Kinds{NewKind(roles, ear(t), time.Now)}}
	h.host = session.NewHost(session.Config{Log: db, Kinds: h.kinds, Node: "house", Lease: time.Minute})
	t.Cleanup(func() {
		_ = h.host.Close(context.Background())
		_ = db.Close()
	})
	opening, found := NewOpening("study", study, find)
	if found.HasErrors() {
		t.Fatal(found)
	}
	opened, err := h.host.Open(t.Context(), opening, "")
	if err != nil {
		t.Fatal(err)
	}
	h.id, h.seen, h.view = opened.Head.ID, opened.Head.Version, opened.View.(View)
	return h
}

// ear is the embedder, or none where its weights were not fetched. All tests share it: reading it takes a while.
func ear(t *testing.T) func() Embedder {
	t.Helper()
	if sharedEar() == nil {
		return nil
	}
	return func() Embedder { return sharedEar() }
}

var sharedEar = sync.OnceValue(func() *embedding.Embedder {
	e, err := embedding.New()
	if err != nil {
		return nil
	}
	return e
})

func understudies() Roles { return NewRoles(Models{}, time.Now) }

// scripted has one script play every role.
func scripted(t *testing.T, text string) (Roles, *llm.Script) {
	t.Helper()
	script, found := llm.ParseScript("model", []byte(text))
	if found.HasErrors() {
		t.Fatal(found)
	}
	serve := func(role llm.Role) llm.Model {
		return llm.ModelFunc(func(ctx context.Context, r llm.Request, release func(string)) (llm.Reply, error) {
			r.Role = role
			return script.Generate(ctx, r, release)
		})
	}
	return NewRoles(Models{Extract: serve(llm.Extract), Rate: serve(llm.Rate), Ask: serve(llm.Inquire), Arbiter: serve(llm.Arbiter)}, time.Now), script
}

// example is a study that ships.
func example(t *testing.T, id string) []byte {
	t.Helper()
	text, err := os.ReadFile("../examples/interview/" + id + ".yaml")
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// agree gives consent and hears the first question.
func (h *house) agree() []session.Event {
	h.t.Helper()
	yes := true
	return h.take(Input{Consent: &yes})
}

// answer answers, or leaves the question out with "/skip".
func (h *house) answer(text string) (TurnResult, []session.Event) {
	h.t.Helper()
	in := Input{Answer: text}
	if text == "/skip" {
		in = Input{Skip: true}
	}
	events := h.take(in)
	result, _ := ResultOf(events)
	return result, events
}

// take takes a turn and returns what it logged.
func (h *house) take(in Input) []session.Event {
	h.t.Helper()
	events, err := h.try(in)
	if err != nil {
		h.t.Fatal(err)
	}
	return events
}

func (h *house) try(in Input) ([]session.Event, error) {
	h.t.Helper()
	raw, err := json.Marshal(in)
	if err != nil {
		h.t.Fatal(err)
	}
	flight, err := h.host.Advance(h.t.Context(), h.id, session.Request{Input: raw})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", raw, err)
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
		return nil, err
	}
	h.view = after.View.(View)
	if s := shown.String(); s != "" && s != h.view.Question {
		h.t.Errorf("released %q, but the question is %q", s, h.view.Question)
	}
	events, err := h.log.Events(h.t.Context(), h.id, h.seen, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	h.seen = after.Head.Version
	return events, nil
}

// refused is the code of the first diagnostic that an input is refused with.
func (h *house) refused(in Input) string {
	h.t.Helper()
	_, err := h.try(in)
	var refusal *session.Refusal
	if !errors.As(err, &refusal) {
		h.t.Fatalf("not refused: %v", err)
	}
	return refusal.Diagnostics[0].Code
}

func (h *house) outcome() Outcome {
	h.t.Helper()
	_, result, err := h.host.Result(h.t.Context(), h.id)
	if err != nil {
		h.t.Fatal(err)
	}
	return result.Outcome.(Outcome)
}

// replay decides the whole log again.
func (h *house) replay() {
	h.t.Helper()
	events, err := h.log.Events(h.t.Context(), h.id, 0, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	verdict, err := session.Replay(h.t.Context(), h.kinds, h.id, events)
	if err != nil {
		h.t.Fatal(err)
	}
	if verdict.Outcome != session.Same {
		h.t.Errorf("the replay: %+v", verdict)
	}
}
