package interview

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/kljensen/snowball/english"
	"golang.org/x/text/unicode/norm"
)

// longestWord is the longest word that is stemmed, in bytes; nothing longer is a word of English.
const longestWord = 32

// token is a word or a number of a text. Hyphens and apostrophes within are part of it.
type token struct {
	text       string // as it stands in the text
	word       string // lower case, straight apostrophes
	start, end int    // code points
	from, to   int    // bytes
}

// tokens are the words and numbers of text. Invalid UTF-8 parts words like punctuation and counts as utf8 decodes it, one
// code point a byte.
func tokens(text string) []token {
	out := make([]token, 0, len(text)/6+1)
	point := 0
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		if !wordRune(r) {
			i += size
			point++
			continue
		}
		from, start := i, point
		for i < len(text) {
			r, size = utf8.DecodeRuneInString(text[i:])
			if !wordRune(r) && !unicode.IsMark(r) && !joins(text, i, size, r) {
				break
			}
			i += size
			point++
		}
		out = append(out, token{text: text[from:i], word: straight(strings.ToLower(text[from:i])), start: start, end: point, from: from, to: i})
	}
	return out
}

func wordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// joins says whether the mark at text[i:] stands within a word or a number: real-life, don’t, 2.50, 1,000.
func joins(text string, i, size int, r rune) bool {
	next, _ := utf8.DecodeRuneInString(text[i+size:])
	switch r {
	case '\'', '’', '-', '‑':
		return wordRune(next)
	case '.', ',', ':':
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		return unicode.IsDigit(before) && unicode.IsDigit(next)
	}
	return false
}

// straight makes typographic apostrophes and hyphens plain.
func straight(word string) string {
	for i := range len(word) {
		if word[i] >= utf8.RuneSelf {
			return marks.Replace(word)
		}
	}
	return word
}

var marks = strings.NewReplacer("’", "'", "‘", "'", "‑", "-")

// foldLabel is what labels are compared by: lower case, no accents, single spaces, no marks around or at the end.
func foldLabel(s string) string {
	if !plainASCII(s) {
		s = norm.NFC.String(strings.Map(unaccented, norm.NFKD.String(strings.ToValidUTF8(s, " "))))
	}
	s = straight(strings.ToLower(s))
	s = strings.Join(strings.Fields(s), " ")
	return strings.Trim(s, " .,;:!?…\"'“”()")
}

func plainASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// unaccented drops the accents of Latin, Greek and Cyrillic letters. Other scripts' marks are vowels, and stay.
func unaccented(r rune) rune {
	if r >= 0x0300 && r <= 0x036f {
		return -1
	}
	return r
}

// lemmas are the words of s that carry meaning, cut to their stems, each once, in order. Negations stay, as "not";
// hyphens part words. When only stop words are there, they are all that is left to mean something, and stay.
func lemmas(s string) []string {
	if out := lemmasOf(s, stopWord); len(out) > 0 {
		return out
	}
	return lemmasOf(s, func(string) bool { return false })
}

func lemmasOf(s string, stops func(string) bool) []string {
	var out []string
	add := func(lemma string) {
		for _, had := range out {
			if had == lemma {
				return
			}
		}
		out = append(out, lemma)
	}
	for _, t := range tokens(foldLabel(s)) {
		for _, word := range strings.Split(t.word, "-") {
			switch {
			case word == "":
			case negation(word):
				add("not")
			case !stops(word):
				add(lemma(word))
			}
		}
	}
	return out
}

// lemma is what a word shares with its forms. It takes a word in lower case.
func lemma(word string) string {
	word = strings.TrimSuffix(strings.Trim(word, "'"), "'s")
	if base, ok := irregular[word]; ok {
		word = base
	}
	if len(word) > longestWord || !plainASCII(word) {
		return word
	}
	return english.Stem(word, false)
}

// negation says whether a word in lower case turns what follows into its opposite.
func negation(word string) bool {
	return negations[word] || strings.HasSuffix(word, "n't")
}

// stopWord says whether a word in lower case carries grammar, not content.
func stopWord(word string) bool { return stopWords[word] }

// wordSet makes a set of the words of a line.
func wordSet(lines ...string) map[string]bool {
	out := map[string]bool{}
	for _, line := range lines {
		for _, word := range strings.Fields(line) {
			out[word] = true
		}
	}
	return out
}

var negations = wordSet("no not never none nobody nothing neither nor without cannot cant dont doesnt didnt isnt wasnt wont wouldnt couldnt arent hasnt havent")

// stopWords carry grammar or filling. Words of degree and direction (less, more, too, off, up) stay out: concepts differ by them.
var stopWords = wordSet(`a an the this that these those it its it's that's there there's here here's he she they them him his her hers
	he's she's they're they've their theirs i i'm im i'd i've ive i'll me my mine we we're we've we'd we'll us our ours you you're you've
	you'd you'll your yours who whom whose what what's which if then than so as at by for from in into of on onto to with
	within about and or but because since be am is are was were been being can could do does did doing done have has had having will would
	shall should may might must just really very quite rather pretty actually basically honestly literally simply like also even
	well oh um uh er erm hmm yeah yes okay ok kind kinda sort sorta bit lot lots stuff thing things etc
	s t d ll re ve m`)

// irregular gives the base form of words whose stem does not show it.
var irregular = irregularForms(`felt:feel made:make went:go gone:go bought:buy thought:think knew:know known:know got:get gotten:get
	gave:give given:give took:take taken:take told:tell said:say saw:see seen:see came:come kept:keep left:leave lost:lose
	found:find paid:pay spent:spend drank:drink drunk:drink ate:eat eaten:eat slept:sleep woke:wake woken:wake chose:choose
	chosen:choose broke:break broken:break began:begin begun:begin brought:bring taught:teach understood:understand
	meant:mean heard:hear held:hold let:let met:meet ran:run sat:sit sent:send stood:stand wrote:write written:write
	spoke:speak spoken:speak drove:drive driven:drive grew:grow grown:grow rode:ride ridden:ride forgot:forget
	forgotten:forget children:child kids:kid people:person men:man women:woman feet:foot teeth:tooth lives:life`)

func irregularForms(line string) map[string]string {
	out := map[string]string{}
	for _, pair := range strings.Fields(line) {
		form, base, _ := strings.Cut(pair, ":")
		out[form] = base
	}
	return out
}
