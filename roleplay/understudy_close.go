package roleplay

import (
	"regexp"
	"strings"
	"unicode"
)

// resolve answers, says what the character would accept and, to someone they trust, what they keep to themselves.
func (p *part) resolve() {
	reveal := p.revealNow()
	answered := p.answerAll()
	if !answered && p.heard.act != nods && p.heard.act != shrugsOff && len(reveal) == 0 {
		p.react()
	}
	accept := p.points(append(append([]string{}, items(p.node, sourceBeats+"6")...), items(p.node, sourceConcerns)...))
	switch {
	case answered && len(p.out) > 2:
	case len(accept) > 0 && len(reveal) > 0:
		if len(p.out) < 2 {
			p.say(accept[0].spoken[0])
			p.revealed = append(p.revealed, accept[0].text)
		}
	case len(accept) > 0:
		p.tell(accept)
	case len(reveal) > 0 || answered:
	case p.cue.Character.Opinion != nil && p.giveView():
	default:
		p.tell(p.facts)
	}
	if len(reveal) > 0 {
		if !containsAny(" "+bare(reveal[0])+" ", []string{"told", "tell", "between us", "between you and me", "haven't", "secret", "never said"}) && len(p.out) < 3 {
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

// end answers what is still asked, hands over the paper and sends the learner on by name.
func (p *part) end() {
	answered := p.answerAll()
	switch {
	case p.cue.At.Forced && !answered:
		p.say(p.pick("forced"))
	case answered || p.toned:
	case p.heard.act == foreign || p.heard.act == objects:
		p.react()
	case p.cool():
		p.say(p.pick("resolved-cool"))
	default:
		p.say(p.pick("resolved"))
	}
	if paper := p.paper(p.cue.Character.HandsOver); paper != nil {
		p.say(p.pick(p.closing("paper-out"), "{paper}", p.shortTitle(paper)))
	}
	if next := p.colleague(p.cue.Character.RedirectsTo); next != nil {
		p.say(p.pick(p.closing("redirect"), "{next}", firstName(next)))
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

var titleTail = regexp.MustCompile(`\s*[–—,:].*$`)

// shortTitle is what a paper is called in speech: "the launch plan", "Eval Run #47".
func (p *part) shortTitle(paper *Paper) string {
	title := strings.TrimSpace(titleTail.ReplaceAllString(strings.TrimSpace(paper.Title), ""))
	fields := strings.Fields(title)
	if len(fields) == 0 || strings.ContainsFunc(title, unicode.IsDigit) || determiners[strings.ToLower(fields[0])] {
		return strings.ReplaceAll(title, `"`, "'")
	}
	for i, field := range fields {
		if strings.ToUpper(field) != field {
			fields[i] = strings.ToLower(field)
		}
	}
	return "the " + strings.Join(fields, " ")
}
