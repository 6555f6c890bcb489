package roleplay

import (
	"slices"
	"strings"
)

// maxSentences is how much a character says at most in one line; it is usually less.
const maxSentences = 3

// perform finds the words for the stop where the walk stands.
func (p *part) perform() {
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

// open grounds the learner: who I am and why they are here. Facts come later; what is wrong may be named to someone who asks.
func (p *part) open() {
	h := p.heard
	switch {
	case h.act == asksOptions && p.giveOptions():
		return
	case h.asking && containsAny(" "+bare(p.cue.Learner)+" ", findingWords) && p.nameProblem():
	case (h.offTopic() || h.asking && h.topical == 0 && p.weak() && p.aboutMe()) && p.digress():
	case h.act == asksWho:
		p.say(p.pick("who", "{role}", p.voice.role(p.cue.Character.Role)))
	case h.act == asksMeta:
		p.say(p.pick("why"))
		p.stake()
		return
	case h.act == asksView && p.cue.Character.Opinion == nil && p.nameProblem():
	case containsAny(" "+bare(p.cue.Learner)+" ", leaveWords):
		p.say(p.pick("ask-away"))
		return
	case h.act == asksFigure || h.act == asksView:
		p.say(p.pick("hold-off"))
	case h.act == wonders && len(h.stems) == 0 && !h.general:
	case h.act == wonders:
		if !p.nameProblem() {
			p.say(p.pick("hold-off"))
		}
	case h.act == objects:
		p.react()
		p.nameProblem()
	case h.act == nods:
	case h.act == claims && !h.marked && h.mood != Assertive && !p.cool():
		p.say(p.pick("met"))
	default:
		p.react()
	}
	if len(p.out) == 0 || len(p.out) == 1 && (p.strangers() || h.act == greets || h.act == claims || h.act == thanks || h.act == doubts) {
		p.introduce()
	}
	if !p.beatElsewhere() {
		p.tell(p.points(items(p.node, sourceBeats+"1")))
	}
	if len(p.out) < 2 && !p.invited() {
		p.maybe("invite")
	}
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

// introduce says who one is, unless the greeting did, and why the learner is here.
func (p *part) introduce() {
	c := p.cue.Character
	if p.teaches() {
		p.say(p.pick("why-teach"))
		return
	}
	if !p.strangers() {
		p.say(p.pick("why"))
		return
	}
	p.say(p.pick("who-why", "{role}", p.voice.role(c.Role)))
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
		if len(each.spoken) < 2 || len(figures(each.spoken[0])) > 0 {
			continue
		}
		p.say(each.spoken[0])
		if len(words(each.spoken[0])) < start && len(figures(each.spoken[1])) == 0 {
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

// surface names the core problem and one specific.
func (p *part) surface() {
	problem := p.points(items(p.node, sourceBeats+"1"))
	if len(problem) == 0 {
		p.teach()
		return
	}
	switch {
	case p.digress():
		if p.heard.act != asksOptions {
			p.maybe("bridge")
		}
	case p.heard.act != nods:
		p.warmly()
		p.react()
	}
	answers := slices.DeleteFunc(slices.Clone(p.facts), func(each point) bool {
		return each.text == problem[0].text || each.match < 0.5 && each.near < nearEnough
	})
	if p.heard.asking && len(answers) > 0 && len(p.out) < 2 && !p.weak() { // what was asked comes first
		p.tell(answers)
		if whole := p.voice.speak(problem[0].text); len(p.out) < maxSentences && problem[0].spoken[0] == whole[0] && !leans(whole[0]) { // what goes on from an earlier line would hang in the air
			p.say(problem[0].spoken[0])
			p.revealed = append(p.revealed, problem[0].text)
		}
		return
	}
	p.tell(problem[:1])
	if len(problem[0].spoken) == 1 && len(p.out) < maxSentences && len(figures(problem[0].text)) == 0 {
		p.facts = p.rank(p.points(p.knowledge()))
		p.tell(p.facts)
	}
}

// teach tells the fact that fits best, after a word on what the learner said.
func (p *part) teach() {
	digressed := p.digress()
	again := !digressed && (p.answered() || p.repeats() && (!p.matched || p.weak()))
	switch {
	case again && p.recall():
		return
	case again:
		p.say(p.pick("said-before"))
	case !digressed:
		p.warmly()
		p.react()
	}
	if p.heard.act == objects && p.argument() {
		return
	}
	facts := p.facts
	if len(facts) == 0 {
		facts = p.rank(p.points(p.record()))
	}
	switch {
	case len(facts) == 0:
		p.maybe("dry")
		return
	case again:
		p.maybe("other-thing")
	case digressed:
		p.maybe("bridge")
	case len(p.out) == 0 && p.weak():
		p.say(p.pick("closest"))
	}
	p.tell(facts)
	if len(p.out) == 1 && (p.stays || p.next != toFork) && p.chance("tail", 2) {
		p.say(p.pick("tail"))
	}
}

// warmly returns a kind word to someone who asks with one.
func (p *part) warmly() {
	if p.heard.mood != Warm || !p.heard.asking || p.heard.act == greets || p.cool() {
		return
	}
	if p.onlyThanks() {
		p.say(p.pick("thanks"))
	} else {
		p.say(p.pick("sympathy"))
	}
}

// tell says the first of the points and notes it as made.
func (p *part) tell(points []point) {
	if len(points) == 0 {
		return
	}
	p.say(points[0].spoken...)
	p.revealed = append(p.revealed, points[0].text)
}

// leadToPivot ends a line so that the question the client shows comes as no surprise. A question that leads in by itself
// needs no help.
func (p *part) leadToPivot() {
	to := p.node.Advance
	if to < 0 || p.cue.Walk.Nodes[to].Pivot == 0 || len(p.out) > maxSentences {
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

// answerChoice says what the chosen option's author wrote for it, and a word toward what comes next.
func (p *part) answerChoice() {
	outcome := p.voice.speak(p.cue.Chosen.Outcome)
	p.say(outcome...)
	if p.cue.Chosen.Outcome != "" {
		p.revealed = append(p.revealed, p.cue.Chosen.Outcome)
	}
	if len(outcome) > 2 || len(outcome) > 0 && strings.HasSuffix(outcome[len(outcome)-1], "?") || looksAhead(p.cue.Chosen.Outcome) {
		return
	}
	p.leadOn()
}

// leadOn ends a line with a word toward the stop that comes next.
func (p *part) leadOn() {
	switch p.next {
	case toGate:
		p.say(p.pick(demandOf(p.nextNode).of("to-gate")))
	case toWeigh:
		p.say(p.pick("to-weigh"))
	case toResolve:
		p.say(p.pick("to-resolve"))
	case toEnd:
		p.say(p.pick("to-end"))
	}
}

// looksAhead says whether a speech leads on to something by itself.
func looksAhead(speech string) bool {
	return containsAny(" "+bare(speech)+" ", []string{"let's", "let me", "then i'll", "then we'll", "i'll show", "i'll read"})
}

// askAgain answers a learner who talks past a pivot, and puts its question once more or lets it go.
func (p *part) askAgain() {
	if !p.digress() {
		if (p.repeats() || p.heard.asking && !p.matched) && p.recall() {
			p.hint = false
		} else if p.matched && p.heard.asking {
			p.tell(p.facts)
		} else if p.heard.act == confused && p.stays {
			p.say(p.pick("clarify"))
		} else if p.heard.act != nods {
			p.react()
		}
	}
	if !p.stays {
		if len(p.out) < 2 {
			p.say(p.pick("let-go"))
		}
		if len(p.out) < maxSentences {
			p.leadOn()
		}
		return
	}
	question := p.voice.speak(p.pivotNow().Question)
	if len(question) > 0 && !p.said(question[len(question)-1]) {
		p.say(question[len(question)-1])
		return
	}
	p.maybe("again")
}
