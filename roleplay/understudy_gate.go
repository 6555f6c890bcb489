package roleplay

import (
	"slices"
	"strings"
)

// gate surfaces the constraint, says it another way as long as it does not land, and confirms it when it does.
func (p *part) gate() {
	if p.satisfied {
		if p.cool() {
			p.say(p.pick("gate-open-cool"))
		} else {
			p.say(p.pick("gate-open"))
		}
		if p.next != toFork || p.chance("firm", 2) {
			p.say(p.pick("gate-firm"))
		}
		return
	}
	if p.cue.At.Held == 0 {
		p.firstTime()
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
	for _, way := range p.ways() {
		if way() {
			return
		}
	}
	p.say(p.pick("gate-last"))
}

// firstTime states the constraint with its figures.
func (p *part) firstTime() {
	if p.digress() {
		if len(p.out) < 2 {
			p.say(p.pick("bridge"))
		}
	} else {
		switch p.heard.act {
		case wonders, asksFigure, claims, nods, agrees:
			p.say(p.pick("gate"))
		default:
			p.react()
			p.maybe("gate")
		}
	}
	constraints := p.points(p.constraints())
	if len(constraints) == 0 {
		p.plainly()
		return
	}
	p.tell(p.rank(constraints)[:1])
}

// ways are the other ways to say it, the one that suits the learner's line first. Each says whether it had something new.
func (p *part) ways() []func() bool {
	switch p.heard.act {
	case agrees, nods, thanks, silence:
		if p.justSaid("say-back") {
			return []func() bool{p.sideBySide, p.behindIt, p.consequence, p.plainly, p.argument, p.sayBack}
		}
		return []func() bool{p.sayBack, p.sideBySide, p.behindIt, p.consequence, p.argument, p.plainly}
	case shrugsOff, objects, insults:
		return []func() bool{p.consequence, p.argument, p.sideBySide, p.behindIt, p.plainly, p.sayBack}
	case confused, noise, foreign, machine:
		return []func() bool{p.plainly, p.sideBySide, p.behindIt, p.sayBack, p.argument, p.consequence}
	}
	return []func() bool{p.behindIt, p.sideBySide, p.plainly, p.sayBack, p.consequence, p.argument}
}

// justSaid says whether the last speech ended with a line of a bank.
func (p *part) justSaid(from bank) bool {
	if len(p.cue.History) == 0 {
		return false
	}
	last := sentences(p.cue.History[len(p.cue.History)-1].Speech)
	return len(last) > 0 && slices.ContainsFunc(phrases[from], func(line string) bool { return bare(line) == bare(last[len(last)-1]) })
}

// sayBack asks the learner to put it in their own words, with the figures in view the first time.
func (p *part) sayBack() bool {
	line := p.pick("say-back")
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
		line := p.pick("side-low", "{a}", pair[0], "{b}", pair[1])
		if line == "" {
			continue
		}
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
	for _, each := range p.points(slices.Concat(p.cue.Character.Knows, p.record())) {
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

// namesColleague says whether a text speaks of another member of the cast.
func (p *part) namesColleague(text string) bool {
	all := words(text)
	return slices.ContainsFunc(p.cue.Scenario.Cast, func(c Character) bool {
		return c.ID != p.cue.Character.ID && slices.Contains(all, strings.ToLower(firstName(&c)))
	})
}
