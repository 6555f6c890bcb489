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
	whole   bool // reaches to the end of its clause
}

// hearParse is the grammar of a clause, as far as it could be made out.
type hearParse struct {
	subjLo, subjHi int // a subject of nouns
	pron           string
	neg            int // the word that negates, or -1
	modal          bool
	be             bool
	past           bool
	verb           int // the main verb, or -1
	rest           int
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
	if t := h.words[lo].tag; t == tagWh && lo+1 < hi { // how it froths, what they said
		return h.phrasesIn(lo+1, hi, c, things, depth+1)
	}
	lo = h.pastOpening(lo, hi)
	p := h.parse(lo, hi)
	base := ""
	if p.verb >= 0 {
		base = hearVerbBase(h.words[p.verb].word)
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

// pastOpening passes over what only sets the scene before a subject and its verb: "With oat milk I feel", "my sister she's".
func (h *heard) pastOpening(lo, hi int) int {
	if t := h.words[lo].tag; t == tagSubj || t == tagVerb || t == tagBe || t == tagModal || t == tagHave || t == tagDo || h.words[lo].neg && t != tagPrep {
		return lo
	}
	for k := lo + 1; k+1 < hi; k++ {
		w := h.words[k]
		switch w.tag {
		case tagSubj:
			if w.word != "that" && w.word != "who" && h.words[k-1].tag != tagVerb && (w.be || w.have || w.modal || h.verbal(k+1, hi)) {
				return k
			}
			return lo
		case tagVerb, tagBe, tagModal, tagHave, tagDo, tagWh:
			if !(w.tag == tagVerb && h.words[lo].tag == tagPrep) {
				return lo
			}
		}
	}
	return lo
}

// parse finds subject and verb.
func (h *heard) parse(lo, hi int) hearParse {
	p := hearParse{neg: -1, verb: -1}
	i := lo
	switch w := h.words[i]; {
	case w.tag == tagSubj:
		p.pron, _, _ = strings.Cut(w.word, "'")
		p.be, p.modal = w.be, w.modal
		if w.neg {
			p.neg = i
		}
		i++
	case w.tag == tagVerb || w.tag == tagModal || w.tag == tagDo || w.tag == tagBe || w.tag == tagHave || w.tag == tagTo || w.tag == tagNeg:
		if w.tag == tagTo {
			i++
		}
	default:
		end := h.nounsEnd(i, hi)
		if end >= hi || end == i || !h.verbal(end, hi) || h.gerund(end) {
			return p
		}
		p.subjLo, p.subjHi = i, end
		i = end
	}
	return h.verbGroup(p, i, hi)
}

// verbGroup reads helpers and the main verb from word i.
func (h *heard) verbGroup(p hearParse, i, hi int) hearParse {
	for ; i < hi; i++ {
		w := h.words[i]
		if w.neg && p.neg < 0 && w.tag != tagDet && w.tag != tagPrep && w.tag != tagNoun {
			p.neg = i
		}
		switch w.tag {
		case tagModal, tagDo:
			p.modal = p.modal || w.tag == tagModal
			p.past = p.past || hearPast(w.word)
		case tagBe:
			p.be = true
			p.past = p.past || hearPast(w.word)
		case tagHave:
			if h.perfect(i, hi) {
				continue
			}
			p.verb, p.rest = i, i+1
			p.past = p.past || w.word == "had"
			return h.throughAspect(p, hi)
		case tagVerb:
			p.verb, p.rest = i, i+1
			p.past = p.past || hearPast(w.word)
			return h.throughAspect(p, hi)
		case tagNeg, tagAdv, tagTo:
		case tagDegree:
			if !w.filler && !(i+1 < hi && h.words[i+1].tag == tagVerb) {
				p.rest = i
				return p
			}
		default:
			if w.filler || p.subjHi > 0 && !p.be && (w.word == "both" || w.word == "all" || w.word == "each") {
				continue
			}
			p.rest = i
			return p
		}
	}
	p.rest = hi
	return p
}

// perfect says whether the "have" at i only helps another verb.
func (h *heard) perfect(i, hi int) bool {
	for k := i + 1; k < hi && k < i+4; k++ {
		switch w := h.words[k]; {
		case w.tag == tagAdv || w.tag == tagNeg || w.filler:
		case w.word == "been" || w.word == "got":
			return w.word == "been"
		case w.tag == tagVerb:
			return !strings.HasSuffix(w.word, "ing") && w.word != hearVerbBase(w.word) || w.word == "become" || w.word == "put"
		default:
			return false
		}
	}
	return false
}

// aspects are verbs that lend themselves to the one after: want to, try to, manage to, keep on.
var aspectVerbs = wordSet("want need try like love prefer get start manage decide choose tend plan hope have help begin use seem wish afford continue able remember go used")

var toPlaces = wordSet("work school bed sleep")

// throughAspect moves from "want to pay" to "pay".
func (h *heard) throughAspect(p hearParse, hi int) hearParse {
	for range 3 {
		base := hearVerbBase(h.words[p.verb].word)
		if (base == "get" || base == "go") && p.rest+1 < hi && toPlaces[h.words[p.rest+1].word] || !aspectVerbs[base] || p.rest+1 >= hi || h.words[p.rest].word != "to" || h.words[p.rest+1].tag != tagVerb && h.words[p.rest+1].tag != tagBe && h.words[p.rest+1].tag != tagHave && h.words[p.rest+1].tag != tagDo {
			return p
		}
		p.past = p.past || hearPast(h.words[p.verb].word)
		p.modal = p.modal || base == "get" || base == "manage" || base == "help"
		if h.words[p.rest+1].tag == tagBe {
			p.verb, p.be, p.rest = -1, true, p.rest+2
			for p.rest < hi && (h.words[p.rest].tag == tagAdv || h.words[p.rest].filler) {
				p.rest++
			}
			p.verb = -1
			return p
		}
		p.verb, p.rest = p.rest+1, p.rest+2
	}
	return p
}

// nounsEnd is where the noun phrase that begins at i ends.
func (h *heard) nounsEnd(i, hi int) int {
	last := i
	for k := i; k < hi; k++ {
		switch w := h.words[k]; {
		case w.tag == tagNoun, w.tag == tagNum, w.tag == tagObj && (k == i || h.words[k-1].tag == tagPrep):
			last = k + 1
		case w.tag == tagVerb && strings.HasSuffix(w.word, "ing") && k == i: // using it
			last = k + 1
		case w.tag == tagAdj, w.tag == tagDet, w.tag == tagPoss, w.tag == tagDegree, w.filler:
			if w.tag == tagAdj {
				last = k + 1
			}
		case (w.tag == tagPrep || w.word == "and") && last == k && k > i && k+1 < hi, w.tag == tagPrep && k > i && h.words[k-1].tag == tagPrep:
		default:
			return last
		}
	}
	return last
}

// verbal says whether a verb group begins at i.
func (h *heard) verbal(i, hi int) bool {
	for ; i < hi; i++ {
		switch w := h.words[i]; w.tag {
		case tagVerb, tagBe, tagHave, tagDo, tagModal:
			return true
		case tagAdv, tagNeg:
		default:
			if !w.filler && w.word != "both" && w.word != "all" && w.word != "each" {
				return false
			}
		}
	}
	return false
}

// names says whether the words name a thing apart, as an element of a comparison is named: a brand, my old phone.
func (h *heard) names(lo, hi int, things map[string]bool) bool {
	if hi-lo > 4 || hi == lo {
		return false
	}
	pointed := h.words[lo].tag == tagPoss || things[h.stem(hi-1)] && h.words[lo].tag == tagDet
	for k := lo; k < hi; k++ {
		w := h.words[k]
		if w.tag == tagNoun && (w.gap < gapSentence && strings.ContainsFunc(w.text, unicode.IsUpper) || k > lo && pointed) {
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
		if p.be && p.verb < 0 && p.rest < hi && h.words[p.rest].word == "that" && p.rest+1 < hi {
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
	case framingVerbs[base] && base != "feel" && !(base == "know" && next.tag == tagWh) && (next.tag == tagSubj || next.word == "that" || next.word == "how") && p.rest+1 < hi && h.clauseAhead(p.rest, hi):
		return p.rest
	case base == "find" && next.word == "it" && p.rest+1 < hi:
		return p.rest + 1
	case base == "feel" && next.word == "like" && p.rest+2 < hi && (h.words[p.rest+1].word == "it's" || h.words[p.rest+1].word == "it" || h.words[p.rest+1].word == "they"):
		return p.rest + 1
	case likingVerbs[base] && (next.word == "how" || next.word == "that" && p.rest+1 < hi && h.words[p.rest+1].tag == tagSubj):
		return p.rest + 1
	case likingVerbs[base] && (next.word == "when" || next.word == "it") && p.rest+2 < hi:
		return p.rest + 1
	case (base == "want" || base == "need" || base == "expect") && (next.tag == tagPoss || next.tag == tagDet) && h.toFollows(p.rest, hi):
		return p.rest
	case likingVerbs[base] && p.pron != "":
		return p.rest
	}
	return 0
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
