package interview

import (
	"strings"
	"unicode"
)

// finish trims a phrase, writes its label, and says whether there is anything to code.
func (h *heard) finish(p *hearPhrase, c hearClause) bool {
	written := p.label
	p.whole = p.hi == c.hi
	h.trimStart(p)
	if !h.codable(p) {
		return false
	}
	h.shorten(p)
	h.trimEnd(p)
	if p.lo >= p.hi {
		return false
	}
	label := h.plain(p.lo, p.hi)
	if written != "" {
		label = strings.Fields(written)
	}
	if len(label) == 0 {
		return false
	}
	h.agree(p, c, label)
	if c.verb && p.lo == c.lo && len(label) < 2 && !hearFeels(label[0]) {
		h.withVerb(p, c, &label)
	}
	if h.orDenied(c, p) {
		p.neg = true
		deny := "not"
		if p.noun && p.verb == "" {
			deny = "no"
		}
		label = append([]string{deny}, label...)
	}
	p.label = strings.Join(label, " ")
	return len(label) <= mostLabel+2
}

// agree lets a verb agree with its subject where the verb of effect that governed it is gone: makes my coffee feel special.
func (h *heard) agree(p *hearPhrase, c hearClause, label []string) {
	if !c.verb || p.subject != "thing" || p.verb == "" {
		return
	}
	for i := 1; i < len(label); i++ {
		if label[i] == p.verb && !hearPlural(label[i-1]) && !strings.HasSuffix(p.verb, "s") {
			label[i] = map[bool]string{true: p.verb + "es", false: p.verb + "s"}[strings.HasSuffix(p.verb, "o") || strings.HasSuffix(p.verb, "h") || strings.HasSuffix(p.verb, "x")]
			return
		}
	}
}

// orDenied says whether a phrase after "or" shares the negation before it: I don't waste money or feel guilty.
func (h *heard) orDenied(c hearClause, p *hearPhrase) bool {
	if c.connective != "or" || c.from == 0 || p.neg || p.subject != "" || h.words[p.lo].neg || h.words[c.lo].tag == tagSubj {
		return false
	}
	for k := c.from - 1; k >= 0 && h.words[k+1].gap < gapComma; k-- {
		if h.words[k].neg {
			return true
		}
		if h.words[k].tag == tagConj {
			return false
		}
	}
	return false
}

// withVerb takes the verb of effect into a phrase that is too short without it: makes me happy, gives me energy.
func (h *heard) withVerb(p *hearPhrase, c hearClause, label *[]string) {
	for k := c.lo - 1; k >= c.from && k >= c.lo-3; k-- {
		if h.words[k].tag == tagVerb {
			p.lo = k
			*label = h.plain(k, p.hi)
			return
		}
	}
}

func hearFeels(word string) bool { return hearVerbBase(word) == "feel" }

// Words that a label may begin with although others of their class may not.
var (
	tellingArticles = wordSet("every both all enough")
	tellingDegrees  = wordSet("too less more as most")
)

// trimStart drops what a label does not begin with: articles, possessives, adverbs, helpers.
func (h *heard) trimStart(p *hearPhrase) {
	for p.lo < p.hi && h.idleStart(p) {
		p.lo++
	}
}

// idleStart says whether the first word of a phrase does not belong to its label.
func (h *heard) idleStart(p *hearPhrase) bool {
	w, more := h.words[p.lo], p.hi-p.lo > 1
	if w.filler {
		return true
	}
	switch w.tag {
	case tagConj, tagTo, tagWh, tagPoss:
		return true
	case tagSubj:
		return !w.neg && more && (h.words[p.lo+1].tag != tagTo || w.word != "someone" && w.word != "somebody") // someone to talk to
	case tagObj:
		return more
	case tagDet:
		return !w.neg && !tellingArticles[w.word]
	case tagAdv:
		return !w.neg && more && !hearParticles[w.word] && w.word != "nearly" && w.word != "almost"
	case tagDegree:
		return more && !tellingDegrees[w.word]
	case tagBe:
		return !w.neg && w.word != "be"
	case tagModal:
		return !w.neg
	case tagDo:
		return !w.neg && more && (h.words[p.lo+1].tag == tagVerb || h.words[p.lo+1].neg)
	case tagPrep:
		return !w.neg && !p.setting && w.word != "like"
	}
	return false
}

// shorten cuts a phrase to the length of a label, best where an adverbial begins.
func (h *heard) shorten(p *hearPhrase) {
	if limit := mostLabel + 1 + countIf(p.wish); p.whole && h.count(p.lo, p.hi) > mostLabel && h.count(p.lo, p.hi) <= limit { // one word more is better than an end torn off
		return
	}
	h.dropSubject(p)
	count, end, best, relative := 0, p.hi, 0, false
	for k := p.lo; k < p.hi; k++ {
		w := h.words[k]
		if count >= 2 && !relative && w.opensAdverbial() && h.words[k-1].tag != tagPrep && h.words[k-1].tag != tagDet {
			best = k
			relative = w.tag == tagSubj || w.tag == tagWh
		}
		if w.filler {
			continue
		}
		if count == mostLabel {
			end = k
			if w.tag == tagNoun && h.words[k-1].tag == tagDet && k+1 < p.hi && h.words[k+1].opensAdverbial() { // don't take it out of the fridge | until
				p.hi, p.whole = k+1, false
				return
			}
			break
		}
		count++
	}
	if end >= p.hi {
		return
	}
	p.whole = false
	if best > p.lo && (h.words[end-1].tag != tagNoun || h.words[end].tag == tagNoun) {
		end = best
	}
	p.hi = end
}

