package interview

import "context"

// veryAlike is the cosine from which two phrases without a word in common are left to the researcher: likeness merges
// nothing, but it may ask.
const veryAlike = 0.6

// RuleArbiter judges without a model, and carefully: the same is only what agrees word by word.
type RuleArbiter struct{}

// NewRuleArbiter returns an arbiter that needs no model.
func NewRuleArbiter() *RuleArbiter { return &RuleArbiter{} }

// Judge compares the words of each pair. It never fails.
func (*RuleArbiter) Judge(_ context.Context, cue JudgeCue) (Judgement, error) {
	j := Judgement{Verdicts: make([]Verdict, len(cue.Pairs)), Call: Call{By: "understudy"}}
	for i, pair := range cue.Pairs {
		j.Verdicts[i] = judge(pair)
	}
	return j, nil
}

// judge says same when every word that carries meaning has its counterpart on the other side, unsure when some have and the
// heads of the two phrases do not part them, and different else or when anything is opposed.
func judge(pair Pair) Verdict {
	p, q := readPhrase(pair.A), readPhrase(pair.B)
	if p.opposes(&q) {
		return DifferentConcept
	}
	pairing := p.pair(&q)
	leftP, leftQ := p.left(pairing.p), q.left(pairing.q)
	switch {
	case pairing.count == 0 && pair.Cosine >= veryAlike && !p.frames(&q):
		return UnsureConcept
	case pairing.count == 0:
		return DifferentConcept
	case len(leftP) == 0 && len(leftQ) == 0:
		return SameConcept
	case len(leftP) > 0 && len(leftQ) > 0 && p.head() == leftP[len(leftP)-1] && q.head() == leftQ[len(leftQ)-1]:
		return DifferentConcept // creamy texture, creamy taste
	default:
		return UnsureConcept
	}
}

// frames says whether two phrases put different words into the same frame: low in sugar, low in fat.
func (p *phrase) frames(q *phrase) bool {
	for _, v := range p.words {
		for _, w := range q.words {
			if v.key == w.key && (v.flips || weighty[v.text]) {
				return true
			}
		}
	}
	return false
}

// pairing is which words of two phrases have a counterpart.
type pairing struct {
	p, q  []bool
	count int // content words and entries that have one
}

func (p *phrase) pair(q *phrase) pairing {
	m := pairing{p: make([]bool, len(p.words)), q: make([]bool, len(q.words))}
	for i := range p.units {
		for j := range q.units {
			a, b := &p.units[i], &q.units[j]
			if p.counterparts(a, q, b) {
				settle(m.p, a)
				settle(m.q, b)
				m.count++
			}
		}
	}
	return m
}

// counterparts says whether two units say the same. Two words without content say nothing.
func (p *phrase) counterparts(a *unit, q *phrase, b *unit) bool {
	if a.to-a.from == 1 && b.to-b.from == 1 {
		v, w := &p.words[a.from], &q.words[b.from]
		if v.flips || w.flips || v.bare && w.bare {
			return false
		}
		return a.sign == b.sign && akin(v, w) || a.sign != b.sign && contrary(v, w)
	}
	return a.sign == b.sign && (a.key == b.key || a.entry.shares(b.entry)) || a.sign != b.sign && a.entry.opposes(b.key)
}

// left are the content words without a counterpart.
func (p *phrase) left(paired []bool) []int {
	var out []int
	for i := range p.words {
		if w := &p.words[i]; !paired[i] && !w.bare && !w.flips {
			out = append(out, i)
		}
	}
	return out
}

// head is what an English phrase is about: its last content word, what says where and when apart.
func (p *phrase) head() int {
	head := -1
	for i := range p.words {
		switch w := &p.words[i]; {
		case head >= 0 && circumstances[w.text]:
			return head
		case !w.bare && !w.flips:
			head = i
		}
	}
	return head
}

// circumstances begin what says where and when.
var circumstances = wordSet("in on at after before during until while when")
