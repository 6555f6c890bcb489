package roleplay

import (
	"math"
	"regexp"
	"slices"
	"strings"
)

// figureGuard knows the figures and dates that a character may state: those of their own facts and document, of the
// situation and the decision, of what the learner said, and for the guide who looks back, of the record; with the roundings people make, and with what follows from two
// figures of one line: how far apart they are, how many times one is the other, what is left to a hundred percent.
type figureGuard struct {
	own    []figure
	theirs []figure
	texts  []string // that have the dates; few sentences name one
}

func newFigureGuard(cue *Cue) figureGuard {
	g := figureGuard{texts: append(sayable(cue), cue.Debrief.shows()...)}
	for _, text := range g.texts {
		own := figures(text)
		g.own = append(g.own, own...)
		g.own = append(g.own, derived(own)...)
	}
	for i := range cue.Scenario.Cast {
		if other := &cue.Scenario.Cast[i]; other.ID != cue.Character.ID {
			for _, text := range textsOf(cue.Scenario, other) {
				g.theirs = append(g.theirs, figures(text)...)
			}
		}
	}
	return g
}

// sayable is all that a character may draw on at this turn.
func sayable(cue *Cue) []string {
	s := cue.Scenario
	out := textsOf(s, cue.Character)
	out = append(out, s.Title, s.LearnerRole, s.Situation.Place, s.Situation.Happening, s.Situation.TalkingTo, s.Decision.Question, cue.Learner)
	for _, option := range s.Decision.Options {
		out = append(out, option.Label)
	}
	for i := range cue.Walk.Nodes {
		for _, content := range cue.Walk.Nodes[i].Content {
			out = append(out, content.Items...)
		}
	}
	for _, each := range cue.History { // what was said before has passed
		out = append(out, each.Learner, each.Speech)
	}
	return out
}

// textsOf is all that a scenario says of a character, with their papers.
func textsOf(s *Scenario, c *Character) []string {
	out := slices.Concat([]string{c.Role, c.Greeting}, c.Knows, c.Concerns, c.Goals, c.DecisionFacts)
	for _, beat := range beatKeys {
		out = append(out, c.Beats[beat])
	}
	if c.Opinion != nil {
		out = append(out, c.Opinion.Argument)
	}
	for _, pivot := range c.Pivots {
		out = append(out, pivot.Question)
		for _, option := range pivot.Options {
			out = append(out, option.Text, option.Outcome)
		}
	}
	if c.KeyReveal != nil {
		out = append(out, c.KeyReveal.Text)
	}
	if c.Objective != nil {
		out = append(out, c.Objective.Goal, c.Objective.EndCondition)
	}
	for i := range s.Documents {
		if paper := &s.Documents[i]; paper.ID == c.Document || paper.ID == c.HandsOver {
			out = append(append(out, paper.Title), paper.Lines...)
		}
	}
	return out
}

// derived are the figures that follow from those of one line.
func derived(own []figure) []figure {
	var out []figure
	for i, a := range own {
		if a.Unit == "%" && a.Value < 100 {
			out = append(out, figure{Value: 100 - a.Value, Unit: "%"})
		}
		for _, b := range own[i+1:] {
			if a.Unit == "#" || b.Unit == "#" || a.Unit != b.Unit {
				continue
			}
			high, low := max(a.Value, b.Value), min(a.Value, b.Value)
			out = append(out, figure{Value: high - low, Unit: a.Unit})
			if low > 0 && high/low >= 1.5 {
				out = append(out, figure{Value: high / low, Unit: "x"})
			}
		}
	}
	return out
}

// check names the guard that stops a sentence, and the figure or date it is for.
func (g *figureGuard) check(sentence string) (guard, why string) {
	for _, f := range figures(idiom.ReplaceAllString(sentence, " ")) {
		if harmless(f) || g.knows(f) {
			continue
		}
		if slices.ContainsFunc(g.theirs, func(t figure) bool { return mayMean(f, t) }) {
			return guardTheirs, f.Text
		}
		return guardFigure, f.Text
	}
	if part := fraction.FindStringSubmatch(strings.ToLower(sentence)); part != nil && !g.knowsShare(part[1], part[2]) {
		return guardFigure, part[0]
	}
	for _, date := range dateName.FindAllString(sentence, -1) {
		if !g.knowsDate(date) {
			return guardDate, date
		}
	}
	return "", ""
}

func (g *figureGuard) knows(f figure) bool {
	return slices.ContainsFunc(g.own, func(o figure) bool { return mayMean(f, o) })
}

func (g *figureGuard) knowsDate(date string) bool {
	return slices.ContainsFunc(g.texts, func(text string) bool {
		return strings.Contains(text, date) && slices.Contains(dateName.FindAllString(text, -1), date)
	})
}

// mayMean says whether f may be said for o.
func mayMean(f, o figure) bool {
	switch {
	case f.Unit == "x" && o.Unit == "x":
		return means(f, o)
	case f.Unit == "#" || o.Unit == "#": // a run, a ticket, a version: by its number, said with or without the sign
		return f.Value == o.Value && (f.Unit == o.Unit || f.Unit == "" || o.Unit == "")
	case f.Unit != o.Unit && (f.Unit != "" && o.Unit != "" || f.Unit == "$"):
		return false
	}
	return sameAmount(f.Value, o.Value) || f.Unit == "h" && o.Unit == "h" && math.Abs(f.Value-o.Value) < 0.02*o.Value
}

// harmless figures count things in passing ("two things", "one of us") or are a manner of speaking.
func harmless(f figure) bool {
	whole := f.Value == math.Trunc(f.Value)
	switch f.Unit {
	case "":
		return whole && f.Value <= 10 && !strings.ContainsAny(f.Text, ".,")
	case "x":
		return f.Value <= 2 && whole // twice
	case "h":
		return f.Value <= 10./60 // ten minutes, a second
	}
	return false
}

var (
	// idiom is what has numbers in it and means none.
	idiom = regexp.MustCompile(`(?i)\b(?:24/7|twenty[- ]four seven|50/50|fifty[- ]fifty|(?:a |one )?(?:hundred|100) ?(?:%|percent)(?: (?:sure|certain|agree|with you|behind|committed|confident|true|right|clear))|nine to five|back to square one|one hundred|` +
		`zero (?:doubt|chance|tolerance|sense|interest)|(?:a )?million (?:things|times|questions|reasons)|a thousand times|one more time|day one|month one|week one|step one|number one|plan b|at first glance|second (?:thought|guess)\w*|one week|a day|first thing)\b`)
	fraction = regexp.MustCompile(`\b(a|one|two|three|four) (quarter|third|fifth|tenth)s? of\b`)
	dateName = regexp.MustCompile(`\b(?:Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|January|February|April|June|July|August|September|October|November|December)\b`)
)

// knowsShare says whether a share in words stands for a percentage that is known, give or take five points.
func (g *figureGuard) knowsShare(count, part string) bool {
	times := map[string]float64{"a": 1, "one": 1, "two": 2, "three": 3, "four": 4}[count]
	share := 100 * times / map[string]float64{"quarter": 4, "third": 3, "fifth": 5, "tenth": 10}[part]
	return slices.ContainsFunc(g.own, func(o figure) bool { return o.Unit == "%" && math.Abs(o.Value-share) <= 5 })
}
