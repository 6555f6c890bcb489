package interview

import "unicode"

// codable says whether the words hold anything that a researcher would write down.
func (h *heard) codable(p *hearPhrase) bool {
	content, words, feels, knows, denies := 0, 0, false, false, false
	only := ""
	for k := p.lo; k < p.hi; k++ {
		w := h.words[k]
		if w.filler || !latinWord(w.word) {
			continue
		}
		words++
		base := ""
		if w.tag == tagVerb {
			base = hearVerbBase(w.word)
		}
		switch {
		case (w.word == "around" || w.word == "there") && k > p.lo && hearBe[h.words[k-1].word] && k+2 < p.hi && h.words[k+1].word == "for": // be around for them
			return true
		case base == "feel":
			feels = true
			continue
		case base == "know" && k+1 < p.hi && h.words[k+1].tag == tagWh:
			knows = true
		case w.neg && (w.tag == tagDo || w.tag == tagModal || w.tag == tagSubj || w.tag == tagNeg && (w.word == "never" || k+1 < p.hi && h.words[k+1].tag == tagVerb) || w.tag == tagHave):
			denies = true
		}
		if w.tag != tagNoun && w.tag != tagAdj && w.tag != tagVerb || hearWeak[w.word] || base != "" && hearWeak[base] || len(w.word) < 2 {
			continue
		}
		content++
		if base != "" {
			only = base
		}
	}
	switch {
	case feels:
		return content > 0 || words > 3 || words == 2 && h.words[p.hi-1].tag == tagAdj
	case words == 2 && hearVerbBase(h.words[p.lo].word) == "give" && h.words[p.hi-1].word == "up":
		return true
	case knows, denies && words >= 3 && !h.shrugs(p):
		return true
	case content == 0:
		return words == 2 && hearVerbBase(h.words[p.lo].word) == "get" && h.words[p.hi-1].tag == tagAdj // get better
	}
	return content > 1 || words > 2 || only == "" || !vagueVerbs[only]
}

// shrugs says whether a denial is only the speaker's not knowing or not minding.
func (h *heard) shrugs(p *hearPhrase) bool {
	for k := p.lo; k < p.hi && k < p.lo+3; k++ {
		switch hearVerbBase(h.words[k].word) {
		case "know", "think", "mind", "matter", "say", "care", "remember", "mean", "guess", "see":
			return true
		}
	}
	return false
}

// vagueVerbs say nothing alone or with a pronoun: buy it, see that.
var vagueVerbs = wordSet("buy drink eat see hear find give bring put keep keeps start stop call ask answer add remember notice order choose decide consider expect wonder hope suggest mention become happen work switch change watch bother explain drive live become seem sound appear turn look show let wait describe imagine cost click")

func latinWord(word string) bool {
	for _, r := range word {
		if unicode.IsLetter(r) && !unicode.Is(unicode.Latin, r) {
			return false
		}
	}
	return true
}
