package roleplay

import "strings"

// Block is the CURRENT NODE block for the stop where the walk stands: what this turn is for, the content bound to it, when
// it is left, and what to report. It depends on nothing but the walk and the state.
func (w *Walk) Block(at State) string {
	node := &w.Nodes[at.Node]
	size := 1600 + len(node.ID) + len(node.Intent) + 2*len(node.SatisfyWhen)
	for _, content := range node.Content {
		size += 200
		for _, item := range content.Items {
			size += len(item) + 8
		}
	}
	var b strings.Builder
	b.Grow(size)
	put(&b, "━━━ CURRENT NODE: ", node.ID, " ━━━\nWHAT THIS TURN IS FOR: ", node.Intent, fullStop(node.Intent), "\n")
	last := ""
	for _, content := range node.Content {
		if content.Source == sourceReveal && !w.opensReveal(at) || len(content.Items) == 0 {
			continue
		}
		if heading := contentHeading(node, content.Source); heading != last {
			put(&b, "\n", heading, "\n")
			last = heading
		}
		for _, item := range content.Items {
			put(&b, "• \"", item, "\"\n")
		}
	}
	b.WriteString("\nADVANCE / STAY: ")
	putAdvance(&b, node, at)
	put(&b, "\nIF THE LEARNER GOES OFF-TOPIC: acknowledge their point in one line, answer it briefly, then bring it back to ",
		subjectOf(node), ". Never ignore them; never chase the tangent.\nREPORT: ")
	putReport(&b, node)
	return b.String()
}

// opensReveal says whether the block for this state makes the key reveal.
func (w *Walk) opensReveal(at State) bool {
	return w.Nodes[at.Node].Reveals && !at.Reveal && at.Standing >= w.RevealAt
}

// The content sources that a block or an actor treats apart from the rest.
const (
	sourceGreeting  = "character.greeting"
	sourceKnows     = "character.knows"
	sourceFacts     = "character.decision_facts"
	sourceBeats     = "character.beats."
	sourcePivots    = "character.pivots."
	sourceReveal    = "character.key_reveal"
	sourceEnd       = "character.objective.end_condition"
	sourceRedirect  = "character.redirect"
	sourceDocument  = "character.document"
	sourceConcerns  = "character.concerns"
	sourceGoals     = "character.goals"
	sourceOpinion   = "character.opinion"
	sourceSituation = "scenario.situation"
	sourceDecision  = "scenario.decision"
)

const factsHeading = "FACTS TO DRAW FROM (exactly one per turn, one not said yet, the one that fits what they said):"

// contentHeading says what an actor should do with the content of a source.
func contentHeading(node *Stop, source string) string {
	switch {
	case node.Gate:
		return demands[demandOf(node)].heading
	case source == sourceFacts:
		return "DECIDING FACTS (in your own words, grounded in your numbers; one per turn):"
	case source == sourceKnows, source == sourceDocument:
		return factsHeading
	case source == sourceReveal:
		return "WHAT YOU ONLY TELL SOMEONE YOU TRUST (you trust them enough now; say it this turn, once, as a confidence):"
	case source == sourceGreeting:
		return "HOW YOU OPENED (already said; do not greet again):"
	case source == sourceEnd:
		return "WHAT THIS CONVERSATION WAS FOR (resolve it in a sentence):"
	case source == sourceRedirect:
		return "HAND OVER AND SEND THEM ON (name the document you give them and the person to see next):"
	case source == sourceConcerns:
		return "WHAT WORRIES YOU (colour for your tone; no list):"
	case source == sourceGoals:
		return "WHAT YOU WANT FROM THIS (never said out loud):"
	case source == sourceOpinion:
		return "YOUR OWN VIEW (advocate for it; the call stays theirs):"
	case source == sourceSituation:
		return "WHAT IS GOING ON (you are living it):"
	case source == sourceDecision:
		return "THE DECISION AT STAKE:"
	case node.Pivot > 0:
		return "THE QUESTION YOU HAVE PUT TO THEM (the client shows it with its options; lead to it, do not read it out):"
	case strings.HasPrefix(source, sourceBeats) && hasSource(node, sourceKnows):
		return factsHeading
	case strings.HasPrefix(source, sourceBeats):
		return "THE BEAT OF THIS TURN (in your own words):"
	}
	return "CONTENT:"
}

// subjectOf names what a detour is brought back to.
func subjectOf(node *Stop) string {
	switch {
	case node.Gate:
		return demands[demandOf(node)].subject
	case node.Pivot > 0:
		return "your question"
	case node.Advance < 0:
		return "the close"
	}
	return "what this turn is for"
}

func putAdvance(b *strings.Builder, node *Stop, at State) {
	condition := trimmedCondition(node.SatisfyWhen)
	switch {
	case node.Advance < 0:
		b.WriteString("This is the last turn. Close it kindly and clearly; open nothing new.")
	case node.Gate:
		if condition == "" {
			condition = "the learner clearly acknowledges this constraint"
		}
		put(b, "You move on only once ", condition,
			". If they haven't, restate it more plainly or tie it to a consequence; do not drop it or move past it.")
		if at.Held > 0 {
			b.WriteString(" You have said it before and it did not land: say it another way.")
		}
	case node.Pivot > 0:
		b.WriteString("You move on once they choose. If they chose, answer to their choice; if they typed something else, answer it briefly and come back to the question.")
	case condition != "":
		put(b, "You move on once ", condition, ". If that is not so yet, stay with it and go one step deeper.")
	default:
		b.WriteString("You move on after this turn.")
	}
}

func putReport(b *strings.Builder, node *Stop) {
	condition := trimmedCondition(node.SatisfyWhen)
	switch {
	case node.Gate && demandOf(node).met(node) != "":
		put(b, `set "node_satisfied": true ONLY if `, demandOf(node).met(node))
	case node.Gate:
		b.WriteString(`set "node_satisfied": true ONLY if the learner acknowledged the constraint THIS turn`)
	case node.Pivot > 0:
		b.WriteString(`"node_satisfied" does not matter here; the choice decides`)
	case node.Advance < 0:
		b.WriteString(`set "node_satisfied": true and "is_conversation_complete": true`)
	case condition != "":
		put(b, `set "node_satisfied": true ONLY if `, condition)
	default:
		b.WriteString(`set "node_satisfied": true once this turn has done what it is for`)
	}
	b.WriteString(`; set "detour_detected": true if their message was off this topic.` + "\n")
}

// trimmedCondition is a condition as the middle of a sentence.
func trimmedCondition(condition string) string {
	return strings.TrimRight(strings.TrimSpace(condition), ".;")
}

// fullStop is the mark that text still needs at its end.
func fullStop(text string) string {
	if text == "" || strings.ContainsAny(text[len(text)-1:], ".!?") {
		return ""
	}
	return "."
}

func put(b *strings.Builder, parts ...string) {
	for _, part := range parts {
		b.WriteString(part)
	}
}
