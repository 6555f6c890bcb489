package interview

import "strings"

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
		case tagDet, tagPoss: // at my work the coffee is awful
			if end := h.nounsEnd(k, hi); h.words[lo].tag == tagPrep && h.words[k-1].tag == tagNoun && end > k && end < hi && h.verbal(end, hi) && !h.gerund(end) {
				return k
			}
		case tagVerb, tagBe, tagModal, tagHave, tagDo, tagWh:
			if w.tag != tagVerb || h.words[lo].tag != tagPrep {
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
	switch w := h.words[i]; w.tag {
	case tagSubj:
		p.pron, _, _ = strings.Cut(w.word, "'")
		p.be, p.modal = w.be, w.modal
		if w.neg {
			p.neg = i
		}
		i++
	case tagVerb, tagModal, tagDo, tagBe, tagHave, tagTo, tagNeg:
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
			if !w.filler && (i+1 >= hi || h.words[i+1].tag != tagVerb) {
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
var aspectVerbs = wordSet("want need try like love prefer get start manage decide choose tend plan hope have help begin use seem wish afford continue able remember go used expect")

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
