package roleplay

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

func (c *check) cast(s *Scenario) {
	if len(s.Cast) == 0 {
		c.report(ruleNoCast, "cast", "the cast is empty, so there is nobody to talk to")
	}
	c.count("cast", len(s.Cast), mostCast)
	seen := map[string]bool{}
	for i := range s.Cast {
		c.id(castPath(i)+".id", s.Cast[i].ID, seen)
		if id := s.Cast[i].ID; ofGuide(id) {
			c.report(ruleReserved, castPath(i)+".id", "%q is the id of the guide's own conversation", id)
		}
		c.character(castPath(i), &s.Cast[i], s)
	}
	c.circles(s)
}

func (c *check) character(path string, who *Character, s *Scenario) {
	c.name(path+".name", who.Name)
	c.name(path+".role", who.Role)
	c.count(path+".knows", len(who.Knows), mostItems)
	c.count(path+".concerns", len(who.Concerns), mostItems)
	c.count(path+".goals", len(who.Goals), mostItems)
	c.count(path+".decision_facts", len(who.DecisionFacts), mostItems)
	if who.Opinion != nil {
		c.option(path+".opinion.option", who.Opinion.Option, s)
	}
	c.paper(path+".document", who.Document, s)
	c.paper(path+".hands_over", who.HandsOver, s)
	for _, key := range slices.Sorted(maps.Keys(who.Beats)) {
		if !slices.Contains(beatKeys, key) {
			at := path + ".beats." + strconv.Itoa(key)
			d := c.report(ruleBeat, at, "there is no beat %d", key)
			d.Place = c.file.KeyAt(at)
			*d = d.WithHint("the beats are 1, 2, 4 and 6")
		}
	}
	c.pivots(path+".pivots", who.Pivots)
	if reveal := who.KeyReveal; reveal != nil {
		c.state(path+".key_reveal.needs", reveal.Needs)
	}
	if who.Objective != nil {
		c.id(path+".objective.id", who.Objective.ID, map[string]bool{})
	}
	switch ids := castIDs(s); {
	case who.RedirectsTo == "":
	case who.RedirectsTo == who.ID:
		c.report(ruleSelf, path+".redirects_to", "%s sends the learner to themself", who.Name)
	case !slices.Contains(ids, who.RedirectsTo):
		others := slices.DeleteFunc(ids, func(id string) bool { return id == who.ID })
		c.unknown(ruleNobody, path+".redirects_to", who.RedirectsTo, others, "there is nobody called %s in the cast", short(who.RedirectsTo))
	}
	c.after(path+".after", who, s)
}

// state checks that a word names a standing.
func (c *check) state(path string, state StandingState) {
	if _, err := state.From(); err != nil {
		c.unknown(ruleState, path, string(state), stateWords(), "there is no standing called %s", short(string(state)))
	}
}

func stateWords() []string {
	words := make([]string, len(standingStates))
	for i, each := range standingStates {
		words[i] = string(each.State)
	}
	return words
}

func (c *check) pivots(path string, pivots []Pivot) {
	seen := map[string]bool{}
	for i, p := range pivots {
		at := path + index(i)
		switch {
		case !slices.Contains(pivotIDs, p.ID):
			c.unknown(rulePivotID, at+".id", p.ID, pivotIDs, "there is no pivot %s", short(p.ID))
		case seen[p.ID]:
			c.report(ruleTwice, at+".id", "the id %q is used twice", p.ID)
		}
		seen[p.ID] = true
		if kinds := []string{"relationship", "judgment"}; !slices.Contains(kinds, p.Kind) {
			c.unknown(rulePivotKind, at+".kind", p.Kind, kinds, "there is no kind of pivot called %s", short(p.Kind))
		}
		if len(p.Options) < 2 {
			c.report(rulePivotOptions, at+".options", "a pivot needs at least two options, and this one has %d", len(p.Options))
		}
		c.count(at+".options", len(p.Options), mostOptions)
		c.pivotOptions(at+".options", p.Options)
	}
}

func (c *check) pivotOptions(path string, options []PivotOption) {
	seen := map[string]bool{}
	for i, option := range options {
		at := path + index(i)
		c.id(at+".id", option.ID, seen)
		if option.Effect < -maxEffect || option.Effect > maxEffect {
			d := c.report(ruleEffect, at+".effect", "an effect of %d is out of bounds", option.Effect)
			*d = d.WithHint("use -15 to 15")
		}
	}
}

// after checks whom a character waits for.
func (c *check) after(path string, who *Character, s *Scenario) {
	c.count(path, len(who.After), mostCast)
	for i, id := range who.After {
		switch ids := castIDs(s); {
		case id == who.ID:
			c.report(ruleAfterSelf, path+index(i), "%s waits for themself", who.Name)
		case !slices.Contains(ids, id):
			others := slices.DeleteFunc(ids, func(id string) bool { return id == who.ID })
			c.unknown(ruleNobody, path+index(i), id, others, "there is nobody called %s in the cast", short(id))
		}
	}
}

// circles reports characters who wait for each other, each circle once: nobody in it could ever be met.
func (c *check) circles(s *Scenario) {
	reported := map[string]bool{}
	for i := range s.Cast {
		circle := s.waitsInCircle(s.Cast[i].ID)
		if len(circle) < 2 || slices.ContainsFunc(circle, func(id string) bool { return reported[id] }) {
			continue
		}
		for _, id := range circle {
			reported[id] = true
		}
		names := make([]string, len(circle))
		for j, id := range circle {
			names[j] = s.character(id).Name
		}
		c.report(ruleAfterCircle, castPath(i)+".after", "%s waits for %s, so none of them can ever be met", names[0], strings.Join(append(names[1:], names[0]), ", who waits for "))
	}
}

// waitsInCircle is the shortest way from a character over those they wait for back to them; empty if there is none.
func (s *Scenario) waitsInCircle(start string) []string {
	from := map[string]string{}
	for queue := []string{start}; len(queue) > 0; queue = queue[1:] {
		who := s.character(queue[0])
		if who == nil {
			continue
		}
		for _, next := range who.After {
			if next == start {
				circle := []string{who.ID}
				for at := who.ID; at != start; at = from[at] {
					circle = append(circle, from[at])
				}
				slices.Reverse(circle)
				return circle
			}
			if _, seen := from[next]; !seen {
				from[next] = who.ID
				queue = append(queue, next)
			}
		}
	}
	return nil
}
