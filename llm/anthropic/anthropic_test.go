package anthropic_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"go.uber.org/goleak"

	"throughline/llm"
	"throughline/llm/anthropic"
	"throughline/llm/llmtest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func TestAnthropicConforms(t *testing.T) {
	t.Parallel()
	llmtest.Conform(t, func(t *testing.T, answers ...llmtest.Answer) llm.Model {
		return anthropic.New(llmtest.NewServer(t, answers...).Anthropic())
	})
}

func TestWhatIsSentIsWhatWasAsked(t *testing.T) {
	t.Parallel()
	s := llmtest.NewServer(t, llmtest.Answer{Text: "{}"}, llmtest.Answer{Text: "{}"})
	e := s.Anthropic()
	e.Effort = "low"
	m := anthropic.New(e)
	warm := 0.5
	r := llm.Request{
		Role: llm.Actor, Session: "s1",
		System: "You are Ada.\n\n  <b>&amp; “quoted”\u2028</b>\t\n",
		Messages: []llm.Message{
			{From: llm.User, Text: "Hello."}, {From: llm.Assistant, Text: "Good morning."}, {From: llm.User, Text: "How are you?"},
		},
		Schema:     json.RawMessage(`{"type":"object","properties":{"why":{"type":"string","maxLength":90},"all":{"type":"array","items":{"type":"integer","minimum":1,"description":"a part"},"minItems":2}},"required":["why","all"],"additionalProperties":false}`),
		SchemaName: "answer", MaxTokens: 300, Temperature: &warm,
	}
	for range 2 {
		if _, err := m.Generate(t.Context(), r, nil); err != nil {
			t.Fatal(err)
		}
		r.Session = "s2" // who pays changes nothing on the wire
	}
	calls := s.Calls()
	c := calls[0]
	if c.Hash != calls[1].Hash {
		t.Errorf("the same request has two bodies:\n%s\n%s", c.Body, calls[1].Body)
	}
	if c.System != r.System || !c.Cached {
		t.Errorf("the system prompt is %q, cached: %v", c.System, c.Cached)
	}
	if want := `[user: Hello. assistant: Good morning. user: How are you?]`; fmt.Sprint(c.Messages) != want {
		t.Errorf("the messages are %v", c.Messages)
	}
	if c.Model != "test-model" || c.MaxTokens != 300 || c.Temperature == nil || *c.Temperature != warm || c.Effort != "low" {
		t.Errorf("sent: %s", c.Body)
	}
	// The order of keys stays, and what the output format does not take is in the descriptions.
	want := `{"type":"object","properties":{"why":{"type":"string","description":"(maxLength: 90)"},"all":{"type":"array","items":{"type":"integer","description":"a part (minimum: 1)"},"description":"(minItems: 2)"}},"required":["why","all"],"additionalProperties":false}`
	if string(c.Schema) != want {
		t.Errorf("the schema is\n%s\nwant\n%s", c.Schema, want)
	}
}

func TestATemperatureThatIsNotTakenIsLeftOutFromThenOn(t *testing.T) {
	t.Parallel()
	s := llmtest.NewServer(
		t, llmtest.Answer{Status: 400, Kind: "invalid_request_error", Message: "`temperature` is deprecated for this model."},
		llmtest.Answer{Text: "Good morning."}, llmtest.Answer{Text: "Good evening."},
	)
	m := anthropic.New(s.Anthropic())
	r, warm := llmtest.Say("Hello."), 0.5
	r.Temperature = &warm
	reply, err := m.Generate(t.Context(), r, nil)
	if err != nil || reply.Text != "Good morning." || reply.Calls != 2 {
		t.Errorf("got %+v, %v", reply, err)
	}
	if reply, err = m.Generate(t.Context(), r, nil); err != nil || reply.Calls != 1 {
		t.Errorf("then %+v, %v", reply, err)
	}
	calls := s.Calls()
	if len(calls) != 3 || calls[0].Temperature == nil || calls[1].Temperature != nil || calls[2].Temperature != nil {
		t.Errorf("%d calls", len(calls))
	}
}

func TestWithoutAKeyNothingIsSent(t *testing.T) {
	t.Setenv("ANTHROPIC_API_KEY", "sk-from-the-environment")
	t.Setenv("ANTHROPIC_AUTH_TOKEN", "from-the-environment")
	s := llmtest.NewServer(t)
	e := s.Anthropic()
	e.Key = llm.Key{}
	_, err := anthropic.New(e).Generate(t.Context(), llmtest.Say("Hello."), nil)
	if want := "anthropic: there is no key; set ANTHROPIC_API_KEY, or `key_file` in throughline.yaml"; err == nil || err.Error() != want {
		t.Errorf("got %v", err)
	}
}

func TestTheEnvironmentChangesNothing(t *testing.T) {
	t.Setenv("ANTHROPIC_API_KEY", "sk-from-the-environment")
	t.Setenv("ANTHROPIC_AUTH_TOKEN", "from-the-environment")
	t.Setenv("ANTHROPIC_BASE_URL", "http://127.0.0.1:1")
	t.Setenv("ANTHROPIC_CUSTOM_HEADERS", "X-Odd: yes")
	s := llmtest.NewServer(t, llmtest.Answer{Text: "Good morning."})
	if _, err := anthropic.New(s.Anthropic()).Generate(t.Context(), llmtest.Say("Hello."), nil); err != nil {
		t.Fatal(err)
	}
	header := s.Calls()[0].Header
	if header.Get("X-Api-Key") != llmtest.Secret || header.Get("Authorization") != "" || header.Get("X-Odd") != "" {
		t.Errorf("sent %v", header)
	}
}
