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
	groups  map[string][]int32        // by a word's or a phrase's key: the synonym groups that it is in
	against map[string]map[string]any // by key: the keys of its opposites
	phrases map[string][]phraseKey    // by the first key: longest first
	valence map[string]int8           // by key: 1 praises, -1 complains
	many    int                       // synonym groups
	pairs   int                       // antonym pairs
}

// phraseKey is an entry of several words.
type phraseKey struct {
	keys []string
	key  string // all of them in one
}

// everyday is the one lexicon there is: read once, then never changed.
var everyday = sync.OnceValue(func() *lexicon { return newLexicon(synonymText, antonymText, valenceText) })

func newLexicon(synonyms, antonyms, valence string) *lexicon {
	l := &lexicon{groups: map[string][]int32{}, against: map[string]map[string]any{}, phrases: map[string][]phraseKey{}, valence: map[string]int8{}}
	var first []string
	for line := range entryLines(synonyms) {
		keys := l.entries(line)
		for _, key := range keys {
			l.groups[key] = append(l.groups[key], int32(l.many))
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
			l.valence[lemma(word)] = value
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
		own[key] = slices.Sorted(maps.Keys(l.against[key]))
	}
	for key, groups := range l.groups {
		for _, g := range groups {
			for _, opposite := range own[first[g]] {
				if !l.synonyms(key, opposite) {
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
	if l.against[a] == nil {
		l.against[a] = map[string]any{}
	}
	l.against[a][b] = nil
}

// knows says whether a key has an entry of its own.
func (l *lexicon) knows(key string) bool {
	return len(l.groups[key]) > 0 || l.polar(key) || l.valence[key] != 0
}

// polar says whether a key has an opposite.
func (l *lexicon) polar(key string) bool { return len(l.against[key]) > 0 }

// synonyms says whether two keys share a group.
func (l *lexicon) synonyms(a, b string) bool {
	for _, g := range l.groups[a] {
		if slices.Contains(l.groups[b], g) {
			return true
		}
	}
	return false
}

// antonyms says whether two keys are opposites by their entries.
func (l *lexicon) antonyms(a, b string) bool {
	_, yes := l.against[a][b]
	return yes
}

// sense is a word's key: its stem, or the stem of the word that it is a degree or an adverb of, when the lexicon knows that one only.
func (l *lexicon) sense(word string) string {
	key := lemma(word)
	if l.knows(key) {
		return key
	}
	for _, base := range positives(word) {
		if k := lemma(base); l.knows(k) {
			return k
		}
	}
	return key
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
		out = append(out, base[:n-1]+"y")
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
