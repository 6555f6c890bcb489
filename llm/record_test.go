package llm_test

import (
	"bytes"
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"throughline/llm"
	"throughline/llm/anthropic"
	"throughline/llm/llmtest"
)

func TestARecordingHoldsWhatWasAskedAnsweredAndWrong(t *testing.T) {
	t.Parallel()
	var recording bytes.Buffer
	s := script(t, ">>> usage=9/3\nGood morning.\n>>> fault=429 retry-after=3s\n")
	m := llm.WithRecording(s, llm.NewRecorder(&recording, func() time.Time { return at().In(time.FixedZone("", 3600)) }))
	r := in("a")
	r.Role, r.System = llm.Actor, "Be kind."
	for range 2 {
		m.Generate(t.Context(), r, nil) //nolint:errcheck // the fault is in the recording
	}
	hash := r.Hash()
	want := `{"at":"2026-03-01T12:00:00Z","hash":"` + hash + `","request":{"role":"actor","session":"a","system":"Be kind.","messages":[{"from":"user","text":"Hello."}]},` +
		`"reply":{"text":"Good morning.","model":"script","stop":"end","usage":{"input":9,"cache_read":0,"cache_write":0,"output":3,"cost":0,"priced":false,"duration":0},"calls":1}}` + "\n" +
		`{"at":"2026-03-01T12:00:00Z","hash":"` + hash + `","request":{"role":"actor","session":"a","system":"Be kind.","messages":[{"from":"user","text":"Hello."}]},` +
		`"reply":{"text":"","model":"script","usage":{"input":0,"cache_read":0,"cache_write":0,"output":0,"cost":0,"priced":false,"duration":0},"calls":1},` +
		`"fault":{"failed":{"provider":"script","fault":"rate","status":429,"sentence":"too many requests","advice":"wait a moment, or use a model with a higher limit","retry_after":3000000000}}}` + "\n"
	if diff := cmp.Diff(strings.Split(want, "\n"), strings.Split(undated(recording.String()), "\n")); diff != "" {
		t.Error(diff)
	}
}

// undated replaces how long each call took.
func undated(lines string) string {
	var b strings.Builder
	for part := range strings.SplitAfterSeq(lines, `"duration":`) {
		if b.Len() > 0 {
			part = "0" + strings.TrimLeft(part, "0123456789")
		}
		b.WriteString(part)
	}
	return b.String()
}

func TestAReplayPlaysTheSameFaults(t *testing.T) {
	t.Parallel()
	for _, err := range []error{
		&llm.TimeoutError{Phase: llm.PhaseIdle, After: time.Second},
		&llm.Error{Provider: "p", Fault: llm.FaultRate, Status: 429, Sentence: "s", Advice: "a", RetryAfter: time.Second},
		&llm.RefusedError{Provider: "p", Sentence: "s"},
		&llm.BudgetError{Scope: llm.ScopeDay, Spent: llm.Amount{Cost: 2}, Limit: llm.Amount{Cost: 1}},
	} {
		var recording bytes.Buffer
		model := failing(llm.Reply{Text: "Good"}, err)
		llm.WithRecording(model, llm.NewRecorder(&recording, at)).Generate(t.Context(), llmtest.Say("Hello."), nil) //nolint:errcheck // it fails
		replay, bad := llm.NewReplay(&recording)
		if bad != nil {
			t.Fatal(bad)
		}
		reply, got := replay.Generate(t.Context(), in("another session"), nil)
		if !reflect.DeepEqual(got, err) || reply.Text != "Good" {
			t.Errorf("got %#v, want %#v", got, err)
		}
		if _, got = replay.Generate(t.Context(), llmtest.Say("Hello."), nil); llmtest.Kind(got) != "played" || replay.Rest() != 0 {
			t.Errorf("once more: %v", got)
		}
	}
}

func TestARecordingOfLiveCallsReplaysThemWithoutANetwork(t *testing.T) {
	t.Parallel()
	s := llmtest.NewServer(t, llmtest.Answer{Status: 529, Kind: "overloaded_error", Message: "Overloaded"}, llmtest.Answer{Text: "Good morning."})
	var recording bytes.Buffer
	record := func(m llm.Model) llm.Model {
		return llm.WithRetry(llm.WithRecording(m, llm.NewRecorder(&recording, at)), llm.Retry{Calls: 2})
	}
	live, err := record(anthropic.New(s.Anthropic())).Generate(t.Context(), llmtest.Say("Hello."), nil)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(recording.String(), "SECRET") {
		t.Error("the key is in the recording")
	}
	replay, err := llm.NewReplay(bytes.NewReader(recording.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	again, err := record(replay).Generate(t.Context(), llmtest.Say("Hello."), nil)
	if diff := cmp.Diff(live, again); diff != "" || err != nil {
		t.Errorf("%v\n%s", err, diff)
	}
}

func TestARecordingThatWasTamperedWithIsNotPlayed(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"{", "[]", `{"hash":"00","request":{"messages":[]},"reply":{}}`} {
		if _, err := llm.NewReplay(strings.NewReader(text)); err == nil || !strings.HasPrefix(err.Error(), "read call 1 of a recording: ") {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestACallGoesOnWhenItCannotBeRecorded(t *testing.T) {
	t.Parallel()
	closed, w := io.Pipe()
	if err := closed.Close(); err != nil {
		t.Fatal(err)
	}
	recorder := llm.NewRecorder(w, at)
	reply, err := llm.WithRecording(script(t, ">>>\nGood morning.\n"), recorder).Generate(t.Context(), llmtest.Say("Hello."), nil)
	if err != nil || reply.Text != "Good morning." || !errors.Is(recorder.Err(), io.ErrClosedPipe) {
		t.Errorf("%+v, %v; recorder: %v", reply, err, recorder.Err())
	}
}

func TestARequestIsKnownByWhatCanChangeItsReply(t *testing.T) {
	t.Parallel()
	warm := 0.5
	base := llmtest.Say("Hello.")
	seen := map[string]string{base.Hash(): "the request itself"}
	for name, change := range map[string]func(*llm.Request){
		"role":        func(r *llm.Request) { r.Role = llm.Rate },
		"system":      func(r *llm.Request) { r.System = "x" },
		"message":     func(r *llm.Request) { r.Messages = llmtest.Say("Hello!").Messages },
		"schema":      func(r *llm.Request) { r.Schema = []byte(`{}`) },
		"schema name": func(r *llm.Request) { r.SchemaName = "x" },
		"max tokens":  func(r *llm.Request) { r.MaxTokens = 1 },
		"temperature": func(r *llm.Request) { r.Temperature = &warm },
	} {
		r := base
		change(&r)
		if same, ok := seen[r.Hash()]; ok {
			t.Errorf("%s has the hash of %s", name, same)
		}
		seen[r.Hash()] = name
	}
	if in("a").Hash() != base.Hash() {
		t.Error("who pays changes the hash")
	}
}
