package interview

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What one answer can give, and how long a label can be, in characters.
const (
	mostConcepts = 40
	mostLinks    = 60
	longestLabel = 80
)

// Why something extracted was not taken.
const (
	whyShort  = "the answer is too short to take anything from"
	whyLabel  = "it has no words of its own"
	whyQuote  = "its quote is not in the answer"
	whyAsked  = "its words are the interviewer's, not the respondent's"
	whyItself = "it leads from a concept to itself"
	whyNotNow = "only what is said now can take back what was said before"
	whyCircle = "the two would take each other back"
)

// Grow decides what an answer adds to the graph, and changes nothing. It takes only what the ontology knows and permits, and
// only what the respondent said: every quote is a piece of the utterance. What it does not take, it lists with why.
func (g *Graph) Grow(u Utterance, question string, x Extraction) Growth {
	w := &grower{g: g, asked: question, said: newQuotable(u), growth: Growth{Utterance: u.ID, Concepts: []Concept{}, Links: []Link{}}}
	if tooShort(u.Text) {
		if len(x.Concepts)+len(x.Links) > 0 {
			w.drop(amountOf(len(x.Concepts), "concept")+" and "+amountOf(len(x.Links), "link"), whyShort)
		}
		return w.growth
	}
	for _, c := range x.Concepts[:min(len(x.Concepts), mostConcepts)] {
		w.concept(c)
	}
	if more := len(x.Concepts) - mostConcepts; more > 0 {
		w.drop(amountOf(more, "concept"), fmt.Sprintf("more than %d in one answer", mostConcepts))
	}
	for _, l := range x.Links[:min(len(x.Links), mostLinks)] {
		w.link(l)
	}
	if more := len(x.Links) - mostLinks; more > 0 {
		w.drop(amountOf(more, "link"), fmt.Sprintf("more than %d in one answer", mostLinks))
	}
	return w.growth
}

// grower is one answer's growth in the making. Concepts go by their place: those of the graph, then the new ones.
type grower struct {
	g      *Graph
	asked  string
	said   *quotable
	growth Growth

	spoken   []spokenConcept // what was taken from this answer, in order
	replaced map[int32]int32 // what was superseded by this answer, and by what
	question map[string]bool // lemmas, when they are first needed
	answer   map[string]bool
}

// spokenConcept is a concept of this answer by what it was called in it.
type spokenConcept struct {
	folded, lemmas, kind string
	at                   int32
	quote                Quote
}

// concept takes one concept: as new, as said again, or not at all.
func (w *grower) concept(f FoundConcept) {
	label := cleanLabel(f.Label)
	kind := w.g.ontology.node(f.Type)
	words := f.Quote
	if strings.TrimSpace(words) == "" {
		words = f.Label
	}
	quote, found := w.said.find(words)
	meant := lemmas(label)
	switch {
	case !strings.ContainsFunc(label, wordRune):
		w.drop("a concept of type "+clipLabel(f.Type), whyLabel)
	case kind == nil:
		w.drop(label, fmt.Sprintf("the ontology has no type of concept %q", clipLabel(f.Type)))
	case !found:
		w.drop(label, whyQuote)
	case w.onlyAsked(meant):
		w.drop(label, whyAsked)
	default:
		w.take(spokenConcept{folded: foldLabel(label), lemmas: keyOfLemmas(label, meant), kind: kind.Type, quote: quote}, label, kind)
	}
}

// take files a concept that may be taken.
func (w *grower) take(s spokenConcept, label string, kind *NodeType) {
	known := int32(len(w.g.concepts))
	s.at = w.same(s)
	switch {
	case s.at == nowhere:
		s.at = known + int32(len(w.growth.Concepts))
		w.growth.Concepts = append(w.growth.Concepts, Concept{
			ID: conceptAt(s.at), Label: label, Type: kind.Type, Level: kind.Level, Terminal: kind.Terminal,
			Turn: w.said.said.Turn, Quotes: []Quote{s.quote},
		})
	case w.quoted(s): // the same words again say nothing more
	case s.at < known:
		w.growth.Said = append(w.growth.Said, Said{Concept: w.g.concepts[s.at].ID, Quote: s.quote})
	default:
		c := &w.growth.Concepts[s.at-known]
		c.Quotes = append(c.Quotes, s.quote)
	}
	w.spoken = append(w.spoken, s)
}

