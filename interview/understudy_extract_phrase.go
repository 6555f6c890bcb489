package interview

import (
	"strings"
	"unicode"
)

// mostLabel is how many words a label has at most.
const mostLabel = 6

// hearPhrase is a piece of a clause that can be coded, with what its grammar says about it.
type hearPhrase struct {
	lo, hi  int // words, for the quote
	label   string
	clause  int
	subject string // i, it, person, thing, or nothing
	verb    string // base form of its verb
	past    bool
	going   bool // was waiting
	neg     bool
	able    bool // I can, lets me, helps me
	adj     bool // a quality: an adjective, or one with its noun
	noun    bool // a noun phrase
	setting bool // only says when or where
	hoped   bool // what the speaker expected of something: I expected it to be cheaper
	wish    bool // what the speaker wants for someone: I want my kids to be safe
	whole   bool // reaches to the end of its clause
}

// phrasesOf finds what can be coded in clause number n: mostly one phrase, none when there is only grammar.
func (h *heard) phrasesOf(n int, things map[string]bool) []hearPhrase {
	c := h.clauses[n]
	if c.aside {
		return nil
	}
	var out []hearPhrase
	for _, p := range h.phrasesIn(c.lo, c.hi, c, things, 0) {
		p.clause = n
		if h.finish(&p, c) {
			out = append(out, p)
		}
	}
	return out
}

// phrasesIn reads the words from lo to hi as a clause, going into a clause within when the outer one only frames it.
func (h *heard) phrasesIn(lo, hi int, c hearClause, things map[string]bool, depth int) []hearPhrase {
	for lo < hi && (h.words[lo].filler || h.words[lo].tag == tagConj || h.words[lo].tag == tagAdv && lo+1 < hi) {
		lo++
	}
	if lo >= hi || depth > 3 {
		return nil
	}
	if end := h.exclaimed(lo, hi); end > 0 {
		return h.fragment(lo+1, end, c, things)
	}
	if t := h.words[lo].tag; t == tagWh && lo+1 < hi { // how it froths, what they said
		return h.phrasesIn(lo+1, hi, c, things, depth+1)
	}
	lo = h.pastOpening(lo, hi)
	if w := h.words[lo].word; (w == "someone" || w == "somebody") && lo+1 < hi && h.words[lo+1].tag == tagTo { // someone to help you
		return []hearPhrase{{lo: lo, hi: hi, subject: "it", noun: true}}
	}
	p := h.parse(lo, hi)
	base := ""
	if p.verb >= 0 {
		base = hearVerbBase(h.words[p.verb].word)
	}
	if wished, ok := h.wished(p, base, hi, c); ok {
		return wished
	}
	if inner := h.framed(p, base, hi); inner > 0 {
		return h.phrasesIn(inner, hi, c, things, depth+1)
	}
	if p.verb < 0 && !p.be {
		if end := h.nounsEnd(lo, hi); end > lo && end < hi && h.gerund(end) { // peace of mind knowing I'd spot it
			hi = end
		}
		return h.fragment(lo, hi, c, things)
	}
	if p.subjHi > p.subjLo && things != nil && h.names(p.subjLo, p.subjHi, things) {
		for p.subjHi > p.subjLo+1 && h.words[p.subjHi-1].tag == tagDet { // the two both feel
			p.subjHi--
		}
		subject := hearPhrase{lo: p.subjLo, hi: p.subjHi, subject: "thing", noun: true}
		bare := p
		bare.subjLo, bare.subjHi, bare.pron = 0, 0, "it"
		return append([]hearPhrase{subject}, h.predicate(bare, base, hi, c)...)
	}
	return h.predicate(p, base, hi, c)
}

// exclaimed is where the quality in "how creamy it is" ends, or 0.
func (h *heard) exclaimed(lo, hi int) int {
	k := lo + 1
	for k < hi && h.words[lo].word == "how" && (h.words[k].tag == tagAdj || h.words[k].tag == tagDegree) {
		k++
	}
	if k == lo+1 || k >= hi || h.words[k-1].tag != tagAdj || h.words[k].tag != tagSubj || !h.words[k].be && (k+1 >= hi || h.words[k+1].tag != tagBe) {
		return 0
	}
	return k
}

