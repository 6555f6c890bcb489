package interview

import (
	"strings"
	"unicode"
)

// predicate makes the phrase of a clause with a verb.
func (h *heard) predicate(p hearParse, base string, hi int, c hearClause) []hearPhrase {
	out := hearPhrase{verb: base, past: p.past, neg: p.neg >= 0, able: p.modal || c.verb, subject: h.subjectKind(p, c)}
	if p.verb < 0 || base == "be" { // something is something
		if p.rest >= hi {
			return nil
		}
		out.verb = "be"
		return h.complement(out, p, hi)
	}
	from := p.verb
	out.going = p.be && strings.HasSuffix(h.words[p.verb].word, "ing")
	if p.neg >= 0 && h.words[p.neg].tag == tagSubj { // nobody listens
		out.lo, out.hi = p.neg, hi
		return []hearPhrase{out}
	}
	if p.neg >= 0 && p.neg < p.verb {
		from = p.neg
	}
	owns := base == "have" || base == "get" && h.words[p.verb].word == "got"
	if owns && p.neg < 0 && p.rest < hi && (p.subjHi == p.subjLo) && h.words[p.rest].tag != tagTo && h.words[p.rest].tag != tagObj && h.words[p.rest].word != "it" {
		out.noun = true // it has a nutty taste, I have more energy
		out.lo, out.hi = p.rest, hi
		return []hearPhrase{out}
	}
	if p.subjHi > p.subjLo {
		from = p.subjLo
	}
	out.lo, out.hi = from, hi
	return []hearPhrase{out}
}

// complement makes the phrase of "it is creamy" and "the texture is creamy".
func (h *heard) complement(out hearPhrase, p hearParse, hi int) []hearPhrase {
	from := p.rest
	out.lo, out.hi = from, hi
	head := h.words[from]
	out.adj = head.tag == tagAdj || head.tag == tagDegree || head.tag == tagNeg
	out.noun = !out.adj
	if head.tag == tagPrep && head.word != "like" && head.word != "about" && h.places(from, hi) {
		out.setting = true // I'm in a shop
	}
	if p.neg >= 0 && p.neg < from {
		out.lo = p.neg
	} else if k := h.infinitive(p, from); k >= 0 { // be independent, being a good parent
		out.lo = k
		out.able = true
	}
	if p.subjHi == p.subjLo {
		return []hearPhrase{out}
	}
	subject := h.plain(p.subjLo, p.subjHi)
	value := h.plain(from, hi)
	if len(subject) > 0 && !hearWeak[subject[len(subject)-1]] && p.neg < 0 && h.weakWords(from, hi) { // security is everything to me
		out.lo, out.hi, out.adj, out.noun, out.verb = p.subjLo, p.subjHi, false, true, ""
		return []hearPhrase{out}
	}
	if out.adj && p.neg < 0 && !h.words[p.subjLo].neg && len(value) == 1 && !predicative[value[0]] && len(subject) > 0 && len(subject) <= 3 && !hearWeak[subject[len(subject)-1]] && h.words[p.subjLo].tag != tagVerb {
		out.lo, out.noun = p.subjLo, true
		out.label = strings.Join(append(value, subject...), " ") // the texture is creamy: creamy texture
		return []hearPhrase{out}
	}
	if len(subject) == 0 || len(subject) == 1 && hearWeak[subject[0]] || hearVerbBase(subject[0]) != "" && hearFrames(subject) {
		return []hearPhrase{out}
	}
	out.lo = p.subjLo
	return []hearPhrase{out}
}

// predicative adjectives do not stand before a noun.
var predicative = wordSet("asleep awake alone able aware ready sure worth afraid ill well glad here gone done closed open")

// hearFrames are subjects that only announce: the main reason, my favourite thing.
func hearFrames(subject []string) bool {
	return hearWeak[subject[len(subject)-1]]
}

// states of mind are told like places: in control, at ease.
var stateNouns = wordSet("control charge call duty ease peace pressure danger pain touch trouble debt hurry rush hands time loop dark top need love shape")

func (h *heard) places(lo, hi int) bool {
	if lo == hi-1 || h.words[hi-1].tag == tagAdj {
		return false
	}
	for k := lo; k < hi; k++ {
		if stateNouns[h.words[k].word] {
			return false
		}
	}
	return true
}