// same is the concept that this one is again, by its label or by its lemmas: of this answer or known before, or nowhere.
func (w *grower) same(s spokenConcept) int32 {
	for _, had := range w.spoken {
		if had.kind == s.kind && (had.folded == s.folded || had.lemmas == s.lemmas) {
			return had.at
		}
	}
	if at := w.g.labelled(s.folded, s.kind); at != nowhere {
		return at
	}
	return w.g.alike(s.lemmas, s.kind)
}

// quoted says whether the concept was already taken from these very words.
func (w *grower) quoted(s spokenConcept) bool {
	return slices.ContainsFunc(w.spoken, func(had spokenConcept) bool { return had.at == s.at && had.quote == s.quote })
}

// onlyAsked says whether all of a label's lemmas were in the question and none in the answer.
func (w *grower) onlyAsked(words []string) bool {
	if w.question == nil {
		w.question = lemmaSet(w.asked)
	}
	for _, l := range words {
		if !w.question[l] {
			return false
		}
	}
	if w.answer == nil {
		w.answer = lemmaSet(w.said.said.Text)
	}
	return !slices.ContainsFunc(words, func(l string) bool { return w.answer[l] })
}

func (w *grower) drop(what, why string) {
	w.growth.Dropped = append(w.growth.Dropped, Dropped{What: what, Why: why})
}

// lemmaSet has the lemmas of all words, stop words too: a text of any length is read once.
func lemmaSet(text string) map[string]bool {
	set := map[string]bool{}
	for _, t := range tokens(foldLabel(text)) {
		for word := range strings.SplitSeq(t.word, "-") {
			if negation(word) {
				set["not"] = true
			} else if word != "" {
				set[lemma(word)] = true
			}
		}
	}
	return set
}

// cleanLabel is a label on one line, without marks around it, and of a bearable length.
func cleanLabel(label string) string {
	label = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(label, " "))
	return clipLabel(strings.Trim(strings.Join(strings.Fields(label), " "), " .,;:!?…\"“”"))
}

// clipLabel cuts a text to the length of a label, between words where it can.
func clipLabel(text string) string {
	if utf8.RuneCountInString(text) <= longestLabel {
		return text
	}
	runes := []rune(text)[:longestLabel+1]
	cut := string(runes[:longestLabel])
	if i := strings.LastIndexByte(string(runes), ' '); i > 0 {
		cut = string(runes)[:i]
	}
	return strings.TrimRight(cut, " .,;:")
}

// tooShort says whether an answer has fewer than three words, or is a yes or no and nothing else. Where words are not set
// apart, characters count.
func tooShort(text string) bool {
	words, bare, filler := 0, false, true
	for _, t := range tokens(text) {
		words++
		for i, r := range t.word {
			if i > 0 && wordRune(r) && !spacedRune(r) {
				words++
			}
		}
		bare = bare || yesNo[t.word]
		filler = filler && (yesNo[t.word] || yesNoFiller[t.word])
	}
	return words < 3 || bare && filler
}

var (
	yesNo       = wordSet("yes yeah yep yup yea ya aye no nope nah sure ok okay right correct exactly absolutely definitely certainly totally indeed")
	yesNoFiller = wordSet("i it's its it is that that's so not really very much of course think guess suppose believe would say do don't well oh um uh er hmm thanks thank you please all at true just maybe perhaps probably")
)

// amountOf is a number of things in words.
func amountOf(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}
