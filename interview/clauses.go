package interview

import "strings"

// The relations of a clause to the one before. Those of cause and effect are what links are read from.
const (
	relationCause     = "cause"     // this clause is the reason for the other
	relationEffect    = "effect"    // this clause follows from the other
	relationContrast  = "contrast"  // but, although
	relationAddition  = "addition"  // and, also
	relationCondition = "condition" // if, when
	relationTime      = "time"      // then, after
)

// How much of an utterance is read. A longer one is cut, so that a turn's work is bounded.
const (
	mostWords   = 600
	mostClauses = 60
)

// Clauses cuts an utterance into its clauses, each with the connective that ties it to the one before. Connectives are no
// part of a clause's text. At most the first 600 words and 60 clauses are read.
func Clauses(text string) []Clause {
	h := hear(text)
	out := make([]Clause, 0, len(h.clauses))
	for _, c := range h.clauses {
		first, last := h.words[c.lo], h.words[c.hi-1]
		out = append(out, Clause{
			Start: first.start, End: last.end, Text: text[first.from:last.to],
			Connective: c.connective, Relation: c.relation,
		})
	}
	return out
}

// heard is an utterance taken apart.
type heard struct {
	text    string
	words   []hearWord
	clauses []hearClause
	stems   []string        // of the words, as far as they were asked for
	cut     bool            // there was more than was read
	proper  map[string]bool // words that are written as names elsewhere, so that one opening a sentence is known
}

// hearClause is a clause by the numbers of its words; lo to hi is its body, from to lo its connective.
type hearClause struct {
	from, lo, hi int
	sentence     int
	connective   string
	relation     string
	anchor       string // the pronoun by which a verb of effect takes up what was said: it, that, which
	verb         bool   // the connective is a verb of effect: makes me, lets me
	aside        bool   // names what is not meant: instead of dairy
}

// hear takes an utterance apart.
func hear(text string) *heard {
	h := &heard{text: text}
	h.words, h.cut = hearWords(text)
	hearMarkFillers(h.words)
	hearTagAll(h.words)
	start := 0
	for sentence := 0; start < len(h.words); sentence++ {
		end := start + 1
		for end < len(h.words) && h.words[end].gap < gapSentence {
			end++
		}
		h.cutSentence(start, end, sentence)
		start = end
	}
	if len(h.clauses) > mostClauses {
		h.clauses, h.cut = h.clauses[:mostClauses], true
	}
	return h
}

// cutSentence adds the clauses of the words from start to end.
func (h *heard) cutSentence(start, end, sentence int) {
	open := hearClause{from: start, lo: start, sentence: sentence}
	shut := func(at int) {
		open.hi = at
		for open.hi > open.lo && h.words[open.hi-1].filler {
			open.hi--
		}
		for open.lo < open.hi && h.words[open.lo].filler {
			open.lo++
		}
		if open.hi > open.lo {
			h.clauses = append(h.clauses, open)
		}
	}
	for i := start; i < end; {
		found, ok := h.connectiveAt(i, open.lo, end)
		if !ok && h.mainFollows(i, &open, end) {
			shut(i)
			open = hearClause{from: i, lo: i, sentence: sentence}
			i++
			continue
		}
		if !ok {
			if i > open.lo && h.words[i].gap >= gapComma {
				shut(i)
				open = hearClause{from: i, lo: i, sentence: sentence}
				continue
			}
			i++
			continue
		}
		body := i + found.length
		if found.absorbs { // the pronoun before a verb of effect is part of the connective
			found.connective = h.between(open.lo, body)
			if open.relation == relationContrast {
				found.relation, found.anchor = relationContrast, ""
			}
			open = hearClause{from: open.from, lo: body, sentence: sentence, connective: found.connective, relation: found.relation, anchor: found.anchor, verb: found.verb}
		} else {
			bare := i == open.lo && open.connective != "" // "and because": the later, stronger one counts
			if bare && (found.relation == relationAddition || found.relation == relationTime) {
				i = body
				open.lo = body
				continue
			}
			from, connective := i, h.between(i, body)
			if bare {
				from, connective = open.from, h.between(open.from, body)
			}
			shut(i)
			open = hearClause{from: from, lo: body, sentence: sentence, connective: connective, relation: found.relation, anchor: found.anchor, verb: found.verb, aside: found.aside}
		}
		i = body
	}
	shut(end)
}

// between is the words from lo to hi as they are compared, without marks.
func (h *heard) between(lo, hi int) string {
	parts := make([]string, 0, hi-lo)
	for _, w := range h.words[lo:hi] {
		if !w.filler || len(parts) > 0 || hi-lo == 1 {
			parts = append(parts, w.word)
		}
	}
	return strings.Join(parts, " ")
}
