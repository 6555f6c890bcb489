package playtest

import (
	"cmp"
	"maps"
	"slices"

	"throughline/interview"
)

// Health is how a corpus of interviews under one methodology went. Shares are from 0 to 1.
type Health struct {
	Interviews int
	Turns      int // questions that a strategy chose

	Strategies  []Share // of the questions, most used first
	StrategyRun int     // the longest run of one strategy
	FocusRun    int     // the longest run of one concept in focus
	NewConcepts float64 // a turn, from the cooperative person
	EdgesToNode float64
	Orphans     float64 // share of all concepts, at the end
	Chains      float64 // from level-1 concepts after eight turns, a mean over the interviews that had as many
	Completion  float64 // of interviews that came to their thanks, with a reason, within their turns
	Endings     []Share // why they ended
}

// Share is how often something was so.
type Share struct {
	Name  string
	Share float64
}

// chainTurn is the answer after which chains are counted.
const chainTurn = 8

// Measure takes the health of a corpus.
func Measure(corpus []Report) Health {
	var m measure
	for i := range corpus {
		m.add(&corpus[i])
	}
	return m.health()
}

// measure is a Health that is being counted.
type measure struct {
	Health
	strategies, endings     map[string]int
	nodes, edges, orphans   int
	new, cooperative        int
	chains                  float64
	longEnough, cameToThank int
}

func (m *measure) add(r *Report) {
	if m.strategies == nil {
		m.strategies, m.endings = map[string]int{}, map[string]int{}
	}
	m.Interviews++
	var strategy run[string]
	var focus run[interview.ConceptID]
	for i, t := range r.Turns {
		if t.Strategy != "" {
			m.Turns++
			m.strategies[t.Strategy]++
		}
		m.StrategyRun = max(m.StrategyRun, strategy.add(t.Strategy))
		m.FocusRun = max(m.FocusRun, focus.add(t.Focus))
		if r.Persona == Cooperative {
			m.new, m.cooperative = m.new+t.New, m.cooperative+1
		}
		if i+1 == chainTurn {
			m.chains, m.longEnough = m.chains+t.Graph.ChainCompletion, m.longEnough+1
		}
	}
	o := &r.Outcome
	m.nodes, m.edges, m.orphans = m.nodes+o.Graph.NodeCount, m.edges+o.Graph.EdgeCount, m.orphans+o.Graph.OrphanCount
	if o.Status == interview.Ended && o.Reason != "" && len(r.Turns) <= r.Most {
		m.cameToThank++
	}
	m.endings[string(cmp.Or(o.Reason, "none"))]++
}

func (m *measure) health() Health {
	h := m.Health
	h.Strategies, h.Endings = shares(m.strategies, h.Turns), shares(m.endings, h.Interviews)
	h.NewConcepts = ratio(m.new, m.cooperative)
	h.EdgesToNode, h.Orphans = ratio(m.edges, m.nodes), ratio(m.orphans, m.nodes)
	h.Completion = ratio(m.cameToThank, h.Interviews)
	if m.longEnough > 0 {
		h.Chains = m.chains / float64(m.longEnough)
	}
	return h
}

// run counts how often the same value, other than the zero one, came in a row.
type run[T comparable] struct {
	value  T
	length int
}

func (r *run[T]) add(v T) int {
	var none T
	switch v {
	case none:
		r.length = 0
	case r.value:
		r.length++
	default:
		r.length = 1
	}
	r.value = v
	return r.length
}

func shares(counts map[string]int, of int) []Share {
	all := make([]Share, 0, len(counts))
	for _, name := range slices.Sorted(maps.Keys(counts)) {
		all = append(all, Share{name, ratio(counts[name], of)})
	}
	slices.SortStableFunc(all, func(a, b Share) int { return cmp.Compare(b.Share, a.Share) })
	return all
}

func ratio(part, whole int) float64 {
	if whole == 0 {
		return 0
	}
	return float64(part) / float64(whole)
}
