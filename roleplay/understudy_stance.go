package roleplay

import (
	"regexp"
	"strings"
)

// stanceWords ask what the character would do, sign, risk or hold right.
var stanceWords = regexp.MustCompile(` (?:(?:what|which|how|where|who|when) (?:\w+ ){0,2}would you|would you (?:really |still |ever |honestly |personally )?(?:do|sign|put|let|drive|cross|walk|send|ship|launch|delay|hold|wait|close|shut|keep|open|risk|stop|call|go|take|choose|pick|trust|treat|move|sleep|recommend|support|vote)|you'd (?:do|sign|choose|pick|go for|take)|do you (?:want|think) (?:it|we|i|us|they|the \w+) (?:should|shut|closed|delayed|open|to )|you(?:'d)? be (?:happy|okay|ok|fine|comfortable|content) with|could you live with|are you (?:for|against|in favour|in favor)|(?:is|was) (?:that|this|it) (?:the right|a good idea|a mistake|wise|sensible|responsible)) `)

// aboutTheirs follow a "what do you think" that asks for a guess about the matter, not for a view of the decision.
var aboutTheirs = regexp.MustCompile(` what do you think (?:he|she|it|they|is|caused|happened|went|the \w+ (?:is|has|was))\b`)

// ownSkin asks whether the character would bet something of their own on it.
var ownSkin = regexp.MustCompile(` (?:your (?:own )?(?:kids|children|family|mother|father|son|daughter|wife|husband|car|name|dad|mum)|yourself|your life|if it were your) `)

// asksStance says whether a question asks for the character's own view of what is to be done.
func asksStance(q query) bool {
	return !aboutTheirs.MatchString(q.line) && (q.has(viewWords...) || stanceWords.MatchString(q.line)) && !q.has("would you like", "would you mind", "would you need", "would you want", "would you expect", "would you say", "would you call", "would you measure", "want from me", "need from me")
}

// giveStance says where the character stands, in a sentence or two: what they'd do, with the reason that was not given yet, or what they'd accept.
func (p *part) giveStance(q query) bool {
	c := p.cue.Character
	before := len(p.out)
	if ownSkin.MatchString(q.line) {
		p.say(p.pick("own-skin"))
	}
	switch accept := p.points([]string{c.Beats[6]}); {
	case c.Opinion == nil && len(accept) == 0:
	case len(accept) > 0 && (c.Opinion == nil || q.has("sign", "sign off", "accept", "settle", "live with", "put your name")):
		p.tell(accept)
	case c.Opinion != nil && p.viewSaid():
		if len(accept) > 0 {
			p.tell(accept)
		} else {
			p.say(p.pick("view-said"))
		}
	case c.Opinion != nil:
		p.sayView()
		if points := p.points([]string{c.Opinion.Argument}); len(points) > 0 && len(p.out)-before < 2 {
			p.say(points[0].spoken[0])
			if len(points[0].spoken) == 1 {
				p.revealed = append(p.revealed, points[0].text)
			}
		}
	}
	return len(p.out) > before
}

// viewSaid says whether the character has named their choice before.
func (p *part) viewSaid() bool {
	for _, from := range []bank{"view", "view-for"} {
		for _, each := range linesOf(from) {
			head, _, _ := strings.Cut(each, "{")
			for _, exchange := range p.cue.History {
				if len(words(head)) > 1 && strings.Contains(exchange.Speech, head) {
					return true
				}
			}
		}
	}
	return false
}
