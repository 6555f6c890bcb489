package llmtest

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"

	"throughline/llm"
)

// Open makes a model that will answer its calls with the given answers, in order.
type Open func(t *testing.T, answers ...Answer) llm.Model

// Say is a request with nothing but a text.
func Say(text string) llm.Request {
	return llm.Request{Messages: []llm.Message{{From: llm.User, Text: text}}}
}

// Conform holds a model to the contract of llm.Model.
func Conform(t *testing.T, open Open) {
	t.Helper()
	for name, check := range map[string]func(*testing.T, Open){
		"released pieces make up the text":               pieceByPiece,
		"usage counts no token twice":                    usage,
		"a reply that was cut off says so":               cutOff,
		"a refusal is a RefusedError":                    refusal,
		"a status is an Error, with how long to wait":    status,
		"what came before a fault is returned":           partial,
		"a context that has ended is the error":          ended,
		"a call ends when its context does":              cancelled,
		"a request that cannot be sent is refused":       unsendable,
		"several goroutines may call at once":            together,
		"a model that was refused once answers the next": next,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			check(t, open)
		})
	}
}

const greeting = "Good morning. What brings you here? — « Ça va » 👋"

func pieceByPiece(t *testing.T, open Open) {
	m := open(t, Answer{Text: greeting}, Answer{Text: greeting})
	var released strings.Builder
	reply, err := m.Generate(t.Context(), Say("Hello."), func(delta string) { released.WriteString(delta) })
	if err != nil || reply.Text != greeting || released.String() != greeting {
		t.Errorf("got %q, released %q, %v", reply.Text, released.String(), err)
	}
	if reply.Stop != llm.StopEnd || reply.Calls != 1 || reply.Model == "" {
		t.Errorf("the reply is %+v", reply)
	}
	if reply, err = m.Generate(t.Context(), Say("Hello."), nil); err != nil || reply.Text != greeting {
		t.Errorf("without release: %q, %v", reply.Text, err)
	}
}

func usage(t *testing.T, open Open) {
	want := llm.Usage{Input: 11, CacheRead: 200, CacheWrite: 30, Output: 4}
	reply, err := open(t, Answer{Text: greeting, Usage: want}).Generate(t.Context(), Say("Hello."), nil)
	if reply.Usage.Duration < 0 {
		t.Errorf("it took %v", reply.Usage.Duration)
	}
	reply.Usage.Duration = 0
	if err != nil || reply.Usage != want {
		t.Errorf("got %+v, %v", reply.Usage, err)
	}
}

func cutOff(t *testing.T, open Open) {
	reply, err := open(t, Answer{Text: greeting, Stop: llm.StopLength}).Generate(t.Context(), Say("Hello."), nil)
	if err != nil || reply.Stop != llm.StopLength {
		t.Errorf("got %+v, %v", reply, err)
	}
}

func refusal(t *testing.T, open Open) {
	_, err := open(t, Answer{Refusal: "Not that."}).Generate(t.Context(), Say("Hello."), nil)
	if refused := new(llm.RefusedError); !errors.As(err, &refused) || refused.Sentence != "Not that." {
		t.Errorf("got %v", err)
	}
}

func status(t *testing.T, open Open) {
	_, err := open(t, Answer{Status: 429, RetryAfter: "3"}).Generate(t.Context(), Say("Hello."), nil)
	failed := new(llm.Error)
	if !errors.As(err, &failed) || failed.Status != 429 || failed.RetryAfter.Seconds() != 3 || !failed.Temporary() {
		t.Errorf("got %#v", err)
	}
}

func partial(t *testing.T, open Open) {
	var released strings.Builder
	reply, err := open(t, Answer{Text: greeting, Break: Drop, Events: 2}).
		Generate(t.Context(), Say("Hello."), func(delta string) { released.WriteString(delta) })
	if Kind(err) != "dropped" || reply.Text != "Good morning. " || released.String() != reply.Text {
		t.Errorf("got %q, released %q, %v", reply.Text, released.String(), err)
	}
}

var errOver = errors.New("this is over")

func ended(t *testing.T, open Open) {
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(errOver)
	m := open(t, Answer{Text: greeting})
	if _, err := m.Generate(ctx, Say("Hello."), nil); !errors.Is(err, errOver) {
		t.Errorf("got %v", err)
	}
	if reply, err := m.Generate(t.Context(), Say("Hello."), nil); err != nil || reply.Text != greeting {
		t.Errorf("the next call: %q, %v", reply.Text, err)
	}
}

func cancelled(t *testing.T, open Open) {
	ctx, cancel := context.WithCancelCause(t.Context())
	m := open(t, Answer{Text: greeting, Break: Stall, Events: 2})
	released := ""
	reply, err := m.Generate(ctx, Say("Hello."), func(delta string) {
		if released += delta; released == "Good morning. " {
			cancel(errOver)
		}
	})
	if !errors.Is(err, errOver) || reply.Text != released || released != "Good morning. " {
		t.Errorf("got %q, %v", reply.Text, err)
	}
}

func unsendable(t *testing.T, open Open) {
	m := open(t)
	for _, r := range []llm.Request{
		{},
		Say(" "),
		{Messages: []llm.Message{{From: llm.Assistant, Text: "Hello."}}},
		{Messages: []llm.Message{{From: "nobody", Text: "Hello."}, {From: llm.User, Text: "Hello."}}},
		{Messages: Say("Hello.").Messages, Schema: []byte(`{}`), SchemaName: "a name"},
		{Messages: Say("Hello.").Messages, Schema: []byte(`[`), SchemaName: "name"},
	} {
		if _, err := m.Generate(t.Context(), r, nil); Kind(err) != "request" {
			t.Errorf("%+v: %v", r, err)
		}
	}
}

func together(t *testing.T, open Open) {
	const many = 8
	answers := make([]Answer, many)
	for i := range answers {
		answers[i].Text = greeting
	}
	m := open(t, answers...)
	var all sync.WaitGroup
	for range many {
		all.Go(func() {
			if reply, err := m.Generate(t.Context(), Say("Hello."), nil); err != nil || reply.Text != greeting {
				t.Errorf("got %q, %v", reply.Text, err)
			}
		})
	}
	all.Wait()
}

func next(t *testing.T, open Open) {
	m := open(t, Answer{Status: 500, Message: "Sorry."}, Answer{Text: greeting})
	if _, err := m.Generate(t.Context(), Say("Hello."), nil); Kind(err) != "server" {
		t.Errorf("first: %v", err)
	}
	if reply, err := m.Generate(t.Context(), Say("Hello."), nil); err != nil || reply.Text != greeting {
		t.Errorf("then: %q, %v", reply.Text, err)
	}
}