// opensAdverbial says whether what begins with this word can be left out of a label.
func (w hearWord) opensAdverbial() bool {
	switch w.tag {
	case tagPrep, tagTo, tagConj, tagWh:
		return true
	case tagAdv:
		return !w.filler
	case tagSubj:
		return w.word != "it"
	}
	return false
}

// dropSubject leaves a subject of nouns out where only then the rest fits.
func (h *heard) dropSubject(p *hearPhrase) {
	if p.subject != "thing" && p.subject != "person" || h.count(p.lo, p.hi) <= mostLabel || h.words[p.lo].neg {
		return
	}
	k := p.lo
	for k < p.hi && h.words[k].tag != tagVerb && h.words[k].tag != tagBe && h.words[k].tag != tagModal && h.words[k].tag != tagHave {
		k++
	}
	if k < p.hi && h.words[k].tag == tagVerb && h.count(k, p.hi) <= mostLabel && h.count(k, p.hi) >= 3 {
		p.lo = k
	}
}

func (h *heard) count(lo, hi int) int {
	n := 0
	for k := lo; k < hi; k++ {
		if !h.words[k].filler {
			n++
		}
	}
	return n
}

// trimEnd drops what a label does not end with.
func (h *heard) trimEnd(p *hearPhrase) {
	for p.hi > p.lo {
		n := h.idleEnd(p)
		if n == 0 {
			return
		}
		p.hi -= n
	}
}

// idleEnd is how many words at the end of a phrase do not belong to its label.
func (h *heard) idleEnd(p *hearPhrase) int {
	w, length := h.words[p.hi-1], p.hi-p.lo
	var before hearWord
	if length > 1 {
		before = h.words[p.hi-2]
	}
	if w.filler || length > 1 && w.word == "matters" { // being patient matters
		return 1
	}
	switch w.tag {
	case tagDet, tagPoss, tagConj, tagNeg, tagWh, tagBe, tagModal:
		return 1
	case tagTo: // nobody to talk to
		return countIf(!p.whole || length <= 2 || before.tag != tagVerb)
	case tagObj: // happiness is to me
		if length > 3 && (before.word == "to" || before.word == "for") && h.words[p.hi-3].tag == tagBe {
			return 3
		}
	case tagDo:
		return countIf(length > 1 && before.tag != tagTo)
	case tagDegree:
		return countIf(length > 1 && w.word != "more" && w.word != "less")
	case tagSubj:
		return countIf(length > 1 && clausePronouns[w.word] && (w.word != "you" || before.tag != tagVerb && before.tag != tagPrep))
	case tagPrep:
		around := p.whole && length > 2 && (before.tag == tagNeg || before.tag == tagBe)                                                // was never around
		after := length > 1 && (hearParticles[w.word] || p.whole) && before.tag == tagVerb                                              // a cat to look after
		apart := p.whole && length > 2 && p.verb != "" && p.verb != "be" && before.tag == tagNoun && (w.word == "in" || w.word == "on") // don't put sugar in
		return countIf(!around && !after && !apart)
	case tagAdv:
		return countIf(trailingAdverbs[w.word] && (w.word != "again" || !p.neg))
	case tagHave:
		return countIf(length > 1)
	}
	return 0
}

var trailingAdverbs = wordSet("really actually though anyway too now again then just always usually maybe probably basically honestly however also still so very quite sometimes normally personally obviously definitely yet ever even already instead today mainly mostly generally especially particularly typically")

var idleDegrees = wordSet("really so very quite pretty")

var clausePronouns = wordSet("i we he she they there who which this these those you")

// plain is the words of a span as a label has them: no fillers, no leading article, capitals only where they are a name.
func (h *heard) plain(lo, hi int) []string {
	var out []string
	for k := lo; k < hi; k++ {
		w := h.words[k]
		if w.filler || w.tag == tagDegree && !tellingDegrees[w.word] && w.word != "that" && (len(out) == 0 || idleDegrees[w.word]) {
			continue
		}
		if len(out) == 0 && !w.neg && (w.tag == tagPoss || w.tag == tagDet && !tellingArticles[w.word] || w.tag == tagBe && w.word != "be" && k+1 < hi) {
			continue
		}
		word := w.word
		if len(out) == 0 && w.tag == tagBe && w.neg {
			word = "not"
		}
		switch {
		case word == "i" || strings.HasPrefix(word, "i'"):
			word = "I" + word[1:]
		case (w.gap < gapSentence || h.proper[w.word]) && h.named(k):
			word = straight(w.text)
		case w.tag == tagNum:
			word = h.amount(k)
		}
		out = append(out, word)
	}
	return out
}

// amount is a number with the sign of its money or its share.
func (h *heard) amount(k int) string {
	from, to := h.words[k].from, h.words[k].to
	for _, sign := range []string{"£", "$", "€"} {
		if strings.HasSuffix(h.text[:from], sign) {
			return sign + h.words[k].word
		}
	}
	if strings.HasPrefix(h.text[to:], "%") {
		return h.words[k].word + "%"
	}
	return h.words[k].word
}

// named says whether a word is written as a name: a capital within a sentence, in a text that is not all capitals.
func (h *heard) named(k int) bool {
	if h.words[k].word == h.words[k].text || h.words[k].word == "i" || strings.HasPrefix(h.words[k].word, "i'") || !strings.ContainsFunc(h.words[k].text, unicode.IsUpper) {
		return false
	}
	return k == 0 || h.words[k-1].text != strings.ToUpper(h.words[k-1].text) || len(h.words[k].text) == 1 || h.words[k-1].word == "i" || h.words[k-1].word == "a"
}
