package roleplay

import (
	"slices"
	"strings"
)

// owner is the colleague whose area a line is about: whose own words it shares clearly more of than this character's. In
// doubt it is the one the learner will be sent to anyway.
func (p *part) owner() *Character {
	switch p.heard.act {
	case insults, doubts, confused, shrugsOff, greets:
		return nil
	}
	if (p.heard.vague || p.mine()) && p.named() == nil {
		return nil
	}
	cast := p.cue.Scenario.Cast
	areas, having := make([]map[string]bool, len(cast)), map[string]int{}
	for i := range cast {
		areas[i] = p.area(&cast[i])
		for s := range areas[i] {
			having[s]++
		}
	}
	var best *Character
	var bestScore, bestRaw, own float64
	for i := range cast {
		other := &cast[i]
		score, shared := 0.0, 0
		for _, s := range p.heard.stems {
			if areas[i][s] && !glueStems[s] {
				score += 1 / float64(having[s])
				shared++
			}
		}
		switch {
		case other.ID == p.cue.Character.ID:
			own = score
			continue
		case p.names(other):
			score += 3
		case shared < 2:
			continue
		}
		raw := score
		if other.ID == p.cue.Character.RedirectsTo {
			score += 0.5
		}
		if score > bestScore {
			best, bestScore, bestRaw = other, score, raw
		}
	}
	if bestRaw < 0.75 || bestRaw < own+0.45 {
		return p.ownerByMeaning()
	}
	return best
}

// mine says whether a question is this character's own to answer: it names what their role is about, or one of their facts
// has most of its words or is clearly near to it.
func (p *part) mine() bool {
	if !p.heard.asking {
		return false
	}
	role := p.stemSet(p.cue.Character.Role)
	content, hit := 0, 0
	var there map[string]bool
	if len(p.facts) > 0 {
		there = p.stemSet(p.facts[0].text)
	}
	for _, s := range p.heard.stems {
		if glueStems[s] {
			continue
		}
		if content++; there[s] {
			hit++
		}
		if role[s] && p.heard.act != asksFigure && !p.asksLeave() {
			return true
		}
	}
	return len(p.facts) > 0 && !p.asksLeave() && (hit > 1 && 2*hit >= content || p.facts[0].near >= nearMine)
}

// asksLeave says whether the learner asks what they may do, which is for whoever has the say.
func (p *part) asksLeave() bool {
	return containsAny(" "+bare(p.cue.Learner)+" ", []string{"should i", "should we", "can i", "can we", "shall i", "could i", "could we", "do i"})
}

// ownerByMeaning is the colleague whose facts are clearly nearer to the learner's question than this character's.
func (p *part) ownerByMeaning() *Character {
	if p.near == nil || !p.heard.asking {
		return nil
	}
	nearest := func(c *Character) float64 {
		out := 0.0
		for _, text := range slices.Concat(c.Knows, c.DecisionFacts) {
			out = max(out, p.nearness(text))
		}
		return out
	}
	own := nearest(p.cue.Character)
	var best *Character
	bestNear := max(nearOwner, own+nearTheirs)
	for i := range p.cue.Scenario.Cast {
		other := &p.cue.Scenario.Cast[i]
		if other.ID == p.cue.Character.ID {
			continue
		}
		if near := nearest(other); near >= bestNear {
			best, bestNear = other, near
		}
	}
	return best
}

// names says whether the learner's line names a character.
func (p *part) names(c *Character) bool {
	name := strings.ToLower(firstName(c))
	return name != "" && slices.ContainsFunc(words(p.cue.Learner), func(word string) bool { return strings.TrimSuffix(word, "'s") == name })
}

// area is the words of what a character deals with.
func (p *part) area(c *Character) map[string]bool {
	texts := slices.Concat([]string{c.Role, c.Greeting}, c.Knows, c.Concerns, c.Goals, c.DecisionFacts)
	for _, beat := range beatKeys {
		texts = append(texts, c.Beats[beat])
	}
	if paper := p.paper(c.Document); paper != nil {
		texts = append(texts, paper.Lines...)
	}
	return p.stemSet(texts...)
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
