package interview

// takingBack are the ways of saying that what was said before no longer holds.
var takingBack = phraseList(`actually no|actually not|i take that back|take it back|changed my mind|change my mind|i was wrong|no longer|any more|anymore|not any more|i said|on second thought|
	on second thoughts|no wait|wait no|not really true|that's not true|that isn't true|that was wrong|isn't true|used to|i lied|in fact|but really|come to think of it|having said that`)

// findRevisions links what takes something back to the known concept that it takes back: same words, other sign.
func (r *reading) findRevisions() {
	if len(r.cue.Known) == 0 {
		return
	}
	for sentence := 0; len(r.clauses) > 0 && sentence <= r.clauses[len(r.clauses)-1].sentence; sentence++ {
		if r.takesBack(sentence) {
			r.revise(sentence)
		}
	}
}

func (r *reading) takesBack(sentence int) bool {
	for _, c := range r.clauses {
		if c.sentence < sentence || c.sentence > sentence {
			continue
		}
		for i := max(0, c.from-3); i < c.hi; i++ {
			for _, phrase := range takingBack[r.words[i].word] {
				if hearWordsAt(r.words, i, phrase) {
					return true
				}
			}
		}
	}
	return false
}

func hearWordsAt(words []hearWord, i int, phrase []string) bool {
	if i+len(phrase) > len(words) {
		return false
	}
	for k, word := range phrase {
		if words[i+k].word != word {
			return false
		}
	}
	return true
}

// revise finds the phrase of a sentence that denies a known concept. When the denial itself names nothing ("but really it
// isn't"), what is denied is what the sentence repeats, and the new concept is its opposite.
func (r *reading) revise(sentence int) {
	for k := len(r.cue.Known) - 1; k >= 0; k-- {
		known := r.cue.Known[k]
		if known.SupersededBy != "" {
			continue
		}
		had, positive := contentOf(known.Label)
		for i := range r.found {
			f := &r.found[i]
			if r.clauses[f.clause].sentence != sentence {
				continue
			}
			now, sign := contentOf(f.label)
			if !coversAll(now, had) {
				continue
			}
			if sign != positive {
				r.links = append(r.links, foundTie{from: i, toKnown: known.Label, revises: true, lo: f.lo, hi: f.hi})
				return
			}
			if n, ok := r.bareDenial(f.clause); ok && positive {
				c := r.clauses[n]
				f.label, f.lo, f.hi = "not "+f.label, c.lo, c.hi
				f.neg = true
				r.links = append(r.links, foundTie{from: i, toKnown: known.Label, revises: true, lo: c.lo, hi: c.hi})
				return
			}
		}
	}
}

// bareDenial is a later clause of the same sentence that denies without naming anything: it isn't, it doesn't any more.
func (r *reading) bareDenial(n int) (int, bool) {
	for m := n + 1; m < len(r.clauses) && r.clauses[m].sentence <= r.clauses[n].sentence+1; m++ {
		if r.first[m] >= 0 {
			continue
		}
		for _, w := range r.words[r.clauses[m].lo:r.clauses[m].hi] {
			if w.neg && w.tag != tagDet {
				return m, true
			}
		}
	}
	return 0, false
}

// contentOf is the lemmas of a label without its negation, and whether it affirms.
func contentOf(label string) ([]string, bool) {
	var out []string
	positive := true
	for _, l := range lemmas(label) {
		if l == "not" {
			positive = false
		} else if l != "like" && l != "any" && l != "more" && l != "anymor" {
			out = append(out, l)
		}
	}
	return out, positive
}

// covers says whether all of some, at least one, are in all.
func coversAll(all, some []string) bool {
	for _, s := range some {
		found := false
		for _, a := range all {
			found = found || a == s
		}
		if !found {
			return false
		}
	}
	return len(some) > 0
}
