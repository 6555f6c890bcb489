package llm_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/diag"
	"throughline/llm"
	"throughline/llm/anthropic"
	"throughline/llm/llmtest"
	"throughline/llm/openai"
)

// verdict is what these tests ask for.
type verdict struct {
	Why   string   `json:"why" jsonschema:"minLength=1" jsonschema_description:"one sentence"`
	Grade int      `json:"grade" jsonschema:"minimum=1,maximum=5"`
	Tags  []string `json:"tags"`
	Note  *string  `json:"note,omitempty"`
}

const verdictSchema = `{"properties":{"why":{"type":"string","minLength":1,"description":"one sentence"},"grade":{"type":"integer","maximum":5,"minimum":1},` +
	`"tags":{"items":{"type":"string"},"type":"array"},"note":{"type":"string"}},"additionalProperties":false,"type":"object","required":["why","grade","tags"]}`

const good = `{"why": "It is clear.", "grade": 4, "tags": ["a", "b"]}`

var isGood = verdict{Why: "It is clear.", Grade: 4, Tags: []string{"a", "b"}}

func TestAValueIsFoundHoweverItIsWrapped(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{
		"bare":                   good,
		"in a fence":             "```json\n" + good + "\n```",
		"in a fence amid prose":  "Sure! Here {it} is:\n\n```json\n" + good + "\n```\nAnything else, {or not}?",
		"amid prose":             "Here it is: " + good + " I hope that helps.",
		"twice the same":         good + "\n\n" + good,
		"after a template":       "You asked for {why}. " + good,
		"with a trailing comma":  `{"why": "It is clear.", "grade": 4, "tags": ["a", "b",],}`,
		"in single quotes":       `{'why': 'It is clear.', 'grade': 4, 'tags': ['a', 'b']}`,
		"with bare keys":         `{why: "It is clear.", grade: 4, tags: ["a", "b"]}`,
		"with a remark":          "{\"why\": \"It is clear.\", // as ever\n\"grade\": 4, \"tags\": [\"a\", \"b\"]}",
		"without a comma":        "{\"why\": \"It is clear.\"\n\"grade\": 4, \"tags\": [\"a\" \"b\"]}",
		"with a byte order mark": "\ufeff" + good,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := scripted(t, llmtest.Answer{Text: text})
			got, reply, err := llm.Ask[verdict](t.Context(), s, llmtest.Say("Judge."))
			if diff := cmp.Diff(isGood, got); err != nil || diff != "" || reply.Calls != 1 {
				t.Errorf("%v\n%s", err, diff)
			}
		})
	}
}

