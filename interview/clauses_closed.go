package interview

import "strings"

// hearClosed tags words of the closed classes, contractions included.
func hearClosed(words []hearWord, i int) (hearTag, bool) {
	w := &words[i]
	word := w.word
	w.neg = negation(word)
	if head, tail, ok := strings.Cut(word, "'"); ok && tail != "" {
		switch {
		case tail == "t" && w.neg:
		case hearSubjects[head] || head == "what" || head == "here":
			w.be, w.have, w.modal = tail == "s" || tail == "m" || tail == "re", tail == "ve", tail == "d" || tail == "ll"
			if head == "what" {
				return tagWh, true
			}
			return tagSubj, true
		case head == "let":
			return tagVerb, true
		}
	}
	next := ""
	if i+1 < len(words) {
		next = words[i+1].word
	}
	switch {
	case word == "im", word == "ive", word == "its" && hearPredicate(next), word == "thats", word == "theres", word == "theyre":
		w.be, w.have = word != "ive", word == "ive"
		return tagSubj, true
	case word == "to" && i > 0 && (words[i-1].word == "next" || words[i-1].word == "close" || words[i-1].word == "thanks"), word == "next" && next == "to":
		return tagPrep, true
	case word == "to":
		return tagTo, true
	case word == "right" && (next == "there" || next == "here" || next == "away" || next == "off" || next == "now" || next == "then"):
		return tagAdv, true
	case word == "no":
		return tagDet, true
	case word == "not", word == "never":
		return tagNeg, true
	case hearBe[word] && word != "being":
		return tagBe, true
	case hearHave[word]:
		return tagHave, true
	case hearDo[word]:
		return tagDo, true
	case word == "may" && i > 0 && (w.text == "May" && w.gap < gapSentence || words[i-1].word == "last" || words[i-1].word == "in"):
		return tagNoun, true
	case hearAdverbs[word] && !hearPreps[word] && !hearAdjectives[word] && !hearParticles[word] && !hearDegree[word] && !unsteady[word] && (i == 0 || words[i-1].tag != tagDet && words[i-1].tag != tagPoss):
		return tagAdv, true
	case hearModals[strings.TrimSuffix(word, "n't")], word == "can't", word == "won't", word == "cannot":
		return tagModal, true
	case word == "her" && (next == "" || words[i+1].gap >= gapComma || hearPreps[next] || next == "to"):
		return tagObj, true
	case hearPossessive[word]:
		return tagPoss, true
	case word == "that" && i > 0 && words[i].gap < gapComma && words[i-1].tag == tagVerb:
		return tagWh, true
	case word == "that" && i > 0 && words[i-1].neg && hearIsAdjective(next): // not that creamy
		return tagDegree, true
	case word == "so", word == "too", word == "very", word == "quite", word == "really", word == "pretty" && !hearArticles[next], word == "as" && hearIsAdjective(next), word == "much" && hearIsAdjective(next), word == "more" && hearIsAdjective(next), word == "most" && hearIsAdjective(next), word == "less" && hearIsAdjective(next):
		return tagDegree, true
	case hearArticles[word]:
		return tagDet, true
	case hearObjects[word]:
		return tagObj, true
	case hearWh[word]:
		return tagWh, true
	case (word == "that" || word == "this" || word == "these" || word == "those") && hearThis(words, i):
		return tagDet, true
	case hearSubjects[word] && word != "people" && word != "one":
		return tagSubj, true
	case hearConjunctions[word]:
		return tagConj, true
	case word == "last" && (timeWords[next] || nextTimes[next]):
		return tagAdj, true
	case (word == "called" || word == "named") && i+1 < len(words) && words[i+1].gap < gapComma && words[i+1].text != words[i+1].word && i > 0 && words[i-1].tag == tagNoun:
		return tagPrep, true
	case word == "till" && i > 0 && words[i-1].tag == tagDet:
		return tagNoun, true
	case word == "being":
		return tagVerb, true
	case word == "like" && i > 1 && words[i-1].word == "just" && takesVerb(words[i-2]), word == "like" && i > 0 && (takesVerb(words[i-1]) || words[i-1].neg && !words[i-1].be):
		return tagVerb, true
	case hearPreps[word]:
		return tagPrep, true
	case word[0] >= '0' && word[0] <= '9', numberWords[word]:
		return tagNum, true
	}
	return tagNoun, false
}

