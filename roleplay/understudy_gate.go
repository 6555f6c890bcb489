package roleplay

import (
	"slices"
	"strings"
)

// gate surfaces the constraint, says it another way as long as it does not land, and confirms it when it does.
func (p *part) gate() {
	wants := demandOf(p.node)
	if p.satisfied {
		if p.cool() {
			p.say(p.pick(wants.of("gate-open-cool")))
		} else {
			p.say(p.pick(wants.of("gate-open")))
		}
		if p.next == toGate {
			p.leadOn()
		} else if p.next != toFork || p.chance("firm", 2) {
			p.say(p.pick(wants.of("gate-firm")))
		}
		return
	}
	if p.cue.At.Held == 0 {
		switch wants {
		case wantsAnswered:
			p.counter()
		case wantsRestated:
			p.check()
		default:
			p.firstTime()
		}
		return
	}
	p.hint = true
	if !p.digress() {
		switch p.heard.act {
		case claims, wonders, asksFigure, agrees, nods, confused:
		default:
			p.react()
		}
	}
	if p.heard.asking && len(p.out) == 0 && p.sure() && !p.asksBetween() { // a question is answered first
		p.tell(p.facts)
		p.say(p.pick(wants.of("gate-answer")))
		return
	}
	if p.heard.asking && p.asksBetween() {
		if line := p.pick("both"); line != "" {
			p.say(line)
			return
		}
	}
	for _, way := range p.ways() {
		if way() {
			if wants != wantsTaken && len(p.out) < maxSentences && !strings.HasSuffix(p.out[len(p.out)-1], "?") {
				p.say(p.pick(wants.of("again-gate")))
			}
			return
		}
	}
	p.say(p.pick(wants.of("gate-last")))
}

// asksBetween says whether the learner asks which of the constraint's figures it is.
func (p *part) asksBetween() bool {
	for _, constraint := range p.constraints() {
		if _, count := statedFigures(p.cue.Learner, figures(constraint), nil, true); count > 1 {
			return true
		}
	}
	return false
}

// firstTime states the constraint with its figures.
func (p *part) firstTime() {
	constraints := p.points(p.constraints())
	lead := bank("gate")
	if len(constraints) == 0 { // all of it was told on the way here
		lead = "gate-recall"
	}
	if p.digress() {
		if len(p.out) < 2 {
			p.say(p.pick("bridge"))
		}
	} else {
		switch p.heard.act {
		case wonders, asksFigure, claims, nods, agrees:
			p.say(p.pick(lead))
		default:
			p.react()
			p.maybe(lead)
		}
	}
	if len(constraints) == 0 {
		if !p.sayBack() {
			p.plainly()
		}
		return
	}
	p.tell(p.rank(constraints)[:1])
}

// ways are the other ways to say it, the one that suits the learner's line first and the one just used last. Each says
// whether it had something new.
func (p *part) ways() []func() bool {
	const back, plain = "say-back", "plainly"
	order := []string{"behind", "side", plain, back, "consequence", "argument"}
	switch p.heard.act {
	case agrees, nods, thanks, silence:
		order = []string{back, "side", "behind", "consequence", "argument", plain}
	case shrugsOff, objects, insults, doubts:
		order = []string{"consequence", "argument", "side", "behind", back, plain}
	case confused, noise, foreign, machine:
		order = []string{plain, "side", "behind", back, "argument", "consequence"}
	case wonders:
		if p.heard.supposes {
			order = []string{"consequence", "behind", "argument", "side", plain, back}
		}
	case claims:
		order = []string{back, "side", "behind", "consequence", plain, "argument"}
	}
	if demandOf(p.node) == wantsAnswered { // more facts would answer for them
		order = []string{back, "consequence", "argument", plain, "behind"}
	}
	last := ""
	switch {
	case p.justSaid("say-back"), p.justSaid("say-numbers"), p.justSaid("counter-ask"), p.justSaid("check-ask"), p.justSaid("check-last"):
		last = back
	case p.justStated():
		last = plain
	}
	if i := slices.Index(order, last); i >= 0 {
		order = append(slices.Delete(order, i, i+1), last)
	}
	all := map[string]func() bool{back: p.sayBack, plain: p.plainly, "side": p.sideBySide, "behind": p.behindIt, "consequence": p.consequence, "argument": p.argument}
	var out []func() bool
	for _, each := range order {
		out = append(out, all[each])
	}
	return out
}

