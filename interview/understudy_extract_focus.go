package interview

import "strings"

// asks is which way a question asks from its focus.
type asks uint8

const (
	asksOn   asks = iota // neither
	asksUp               // why does that matter
	asksDown             // what makes that so
)

var (
	upWords   = []string{"why", "matter", "important", "give you", "gives you", "do for you", "does for you", "bring you", "mean to you", "mean for you", "change for you", "other reason", "benefit", "help you"}
	downWords = []string{"what is it about", "where does that come from", "leads to", "lead to", "brings", "what makes", "happen first", "in between", "causes", "what about it", "come from", "what has to"}
)

func asksWhat(question string) asks {
	q := strings.ToLower(question)
	for _, w := range upWords {
		if strings.Contains(q, w) {
			return asksUp
		}
	}
	for _, w := range downWords {
		if strings.Contains(q, w) {
			return asksDown
		}
	}
	return asksOn
}

// askedFor says which types the question asks for by name, where the ontology is no ladder: the ideal, the opposite.
func (r *reading) askedFor() []bool {
	out := make([]bool, len(r.kinds.nodes))
	if r.kinds.ladder {
		return out
	}
	question := map[string]bool{}
	for _, l := range lemmas(r.cue.Question) {
		question[l] = true
	}
	for i := range r.kinds.nodes {
		out[i] = len(r.kinds.nodes[i].stems) > 0 && question[r.kinds.nodes[i].stems[0]]
	}
	return out
}

// tieFocus links what the question was about with what the answer begins with, the way that the ontology permits.
func (r *reading) tieFocus() {
	focus := r.cue.Focus
	if focus == nil || len(r.found) == 0 {
		return
	}
	at := r.kinds.node(focus.Type)
	if at < 0 {
		return
	}
	key := foldLabel(focus.Label)
	way := asksWhat(r.cue.Question)
	start := r.clauses[r.found[0].clause].sentence
	count := 0
	for i, f := range r.found {
		if f.same >= 0 || foldLabel(f.label) == key || r.clauses[f.clause].relation == relationContrast && !r.conceded(i-1) || r.conceded(i) || count >= 3 {
			continue
		}
		later := r.clauses[f.clause].sentence > start
		if r.reached(i, way) || later && r.tied(i) && count > 0 || r.recalls(&r.found[i]) || later && !r.kinds.ladder {
			continue
		}
		if later && way == asksUp && r.kinds.ladder && r.climb(i) {
			continue
		}
		if r.tieOne(i, at, way, later) {
			count++
		}
	}
}

// recalls says whether a phrase tells of the past when the focus does not: the story behind a reason, not the reason.
func (r *reading) recalls(f *foundPhrase) bool {
	if !r.kinds.ladder || !f.past || f.subject != "i" || f.verb == "feel" || f.verb == "be" || f.able {
		return false
	}
	for _, t := range tokens(r.cue.Focus.Label) {
		if hearPast(t.word) {
			return false
		}
	}
	return true
}

// conceded says whether phrase i is only granted before the "but" that follows: I can't fix the climate, but …
func (r *reading) conceded(i int) bool {
	if i < 0 || i+1 >= len(r.found) || !r.found[i].neg && asksWhat(r.cue.Question) != asksUp || r.found[i].clause != 0 {
		return false
	}
	next := r.clauses[r.found[i+1].clause]
	return next.sentence == 0 && next.relation == relationContrast
}

// expect leans the types of an answer's first sentence the way the question asks: what X is good for is a level above X.
func (r *reading) expect(f *foundPhrase) {
	if r.cue.Focus == nil || !r.kinds.ladder || r.clauses[f.clause].sentence > 0 {
		return
	}
	at := r.kinds.node(r.cue.Focus.Type)
	way := asksWhat(r.cue.Question)
	if at < 0 || way == asksOn {
		return
	}
	level := r.kinds.nodes[at].level
	for i := range f.scores {
		switch step := r.kinds.nodes[i].level - level; {
		case way == asksUp && step == 1, way == asksDown && step == -1:
			f.scores[i] += 0.4
		case way == asksUp && step <= 0, way == asksDown && step >= 0:
			f.scores[i] -= 0.4
		}
	}
}

// climb ties a later sentence to the one before when it says something higher, in an answer to why: "I can get back to my
// kids. Being a good mum is everything."
func (r *reading) climb(i int) bool {
	f := &r.found[i]
	if f.clause == 0 || r.clauses[f.clause].relation == relationContrast {
		return false
	}
	for p := i - 1; p >= 0; p-- {
		g := &r.found[p]
		if r.clauses[g.clause].sentence == r.clauses[f.clause].sentence {
			continue
		}
		if r.clauses[g.clause].sentence < r.clauses[f.clause].sentence-1 || r.clauses[g.clause].relation == relationContrast {
			return false
		}
		return r.level(i) > r.level(p) && r.tied(r.origin(p)) && r.settle(tie{from: p, to: i, lo: g.lo, hi: f.hi})
	}
	return false
}

// reached says whether a phrase is an inner step of a chain: something in the answer leads to it, or from it when the
// question asks downwards.
func (r *reading) reached(n int, way asks) bool {
	for _, l := range r.links {
		if way != asksDown && l.to == n || way == asksDown && l.from == n {
			return true
		}
	}
	return false
}

// tieOne links the focus, of type at, with phrase i.
func (r *reading) tieOne(i, at int, way asks, later bool) bool {
	f := &r.found[i]
	c := r.clauses[f.clause]
	link := foundTie{from: i, to: i, lo: c.from, hi: max(f.hi, c.lo+1)}
	up, _ := r.kinds.permitted(at, f.kind, c.connective)
	down, _ := r.kinds.permitted(f.kind, at, c.connective)
	if up < 0 && down < 0 && !r.kinds.ladder && !later { // the question may say the tie: what is the opposite of that
		up, _ = r.kinds.permitted(at, f.kind, r.cue.Question)
	}
	if r.kinds.ladder {
		level, mine := r.kinds.nodes[at].level, r.level(i)
		switch {
		case way == asksUp && mine < level, way == asksDown && mine > level, way == asksOn && mine == level, later && mine != level+1 && way != asksDown && (mine < level || len(r.links) > 0):
			return false
		case way == asksOn && (mine-level > 1 || level-mine > 1):
			return false
		}
		if mine < level || mine == level && way == asksDown {
			up = -1
		} else {
			down = -1
		}
	} else if way == asksDown && down >= 0 {
		up = -1
	}
	switch {
	case up >= 0:
		link.fromKnown, link.kind = r.cue.Focus.Label, up
	case down >= 0:
		link.toKnown, link.kind = r.cue.Focus.Label, down
	default:
		return false
	}
	r.links = append(r.links, link)
	return true
}

func (k *kinds) node(name string) int {
	for i := range k.nodes {
		if k.nodes[i].name == name {
			return i
		}
	}
	return -1
}
