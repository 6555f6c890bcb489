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

// hearWord is a word with what is known of it.
type hearWord struct {
	token
	gap    uint8
	tag    hearTag
	be     bool // it's, I'm: a subject with its verb
	have   bool // I've
	modal  bool // I'd, I'll
	neg    bool // not, don't, no
	filler bool // belongs to no concept
}

// hearWords reads the first words of a text with the breaks between them, and says whether there were more.
func hearWords(text string) ([]hearWord, bool) {
	head, cut := firstWords(text)
	toks := tokens(head)
	out := make([]hearWord, 0, len(toks))
	last := 0
	gap := gapSentence
	for _, t := range toks {
		if len(t.text) > longestWord*2 {
			continue
		}
		between := head[last:t.from]
		if inTag(head, t.from) {
			gap = max(gap, gapComma)
			continue
		}
		if len(out) > 0 {
			gap = max(gap, gapOf(between, out[len(out)-1].word))
		}
		t.word = hearSpelling(t.word)
		out = append(out, hearWord{token: t, gap: gap})
		gap, last = gapNone, t.to
	}
	if len(out) > mostWords {
		out, cut = out[:mostWords], true
	}
	return out, cut
}

// mostBytes is far more than 600 words take; what is beyond is not even looked at.
const mostBytes = 12_000

func firstWords(text string) (string, bool) {
	if len(text) <= mostBytes {
		return text, false
	}
	at := mostBytes
	for at > mostBytes-200 && text[at] != ' ' && text[at] != '\n' {
		at--
	}
	for at > 0 && text[at]&0xc0 == 0x80 { // not within a code point
		at--
	}
	return text[:at], true
}

// inTag says whether the word at byte i stands within an HTML tag, which is no respondent's word.
func inTag(text string, i int) bool {
	for k := i - 1; k >= 0 && k > i-200; k-- {
		switch text[k] {
		case '>', '\n':
			return false
		case '<':
			if c := text[k+1]; c != '/' && c != '!' && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') {
				return false
			}
			close := strings.IndexByte(text[i:], '>')
			return close >= 0 && close < 200
		}
	}
	return false
}

var pointWords = wordSet("mr mrs ms dr approx e.g i.e eg ie vs st etc no prof")

func gapOf(between, before string) uint8 {
	gap := gapNone
	for i, r := range between {
		switch r {
		case ',', '(', ')', '"', '“', '”', '/', '*', '•':
			gap = max(gap, gapComma)
		case ';', ':', '–', '—', '|':
			gap = max(gap, gapStrong)
		case '-':
			if i > 0 || len(between) > 1 {
				gap = max(gap, gapStrong)
			}
		case '!', '?', '\n', '。':
			gap = gapSentence
		case '…':
			gap = max(gap, gapStrong)
		case '.':
			switch {
			case strings.Contains(between, ".."):
				gap = max(gap, gapStrong)
			case !pointWords[before]:
				gap = gapSentence
			}
		case '\'', '’', '‘', ' ', '\t', '\r':
		default:
			if r > 0x2190 { // an emoji or another sign
				gap = max(gap, gapStrong)
			}
		}
	}
	return gap
}

// hearMarkFillers marks words and phrases that are never part of a concept.
func hearMarkFillers(words []hearWord) {
	for i := 0; i < len(words); {
		n := 0
		for _, phrase := range hearPhrases[words[i].word] {
			if hearPhraseAt(words, i, phrase) && len(phrase) > n {
				n = len(phrase)
			}
		}
		for k := range n {
			words[i+k].filler = true
		}
		if n == 0 {
			words[i].filler = hearFillers[words[i].word] && !hearMeant(words, i)
			n = 1
		}
		i += n
	}
}

