package interview

import (
	"context"
	"strings"

	"throughline/llm"
)

// modelAsker has a model word questions. What does not pass the gate is asked for once more; then the template is taken.
type modelAsker struct{ caller }

// Ask words one question. What it returns passes the gate.
func (m *modelAsker) Ask(ctx context.Context, cue AskCue) (Question, error) {
	began := m.now()
	r := m.request(cue.Payer, fillPrompt("ask", nil), Prompt(&cue))
	reply, err := m.model.Generate(ctx, r, nil)
	if ctx.Err() != nil {
		return Question{}, context.Cause(ctx)
	}
	q := Question{Text: spokenQuestion(reply.Text)}
	if err == nil {
		q.Gate = CheckQuestion(q.Text, &cue)
	}
	if err == nil && len(q.Gate) > 0 {
		again := r
		again.Spent = again.Spent.Add(reply.Usage)
		mend := fillPrompt("ask_again", struct{ Faults []GateFault }{q.Gate})
		again.Messages = append(append([]llm.Message{}, r.Messages...), llm.Message{From: llm.Assistant, Text: orNothing(clipBytes(reply.Text, mostWorded))}, llm.Message{From: llm.User, Text: mend})
		var second llm.Reply
		if second, err = m.model.Generate(ctx, again, nil); ctx.Err() != nil {
			return Question{}, context.Cause(ctx)
		}
		reply = second.Add(reply)
		if faults := CheckQuestion(spokenQuestion(second.Text), &cue); err == nil && len(faults) == 0 {
			q.Text, q.Repaired = spokenQuestion(second.Text), true
		} else {
			q.Text, q.Gate = "", append(q.Gate, faults...)
		}
	}
	q.Call = m.call(began, reply, err)
	if err != nil || q.Text == "" {
		q.Text, q.Template, q.Call = Template(&cue), true, q.Call.standIn()
	}
	return q, nil
}

// mostWorded is how much of a reply is looked at: no question is near as long.
const mostWorded = 4 << 10

// spokenQuestion is a reply without the quotation marks, the label and the line breaks that models put around a question.
func spokenQuestion(text string) string {
	q := strings.Join(strings.Fields(clipBytes(text, mostWorded)), " ")
	for _, label := range []string{"Question:", "Next question:", "Interviewer:", "Q:"} {
		q = strings.TrimSpace(strings.TrimPrefix(q, label))
	}
	for _, pair := range [][2]string{{`"`, `"`}, {"“", "”"}, {"„", "“"}, {"«", "»"}} {
		inner, opened := strings.CutPrefix(q, pair[0])
		if inner, closed := strings.CutSuffix(inner, pair[1]); opened && closed && !strings.Contains(inner, pair[0]) && !strings.Contains(inner, pair[1]) {
			return strings.TrimSpace(inner)
		}
	}
	return q
}

// orNothing keeps a message from being empty, which providers refuse.
func orNothing(text string) string {
	if strings.TrimSpace(text) == "" {
		return "(nothing)"
	}
	return text
}
