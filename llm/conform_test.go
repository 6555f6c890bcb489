package llm_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"throughline/llm"
	"throughline/llm/llmtest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// at is the time of every clock in these tests.
func at() time.Time { return time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC) }

// script plays a text; it must be sound.
func script(t *testing.T, text string) *llm.Script {
	t.Helper()
	s, found := llm.ParseScript("test.script", []byte(text))
	if len(found) > 0 {
		t.Fatal(found)
	}
	return s
}

// scripted is a script of what a server would answer.
func scripted(t *testing.T, answers ...llmtest.Answer) *llm.Script {
	t.Helper()
	if len(answers) == 0 {
		return &llm.Script{}
	}
	var b strings.Builder
	for _, a := range answers {
		b.WriteString(">>> chunk=7")
		if u := a.Usage; u.Tokens() > 0 {
			fmt.Fprintf(&b, " usage=%d/%d/%d/%d", u.Input, u.Output, u.CacheRead, u.CacheWrite)
		}
		if a.Stop != "" {
			fmt.Fprintf(&b, " stop=%s", a.Stop)
		}
		text := a.Text
		switch {
		case a.Refusal != "":
			b.WriteString(" fault=refused")
			text = a.Refusal
		case a.Status != 0:
			fmt.Fprintf(&b, " fault=%d", a.Status)
			if a.RetryAfter != "" {
				fmt.Fprintf(&b, " retry-after=%ss", a.RetryAfter)
			}
		case a.Break == llmtest.Drop:
			fmt.Fprintf(&b, " fault=dropped after=%d", 7*a.Events)
		case a.Break == llmtest.Stall:
			fmt.Fprintf(&b, " fault=stall after=%d", 7*a.Events)
		}
		b.WriteString("\n" + text + "\n")
	}
	return script(t, b.String())
}

func TestAScriptConforms(t *testing.T) {
	t.Parallel()
	llmtest.Conform(t, func(t *testing.T, answers ...llmtest.Answer) llm.Model { return scripted(t, answers...) })
}

func TestAReplayConforms(t *testing.T) {
	t.Parallel()
	llmtest.Conform(t, func(t *testing.T, answers ...llmtest.Answer) llm.Model {
		if len(answers) == 1 && answers[0].Break == llmtest.Stall {
			t.Skip("a recording does not stall")
		}
		var recording bytes.Buffer
		m := llm.WithRecording(scripted(t, answers...), llm.NewRecorder(&recording, at))
		for range answers {
			m.Generate(t.Context(), llmtest.Say("Hello."), nil) //nolint:errcheck // the fault is in the recording
		}
		replay, err := llm.NewReplay(&recording)
		if err != nil {
			t.Fatal(err)
		}
		return replay
	})
}

func TestWrappersConform(t *testing.T) {
	t.Parallel()
	price := llm.Price{}
	llmtest.Conform(t, func(t *testing.T, answers ...llmtest.Answer) llm.Model {
		m := llm.Model(scripted(t, answers...))
		m = llm.WithBudget(llm.WithPrice(m, nil), llm.NewLedger(llm.Limits{}, at))
		m = llm.WithTimeout(m, llm.Timeouts{Start: time.Hour, Idle: time.Hour, Total: time.Hour})
		m = llm.WithRecording(m, llm.NewRecorder(new(bytes.Buffer), at))
		return llm.WithSchemaInWords(llm.WithRetry(m, llm.Retry{Calls: 1}))
	})
	reply, err := llm.WithPrice(llm.ModelFunc(func(context.Context, llm.Request, func(string)) (llm.Reply, error) {
		return llm.Reply{}, nil
	}), &price).Generate(t.Context(), llmtest.Say("Hello."), nil)
	if err != nil || !reply.Usage.Priced {
		t.Errorf("a price of nothing is a price: %+v, %v", reply, err)
	}
}

// failing is a model that says something and fails.
func failing(reply llm.Reply, err error) llm.ModelFunc {
	return func(context.Context, llm.Request, func(string)) (llm.Reply, error) { return reply, err }
}
