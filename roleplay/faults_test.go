package roleplay

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"throughline/llm"
	"throughline/llm/anthropic"
	"throughline/llm/llmtest"
	"throughline/llm/openai"
)

// speechful is a reply whose first sentence is out when a fault cuts it off.
const speechful = "The model makes things up on edge cases, and nobody had looked at it. That was two weeks ago, and I was told to wait for the launch review before saying anything."

// TestTheTableOfFaultsShowsThatEveryConversationGoesOn plays every fault of a provider over real HTTP, in both protocols,
// in the middle of a conversation, and writes what came of it.
func TestTheTableOfFaultsShowsThatEveryConversationGoesOn(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes long; the whole run has it")
	}
	rows := map[string]string{}
	var order []string
	for _, f := range llmtest.Faults() {
		order = append(order, f.Name)
		for name, provider := range map[string]func(*llmtest.Server) llm.Model{
			"anthropic": func(s *llmtest.Server) llm.Model { return anthropic.New(s.Anthropic()) },
			"openai":    func(s *llmtest.Server) llm.Model { return openai.New(s.OpenAI()) },
		} {
			t.Run(f.Name+" "+name, func(t *testing.T) {
				row := playFault(t, f, provider)
				if before, ok := rows[f.Name]; ok && before != row {
					t.Errorf("the protocols differ: %q and %q", before, row)
				}
				rows[f.Name] = row
			})
		}
	}
	rows["the budget is spent"] = playSpent(t)
	order = append(order, "the budget is spent")
	var table strings.Builder
	table.WriteString("| what the provider does | who speaks the line | what was heard before | the report |\n| --- | --- | --- | --- |\n")
	for _, name := range order {
		fmt.Fprintf(&table, "| %s | %s |\n", name, rows[name])
	}
	const page, begin, end = "../docs/models.md", "<!-- role-play faults: go test ./roleplay -run TableOfFaults -update -->\n", "<!-- end of role-play faults -->"
	llmtest.HoldTable(t, page, begin, end, table.String(), *update)
}

// playFault plays one fault and returns its row.
func playFault(t *testing.T, f llmtest.Fault, provider func(*llmtest.Server) llm.Model) string {
	answer := f.Answer
	if f.Words != "" && len(answer.Text) < 100 { // in mid-stream, after the first sentence
		answer.Text, answer.Chunk, answer.Events = speechful, 30, 4
	}
	s := llmtest.NewServer(t, llmtest.Answer{Text: "Hello, and thanks for coming.\n---END---\n{\"node_satisfied\": true}"}, answer)
	s.Answer(llmtest.Answer{Text: "It's only 8% overall, so look closer.\n---END---\n{\"node_satisfied\": true}"})
	model := provider(s)
	if answer.Break == llmtest.Stall {
		model = llm.WithTimeout(model, llm.Timeouts{Start: 400 * time.Millisecond, Idle: 400 * time.Millisecond})
	}
	h := newHouse(t, NewPerformer(model, time.Now), launchReview(t))
	h.play("@maya")
	h.play("hello")
	took := h.play("what did you find?")
	if len(took.line.Faults) == 0 || strings.Contains(strings.Join(took.line.Faults, " "), llmtest.Secret) {
		t.Errorf("the faults in the log: %q", took.line.Faults)
	}
	if took.line.Usage == nil {
		t.Error("nothing is known of what it took")
	}
	row := rowOf(took)
	if after := h.play("is it everywhere?"); after.line.Fallback || len(after.line.Faults) > 0 {
		t.Errorf("the turn after is not the model's: %+v", after.line)
	}
	h.replay()
	s.Settle()
	return row
}

func playSpent(t *testing.T) string {
	ledger := llm.NewLedger(llm.Limits{Session: llm.Amount{Tokens: 1}}, time.Now)
	model := llm.WithBudget(llm.ModelFunc(func(context.Context, llm.Request, func(string)) (llm.Reply, error) {
		t.Error("a call is made although the budget is spent")
		return llm.Reply{}, nil
	}), ledger)
	h := newHouse(t, NewPerformer(model, time.Now), launchReview(t))
	h.play("@maya")
	ledger.Charge(string(h.id), time.Now(), llm.Usage{Input: 1})
	took := h.play("hello")
	h.replay()
	return rowOf(took)
}

func rowOf(took take) string {
	who, heard, report := "the model", "nothing", "the model's"
	if took.line.Fallback {
		who, report = "the understudy", "the understudy's"
	} else {
		heard = "whole sentences: they stand"
		if !took.line.Report.NodeSatisfied && len(took.line.Report.InformationRevealed) == 0 {
			report = "the safe one: nothing satisfied"
		}
	}
	return who + " | " + heard + " | " + report
}

// holdTable compares the table with the one in the docs, or writes it there.
