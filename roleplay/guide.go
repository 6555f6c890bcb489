package roleplay

import (
	"slices"
	"strings"

	"throughline/diag"
)

// guide is the scenario's guide in two parts, each a character that a walk can be bound to. Sessions of the same scenario
// share it.
type guide struct {
	open, close guidePart
}

// guidePart is the guide at one end of the scenario.
type guidePart struct {
	character *Character
	backbone  *Backbone
}

// newGuide makes the parts of the guide, or nil when there is no guide or no backbone for one: sessions that were opened
// before there were guides have none.
func newGuide(s *Scenario, open, end *Backbone) *guide {
	if s.Guide == nil || open == nil || end == nil {
		return nil
	}
	return &guide{open: guidePart{guideCharacter(s, GuideOpen), open}, close: guidePart{guideCharacter(s, GuideClose), end}}
}

// guideCharacter is the guide as a character: what they open with, what they brief, what they close with, and what they
// can answer from. At the close they greet with the question that is theirs to ask.
func guideCharacter(s *Scenario, id string) *Character {
	g := s.Guide
	c := &Character{ID: id, Name: g.Name, Role: g.Role, Greeting: g.Greeting}
	for _, text := range []string{g.Briefing, s.Situation.Happening, s.Situation.Place} {
		for _, sentence := range sentences(text) {
			c.Knows = append(c.Knows, strings.TrimSpace(sentence))
		}
	}
	if id == GuideClose {
		c.Greeting = s.Decision.Question
	} else {
		c.Beats = map[int]string{1: g.Briefing}
	}
	if g.Closing != "" {
		c.Objective = &Objective{ID: id, Goal: s.Decision.Question, EndCondition: g.Closing}
	}
	return c
}

// part is the guide's part of an id, or nil.
func (g *guide) part(id string) *guidePart {
	switch {
	case g == nil:
	case id == GuideOpen:
		return &g.open
	case id == GuideClose:
		return &g.close
	}
	return nil
}

// BindGuide makes the walk of the guide on one of their two backbones, as it is before anybody was met; nil if the scenario
// has no guide.
func BindGuide(b *Backbone, s *Scenario) (*Walk, diag.List) {
	if s.Guide == nil {
		return nil, diag.List{ruleNobody.At(diag.Place{File: s.ID, Path: "guide"}, "the scenario has no guide")}
	}
	var starts []*Character
	for i := range s.Cast {
		if len(s.Cast[i].After) == 0 {
			starts = append(starts, &s.Cast[i])
		}
	}
	return bindGuide(b, s, guideCharacter(s, b.ID), starts)
}

// bindGuide binds the guide's walk. Where a character sends the learner on to one other, the guide names all who can be
// met now.
func bindGuide(b *Backbone, s *Scenario, c *Character, starts []*Character) (*Walk, diag.List) {
	w, _, found := bind(b, s, c)
	if w == nil || len(starts) == 0 {
		return w, found
	}
	names := make([]string, len(starts))
	for i, each := range starts {
		names[i] = each.Name + ", " + each.Role
	}
	for _, n := range b.Nodes {
		if at := w.index(n.ID); at >= 0 && slices.Contains(n.ContentSource, sourceRedirect) {
			w.Nodes[at].Content = append(w.Nodes[at].Content, Content{Source: sourceRedirect, Items: names})
		}
	}
	return w, found
}

// character finds who can be talked to: one of the cast, or the guide's parts.
func (p *play) character(id string) *Character {
	if part := p.guide.part(id); part != nil {
		return part.character
	}
	return p.scenario.character(id)
}

// bind makes the walk with a character as the play-through stands.
func (p *play) bind(id string) (*Walk, diag.List) {
	if part := p.guide.part(id); part != nil {
		return bindGuide(part.backbone, p.scenario, part.character, p.within())
	}
	return Bind(p.backbone, p.scenario, id)
}

// within are those of the cast who can be met now and were not heard out yet, in the order of the cast.
func (p *play) within() []*Character {
	var all []*Character
	for i := range p.scenario.Cast {
		c := &p.scenario.Cast[i]
		if t := p.talk(c.ID); (t == nil || !t.progress.Ended) && len(p.awaited(c)) == 0 {
			all = append(all, c)
		}
	}
	return all
}

// awaited are those who must be heard out before a character can be met; none once that conversation has begun.
func (p *play) awaited(c *Character) []*Character {
	if p.talk(c.ID) != nil {
		return nil
	}
	var all []*Character
	for _, id := range c.After {
		if first := p.scenario.character(id); first != nil {
			if t := p.talk(id); t == nil || !t.progress.Ended {
				all = append(all, first)
			}
		}
	}
	return all
}

// heard says whether a conversation with one of the cast has ended.
func (p *play) heard() bool {
	return slices.ContainsFunc(p.talks, func(t *talk) bool { return t.progress.Ended && p.guide.part(t.character.ID) == nil })
}

// waits says whether a line of the learner's is not answered yet.
func (p *play) waits() bool {
	return slices.ContainsFunc(p.talks, func(t *talk) bool { return t.waiting })
}
