package interview

import (
	"math/rand/v2"
	"strconv"
)

// mostSampledNodes bounds the concepts of a sampled state: more of them are more of the same.
const mostSampledNodes = 16

// sampler draws states that an interview could come to: readings that belong together are drawn together. It decides
// nothing in an interview.
type sampler struct {
	m      *Methodology
	random *rand.Rand
	levels int // the highest level of the ontology
}

func newSampler(m *Methodology, random *rand.Rand) *sampler {
	s := &sampler{m: m, random: random}
	for _, n := range m.Ontology.Nodes {
		s.levels = max(s.levels, n.Level)
	}
	return s
}

// past is the questions that were asked before a sampled state, oldest first, by strategy and concept.
type past struct{ strategies, nodes []int }

// board draws a state in a phase.
func (s *sampler) board(phase Phase) *Board {
	b := &Board{Phase: phase, Global: blankReadings(), Strategy: make([][]Reading, len(s.m.Strategies))}
	total := s.size(phase)
	b.Nodes = make([]NodeBoard, min(total, mostSampledNodes))
	asked := s.past(1+s.upTo(2*total), len(b.Nodes))
	s.structure(b, total)
	s.answer(b, len(asked.strategies))
	s.habits(b, asked)
	for i := range b.Nodes {
		b.Nodes[i].ID = ConceptID("c" + strconv.Itoa(i+1))
		s.node(b, i, asked)
	}
	return b
}

// blankReadings is a row in which nothing was read.
func blankReadings() []Reading {
	row := make([]Reading, signalCount)
	for i := range row {
		row[i] = noReading
	}
	return row
}

// upTo draws a whole number from 0 to n.
func (s *sampler) upTo(n int) int { return s.random.IntN(n + 1) }

// chance is true so often.
func (s *sampler) chance(p float64) bool { return s.random.Float64() < p }

// size draws how many concepts there are in a phase.
func (s *sampler) size(phase Phase) int {
	early, mid := s.m.Boundaries.EarlyMaxNodes, s.m.Boundaries.MidMaxNodes
	switch phase {
	case Early:
		return 1 + s.random.IntN(max(1, early-1))
	case Mid:
		return early + s.random.IntN(mid-early)
	}
	return mid + s.random.IntN(mid)
}

// past draws the questions before: a strategy is kept on with half of the time, a concept a little less.
func (s *sampler) past(turns, nodes int) past {
	var p past
	for i := range turns {
		strategy, node := s.random.IntN(len(s.m.Strategies)), s.random.IntN(nodes)
		if i > 0 && s.chance(0.3) {
			strategy = p.strategies[i-1]
		}
		if i > 0 && s.chance(0.4) {
			node = p.nodes[i-1]
		}
		p.strategies, p.nodes = append(p.strategies, strategy), append(p.nodes, node)
	}
	return p
}

// structure draws the measures of both graphs.
func (s *sampler) structure(b *Board, total int) {
	depth := 1 + s.upTo(max(1, min(s.levels, total)))
	complete := s.chance(map[Phase]float64{Early: 0.05, Mid: 0.4, Late: 0.75}[b.Phase])
	completion := 0.0
	if complete {
		completion = 0.1 + 0.9*s.random.Float64()
	}
	edges := int(float64(total) * (0.4 + 1.2*s.random.Float64()))
	b.Global[sigNodeCount], b.Global[sigEdgeCount] = Reading(total), Reading(edges)
	b.Global[sigOrphanCount] = Reading(s.upTo(total / 3))
	b.Global[sigMaxDepth] = Reading(depth)
	b.Global[sigChainCompletion], b.Global[sigHasCompleteChain] = Reading(completion), Reading(indicator(complete))
	slots := s.upTo(total)
	b.Global[sigCanonicalConcepts], b.Global[sigCanonicalEdges] = Reading(slots), Reading(s.upTo(edges))
	b.Global[sigCanonicalOrphans], b.Global[sigCanonicalDepth] = Reading(s.upTo(slots)), Reading(s.upTo(depth))
	b.Global[sigCanonicalSupport] = Reading(1 + 2*s.random.Float64())
	b.Global[sigProgress] = Reading(completion/2 + min(1, float64(depth)/float64(max(1, s.levels)))/2)
	b.Global[sigPhase] = Reading(map[Phase]int{Early: 0, Mid: 1, Late: 2}[b.Phase])
}

