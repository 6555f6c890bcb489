package roleplay

import (
	"fmt"
	"slices"
)

// recordOf is a debrief as the guide reads it: a line for the call, for each fact and for each conversation. What the
// learner wrote stands in quotes: it is data.
func recordOf(d *Debrief) string {
	return saidList(recordLines(d))
}

// recordLines are the lines of a record; none before the decision.
func recordLines(d *Debrief) []string {
	if d == nil {
		return nil
	}
	var lines []string
	if c := d.Call; c != nil {
		lines = append(lines, fmt.Sprintf("they decided for %s because: %s", quoted(c.Label), quoted(c.Reason)))
		lines = append(lines, fmt.Sprintf("the facts ask for %s: %s", quoted(c.BestLabel), oneLine(c.Why)))
	}
	for _, f := range d.Facts {
		lines = append(lines, fmt.Sprintf("%s held: %s %s", oneLine(f.Name), quoted(f.Fact), fateWords(f)))
	}
	for _, t := range d.Talks {
		if t.Met {
			lines = append(lines, fmt.Sprintf("with %s: %d exchanges, %s", oneLine(t.Name), t.Exchanges, endWords(t)))
		} else {
			lines = append(lines, fmt.Sprintf("with %s: never met", oneLine(t.Name)))
		}
	}
	return lines
}

// shows is what the guide may speak of, of anyone, once the decision is made: the record, and what can be counted in it.
func (d *Debrief) shows() []string {
	if d == nil {
		return nil
	}
	byFate := map[Fate]int{}
	for _, f := range d.Facts {
		byFate[f.Fate]++
	}
	out := append(recordLines(d), fmt.Sprintf("%d exchanges", d.Exchanges), fmt.Sprintf("%d facts", len(d.Facts)))
	for _, n := range byFate {
		out = append(out, fmt.Sprintf("%d facts", n), fmt.Sprintf("%d facts", len(d.Facts)-n))
	}
	return out
}

// credits says whether the record lets the guide credit a sentence to somebody: all its figures stand in facts that they
// hold. That they said so is only true of a fact that came out.
func (d *Debrief) credits(name, sentence string, saying bool) bool {
	if d == nil {
		return false
	}
	var theirs []figure
	held := false
	for _, f := range d.Facts {
		out := f.Fate == FateAcknowledged || f.Fate == FateSurfaced
		if firstOf(f.Name) == name && (out || !saying) {
			held = true
			theirs = append(theirs, figures(f.Fact)...)
		}
	}
	return held && !slices.ContainsFunc(figures(idiom.ReplaceAllString(sentence, " ")), func(f figure) bool {
		return !harmless(f) && !slices.ContainsFunc(theirs, func(t figure) bool { return mayMean(f, t) })
	})
}

// fateWords says what became of a fact.
func fateWords(f FactLine) string {
	switch f.Fate {
	case FateAcknowledged:
		return "and the learner took it up: " + quoted(f.Acknowledged.Text)
	case FateSurfaced:
		return "and said so, but nothing shows that the learner took it up"
	case FateUnheard:
		return "but their conversation never came to it"
	}
	return "but was never met"
}

// endWords says how a conversation ended.
func endWords(t TalkLine) string {
	switch {
	case t.Forced:
		return "cut short"
	case t.Ended:
		return "heard out"
	}
	return "left in the middle"
}
