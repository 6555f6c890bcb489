package roleplay

import (
	"fmt"
	"strings"
)

// answerInputs fill prompts/answer.md, the prompt of one turn.
type answerInputs struct {
	State, History, Said, Returned string
	Standing, Mood, MoodSentence   string
	Record, Block                  string
	Chosen, Outcome                string
	Learner, Silence               string
}

var answerTemplate = readTemplate[answerInputs]("answer.md")

// UserPrompt is all that a cue says of its turn. What the learner said is quoted in it: it is data.
func UserPrompt(cue *Cue) string {
	in := answerInputs{
		State: string(cue.At.Standing.State()), Standing: fmt.Sprintf("%+d", cue.At.Standing), History: historyOf(cue), Said: saidList(cue.Said),
		Mood: strings.ToUpper(string(cue.Mood)), MoodSentence: moodSentences[cue.Mood], Block: strings.TrimRight(cue.Block, "\n"),
		Record: recordOf(cue.Debrief),
	}
	if cue.Returned {
		in.Returned = present
	}
	switch {
	case cue.Chosen != nil:
		in.Chosen, in.Outcome = quoted(cue.Chosen.Text), quoted(cue.Chosen.Outcome)
		if cue.Learner != "" { // they typed what clearly stands for the option
			in.Learner = quoted(cue.Learner)
		}
	case cue.Learner == "":
		in.Silence = present
	default:
		in.Learner = quoted(cue.Learner)
	}
	return answerTemplate.fill(in)
}

// historyOf is the conversation so far, with the pivots that were resolved where they were.
func historyOf(cue *Cue) string {
	name := firstName(cue.Character)
	notes := pivotNotes(cue)
	var b strings.Builder
	b.Grow(1 << 10)
	put(&b, name, ": ", oneLine(cue.Character.Greeting))
	for i, each := range cue.History {
		put(&b, "\nLearner: ", quoted(each.Learner), "\n", name, ": ", oneLine(each.Speech))
		if note := notes[i]; note != "" {
			put(&b, "\n", note)
		}
	}
	return b.String()
}

// pivotNotes says of each exchange which pivot it resolved: the last that was spoken at a pivot which has an outcome.
func pivotNotes(cue *Cue) map[int]string {
	var notes map[int]string
	for i := range cue.Walk.Nodes {
		node := &cue.Walk.Nodes[i]
		if node.Pivot == 0 || cue.At.Pivots[node.Pivot-1] == 0 {
			continue
		}
		last := -1
		for n, each := range cue.History {
			if each.Node == node.ID {
				last = n
			}
		}
		if last < 0 {
			continue
		}
		if notes == nil {
			notes = map[int]string{}
		}
		outcome := cue.At.Pivots[node.Pivot-1]
		if outcome == declined {
			notes[last] = fmt.Sprintf("[%s resolved: the learner talked past the question]", node.ID)
			continue
		}
		chosen := node.Options[outcome-1]
		if pivot := cue.Character.pivot(pivotID(node.Pivot)); pivot != nil && int(outcome) <= len(pivot.Options) {
			chosen = quoted(pivot.Options[outcome-1].Text)
		}
		notes[last] = fmt.Sprintf("[%s resolved: the learner chose %s, relationship %+d]", node.ID, chosen, node.Effects[outcome-1])
	}
	return notes
}

func saidList(said []string) string {
	var b strings.Builder
	for i, point := range said {
		if i > 0 {
			b.WriteByte('\n')
		}
		put(&b, "- ", oneLine(point))
	}
	return b.String()
}

// moodSentences tell an actor what a mood looks like.
var moodSentences = map[Mood]string{
	Curious:    "The learner is asking questions before drawing conclusions, inquiry-first.",
	Assertive:  "The learner states positions and wants to move to a decision.",
	Dismissive: "The learner waves things away and would rather be done.",
	Hesitant:   "The learner is unsure and feels their way forward.",
	Angry:      "The learner is rude or attacks; stay professional and do not give ground on the facts.",
	Warm:       "The learner is friendly and acknowledges you as a person.",
	Plain:      "The learner gives little away in tone.",
}