// answer draws how the latest answer was given: someone who is engaged answers more deeply, more exactly and less unsurely.
func (s *sampler) answer(b *Board, turns int) {
	engaged := s.random.Float64()
	near := func(x float64) Reading { return Reading(min(1, max(0, x+0.3*(s.random.Float64()-0.5)))) }
	b.Global[sigEngagement], b.Global[sigSpecificity] = near(engaged), near(engaged)
	b.Global[sigResponseDepth] = Reading(min(3, int(4*float64(near(engaged)))))
	b.Global[sigSentiment] = Reading(s.random.IntN(3))
	unsure := s.random.Float64() * s.random.Float64()
	b.Global[sigUncertainty], b.Global[sigHedging] = near(unsure), near(unsure)
	b.Global[sigAmbiguity] = Reading(s.random.Float64() * s.random.Float64())
	trend := 1 // stable
	if turns >= 4 && s.chance(0.5) {
		trend = 0
		if engaged < 0.5 {
			trend = 2 + s.upTo(1)
		}
	}
	b.Global[sigTrend] = Reading(trend)
}

// recentQuestions is over how many questions a strategy's repetition is counted.
const recentQuestions = 5

// habits reads off the past how often each strategy was used, and for how long the latest.
func (s *sampler) habits(b *Board, asked past) {
	n := len(asked.strategies)
	for i := range b.Strategy {
		b.Strategy[i] = blankReadings()
		b.Strategy[i][sigStrategyRepetition] = 0
	}
	for _, strategy := range asked.strategies[max(0, n-recentQuestions):] {
		b.Strategy[strategy][sigStrategyRepetition]++
	}
	same := 1
	for same < n && asked.strategies[n-1-same] == asked.strategies[n-1] {
		same++
	}
	b.Global[sigStrategyChange] = Reading(same - 1)
}

// node draws a concept's readings, as far as the past does not give them.
func (s *sampler) node(b *Board, i int, asked past) {
	n, turns := blankReadings(), len(asked.nodes)
	streak, last, repetition := 0, -1, make([]uint8, len(s.m.Strategies))
	running, latest := 0, -1
	for t, node := range asked.nodes {
		if node != i {
			continue
		}
		last = t
		if asked.strategies[t] != latest {
			running, latest = 0, asked.strategies[t]
		}
		running++
	}
	for streak < turns && asked.nodes[turns-1-streak] == i {
		streak++
	}
	if latest >= 0 {
		repetition[latest] = uint8(repetitionBin(running))
	}
	b.Nodes[i].Repetition = repetition
	dry := s.upTo(turns)
	if last < 0 || s.chance(0.5) {
		dry = min(dry, 2)
	}
	shallow := s.random.Float64()
	n[sigCurrentFocus], n[sigRecency] = Reading(indicator(streak > 0)), 0
	if last >= 0 {
		n[sigRecency] = Reading(max(0, 1-float64(turns-1-last)/20))
	}
	n[sigFocusStreak] = Reading(min(streak, 2))
	if streak > 3 {
		n[sigFocusStreak] = 3
	}
	exhausted := last >= 0 && dry >= 3 && streak >= 2 && shallow >= 0.66
	n[sigExhausted], n[sigStagnation] = Reading(indicator(exhausted)), Reading(indicator(dry >= 3))
	n[sigExhaustion] = Reading(float64(min(dry, 10))/10*0.4 + float64(min(streak, 5))/5*0.3 + shallow*0.3)
	n[sigOpportunity] = 2
	switch {
	case exhausted:
		n[sigOpportunity] = 0
	case last >= 0 && s.chance(0.2):
		n[sigOpportunity] = 1
	}
	s.place(n)
	b.Nodes[i].Readings = n
}

// place draws where a concept stands on the ladder.
func (s *sampler) place(n []Reading) {
	types := s.m.Ontology.Nodes
	t := types[s.random.IntN(len(types))]
	orphan := s.chance(0.15)
	edges := 0
	if !orphan {
		edges = 1 + s.upTo(3)
	}
	above := t.Level > 0 && !t.Terminal && t.Level < s.levels
	below := t.Level > 1
	n[sigOrphan], n[sigNodeEdges] = Reading(indicator(orphan)), Reading(edges)
	n[sigGapAbove] = Reading(indicator(above && (orphan || s.chance(0.4))))
	n[sigGapBelow] = Reading(indicator(below && (orphan || s.chance(0.3))))
	n[sigLevelSkip] = Reading(indicator(t.Level > 0 && s.levels > 2 && !orphan && s.chance(0.12)))
	deficit := 0.0
	if above {
		deficit = 1
		if n[sigGapAbove] == 0 {
			deficit = 0.5 * float64(s.upTo(1))
		}
	}
	n[sigBranching] = Reading(deficit)
}

// repetitionBin is the bin of a strategy's repetition on a concept.
func repetitionBin(n int) int {
	switch {
	case n == 0:
		return 0
	case n <= 2:
		return 1
	case n <= 4:
		return 2
	}
	return 3
}
