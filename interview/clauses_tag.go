package interview

import "strings"

// hearTag is the class of a word, as well as it can be told.
type hearTag uint8

const (
	tagNoun hearTag = iota
	tagVerb
	tagAdj
	tagAdv
	tagDegree // very, so, too before an adjective
	tagSubj
	tagObj
	tagPoss
	tagDet
	tagModal
	tagBe
	tagHave
	tagDo
	tagTo
	tagNeg
	tagPrep
	tagConj
	tagWh
	tagNum
)

// What stands between a word and the one before.
const (
	gapNone uint8 = iota
	gapComma
	gapStrong
	gapSentence
)

// hearTagAll gives every word its class, from its form and the words around it.
func hearTagAll(words []hearWord) {
	verbSeen := false
	for i := range words {
		w := &words[i]
		if i == 0 || w.gap >= gapComma || words[i-1].tag == tagConj || words[i-1].tag == tagWh {
			verbSeen = false
		}
		w.tag = hearTagOf(words, i, verbSeen)
		if w.tag == tagVerb || w.tag == tagBe || w.be {
			verbSeen = true
		}
	}
}

func hearTagOf(words []hearWord, i int, verbSeen bool) hearTag {
	if tag, ok := hearClosed(words, i); ok {
		return tag
	}
	o := newOpenWord(words, i, verbSeen)
	if o.word == "means" && hearSubjects[o.next] || o.actsOnPerson() {
		return tagVerb
	}
	if !o.follows {
		if o.opensVerb() {
			return tagVerb
		}
		return o.alone()
	}
	if tag, ok := o.after(words, i); ok {
		return tag
	}
	return o.alone()
}

// openWord is a word of an open class (noun, verb, adjective, adverb) with what there is to tell which.
type openWord struct {
	word, base string // base is its verb, or nothing
	next       string // the word after it, unless a mark stands between
	prev       hearWord
	follows    bool // prev is there
	adj, noun  bool // it can be an adjective; it mostly is a noun
	ing        bool
	verbSeen   bool // the clause has its verb
}

func newOpenWord(words []hearWord, i int, verbSeen bool) openWord {
	word := words[i].word
	o := openWord{word: word, base: hearVerbBase(word), adj: hearIsAdjective(word), noun: hearNouns[word], ing: strings.HasSuffix(word, "ing"), verbSeen: verbSeen}
	o.prev, o.follows = hearPrev(words, i)
	if i+1 < len(words) && words[i+1].gap < gapComma {
		o.next = words[i+1].word
	}
	return o
}

// actsOnPerson says whether the word is a verb of effect with a person after it, even where the clause seems to have its
// verb: using less water makes me feel better.
func (o openWord) actsOnPerson() bool {
	return o.base != o.word && effectVerbs[o.base] != nil && (o.next == "me" || o.next == "us" || o.next == "him" || o.next == "them")
}

// opensVerb says whether the word opens its clause as a verb: save time, makes it easier.
func (o openWord) opensVerb() bool {
	object := hearDeterminer(o.next)
	if o.base == "" || o.verbSeen || !object && (o.noun || o.adj) {
		return false
	}
	return o.base == o.word || object || o.ing || strings.HasSuffix(o.word, "s") || !o.adj
}

// after tells the class from the word before.
func (o openWord) after(words []hearWord, i int) (hearTag, bool) {
	verb := o.base != ""
	form := verb && o.base != o.word // has an ending
	switch prev := o.prev; prev.tag {
	case tagTo, tagModal:
		return tagVerb, verb
	case tagDo:
		return tagVerb, verb && (!o.noun || prev.neg)
	case tagSubj:
		switch {
		case prev.be:
			return o.afterBe()
		case prev.modal, verb && prev.word != "this" && prev.word != "these" && prev.word != "those":
			return tagVerb, verb
		case prev.have:
			return tagVerb, form && !o.noun
		}
		return tagVerb, verb && prev.word == "this" && strings.HasSuffix(o.word, "s")
	case tagDet, tagPoss, tagPrep, tagNum:
		return o.afterDeterminer(), true
	case tagBe, tagDegree:
		return o.afterBe()
	case tagHave:
		return tagVerb, form && !o.noun
	case tagNeg:
		return tagVerb, verb && !o.noun && !o.adj
	case tagNoun, tagAdj:
		if prev.tag == tagAdj && !o.adj && (!form || o.noun) {
			return tagNoun, true
		}
		return tagVerb, verb && (!o.verbSeen && o.predicates(words[i-1].word) || !form && !o.noun && !o.adj && madeTo(words, i))
	case tagVerb:
		lets := hearVerbBase(prev.word) == "help" || hearVerbBase(prev.word) == "let"
		switch {
		case verb && o.ing && !o.noun:
			return tagVerb, true
		case o.adj:
			return tagAdj, true
		}
		return tagVerb, lets && verb && !form && !o.noun
	case tagObj: // makes me feel
		return tagVerb, verb && !form && i >= 2 && effectVerbs[hearVerbBase(words[i-2].word)] != nil
	case tagAdv: // I always check
		return tagVerb, verb && i >= 2 && takesVerb(words[i-2])
	}
	return tagNoun, false
}

