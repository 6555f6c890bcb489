package interview

import "strings"

// soFollows says whether the "so" at i opens a consequence: not "so creamy", not "I think so".
func (h *heard) soFollows(i, lo, end int) bool {
	if i+1 >= end {
		return false
	}
	next := h.words[i+1]
	if next.gap >= gapComma {
		return i == lo
	}
	switch next.word {
	case "that", "now", "then", "when", "if":
		return true
	case "much", "many", "far", "on":
		return false
	}
	switch next.tag {
	case tagAdj, tagAdv:
		// "so easy" is a degree; "so less waste" and "so healthier mornings" are not
		return i > lo && h.words[i].gap >= gapComma && (next.word == "less" || next.word == "more") || next.tag == tagAdv && i+2 < end && h.words[i+2].tag == tagSubj
	}
	if i == lo || h.words[i].gap >= gapComma {
		return true
	}
	if b := h.words[i-1]; b.tag == tagBe || b.be || statives[hearVerbBase(b.word)] {
		return false
	}
	before := h.words[i-1]
	return before.tag != tagBe && !before.be && before.tag != tagVerb || h.startsSubject(i+1, end)
}

// soMuchThat says whether the "that" at i follows a "so" before it: so looked after that I booked again.
func (h *heard) soMuchThat(i, lo, end int) bool {
	if i+1 >= end || !h.startsSubject(i+1, end) {
		return false
	}
	for k := i - 2; k > lo && k >= i-4; k-- {
		if h.words[k].word == "so" {
			return true
		}
	}
	return false
}

// statives are verbs that an adjective follows: tastes so good.
var statives = wordSet("feel taste look seem smell sound get become")

// asReason tells "as it's cheap" from "as cheap as", "as a treat" and "as I said".
func (h *heard) asReason(i, lo, end int) bool {
	if i+1 >= end || i > lo && h.words[i].gap < gapComma && h.words[i+1].tag != tagSubj {
		return false
	}
	if i > lo && (h.words[i-1].word == "such" || h.words[i-1].word == "same" || h.words[i-1].word == "just" || h.words[i-1].tag == tagAdj && h.words[i].gap < gapComma && h.words[i-1].word == "much") {
		return false
	}
	return h.startsSubject(i+1, end) && (i+2 >= end || h.words[i+2].word != "said")
}

// sinceReason tells "since it's cheap" from "since 2019", "since then" and "since I was a child".
func (h *heard) sinceReason(i, end int) bool {
	if i+1 >= end || h.words[i+1].tag == tagNum {
		return false
	}
	for k := i + 1; k < end && k < i+5; k++ {
		switch h.words[k].word {
		case "then", "last", "was", "were", "started", "began", "years", "year", "childhood", "lockdown", "moved", "school", "having":
			return false
		}
	}
	t := h.words[i+1].tag
	return (t == tagSubj || t == tagPoss || t == tagDet) && h.startsSubject(i+1, end)
}

// startsSubject says whether a subject and a verb seem to begin at i.
func (h *heard) startsSubject(i, end int) bool {
	if h.words[i].tag == tagSubj {
		return true
	}
	for k := i; k < end && k < i+5 && (k == i || h.words[k].gap < gapComma); k++ {
		if t := h.words[k].tag; k > i && (t == tagVerb || t == tagBe || t == tagModal || t == tagHave || t == tagDo) {
			return true
		}
	}
	return false
}

// clauseOfTime says whether what "after" at i−1 governs is a clause: after our second was born, not after work.
func (h *heard) clauseOfTime(i, end int) bool {
	if h.words[i].gap >= gapComma {
		return false
	}
	if h.words[i].tag == tagSubj || h.gerund(i) {
		return true
	}
	for k := i; k < end && k < i+5 && (k == i || h.words[k].gap < gapComma); k++ {
		switch h.words[k].tag {
		case tagSubj, tagPrep, tagConj:
			return false
		case tagVerb, tagBe, tagHave, tagDo, tagModal:
			return k > i
		}
	}
	return false
}

// plainWhich is a "which" that opens a clause of its own: not "in which", not "know which".
func (h *heard) plainWhich(i, lo, end int) bool {
	return i > lo && i+1 < end && h.words[i-1].tag != tagPrep && h.words[i-1].tag != tagVerb || i == lo && i > 0 && i+1 < end
}

var whichIsWhy = []string{"which", "is", "why"}

// whichDoes finds "which really helps me" at i.
func (h *heard) whichDoes(i, end int) (hearConnective, bool) {
	for k := i + 1; k+1 < end && k < i+4; k++ {
		w := h.words[k]
		if w.tag == tagModal && !w.neg || w.tag == tagAdv || w.filler || w.word == "then" {
			continue
		}
		objects, ok := effectVerbs[hearVerbBase(w.word)]
		if !ok || !objects[h.words[k+1].word] {
			return hearConnective{}, false
		}
		length := k + 1 - i
		if next := h.words[k+1]; next.tag == tagObj || next.word == "you" || next.word == "that" {
			length++
		}
		if i+length < end && h.words[i+length].word == "to" {
			length++
		}
		return hearConnective{length: length, relation: relationEffect, anchor: "which", verb: true}, true
	}
	return hearConnective{}, false
}

// fewWords says whether the clause from lo to its end is short enough to stay whole with its condition: text me when it's odd.
func (h *heard) fewWords(lo, end int) bool {
	count := 0
	for k := lo; k < end && (k == lo || h.words[k].gap < gapComma); k++ {
		if h.words[k].tag == tagConj {
			break
		}
		if !h.words[k].filler && (k != lo || h.words[k].tag != tagSubj) {
			count++
		}
	}
	return count <= mostLabel
}

