package interview

import "strings"

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
	if from > 0 && (h.words[from-1].word == "nearly" || h.words[from-1].word == "almost") { // what nearly happened did not
		from--
	}
	owns := base == "have" || base == "get" && h.words[p.verb].word == "got"
	if owns && p.neg < 0 && p.rest < hi && (p.subjHi == p.subjLo) && h.words[p.rest].tag != tagTo && h.words[p.rest].tag != tagObj && h.words[p.rest].word != "it" {
		out.noun = true // it has a nutty taste, I have more energy
		out.lo, out.hi = p.rest, hi
		out.adj = base == "get" && h.words[hi-1].tag == tagAdj // I got really confused
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
	if head.tag == tagPrep && head.word != "like" && head.word != "about" && head.word != "around" && h.places(from, hi) {
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
	if len(subject) > 1 && subject[0] == "opposite" { // the opposite of that is something you have to wrap up
		if p.neg < 0 && h.words[from].word == "something" && from+2 < hi && h.words[from+1].tag == tagSubj {
			out.lo = from + 2
		}
		return []hearPhrase{out}
	}
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
var stateNouns = wordSet("control charge call duty ease peace pressure danger pain touch trouble debt hurry rush hands time loop dark top need love shape mood")

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
			if p.subjHi == p.subjLo && p.pron != "it" && p.pron != "there" && p.pron != "that" && p.pron != "they" && p.pron != "this" {
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
	case w.tag == tagPrep && !w.neg && w.word != "like" && (w.word != "with" || lo+1 < hi && h.words[lo+1].tag == tagNum) && (!c.verb || !stateNouns[h.words[hi-1].word]):
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
