package interview

// tie is two phrases that the text ties together, before the ontology has its say. A weak one stands only where the second
// phrase is exactly a level above the first.
type tie struct {
	from, to   int
	connective string
	lo, hi     int
	weak       bool
	forward    bool // the text says which way: so, makes me
	onward     bool // it goes from one sentence to the next
}

// settle turns a tie into a link if the ontology has one for it, moving a type that is in doubt so that it fits.
func (r *reading) settle(t tie) bool {
	p, q := r.origin(t.from), r.origin(t.to)
	if p == q {
		return false
	}
	if t.weak && r.kinds.ladder && r.level(q) != r.level(p)+1 {
		return false
	}
	if r.kinds.ladder && !t.weak && r.level(q) < r.level(p) {
		r.retype(p, q)
	}
	kind, meant := r.kinds.permitted(r.found[p].kind, r.found[q].kind, t.connective)
	if !r.kinds.ladder && !meant { // elsewhere the types say which way a link leads
		back, meant := r.kinds.permitted(r.found[q].kind, r.found[p].kind, t.connective)
		if back >= 0 && (r.kinds.links[back].place && !t.onward && (kind < 0 || meant) || meant && !t.forward && t.connective != "") {
			p, q, kind = q, p, back
		}
	}
	if kind < 0 {
		return false
	}
	r.links = append(r.links, foundTie{from: p, to: q, kind: kind, lo: t.lo, hi: t.hi})
	return true
}

// origin is the phrase that says the same as phrase n first.
func (r *reading) origin(n int) int {
	if same := r.found[n].same; same >= 0 {
		return same
	}
	return n
}

func (r *reading) level(n int) int { return r.kinds.nodes[r.found[n].kind].level }

// doubt is how much worse another type may fit and still be taken so that a link can stand.
const typeDoubt = 0.9

// retype looks for the least change by which p can lead up to q.
func (r *reading) retype(p, q int) {
	loss, kindP, kindQ := typeDoubt, -1, -1
	for a, scoreA := range r.found[p].scores {
		for b, scoreB := range r.found[q].scores {
			la, lb := r.kinds.nodes[a].level, r.kinds.nodes[b].level
			if la == 0 || lb < la || lb > la+1 || a != r.found[p].kind && r.tied(p) || b != r.found[q].kind && r.tied(q) {
				continue
			}
			if l := r.found[p].scores[r.found[p].kind] - scoreA + r.found[q].scores[r.found[q].kind] - scoreB; l < loss {
				loss, kindP, kindQ = l, a, b
			}
		}
	}
	if kindP >= 0 {
		r.found[p].kind, r.found[q].kind = kindP, kindQ
	}
}

// permitted is the link type that leads from one type of concept to another, best one that the connective is a cue of, and
// whether it is; −1 is none.
func (k *kinds) permitted(from, to int, connective string) (int, bool) {
	var stems []string
	for _, t := range tokens(connective) {
		stems = append(stems, lemma(t.word))
	}
	found := -1
	for i, l := range k.links {
		if !l.from[from] || !l.to[to] {
			continue
		}
		if found < 0 && !l.spoken {
			found = i
		}
		for _, cue := range l.cues {
			if stemsWithin(cue, stems) {
				return i, true
			}
		}
	}
	return found, false
}

func stemsWithin(cue, stems []string) bool {
	for i := 0; i+len(cue) <= len(stems); i++ {
		k := 0
		for k < len(cue) && stems[i+k] == cue[k] {
			k++
		}
		if k == len(cue) {
			return true
		}
	}
	return false
}