// unsteady are adverbs that can be something else.
var unsteady = wordSet("well early straight back there here first half-way alone later online forward once today yesterday tomorrow tonight now then only quite rather very too so early")

var nextTimes = wordSet("week month year night time day evening morning weekend")

var numberWords = wordSet("two three four five six seven eight nine ten twenty thirty forty fifty hundred thousand")

func hearPredicate(word string) bool {
	return hearIsAdjective(word) || hearArticles[word] || hearDegree[word] || hearAdverbs[word] || negations[word] || hearFillers[word] || hearPreps[word] || hearPossessive[word] || strings.HasSuffix(word, "ing")
}

func hearIsAdjective(word string) bool { return hearAdjectives[word] || hearAdjectiveEnding(word) }

func hearDeterminer(word string) bool {
	return hearArticles[word] || hearPossessive[word] || hearObjects[word] || word == "it" || word == "that" || word == "this"
}

func hearNounish(word string) bool {
	return word != "" && !hearPreps[word] && !hearConjunctions[word] && !hearBe[word] && word != "to" && !hearWh[word] && !hearModals[word]
}

func hearPlural(word string) bool {
	return strings.HasSuffix(word, "s") && !strings.HasSuffix(word, "ss") || word == "people" || word == "children" || word == "staff"
}

func hearAdjectiveEnding(word string) bool {
	if len(word) < 5 || hearNouns[word] {
		return false
	}
	for _, ending := range []string{"ful", "less", "ous", "able", "ible", "ive", "ish", "-free", "-friendly", "-based", "iest", "ier", "ical", "some"} {
		if strings.HasSuffix(word, ending) {
			return true
		}
	}
	if strings.HasSuffix(word, "y") && len(word) > 4 {
		for _, noun := range []string{"ity", "ogy", "ncy", "phy", "ory", "ary", "ery", "omy", "ety", "key", "ney", "way", "day", "ply", "acy", "rgy", "chy", "lly", "nly", "sly", "tly", "ely", "dly", "bly", "ily", "gly", "mly", "rly", "vey", "joy", "uty", "ury"} {
			if strings.HasSuffix(word, noun) {
				return false
			}
		}
		return hearVerbBase(word) == ""
	}
	return strings.HasSuffix(word, "al") && len(word) > 6 || strings.HasSuffix(word, "ic") && len(word) > 5 || strings.HasSuffix(word, "ent") && len(word) > 7 && !strings.HasSuffix(word, "ment")
}

// hearThis says whether "that" at i points to the noun after it: that first cup, this bank.
func hearThis(words []hearWord, i int) bool {
	if i+1 >= len(words) || words[i+1].gap >= gapComma {
		return false
	}
	next := words[i+1].word
	if hearNouns[next] || next == "first" || next == "one" || next == "last" {
		return !strings.HasSuffix(next, "s") || words[i].word == "these" || words[i].word == "those"
	}
	if hearBe[next] || hearHave[next] || hearDo[next] || hearModals[next] || hearSubjects[next] || hearAdverbs[next] || hearArticles[next] || hearPossessive[next] || hearPreps[next] || hearConjunctions[next] || hearWh[next] || negation(next) || strings.Contains(next, "'") || next == "to" {
		return false
	}
	return hearIsAdjective(next) && i+2 < len(words) && words[i+2].gap < gapComma && !hearConjunctions[words[i+2].word] || hearVerbBase(next) == "" && !hearIsAdjective(next) && !hearDegree[next]
}
