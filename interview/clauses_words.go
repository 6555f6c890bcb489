package interview

import "strings"

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
			if hearPhraseAt(words, i, phrase) && len(phrase) > n && !hearClueless(words, i) {
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

// hearClueless says whether "no idea" at i is said of something, and so is no filler: no idea how much was left.
func hearClueless(words []hearWord, i int) bool {
	return words[i].word == "no" && i > 0 && hearHave[words[i-1].word] && i+2 < len(words) && words[i+2].gap < gapComma && hearWh[words[i+2].word]
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

// misspelt are small words as they are often typed.
//
//nolint:misspell // on purpose
var misspelt = irregularForms(`wich:which realy:really rly:really relly:really dosnt:doesn't dosen't:doesn't dosent:doesn't doesnt:doesn't dont:don't didnt:didn't isnt:isn't wasnt:wasn't
	arent:aren't cant:can't wont:won't couldnt:couldn't wouldnt:wouldn't havent:haven't hasnt:hasn't importent:important importnat:important becuase:because becasue:because beacuse:because becouse:because
	cuz:because coz:because cos:because bc:because thats:that's theres:there's theyre:they're im:i'm ive:i've ill:ill u:you ur:your thier:their tho:though thru:through prolly:probably definately:definitely
	n:and wanna:want gotta:must gonna:will alot:lots untill:until wen:when wheather:whether teh:the adn:and freind:friend freinds:friends freindly:friendly`)
