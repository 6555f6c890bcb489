package interview

import (
	_ "embed"
	"maps"
	"slices"
	"strings"
	"sync"
)

//go:embed lexicon/synonyms.txt
var synonymText string

//go:embed lexicon/antonyms.txt
var antonymText string

//go:embed lexicon/valence.txt
var valenceText string

// lexicon knows which everyday English words say the same, which say the opposite, and which praise or complain.
type lexicon struct {
	known   map[string]*entry      // by the key of a word or a phrase
	phrases map[string][]phraseKey // by the first key: longest first
	many    int                    // synonym groups
	pairs   int                    // antonym pairs
}

// entry is what is known of a word or a phrase.
type entry struct {
	groups  []int32             // of synonyms
	against map[string]struct{} // keys of its opposites
	valence int8                // 1 praises, -1 complains
}

// shares says whether two entries are in one group.
func (e *entry) shares(f *entry) bool {
	for _, g := range e.groups {
		if slices.Contains(f.groups, g) {
			return true
		}
	}
	return false
}

// opposes says whether an entry has an opposite of that key.
func (e *entry) opposes(key string) bool {
	_, yes := e.against[key]
	return yes
}

// phraseKey is an entry of several words.
type phraseKey struct {
	keys []string
	key  string // all of them in one
}

// everyday is the one lexicon there is: read once, then never changed.
var everyday = sync.OnceValue(func() *lexicon { return newLexicon(synonymText, antonymText, valenceText) })

func newLexicon(synonyms, antonyms, valence string) *lexicon {
	l := &lexicon{known: map[string]*entry{}, phrases: map[string][]phraseKey{}}
	var first []string
	for line := range entryLines(synonyms) {
		keys := l.entries(line)
		for _, key := range keys {
			e := l.make(key)
			e.groups = append(e.groups, int32(l.many))
		}
		first = append(first, keys[0])
		l.many++
	}
	for line := range entryLines(antonyms) {
		left, right, _ := strings.Cut(line, "|")
		for _, a := range l.entries(left) {
			for _, b := range l.entries(right) {
				l.oppose(a, b)
				l.oppose(b, a)
				l.pairs++
			}
		}
	}
	l.lend(first)
	for line := range entryLines(valence) {
		value := int8(1)
		if line[0] == '-' {
			value = -1
		}
		for word := range strings.FieldsSeq(line[1:]) {
			l.make(lemma(word)).valence = value
		}
	}
	for first := range l.phrases {
		slices.SortFunc(l.phrases[first], func(a, b phraseKey) int {
			if d := len(b.keys) - len(a.keys); d != 0 {
				return d
			}
			return strings.Compare(a.key, b.key)
		})
		l.phrases[first] = slices.CompactFunc(l.phrases[first], func(a, b phraseKey) bool { return a.key == b.key })
	}
	return l
}

// lend gives everything in a group the opposites that the group's first word has by its own entries.
func (l *lexicon) lend(first []string) {
	own := map[string][]string{}
	for _, key := range first {
		own[key] = slices.Sorted(maps.Keys(l.entry(key).against))
	}
	for key, e := range l.known {
		for _, g := range e.groups {
			for _, opposite := range own[first[g]] {
				if !e.shares(l.entry(opposite)) {
					l.oppose(key, opposite)
					l.oppose(opposite, key)
				}
			}
		}
	}
}

// entryLines yields the lines that are neither empty nor comments.
func entryLines(text string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for line := range strings.Lines(text) {
			line = strings.TrimSpace(line)
			if line != "" && line[0] != '#' && !yield(line) {
				return
			}
		}
	}
}

// entries are the keys of a line's words and phrases.
func (l *lexicon) entries(line string) []string {
	var out []string
	for entry := range strings.SplitSeq(line, ",") {
		keys := phraseWords(entry)
		if len(keys) == 0 {
			continue
		}
		key := strings.Join(keys, " ")
		if len(keys) > 1 {
			l.phrases[keys[0]] = append(l.phrases[keys[0]], phraseKey{keys: keys, key: key})
		}
		if !slices.Contains(out, key) {
			out = append(out, key)
		}
	}
	return out
}

func (l *lexicon) oppose(a, b string) {
	e := l.make(a)
	if e.against == nil {
		e.against = map[string]struct{}{}
	}
	e.against[b] = struct{}{}
}

// make is the entry of a key, a new one if need be.
func (l *lexicon) make(key string) *entry {
	e := l.known[key]
	if e == nil {
		e = new(entry)
		l.known[key] = e
	}
	return e
}

var unknownEntry = new(entry)

// entry is what is known of a key: nothing, but never nil.
func (l *lexicon) entry(key string) *entry {
	if e := l.known[key]; e != nil {
		return e
	}
	return unknownEntry
}

// sense is a word's key: its stem, or the stem of the word that it is a degree or an adverb of, when the lexicon knows that one only.
func (l *lexicon) sense(word, stem string) string {
	if l.known[stem] != nil {
		return stem
	}
	for _, base := range positives(word) {
		if key := lemma(base); l.known[key] != nil {
			return key
		}
	}
	return stem
}

// positives are what a comparative, a superlative or an adverb may come from: easier from easy, bigger from big, safest from
// safe, easily from easy.
func positives(word string) []string {
	if base, ok := strings.CutSuffix(word, "ily"); ok {
		return []string{base + "y"}
	}
	base, ok := strings.CutSuffix(word, "er")
	if !ok {
		if base, ok = strings.CutSuffix(word, "est"); !ok {
			return nil
		}
	}
	n := len(base)
	if n < 3 {
		return nil
	}
	out := []string{base, base + "e"}
	if base[n-1] == 'i' {
		out = append(out, base[:n-1]+"y", base[:n-1]+"ey")
	}
	if base[n-1] == base[n-2] {
		out = append(out, base[:n-1])
	}
	return out
}

// phraseWords are the keys of a phrase: its words without articles, pronouns and auxiliaries, contractions undone.
func phraseWords(s string) []string {
	var out []string
	for _, word := range plainWords(s) {
		if !thinWords[word] {
			out = append(out, lemma(word))
		}
	}
	return out
}

// plainWords are the words of a folded label, hyphens apart, every negated auxiliary as "not".
func plainWords(s string) []string {
	var out []string
	for _, t := range tokens(foldLabel(s)) {
		for word := range strings.SplitSeq(t.word, "-") {
			switch {
			case word == "":
			case strings.HasSuffix(word, "n't"), word == "cannot", notAuxiliary[word]:
				out = append(out, "not")
			default:
				out = append(out, word)
			}
		}
	}
	return out
}

var (
	notAuxiliary = wordSet("cant dont doesnt didnt isnt wasnt wont wouldnt couldnt arent hasnt havent")
	// thinWords never tell two phrases apart.
	thinWords = wordSet(`a an the this that these those it its it's that's there's i i'm im i'd i've ive i'll me my mine we we're we've us our
		you you're your they they're them their he she his her is are was were am be been do does did doing can could will would really very quite so
		just such some`)
)
