package interview

import (
	"context"
	"fmt"
	"strings"
)

// Rate judges an answer by its words and its clauses: the same answer is always rated the same.
func (u *Understudy) Rate(ctx context.Context, cue RateCue) (Rating, error) {
	out := Rating{Depth: Surface, Sentiment: Neutral, Call: Call{By: understudyName}}
	if err := ctx.Err(); err != nil {
		return out, err
	}
	h := hear(cue.Utterance.Text)
	if h.cut {
		out.Call.Faults = append(out.Call.Faults, fmt.Sprintf("the answer is long: only its first %d words and %d clauses were rated", mostWords, mostClauses))
	}
	s := h.style()
	out.Depth = s.depth()
	out.Sentiment = h.sentiment()
	out.Uncertainty = outOfFive(s.uncertainty())
	out.Ambiguity = outOfFive(s.ambiguity())
	out.Hedging = outOfFive(s.hedging())
	out.Specificity = outOfFive(s.specificity())
	out.Engagement = outOfFive(s.engagement())
	return out, nil
}

// outOfFive maps a scale from 1 to 5 to 0 to 1.
func outOfFive(x int) float64 { return float64(min(max(x, 1), 5)-1) / 4 }

// style is what ratings are made of, counted once.
type style struct {
	words, content  int // words, and those of them that mean something
	reasons         int // clauses of cause or effect
	feelings, ends  int // words of feeling, words of value
	told            int // things the speaker did, in the past
	examples, times int
	figures, names  int
	vague, unsure   int
	hedges, brushes int
	exclaims, asks  int
	turns           int // but, although
}

// style counts.
func (h *heard) style() style {
	s := style{words: len(h.words)}
	for i, w := range h.words {
		stem := h.stem(i)
		if !stopWord(w.word) && !w.filler && !hearWeak[w.word] && !negation(w.word) {
			s.content++
		}
		s.feelings += countIf(feelingStems[stem] || w.tag == tagVerb && hearFeels(w.word))
		s.ends += countIf(endStems[stem] || conductStems[stem])
		s.told += countIf(w.tag == tagVerb && hearPast(w.word) && h.teller(i))
		s.figures += countIf(w.tag == tagNum || w.word[0] >= '0' && w.word[0] <= '9')
		s.names += countIf(w.gap == gapNone && i > 0 && h.named(i) && latinWord(w.word))
		s.times += countIf(timeWords[w.word])
		s.vague += countIf(vagueWords[w.word])
		s.examples += phrasesHere(h.words, i, examplePhrases)
		s.unsure += phrasesHere(h.words, i, unsurePhrases)
		s.hedges += phrasesHere(h.words, i, hedgePhrases)
		s.brushes += phrasesHere(h.words, i, brushPhrases)
	}
	for _, c := range h.clauses {
		s.reasons += countIf(c.relation == relationCause || c.relation == relationEffect || strings.HasPrefix(c.connective, "because"))
		s.turns += countIf(c.relation == relationContrast)
	}
	s.exclaims = strings.Count(h.text[:h.readTo()], "!")
	s.asks = strings.Count(h.text[:h.readTo()], "?")
	return s
}

// readTo is how far the text was read, in bytes.
func (h *heard) readTo() int {
	if h.cut && len(h.words) > 0 {
		return h.words[len(h.words)-1].to
	}
	return min(len(h.text), mostBytes)
}

// teller says whether the verb at i has the speaker before it.
func (h *heard) teller(i int) bool {
	for k := i - 1; k >= 0 && k >= i-3; k-- {
		if w := h.words[k].word; w == "i" || w == "we" || strings.HasPrefix(w, "i'") {
			return true
		}
	}
	return false
}

func (s style) depth() ResponseDepth {
	feels := s.feelings+s.ends > 0
	story := s.told >= 2 && s.content >= 8 || s.examples > 0
	switch {
	case s.content < 4 && s.reasons+s.ends == 0 || s.brushes > 0 && s.content < 6 || s.content < 2:
		return Surface
	case s.reasons >= 2 && (feels || story), s.reasons >= 3, s.reasons == 1 && feels && story, feels && story && s.content >= 18, s.reasons == 1 && s.feelings > 0 && s.ends > 0:
		return Deep
	case s.reasons >= 1, story, feels && s.content >= 7, s.content >= 16:
		return Moderate
	}
	return Shallow
}

func (s style) uncertainty() int {
	x := 1 + s.unsure
	if s.unsure > 0 && s.words < 15 {
		x++
	}
	if s.asks > 0 && s.unsure > 0 {
		x++
	}
	return x
}

func (s style) ambiguity() int {
	x := 1
	switch {
	case s.content == 0 && s.words > 0:
		x += 3
	case s.vague*2 > s.content:
		x += 2
	case s.vague*5 > s.content:
		x++
	}
	if s.unsure > 0 {
		x++
	}
	if s.turns > 1 {
		x++
	}
	return x
}

func (s style) hedging() int {
	x := 1 + s.hedges
	if s.hedges > 0 && s.words < 12 {
		x++
	}
	return x
}

func (s style) specificity() int {
	x := 1 + min(s.figures, 2) + min(s.names, 1) + min(s.times+s.examples, 1)
	if s.content >= 6 && s.vague == 0 || s.content >= 14 {
		x++
	}
	if s.content >= 25 {
		x++
	}
	return x
}

func (s style) engagement() int {
	x := 1
	for _, length := range []int{5, 12, 28, 55} {
		x += countIf(s.words >= length)
	}
	x += countIf(s.exclaims > 0 && s.words > 3) + countIf(s.told >= 2)
	x -= countIf(s.brushes > 0 && s.words < 12)
	return x
}

func countIf(b bool) int {
	if b {
		return 1
	}
	return 0
}

func phrasesHere(words []hearWord, i int, phrases map[string][][]string) int {
	for _, phrase := range phrases[words[i].word] {
		if hearWordsAt(words, i, phrase) {
			return 1
		}
	}
	return 0
}

var (
	timeWords  = wordSet("monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december yesterday tomorrow christmas easter o'clock am pm minutes minute hours hour weeks months years summer winter spring autumn")
	vagueWords = wordSet("thing things stuff something somehow somewhere anything everything someone whatever kind sort way ways etc it's-just")

	examplePhrases = phraseList("for example|for instance|the other day|last time|last week|last month|last year|last summer|last night|one time|one day|once i|i remember|this morning|the first time|years ago|weeks ago|months ago|days ago|when i was")
	unsurePhrases  = phraseList("i don't know|don't know|i dont know|not sure|no idea|unsure|maybe|perhaps|possibly|hard to say|hard to explain|can't say|couldn't say|i wonder|who knows|never thought about|haven't thought about|it depends|depends")
	hedgePhrases   = phraseList("i guess|i suppose|i think|i'd say|i would say|sort of|kind of|kinda|sorta|a bit|a little|somewhat|fairly|maybe|perhaps|probably|possibly|might|more or less|in a way|in a sense|or something|or whatever|not really|not that|i imagine|i reckon|seems|seem|tends to|tend to|to some extent")
	brushPhrases   = phraseList("dunno|idk|no idea|nothing really|nothing else|not really|don't care|who cares|whatever|no comment|that's it|that's all|it's fine|can't think of anything|no reason|just because")
)