func TestWhatIsWrongIsListedAndRepairedOnce(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		answer llmtest.Answer
		want   []string
	}{
		"prose":        {llmtest.Answer{Text: "I would say it is clear."}, []string{"the reply holds no JSON object"}},
		"nothing":      {llmtest.Answer{Text: "\n"}, []string{"the reply holds no JSON object"}},
		"wrong types":  {llmtest.Answer{Text: `{"why": 1, "grade": "4", "tags": [1, "b", null]}`}, []string{"/grade: got string, want integer", "/tags/0: got number, want string", "/tags/2: got null, want string", "/why: got number, want string"}},
		"missing":      {llmtest.Answer{Text: `{"grade": 4}`}, []string{"missing properties 'why', 'tags'"}},
		"too many":     {llmtest.Answer{Text: `{"why": "", "grade": 9, "tags": [], "extra": 1, "also": 2}`}, []string{"additional properties 'also', 'extra' not allowed", "/grade: maximum: got 9, want 5", "/why: minLength: got 0, want 1"}},
		"truncated":    {llmtest.Answer{Text: good[:len(good)-3]}, []string{"the reply breaks off within the JSON object, or leaves out a part of it"}},
		"in a string":  {llmtest.Answer{Text: `{"why": "It is cl`}, []string{"the reply breaks off within the JSON object, or leaves out a part of it"}},
		"in a fence":   {llmtest.Answer{Text: "```json\n" + good[:len(good)-3] + "\n```"}, []string{"the reply breaks off within the JSON object, or leaves out a part of it"}},
		"at its limit": {llmtest.Answer{Text: good, Stop: llm.StopLength}, []string{"the reply was cut off because it was too long; answer more briefly"}},
		"an inner one": {llmtest.Answer{Text: `{"draft": ` + good + `, "final": {"why"`}, []string{"the reply breaks off within the JSON object, or leaves out a part of it"}},
		"two of them":  {llmtest.Answer{Text: good + ` or {"why": "No.", "grade": 1, "tags": []}`}, []string{"the reply holds several JSON objects that could be meant; give one"}},
		"an array":     {llmtest.Answer{Text: `[1, 2]`}, []string{"the reply holds no JSON object"}},
		"an elision":   {llmtest.Answer{Text: `{"why": "It is clear.", "grade": 4, "tags": ["a", ...]}`}, []string{"the reply holds no JSON object"}},
		"bad brackets": {llmtest.Answer{Text: `{'why': '}', 'grade': 4`}, []string{"the reply breaks off within the JSON object, or leaves out a part of it"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for protocol, open := range map[string]func(*llmtest.Server) llm.Model{
				"anthropic": func(s *llmtest.Server) llm.Model { return anthropic.New(s.Anthropic()) },
				"openai":    func(s *llmtest.Server) llm.Model { return openai.New(s.OpenAI()) },
			} {
				// Repaired: the second reply counts, and the model was told everything.
				c.answer.Usage = llm.Usage{Input: 100, Output: 10}
				s := llmtest.NewServer(t, c.answer, llmtest.Answer{Text: good, Usage: llm.Usage{Input: 150, Output: 20}})
				got, reply, err := llm.Ask[verdict](t.Context(), open(s), llmtest.Say("Judge."))
				if diff := cmp.Diff(isGood, got); err != nil || diff != "" || reply.Calls != 2 || reply.Usage.Input != 250 || reply.Usage.Output != 30 {
					t.Errorf("%s: %+v %v\n%s", protocol, reply, err, diff)
				}
				calls := s.Calls()
				told := strings.Join(calls[1].Messages, "\n")
				for _, problem := range c.want {
					if !strings.Contains(told, "- "+problem+"\n") {
						t.Errorf("%s: the model was not told %q but\n%s", protocol, problem, told)
					}
				}
				if len(calls[0].Schema) == 0 || string(calls[0].Schema) != string(calls[1].Schema) {
					t.Errorf("%s: the schemas are %s and %s", protocol, calls[0].Schema, calls[1].Schema)
				}
				s.Settle()
				// Not repaired: an error that lists everything, after two calls and no more.
				s = llmtest.NewServer(t, c.answer, c.answer)
				_, reply, err = llm.Ask[verdict](t.Context(), open(s), llmtest.Say("Judge."))
				wrong := new(llm.SchemaError)
				if !errors.As(err, &wrong) || wrong.Schema != "verdict" || reply.Calls != 2 {
					t.Fatalf("%s: %+v, %v", protocol, reply, err)
				}
				var listed []string
				for _, p := range wrong.Problems {
					listed = append(listed, p.String())
				}
				if diff := cmp.Diff(c.want, listed); diff != "" {
					t.Errorf("%s: %s", protocol, diff)
				}
				s.Settle()
			}
		})
	}
}

func TestTheSchemaIsThatOfTheType(t *testing.T) {
	t.Parallel()
	s := scripted(t, llmtest.Answer{Text: good})
	if _, _, err := llm.Ask[verdict](t.Context(), s, llmtest.Say("Judge.")); err != nil {
		t.Fatal(err)
	}
	r := s.Told()[0]
	if diff := cmp.Diff(verdictSchema, string(r.Schema)); diff != "" || r.SchemaName != "verdict" {
		t.Errorf("%s: %s", r.SchemaName, diff)
	}
}

func TestAProviderThatRefusesTheSchemaIsAskedInWords(t *testing.T) {
	t.Parallel()
	s := llmtest.NewServer(t, llmtest.Answer{Status: 400, Kind: "invalid_request_error", Message: "Invalid schema for response_format 'verdict'"}, llmtest.Answer{Text: "```\n" + good + "\n```"})
	r := llmtest.Say("Judge.")
	r.System = "Be fair."
	got, reply, err := llm.Ask[verdict](t.Context(), openai.New(s.OpenAI()), r)
	if diff := cmp.Diff(isGood, got); err != nil || diff != "" || reply.Calls != 2 {
		t.Errorf("%+v, %v\n%s", reply, err, diff)
	}
	calls := s.Calls()
	if len(calls[0].Schema) == 0 || len(calls[1].Schema) > 0 || calls[0].System != calls[1].System || !strings.HasSuffix(calls[1].Messages[0], verdictSchema) {
		t.Errorf("sent %s\nthen %s", calls[0].Body, calls[1].Body)
	}
	// Whoever attaches a schema without Ask is told what to do.
	s.Answer(llmtest.Answer{Status: 400, Kind: "invalid_request_error", Message: "Invalid schema for response_format 'x'"})
	r.Schema, r.SchemaName = []byte(`{}`), "x"
	_, err = openai.New(s.OpenAI()).Generate(t.Context(), r, nil)
	want := "openai answered 400: Invalid schema for response_format 'x'; set `schema: words` for this role, which describes the schema in the prompt instead of attaching it"
	if err == nil || err.Error() != want {
		t.Errorf("got %v", err)
	}
}

