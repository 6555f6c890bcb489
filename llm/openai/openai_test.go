package openai_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"go.uber.org/goleak"

	"throughline/llm"
	"throughline/llm/llmtest"
	"throughline/llm/openai"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func TestOpenAIConforms(t *testing.T) {
	t.Parallel()
	llmtest.Conform(t, func(t *testing.T, answers ...llmtest.Answer) llm.Model {
		return openai.New(llmtest.NewServer(t, answers...).OpenAI())
	})
}

const strictSchema = `{"type":"object","properties":{"why":{"type":"string"},"all":{"type":"array","items":{"type":"integer","minimum":1}}},"required":["why","all"],"additionalProperties":false}`

func TestWhatIsSentIsWhatWasAsked(t *testing.T) {
	t.Parallel()
	s := llmtest.NewServer(t, llmtest.Answer{Text: "{}"}, llmtest.Answer{Text: "{}"})
	e := s.OpenAI()
	e.Effort = "low"
	m := openai.New(e)
	warm := 0.5
	r := llm.Request{
		Role: llm.Actor, Session: "s1",
		System: "You are Ada.\n\n  <b>&amp; “quoted”\u2028</b>\t\n",
		Messages: []llm.Message{
			{From: llm.User, Text: "Hello."}, {From: llm.Assistant, Text: "Good morning."}, {From: llm.User, Text: "How are you?"},
		},
		Schema: json.RawMessage(strictSchema), SchemaName: "answer", MaxTokens: 300, Temperature: &warm,
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
	if c.System != r.System {
		t.Errorf("the system prompt is %q", c.System)
	}
	if got := fmt.Sprint(c.Messages); got != `[user: Hello. assistant: Good morning. user: How are you?]` {
		t.Errorf("the messages are %s", got)
	}
	if c.Model != "test-model" || c.MaxTokens != 300 || c.Temperature == nil || *c.Temperature != warm || c.Effort != "low" {
		t.Errorf("sent: %s", c.Body)
	}
	if !strings.Contains(string(c.Body), `"max_tokens":300`) {
		t.Errorf("a server of one's own knows max_tokens: %s", c.Body)
	}
	if string(c.Schema) != strictSchema || !c.Strict {
		t.Errorf("the schema is %s, strict: %v", c.Schema, c.Strict)
	}
}

func TestASchemaIsStrictOnlyIfItCanBeEnforced(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		schema string
		want   bool
	}{
		"closed objects":        {strictSchema, true},
		"an optional property":  {`{"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":false}`, false},
		"an open object":        {`{"type":"object","properties":{"a":{"type":"string"}},"required":["a"]}`, false},
		"any object":            {`{"type":"object"}`, false},
		"a map":                 {`{"type":"object","properties":{"a":{"type":"object","additionalProperties":{"type":"string"}}},"required":["a"],"additionalProperties":false}`, false},
		"an unknown keyword":    {`{"type":"object","properties":{"a":{"type":"string","minLength":3}},"required":["a"],"additionalProperties":false}`, false},
		"an unknown format":     {`{"type":"object","properties":{"a":{"type":"string","format":"uri"}},"required":["a"],"additionalProperties":false}`, false},
		"alternatives":          {`{"type":"object","properties":{"a":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["a"],"additionalProperties":false}`, true},
		"an alternative of any": {`{"type":"object","properties":{"a":{"anyOf":[true]}},"required":["a"],"additionalProperties":false}`, false},
		"items of any kind":     {`{"type":"object","properties":{"a":{"type":"array","items":true}},"required":["a"],"additionalProperties":false}`, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := llmtest.NewServer(t, llmtest.Answer{Text: "{}"})
			r := llmtest.Say("Hello.")
			r.Schema, r.SchemaName = json.RawMessage(c.schema), "answer"
			if _, err := openai.New(s.OpenAI()).Generate(t.Context(), r, nil); err != nil {
				t.Fatal(err)
			}
			if got := s.Calls()[0].Strict; got != c.want {
				t.Errorf("strict: %v", got)
			}
		})
	}
}

