package interview

import (
	"slices"
	"strings"
)

// maxPhrase is how many words of a label are compared. A longer one is no concept, and is never merged but with itself.
const maxPhrase = 64

// phrase is a label taken apart: its words, which of them are turned into their opposite, and the lexicon's entries in it.
type phrase struct {
	lex     *lexicon
	words   []phraseWord
	units   []unit   // entries of several words, and every word by itself
	numbers []string // sorted
	cut     bool     // there were more words
}

type phraseWord struct {
	text  string // lower case
	stem  string
	key   string // as the lexicon has it
	entry *entry // of the key; never nil
	root  string // the key without the endings that make a noun of an adjective and so on
	sign  int8   // -1 under a negation
	flips bool   // it is a negation, and no word of its own
	about int    // what it turns; -1 is nothing
	after bool   // it has an indefinite article: "a little" is not "little"
	bare  bool   // it carries no content
}

// unit is the words from one to another, as one entry.
type unit struct {
	from, to int
	key      string
	entry    *entry
	sign     int8
}

// readPhrase takes a label apart.
func readPhrase(label string) phrase {
	p := phrase{lex: everyday()}
	article := false
	for _, text := range plainWords(label) {
		if len(p.words) == maxPhrase {
			p.cut = true
			break
		}
		if n, ok := numeralOf(text); ok {
			p.numbers = append(p.numbers, n)
		}
		if thinWords[text] {
			article = text == "a"
			continue
		}
		stem := lemma(text)
		key := p.lex.sense(text, stem)
		p.words = append(p.words, phraseWord{
			text: text, stem: stem, key: key, entry: p.lex.entry(key), root: rootOf(key), sign: 1, about: -1, after: article,
			bare: stopWords[text] || lightWords[text] || lightWords[stem],
		})
		article = false
	}
	slices.Sort(p.numbers)
	for i := range p.words {
		p.turn(i)
	}
	p.gather()
	return p
}

// turn lets the word at i, when it is a negation, turn the word that it is about.
func (p *phrase) turn(i int) {
	word := p.words[i].text
	target := -1
	switch {
	case word == "free":
		if i > 0 && !p.words[i-1].bare {
			target = i - 1 // stress free
		} else if i+1 < len(p.words) && (p.words[i+1].text == "of" || p.words[i+1].text == "from") {
			target = p.nounAfter(i + 1)
		}
		if target < 0 {
			return
		}
	case word == "little" || word == "few":
		if p.words[i].after || i+1 == len(p.words) {
			return
		}
		target = p.nounAfter(i)
	case word == "stop" || word == "stops":
		if i+1 == len(p.words) || !strings.HasSuffix(p.words[i+1].text, "ing") {
			return
		}
		target = i + 1
	case word == "away" && i > 0 && p.words[i-1].stem == "go", vanishings[word]:
		target = p.contentBefore(i) // the pain went away
	case verbNegations[word] || negation(word) && !nounNegations[word]:
		target = p.verbAfter(i)
	case nounNegations[word]:
		target = p.nounAfter(i)
	default:
		return
	}
	p.words[i].flips = true
	if target < 0 {
		target = p.contentBefore(i)
	}
	if target >= 0 {
		p.words[i].about = target
		p.words[target].sign *= -1
	}
}

// verbAfter is what "not" is about: the first word after it that is polar, else the first that means something.
func (p *phrase) verbAfter(i int) int {
	first := -1
	for j := i + 1; j < len(p.words); j++ {
		switch w := &p.words[j]; {
		case conjunctions[w.text]:
			return first
		case w.polar():
			return j
		case first < 0 && !w.bare:
			first = j
		}
	}
	return first
}

// nounAfter is what "no" or "less" is about: the first word after it that is polar, else the last before the next preposition.
func (p *phrase) nounAfter(i int) int {
	last := -1
	for j := i + 1; j < len(p.words); j++ {
		switch w := &p.words[j]; {
		case conjunctions[w.text] || prepositions[w.text] && last >= 0:
			return last
		case w.polar():
			return j
		case !w.bare:
			last = j
		}
	}
	return last
}

// polar says whether a negation can be about a word because it has an opposite, praises or complains.
func (w *phraseWord) polar() bool {
	return (!w.bare || weighty[w.text]) && !prepositions[w.text] && (len(w.entry.against) > 0 || w.entry.valence != 0)
}

func (p *phrase) contentBefore(i int) int {
	for j := i - 1; j >= 0; j-- {
		if !p.words[j].bare && !p.words[j].flips {
			return j
		}
	}
	return -1
}

// gather lists the units: the lexicon's phrases, and the words.
func (p *phrase) gather() {
	for i := range p.words {
		w := &p.words[i]
		p.units = append(p.units, unit{from: i, to: i + 1, key: w.key, entry: w.entry, sign: w.sign})
		for _, several := range p.lex.phrases[w.stem] {
			if p.reads(i, several.keys) {
				to := i + len(several.keys)
				p.units = append(p.units, unit{from: i, to: to, key: several.key, entry: p.lex.entry(several.key), sign: p.signOf(i, to)})
			}
		}
	}
}

func (p *phrase) reads(from int, keys []string) bool {
	if from+len(keys) > len(p.words) {
		return false
	}
	for n, key := range keys {
		if p.words[from+n].stem != key {
			return false
		}
	}
	return true
}

// signOf is the sign of an entry: what negations before it make of it, those within being part of what it says.
func (p *phrase) signOf(from, to int) int8 {
	sign := int8(1)
	for i := from; i < to; i++ {
		sign *= p.words[i].sign
		if about := p.words[i].about; about >= from && about < to {
			sign *= -1
		}
	}
	return sign
}

// rootOf cuts what adjectives, nouns and verbs of one root differ by, after the stem is cut already.
func rootOf(key string) string {
	for _, ending := range []string{"ieti", "iti", "abl", "ibl", "ous", "ment", "er", "or", "ion", "th", "en", "al", "ic", "i", "y", "e"} {
		if base, ok := strings.CutSuffix(key, ending); ok && len(base) >= 4 {
			return base
		}
	}
	return key
}

var (
	verbNegations = wordSet("not never nobody nothing none neither nor hardly barely rarely seldom")
	vanishings    = wordSet("disappear disappears disappeared vanish vanishes vanished")
	nounNegations = wordSet("no without less low lower fewer little few lack lacks lacking zero avoid avoids avoiding prevent prevents preventing reduce reduces reducing reduced remove removes eliminate eliminates relieve relieves")
	conjunctions  = wordSet("but and while when because if so which who whereas although though until")
	prepositions  = wordSet("in on at of for with to from by about before after during into over under than as")
	weighty       = wordSet("like good well more most much always enough up all everything everyone before after") // bare, but a negation may be about them
	// lightWords mean too little to make two phrases the same or different.
	lightWords = wordSet(`feel feels feeling felt get gets getting got be being make makes making made give gives giving keep keeps have has having
		go goes going come comes all everything everyone whole own always really much more most too enough one also still even up out good sense way
		when while where every any back put take takes let lets thing things people something someone want able`)
)
