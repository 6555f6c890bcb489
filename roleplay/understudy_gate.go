package roleplay

import (
	"slices"
	"strings"
)

// gate surfaces the constraint, says it another way as long as it does not land, and confirms it when it does. A question is
// answered in any case, and before all else.
func (p *part) gate() {
	switch wants := demandOf(p.node); {
	case p.satisfied:
		p.confirm(wants)
	case wants == wantsAnswered && p.cue.At.Held == 0:
		p.counter()
	case wants == wantsRestated && p.cue.At.Held == 0:
		p.check()
	case p.cue.At.Held == 0:
		p.firstTime()
	default:
		p.hint = true
		p.insist(wants)
	}
}

// confirm says that it landed, in a word, and answers what was asked with it.
func (p *part) confirm(wants demand) {
	if !p.toned || p.tone != unheard {
		from := wants.of("gate-open")
		if p.cool() {
			from = wants.of("gate-open-cool")
		}
		p.say(p.pick(from))
	}
	live := slices.ContainsFunc(p.queries, func(q query) bool { return !q.checks })
	if live && p.answerAll() {
		return
	}
	if p.next != toFork {
		p.say(p.pick(wants.of("gate-firm")))
	}
}

// firstTime states the constraint with its figures, after the answer to what was asked.
func (p *part) firstTime() {
	constraints := p.novel(p.points(p.constraints()))
	answered := (!p.vagueOnly() || len(constraints) == 0) && p.answerAll()
	if !answered && len(p.queries) == 0 {
		switch p.heard.act {
		case wonders, asksFigure, claims, nods, agrees:
		default:
			p.react()
		}
	}
	constraints = p.novel(constraints)
	switch {
	case answered && (len(p.revealed) > 0 || len(p.out) > 2): // enough for one line, the rest comes when they have done asking
	case len(constraints) > 0 && answered:
		if p.unknown {
			p.say(p.pick("nearest"))
		}
		p.tell(p.rank(constraints)[:1])
	case len(constraints) > 0:
		p.say(p.pick("gate"))
		p.tell(p.rank(constraints)[:1])
	case !answered:
		p.say(p.pick(demandOf(p.node).of("say-back")))
	}
}

// novel are the constraints whose figures were not all told on the way here.
func (p *part) novel(constraints []point) []point {
	var numbers []figure
	for _, said := range slices.Concat(p.cue.Said, p.revealed) {
		numbers = append(numbers, figures(said)...)
	}
	return slices.DeleteFunc(constraints, func(each point) bool {
		own := figures(each.text)
		return len(own) > 0 && figuresWithin(own, numbers)
	})
}

// insist answers, or puts the constraint another way.
func (p *part) insist(wants demand) {
	if len(p.queries) == 0 && wants == wantsAnswered && !p.argued() {
		p.counter()
		return
	}
	if len(p.queries) == 0 && wants == wantsTaken && len(p.novel(p.points(p.constraints()))) > 0 {
		p.firstTime()
		return
	}
	if !p.vagueOnly() && p.answerAll() {
		if p.cue.At.Held%2 == 0 && len(p.out) < maxSentences && len(p.revealed) == 0 && !p.unknown && !p.aside && !p.referred {
			p.say(p.pick(wants.of("say-back")))
		}
		return
	}
	switch p.heard.act {
	case claims, wonders, asksFigure, agrees, nods, confused:
	case shrugsOff:
		if p.heard.topical < 3 {
			p.react()
		}
	default:
		p.react()
	}
	if p.heard.act == claims && p.heard.topical > 1 && !p.heard.marked {
		p.say(p.pick(wants.of("nearly")))
	}
	for _, way := range p.ways() {
		if way() {
			return
		}
	}
	p.say(p.pick(wants.of("gate-last")))
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
		order = []string{"side", "behind", back, "consequence", plain, "argument"}
	}
	if demandOf(p.node) == wantsAnswered { // more facts would answer for them
		order = []string{back, "consequence", "behind"}
	}
	last := ""
	switch {
	case p.justAsked():
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

// justAsked says whether the last speech ended by asking what the learner makes of it.
func (p *part) justAsked() bool {
	n := len(p.cue.History)
	return n > 0 && strings.HasSuffix(strings.TrimSpace(p.cue.History[n-1].Speech), "?")
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

// sayBack asks what the learner makes of it, or for the numbers when their words have none.
func (p *part) sayBack() bool {
	line := ""
	wants := demandOf(p.node)
	if p.heard.act == claims && len(p.heard.figures) == 0 && wants == wantsTaken && slices.ContainsFunc(p.constraints(), func(c string) bool { return len(pairOf(p.voice.mend(c))) > 1 }) {
		line = p.pick("say-numbers")
	}
	if line == "" {
		line = p.pick(wants.of("say-back"))
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

// plainly says the constraint in the shortest form: a clause of it that was not said by itself yet.
func (p *part) plainly() bool {
	for _, constraint := range p.constraints() {
		if !p.voice.speakable(constraint) {
			continue
		}
		if clause := p.clauseFor(newQuery(p.cue.Learner, false), constraint); clause != "" {
			p.say(clause)
			p.revealed = append(p.revealed, constraint)
			return true
		}
		spoken := p.voice.speak(constraint)
		if len(spoken) == 0 {
			continue
		}
		if line := p.pick("plainly", "{fact}", p.voice.lowerFirst(spoken[0])); line != "" && !strings.Contains(spoken[0], ":") {
			p.say(line)
			p.revealed = append(p.revealed, constraint)
			return true
		}
	}
	return false
}
