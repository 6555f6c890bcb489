package llmtest_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"throughline/llm"
	"throughline/llm/anthropic"
	"throughline/llm/llmtest"
	"throughline/llm/openai"
)

var update = flag.Bool("update", false, "write the table in docs/models.md")

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// both runs a test with each provider on a server of its own.
func both(t *testing.T, do func(t *testing.T, s *llmtest.Server, m llm.Model)) {
	t.Helper()
	t.Run("anthropic", func(t *testing.T) {
		t.Parallel()
		s := llmtest.NewServer(t)
		do(t, s, anthropic.New(s.Anthropic()))
	})
	t.Run("openai", func(t *testing.T) {
		t.Parallel()
		s := llmtest.NewServer(t)
		do(t, s, openai.New(s.OpenAI()))
	})
}

func TestEveryFaultIsASentenceAndLeavesNothingOpen(t *testing.T) {
	t.Parallel()
	for _, f := range llmtest.Faults() {
		t.Run(f.Name, func(t *testing.T) {
			t.Parallel()
			both(t, func(t *testing.T, s *llmtest.Server, m llm.Model) {
				s.Answer(f.Answer)
				m = impatient(m, f)
				var released strings.Builder
				r := llmtest.Say("Hello.")
				r.System = "Be kind."
				reply, err := m.Generate(t.Context(), r, func(delta string) { released.WriteString(delta) })
				if got := llmtest.Kind(err); got != f.Kind || !strings.Contains(err.Error(), f.Says) {
					t.Errorf("the fault is %s: %v\nwant %s: %s", got, err, f.Kind, f.Says)
				}
				if released.String() != f.Words || reply.Text != f.Words {
					t.Errorf("released %.40q, returned %.40q; want %.40q", released.String(), reply.Text, f.Words)
				}
				if err != nil && (strings.Contains(err.Error(), "SECRET") || strings.Contains(fmt.Sprintf("%+v %#v", err, err), "SECRET")) {
					t.Errorf("the error shows the key: %v", err)
				}
				if failed := new(llm.Error); errors.As(err, &failed) && failed.Advice == "" {
					t.Errorf("the error does not say what to do: %v", err)
				}
				if want := f.Answer.RetryAfter == "3"; want != (waits(err) == 3*time.Second) {
					t.Errorf("it asks to wait %v", waits(err))
				}
				calls := s.Calls()
				if len(calls) != 1 || calls[0].System != "Be kind." || !calls[0].Cached {
					t.Errorf("there were %d calls: %+v", len(calls), calls)
				}
				s.Settle()
			})
		})
	}
}

// impatient gives up a call that will stall for ever: the first one. It waits long enough for what comes before the
// stall, however busy the machine.
func impatient(m llm.Model, f llmtest.Fault) llm.Model {
	if f.Answer.Break != llmtest.Stall {
		return m
	}
	var calls atomic.Int32
	bounded := llm.WithTimeout(m, llm.Timeouts{Start: 400 * time.Millisecond, Idle: 400 * time.Millisecond})
	return llm.ModelFunc(func(ctx context.Context, r llm.Request, release func(string)) (llm.Reply, error) {
		if calls.Add(1) > 1 {
			return m.Generate(ctx, r, release)
		}
		return bounded.Generate(ctx, r, release)
	})
}

func waits(err error) time.Duration {
	if failed := new(llm.Error); errors.As(err, &failed) {
		return failed.RetryAfter
	}
	return 0
}

func TestAFaultIsTriedAgainOnlyWhenThatHelpsAndNothingWasReleased(t *testing.T) {
	t.Parallel()
	for _, f := range llmtest.Faults() {
		t.Run(f.Name, func(t *testing.T) {
			t.Parallel()
			both(t, func(t *testing.T, s *llmtest.Server, m llm.Model) {
				answer := f.Answer
				answer.RetryAfter = "" // how long it waits is shown without a network
				s.Answer(answer)
				if f.Again {
					s.Answer(llmtest.Answer{Text: "At last."})
				}
				m = llm.WithRetry(impatient(m, f), llm.Retry{Calls: 3})
				reply, err := m.Generate(t.Context(), llmtest.Say("Hello."), func(string) {})
				if f.Again && (err != nil || reply.Text != "At last.") {
					t.Errorf("got %q, %v", reply.Text, err)
				}
				if !f.Again && llmtest.Kind(err) != f.Kind {
					t.Errorf("got %v", err)
				}
				want := 1
				if f.Again {
					want = 2
				}
				for hash, n := range s.Counts() {
					if n != want || len(s.Counts()) != 1 || reply.Calls > n {
						t.Errorf("%d calls of %s, and the reply counts %d", n, hash, reply.Calls)
					}
				}
				s.Settle()
			})
		})
	}
}

func TestTheTableOfFaultsInTheDocsIsWhatTheTestsShow(t *testing.T) {
	t.Parallel()
	var table strings.Builder
	table.WriteString("| what the provider does | what the caller gets | words released before | called again |\n| --- | --- | --- | --- |\n")
	for _, f := range llmtest.Faults() {
		words, again := "none", "no"
		if f.Words != "" {
			words = "what had come"
		}
		if f.Again {
			again = "yes"
		}
		fmt.Fprintf(&table, "| %s | %s | %s | %s |\n", f.Name, f.Kind, words, again)
	}
	const page, begin, end = "../../docs/models.md", "<!-- faults: go test ./llm/llmtest -run TableOfFaults -update -->\n", "<!-- end of faults -->"
	llmtest.HoldTable(t, page, begin, end, table.String(), *update)
}
