package roleplay

import "slices"

// remark is a line of a conversation as a state keeps it. Thousands of idle sessions are kept, so it is small: a text that
// stands in the scenario is the scenario's own, and a node is its index.
type remark struct {
	text    string
	turn    int32
	node    int16 // of a learner's line that was answered, else -1
	learner bool
}

// add notes a line.
func (t *talk) add(turn int, learner bool, text string) {
	t.remarks = with(t.remarks, remark{text: t.character.shared(text), turn: int32(turn), node: -1, learner: learner})
}

// with is append without room to spare: a line comes once in a while, and the room would stay empty in every session.
func with[E any](all []E, one E) []E {
	grown := make([]E, len(all)+1)
	copy(grown, all)
	grown[len(all)] = one
	return grown
}

// spokenLine is the line as it is shown.
func (r remark) spokenLine() SpokenLine {
	line := SpokenLine{Turn: int(r.turn), Who: whoCharacter, Text: r.text}
	if r.learner {
		line.Who = whoLearner
	}
	return line
}

// exchanges pairs the learner's lines with the answers to them.
func (t *talk) exchanges() []Exchange {
	var all []Exchange
	for i, r := range t.remarks {
		if r.node >= 0 && i+1 < len(t.remarks) {
			all = append(all, Exchange{Node: t.walk.Nodes[r.node].ID, Learner: r.text, Speech: t.remarks[i+1].text})
		}
	}
	return all
}

// answered says whether the learner had an answer in this conversation.
func (t *talk) answered() bool {
	return slices.ContainsFunc(t.remarks, func(r remark) bool { return r.node >= 0 })
}

// shared is the character's own text where it says the same, so that a text that many sessions have is kept once.
func (c *Character) shared(text string) string {
	own := text
	share := func(texts ...string) {
		for _, each := range texts {
			if each == text {
				own = each
			}
		}
	}
	share(c.Greeting)
	share(c.Knows...)
	share(c.Concerns...)
	share(c.DecisionFacts...)
	for _, beat := range c.Beats {
		share(beat)
	}
	for i := range c.Pivots {
		for j := range c.Pivots[i].Options {
			share(c.Pivots[i].Options[j].Text, c.Pivots[i].Options[j].Outcome)
		}
	}
	if c.KeyReveal != nil {
		share(c.KeyReveal.Text)
	}
	if c.Opinion != nil {
		share(c.Opinion.Argument)
	}
	return own
}

// shared is a progress with the walk's own words, and no more room than they need.
func (w *Walk) shared(p Progress) Progress {
	words := func(all []string) []string {
		own := make([]string, len(all))
		for i, each := range all {
			if own[i] = each; w.index(each) >= 0 {
				own[i] = w.Nodes[w.index(each)].ID
			}
		}
		return own
	}
	if i := w.index(p.CurrentNode); i >= 0 {
		p.CurrentNode = w.Nodes[i].ID
	}
	p.NodesSatisfied, p.NodeHistory = words(p.NodesSatisfied), words(p.NodeHistory)
	return p
}