// infinitive is where "be" stands when it is wanted or done, not found: want to be, can be, being.
func (h *heard) infinitive(p hearParse, from int) int {
	for k := from - 1; k >= 0 && k >= from-3; k-- {
		switch h.words[k].word {
		case "being":
			return k
		case "be":
			if p.subjHi == p.subjLo && p.pron != "it" && p.pron != "that" && p.pron != "they" && p.pron != "this" {
				return k
			}
			return -1
		}
	}
	return -1
}

var importance = wordSet("everything important importance key main big biggest matter matters priority essential vital point must life thing things what most one number")

// weakWords says whether the words from lo to hi only say that something matters.
func (h *heard) weakWords(lo, hi int) bool {
	any := false
	for k := lo; k < hi; k++ {
		w := h.words[k]
		if w.filler || w.tag != tagNoun && w.tag != tagAdj && w.tag != tagVerb && w.tag != tagNum && w.word != "everything" {
			continue
		}
		if !importance[w.word] {
			return false
		}
		any = true
	}
	return any
}

func (h *heard) subjectKind(p hearParse, c hearClause) string {
	switch p.pron {
	case "i", "we", "you":
		return "i"
	case "he", "she", "they", "who", "someone", "everyone":
		return "person"
	case "nobody", "everybody", "anyone", "anybody", "somebody":
		return "nobody"
	case "":
		if p.subjHi > p.subjLo {
			if personWords[h.words[p.subjHi-1].word] {
				return "person"
			}
			return "thing"
		}
		if p.verb >= 0 && (strings.HasSuffix(h.words[p.verb].word, "s") && !strings.HasSuffix(h.words[p.verb].word, "ss") || p.neg >= 0 && (h.words[p.neg].word == "doesn't" || h.words[p.neg].word == "isn't")) {
			return "it"
		}
		if c.verb && (strings.HasSuffix(c.connective, "me") || strings.HasSuffix(c.connective, "us") || strings.HasSuffix(c.connective, "to")) {
			return "i"
		}
		return ""
	}
	return "it"
}

var personWords = wordSet(`nurse nurses doctor doctors staff consultant surgeon midwife receptionist driver barista kid kids child children son daughter husband wife partner mum mom dad
	mother father friend friends boss colleague colleagues people man woman lady guy agent advisor adviser manager cashier assistant someone everyone nobody family team neighbour
	girlfriend boyfriend sister brother gran grandma customer passengers passenger conductor teacher porter consultant paramedic`)

// fragment makes phrases of words without a verb: the items of a list, an answer in note form.
func (h *heard) fragment(lo, hi int, c hearClause, things map[string]bool) []hearPhrase {
	for lo+1 < hi && h.words[lo].word == "like" { // like my old phone
		lo++
	}
	w := h.words[lo]
	out := hearPhrase{lo: lo, hi: hi, able: c.verb && c.anchor != ""}
	if things != nil && h.names(lo, h.nounsEnd(lo, hi), things) && w.tag != tagPrep {
		out.subject, out.noun = "thing", true
		return []hearPhrase{out}
	}
	switch {
	case w.tag == tagPrep && !w.neg && w.word != "like" && w.word != "with":
		out.setting = true
	case w.tag == tagAdj || w.tag == tagDegree:
		out.adj = true
	default:
		out.noun = true
		for k := lo; k < hi; k++ {
			if h.words[k].tag == tagAdj {
				out.adj = true
			}
		}
	}
	if c.relation == relationCondition || c.relation == relationTime {
		out.setting = true
	}
	return []hearPhrase{out}
}

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

// trimStart drops what a label does not begin with: articles, possessives, adverbs, helpers.
func (h *heard) trimStart(p *hearPhrase) {
	for p.lo < p.hi {
		w := h.words[p.lo]
		switch {
		case w.filler, w.tag == tagConj, w.tag == tagTo, w.tag == tagWh, w.tag == tagPoss, w.tag == tagSubj && !w.neg && p.hi-p.lo > 1, w.tag == tagObj && p.hi-p.lo > 1:
		case w.tag == tagDet && !w.neg && w.word != "every" && w.word != "both" && w.word != "all" && w.word != "enough":
		case w.tag == tagAdv && !w.neg && p.hi-p.lo > 1 && !hearParticles[w.word]:
		case w.tag == tagDegree && p.hi-p.lo > 1 && w.word != "too" && w.word != "less" && w.word != "more" && w.word != "as" && w.word != "most":
		case w.tag == tagBe && !w.neg && w.word != "be", w.tag == tagModal && !w.neg, w.tag == tagDo && !w.neg && p.hi-p.lo > 1 && (h.words[p.lo+1].tag == tagVerb || h.words[p.lo+1].neg):
		case w.tag == tagPrep && !w.neg && !p.setting && w.word != "like":
		default:
			return
		}
		p.lo++
	}
}

