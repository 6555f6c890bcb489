package roleplay

import (
	"context"
	"fmt"
	"strings"

	"throughline/diag"
	"throughline/document"
	"throughline/llm"
)

// draftRepairs is how often a model gets back what is wrong with its scenario. What is left then is the author's to mend.
const draftRepairs = 2

// NewDraft writes a scenario from a brief, as a text to edit: by the model, or by rules alone when it is nil, and then
// always without errors. A model writes content, never a graph; its last reply comes back with all that was used. An
// error means that the model gave nothing that could be used.
func NewDraft(ctx context.Context, m llm.Model, brief string, say func(string)) ([]byte, llm.Reply, error) {
	if m == nil {
		say("no model is used; making a template of the brief")
		scenario, remarks := templateScenario(brief)
		return document.Encode(scenario, remarks), llm.Reply{}, nil
	}
	d := &drafting{model: m, say: say, request: draftRequest(brief)}
	err := d.run(ctx)
	return d.best, d.reply, err
}

// drafting is a model at work on a scenario.
type drafting struct {
	model   llm.Model
	say     func(string)
	request llm.Request
	reply   llm.Reply // the last, with the usage of all

	best   []byte // the text with the least wrong so far
	faults int
}

func (d *drafting) run(ctx context.Context) error {
	d.say("asking the model for a scenario")
	for try := 0; ; try++ {
		plot, reply, err := llm.Ask[plot](ctx, d.model, d.request)
		d.reply = reply.Add(d.reply)
		if err != nil {
			if d.best != nil && ctx.Err() == nil {
				return nil // what it wrote before is of use
			}
			return err
		}
		found := d.keep(plot)
		if len(found) == 0 || try == draftRepairs {
			return nil
		}
		d.say(fmt.Sprintf("what is wrong with the draft goes back to the model, %d of %d times: %v", try+1, draftRepairs, found))
		d.request.Messages = append(d.request.Messages,
			llm.Message{From: llm.Assistant, Text: reply.Text}, llm.Message{From: llm.User, Text: mendRequest(found)})
	}
}

// keep checks a scenario and keeps its text if it is the best so far.
func (d *drafting) keep(p plot) diag.List {
	text := document.Encode(p.scenario(), modelRemarks(d.reply.Model))
	found := Check("draft", text)
	faults := 0
	for _, each := range found {
		faults++
		if each.Severity == diag.Error {
			faults += 1000
		}
	}
	if d.best == nil || faults < d.faults {
		d.best, d.faults = text, faults
	}
	return found
}

// mendRequest gives a model what is wrong with its scenario, by the names it knows.
func mendRequest(found diag.List) string {
	var b strings.Builder
	b.WriteString("The scenario was checked. These findings are left:\n")
	for i, each := range found {
		if i == 40 {
			fmt.Fprintf(&b, "- and %d more\n", len(found)-i)
			break
		}
		fmt.Fprintf(&b, "- %s %s: %s", each.Severity, each.Place.Path, each.Message)
		if each.Hint != "" {
			b.WriteString("; " + each.Hint)
		}
		b.WriteByte('\n')
	}
	b.WriteString("Reply once more with the whole corrected JSON object and nothing else.")
	return b.String()
}

// draftRequest asks for a scenario. The brief is data, whatever it says.
func draftRequest(brief string) llm.Request {
	system, err := promptFiles.ReadFile(draftPrompt)
	if err != nil {
		panic(err) // cannot happen: it is embedded
	}
	brief = strings.ReplaceAll(brief, "</brief", "< /brief")
	return llm.Request{
		Role: llm.Design, System: string(system), SchemaName: "scenario", MaxTokens: 16_000,
		Messages: []llm.Message{{From: llm.User, Text: "<brief>\n" + brief + "\n</brief>\n\nWrite the scenario that this brief asks for."}},
	}
}

// draftPrompt is the one prompt that no session depends on.
const draftPrompt = "prompts/draft.md"
