package interview

import "strings"

// findLinks reads links off the connectives, then ties the answer to what the question was about.
func (r *reading) findLinks() {
	var reasons, claims []int // of the cause or effect that is open, for what follows by "and"
	for n, c := range r.clauses {
		here := r.phrasesAt(n)
		if len(here) > 1 && r.kinds.things != nil {
			verb := r.between(r.found[here[0]].hi, max(r.found[here[0]].hi, r.found[here[1]].lo))
			r.settle(tie{from: here[0], to: here[1], connective: c.connective + " " + verb, lo: c.from, hi: c.hi})
		}
		if len(here) == 0 {
			continue
		}
		relation := c.relation
		if r.thenCan(c, here) || r.judges(n, here) {
			relation = relationEffect
		}
		switch relation {
		case relationEffect:
			if from := r.before(n); len(from) > 0 {
				r.tieAll(from, here, c)
				reasons, claims = from, here
				r.tieThings(n, here)
				continue
			}
		case relationCause:
			if to := r.claimOf(n); len(to) > 0 {
				// "I like the foam because it makes me proud": what is valued comes before what it is valued for
				if r.kinds.ladder && r.level(here[0]) > r.level(to[0]) {
					r.tieAll(to, here, c)
					reasons, claims = to, here
					continue
				}
				r.tieAll(here, to, c)
				reasons, claims = here, to
				continue
			}
		case relationCondition:
			r.tieCondition(n, here)
		case relationAddition, "":
			if n > 0 && r.clauses[n-1].sentence == c.sentence && len(claims) > 0 {
				reasons, claims = r.goOn(n, here, reasons, claims)
				continue
			}
			if c.connective != "" && n > 0 && r.clauses[n-1].sentence == c.sentence && r.first[n-1] >= 0 && (r.enables(here[0]) || c.anchor != "") {
				for _, p := range r.phrasesAt(n - 1) {
					for _, q := range here {
						r.settle(tie{from: p, to: q, connective: c.connective, lo: r.found[p].lo, hi: r.found[q].hi, weak: true})
					}
				}
			}
		}
		reasons, claims = nil, nil
		if !r.kinds.ladder {
			r.tieThings(n, here)
			r.tieNarrative(n, here)
		}
	}
	r.tieFocus()
}

// enables says whether a phrase tells what the speaker can now do or how they feel, so that "and" may mean "so".
func (r *reading) enables(n int) bool {
	f := &r.found[n]
	return f.subject == "i" && !f.past && (f.able || f.verb == "feel" || f.neg)
}

// thenCan says whether a clause tells what becomes possible: and then I can get back to my kids.
func (r *reading) thenCan(c hearClause, here []int) bool {
	if !r.kinds.ladder || c.relation != relationTime || !strings.HasSuffix(c.connective, "then") {
		return false
	}
	n := r.found[here[0]].clause
	return r.found[here[0]].able || n > 0 && r.clauses[n-1].relation == relationEffect && r.clauses[n-1].sentence == c.sentence
}

// judges says whether a clause says of the one before what it is good for: that's healthier.
func (r *reading) judges(n int, here []int) bool {
	c := r.clauses[n]
	if c.relation != "" && c.relation != relationAddition || r.found[here[0]].verb == "" {
		return false
	}
	pron, _, _ := strings.Cut(r.words[c.lo].word, "'")
	if (pron != "that" || c.lo >= r.found[here[0]].lo) && c.anchor != "which" {
		return false
	}
	before := r.before(n)
	if !r.kinds.ladder {
		return len(before) > 0
	}
	return len(before) > 0 && (r.level(here[0]) > r.level(before[0]) || r.level(here[0]) == r.level(before[0]) && r.level(before[0]) > 3)
}

// phrasesAt are the numbers of the phrases of clause n.
func (r *reading) phrasesAt(n int) []int {
	var out []int
	if r.first[n] >= 0 {
		for i := r.first[n]; i < len(r.found) && r.found[i].clause == n; i++ {
			out = append(out, i)
		}
	}
	return out
}

// before is what clause n follows from: the phrases of the clause before, with those that are listed with it.
func (r *reading) before(n int) []int {
	for m := n - 1; m >= 0 && r.clauses[m].sentence >= r.clauses[n].sentence-1; m-- {
		here := r.phrasesAt(m)
		if len(here) == 0 {
			if r.clauses[m].relation == relationContrast && r.clauses[m].sentence == r.clauses[n].sentence {
				return nil
			}
			continue
		}
		kind := r.found[here[0]].kind
		for k := m; k > 0 && k > m-3 && r.clauses[k].sentence == r.clauses[m].sentence && (r.clauses[k].relation == relationAddition && r.clauses[k].anchor == "" || r.clauses[k].connective == ""); k-- {
			more := r.phrasesAt(k - 1)
			if len(more) == 0 || r.found[more[0]].kind != kind || r.clauses[k-1].sentence != r.clauses[m].sentence {
				break
			}
			here = append(more, here...)
		}
		return here
	}
	return nil
}

// claimOf is what clause n gives the reason for: what comes before in the sentence, or, when the reason opens it, after.
func (r *reading) claimOf(n int) []int {
	for m := n - 1; m >= 0 && r.clauses[m].sentence == r.clauses[n].sentence; m-- {
		if here := r.phrasesAt(m); len(here) > 0 {
			return here
		}
	}
	for m := n + 1; m < len(r.clauses) && r.clauses[m].sentence == r.clauses[n].sentence; m++ {
		c := r.clauses[m]
		if c.relation == relationAddition || c.relation == relationCause || c.relation == relationEffect {
			if c.relation == relationEffect {
				return nil
			}
			continue
		}
		if here := r.phrasesAt(m); len(here) > 0 && c.relation == "" {
			return here
		}
	}
	return nil
}