// shorten cuts a phrase to the length of a label, best where an adverbial begins.
func (h *heard) shorten(p *hearPhrase) {
	h.dropSubject(p)
	count, end, best, relative := 0, p.hi, 0, false
	for k := p.lo; k < p.hi; k++ {
		w := h.words[k]
		if count >= 2 && (w.tag == tagPrep || w.tag == tagTo || w.tag == tagConj || w.tag == tagWh || w.tag == tagAdv && !w.filler || w.tag == tagSubj && w.word != "it") && h.words[k-1].tag != tagPrep && h.words[k-1].tag != tagDet && !relative {
			best = k
			relative = w.tag == tagSubj || w.tag == tagWh
		}
		if w.filler {
			continue
		}
		if count == mostLabel {
			end = k
			break
		}
		count++
	}
	if end >= p.hi {
		return
	}
	p.whole = false
	if last := h.words[end-1]; best > p.lo && !(last.tag == tagNoun && h.words[end].tag != tagNoun) {
		end = best
	}
	p.hi = end
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
		w := h.words[p.hi-1]
		switch {
		case w.tag == tagTo && p.whole && p.hi-p.lo > 2 && h.words[p.hi-2].tag == tagVerb:
			return
		case w.tag == tagObj && p.hi-p.lo > 3 && (h.words[p.hi-2].word == "to" || h.words[p.hi-2].word == "for") && h.words[p.hi-3].tag == tagBe:
			p.hi -= 2
		case w.filler, w.tag == tagDet, w.tag == tagPoss, w.tag == tagConj, w.tag == tagTo, w.tag == tagNeg, w.tag == tagWh, w.tag == tagBe, w.tag == tagModal, w.tag == tagDo && p.hi-p.lo > 1 && h.words[p.hi-2].tag != tagTo, w.tag == tagDegree && p.hi-p.lo > 1 && w.word != "more" && w.word != "less":
		case w.tag == tagSubj && p.hi-p.lo > 1 && clausePronouns[w.word] && !(w.word == "you" && h.words[p.hi-2].tag == tagVerb):
		case w.tag == tagPrep && p.whole && p.hi-p.lo > 2 && (h.words[p.hi-2].tag == tagNeg || h.words[p.hi-2].tag == tagBe):
			return // was never around
		case w.tag == tagPrep && !(p.hi-p.lo > 1 && (hearParticles[w.word] || p.whole) && h.words[p.hi-2].tag == tagVerb):
		case w.tag == tagAdv && trailingAdverbs[w.word]:
		case w.tag == tagHave && p.hi-p.lo > 1:
		default:
			return
		}
		p.hi--
	}
}

var trailingAdverbs = wordSet("really actually though anyway too now again then just always usually maybe probably basically honestly however also still so very quite sometimes normally personally obviously definitely yet ever even already instead today mainly mostly generally especially particularly typically")

var clausePronouns = wordSet("i we he she they there who which this these those you")

// plain is the words of a span as a label has them: no fillers, no leading article, capitals only where they are a name.
func (h *heard) plain(lo, hi int) []string {
	var out []string
	for k := lo; k < hi; k++ {
		w := h.words[k]
		if w.filler || len(out) == 0 && (w.tag == tagDet && !w.neg && w.word != "every" && w.word != "both" && w.word != "all" && w.word != "enough" || w.tag == tagPoss || w.tag == tagBe && !w.neg && w.word != "be" && k+1 < hi || w.tag == tagDegree && w.word != "too" && w.word != "less" && w.word != "more" && w.word != "as" && w.word != "most") {
			continue
		}
		if w.tag == tagDegree && (w.word == "really" || w.word == "so" || w.word == "very" || w.word == "quite" || w.word == "pretty") {
			continue
		}
		word := w.word
		if len(out) == 0 && w.tag == tagBe && w.neg {
			word = "not"
		}
		switch {
		case word == "i" || strings.HasPrefix(word, "i'"):
			word = "I" + word[1:]
		case w.gap < gapSentence && h.named(k):
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
var vagueVerbs = wordSet("buy drink eat see hear find give bring put keep keeps start stop call ask answer add remember notice order choose decide consider expect wonder hope suggest mention become happen work switch change watch bother explain drive live become seem sound appear turn look show let wait describe imagine cost")

func latinWord(word string) bool {
	for _, r := range word {
		if unicode.IsLetter(r) && !unicode.Is(unicode.Latin, r) {
			return false
		}
	}
	return true
}
