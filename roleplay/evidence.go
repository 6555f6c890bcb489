package roleplay

import (
	"math"
	"regexp"
	"slices"
	"strings"
)

// Evidence is what the learner's own words carry of a constraint. It is stored with the step it was found for.
type Evidence struct {
	Found   bool     `json:"found"`
	Score   float64  `json:"score"`             // 0..1
	Figures []string `json:"figures,omitempty"` // the constraint's figures, as the learner wrote them
	Words   []string `json:"words,omitempty"`   // stems of the constraint that the learner used
	Quote   string   `json:"quote,omitempty"`   // the sentence that says most
	// Alike is how like the quote is to the constraint in meaning, by Matcher, where the words were not enough.
	Alike   float64 `json:"alike,omitempty"`
	Matcher string  `json:"matcher,omitempty"`
}

// What a sentence is worth. A figure stated is enough by itself, unless it is the only one and the sentence is clearly about
// something else: nobody says 23% by accident, but a battery can be at 23% too. Words alone are enough
// when they are about half of the constraint's content words, from both of its halves or at least four: the first half
// tends to name a subject that everyone talks about, the second what is said of it, which therefore weighs more. What is
// asked back ("so it's 23 against 2?") counts half, so it takes both figures, or one and its words; a question that
// wants to know shows that the constraint did not land, so it never reaches the threshold; what is denied, or is
// written for a machine, counts nothing.
const (
	evidenceThreshold = 0.5
	figureWorth       = 0.5
	wordsWorth        = 0.95
	earlyWeight       = 0.75
	lateWeight        = 1.25
	manyWords         = 4
	checkedWeight     = 0.5
	askedCap          = 0.4
	bareCap           = 0.45
	maxQuote          = 240
)

// FindEvidence looks in the learner's text for the constraint that it carries best: a figure of it, exact or
// rounded, in digits or words, or enough of its content words. It takes time in proportion to the text.
func FindEvidence(text string, constraints []string) Evidence {
	var own []string
	for _, sentence := range sentences(text) {
		if !forMachines(sentence) && !denies(sentence) {
			own = append(own, sentence)
		}
	}
	var best Evidence
	for _, constraint := range constraints {
		if e := weigh(own, constraint); e.Score > best.Score {
			best = e
		}
	}
	best.Found = best.Score >= evidenceThreshold
	return best
}

// weigh scores the sentences against one constraint. A figure or word counts once, by the sentence that is worth most.
func weigh(sentences []string, constraint string) Evidence {
	wanted := withRatio(figures(constraint))
	units := unitsOf(constraint)
	inConstraint := map[string]bool{}
	for _, u := range units {
		for _, s := range u.stems {
			inConstraint[s] = true
		}
	}
	figureWeights, unitWeights := make([]float64, len(wanted)), make([]float64, len(units))
	var e Evidence
	var bestSentence, asked float64
	for _, sentence := range sentences {
		weight := 1.0
		kind := askingOf(sentence)
		if kind != states {
			weight = checkedWeight
		}
		shared := sharedStems(sentence, inConstraint)
		said, count := statedFigures(sentence, wanted, inConstraint, len(shared) > 0)
		worth := weight * (figureWorth*float64(count) + wordsWorth*float64(len(shared))/float64(max(len(inConstraint), 1)))
		if worth > bestSentence {
			bestSentence, e.Quote = worth, quote(sentence)
		}
		if kind == asks {
			asked = max(asked, min(worth, askedCap))
			continue
		}
		for i, each := range said {
			if each == "" {
				continue
			}
			if figureWeights[i] == 0 {
				e.Figures = append(e.Figures, each)
			}
			figureWeights[i] = max(figureWeights[i], weight)
		}
		for _, s := range shared {
			if !slices.Contains(e.Words, s) {
				e.Words = append(e.Words, s)
			}
			for i := range units {
				if slices.Contains(units[i].stems, s) {
					unitWeights[i] = max(unitWeights[i], weight)
				}
			}
		}
	}
	var score float64
	for _, weight := range figureWeights {
		score += figureWorth * weight
	}
	score += wordsWorth * wordShareOf(units, unitWeights, len(e.Figures) > 0)
	if len(e.Figures) == 1 && len(e.Words) == 0 && len(units) > 0 && aboutElse(e.Quote) {
		score = min(score, bareCap)
	}
	e.Score = round3(min(max(score, asked), 1))
	return e
}

func round3(value float64) float64 { return math.Round(1000*value) / 1000 }

// foreignWords is how many words that the constraint does not have make a sentence one about something else.
const foreignWords = 3

var shareOf = regexp.MustCompile(`(?i)(?:%|percent|per cent) of (?:my|your|his|her|their|all|the|our)? ?[a-z]+`)

// aboutElse says whether a sentence that shares no word with a constraint is about something else. A language that has none
// of English's small words is not judged.
func aboutElse(sentence string) bool {
	english := slices.ContainsFunc(words(sentence), func(word string) bool { return stopWords[word] })
	foreign := 0
	for _, s := range contentStems(sentence) {
		if numberWords[s] == 0 && units[s] == (unit{}) && scales[s] == 0 {
			foreign++
		}
	}
	return english && (foreign >= foreignWords || shareOf.MatchString(sentence))
}

// meaning is a content word of a constraint, or a compound such as medical-advice, which is one thing to mention.
type meaning struct {
	stems []string
	late  bool // it stands in the second half
}

// unitsOf are the content words of a constraint in order, each once.
func unitsOf(constraint string) []meaning {
	var out []meaning
	seen := map[string]bool{}
	for _, field := range strings.Fields(constraint) {
		var u meaning
		for _, s := range contentStems(field) {
			if !seen[s] {
				u.stems = append(u.stems, s)
				seen[s] = true
			}
		}
		if len(u.stems) > 0 {
			out = append(out, u)
		}
	}
	for i := range out {
		out[i].late = 2*i >= len(out)
	}
	return out
}

