package roleplay

import (
	"cmp"
	"slices"
	"strings"
)

// purpose is what a stop asks of the understudy, whatever its name in the backbone.
type purpose uint8

const (
	toOpen purpose = iota
	toSurface
	toTeach
	toFork
	toGate
	toResolve
	toEnd
)

// purposeOf reads a stop's purpose from its place, its kind and its sources.
func purposeOf(w *Walk, at int) purpose {
	node := &w.Nodes[at]
	switch {
	case node.Advance < 0:
		return toEnd
	case node.Pivot > 0:
		return toFork
	case node.Gate:
		return toGate
	case at == 0:
		return toOpen
	case node.Reveals || hasSource(node, sourceBeats+"6") || hasSource(node, sourceReveal):
		return toResolve
	case hasSource(node, sourceBeats+"1"):
		return toSurface
	}
	return toTeach
}

func hasSource(node *Stop, source string) bool {
	return slices.ContainsFunc(node.Content, func(c Content) bool { return c.Source == source })
}

// items are a stop's items of one source.
func items(node *Stop, source string) []string {
	for _, content := range node.Content {
		if content.Source == source {
			return content.Items
		}
	}
	return nil
}

// point is a fact as it stands in the scenario, with the words it is said in.
type point struct {
	text   string
	spoken []string
	match  float64
}

// points are those of the texts that can be said aloud and were not made before, in order.
func (p *part) points(texts []string) []point {
	var out []point
	for _, text := range texts {
		if !p.voice.speakable(text) || p.made(text) {
			continue
		}
		spoken := p.voice.speak(text)
		if len(spoken) == 0 || slices.ContainsFunc(spoken, p.said) {
			continue
		}
		out = append(out, point{text: text, spoken: spoken[:min(len(spoken), 3)]})
	}
	return out
}

// made says whether a point was made: the same words, or one whose content and figures are nearly all in an earlier point.
func (p *part) made(text string) bool {
	stems, numbers := contentStems(text), figures(text)
	for _, said := range slices.Concat(p.cue.Said, p.revealed) {
		if said == text {
			return true
		}
		there, hit := stemSet(said), 0
		for _, s := range stems {
			if there[s] {
				hit++
			}
		}
		if len(stems) > 0 && float64(hit) >= 0.75*float64(len(stems)) && figuresWithin(numbers, figures(said)) {
			return true
		}
	}
	return false
}

// figuresWithin says whether each figure is, exactly or rounded either way, among others.
func figuresWithin(numbers, others []figure) bool {
	for _, f := range numbers {
		if !slices.ContainsFunc(others, func(o figure) bool { return sameAmount(f.Value, o.Value) || sameAmount(o.Value, f.Value) }) {
			return false
		}
	}
	return true
}

// rank puts the points that fit the learner's line best in front; ties keep the author's order. A word that few points
// have says more than one that all have.
func (p *part) rank(points []point) []point {
	count := map[string]int{}
	for _, each := range points {
		for _, s := range contentStems(each.text) {
			count[s]++
		}
	}
	for i := range points {
		there := stemSet(points[i].text)
		for _, s := range p.heard.stems {
			if there[s] {
				points[i].match += 1 / float64(count[s])
			}
		}
		numbers := figures(points[i].text)
		for _, f := range p.heard.figures {
			if slices.ContainsFunc(numbers, func(n figure) bool { return n.Unit == f.Unit && sameAmount(f.Value, n.Value) }) {
				points[i].match += 0.5
			}
		}
		if p.heard.act == asksFigure && points[i].match > 0 && len(numbers) > 0 {
			points[i].match++
		}
	}
	slices.SortStableFunc(points, func(a, b point) int { return cmp.Compare(b.match, a.match) })
	return points
}

// knowledge is all a character may tell anyone, in order: what the node holds, what they know, and their paper.
func (p *part) knowledge() []string {
	var out []string
	for _, content := range p.node.Content {
		if content.Source == sourceKnows || content.Source == sourceFacts || content.Source == sourceConcerns ||
			content.Source == sourceDocument || strings.HasPrefix(content.Source, sourceBeats) {
			out = append(out, content.Items...)
		}
	}
	out = append(out, p.cue.Character.Knows...)
	return compact(out)
}

// record is the lines of the character's paper.
func (p *part) record() []string {
	if paper := p.paper(p.cue.Character.Document); paper != nil {
		return paper.Lines
	}
	return nil
}

func (p *part) paper(id string) *Paper {
	for i := range p.cue.Scenario.Documents {
		if id != "" && p.cue.Scenario.Documents[i].ID == id {
			return &p.cue.Scenario.Documents[i]
		}
	}
	return nil
}

// compact drops repetitions and keeps the order.
func compact(texts []string) []string {
	seen := map[string]bool{}
	return slices.DeleteFunc(slices.Clone(texts), func(text string) bool {
		again := seen[text]
		seen[text] = true
		return again
	})
}

// owner is the colleague whose area a line is about: whose own words it shares more of than this character's.
func (p *part) owner() *Character {
	var best *Character
	bestScore := 0.0
	own := p.areaScore(p.cue.Character)
	for i := range p.cue.Scenario.Cast {
		other := &p.cue.Scenario.Cast[i]
		if other.ID == p.cue.Character.ID {
			continue
		}
		if score := p.areaScore(other); score > bestScore {
			best, bestScore = other, score
		}
	}
	if bestScore < 1 || bestScore <= own {
		return nil
	}
	return best
}

// areaScore is how much of the learner's line lies in a character's area; a name counts more than any word.
func (p *part) areaScore(c *Character) float64 {
	there := stemSet(append(append([]string{c.Role}, c.Knows...), c.DecisionFacts...)...)
	name := stemSet(c.Name)
	score := 0.0
	for _, s := range p.heard.stems {
		if there[s] {
			score++
		}
		if name[s] && c.ID != p.cue.Character.ID {
			score += 3
		}
	}
	return score
}

// firstName is what colleagues call a character.
func firstName(c *Character) string {
	name, _, _ := strings.Cut(c.Name, " ")
	return name
}