// names says whether the words name a thing apart, as an element of a comparison is named: a brand, my old phone.
func (h *heard) names(lo, hi int, things map[string]bool) bool {
	if hi-lo > 4 || hi == lo {
		return false
	}
	if h.words[lo].tag == tagPoss && personWords[h.words[hi-1].word] && !things[lemma("person")] { // my sister is nothing to compare or to pass through
		return false
	}
	pointed := h.words[lo].tag == tagPoss || things[h.stem(hi-1)] && h.words[lo].tag == tagDet
	for k := lo; k < hi; k++ {
		w := h.words[k]
		if w.tag == tagNoun && ((w.gap < gapSentence || h.proper[w.word]) && strings.ContainsFunc(w.text, unicode.IsUpper) || k > lo && pointed) {
			return true
		}
	}
	return false
}

// frames are verbs by which a speaker only says that they think or like what follows.
var (
	framingVerbs = wordSet("think guess suppose believe reckon say mean imagine know hope realise realize notice find see remember feel tell learn")
	likingVerbs  = wordSet("like love enjoy prefer appreciate adore value")
)

// framed is where the clause within begins, when the outer one is only "I think that", "I love how", "I find it".
func (h *heard) framed(p hearParse, base string, hi int) int {
	if p.verb < 0 || p.rest >= hi {
		if p.be && p.neg < 0 && p.verb < 0 && p.rest < hi && h.words[p.rest].word == "that" && p.rest+1 < hi {
			return p.rest + 1
		}
		return 0
	}
	first := p.pron == "i" || p.pron == "we" || p.pron == "you" || p.pron == "" && p.subjHi == p.subjLo
	if !first || p.neg >= 0 {
		return 0
	}
	next := h.words[p.rest]
	switch {
	case framingVerbs[base] && base != "feel" && (base != "know" || next.tag != tagWh) && (next.tag == tagSubj || next.word == "that" || next.word == "how") && p.rest+1 < hi && h.clauseAhead(p.rest, hi):
		return p.rest
	case base == "find" && next.word == "it" && p.rest+1 < hi:
		return p.rest + 1
	case base == "feel" && next.word == "like" && p.rest+2 < hi && (h.words[p.rest+1].word == "it's" || h.words[p.rest+1].word == "it" || h.words[p.rest+1].word == "they"):
		return p.rest + 1
	case likingVerbs[base] && next.word == "how" && p.rest+1 < hi:
		return p.rest
	case likingVerbs[base] && (next.word == "that" && p.rest+1 < hi && h.words[p.rest+1].tag == tagSubj):
		return p.rest + 1
	case likingVerbs[base] && (next.word == "when" || next.word == "it") && p.rest+2 < hi:
		return p.rest + 1
	case likingVerbs[base] && p.pron != "":
		return p.rest
	}
	return 0
}

// wished reads "I want my kids to grow up safe" as what is wanted: kids grow up safe.
func (h *heard) wished(p hearParse, base string, hi int, c hearClause) ([]hearPhrase, bool) {
	if base != "want" && base != "need" && base != "expect" || p.neg >= 0 || p.pron != "i" && p.pron != "we" || p.rest >= hi {
		return nil, false
	}
	if t := h.words[p.rest].tag; t != tagPoss && t != tagDet || !h.toFollows(p.rest, hi) {
		return nil, false
	}
	to := h.nounsEnd(p.rest, hi)
	inner := h.verbGroup(hearParse{neg: -1, verb: -1, subjLo: p.rest, subjHi: to}, to+1, hi)
	out := hearPhrase{lo: p.rest, hi: hi, subject: h.subjectKind(inner, c), wish: base == "want", whole: hi == c.hi, neg: inner.neg >= 0}
	out.hoped = base == "expect"
	if inner.verb >= 0 {
		out.verb = hearVerbBase(h.words[inner.verb].word)
	} else if inner.be {
		out.verb = "be"
	}
	cut := out
	h.trimStart(&cut)
	h.shorten(&cut)
	h.trimEnd(&cut)
	if cut.lo < to && cut.hi > to+1 {
		if out.verb != "be" { // where there is no verb but "be", "to be" stays
			out.label = strings.Join(append(h.plain(cut.lo, to), h.plain(to+1, cut.hi)...), " ")
		}
		out.hi = cut.hi
	}
	return []hearPhrase{out}, true
}

// toFollows says whether a noun phrase at i is followed by "to": my kids to have a planet.
func (h *heard) toFollows(i, hi int) bool {
	end := h.nounsEnd(i, hi)
	return end < hi-1 && h.words[end].tag == tagTo
}

// clauseAhead says whether a subject with its verb begins at i.
func (h *heard) clauseAhead(i, hi int) bool {
	if h.words[i].word == "that" || h.words[i].word == "how" {
		i++
	}
	return i < hi && (h.words[i].be || h.words[i].have || h.words[i].modal || i+1 < hi && h.startsSubject(i, hi))
}
