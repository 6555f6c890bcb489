package roleplay

import (
	"slices"
	"strings"
)

// maxSentences is how much a character says at most to one thing; it is usually less.
const maxSentences = 3

// perform finds the words for the stop where the walk stands: first a word to the learner's tone, then what they asked, and
// only then what the stop wants.
func (p *part) perform() {
	if p.cue.Chosen == nil && p.meetPerson() {
		return
	}
	if p.cue.Chosen == nil || p.tone == unheard || p.tone == rude {
		p.answerTone()
	}
	switch {
	case p.cue.Chosen != nil:
		p.answerChoice()
	case p.role == toOpen:
		p.open()
	case p.role == toSurface:
		p.surface()
	case p.role == toFork:
		p.askAgain()
	case p.role == toGate:
		p.gate()
	case p.role == toWeigh:
		p.weighUp()
	case p.role == toResolve:
		p.resolve()
	case p.role == toEnd:
		p.end()
	default:
		p.teach()
	}
	if !p.stays && p.next == toFork && p.cue.Chosen == nil {
		p.leadToPivot()
	}
}

// meetPerson answers a promise or a kind word that asks nothing, where the stop can wait for it, and says whether it did.
func (p *part) meetPerson() bool {
	if len(p.queries) > 0 || p.satisfied && p.role == toGate || p.role == toEnd || p.role == toFork || p.role == toResolve {
		return false
	}
	before := len(p.out)
	switch {
	case p.promised():
		p.say(p.pick("promised"))
	case slices.ContainsFunc(sentences(p.cue.Learner), kindTo):
		p.say(p.pick("kindness"))
		p.aside = true
	}
	return len(p.out) > before
}

// open answers the first thing that is said: a question with its answer, a greeting with what the matter is.
func (p *part) open() {
	line := " " + bare(p.cue.Learner) + " "
	switch {
	case p.heard.act == asksMeta && !p.matched:
		p.say(p.pick("why"))
		p.stake()
		return
	case p.asksMatter() && p.nameProblem():
		return
	case containsAny(line, leaveWords) && len(p.queries) < 2 && !p.matched:
		p.say(p.pick("ask-away"))
		return
	case p.answerAll():
		if p.unknown || p.aside {
			p.nameProblem()
		}
		return
	}
	p.react()
	if p.strangers() {
		p.introduce()
	}
	if !p.nameProblem() && len(p.out) < 2 {
		if !p.beatElsewhere() || p.heard.topical > 2 || p.tone == unsure {
			p.tell(p.points(items(p.node, sourceBeats+"1")))
		}
		if len(p.out) < 2 && !p.invited() {
			p.maybe("invite")
		}
	}
}

// asksMatter says whether the learner asks what this is about, in words that no fact shares.
func (p *part) asksMatter() bool {
	if len(p.queries) > 1 {
		return false
	}
	return p.heard.general || len(p.queries) > 0 && containsAny(" "+bare(p.cue.Learner)+" ", findingWords)
}

// invited says whether the greeting asks the learner to ask or to tell.
func (p *part) invited() bool {
	greeting := p.cue.Character.Greeting
	return containsAny(" "+bare(greeting)+" ", []string{"ask me", "tell me", "talk about"}) || strings.HasSuffix(greeting, "?")
}

// strangers says whether the learner does not know yet who this is: the greeting was too short to say.
func (p *part) strangers() bool {
	c := p.cue.Character
	return c.Role != "" && p.heard.act != asksWho && len(c.Greeting) <= 80 && !p.shares(p.stemSet(c.Greeting), c.Role)
}

// introduce says who one is and why the learner is here.
func (p *part) introduce() {
	if p.teaches() {
		p.say(p.pick("why-teach"))
		return
	}
	p.say(p.pick("who-why", "{role}", p.voice.role(p.cue.Character.Role)))
}

// teaches says whether this walk is there to explain something: its gate wants it said back.
func (p *part) teaches() bool {
	return slices.ContainsFunc(p.cue.Walk.Nodes, func(s Stop) bool { return s.Gate && demandOf(&s) == wantsRestated })
}

// nameProblem says the first sentence of the opening beat, and the second where the first is a mere start, if it gives no
// figure away. It says whether it did.
func (p *part) nameProblem() bool {
	const start = 6 // words
	for _, each := range p.points([]string{p.cue.Character.Beats[1]}) {
		if len(each.spoken) < 2 || strings.ContainsAny(each.spoken[0], "0123456789") {
			continue
		}
		p.say(each.spoken[0])
		if len(words(each.spoken[0])) < start && !strings.ContainsAny(each.spoken[1], "0123456789") {
			p.say(each.spoken[1])
		}
		return true
	}
	return false
}

