package roleplay

import (
	"cmp"
	"math"
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
	toWeigh
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
	case hasSource(node, sourceDecision) && !hasSource(node, sourceBeats+"1"):
		return toWeigh
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
	near   float64 // in meaning, to the learner's line
}

// What nearness is worth. Short questions are far from every sentence in absolute terms ("Has it grown?" and "It was 22 mm
// two years ago" have 0.18), yet nearer to their answer than to anything else; lines about something else stay below.
const (
	nearEnough = 0.17
	nearWeight = 1.5
	nearSure   = 0.3  // what is as near needs no apology
	nearTopic  = 0.22 // a line as near to anything is no other subject
	nearTheirs = 0.12 // how much nearer a colleague's words must be
	nearOwner  = 0.35
	nearMine   = 0.45
)

// points are those of the texts that can be said aloud and were not made before, in order.
func (p *part) points(texts []string) []point {
	var out []point
	for _, text := range texts {
		if !p.voice.speakable(text) || p.made(text) {
			continue
		}
		spoken := p.fresh(p.voice.speak(text))
		if len(spoken) == 0 {
			continue
		}
		out = append(out, point{text: text, spoken: spoken[:min(len(spoken), maxSentences)]})
	}
	return out
}

// fresh are the sentences that say something new, as long as the first of them can stand by itself.
func (p *part) fresh(spoken []string) []string {
	out := slices.DeleteFunc(slices.Clone(spoken), func(sentence string) bool {
		return p.said(sentence) || p.echoes(sentence) || len(figures(sentence)) > 0 && p.made(sentence)
	})
	if len(out) > 0 && out[0] != spoken[0] && leans(out[0]) && !p.justEnded(spoken[slices.Index(spoken, out[0])-1]) {
		return nil
	}
	return out
}

// echoes says whether a sentence says what one of this conversation said, in nearly the same words.
func (p *part) echoes(sentence string) bool {
	stems, numbers := p.stems(sentence), p.memory.figures(sentence)
	if len(stems) < 2 {
		return false
	}
	return slices.ContainsFunc(slices.Concat(p.heardFrom, p.out), func(said string) bool {
		there, hit := p.stemSet(said), 0
		for _, s := range stems {
			if there[s] {
				hit++
			}
		}
		return float64(hit) >= echoShare*float64(len(stems)) && figuresWithin(numbers, p.memory.figures(said))
	})
}

// echoShare is how much of a sentence must have been in another for it to be an echo.
const echoShare = 0.75

// justEnded says whether a sentence is in the last speech, so that one may go on from it.
func (p *part) justEnded(sentence string) bool {
	n := len(p.cue.History)
	return n > 0 && strings.Contains(bare(p.cue.History[n-1].Speech), bare(sentence))
}

// leans says whether a sentence needs the one before it.
func leans(sentence string) bool {
	all := words(sentence)
	return slices.ContainsFunc(all[:min(len(all), 3)], func(word string) bool { return leaning[word] })
}

var leaning = set("that that's it it's this they they're them those these so and but because then he she his her without")

// madeShare is how much of a point's content another must have for it to be the same point.
const (
	madeShare            = 0.65
	madeShareWithFigures = 0.5
)

// made says whether a point was made: the same words, or one whose content and figures are nearly all in an earlier point.
func (p *part) made(text string) bool {
	stems, numbers := p.stems(text), p.memory.figures(text)
	for _, said := range slices.Concat(p.cue.Said, p.revealed) {
		if said == text {
			return true
		}
		there, hit := p.stemSet(said), 0
		for _, s := range stems {
			if there[s] {
				hit++
			}
		}
		wanted := madeShare * float64(len(stems))
		if len(numbers) > 1 { // whoever has heard both figures has heard it
			wanted = madeShareWithFigures * float64(len(stems))
		}
		if len(stems) > 0 && float64(hit) >= wanted && figuresWithin(numbers, p.memory.figures(said)) {
			return true
		}
	}
	return false
}

// figuresWithin says whether each figure is, exactly or rounded either way, among others.
func figuresWithin(numbers, others []figure) bool {
	for _, f := range numbers {
		if f.Unit == "#" {
			continue
		}
		if !slices.ContainsFunc(others, func(o figure) bool { return sameAmount(f.Value, o.Value) || sameAmount(o.Value, f.Value) }) {
			return false
		}
	}
	return true
}

// rank puts the points that fit the learner's line best in front; ties keep the author's order. A word that few points
// have says more than one that all have.
func (p *part) rank(points []point) []point {
	count, beats := map[string]int{}, map[string]bool{}
	for _, beat := range p.cue.Character.Beats {
		beats[beat] = true
	}
	for _, each := range points {
		for _, s := range p.stems(each.text) {
			count[s]++
		}
	}
	for i := range points {
		there, shared := p.stemSet(points[i].text), 0
		for _, s := range p.heard.stems {
			if there[s] && !glueStems[s] {
				points[i].match += 1 / math.Sqrt(float64(count[s]))
				if shared++; shared > 1 { // two words together say more than a rare one
					points[i].match += 0.25
				}
			}
		}
		numbers := figures(points[i].text)
		for _, f := range p.heard.figures {
			if slices.ContainsFunc(numbers, func(n figure) bool { return n.Unit == f.Unit && sameAmount(f.Value, n.Value) }) {
				points[i].match += 0.5
			}
		}
		if p.heard.act == asksFigure {
			points[i].match *= p.answersAmount(numbers)
			if p.counts(numbers) {
				points[i].match += 3
			}
		}
		points[i].match += p.bearing(points[i].text)
		if beats[points[i].text] { // written to be said
			points[i].match += 0.15
		}
		if points[i].near = p.nearness(points[i].text); points[i].near >= nearEnough {
			points[i].match += nearWeight * points[i].near
		}
		if asked, told := p.asksWhen(), timeTold.MatchString(points[i].text); asked && told {
			points[i].match = 1.5*points[i].match + 0.3
		} else if asked {
			points[i].match /= 2
		}
	}
	slices.SortStableFunc(points, func(a, b point) int { return cmp.Compare(b.match, a.match) })
	return points
}

// nearness is how near a text is to the learner's line, 0 when nobody can tell.
func (p *part) nearness(text string) float64 {
	if p.near == nil || len(p.heard.stems) == 0 && !p.heard.asking || !p.heard.sensible() {
		return 0
	}
	return p.near(clipped(p.heard.subject), text)
}

// clipped is as much of a line as tells what it is about.
func clipped(line string) string {
	const enough = 400
	if len(line) <= enough {
		return line
	}
	return strings.ToValidUTF8(line[:enough], "")
}

// answersAmount is how much the figures of a point weigh when the learner asks for an amount: a span of time when they ask
// how long.
func (p *part) answersAmount(numbers []figure) float64 {
	line := " " + bare(p.cue.Learner) + " "
	long := containsAny(line, []string{"how long"})
	if slices.ContainsFunc(numbers, func(f figure) bool {
		return f.Unit != "#" && ((f.Unit == "h") == long || long && lengths[f.Next])
	}) {
		return 2
	}
	return 0.2
}

var lengths = set("mm cm m km metres meters metre meter kilometres kilometers inches feet ft miles long")

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

// answers is what a character may tell now: to someone who asks, what worries them too.
func (p *part) answers() []string {
	out := p.knowledge()
	if p.heard.asking {
		out = append(out, slices.DeleteFunc(slices.Clone(p.cue.Character.Concerns), p.namesColleague)...)
	}
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
