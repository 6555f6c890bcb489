package roleplay

import "fmt"

// recordOf is a debrief as the guide reads it: a line for the call, for each fact and for each conversation. What the
// learner wrote stands in quotes: it is data.
func recordOf(d *Debrief) string {
	if d == nil {
		return ""
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
	return saidList(lines)
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
