package roleplay

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/kljensen/snowball/english"
)

// maxWord is the longest word that is stemmed; nothing longer is a word of English.
const maxWord = 32

// sentences cuts text after the marks that end a sentence, each piece with the space that follows it, so that the
// pieces joined are the text. A point within a number or after an abbreviation ends nothing.
func sentences(text string) []string {
	var out []string
	start := 0
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		i += size
		if r != '\n' && (!strings.ContainsRune(".!?…。！？؟", r) || (r == '.' && !endsHere(text, i))) {
			continue
		}
		for i < len(text) { // further marks, closing quotes, then space
			next, n := utf8.DecodeRuneInString(text[i:])
			if !strings.ContainsRune(".!?…\"”’)。！？؟", next) && !unicode.IsSpace(next) {
				break
			}
			i += n
		}
		out = append(out, text[start:i])
		start = i
	}
	if start < len(text) {
		out = append(out, text[start:])
	}
	return out
}

// abbreviations end with a point that ends no sentence.
var abbreviations = set("vs e.g i.e mr mrs ms dr approx no st etc")

// endsHere says whether the point before text[i] ends a sentence.
func endsHere(text string, i int) bool {
	if i < len(text) {
		next, _ := utf8.DecodeRuneInString(text[i:])
		if unicode.IsLetter(next) || unicode.IsDigit(next) {
			return false
		}
	}
	from := i - 1
	for from > 0 && from > i-8 && text[from-1] != ' ' && text[from-1] != '\n' {
		from--
	}
	word := strings.ToLower(text[from : i-1])
	if word == "no" { // "No. 5" goes on, "No. It's late" does not
		rest := strings.TrimLeft(text[i:], " ")
		return rest == "" || rest[0] < '0' || rest[0] > '9'
	}
	return !abbreviations[word]
}

// words are the words and numbers of text in lower case. Hyphens part words, apostrophes do not.
func words(text string) []string {
	return strings.FieldsFunc(strings.ToLower(strings.ReplaceAll(text, "’", "'")), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) && r != '\'' && r != '_'
	})
}

// stem reduces a word to what it shares with its relatives: its ending is cut, and a few everyday synonyms fall
// together.
func stem(word string) string {
	word = strings.Trim(word, "'")
	word = strings.TrimSuffix(word, "'s")
	if len(word) > maxWord {
		return word
	}
	s := english.Stem(word, false)
	if head, ok := kin[s]; ok {
		return head
	}
	return s
}

// contentStems are the stems of the words of text that carry meaning, each once, in order of appearance.
func contentStems(text string) []string {
	var out []string
	seen := map[string]bool{}
	for _, word := range words(text) {
		if seen[word] || stopWords[word] || !unicode.IsLetter(rune(word[0])) && word[0] < utf8.RuneSelf {
			continue
		}
		s := stem(word)
		if len(s) < 2 || stopWords[s] {
			continue
		}
		done := seen[s]
		seen[s], seen[word] = true, true
		if done {
			continue
		}
		out = append(out, s)
	}
	return out
}

// stemSet is contentStems as a set.
func stemSet(texts ...string) map[string]bool {
	out := map[string]bool{}
	for _, text := range texts {
		for _, s := range contentStems(text) {
			out[s] = true
		}
	}
	return out
}

// set makes a set of the words of a line.
func set(line string) map[string]bool {
	out := map[string]bool{}
	for _, word := range strings.Fields(line) {
		out[word] = true
	}
	return out
}

// stopWords carry grammar, politeness or number, not content.
var stopWords = set(`a an the this that these those it its it's that's there there's here here's he she they them his her
	their theirs i i'm i'd i've i'll me my mine myself we we're we've we'd we'll us our ours you you're you've you'd you'll
	your yours who whom whose what what's which why when where how if then than so as at by for from in into of off on onto out over
	to up with without within about above across after again against all almost already also although always am among and
	any anyone anything are aren't around because be been before being below between both but can can't cannot could couldn't
	did didn't do does doesn't doing don't done down during each either else enough etc even ever every everyone everything
	few get gets getting go goes going gonna got had hadn't has hasn't have haven't having is isn't just keep kind know known
	knows less let let's like little lot lots made make makes many may maybe might mine more most much must need needs
	neither never no nobody none nor not nothing now okay ok oh once one ones only or other others ought out own per perhaps
	please put quite rather really right said same say says see seem seems shall should shouldn't since some somebody
	someone something sort still such sure take tell thank thanks thing things think though through thus too two three four five six seven eight nine ten try until upon use
	used very via want wants was wasn't way well were weren't while will won't would wouldn't yes yeah yep yet
	hi hello hey sorry mean means exactly actually basically honestly percent percentage vs versus point look looks talk
	give given gives good great fine long first last new give bit stuff anyway hmm hm um uh cool nice come comes came
	sounds sound feel feels feeling bring brings happy glad let what're how's who's where's they're they've isn aren doesn don didn wouldn couldn
	real away back day days week weeks month months year years hour hours minute minutes s t d ll re ve m`)

// kin maps a stem to the one that stands for its group: words that people at work use for one another.
var kin = kinOf(
	"ceil limit bar cap threshold maximum max bound",
	"contract contractu sla agreement promis commit commiss signed oblig",
	"client custom",
	"hallucin fabric invent wrong error mistak fail",
	"eval evalu test benchmark run",
	"launch ship releas deploy rollout golive live",
	"delay postpon slip wait later paus hold defer",
	"risk danger danger harm hurt unsaf expos",
	"overal uniform everywher averag headlin aggreg board global across-the-board",
	"medic health doctor patient clinic",
	"advic advis",
	"flag rais warn escal alert report",
	"sampl subset undersampl composit slice set",
	"prompt queri input request",
	"week fortnight",
	"cost price expens budget money spend penalti fee",
	"deadlin date schedul timelin",
	"team crew colleagu cowork",
	"fix repair patch mend solv",
	"method methodolog",
	"measur metric number figur rate stat",
	"concentr specif area particular certain domain",
	"mode behavior behaviour",
	"lawyer legal complianc regul",
	"boss manag lead leader",
	"bad wors worst sever serious",
	"personal stake",
	"write written wrote writ letter",
	"notic notifi notif announc",
	"termin cancel exit quit walk",
	"rout rerout redirect",
	"staff human nurs",
	"confus muddl disori delirium bewild",
	"oper surgeri surgic",
)

func kinOf(groups ...string) map[string]string {
	out := map[string]string{}
	for _, group := range groups {
		stems := strings.Fields(group)
		for _, s := range stems {
			out[s] = stems[0]
		}
	}
	return out
}