// goOn continues a cause or an effect over "and": another reason for the same, another effect of the same, or the next step.
func (r *reading) goOn(n int, here, reasons, claims []int) ([]int, []int) {
	c := r.clauses[n]
	last := n - 1
	for last > 0 && len(r.phrasesAt(last)) == 0 {
		last--
	}
	if r.clauses[last].relation == relationCause || containsInt(reasons, r.first[last]) && r.clauses[last].relation != relationEffect {
		if r.words[c.from].gap >= gapComma && r.words[c.lo].tag == tagSubj { // a comma ends the reason
			return nil, nil
		}
		if r.level(here[0]) <= r.level(reasons[0]) || !r.kinds.ladder {
			r.tieAll(here, claims, c)
			return append(reasons, here...), claims
		}
	}
	if r.kinds.ladder && r.level(here[0]) > r.level(claims[len(claims)-1]) && r.clauses[last].relation == relationEffect {
		r.tieAll(claims, here, c)
		return claims, here
	}
	if r.clauses[last].relation == relationEffect || containsInt(claims, r.first[last]) {
		r.tieAll(reasons, here, c)
		return reasons, append(claims, here...)
	}
	return nil, nil
}

func containsInt(list []int, n int) bool {
	for _, m := range list {
		if m == n {
			return true
		}
	}
	return false
}

// tieCondition ties "when it froths well" to what then happens.
func (r *reading) tieCondition(n int, here []int) {
	var main []int
	if n == 0 || r.clauses[n-1].sentence != r.clauses[n].sentence {
		if n+1 < len(r.clauses) && r.clauses[n+1].sentence == r.clauses[n].sentence && (r.clauses[n+1].relation == "" || r.clauses[n+1].relation == relationEffect) {
			main = r.phrasesAt(n + 1)
		}
	} else {
		main = r.phrasesAt(n - 1)
	}
	for _, q := range main {
		for _, p := range here {
			r.settle(tie{from: p, to: q, connective: r.clauses[n].connective, lo: min(r.found[p].lo, r.found[q].lo), hi: max(r.found[p].hi, r.found[q].hi), weak: true})
		}
	}
}

// tieThings ties what is said of two things at once to the first of them as well: the iPhone and the Pixel both feel solid.
func (r *reading) tieThings(n int, here []int) {
	if len(here) < 2 || n == 0 || r.clauses[n].relation != relationAddition || r.clauses[n-1].sentence != r.clauses[n].sentence {
		return
	}
	if prev := r.phrasesAt(n - 1); len(prev) == 1 && r.found[prev[0]].subject == "thing" && r.found[prev[0]].verb == "" && r.found[prev[0]].kind == r.found[here[0]].kind {
		r.settle(tie{from: prev[0], to: here[1], connective: "both", lo: r.found[prev[0]].lo, hi: r.found[here[1]].hi})
	}
}

// tieNarrative ties what is told one after the other, where the ontology knows what the one is to the other.
func (r *reading) tieNarrative(n int, here []int) {
	for _, q := range here {
		if r.tied(q) || r.shareTies(n, q) {
			continue
		}
		if r.clauses[n].relation == relationContrast && r.found[q].subject == "thing" && r.found[q].verb == "" { // what is set against the rest shares nothing with it
			continue
		}
		for p := q - 1; p >= 0 && (p >= q-2 || p >= q-4 && r.clauses[r.found[p].clause].sentence == r.clauses[n].sentence); p-- { // further in a list
			if r.clauses[r.found[p].clause].sentence+1 < r.clauses[n].sentence || r.found[p].kind == r.found[q].kind {
				continue
			}
			if r.settle(tie{from: p, to: q, connective: r.clauses[n].connective, lo: r.found[p].lo, hi: r.found[q].hi, onward: r.clauses[r.found[p].clause].sentence != r.clauses[n].sentence}) {
				break
			}
		}
	}
}

// shareTies gives an item of a list the ties of the item before: small, close to home and not too bright.
func (r *reading) shareTies(n, q int) bool {
	c := r.clauses[n]
	if q == 0 || c.relation != "" && c.relation != relationAddition || r.found[q].verb != "" {
		return false
	}
	p := r.origin(q - 1)
	if r.found[p].kind != r.found[q].kind || r.clauses[r.found[p].clause].sentence != c.sentence {
		return false
	}
	shared := false
	for _, l := range r.links {
		switch p {
		case l.from:
			l.from = q
		case l.to:
			l.to = q
		default:
			continue
		}
		l.lo, l.hi = min(l.lo, r.found[q].lo), max(l.hi, r.found[q].hi)
		r.links = append(r.links, l)
		shared = true
	}
	return shared
}

func (r *reading) tied(n int) bool {
	for _, l := range r.links {
		if l.from == n && l.fromKnown == "" || l.to == n && l.toKnown == "" {
			return true
		}
	}
	return false
}

func (r *reading) tieAll(from, to []int, c hearClause) {
	for _, p := range from {
		for _, q := range to {
			r.settle(tie{from: p, to: q, connective: c.connective, lo: min(r.found[p].lo, r.found[q].lo), hi: max(r.found[p].hi, r.found[q].hi), forward: c.relation == relationEffect})
		}
	}
}