func hearPhraseAt(words []hearWord, i int, phrase []string) bool {
	if i+len(phrase) > len(words) {
		return false
	}
	for k, word := range phrase {
		if words[i+k].word != word || k > 0 && words[i+k].gap >= gapComma {
			return false
		}
	}
	switch last := phrase[len(phrase)-1]; {
	case phrase[0] == "for" || phrase[0] == "to" && last == "me": // "For me it's …", not "good for me"
		return i == 0 || words[i].gap >= gapComma || words[i-1].word == "and" || words[i-1].word == "but"
	case last == "of" && phrase[0] == "sort" || last == "of" && phrase[0] == "kind": // "sort of creamy", not "that kind of milk"
		return i == 0 || !hearArticles[words[i-1].word] && !hearPossessive[words[i-1].word] && words[i-1].word != "that" && words[i-1].word != "this" && words[i-1].word != "what"
	case phrase[0] == "and" && last == "that", last == "all":
		end := i + len(phrase)
		return end >= len(words) || words[end].gap >= gapComma
	}
	return true
}

// hearMeant says whether a word that is mostly filling means something here: looks well, tastes like milk, so cheap.
func hearMeant(words []hearWord, i int) bool {
	start := i == 0 || words[i].gap >= gapComma
	last := i+1 >= len(words) || words[i+1].gap >= gapComma
	switch words[i].word {
	case "like":
		simile := !last && (hearNouns[words[i+1].word] || hearArticles[words[i+1].word] || hearVerbBase(words[i+1].word) == "" && !hearIsAdjective(words[i+1].word) && !hearAdverbs[words[i+1].word] && !hearSubjects[words[i+1].word] && !hearDegree[words[i+1].word])
		return !start && !last && (!hearBe[words[i-1].word] || simile) && words[i-1].word != "just"
	case "well", "right", "ok", "okay", "fine", "look", "so", "really", "just", "plus", "no", "please":
		return !start || words[i].word == "look"
	case "sorry", "thanks", "perhaps", "ha":
		return false
	}
	return false
}

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
	w := &words[i]
	word := w.word
	if tag, ok := hearClosed(words, i); ok {
		return tag
	}
	if word == "means" && i+1 < len(words) && words[i+1].gap < gapComma && hearSubjects[words[i+1].word] {
		return tagVerb
	}
	prev, hasPrev := hearPrev(words, i)
	next := ""
	if i+1 < len(words) && words[i+1].gap < gapComma {
		next = words[i+1].word
	}
	base := hearVerbBase(word)
	adj := hearAdjectives[word] || hearAdjectiveEnding(word)
	if hasPrev {
		switch {
		case prev.tag == tagTo, prev.tag == tagModal, prev.modal, prev.tag == tagDo && (!hearNouns[word] || prev.neg):
			if base != "" {
				return tagVerb
			}
		case prev.tag == tagSubj && !prev.be && base != "" && prev.word != "this" && prev.word != "these" && prev.word != "those":
			return tagVerb
		case prev.tag == tagSubj && (prev.word == "this" || prev.word == "that") && base != "" && strings.HasSuffix(word, "s"):
			return tagVerb
		case prev.tag == tagDet || prev.tag == tagPoss || prev.tag == tagPrep || prev.tag == tagNum:
			if prev.tag == tagPrep && strings.HasSuffix(word, "ing") && base != "" && !hearNouns[word] {
				return tagVerb
			}
			if adj && !(hearNouns[word] && !hearNounish(next)) {
				return tagAdj
			}
			if base != "" && strings.HasSuffix(word, "ed") && hearNounish(next) {
				return tagAdj
			}
			return tagNoun
		case prev.tag == tagBe || prev.be || prev.tag == tagDegree:
			if adj {
				return tagAdj
			}
			if base != "" && strings.HasSuffix(word, "ing") && prev.tag != tagDegree {
				return tagVerb
			}
			if base != "" && (strings.HasSuffix(word, "ed") || hearVerbForms[word] != "") && !hearNouns[word] {
				return tagVerb
			}
			if strings.HasSuffix(word, "ed") {
				return tagAdj
			}
		case (prev.tag == tagHave || prev.have) && base != "" && base != word && !hearNouns[word]:
			return tagVerb
		case prev.tag == tagAdj && !adj && (base == "" || base == word || hearNouns[word]):
			return tagNoun
		case prev.tag == tagNeg && base != "" && !hearNouns[word] && !adj:
			return tagVerb
		case (prev.tag == tagNoun || prev.tag == tagAdj) && base != "" && !verbSeen:
			if b := words[i-1].word; b == "both" || b == "all" || b == "each" || hearObjects[next] || next == "to" && aspectVerbs[base] || base != word && !(hearNouns[word] && !hearDeterminer(next)) || hearPlural(prev.word) && !hearNouns[word] || hearDeterminer(next) && !hearNouns[word] {
				return tagVerb
			}
		case prev.tag == tagVerb && base != "" && strings.HasSuffix(word, "ing") && !hearNouns[word]:
			return tagVerb
		case prev.tag == tagVerb && adj:
			return tagAdj
		case prev.tag == tagVerb && (hearVerbBase(prev.word) == "help" || hearVerbBase(prev.word) == "let") && base == word && !hearNouns[word]:
			return tagVerb
		case prev.tag == tagObj && base != "" && base == word && i >= 2 && effectVerbs[hearVerbBase(words[i-2].word)] != nil:
			return tagVerb
		case prev.tag == tagAdv && i >= 2 && words[i].gap < gapComma && base != "" && (words[i-2].tag == tagSubj || words[i-2].tag == tagModal || words[i-2].tag == tagDo || words[i-2].tag == tagTo || words[i-2].modal) && !words[i-2].be:
			return tagVerb
		}
	} else if base != "" && !verbSeen && (!hearNouns[word] || hearDeterminer(next)) && !(adj && !hearDeterminer(next)) {
		if base == word || base != word && (hearDeterminer(next) || strings.HasSuffix(word, "ing") || strings.HasSuffix(word, "s") || !adj) {
			return tagVerb
		}
	}
	switch {
	case adj && !hearNouns[word]:
		return tagAdj
	case hearAdverbs[word] || strings.HasSuffix(word, "ly") && len(word) > 4 && word != "family":
		return tagAdv
	case base != "" && !hearNouns[word] && !verbSeen && base != word:
		return tagVerb
	case base != "" && strings.HasSuffix(word, "ing") && !hearNouns[word]:
		return tagVerb
	}
	return tagNoun
}

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
	case hearPreps[word] && !(word == "like" && i > 0 && (words[i-1].tag == tagSubj || words[i-1].neg || words[i-1].tag == tagDo || words[i-1].tag == tagTo || words[i-1].tag == tagModal) && !words[i-1].be):
		return tagPrep, true
	case word[0] >= '0' && word[0] <= '9', numberWords[word]:
		return tagNum, true
	case word == "like":
		return tagVerb, true
	}
	return tagNoun, false
}