// madeTo says whether the noun before word i is what a verb of effect works on: makes my coffee feel like a treat.
func madeTo(words []hearWord, i int) bool {
	for k := i - 1; k >= 0 && k >= i-4 && words[k+1].gap < gapComma; k-- {
		switch words[k].tag {
		case tagNoun, tagAdj:
		case tagPoss, tagDet:
			if k == 0 {
				return false
			}
			base := hearVerbBase(words[k-1].word)
			return base == "make" || base == "let" || base == "help"
		default:
			return false
		}
	}
	return false
}

// takesVerb says whether a verb is to come after this word.
func takesVerb(w hearWord) bool {
	return (w.tag == tagSubj || w.tag == tagModal || w.tag == tagDo || w.tag == tagTo) && !w.be
}

// afterDeterminer tells the class after an article, a possessive, a preposition or a number.
func (o openWord) afterDeterminer() hearTag {
	switch {
	case o.prev.tag == tagPrep && o.ing && o.base != "" && !o.noun:
		return tagVerb
	case o.adj && (!o.noun || hearNounish(o.next)):
		return tagAdj
	case o.base != "" && strings.HasSuffix(o.word, "ed") && hearNounish(o.next):
		return tagAdj
	}
	return tagNoun
}

// afterBe tells the class after a form of be or a word of degree.
func (o openWord) afterBe() (hearTag, bool) {
	ed := strings.HasSuffix(o.word, "ed")
	switch {
	case o.adj:
		return tagAdj, true
	case o.base != "" && o.ing && o.prev.tag != tagDegree:
		return tagVerb, true
	case o.base != "" && (ed || hearVerbForms[o.word] != "") && !o.noun:
		return tagVerb, true
	}
	return tagAdj, ed
}

// predicates says whether a word after a noun is that noun's verb: the kids drink it, the nurse explained.
func (o openWord) predicates(before string) bool {
	switch {
	case before == "both", before == "all", before == "each", hearObjects[o.next], o.next == "to" && aspectVerbs[o.base]:
		return true
	case o.base != o.word:
		return !o.noun || hearDeterminer(o.next)
	}
	return !o.noun && (hearPlural(o.prev.word) || hearDeterminer(o.next))
}

// alone tells the class from the word itself.
func (o openWord) alone() hearTag {
	switch {
	case o.adj && !o.noun:
		return tagAdj
	case hearAdverbs[o.word] || strings.HasSuffix(o.word, "ly") && len(o.word) > 4 && o.word != "family":
		return tagAdv
	case o.base != "" && !o.noun && (o.ing || !o.verbSeen && o.base != o.word):
		return tagVerb
	}
	return tagNoun
}

// hearPrev is the word before within the same stretch, adverbs of degree and fillers passed over.
func hearPrev(words []hearWord, i int) (hearWord, bool) {
	if i == 0 || words[i].gap >= gapComma {
		return hearWord{}, false
	}
	k := i - 1
	for k > 0 && words[k].gap < gapComma && words[k].filler && words[k].word != "like" {
		k--
	}
	if w := words[k].word; k > 0 && (w == "both" || w == "all" || w == "each") && (words[k-1].tag == tagNoun || words[k-1].tag == tagSubj) {
		k-- // the two both feel
	}
	if words[k].tag == tagConj || words[k].tag == tagWh || words[k].filler {
		return hearWord{}, false
	}
	return words[k], true
}
