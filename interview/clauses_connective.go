package interview

import "strings"

// hearConnective is a connective found in an utterance.
type hearConnective struct {
	length     int
	relation   string
	connective string
	anchor     string
	verb       bool
	absorbs    bool // what stands before it in its clause is only a pronoun, and part of it
	aside      bool
}

// connectivePhrases by their first word, longest first.
var connectivePhrases = connectiveTable(map[string]string{
	relationCause: `because of|because|due to|thanks to|owing to|given that|seeing as|seeing that|the reason being|
		that's because|it's because|this is because|that is because|thats because|its because|on account of|considering that|considering`,
	relationEffect: `so that|therefore|hence|thus|as a result of that|as a result|consequently|which means that|which means|that means that|that means|this means that|
		this means|it means that|it means|meaning that|meaning|that way|this way|which is why|that's why|thats why|that is why|this is why|in order to|
		so as to|leading to|leads to|led to|lead to|results in|resulted in|resulting in|in turn|to the point that|to the point where`,
	relationContrast: `but|although|though|however|even though|even if|whereas|in spite of|despite|except that|except|yet|on the other hand|
		having said that|that said|rather than|instead of|unlike|compared to|compared with|as opposed to|regardless`,
	relationCondition: `if|when|whenever|unless|as long as|as soon as|every time|everytime|each time|in case|provided|by the time|the second i|the moment i|the minute i|the second it|the moment it`,
	relationTime:      `and then|then|after that|afterwards|later on|in the end|eventually|at first|from then on|since then|that's when|that is when`,
	relationAddition:  `as well as|but also|not only|on top of that|in addition|apart from that|other than that|besides that|plus|also|and also|and|or|&`,
})

type connectivePhrase struct {
	words    []string
	relation string
}

func connectiveTable(lists map[string]string) map[string][]connectivePhrase {
	out := map[string][]connectivePhrase{}
	for _, relation := range []string{relationCause, relationEffect, relationContrast, relationCondition, relationTime, relationAddition} {
		for _, phrase := range strings.Split(lists[relation], "|") {
			words := strings.Fields(phrase)
			list := out[words[0]]
			at := 0
			for at < len(list) && len(list[at].words) >= len(words) {
				at++
			}
			list = append(list, connectivePhrase{})
			copy(list[at+1:], list[at:])
			list[at] = connectivePhrase{words, relation}
			out[words[0]] = list
		}
	}
	return out
}

// connectiveAt finds a connective that begins at word i of a clause that began at lo, in a sentence that ends at end.
func (h *heard) connectiveAt(i, lo, end int) (hearConnective, bool) {
	w := h.words[i]
	if found, ok := h.effectVerbAt(i, lo, end); ok {
		return found, true
	}
	switch w.word {
	case "so":
		if h.soFollows(i, lo, end) {
			return hearConnective{length: 1, relation: relationEffect}, true
		}
	case "as":
		if h.asReason(i, lo, end) {
			return hearConnective{length: 1, relation: relationCause}, true
		}
	case "since":
		if h.sinceReason(i, end) {
			return hearConnective{length: 1, relation: relationCause}, true
		}
	case "'cause", "cause":
		return hearConnective{length: 1, relation: relationCause}, i+1 < end && h.startsSubject(i+1, end) && (i == lo || h.words[i-1].tag != tagDet)
	case "which":
		if found, ok := h.whichDoes(i, end); ok {
			return found, true
		}
		if h.plainWhich(i, lo, end) && !h.phraseAt(i, end, whichIsWhy) {
			return hearConnective{length: 1, relation: relationAddition, anchor: "which"}, true
		}
	case "that":
		if h.soMuchThat(i, lo, end) {
			return hearConnective{length: 1, relation: relationEffect}, true
		}
	case "to":
		if h.purposeTo(i, lo, end) {
			return hearConnective{length: 1, relation: relationEffect}, true
		}
	case "where":
		return hearConnective{length: 1, relation: relationAddition}, i > lo && i+1 < end && h.words[i-1].tag == tagNoun && h.startsSubject(i+1, end)
	case "while", "whilst", "once", "after", "before", "until", "till":
		if i > lo && w.word == "after" && hearVerbBase(h.words[i-1].word) == "look" { // looked after
			return hearConnective{}, false
		}
		if i+2 < end && h.words[i+1].word == "that" && h.words[i+2].tag == tagSubj { // before that I kept a notebook
			return hearConnective{length: 2, relation: relationTime}, true
		}
		return hearConnective{length: 1, relation: relationTime}, i+1 < end && h.clauseOfTime(i+1, end) && (i == lo || h.words[i-1].tag != tagDet)
	case "and", "or", "&":
		if h.joinsNouns(i, lo, end) {
			return hearConnective{}, false
		}
	case "though", "although": // "it's nice though." ends a clause and ties nothing
		if i+1 >= end || h.words[i+1].gap >= gapComma && i > lo {
			return hearConnective{}, false
		}
	case "also", "then", "eventually", "afterwards":
		if i > lo && h.words[i].gap < gapComma {
			return hearConnective{}, false
		}
	case "when", "if", "whenever":
		if i > lo && h.words[i].gap < gapComma && h.fewWords(lo, end) {
			return hearConnective{}, false
		}
		if i > lo && (hearVerbBase(h.words[i-1].word) == "know" || h.words[i-1].word == "even" || h.words[i-1].word == "see") {
			return hearConnective{}, false
		}
	case "considering", "meaning", "lead", "thus", "except", "unlike":
		if i > lo && (h.words[i-1].tag == tagDet || h.words[i-1].tag == tagPoss || h.words[i-1].tag == tagPrep || h.words[i-1].tag == tagBe) {
			return hearConnective{}, false
		}
	}
	for _, phrase := range connectivePhrases[w.word] {
		if !h.phraseAt(i, end, phrase.words) {
			continue
		}
		found := hearConnective{length: len(phrase.words), relation: phrase.relation}
		switch w.word {
		case "that", "this", "it", "which", "that's", "thats", "it's", "its":
			found.anchor = strings.TrimSuffix(strings.TrimSuffix(w.word, "'s"), "s")
			if strings.HasPrefix(w.word, "thi") {
				found.anchor = "this"
			}
		case "rather", "instead", "unlike", "compared":
			found.aside = true
		}
		return found, true
	}
	return hearConnective{}, false
}

