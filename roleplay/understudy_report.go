package roleplay

import "slices"

// judge fills the report by rules and sees from it where the walk would go.
func (p *part) judge() {
	p.facts = p.rank(p.points(p.answers()))
	for _, q := range p.queries {
		p.found = append(p.found, p.find(q, p.cue.Character))
	}
	p.matched = len(p.facts) > 0 && p.facts[0].match >= 0.3
	if len(p.queries) > 0 {
		p.matched = slices.ContainsFunc(p.found, func(own []finding) bool { return len(own) > 0 && own[0].answers() })
	}
	p.theirs = p.owner()
	p.heard.near = p.aboutUs()
	p.evidence = p.proof()
	p.detour = p.cue.Chosen == nil && (p.heard.offTopic() && !p.matched || p.role != toEnd && p.heard.asking && p.theirs != nil)
	p.score = p.engagement()
	p.satisfied = p.landed()
	report := Report{Satisfied: p.satisfied, Detour: p.detour, Evidence: p.evidence.Found, Engagement: int8(p.score), Choice: p.choice()}
	after, decision := p.cue.Walk.Step(p.cue.At, report)
	p.stays = decision.To == decision.From
	p.next = toEnd
	if decision.To >= 0 {
		p.next, p.nextNode = purposeOf(p.cue.Walk, int(after.Node)), &p.cue.Walk.Nodes[after.Node]
	}
}

// proof is the evidence that the learner's words carry for this stop's gate, as the walker will weigh it.
func (p *part) proof() Evidence {
	wanted, constraints := demandOf(p.node), p.constraints()
	found := wanted.evidence(p.cue.Learner, constraints)
	if p.near == nil {
		return found
	}
	return wanted.byMeaning(found, p.cue.Learner, constraints, p.near)
}

// aboutUs says whether the learner's line is near to anything this character has to do with.
func (p *part) aboutUs() bool {
	c := p.cue.Character
	return slices.ContainsFunc(slices.Concat(c.Knows, c.DecisionFacts, c.Concerns, p.cue.Said, []string{p.cue.Scenario.Situation.Happening}),
		func(text string) bool { return p.nearness(text) >= nearTopic })
}

// landed says whether the node's small goal is reached by this exchange.
func (p *part) landed() bool {
	h := p.heard
	switch p.role {
	case toGate:
		// A constraint that was not surfaced yet cannot be acknowledged, unless the learner brings all of it.
		return p.evidence.Found && (p.cue.At.Held > 0 || p.evidence.Score >= 1 || p.surfaced())
	case toFork:
		return p.cue.Chosen != nil
	case toEnd, toResolve:
		return true
	case toOpen:
		return h.sensible()
	case toWeigh:
		return p.namesPrice()
	case toSurface:
		return h.sensible() && h.act != shrugsOff && h.act != foreign
	}
	if len(p.facts) == 0 {
		return true
	}
	if h.asking && p.matched && p.teaches() { // as long as there are questions there are answers
		return false
	}
	if p.cue.At.Turns == 0 {
		return !h.asking && (h.act == claims || h.act == agrees || h.act == objects) && h.topical > 0
	}
	return h.sensible() && h.act != shrugsOff
}

// surfaced says whether the constraint that the learner's words carry was told before, in other places.
func (p *part) surfaced() bool {
	var numbers []figure
	for _, said := range p.cue.Said {
		numbers = append(numbers, figures(said)...)
	}
	there := p.stemSet(p.cue.Said...)
	for _, constraint := range p.constraints() {
		wanted := figures(constraint)
		if demandOf(p.node).evidence(p.cue.Learner, []string{constraint}).Found && figuresWithin(wanted, numbers) && (len(wanted) > 0 || p.shares(there, constraint)) {
			return true
		}
	}
	return false
}

// engagement rewards sound reasoning, not politeness.
func (p *part) engagement() int {
	h := p.heard
	known := 0
	for _, f := range h.figures {
		if figuresWithin([]figure{f}, p.ownFigures()) {
			known++
		}
	}
	switch {
	case p.cue.Chosen != nil || !h.sensible() && h.act != insults:
		return 0
	case h.act == insults:
		return -2
	case h.act == shrugsOff:
		return -1
	case p.evidence.Found && p.evidence.Score >= 0.9:
		return 2
	case p.detour:
		return 0
	case h.act == objects:
		return 0
	case h.act != claims && h.act != wonders && h.act != asksFigure && h.act != agrees:
		return 0
	case !h.asking && known > 0, h.infers && h.topical >= 2, h.asking && h.topical >= 2, h.act == claims && h.topical >= 3:
		return 1
	}
	return 0
}

// ownFigures are the figures this character may say.
func (p *part) ownFigures() []figure {
	c, s := p.cue.Character, p.cue.Scenario
	var out []figure
	for _, texts := range [][]string{c.Knows, c.DecisionFacts, p.record(), {s.Situation.Place, s.Situation.Happening}} {
		for _, text := range texts {
			out = append(out, figures(text)...)
		}
	}
	return out
}

// constraints are what this stop's gate asks for.
func (p *part) constraints() []string {
	if !p.node.Gate {
		return nil
	}
	var out []string
	for _, content := range p.node.Content {
		out = append(out, content.Items...)
	}
	return out
}

// choice is the chosen option as a report has it.
func (p *part) choice() int8 {
	if p.cue.Chosen == nil {
		return 0
	}
	for i, option := range p.pivotNow().Options {
		if option.ID == p.cue.Chosen.ID {
			return int8(i + 1)
		}
	}
	return 0
}

// pivotNow is the pivot of this stop, or an empty one.
func (p *part) pivotNow() Pivot {
	if p.node.Pivot > 0 {
		if pivot := p.cue.Character.pivot(pivotIDs[p.node.Pivot-1]); pivot != nil {
			return *pivot
		}
	}
	return Pivot{}
}

// report is the actor's report of this exchange.
func (p *part) report() ActorWords {
	words := ActorWords{
		EmotionalState:      string(p.cue.At.Standing.State()),
		InformationRevealed: append([]string{}, p.revealed...),
		InternalThought:     p.thought(),
		HintGiven:           p.hint,
		AgreementSignal:     p.agreement(),
		EngagementScore:     p.score,
		NodeSatisfied:       p.satisfied,
		DetourDetected:      p.detour,
	}
	if p.role == toEnd {
		words.IsConversationComplete = true
		if objective := p.cue.Character.Objective; objective != nil && !p.cue.At.Forced {
			words.ObjectiveComplete = &objective.ID
		}
	}
	return words
}

func (p *part) agreement() string {
	switch {
	case p.evidence.Found && p.satisfied, p.heard.act == agrees:
		return "agree"
	case p.heard.act == objects, p.heard.act == insults, p.heard.act == shrugsOff:
		return "disagree"
	}
	return "neutral"
}

// thought is what goes through the character's mind; a learner never sees it.
func (p *part) thought() string {
	switch {
	case p.role == toEnd:
		return "that is what I had to give them"
	case p.role == toGate && p.satisfied:
		return "it landed, they said it themselves"
	case p.role == toGate:
		return "they have not said it back yet"
	case p.heard.act == insults:
		return "keep it professional"
	case p.detour:
		return "bring them back to the point"
	case p.matched:
		return "they asked for just this"
	}
	return "one step at a time"
}
