package interview

import (
	"slices"
	"strings"
	"unicode"
)

// opposed says whether something between two labels speaks against their being the same: a negation, an opposite, less
// against more, another number. It is symmetric, it errs on the side of yes, and no merge gets past it, whoever proposed it.
func opposed(a, b string) bool {
	if a == b || foldLabel(a) == foldLabel(b) {
		return false
	}
	p, q := readPhrase(a), readPhrase(b)
	return p.opposes(&q)
}

// opposes compares two phrases. First come entries of several words, which settle the words in them ("no sugar" is "sugar
// free"), then single words; what is left is praise against complaint, and negations that nothing on the other side accounts
// for, unless both praise or both complain: "no bloating" and "my stomach feels fine".
func (p *phrase) opposes(q *phrase) bool {
	if p.cut || q.cut || numbersDiffer(p.numbers, q.numbers) {
		return true
	}
	accounts := 0 // opposites under a negation: "not hard", "easy"
	settledP, settledQ := make([]bool, len(p.words)), make([]bool, len(q.words))
	for i := range p.units {
		for j := range q.units {
			a, b := &p.units[i], &q.units[j]
			if a.to-a.from == 1 && b.to-b.from == 1 {
				continue // two words
			}
			switch same := a.sign == b.sign; {
			case a.entry.opposes(b.key):
				if same {
					return true
				}
				accounts++
			case a.key == b.key || a.entry.shares(b.entry):
				if !same {
					return true
				}
			default:
				continue
			}
			settle(settledP, a)
			settle(settledQ, b)
		}
	}
	for i := range p.words {
		for j := range q.words {
			a, b := &p.words[i], &q.words[j]
			if settledP[i] || settledQ[j] || a.mute() || b.mute() {
				continue
			}
			switch same := a.sign == b.sign; {
			case contrary(a, b):
				if same {
					return true
				}
				accounts++
			case akin(a, b) && !same:
				return true
			}
		}
	}
	v, w := p.valence(q), q.valence(p)
	if v*w < 0 {
		return true
	}
	return accounts == 0 && v*w == 0 && p.negations(settledP)%2 != q.negations(settledQ)%2
}

// valence is above 0 when a phrase praises, below when it complains, and 0 when it does neither or both, by the words that
// the other phrase does not have as well.
func (p *phrase) valence(q *phrase) int {
	sum := 0
	for i := range p.words {
		w := &p.words[i]
		value := int(w.sign) * int(w.entry.valence)
		if value == 0 || w.flips || w.text == "like" && w.sign > 0 { // "tastes like milk" praises nothing
			continue
		}
		if !slices.ContainsFunc(q.words, func(o phraseWord) bool { return o.sign == w.sign && (o.key == w.key || o.root == w.root) }) {
			sum += value
		}
	}
	return sum
}

// mute says whether a word can oppose nothing: a negation, which has done its part, or a word that means too little.
func (w *phraseWord) mute() bool {
	return w.flips || w.bare && !weighty[w.text] && !prepositions[w.text]
}

func settle(settled []bool, u *unit) {
	for i := u.from; i < u.to; i++ {
		settled[i] = true
	}
}

// negations counts those that are not settled.
func (p *phrase) negations(settled []bool) int {
	n := 0
	for i := range p.words {
		if p.words[i].flips && !settled[i] {
			n++
		}
	}
	return n
}

// contrary says whether two words are opposites: by entry, or by a prefix or an ending.
func contrary(a, b *phraseWord) bool {
	return a.entry.opposes(b.key) || negates(a.text, b) || negates(b.text, a)
}

// negates says whether a word is another with un-, in-, dis- or the like before it, or with -less behind it.
func negates(word string, other *phraseWord) bool {
	if lookalikes[word] {
		return false
	}
	for _, prefix := range negatingPrefixes {
		if base, ok := strings.CutPrefix(word, prefix); ok && len(base) > 2 && (base == other.text || lemma(base) == other.key || rootOf(lemma(base)) == other.root) {
			return true
		}
	}
	base, ok := strings.CutSuffix(word, "less")
	return ok && len(base) > 2 && (lemma(base) == other.key || base+"ful" == other.text)
}

var negatingPrefixes = []string{"un", "in", "im", "il", "ir", "dis", "non", "mis"}

// lookalikes only seem to be negations.
var lookalikes = wordSet("invaluable inflammable priceless infamous indifferent")

// akin says whether two words say the same: one stem, one root, or one group of synonyms.
func akin(a, b *phraseWord) bool {
	return a.key == b.key || a.root == b.root || a.entry.shares(b.entry)
}

// numbersDiffer says whether both name numbers, and not the same ones.
func numbersDiffer(a, b []string) bool {
	return len(a) > 0 && len(b) > 0 && !slices.Equal(a, b)
}

// numeralOf is a word as a number; "one" is none, as it stands for too much else.
func numeralOf(word string) (string, bool) {
	if n, ok := numerals[word]; ok {
		return n, true
	}
	first := rune(word[0])
	return strings.TrimRight(word, "abcdefghijklmnopqrstuvwxyz%"), unicode.IsDigit(first)
}

var numerals = map[string]string{
	"zero": "0", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10",
	"eleven": "11", "twelve": "12", "fifteen": "15", "twenty": "20", "thirty": "30", "forty": "40", "fifty": "50", "hundred": "100",
	"thousand": "1000", "half": "1/2", "quarter": "1/4", "twice": "2", "double": "2",
}