// phraseAt says whether the words stand at i without a break within.
func (h *heard) phraseAt(i, end int, words []string) bool {
	if i+len(words) > end {
		return false
	}
	for k, word := range words {
		if h.words[i+k].word != word || k > 0 && h.words[i+k].gap >= gapComma {
			return false
		}
	}
	return true
}

// effectVerbs take up what was said and say what it does: makes me feel, lets me, leads to. Their objects tell them from
// the same verb in another use.
var effectVerbs = map[string]map[string]bool{
	"make":   wordSet("me us my it you your the our everything him her them people life things sure mornings every"),
	"give":   wordSet("me us you my him her them people a that this more"),
	"help":   wordSet("me us you my him her them with people to keep reduce the"),
	"let":    wordSet("me us you my him her them people"),
	"allow":  wordSet("me us you my him her them people for"),
	"enable": wordSet("me us you my him her them people"),
	"cause":  wordSet("me us my a the problems stress"),
	"mean":   wordSet("i we my that less more no there you the it they"),
	"leave":  wordSet("me us"),
	"put":    wordSet("me us"),
}

// feelThat comes before what is felt: makes me feel that I belong.
var feelThat = []string{"feel", "that"}

// effectVerbAt finds a verb of effect at word i that follows a subject, with the pronoun after it.
func (h *heard) effectVerbAt(i, lo, end int) (hearConnective, bool) {
	w := h.words[i]
	if i == 0 || i+1 >= end || w.tag == tagNoun || h.words[i+1].gap >= gapComma {
		return hearConnective{}, false
	}
	objects, ok := effectVerbs[hearVerbBase(w.word)]
	if !ok || !objects[h.words[i+1].word] || hearVerbBase(w.word) == "mean" && h.phraseAt(i+1, end, []string{"a"}) {
		return hearConnective{}, false
	}
	ing := strings.HasSuffix(w.word, "ing")
	subject := i // where what stands before the verb's helpers ends
	for subject > lo {
		before := h.words[subject-1]
		if before.neg || before.tag == tagTo {
			return hearConnective{}, false
		}
		if before.tag != tagModal && before.tag != tagAdv && !before.filler && before.word != "all" && (before.tag != tagBe || !ing) && before.tag != tagDo {
			break
		}
		subject--
	}
	length := 1
	if next := h.words[i+1]; next.tag == tagObj || next.word == "you" || next.word == "that" || next.word == "sure" {
		length = 2
	}
	if i+length < end && h.words[i+length].word == "to" {
		length++
	}
	if h.phraseAt(i+length, end, feelThat) {
		length += len(feelThat)
	}
	found := hearConnective{length: length, relation: relationEffect, verb: true}
	if subject == lo {
		// "…, making me feel calm" and "… and makes me feel calm" take up the whole clause before
		found.anchor, found.absorbs = "that", true
		return found, lo > 0 && (ing || strings.HasSuffix(w.word, "s")) && (h.words[lo].gap >= gapComma || h.words[lo-1].tag == tagConj)
	}
	first := h.words[subject-1]
	if first.word == "they" || first.word == "he" || first.word == "she" || first.word == "who" {
		return hearConnective{}, false
	}
	if subject-1 == lo && hearPronouns[strings.TrimSuffix(first.word, "'ll")] {
		found.anchor, found.absorbs = strings.TrimSuffix(first.word, "'ll"), true
		return found, true
	}
	if first.word == "i" || first.word == "we" || first.word == "you" || first.modal || first.have {
		return hearConnective{}, false
	}
	gerund := (h.words[lo].tag == tagVerb || h.words[lo].tag == tagHave) && strings.HasSuffix(h.words[lo].word, "ing") // knowing what I drink gives me peace
	return found, ing || gerund || hearVerbBase(w.word) == "mean" || first.tag == tagNoun || first.tag == tagAdj || first.tag == tagObj || hearPronouns[first.word]
}
