package roleplay

import (
	"strings"

	"throughline/llm"
)

// mendInputs fill prompts/mend.md, which asks once more for what a reply lacks and for nothing else.
type mendInputs struct {
	Problems, Heard           string
	Rest, Again, Report, Both string // at most one of them present
}

var mendTemplate = readTemplate[mendInputs]("mend.md")

// lack is what is missing of a reply.
type lack struct {
	speech bool // the line, or what follows on the words that were heard
	report bool
	wrong  []Fired // what was wrong with the speech
	heard  string
}

// onceMore asks once more: the same conversation, the reply, and what is missing.
func onceMore(r llm.Request, reply string, w lack) llm.Request {
	in := mendInputs{Problems: problemList(w.wrong)}
	if w.speech && w.heard != "" {
		in.Heard = quoted(w.heard)
	}
	switch {
	case w.speech && w.report && w.heard == "":
		in.Both = present
	case w.speech && w.heard != "":
		in.Rest = present
	case w.speech:
		in.Again = present
	default:
		in.Report = present
	}
	text := mendTemplate.fill(in)
	messages := append([]llm.Message{}, r.Messages...)
	if strings.TrimSpace(reply) == "" {
		last := &messages[len(messages)-1]
		last.Text += "\n\n" + text
	} else {
		messages = append(messages, llm.Message{From: llm.Assistant, Text: reply}, llm.Message{From: llm.User, Text: text})
	}
	r.Messages = messages
	return r
}

func problemList(wrong []Fired) string {
	var b strings.Builder
	for i, each := range wrong {
		if i > 0 {
			b.WriteByte('\n')
		}
		put(&b, "- ", quoted(each.Sentence), ": ", advice[each.Guard], " (", quoted(each.Why), ")")
	}
	return b.String()
}

// advice is what to do about a wrong sentence.
var advice = map[string]string{
	guardFigure:   "this figure is neither in your facts nor in what the learner said; leave it out or use your own",
	guardTheirs:   "this figure belongs to a colleague's area; send the learner to them instead",
	guardDate:     "nobody gave you this date; leave it out",
	guardCredit:   "do not credit data to a colleague; say what you know yourself",
	guardMotive:   "do not tell what somebody else thinks or wants",
	guardStranger: "there is no such person; name nobody who was not named",
}