func TestATemperatureThatIsNotTakenIsLeftOutFromThenOn(t *testing.T) {
	t.Parallel()
	s := llmtest.NewServer(
		t, llmtest.Answer{Status: 400, Kind: "unsupported_value", Message: "Unsupported value: 'temperature' does not support 0.5 with this model."},
		llmtest.Answer{Text: "Good morning."}, llmtest.Answer{Text: "Good evening."},
	)
	m := openai.New(s.OpenAI())
	r, warm := llmtest.Say("Hello."), 0.5
	r.Temperature = &warm
	for _, want := range []int{2, 1} {
		if reply, err := m.Generate(t.Context(), r, nil); err != nil || reply.Calls != want {
			t.Errorf("got %+v, %v", reply, err)
		}
	}
}

func TestOnlyOpenAIItselfInsistsOnAKey(t *testing.T) {
	t.Setenv("OPENAI_API_KEY", "sk-from-the-environment")
	t.Setenv("OPENAI_ORG_ID", "org")
	t.Setenv("OPENAI_BASE_URL", "http://127.0.0.1:1")
	s := llmtest.NewServer(t, llmtest.Answer{Text: "Good morning."})
	e := s.OpenAI()
	e.Key = llm.Key{}
	if _, err := openai.New(e).Generate(t.Context(), llmtest.Say("Hello."), nil); err != nil {
		t.Fatal(err)
	}
	if header := s.Calls()[0].Header; header.Get("Authorization") != "" || header.Get("OpenAI-Organization") != "" {
		t.Errorf("sent %v", header)
	}
	e.BaseURL = ""
	_, err := openai.New(e).Generate(t.Context(), llmtest.Say("Hello."), nil)
	if want := "openai: there is no key; set OPENAI_API_KEY, or `key_file` in throughline.yaml"; err == nil || err.Error() != want {
		t.Errorf("got %v", err)
	}
}

func TestServersHaveMoreThanOneWayToSayNo(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ body, kind, says string }{
		"Ollama":        {`{"error":"model 'x' not found"}`, "model", "model 'x' not found"},
		"Gemini":        {`[{"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT"}}]`, "key", "API key not valid"},
		"vLLM":          {`{"object":"error","message":"too long","code":400}`, "request", "too long"},
		"FastAPI":       {`{"detail":"nothing here"}`, "request", "nothing here"},
		"no JSON":       {`no`, "request", "bad request"},
		"long and wild": {`{"error":"` + strings.Repeat(`\u001b[31m wide `, 100) + `"}`, "request", "…"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := llmtest.NewServer(t, llmtest.Answer{Status: 400, Raw: c.body, Type: "application/json"})
			_, err := openai.New(s.OpenAI()).Generate(t.Context(), llmtest.Say("Hello."), nil)
			if llmtest.Kind(err) != c.kind || !strings.Contains(err.Error(), c.says) || strings.ContainsRune(err.Error(), '\x1b') {
				t.Errorf("%s: %v", llmtest.Kind(err), err)
			}
		})
	}
}

func TestAServerThatIsNotThereIsNamed(t *testing.T) {
	t.Parallel()
	for base, says := range map[string]string{
		"http://127.0.0.1:1/v1":         "openai: cannot reach 127.0.0.1:1: connection refused; check `base_url`",
		"http://nobody.invalid:8080/v1": "openai: cannot reach nobody.invalid:8080: ",
	} {
		_, err := openai.New(llm.Endpoint{Model: "m", BaseURL: base}).Generate(t.Context(), llmtest.Say("Hello."), nil)
		if llmtest.Kind(err) != "unreachable" || !strings.HasPrefix(err.Error(), says) {
			t.Errorf("%s: %v", base, err)
		}
	}
}
