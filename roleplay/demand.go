package roleplay

// demand is what a gate asks of the learner. It is read from what the gate holds, and settles what an actor is told, what
// counts as evidence, what the understudy asks for and the sentence that says why a gate stays shut.
type demand uint8

const (
	wantsTaken    demand = iota // a constraint taken in: DECISIVE
	wantsAnswered               // the character's argument answered: COUNTER
	wantsRestated               // what was taught said back: CHECK
	wantsDecided                // a decision handed in: DECIDE
)

// demandOf reads from a gate's sources what it asks for. What was taught comes before the facts that decide, since the one
// who taught them has both; an argument beside facts is there to back them.
func demandOf(node *Stop) demand {
	switch {
	case hasSource(node, sourceDecision):
		return wantsDecided
	case hasSource(node, sourceKnows):
		return wantsRestated
	case hasSource(node, sourceFacts):
		return wantsTaken
	case hasSource(node, sourceOpinion), hasSource(node, sourceConcerns):
		return wantsAnswered
	}
	return wantsTaken
}

// demandWords are a demand in the words of a block and of a step.
type demandWords struct {
	heading string // over the gate's content
	subject string // what a detour is brought back to
	unmet   string // why it holds
}

var demands = [...]demandWords{
	wantsTaken: {
		"THE CONSTRAINT YOU MUST SURFACE (in your own words, grounded in your numbers; one per turn):",
		"the constraint above", "the constraint is not acknowledged",
	},
	wantsAnswered: {"WHAT THE LEARNER MUST ANSWER (put it in your own words):", "your argument", "the argument is not answered"},
	wantsRestated: {
		"WHAT YOU HAVE TAUGHT THEM (they must say the heart of it back; never say it for them first):",
		"what you taught them", "the idea is not said back",
	},
	wantsDecided: {"THE DECISION THEY OWE YOU (ask for it; favour no option):", "the decision", "no decision is handed in"},
}

// met is the condition that a report may call satisfied, in the backbone's words where the demand is not the usual one.
func (d demand) met(node *Stop) string {
	if d == wantsTaken {
		return ""
	}
	return trimmedCondition(node.SatisfyWhen)
}

// evidence looks in the learner's text for what a gate with these constraints asks for, by words and figures.
func (d demand) evidence(text string, constraints []string) Evidence {
	if d == wantsAnswered {
		return FindAnswer(text, constraints)
	}
	return FindEvidence(text, constraints)
}

// byMeaning adds what a matcher hears where words were not enough. Without a matcher it adds nothing.
func (d demand) byMeaning(found Evidence, text string, constraints []string, m Matcher) Evidence {
	switch {
	case m == nil || found.Found:
		return found
	case d == wantsAnswered:
		return answerByMeaning(found, text, constraints, m)
	}
	return weighMeaning(found, text, constraints, m, d.leeway())
}
