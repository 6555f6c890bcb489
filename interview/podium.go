package interview

import (
	"cmp"
	"slices"
)

// candidate is a pair with its score, by the indices of its strategy and its concept.
type candidate struct {
	strategy, node int
	base, score    float64
}

// noNode stands for the concept of a strategy that is about none.
const noNode = -1

// before orders candidates: the higher score, then the strategy listed first, then the older concept.
func (c candidate) before(o candidate) int {
	return cmp.Or(cmp.Compare(o.score, c.score), cmp.Compare(c.strategy, o.strategy), cmp.Compare(c.node, o.node))
}

// podium keeps the best candidates it was offered, at most so many, as a heap with the worst of them on top.
type podium struct {
	keep int // below 0: all
	heap []candidate
}

func newPodium(keep int) *podium {
	return &podium{keep: keep, heap: make([]candidate, 0, max(0, min(keep, 64)))}
}

// takes says whether a candidate of this score can get in: offer then looks more closely.
func (p *podium) takes(score float64) bool {
	return p.keep < 0 || len(p.heap) < p.keep || p.keep > 0 && score >= p.heap[0].score
}

// offer lets a candidate in if it is among the best.
func (p *podium) offer(c candidate) {
	switch {
	case !p.takes(c.score):
	case p.keep < 0:
		p.heap = append(p.heap, c)
	case len(p.heap) < p.keep:
		p.heap = append(p.heap, c)
		p.rise()
	case c.before(p.heap[0]) < 0:
		p.heap[0] = c
		p.sink()
	}
}

// rise lets the candidate that came last find its place.
func (p *podium) rise() {
	for i := len(p.heap) - 1; i > 0; {
		parent := (i - 1) / 2
		if p.heap[parent].before(p.heap[i]) > 0 {
			return
		}
		p.heap[parent], p.heap[i] = p.heap[i], p.heap[parent]
		i = parent
	}
}

// sink lets the candidate on top find its place.
func (p *podium) sink() {
	for i := 0; ; {
		worst := i
		for _, child := range []int{2*i + 1, 2*i + 2} {
			if child < len(p.heap) && p.heap[child].before(p.heap[worst]) > 0 {
				worst = child
			}
		}
		if worst == i {
			return
		}
		p.heap[i], p.heap[worst] = p.heap[worst], p.heap[i]
		i = worst
	}
}

// sorted returns what was kept, best first.
func (p *podium) sorted() []candidate {
	slices.SortFunc(p.heap, candidate.before)
	return p.heap
}
