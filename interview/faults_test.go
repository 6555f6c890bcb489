package interview

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"throughline/llm"
	"throughline/llm/anthropic"
	"throughline/llm/llmtest"
	"throughline/llm/openai"
	"throughline/session"
)

// What models send that is well-formed HTTP and no use.
var uselessReplies = []llmtest.Fault{
	{Name: "half a JSON object", Answer: llmtest.Answer{Text: `{"concepts": [{"label": "creamy tex`}},
	{Name: "prose", Answer: llmtest.Answer{Text: "Certainly! The respondent likes coffee and I think that is great."}},
	{Name: "wrong types", Answer: llmtest.Answer{Text: `{"concepts": "creamy", "links": 7, "response_depth": 3, "verdicts": "same"}`}},
	{Name: "a thousand concepts", Answer: llmtest.Answer{Text: thousandConcepts()}},
	{Name: "an empty reply", Answer: llmtest.Answer{Text: " "}},
}

func thousandConcepts() string {
	var x struct {
		Concepts []FoundConcept `json:"concepts"`
		Links    []FoundLink    `json:"links"`
	}
	for i := range 1000 {
		x.Concepts = append(x.Concepts, FoundConcept{Label: fmt.Sprintf("creamy %d", i), Type: "attribute", Quote: "creamy texture"})
	}
	x.Links = []FoundLink{}
	text, _ := json.Marshal(x)
	return string(text)
}

// TestTheTableOfFaultsShowsThatEveryInterviewGoesOn plays every fault of a provider over real HTTP, in both protocols and
// in each role, in the middle of an interview, and writes what came of it.
func TestTheTableOfFaultsShowsThatEveryInterviewGoesOn(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes long; the whole run has it")
	}
	var table strings.Builder
	table.WriteString("| what the provider does | extract | rate | ask |\n| --- | --- | --- | --- |\n")
	for _, f := range append(llmtest.Faults(), uselessReplies...) {
		fmt.Fprintf(&table, "| %s |", f.Name)
		for _, role := range []llm.Role{llm.Extract, llm.Rate, llm.Inquire} {
			cell := ""
			for name, provider := range map[string]func(*llmtest.Server) llm.Model{
				"anthropic": func(s *llmtest.Server) llm.Model { return anthropic.New(s.Anthropic()) },
				"openai":    func(s *llmtest.Server) llm.Model { return openai.New(s.OpenAI()) },
			} {
				t.Run(f.Name+" "+string(role)+" "+name, func(t *testing.T) {
					got := sufferFault(t, f, role, provider)
					if cell != "" && cell != got {
						t.Errorf("the protocols differ: %q and %q", cell, got)
					}
					cell = got
				})
			}
			fmt.Fprintf(&table, " %s |", cell)
		}
		table.WriteString("\n")
	}
	const page, begin, end = "../docs/models.md", "<!-- interview faults: go test ./interview -run TableOfFaults -update -->\n", "<!-- end of interview faults -->"
	llmtest.HoldTable(t, page, begin, end, table.String(), *update)
}

// sufferFault has one role meet one fault in an answer's turn, and says who served. The turn after must be the model's again.
func sufferFault(t *testing.T, f llmtest.Fault, role llm.Role, provider func(*llmtest.Server) llm.Model) string {
	s := llmtest.NewServer(t, f.Answer)
	inWords := f.Kind == "schema" && role != llm.Inquire
	useless := f.Kind == "" && (f.Name != "a thousand concepts" || role != llm.Extract)
	if inWords || useless { // it is asked once more
		s.Answer(f.Answer)
	}
	faulty := provider(s)
	if f.Answer.Break == llmtest.Stall {
		faulty = llm.WithTimeout(faulty, llm.Timeouts{Start: 400 * time.Millisecond, Idle: 400 * time.Millisecond})
	}
	broken := false
	serve := func(of llm.Role, good string) llm.Model {
		return llm.ModelFunc(func(ctx context.Context, r llm.Request, release func(string)) (llm.Reply, error) {
			if broken && of == role {
				return faulty.Generate(ctx, r, release)
			}
			if release != nil {
				release(good)
			}
			return llm.Reply{Text: good, Model: "good", Calls: 1}, nil
		})
	}
	questions := 0
	models := Models{
		Extract: serve(llm.Extract, `{"concepts":[{"label":"creamy texture","type":"attribute","quote":"creamy texture"}],"links":[]}`),
		Rate:    serve(llm.Rate, `{"response_depth":"moderate","sentiment":"positive","uncertainty":1,"ambiguity":1,"hedging_language":1,"specificity":3,"engagement":4}`),
	}
	models.Ask = llm.ModelFunc(func(ctx context.Context, r llm.Request, release func(string)) (llm.Reply, error) {
		if broken && role == llm.Inquire {
			return faulty.Generate(ctx, r, release)
		}
		questions++
		return llm.Reply{Text: []string{"What comes to mind about oat milk?", "How does that show in your day?", "What would change without it?", "Where did you first notice that?"}[questions-1], Model: "good", Calls: 1}, nil
	})
	h := newHouse(t, NewRoles(models, time.Now), example(t, "oat-milk"))
	h.agree()
	h.answer("I like the creamy texture in my coffee.")
	broken = true
	_, events := h.answer("The creamy texture makes it feel like a treat.")
	broken = false
	call := callOf(t, events, role)
	if len(call.Faults) == 0 && f.Kind != "" || strings.Contains(strings.Join(call.Faults, " "), llmtest.Secret) {
		t.Errorf("the faults in the log: %q", call.Faults)
	}
	if _, events = h.answer("It is smooth and I look forward to it every morning."); callOf(t, events, role).Fallback {
		t.Errorf("the turn after is not the model's: %+v", callOf(t, events, role))
	}
	h.replay()
	s.Settle()
	switch {
	case call.Fallback:
		return "understudy"
	case len(call.Faults) > 0:
		return "model, in part"
	default:
		return "model"
	}
}

// callOf is how a role's part of a turn came about.
func callOf(t *testing.T, events []session.Event, role llm.Role) (c Call) {
	t.Helper()
	of := map[llm.Role]string{llm.Extract: eventExtract, llm.Rate: eventRated, llm.Inquire: eventWorded, llm.Arbiter: eventCompared}[role]
	for _, e := range events {
		if e.Type == of {
			if err := foldReply(e, func(r struct {
				Call Call `json:"call"`
			},
			) {
				c = r.Call
			}); err != nil {
				t.Fatal(err)
			}
		}
	}
	return c
}
