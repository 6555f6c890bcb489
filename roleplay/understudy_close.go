package roleplay

import "strings"

// resolve says what the character would accept and, to someone they trust, what they keep to themselves.
func (p *part) resolve() {
	reveal := p.revealNow()
	if p.digress() {
		if len(p.out) < 2 {
			p.say(p.pick("bridge"))
		}
	} else if p.heard.act == nods {
		if hasSource(p.node, sourceBeats+"6") {
			p.say(p.pick("accept"))
		}
	} else if len(reveal) == 0 && p.heard.act != shrugsOff || p.heard.act == insults || p.heard.act == thanks {
		p.react()
	}
	accept := p.points(append(append([]string{}, items(p.node, sourceBeats+"6")...), items(p.node, sourceConcerns)...))
	switch {
	case len(p.out) > 1 && len(reveal) > 0: // the confidence needs the room
	case len(accept) > 0 && len(reveal) > 0:
		p.say(accept[0].spoken[0])
		p.revealed = append(p.revealed, accept[0].text)
	case len(accept) > 0:
		p.tell(accept)
	case len(reveal) > 0:
	case p.cue.Character.Opinion != nil && p.giveView():
	default:
		p.tell(p.facts)
	}
	if len(reveal) > 0 {
		if !containsAny(" "+bare(reveal[0])+" ", []string{"told", "tell", "between us", "between you and me", "haven't", "secret", "never said"}) {
			p.say(p.pick("confide"))
		}
		p.say(reveal...)
		p.revealed = append(p.revealed, items(p.node, sourceReveal)...)
	}
	if len(p.out) == 0 {
		p.say(p.pick("dry"))
	}
}

// revealNow are the sentences of the key reveal, when the block of this stop holds it.
func (p *part) revealNow() []string {
	if !p.cue.Walk.opensReveal(p.cue.At) {
		return nil
	}
	var out []string
	for _, text := range items(p.node, sourceReveal) {
		out = append(out, p.voice.speak(text)...)
	}
	return out
}

// end resolves, hands over the paper by its title and sends the learner on by name.
func (p *part) end() {
	switch {
	case p.cue.At.Forced:
		if p.heard.act == insults {
			p.react()
		}
		p.say(p.pick("forced"))
	case p.heard.asking && p.matched && p.facts[0].match >= 0.75:
		p.tell(p.facts)
	case (p.heard.offTopic() || p.heard.act == asksFigure) && p.digress():
	case p.heard.act == thanks || p.heard.act == insults || p.heard.act == foreign || p.heard.act == agrees:
		p.react()
	case p.cool():
		p.say(p.pick("resolved-cool"))
	default:
		p.say(p.pick("resolved"))
	}
	if paper := p.paper(p.cue.Character.HandsOver); paper != nil {
		p.say(p.pick(p.closing("paper-out"), "{paper}", strings.ReplaceAll(p.title(paper), `"`, "'")))
	}
	if next := p.colleague(p.cue.Character.RedirectsTo); next != nil {
		if next.Role != "" {
			p.say(p.pick(p.closing("redirect"), "{next}", firstName(next), "{nextrole}", p.voice.role(next.Role)))
		} else {
			p.say(p.pick("redirect0", "{next}", firstName(next)))
		}
		return
	}
	p.say(p.pick("yours-now"))
}

// closing is the bank for the end of a conversation: who has taught something sends nobody to decide.
func (p *part) closing(from bank) bank {
	if p.teaches() {
		return from + "-teach"
	}
	return from
}

// title is a paper's title as it is said.
func (p *part) title(paper *Paper) string {
	return longDash.ReplaceAllString(strings.TrimSpace(paper.Title), ": ")
}