// mainFollows says whether, in a condition or a reason that opens its sentence, the main clause begins at i without a comma:
// "When I was in Portugal I lost my card".
func (h *heard) mainFollows(i int, open *hearClause, end int) bool {
	if open.relation != relationCondition && open.relation != relationTime && open.relation != relationCause || i < open.lo+2 || i+1 >= end {
		return false
	}
	w, before := h.words[i], h.words[i-1]
	if (w.tag == tagDet || w.tag == tagPoss) && before.tag != tagVerb && hearParticles[before.word] && i-2 >= open.lo && h.words[i-2].tag == tagVerb { // by the time I wake up the bank is shut
		end := h.nounsEnd(i, end)
		return end < len(h.words) && h.words[end].tag == tagBe && h.opensSentence(open)
	}
	if w.tag != tagSubj || w.word == "that" || w.word == "who" || w.word == "which" || w.gap >= gapComma {
		return false
	}
	plain := w.word != "it" && w.word != "you" && w.word != "this" && before.tag == tagVerb
	if before.tag != tagNoun && before.tag != tagAdj && before.tag != tagAdv && before.tag != tagObj && before.tag != tagNum && !plain {
		return false
	}
	verb := false
	for k := open.lo; k < i; k++ {
		t := h.words[k].tag
		verb = verb || t == tagVerb || t == tagBe || t == tagHave || t == tagDo || h.words[k].be
	}
	return verb && (w.be || w.modal || w.have || h.startsSubject(i, end)) && h.opensSentence(open)
}

// opensSentence says whether nothing but grammar stands before the clause in its sentence.
func (h *heard) opensSentence(c *hearClause) bool {
	n := len(h.clauses)
	return n == 0 || h.clauses[n-1].sentence != c.sentence || h.words[c.from].gap >= gapComma
}

// notPurpose are words after which "to" belongs to them.
var notPurpose = wordSet(`want wants wanted need needs needed have has had like likes liked love loves try tries tried trying able used going go goes easy easier hard harder
	nice good great better best difficult impossible ready way ways time chance how where what when whether prefer prefers hope hoped plan planned
	decide decided expect expected expecting learn learned learnt tend tends seem seems refuse refused afford happy willing help helps allow allows get gets got keen
	quick quicker simple safe expensive cheap important ought supposed due enough one ability need reason option right room space lot lots
	start started begin began continue forget forgot remember choose chose manage managed manages me us you them him her it likely mean meant ask asked
	told tell listen listened talk talked speak spoke close next similar compared thanks according back proud glad free afraid scared
	nothing something anything everything someone place bother wait hate stand fun pleasure effort freedom opportunity energy`)

var purposeVerbs = wordSet(`save avoid feel stay keep get help be reduce look support give protect prevent cut lose relax wake show prove impress set improve make remind
	lower boost unwind treat have see check catch do live sleep maintain gain`)

// purposeTo finds "to save money" after a clause that is complete without it.
func (h *heard) purposeTo(i, lo, end int) bool {
	if i+1 >= end || !purposeVerbs[h.words[i+1].word] {
		return false
	}
	if i == lo {
		return i == 0 || h.words[i].gap >= gapComma || h.words[i-1].tag == tagConj
	}
	if before := h.words[i-1]; notPurpose[before.word] || before.neg || before.tag == tagAdj || before.tag == tagVerb && i-lo < 3 {
		return false
	}
	for k := lo; k < i; k++ {
		if t := h.words[k].tag; (t == tagVerb) && i-lo >= 2 {
			return !notPurpose[h.words[k].word] || k < i-3
		}
	}
	return false
}

func (h *heard) gerund(i int) bool {
	return h.words[i].tag == tagVerb && strings.HasSuffix(h.words[i].word, "ing")
}

// joinsNouns says whether the "and" at i joins two words of one phrase: time and money, calm and relaxed.
func (h *heard) joinsNouns(i, lo, end int) bool {
	if i == lo || i+1 >= end || h.words[i].gap >= gapComma || h.words[i+1].gap >= gapComma {
		return false
	}
	left, right := h.words[i-1], h.words[i+1]
	if left.word == right.word { // more and more
		return true
	}
	if right.word == "not" && left.tag == tagNoun && i+2 < end && h.words[i+2].tag == tagDet { // like a person and not a number
		return true
	}
	after := i + 2
	alone := after >= end || h.words[after].gap >= gapComma || h.words[after].tag == tagConj || h.words[after].tag == tagPrep || h.words[after].tag == tagWh || h.words[after].tag == tagAdv || h.words[after].word == "so"
	if !alone || left.tag != right.tag || left.filler || right.filler || left.tag != tagNoun && left.tag != tagAdj && left.tag != tagVerb {
		return false
	}
	if i-2 < lo {
		return false
	}
	before := h.words[i-2]
	switch left.tag {
	case tagVerb: // eat and drink
		return before.tag == tagTo || before.tag == tagModal || before.tag == tagObj
	case tagAdj: // feel calm and relaxed
		return hearVerbBase(before.word) == "feel" || before.tag == tagDegree && i-3 >= lo && hearVerbBase(h.words[i-3].word) == "feel"
	}
	return before.tag == tagVerb || before.tag == tagPrep || before.tag == tagPoss
}