// wordShareOf is how much of a constraint the words carry, 0 when they may only be its subject.
func wordShareOf(units []meaning, weights []float64, backed bool) float64 {
	var share, total float64
	early, late := 0, 0
	for i, u := range units {
		weight := earlyWeight
		if u.late {
			weight = lateWeight
		}
		total += weight
		share += weight * weights[i]
		if weights[i] > 0 && u.late {
			late++
		} else if weights[i] > 0 {
			early++
		}
	}
	if total == 0 || !backed && (early == 0 || late == 0) && early+late < manyWords {
		return 0
	}
	return share / total
}

// sharedStems are the content stems of sentence that are also in other, each once.
func sharedStems(sentence string, other map[string]bool) []string {
	var out []string
	for _, s := range contentStems(sentence) {
		if other[s] {
			out = append(out, s)
		}
	}
	return out
}

// withRatio adds how many times one figure is the other, which is how people put a wide gap between two.
func withRatio(wanted []figure) []figure {
	for i, a := range wanted {
		for _, b := range wanted[i+1:] {
			ratio := max(a.Value, b.Value) / max(min(a.Value, b.Value), 1e-9)
			if a.Unit == b.Unit && ratio >= 3 && ratio < 1e6 {
				return append(wanted[:len(wanted):len(wanted)], figure{Value: ratio, Unit: "x"})
			}
		}
	}
	return wanted
}

// statedFigures are the wanted figures that sentence states, as they were written, and how many they are. A small
// bare number ("two things") is too common to mean anything by itself: it needs company from the same constraint.
func statedFigures(sentence string, wanted []figure, inConstraint map[string]bool, company bool) ([]string, int) {
	out, count := make([]string, len(wanted)), 0
	said := figures(sentence)
	loosely := containsAny(" "+bare(sentence)+" ", roughly)
	for pass := range 2 {
		for _, f := range said {
			for i, w := range wanted {
				if out[i] != "" || w.Unit == "#" || f.Unit == "#" || !means(f, w) && (!loosely || !nearSpan(f, w)) {
					continue
				}
				if f.Unit != "" && f.Unit == w.Unit || pass == 1 && bareFits(f, inConstraint, company || count > 0) {
					out[i] = f.Text
					count++
				}
			}
		}
	}
	return out, count
}

// nearSpan says whether f is nearly as long as w: "almost three weeks" are 19 days.
func nearSpan(f, w figure) bool {
	return f.Unit == "h" && w.Unit == "h" && math.Abs(f.Value-w.Value) <= 0.12*w.Value
}

// roughly are the words that make a figure an approximate one.
var roughly = []string{"nearly", "almost", "about", "around", "roughly", "close to", "more or less", "just under"}

// means says whether f may stand for w as an amount.
func means(f, w figure) bool {
	if w.Unit == "x" { // ten times, for anything from nine to fourteen
		return f.Unit == "x" && (sameAmount(f.Value, w.Value) || f.Value >= 3 && f.Value <= w.Value*1.1 && f.Value >= w.Value*0.7)
	}
	return (f.Unit == "" || f.Unit == w.Unit) && sameAmount(f.Value, w.Value)
}

// bareFits says whether a number without a unit can be taken as the constraint's.
func bareFits(f figure, inConstraint map[string]bool, company bool) bool {
	if f.Next != "" && !stopWords[f.Next] && !inConstraint[stem(f.Next)] {
		return f.Value >= 13 && company
	}
	return f.Value >= 13 || f.Value != math.Trunc(f.Value) || company
}

// denials say that the speaker does not take a thing as true or as mattering.
var denials = []string{
	"don't care", "do not care", "doesn't matter", "does not matter", "who cares", "don't believe", "do not believe",
	"don't buy", "do not buy", "isn't true", "is not true", "not true", "is wrong", "isn't real", "not real", "made up number",
	"made-up number", "forget the", "forget about", "ignore the", "ignore that", "never mind the", "nevermind the", "don't accept",
	"do not accept", "is irrelevant", "is nonsense", "is rubbish", "doubt that", "doubt the", "doubt it's", "it's not", "it isn't",
}

// denies says whether a sentence denies what it mentions. "It's not …" denies a figure that follows at once only:
// "it's not 23%" does, "it's not acceptable at 23%" does the opposite.
func denies(sentence string) bool {
	lower := strings.ToLower(strings.ReplaceAll(sentence, "’", "'"))
	for _, each := range denials {
		at := strings.Index(lower, each)
		if at < 0 {
			continue
		}
		if each != "it's not" && each != "it isn't" {
			return true
		}
		if rest := strings.TrimLeft(lower[at+len(each):], " "); rest != "" && rest[0] >= '0' && rest[0] <= '9' {
			return true
		}
	}
	return false
}

// forMachines says whether a sentence is written for a program: names with underscores, braces, tags, separators.
func forMachines(sentence string) bool {
	if i := strings.IndexByte(sentence, '<'); i >= 0 && i+1 < len(sentence) && (sentence[i+1] == '/' || sentence[i+1] >= 'A') {
		return true
	}
	return strings.ContainsAny(sentence, "{}_") || strings.Contains(sentence, "---") || strings.Contains(sentence, "```")
}

// quote is a sentence to show: trimmed, and cut at a rune when it is long.
func quote(sentence string) string {
	return quoteAt(strings.TrimSpace(strings.ToValidUTF8(sentence, "")), maxQuote)
}