func TestAFaultIsNoReasonForARepair(t *testing.T) {
	t.Parallel()
	for _, fault := range []string{"500", "refused", "dropped"} {
		s := script(t, ">>> fault="+fault+" after=3\n"+good+"\n>>>\n"+good+"\n")
		if _, _, err := llm.Ask[verdict](t.Context(), s, llmtest.Say("Judge.")); err == nil || s.Rest() != 1 {
			t.Errorf("%s: %v", fault, err)
		}
		s = script(t, ">>>\nNo.\n>>> fault="+fault+"\n"+good+"\n")
		if _, reply, err := llm.Ask[verdict](t.Context(), s, llmtest.Say("Judge.")); llmtest.Kind(err) == "schema of the reply" || err == nil || reply.Calls != 2 {
			t.Errorf("%s in the repair: %v", fault, err)
		}
	}
}

// strictVerdict knows more than its schema.
type strictVerdict struct {
	Grade int `json:"grade"`
}

var ruleOdd = diag.Code{ID: "T001", Title: "odd"}

func (v strictVerdict) Check() diag.List {
	if v.Grade%2 == 0 {
		return nil
	}
	return diag.List{
		ruleOdd.At(diag.Place{Path: "grade"}, "%d is odd", v.Grade).WithHint("use an even number"),
		diag.Code{ID: "T002", Severity: diag.Warning}.At(diag.Place{}, "never mind"),
	}
}

func TestAValueMayKnowMoreThanItsSchema(t *testing.T) {
	t.Parallel()
	s := script(t, ">>>\n{\"grade\": 3}\n>>>\n{\"grade\": 4}\n")
	got, _, err := llm.Ask[strictVerdict](t.Context(), s, llmtest.Say("Judge."))
	if err != nil || got.Grade != 4 {
		t.Errorf("%+v, %v", got, err)
	}
	last := s.Told()[1].Messages
	if want := "That reply cannot be used:\n- grade: T001 3 is odd; use an even number\nReply once more, with the whole corrected JSON object and nothing else."; last[len(last)-1].Text != want {
		t.Errorf("told %q", last[len(last)-1].Text)
	}
}

type tree struct {
	Name     string `json:"name"`
	Children []tree `json:"children"`
}

func TestATypeMayContainItself(t *testing.T) {
	t.Parallel()
	s := script(t, ">>>\n{\"name\":\"a\",\"children\":[{\"name\":\"b\",\"children\":[]}]}\n>>>\n{\"name\":\"a\",\"children\":[{\"name\":1,\"children\":[]}]}\n>>>\n{}\n")
	got, _, err := llm.Ask[tree](t.Context(), s, llmtest.Say("Grow."))
	if err != nil || len(got.Children) != 1 {
		t.Errorf("%+v, %v", got, err)
	}
	if _, _, err = llm.Ask[tree](t.Context(), s, llmtest.Say("Grow.")); llmtest.Kind(err) != "schema of the reply" {
		t.Errorf("got %v", err)
	}
	if _, _, err = llm.Ask[[]string](t.Context(), s, llmtest.Say("List.")); err == nil || err.Error() != "a model is asked for a struct, not for []string" {
		t.Errorf("got %v", err)
	}
}

func TestManyProblemsDoNotCrowdOutTheTask(t *testing.T) {
	t.Parallel()
	tags := strings.Repeat("1,", 499) + "1"
	s := script(t, fmt.Sprintf(">>>\n{\"why\":\"x\",\"grade\":1,\"tags\":[%s]}\n>>>\n%s\n", tags, good))
	if _, _, err := llm.Ask[verdict](t.Context(), s, llmtest.Say("Judge.")); err != nil {
		t.Fatal(err)
	}
	messages := s.Told()[1].Messages
	if told := messages[len(messages)-1].Text; strings.Count(told, "\n- ") != 101 || !strings.Contains(told, "- and 400 more of this kind\n") {
		t.Errorf("told %s", told)
	}
}
