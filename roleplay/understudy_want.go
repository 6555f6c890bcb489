package roleplay

import "slices"

// banks that differ by what a gate demands.
var wantBanks = map[demand]map[bank]bank{
	wantsAnswered: {"gate-open": "counter-open", "gate-open-cool": "counter-open", "gate-firm": "counter-firm", "say-back": "counter-ask", "gate-last": "counter-last", "nearly": "counter-nearly"},
	wantsRestated: {"gate-open": "check-open", "gate-open-cool": "check-open", "gate-firm": "check-firm", "say-back": "check-ask", "gate-last": "check-last"},
}

// of is the bank for what a gate wants.
func (d demand) of(from bank) bank {
	if own, ok := wantBanks[d][from]; ok {
		return own
	}
	return from
}

// counter puts the character's argument to the learner and asks for an answer. Who asks something else is answered first, and
// hears the argument when they have done asking.
func (p *part) counter() {
	if !p.vagueOnly() && p.answerAll() {
		return
	}
	if p.cue.Character.Opinion == nil || len(p.points([]string{p.cue.Character.Opinion.Argument})) == 0 {
		p.say(p.pick("counter-recall"))
	} else {
		p.say(p.pick("counter"))
		p.argument()
	}
	if len(p.out) < 4 {
		p.say(p.pick("counter-ask"))
	}
}

// argued says whether the argument of the gate was put to the learner.
func (p *part) argued() bool {
	return p.cue.Character.Opinion == nil || len(p.points([]string{p.cue.Character.Opinion.Argument})) == 0
}

// check asks for the heart of it in the learner's words, and says it first if it was not said yet. Who still asks is answered.
func (p *part) check() {
	facts := items(p.node, sourceFacts)
	if !p.vagueOnly() && p.answerAll() {
		if unsaid := p.points(facts); len(p.revealed) == 0 && len(unsaid) > 0 && len(p.out) < 2 {
			p.tell(p.rank(unsaid)[:1])
		}
		return
	}
	if p.heard.act != nods && p.heard.act != wonders && p.heard.act != agrees && p.heard.act != claims {
		p.react()
	}
	if unsaid := p.points(facts); len(unsaid) > 0 {
		p.tell(p.rank(unsaid)[:1])
	}
	p.say(p.pick("check-ask"))
}

// weighUp asks what the learner's choice would cost, and names a price when they name none.
func (p *part) weighUp() {
	answered := p.answerAll()
	if p.satisfied {
		if !answered {
			p.say(p.pick("weighed"))
		}
		return
	}
	if !answered {
		switch p.heard.act {
		case claims, agrees, nods, wonders, asksFigure:
		default:
			p.react()
		}
	}
	prices := p.points(slices.DeleteFunc(slices.Clone(items(p.node, sourceConcerns)), p.namesColleague))
	if len(prices) > 0 && len(p.out) < 2 {
		p.tell(p.rank(prices)[:1])
	}
	if len(p.out) < 4 {
		p.say(p.pick("weigh-ask"))
	}
}

// namesPrice says whether the learner's line says what something would cost.
func (p *part) namesPrice() bool {
	line := " " + bare(p.cue.Learner) + " "
	return !p.heard.asking && len(p.heard.stems) > 0 && (containsAny(line, priceWords) || p.heard.act == claims && (p.heard.topical >= 2 || p.heard.topical+p.heard.strange >= 2))
}

var priceWords = []string{
	"time", "cost", "costs", "price", "give up", "giving up", "lose", "losing", "loses", "pay", "pays", "risk", "delay", "late", "later", "slower", "longer", "trust", "money",
	"sacrifice", "trade", "downside", "worse", "at the expense", "in exchange", "accept that", "live with", "means that", "goodwill", "reputation",
}
