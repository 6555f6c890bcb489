package interview

import (
	"fmt"
	"math"
	"slices"
)

// The trend looks at so many answers, needs so many, and calls so many shallow ones fatigue.
const (
	trendAnswers = 6
	trendLeast   = 4
	trendShallow = 4
	trendStep    = 0.5
)

// repetitionQuestions is over how many of the latest questions a strategy's repetition is counted.
const repetitionQuestions = 5

// detectors read the signals, in the order of signalList.
var detectors = [signalCount]detector{
	sigNodeCount:         counted(func(x *moment) int { return x.state.NodeCount }),
	sigEdgeCount:         counted(func(x *moment) int { return x.state.EdgeCount }),
	sigOrphanCount:       counted(func(x *moment) int { return x.state.OrphanCount }),
	sigMaxDepth:          counted(func(x *moment) int { return x.state.MaxDepth }),
	sigChainCompletion:   measured(func(x *moment) float64 { return x.state.ChainCompletion }),
	sigHasCompleteChain:  {global: func(x *moment) (Reading, error) { return truth(x.state.HasCompleteChain), nil }},
	sigCanonicalConcepts: counted(func(x *moment) int { return x.canonical.ConceptCount }),
	sigCanonicalEdges:    counted(func(x *moment) int { return x.canonical.EdgeCount }),
	sigCanonicalOrphans:  counted(func(x *moment) int { return x.canonical.OrphanCount }),
	sigCanonicalDepth:    counted(func(x *moment) int { return x.canonical.MaxDepth }),
	sigCanonicalSupport:  measured(func(x *moment) float64 { return x.canonical.AvgSupport }),

	sigResponseDepth: ratedAs("response_depth", sigResponseDepth, func(r *Rating) string { return string(r.Depth) }),
	sigSentiment:     ratedAs("sentiment", sigSentiment, func(r *Rating) string { return string(r.Sentiment) }),
	sigUncertainty:   ratedBy("uncertainty", func(r *Rating) float64 { return r.Uncertainty }),
	sigAmbiguity:     ratedBy("ambiguity", func(r *Rating) float64 { return r.Ambiguity }),
	sigHedging:       ratedBy("hedging_language", func(r *Rating) float64 { return r.Hedging }),
	sigSpecificity:   ratedBy("specificity", func(r *Rating) float64 { return r.Specificity }),
	sigEngagement:    ratedBy("engagement", func(r *Rating) float64 { return r.Engagement }),
	sigTrend:         {global: func(x *moment) (Reading, error) { return x.t.trend(), nil }},

	sigStrategyRepetition: {strategy: func(x *moment, s string) Reading { return x.t.repetition(s) }},
	sigStrategyChange:     counted(func(x *moment) int { return x.t.sinceChange() }),

	sigProgress: measured((*moment).progress),
	sigPhase:    {global: func(x *moment) (Reading, error) { return category(sigPhase, string(x.board.Phase)) }},

	sigExhausted:    {node: func(x *moment, at int32) Reading { return truth(x.t.exhausted(at, x.turn)) }},
	sigExhaustion:   {node: (*moment).exhaustion},
	sigStagnation:   {node: func(x *moment, at int32) Reading { return truth(x.t.sinceYield(at, x.turn) >= 3) }},
	sigFocusStreak:  {node: func(x *moment, at int32) Reading { return streakBin(x.t.streak(at)) }},
	sigCurrentFocus: {node: func(x *moment, at int32) Reading { return truth(x.t.focus == at) }},
	sigRecency:      {node: (*moment).recency},
	sigOrphan:       {node: func(x *moment, at int32) Reading { return truth(x.g.shape.nodes[at].degree == 0) }},
	sigNodeEdges:    {node: func(x *moment, at int32) Reading { return Reading(x.g.shape.nodes[at].degree) }},
	sigGapAbove:     {node: func(x *moment, at int32) Reading { return truth(x.climbs(at) && x.lacks(at, markAbove)) }},
	sigGapBelow: {node: func(x *moment, at int32) Reading {
		return truth(x.g.shape.nodes[at].level > 1 && x.lacks(at, markBelow))
	}},
	sigLevelSkip:      {node: func(x *moment, at int32) Reading { return truth(!x.lacks(at, markSkip)) }},
	sigBranching:      {node: (*moment).branching},
	sigPairRepetition: {pair: (*moment).pairRepetition},
	sigOpportunity:    {node: (*moment).opportunity},
}

func counted(read func(*moment) int) detector {
	return detector{global: func(x *moment) (Reading, error) { return Reading(read(x)), nil }}
}

func measured(read func(*moment) float64) detector {
	return detector{global: func(x *moment) (Reading, error) { return Reading(read(x)), nil }}
}

func truth(b bool) Reading {
	if b {
		return 1
	}
	return 0
}

// category is the index of a category's value.
func category(signal int, value string) (Reading, error) {
	i := slices.Index(signalList[signal].Values, value)
	if i < 0 {
		return noReading, fmt.Errorf("%q is none of its values", value)
	}
	return Reading(i), nil
}

// rates says whether there is a rating of a signal. Missing may list names with and without their pool.
func (x *moment) rates(name string) bool {
	return x.rating != nil && !slices.Contains(x.rating.Missing, name) && !slices.Contains(x.rating.Missing, "llm."+name)
}

func ratedAs(name string, signal int, value func(*Rating) string) detector {
	return detector{global: func(x *moment) (Reading, error) {
		if !x.rates(name) {
			return noReading, nil
		}
		return category(signal, value(x.rating))
	}}
}

func ratedBy(name string, value func(*Rating) float64) detector {
	return detector{global: func(x *moment) (Reading, error) {
		if !x.rates(name) {
			return noReading, nil
		}
		v := value(x.rating)
		if math.IsNaN(v) || v < 0 || v > 1 {
			return noReading, fmt.Errorf("%v is not between 0 and 1", v)
		}
		return Reading(v), nil
	}}
}

// trend is where the latest answers are going, as an index of the signal's values.
func (t *Tracker) trend() Reading {
	const deepening, stable, shallowing, fatigued = 0, 1, 2, 3
	latest := t.answers[max(0, len(t.answers)-trendAnswers):]
	if len(latest) < trendLeast {
		return stable
	}
	if shallowOnes(latest) >= trendShallow {
		return fatigued
	}
	half := len(latest) / 2 // of five, the middle one belongs to neither
	older, newer := 0, 0
	for i := range half {
		older += int(latest[i])
		newer += int(latest[len(latest)-1-i])
	}
	switch step := float64(newer-older) / float64(half); {
	case step >= trendStep:
		return deepening
	case step <= -trendStep:
		return shallowing
	}
	return stable
}

// repetition is how many of the latest questions came from a strategy.
func (t *Tracker) repetition(strategy string) Reading {
	n := 0
	for _, s := range t.history[max(0, len(t.history)-repetitionQuestions):] {
		if t.strategies[s] == strategy {
			n++
		}
	}
	return Reading(n)
}

// sinceChange is how many questions ago the strategy last changed: 0 when the latest came from another than the one before.
func (t *Tracker) sinceChange() int {
	run := 0
	for i := len(t.history) - 1; i > 0 && t.history[i] == t.history[i-1]; i-- {
		run++
	}
	return run
}

// progress is half chain completion, half depth over levels.
func (x *moment) progress() float64 {
	depth := 0.0
	if x.levels > 0 {
		depth = min(1, float64(x.state.MaxDepth)/float64(x.levels))
	}
	return (x.state.ChainCompletion + depth) / 2
}
