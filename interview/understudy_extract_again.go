package interview

import (
	"slices"
	"strings"
)

// What is said again in fewer words is not said anew: "I can make a proper cappuccino at home. A proper cappuccino makes me
// feel good." Without this a ladder breaks where a rung is named twice. Paraphrases are the slots' business.

// latelySaid is how many turns ago something was said that a shorter phrase may still mean.
const latelySaid = 2

// recognise gives a phrase the type of the concept that is known by the same words, and the label too where it says in
// fewer words what was said lately, so that what is taken up again is not taken for something new.
func (r *reading) recognise(f *foundPhrase) {
	key, short := lemmaKey(f.label), lemmas(f.label)
	for i := len(r.cue.Known) - 1; i >= 0; i-- {
		known := &r.cue.Known[i]
		at := r.kinds.node(known.Type)
		if at < 0 {
			continue
		}
		lately := known.Turn+latelySaid >= r.cue.Utterance.Turn && known.SupersededBy == ""
		switch {
		case foldLabel(known.Label) == foldLabel(f.label) || lemmaKey(known.Label) == key:
		case lately && saysLess(short, lemmas(known.Label)):
			f.label = known.Label
		default:
			continue
		}
		f.kind = at
		f.scores[at] = max(f.scores[at], f.scores[bestScore(f.scores)]+typeDoubt) // no link moves it
		return
	}
}

// takenUp is the phrase of an earlier sentence of this answer that phrase f says again in fewer words, or -1.
func (r *reading) takenUp(f *foundPhrase) int {
	short := lemmas(f.label)
	for i := len(r.found) - 1; i >= 0; i-- {
		g := &r.found[i]
		if r.clauses[g.clause].sentence < r.clauses[f.clause].sentence && g.neg == f.neg && saysLess(short, lemmas(g.label)) {
			return i
		}
	}
	return -1
}

// saysLess says whether the words of a phrase are among those of a longer one. One word alone says too little.
func saysLess(short, long []string) bool {
	if len(short) < 2 || len(short) > len(long) || len(long) > len(short)+2 {
		return false
	}
	for _, s := range short {
		if !slices.Contains(long, s) {
			return false
		}
	}
	return slices.Contains(short, "not") == slices.Contains(long, "not")
}

// askingWords begin a question.
var askingWords = wordSet("why what how who where which do does did is are can could would should")

// asksBack says whether clause n belongs to a question to the interviewer: why do you want to know that?
func (r *reading) asksBack(n int) bool {
	first, last := n, n
	for first > 0 && r.clauses[first-1].sentence == r.clauses[n].sentence {
		first--
	}
	for last+1 < len(r.clauses) && r.clauses[last+1].sentence == r.clauses[n].sentence {
		last++
	}
	begins := askingWords[r.words[r.clauses[first].from].word]
	return begins && strings.HasPrefix(r.text[r.words[r.clauses[last].hi-1].to:], "?")
}