// stake says what the decision is. A question with a statement before it is the author's to ask; the statement is ours.
func (p *part) stake() {
	question := p.voice.speak(p.cue.Scenario.Decision.Question)
	switch {
	case len(question) > 1:
		p.say(question[0])
	case len(question) == 1:
		p.say(p.pick("stake", "{question}", p.voice.lowerFirst(question[0])))
	default:
		if happening := p.voice.speak(p.cue.Scenario.Situation.Happening); len(happening) > 0 {
			p.say(happening[0])
		}
	}
}

// beatElsewhere says whether a later stop tells the opening beat.
func (p *part) beatElsewhere() bool {
	for i := range p.cue.Walk.Nodes {
		if i != int(p.cue.At.Node) && hasSource(&p.cue.Walk.Nodes[i], sourceBeats+"1") {
			return true
		}
	}
	return false
}

// shares says whether at least half of the content words of text are in a set.
func (p *part) shares(there map[string]bool, text string) bool {
	stems, hit := p.stems(text), 0
	for _, s := range stems {
		if there[s] {
			hit++
		}
	}
	return len(stems) > 0 && 2*hit >= len(stems)
}

// surface names the core problem to whoever asks for it or asks nothing.
func (p *part) surface() {
	problem := p.points(items(p.node, sourceBeats+"1"))
	switch {
	case p.asksMatter() && len(problem) > 0:
		p.tell(problem[:1])
		return
	case p.answerAll():
		if (p.unknown || p.aside || p.referred) && len(p.out) < maxSentences {
			p.bridge(problem)
		}
		return
	case len(problem) == 0:
		p.teach()
		return
	}
	p.react()
	p.tell(problem[:1])
}

// bridge leads back from what lay outside to the matter, with one fact.
func (p *part) bridge(points []point) {
	if len(points) == 0 {
		points = p.facts
	}
	if len(points) == 0 {
		return
	}
	switch {
	case p.aside:
		p.say(p.pick("back-to-it"))
	case p.referred:
		p.say(p.pick("bridge"))
	}
	p.tell(points)
}

// teach answers, or tells the fact that comes next, after a word on what the learner said.
func (p *part) teach() {
	switch {
	case p.heard.act == confused && len(p.queries) == 0:
		p.say(p.pick("confused"))
		p.explain(newQuery(p.cue.Learner, false))
		return
	case p.answerAll():
		if (p.aside || p.referred) && len(p.queries) == 1 && len(p.out) < 2 {
			p.bridge(p.facts)
		}
		return
	}
	p.react()
	if p.heard.act == objects && p.argument() {
		return
	}
	facts := p.facts
	if len(facts) == 0 {
		facts = p.rank(p.points(p.record()))
	}
	if len(facts) == 0 {
		p.maybe("dry")
		return
	}
	if p.aside {
		p.say(p.pick("back-to-it"))
	}
	p.tell(facts)
}

// tell says the first of the points and notes it as made.
func (p *part) tell(points []point) {
	if len(points) == 0 {
		return
	}
	p.say(points[0].spoken...)
	p.revealed = append(p.revealed, points[0].text)
}

// leadToPivot gives a line that would be too short a word toward the question that the client shows after it.
func (p *part) leadToPivot() {
	to := p.node.Advance
	if to < 0 || p.cue.Walk.Nodes[to].Pivot == 0 || len(p.out) > 1 || len(p.out) == 1 && len(words(p.out[0])) > 6 {
		return
	}
	pivot := p.cue.Character.pivot(pivotIDs[p.cue.Walk.Nodes[to].Pivot-1])
	if pivot == nil || len(sentences(pivot.Question)) > 1 || strings.HasPrefix(pivot.Question, "Before") {
		return
	}
	if pivot.Kind == "relationship" {
		p.say(p.pick("to-relationship"))
	} else {
		p.say(p.pick("to-judgment"))
	}
}

// answerChoice says what the chosen option's author wrote for it, and answers what was asked beside the choice.
func (p *part) answerChoice() {
	p.say(p.voice.speak(p.cue.Chosen.Outcome)...)
	if p.cue.Chosen.Outcome != "" {
		p.revealed = append(p.revealed, p.cue.Chosen.Outcome)
	}
	if len(p.out) <= maxSentences && slices.ContainsFunc(p.queries, func(q query) bool { return p.matched || !q.vague }) {
		p.answerAll()
	}
}

// askAgain answers a learner who talks past a pivot, and asks once more in other words or lets it go.
func (p *part) askAgain() {
	if !p.answerAll() && p.heard.act != nods && p.heard.act != confused {
		p.react()
	}
	switch {
	case !p.stays:
		if len(p.out) < 2 {
			p.say(p.pick("let-go"))
		}
	case p.heard.act == confused:
		p.say(p.pick("clarify"))
	default:
		p.maybe("again")
	}
}
