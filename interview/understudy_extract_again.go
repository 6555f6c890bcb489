package interview

import "slices"

// What is said again in fewer words is not said anew: "I can make a proper cappuccino at home. A proper cappuccino makes me
// feel good." Without this a ladder breaks where a rung is named twice. Paraphrases are the slots' business.

// recognise gives a phrase the type of the concept that is known by the same words, so that what is taken up again is not
// taken for something new.
func (r *reading) recognise(f *foundPhrase) {
	key := lemmaKey(f.label)
	for i := len(r.cue.Known) - 1; i >= 0; i-- {
		known := &r.cue.Known[i]
		if at := r.kinds.node(known.Type); at >= 0 && (foldLabel(known.Label) == foldLabel(f.label) || lemmaKey(known.Label) == key) {
			f.kind = at
			f.scores[at] = max(f.scores[at], f.scores[bestScore(f.scores)]+typeDoubt) // no link moves it
			return
		}
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
