package roleplay

import (
	"regexp"
	"slices"
	"strings"
)

// What a colleague's answer must have for the learner to be sent there: it must be one, and clearly better than one's own. Who
// asks for leave is sent to who has the say even when one could say something oneself.
const (
	theirsAhead = 0.25
	ownFirm     = 0.6
)

// owner is the colleague whose area the learner's question is: one who has a better answer than this character, or nil.
func (p *part) owner() *Character {
	switch p.heard.act {
	case insults, doubts, confused, shrugsOff, greets:
		return nil
	}
	if len(p.queries) == 0 || p.cue.Chosen != nil || p.byOwnFigure() {
		return nil
	}
	leave := p.asksLeave()
	for i, q := range p.queries {
		own := 0.0
		if len(p.found) > i && len(p.found[i]) > 0 {
			own = p.found[i][0].score
			if p.found[i][0].answers() && (!leave || own >= ownFirm) {
				continue
			}
		}
		if q.vague || asksStance(q) || ownMatter.MatchString(q.line) || p.asideOf(q) != "" {
			continue
		}
		if best := p.betterOf(q, own, leave); best != nil {
			return best
		}
	}
	return nil
}

// ownMatter is what nobody else can answer: the character's own number, paper or doing.
var ownMatter = regexp.MustCompile(` (?:your (?:own )?(?:number|rating|figure|report|result|results|test|tests|plan|forecast|paper|analysis|work|name|team|crew|people|side|job)|are you sure|do you trust|did you|have you) `)

// betterOf is the colleague who answers a question best, if it is better than one's own answer.
func (p *part) betterOf(q query, own float64, leave bool) *Character {
	var best *Character
	bestScore := 0.0
	for i := range p.cue.Scenario.Cast {
		other := &p.cue.Scenario.Cast[i]
		if other.ID == p.cue.Character.ID {
			continue
		}
		found := p.find(q, other)
		if len(found) == 0 {
			continue
		}
		score := found[0].score
		switch {
		case p.names(other):
			score++
		case leave && (found[0].cover > 0 || found[0].near >= nearSure):
			score += 2 * theirsAhead
		case !found[0].answers() || score < answersFor || found[0].cover < 0.4 || p.near != nil && found[0].near < nearSure:
			continue
		}
		if other.ID == p.cue.Character.RedirectsTo {
			score += 0.1
		}
		if score > bestScore {
			best, bestScore = other, score
		}
	}
	if bestScore < own+theirsAhead {
		return nil
	}
	return best
}

// byOwnFigure says whether the learner asks about a number of this character's own.
func (p *part) byOwnFigure() bool {
	own := p.ownFigures()
	return slices.ContainsFunc(p.queries, func(q query) bool {
		return slices.ContainsFunc(q.figures, func(f figure) bool { return f.Value > 2 && f.Unit != "#" && figuresWithin([]figure{f}, own) })
	})
}

// asksLeave says whether the learner asks what they may do, which is for whoever has the say.
func (p *part) asksLeave() bool {
	return containsAny(" "+bare(p.cue.Learner)+" ", []string{"should i", "should we", "can i", "can we", "shall i", "could i", "could we"})
}

// names says whether the learner's line names a character.
func (p *part) names(c *Character) bool {
	name := strings.ToLower(firstName(c))
	return name != "" && slices.ContainsFunc(words(p.cue.Learner), func(word string) bool { return strings.TrimSuffix(word, "'s") == name })
}

// firstName is what colleagues call a character.
func firstName(c *Character) string {
	name, _, _ := strings.Cut(c.Name, " ")
	return name
}

// namesColleague says whether a text speaks of another member of the cast.
func (p *part) namesColleague(text string) bool {
	all := words(text)
	return slices.ContainsFunc(p.cue.Scenario.Cast, func(c Character) bool {
		return c.ID != p.cue.Character.ID && slices.Contains(all, strings.ToLower(firstName(&c)))
	})
}

// named is the colleague the learner's line names.
func (p *part) named() *Character {
	for i := range p.cue.Scenario.Cast {
		each := &p.cue.Scenario.Cast[i]
		if each.ID != p.cue.Character.ID && each.Role != "" && p.names(each) {
			return each
		}
	}
	return nil
}

// colleague is another member of the cast, or nil.
func (p *part) colleague(id string) *Character {
	for i := range p.cue.Scenario.Cast {
		if each := &p.cue.Scenario.Cast[i]; id != "" && each.ID == id && each.ID != p.cue.Character.ID {
			return each
		}
	}
	return nil
}
