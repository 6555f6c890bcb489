package roleplay

import (
	"slices"
	"strings"
)

// guide says the line of the scenario's guide: one thing at a time on the way in, what the record shows on the way out.
// The guide takes no side before the decision and holds nothing against anyone after it.
func (p *part) guide() {
	p.facts = p.rank(p.points(p.cue.Character.Knows))
	p.theirs = p.owner()
	p.matched = len(p.facts) > 0 && p.facts[0].match >= 0.5
	p.detour = p.heard.offTopic() && !p.matched
	p.score = p.engagement()
	switch {
	case p.cue.Character.ID == GuideOpen && p.role == toOpen:
		p.welcome()
	case p.cue.Character.ID == GuideOpen && p.role == toEnd:
		p.handOff()
	case p.cue.Character.ID == GuideOpen:
		p.brief()
	case p.role == toGate && p.cue.Debrief == nil:
		p.wantDecision()
	case p.role == toGate:
		p.takeDecision()
	case p.role == toEnd:
		p.farewell()
	default:
		p.lookBack()
	}
}

// welcome says who the learner is and where they are.
func (p *part) welcome() {
	p.satisfied = p.heard.sensible()
	asked := p.heard.asking || p.heard.act == asksMeta
	switch p.heard.act {
	case objects, shrugsOff, insults:
		p.say(p.pick("guide-brief"))
	default:
		if !asked {
			p.courtesy()
		}
	}
	s := p.cue.Scenario
	if who := p.voice.mend(s.Situation.TalkingTo); determiners[firstWord(who)] {
		p.say(p.pick("you-are", "{who}", p.voice.lowerFirst(who)))
	} else if role := p.voice.mend(s.LearnerRole); role != "" {
		p.say(p.pick("you-as", "{role}", role))
	}
	if place := p.voice.mend(s.Situation.Place); place != "" {
		p.say(p.pick("scene", "{place}", p.voice.lowerFirst(place)))
	}
	if asked {
		p.say(p.pick("to-rest"))
		return
	}
	p.say(p.pick("to-brief"))
}

// courtesy is a word on a line that neither asks nor tells.
func (p *part) courtesy() {
	switch p.heard.act {
	case silence, claims, agrees, nods, objects, wonders, asksFigure, asksView, asksWho, asksMeta, asksOptions, confused, farewell, shrugsOff:
	default:
		p.react()
	}
}

// brief tells the briefing in as many parts as there are turns for it, then the decision. Who is in a hurry gets the
// decision at once.
func (p *part) brief() {
	all := p.voice.speak(strings.Join(items(p.node, sourceBeats+"1"), " "))
	size := (len(all) + max(p.node.MaxTurns-1, 1) - 1) / max(p.node.MaxTurns-1, 1)
	left := slices.DeleteFunc(slices.Clone(all), p.said)
	hurry := p.decisionTold() || p.heard.act == shrugsOff || p.heard.act == farewell || p.cue.At.Turns > 0 && containsAny(" "+bare(p.cue.Learner)+" ", readyWords)
	last := int(p.cue.At.Turns)+1 >= p.node.MaxTurns
	answered := p.answerAsGuide()
	switch {
	case hurry, len(left) == 0, answered && p.heard.act == asksOptions:
		p.giveDecision()
	case last:
		p.say(left...)
		p.giveDecision()
	default:
		p.say(left[:min(size, len(left))]...)
	}
	told := p.decisionTold() && (hurry || !slices.ContainsFunc(all, func(each string) bool { return !p.said(each) }))
	p.satisfied = told && !p.heard.asking
	if told {
		p.say(p.pick("questions"))
	}
}

// answerAsGuide answers a question: from the briefing, or by naming who can; and says whether it did.
func (p *part) answerAsGuide() bool {
	before := len(p.out)
	switch {
	case p.heard.act == asksView:
		p.say(p.pick("no-side"))
	case p.heard.act == asksOptions:
		p.giveDecision()
	case p.heard.act == asksMeta:
	case p.heard.act == asksWho:
		p.say(p.pick("guide-who"))
	case p.repeats() && p.recall():
	case p.heard.act == asksFigure && !p.matched, p.heard.asking && p.defines():
		p.say(p.pick("guide-figure"))
	case p.heard.asking && p.matched && !p.weak() && (p.near == nil || p.sure()):
		p.tell(p.facts)
	case p.heard.asking && p.heard.act == wonders && p.theirs == nil && !p.heard.general:
		p.say(p.pick("guide-figure"))
	case p.theirs != nil && p.names(p.theirs) && p.role == toEnd: // they are about to be sent there
	case !p.digress():
		p.courtesy()
	}
	return len(p.out) > before
}

// giveDecision says what is to be decided, and between what.
func (p *part) giveDecision() {
	p.say(p.voice.speak(p.cue.Scenario.Decision.Question)...)
	p.giveOptions()
}

// decisionTold says whether the learner has heard what is to be decided.
func (p *part) decisionTold() bool {
	question := p.voice.speak(p.cue.Scenario.Decision.Question)
	return len(question) == 0 || p.said(question[len(question)-1])
}

// handOff sends the learner to the first who can be met.
func (p *part) handOff() {
	p.satisfied = true
	starts := items(p.node, sourceRedirect)
	switch ordered := len(starts) < len(p.cue.Scenario.Cast); {
	case !containsAny(" "+bare(p.cue.Learner)+" ", []string{"any order", "which order", "what order", "the order"}):
		p.answerAsGuide()
	case ordered:
		p.say(p.pick("order-bound"))
	}
	if len(starts) == 0 {
		p.say(p.pick("no-start"))
		return
	}
	name, role, _ := strings.Cut(starts[0], ", ")
	p.say(p.pick("start", "{name}", name, "{role}", p.voice.role(role)))
	if len(starts) > 1 && len(starts) == len(p.cue.Scenario.Cast) {
		p.say(p.pick("start-any"))
	}
	p.say(p.pick("return"))
}

// wantDecision holds who has not decided, without a push to any side.
func (p *part) wantDecision() {
	p.hint = true
	if int(p.cue.At.Held)+1 >= p.cue.Walk.Backstop {
		p.say(p.pick("leave-open"))
		return
	}
	switch {
	case p.heard.act == asksView:
		p.say(p.pick("no-side"))
	case p.heard.act == asksOptions:
		p.giveOptions()
	case p.heard.act == claims || p.heard.act == agrees:
		p.say(p.pick("hand-in"))
	case p.theirs != nil && p.heard.asking:
		p.say(p.pick("back-to", "{who}", firstName(p.theirs)))
	case p.heard.asking:
		p.say(p.pick("weigh"))
	default:
		p.courtesy()
	}
	p.maybe("owe")
}

// defines says whether the learner asks what a word means, which no briefing says.
func (p *part) defines() bool {
	return containsAny(" "+bare(p.heard.subject)+" ", []string{"what is a", "what's a", "what is an", "what's an", "what means", "mean by"})
}

func firstWord(text string) string {
	first, _, _ := strings.Cut(strings.ToLower(text), " ")
	return first
}

// readyWords say that somebody wants to begin.
var readyWords = []string{"ready", "let's go", "let's start", "i'll start", "can i start", "got it", "understood", "clear", "who first", "where do i start", "skip", "enough"}