// justStated says whether the last speech put the constraint in so many words.
func (p *part) justStated() bool {
	if len(p.cue.History) == 0 {
		return false
	}
	last := bare(p.cue.History[len(p.cue.History)-1].Speech)
	return slices.ContainsFunc(p.constraints(), func(constraint string) bool {
		spoken := p.voice.speak(constraint)
		return len(spoken) > 0 && strings.Contains(last, bare(spoken[0]))
	})
}

// justSaid says whether the last speech ended with a line of a bank.
func (p *part) justSaid(from bank) bool {
	if len(p.cue.History) == 0 {
		return false
	}
	last := sentences(p.cue.History[len(p.cue.History)-1].Speech)
	return len(last) > 0 && slices.ContainsFunc(phrases[from], func(line string) bool { return bare(line) == bare(last[len(last)-1]) })
}

// sayBack asks the learner to put it in their own words, or for the numbers when their words have none.
func (p *part) sayBack() bool {
	line := ""
	wants := demandOf(p.node)
	if p.heard.act == claims && len(p.heard.figures) == 0 && slices.ContainsFunc(p.constraints(), func(c string) bool { return len(pairOf(p.voice.mend(c))) > 1 }) {
		line = p.pick(wants.of("say-numbers"))
	}
	if line == "" {
		line = p.pick(wants.of("say-back"))
	}
	if line != "" && wants == wantsAnswered && p.heard.act == claims {
		p.say(p.pick("counter-last"))
	}
	p.say(line)
	return line != ""
}

// sideBySide sets the constraint's figures against each other.
func (p *part) sideBySide() bool {
	for _, constraint := range p.constraints() {
		pair := pairOf(p.voice.mend(constraint))
		if len(pair) < 2 {
			continue
		}
		filler := strings.NewReplacer("{a}", pair[0], "{b}", pair[1])
		if slices.ContainsFunc(phrases["side"], func(line string) bool { return p.said(filler.Replace(line)) }) {
			continue // once is enough
		}
		line := p.pick("side", "{a}", pair[0], "{b}", pair[1])
		p.say(line, p.pick("side-tail"))
		return true
	}
	return false
}

// pairOf are the first two figures of a text that have the same unit, as they stand there.
func pairOf(text string) []string {
	var out []string
	unit := ""
	for _, field := range strings.Fields(text) {
		field = strings.Trim(field, ",.;:()\"")
		numbers := figures(field)
		if len(numbers) != 1 || numbers[0].Unit == "#" || numbers[0].Unit == "" || field[0] < '0' || field[0] > '9' {
			continue
		}
		if unit == "" || unit == numbers[0].Unit {
			unit = numbers[0].Unit
			out = append(out, field)
		}
	}
	return out
}

// behindIt tells the unsaid fact that stands closest to the constraint.
func (p *part) behindIt() bool {
	there := p.stemSet(p.constraints()...)
	var best point
	bestShare := 0.0
	for _, each := range p.points(p.behind()) {
		stems := p.stems(each.text)
		hit := 0
		for _, s := range stems {
			if there[s] {
				hit++
			}
		}
		if share := float64(hit) / float64(max(len(stems), 1)); hit > 0 && share > bestShare {
			best, bestShare = each, share
		}
	}
	if bestShare < 0.25 {
		return false
	}
	p.tell([]point{best})
	return true
}

// behind is where a character looks for what stands behind a constraint: what they know, or else what they have on paper.
func (p *part) behind() []string {
	if len(p.cue.Character.Knows) > 0 {
		return p.cue.Character.Knows
	}
	return p.record()
}

// consequence says what happens if it is passed over.
func (p *part) consequence() bool {
	concerns := p.points(slices.DeleteFunc(slices.Clone(p.cue.Character.Concerns), p.namesColleague))
	if len(concerns) == 0 {
		return false
	}
	if len(p.out) == 0 {
		p.say(p.pick("because"))
	}
	p.tell(p.rank(concerns))
	return true
}

// argument gives the character's own reason.
func (p *part) argument() bool {
	if p.cue.Character.Opinion == nil {
		return false
	}
	points := p.points([]string{p.cue.Character.Opinion.Argument})
	p.tell(points)
	return len(points) > 0
}

// plainly says the constraint in the shortest form.
func (p *part) plainly() bool {
	for _, constraint := range p.constraints() {
		if !p.voice.speakable(constraint) {
			continue
		}
		spoken := p.voice.speak(constraint)
		if len(spoken) == 0 {
			continue
		}
		if line := p.pick("plainly", "{fact}", p.voice.lowerFirst(spoken[0])); line != "" {
			p.say(line)
			p.revealed = append(p.revealed, constraint)
			return true
		}
	}
	return false
}
