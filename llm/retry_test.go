package llm_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"throughline/llm"
	"throughline/llm/llmtest"
)

func TestACallIsMadeAgainAfterOneTwoAndFourSeconds(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		s := script(t, ">>> fault=500\n>>> fault=529\n>>> fault=429\n>>> usage=5/2\nAt last.\n")
		began := time.Now()
		reply, err := llm.WithRetry(s, llm.DefaultRetry).Generate(t.Context(), llmtest.Say("Hello."), nil)
		if err != nil || reply.Text != "At last." || reply.Calls != 4 || reply.Usage.Output != 2 {
			t.Errorf("got %+v, %v", reply, err)
		}
		if took := time.Since(began); took != 7*time.Second {
			t.Errorf("it took %v", took)
		}
	})
}

func TestTheTryingEnds(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		s := script(t, strings.Repeat(">>> fault=500 usage=3/1\n", 5))
		reply, err := llm.WithRetry(s, llm.DefaultRetry).Generate(t.Context(), llmtest.Say("Hello."), nil)
		if llmtest.Kind(err) != "server" || s.Rest() != 1 || reply.Calls != 4 || reply.Usage.Input != 12 {
			t.Errorf("%d left, %+v, %v", s.Rest(), reply, err)
		}
	})
}

func TestTheProviderSaysHowLongToWait(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		s := script(t, ">>> fault=429 retry-after=12s\n>>> fault=429 retry-after=200ms\n>>>\nAt last.\n")
		began := time.Now()
		_, err := llm.WithRetry(s, llm.DefaultRetry).Generate(t.Context(), llmtest.Say("Hello."), nil)
		if took := time.Since(began); err != nil || took != 14*time.Second {
			t.Errorf("it took %v, %v", took, err)
		}
	})
}

func TestNobodyWaitsLongerThanAPersonWould(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		s := script(t, ">>> fault=429 retry-after=31s\n>>>\nToo late.\n")
		_, err := llm.WithRetry(s, llm.DefaultRetry).Generate(t.Context(), llmtest.Say("Hello."), nil)
		if took := time.Since(began); llmtest.Kind(err) != "rate" || took != 0 {
			t.Errorf("it took %v, %v", took, err)
		}
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		s = script(t, ">>> fault=500\n>>>\nToo late.\n")
		_, err = llm.WithRetry(s, llm.DefaultRetry).Generate(ctx, llmtest.Say("Hello."), nil)
		if took := time.Since(began); llmtest.Kind(err) != "server" || took != 0 {
			t.Errorf("a wait past the deadline: it took %v, %v", took, err)
		}
	})
}

func TestAWaitEndsWithItsContext(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		time.AfterFunc(300*time.Millisecond, cancel)
		began := time.Now()
		_, err := llm.WithRetry(script(t, ">>> fault=500\n"), llm.DefaultRetry).Generate(ctx, llmtest.Say("Hello."), nil)
		if took := time.Since(began); llmtest.Kind(err) != "server" || took != 300*time.Millisecond {
			t.Errorf("it took %v, %v", took, err)
		}
	})
}

func TestNobodyReadsTheSameLineTwice(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		const twice = ">>> fault=500 after=4\nGood morning.\n>>>\nGood morning.\n"
		s := script(t, twice)
		var released strings.Builder
		reply, err := llm.WithRetry(s, llm.DefaultRetry).Generate(t.Context(), llmtest.Say("Hello."), func(d string) { released.WriteString(d) })
		if llmtest.Kind(err) != "server" || released.String() != "Good" || reply.Text != "Good" || s.Rest() != 1 {
			t.Errorf("released %q, %v", released.String(), err)
		}
		// Where nobody reads along, the same fault is worth another call.
		s = script(t, twice)
		if reply, err = llm.WithRetry(s, llm.DefaultRetry).Generate(t.Context(), llmtest.Say("Hello."), nil); err != nil || reply.Text != "Good morning." {
			t.Errorf("got %+v, %v", reply, err)
		}
	})
}

func TestWhatCannotWorkIsNotTriedAgain(t *testing.T) {
	t.Parallel()
	for _, fault := range []string{"400", "401", "402", "403", "404", "413", "dropped", "refused"} {
		s := script(t, ">>> fault="+fault+"\n>>>\nNever said.\n")
		if _, err := llm.WithRetry(s, llm.DefaultRetry).Generate(t.Context(), llmtest.Say("Hello."), nil); err == nil || s.Rest() != 1 {
			t.Errorf("%s: %d left, %v", fault, s.Rest(), err)
		}
	}
}

func TestATimeOutIsOfTheStartTheMiddleOrTheWhole(t *testing.T) {
	t.Parallel()
	limits := llm.Timeouts{Start: 10 * time.Second, Idle: 3 * time.Second, Total: 30 * time.Second}
	for _, c := range []struct {
		script, words string
		phase         llm.Phase
		took          time.Duration
	}{
		{">>> fault=stall\n", "", llm.PhaseStart, 10 * time.Second},
		{">>> delay=9s fault=stall after=4\nGood morning.\n", "Good", llm.PhaseIdle, 12 * time.Second},
		{">>> chunk=1 pause=1900ms\n" + strings.Repeat("a", 99) + "\n", strings.Repeat("a", 16), llm.PhaseTotal, 30 * time.Second},
		{">>> delay=9s chunk=1 pause=2s\nGood\n", "Good", "", 15 * time.Second},
	} {
		synctest.Test(t, func(t *testing.T) {
			began := time.Now()
			var released strings.Builder
			reply, err := llm.WithTimeout(script(t, c.script), limits).Generate(t.Context(), llmtest.Say("Hello."), func(d string) { released.WriteString(d) })
			late := new(llm.TimeoutError)
			if errors.As(err, &late) != (c.phase != "") || late.Phase != c.phase {
				t.Errorf("%q: %v", c.script, err)
			}
			if took := time.Since(began); took != c.took || released.String() != c.words || reply.Text != c.words {
				t.Errorf("%q: it took %v and said %q", c.script, took, released.String())
			}
		})
	}
}

func TestATimeOutIsTriedAgain(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		s := script(t, ">>> fault=stall\n>>>\nAt last.\n")
		m := llm.WithRetry(llm.WithTimeout(s, llm.Timeouts{Start: 5 * time.Second}), llm.DefaultRetry)
		began := time.Now()
		reply, err := m.Generate(t.Context(), llmtest.Say("Hello."), func(string) {})
		if took := time.Since(began); err != nil || reply.Text != "At last." || took != 6*time.Second {
			t.Errorf("it took %v: %+v, %v", took, reply, err)
		}
	})
}

func TestTheCallersOwnEndIsNotATimeOut(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		_, err := llm.WithTimeout(script(t, ">>> fault=stall\n"), llm.Timeouts{Start: time.Minute}).Generate(ctx, llmtest.Say("Hello."), nil)
		if !errors.Is(err, context.DeadlineExceeded) || llmtest.Kind(err) != "another error" {
			t.Errorf("got %v", err)
		}
	})
}