// unsteady are adverbs that can be something else.
var unsteady = wordSet("well early straight back there here first half-way alone later online forward once today yesterday tomorrow tonight now then only quite rather very too so early")

var nextTimes = wordSet("week month year night time day evening morning weekend")

var numberWords = wordSet("two three four five six seven eight nine ten twenty thirty forty fifty hundred thousand")

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

// hearSpelling mends the spelling of small words, by which the grammar is read, and letters that are drawn out: sooo.
func hearSpelling(word string) string {
	if right, ok := misspelt[word]; ok {
		return right
	}
	n := 1
	for i := 1; i < len(word); i++ {
		if word[i] != word[i-1] || word[i] >= 0x80 || word[i] <= '9' {
			n = 1
			continue
		}
		if n++; n == 3 {
			short := make([]byte, 0, len(word))
			for k := range len(word) {
				if k == 0 || word[k] != word[k-1] {
					short = append(short, word[k])
				}
			}
			return string(short)
		}
	}
	return word
}

var misspelt = irregularForms(`wich:which realy:really rly:really relly:really dosnt:doesn't dosen't:doesn't dosent:doesn't doesnt:doesn't dont:don't didnt:didn't isnt:isn't wasnt:wasn't
	arent:aren't cant:can't wont:won't couldnt:couldn't wouldnt:wouldn't havent:haven't hasnt:hasn't importent:important importnat:important becuase:because becasue:because beacuse:because becouse:because
	cuz:because coz:because cos:because bc:because thats:that's theres:there's theyre:they're im:i'm ive:i've ill:ill u:you ur:your thier:their tho:though thru:through prolly:probably definately:definitely
	n:and wanna:want gotta:must gonna:will alot:lots untill:until wen:when wheather:whether teh:the adn:and freind:friend freinds:friends freindly:friendly`)
