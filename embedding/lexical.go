package embedding

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/kljensen/snowball/english"
)

// Lexical compares texts by their words when there is no model: by stems, which are those of English, and by the
// letters of the stems, which also catch misspellings and other languages. The zero value is ready.
type Lexical struct{}

// Name is what to record beside a similarity.
func (Lexical) Name() string { return "lexical" }

// Describe says in a sentence how texts are compared, and what would be better.
func (Lexical) Describe() string {
	return "Texts are compared by words and letters only: this program was " + ErrNoWeights.Error() + "."
}

const (
	stemShare = 0.6  // of a word's weight; the rest lies on its letters
	faint     = 0.25 // the weight of a word like "the" or "of"
	maxWords  = maxPieces
	maxStem   = 32 // bytes; nothing longer is stemmed
)

// Similarity returns how much two texts share, from 0 to 1. The order of words does not count; only the first 256
// words do.
func (Lexical) Similarity(a, b string) float64 {
	if a == b {
		return 1
	}
	return profileOf(a).cosine(profileOf(b))
}

// profile is what a text is made of, in the order of the features: sums come out the same each time.
type profile []feature

type feature struct {
	name   string // a stem, or three letters of one in brackets
	weight float64
}

func profileOf(text string) profile {
	var p profile
	count := 0
	for word := range words(text) {
		if r, _ := utf8.DecodeRuneInString(word); mark(r) {
			continue
		}
		p = p.with(word)
		if count++; count == maxWords {
			break
		}
	}
	slices.SortFunc(p, func(a, b feature) int { return cmp.Compare(a.name, b.name) })
	return p.merged()
}

// with adds a word's features; their weights, squared, sum up to the square of the word's.
func (p profile) with(word string) profile {
	weight := 1.0
	if english.IsStopWord(word) {
		weight = faint
	}
	stem := stemOf(word)
	p = append(p, feature{stem, weight * math.Sqrt(stemShare)})
	grams := trigrams(stem)
	for _, gram := range grams {
		p = append(p, feature{gram, weight * math.Sqrt((1-stemShare)/float64(len(grams)))})
	}
	return p
}

// merged adds up neighbours of the same name.
func (p profile) merged() profile {
	out := p[:0]
	for _, f := range p {
		if n := len(out); n > 0 && out[n-1].name == f.name {
			out[n-1].weight += f.weight
		} else {
			out = append(out, f)
		}
	}
	return out
}

// cosine compares two profiles; one without features shares nothing with any.
func (p profile) cosine(q profile) float64 {
	lengths := p.square() * q.square()
	if lengths == 0 {
		return 0
	}
	shared := 0.0
	for i, j := 0, 0; i < len(p) && j < len(q); {
		switch cmp.Compare(p[i].name, q[j].name) {
		case -1:
			i++
		case 1:
			j++
		default:
			shared += p[i].weight * q[j].weight
			i++
			j++
		}
	}
	return min(1, shared/math.Sqrt(lengths))
}

func (p profile) square() float64 {
	sum := 0.0
	for _, f := range p {
		sum += f.weight * f.weight
	}
	return sum
}

// stemOf cuts the ending of an English word; other words stay as they are.
func stemOf(word string) string {
	if len(word) > maxStem || strings.ContainsFunc(word, func(r rune) bool { return r > unicode.MaxASCII }) {
		return word
	}
	return english.Stem(word, false)
}

// trigrams are the runs of three characters of a stem between brackets, which no stem has.
func trigrams(stem string) []string {
	letters := []rune("[" + stem + "]")
	grams := make([]string, 0, len(letters)-2)
	for i := range len(letters) - 2 {
		grams = append(grams, "["+string(letters[i:i+3]))
	}
	return grams
}
