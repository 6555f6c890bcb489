package interview

import "slices"

// The signals' indices in Signals, in its order.
const (
	sigNodeCount = iota
	sigEdgeCount
	sigOrphanCount
	sigMaxDepth
	sigChainCompletion
	sigHasCompleteChain
	sigCanonicalConcepts
	sigCanonicalEdges
	sigCanonicalOrphans
	sigCanonicalDepth
	sigCanonicalSupport
	sigResponseDepth
	sigSentiment
	sigUncertainty
	sigAmbiguity
	sigHedging
	sigSpecificity
	sigEngagement
	sigTrend
	sigStrategyRepetition
	sigStrategyChange
	sigProgress
	sigPhase
	sigExhausted
	sigExhaustion
	sigStagnation
	sigFocusStreak
	sigCurrentFocus
	sigRecency
	sigOrphan
	sigNodeEdges
	sigGapAbove
	sigGapBelow
	sigLevelSkip
	sigBranching
	sigPairRepetition
	sigOpportunity
	signalCount
)

// repetitions are the bins of a focus streak and of a strategy's repetition on a concept.
var repetitions = []string{"none", "low", "medium", "high"}

// signalList is the closed list. Every description says what is measured, how to read it and what it means for asking on:
// whoever words a question is shown it.
var signalList = [signalCount]Signal{
	sigNodeCount: {
		Name: "graph.node_count", Type: Number, Scope: Global, Unbounded: true,
		Description: "How many concepts the respondent has named. Few mean that there is still much to collect; many mean that it is time to connect and check what is there.",
	},
	sigEdgeCount: {
		Name: "graph.edge_count", Type: Number, Scope: Global, Unbounded: true,
		Description: "How many links between concepts the respondent has made, revisions included. Fewer links than concepts mean loose ideas: ask how they hang together.",
	},
	sigOrphanCount: {
		Name: "graph.orphan_count", Type: Number, Scope: Global, Unbounded: true,
		Description: "How many concepts are linked to nothing. A high count means that ideas were named but not explained: ask what they have to do with the rest.",
	},
	sigMaxDepth: {
		Name: "graph.max_depth", Type: Number, Scope: Global, Unbounded: true,
		Description: "How many links the deepest concept lies from a root. Below 2 the talk is on the surface, 2 to 3 reach consequences, 4 and more reach values: a low depth asks for reasons.",
	},
	sigChainCompletion: {
		Name: "graph.chain_completion", Type: Number, Scope: Global,
		Description: "The share of level-1 concepts from which links lead to a terminal one. Near 0 hardly any idea has been followed to its end, so ask why it matters; near 1 the chains are closed and something new can be opened.",
	},
	sigHasCompleteChain: {
		Name: "graph.chain_completion.has_complete_chain", Type: Bool, Scope: Global,
		Description: "Whether links lead from any level-1 concept to a terminal one. While false, no reason has been followed to its end: ask deeper before asking wider.",
	},
	sigCanonicalConcepts: {
		Name: "canonical.concept_count", Type: Number, Scope: Global, Unbounded: true,
		Description: "How many distinct ideas there are once paraphrases are taken together and each was said at least twice. Much below the count of concepts, the respondent repeats the same in other words: change the subject.",
	},
	sigCanonicalEdges: {
		Name: "canonical.edge_count", Type: Number, Scope: Global, Unbounded: true,
		Description: "How many links there are between distinct ideas. Few for many ideas mean that relations are still to be asked for.",
	},
	sigCanonicalOrphans: {
		Name: "canonical.orphan_count", Type: Number, Scope: Global, Unbounded: true,
		Description: "How many distinct ideas are linked to no other. A high count means themes that stand alone: ask what they lead to or come from.",
	},
	sigCanonicalDepth: {
		Name: "canonical.max_depth", Type: Number, Scope: Global, Unbounded: true,
		Description: "How many links the deepest distinct idea lies from a root. Low means that the themes themselves, in whatever words, have not been followed to what lies behind them.",
	},
	sigCanonicalSupport: {
		Name: "canonical.avg_support", Type: Number, Scope: Global, Unbounded: true,
		Description: "How often a distinct idea was said, on average. Near 1 everything was said once and may be accidental; 2 and more mean that themes come back and are well supported.",
	},
	sigResponseDepth: {
		Name: "llm.response_depth", Type: Category, Scope: Global, Values: []string{string(Surface), string(Shallow), string(Moderate), string(Deep)},
		Description: "How far the latest answer goes: surface names, shallow adds a remark, moderate explains, deep gives reasons or feelings. Shallow answers ask for another way in; deep ones are worth following.",
	},
	sigSentiment: {
		Name: "llm.sentiment", Type: Category, Scope: Global, Values: []string{string(Negative), string(Neutral), string(Positive)},
		Description: "How the latest answer sounds: negative, neutral or positive. Feeling of either kind points at something that matters; ask what is behind it, without taking sides.",
	},
	sigUncertainty: {
		Name: "llm.uncertainty", Type: Number, Scope: Global,
		Description: "How unsure the respondent is of what they say, from 0 to 1. High means that a fact is missing or was never thought about: help with a concrete case before asking deeper.",
	},
	sigAmbiguity: {
		Name: "llm.ambiguity", Type: Number, Scope: Global,
		Description: "How many ways the latest answer can be understood, from 0 to 1. High means that its meaning must be cleared up before anything is built on it.",
	},
	sigHedging: {
		Name: "llm.hedging_language", Type: Number, Scope: Global,
		Description: "How much the latest answer is softened by words like maybe, kind of or I guess, from 0 to 1. High means that a claim is held loosely: ask what it rests on.",
	},
	sigSpecificity: {
		Name: "llm.specificity", Type: Number, Scope: Global,
		Description: "How concrete the latest answer is, from 0 to 1: occasions, things and numbers against generalities. Low asks for an example.",
	},
	sigEngagement: {
		Name: "llm.engagement", Type: Number, Scope: Global,
		Description: "How willingly the respondent takes part, from 0 to 1. Low means that the talk is losing them: make the next question easier, or about something else.",
	},
	sigTrend: {
		Name: "llm.global_response_trend", Type: Category, Scope: Global, Values: []string{"deepening", "stable", "shallowing", "fatigued"},
		Description: "Where the depth of the last six answers is going: deepening, stable, shallowing, or fatigued when at least four of them were shallow. Deepening is worth staying with; a tired respondent needs a change.",
	},
	sigStrategyRepetition: {
		Name: "temporal.strategy_repetition_count", Type: Number, Scope: PerStrategy, Unbounded: true,
		Description: "How many of the latest five questions came from this strategy. 0 means that it is fresh; 3 and more make an interview monotonous, so another strategy should take its turn.",
	},
	sigStrategyChange: {
		Name: "temporal.turns_since_strategy_change", Type: Number, Scope: Global, Unbounded: true,
		Description: "For how many turns the strategy has stayed what it was: 0 when the latest question came from another one than the question before. High means that it is time for a change.",
	},
	sigProgress: {
		Name: "meta.interview_progress", Type: Number, Scope: Global,
		Description: "How far the interview has come, from 0 to 1: half chain completion, half greatest depth over the number of levels. Low asks for building up, high for checking and closing.",
	},
	sigPhase: {
		Name: "meta.interview.phase", Type: Category, Scope: Global, Values: []string{string(Early), string(Mid), string(Late)},
		Description: "How far the interview is by the number of concepts: early collects, mid builds depth and connections, late checks and closes.",
	},
	sigExhausted: {
		Name: "graph.node.exhausted", Type: Bool, Scope: PerNode,
		Description: "Whether this concept has no more to give: in focus for two questions running, nothing new for three turns, and two thirds of its last three answers shallow. If true, leave it.",
	},
	sigExhaustion: {
		Name: "graph.node.exhaustion_score", Type: Number, Scope: PerNode,
		Description: "How used up this concept is, from 0 to 1: turns without yield (0.4 at ten), questions running about it (0.3 at five) and the share of shallow ones among its last three answers (0.3). Above 0.6, turn to another.",
	},
	sigStagnation: {
		Name: "graph.node.yield_stagnation", Type: Bool, Scope: PerNode,
		Description: "Whether this concept has added nothing to the graph for three turns or more. If true, asking about it in the same way is unlikely to help.",
	},
	sigFocusStreak: {
		Name: "graph.node.focus_streak", Type: Category, Scope: PerNode, Values: repetitions,
		Description: "How many questions running were about this concept: none, low (1), medium (2 or 3), high (4 or more). High means that the respondent is being pressed: move on.",
	},
	sigCurrentFocus: {
		Name: "graph.node.is_current_focus", Type: Bool, Scope: PerNode,
		Description: "Whether the question just answered was about this concept. If true, staying with it follows the thread, and leaving it changes the subject.",
	},
	sigRecency: {
		Name: "graph.node.recency_score", Type: Number, Scope: PerNode,
		Description: "How recently a question was about this concept: 1 for the latest, falling to 0 at twenty turns ago or never. Low means that it can be taken up again without repeating oneself.",
	},
	sigOrphan: {
		Name: "graph.node.is_orphan", Type: Bool, Scope: PerNode,
		Description: "Whether this concept is linked to nothing. If true, ask what it has to do with what else was said.",
	},
	sigNodeEdges: {
		Name: "graph.node.edge_count", Type: Number, Scope: PerNode, Unbounded: true,
		Description: "How many links this concept has, in and out, revisions apart. Few mean that it is hardly explained; many mean that much hangs on it.",
	},
	sigGapAbove: {
		Name: "graph.node.gap_above", Type: Bool, Scope: PerNode,
		Description: "Whether this concept is linked to none on a higher level, although it is on the ladder, not terminal, and there is a level above it. If true, ask why it matters.",
	},
	sigGapBelow: {
		Name: "graph.node.gap_below", Type: Bool, Scope: PerNode,
		Description: "Whether this concept lies above level 1 and is linked to none on a lower level. If true, ask what it comes from, or what about the thing makes it so.",
	},
	sigLevelSkip: {
		Name: "graph.node.level_skip", Type: Bool, Scope: PerNode,
		Description: "Whether a link of this concept spans more than one level. If true, a step of the reasoning was left out: ask for what lies between.",
	},
	sigBranching: {
		Name: "graph.node.branching_deficit", Type: Number, Scope: PerNode,
		Description: "How far this concept is below two links that lead up from it to a higher level: 1 with none, 0.5 with one, 0 with two or more, and 0 where nothing lies above it. High means that only one reason, or none, was given: ask for another.",
	},
	sigPairRepetition: {
		Name: "technique.node.strategy_repetition", Type: Category, Scope: PerPair, Values: repetitions,
		Description: "How many times running this strategy was used whenever this concept was in focus: none, low (1 or 2), medium (3 or 4), high (5 or more). High means that the same is being asked of the same.",
	},
	sigOpportunity: {
		Name: "meta.node.opportunity", Type: Category, Scope: PerNode, Values: []string{"exhausted", "probe_deeper", "fresh"},
		Description: "What this concept offers: exhausted has no more to give; probe_deeper was answered deeply, yet nothing new was taken from it, so there is more to find; fresh is open for exploring.",
	},
}

// Signals is the closed list of signals, in a fixed order: a Board has its readings by it.
func Signals() []Signal {
	all := slices.Clone(signalList[:])
	for i := range all {
		all[i].Values = slices.Clone(all[i].Values)
	}
	return all
}

// SignalNamed is the signal of that name and its index in Signals.
func SignalNamed(name string) (s Signal, index int, ok bool) {
	for i := range signalList {
		if signalList[i].Name == name {
			return signalList[i], i, true
		}
	}
	return Signal{}, -1, false
}
