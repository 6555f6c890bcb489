package interview

// TurnResult is what a turn came to, with the fields of the design it follows, plus the durations of its stages.
type TurnResult struct {
	TurnNumber           int             `json:"turn_number"`
	Extracted            Extracted       `json:"extracted"`
	GraphState           GraphState      `json:"graph_state"`
	Scoring              Scoring         `json:"scoring"`
	StrategySelected     *string         `json:"strategy_selected"`
	NextQuestion         string          `json:"next_question"`
	ShouldContinue       bool            `json:"should_continue"`
	Signals              map[string]any  `json:"signals"`
	StrategyAlternatives []Ranked        `json:"strategy_alternatives"`
	TerminationReason    *Reason         `json:"termination_reason"`
	CanonicalGraph       CanonicalGraph  `json:"canonical_graph"`
	GraphComparison      GraphComparison `json:"graph_comparison"`
	LatencyMS            int64           `json:"latency_ms"`
	Stages               []Stage         `json:"stages"`
}

// Extracted is what was taken from an utterance.
type Extracted struct {
	Concepts      []Concept `json:"concepts"`
	Relationships []Link    `json:"relationships"`
}

// GraphState measures the surface graph.
type GraphState struct {
	NodeCount        int      `json:"node_count"`
	EdgeCount        int      `json:"edge_count"`
	TurnCount        int      `json:"turn_count"`
	MaxDepth         int      `json:"max_depth"`
	DepthAchieved    int      `json:"depth_achieved"` // the same, by the name that results use
	OrphanCount      int      `json:"orphan_count"`
	ChainCompletion  float64  `json:"chain_completion"`   // share of level-1 concepts with a path to a terminal one
	HasCompleteChain bool     `json:"has_complete_chain"` // there is such a path
	CurrentPhase     Phase    `json:"current_phase"`
	StrategyHistory  []string `json:"strategy_history"` // the latest ten
}

// CanonicalState measures the canonical graph.
type CanonicalState struct {
	ConceptCount int     `json:"concept_count"` // active slots
	EdgeCount    int     `json:"edge_count"`
	OrphanCount  int     `json:"orphan_count"`
	MaxDepth     int     `json:"max_depth"`
	AvgSupport   float64 `json:"avg_support"`
	SlotCount    int     `json:"slot_count,omitempty"` // all slots, candidates too
}

// CanonicalGraph is CanonicalState as results show it.
type CanonicalGraph struct {
	Slots struct {
		ConceptCount int     `json:"concept_count"`
		OrphanCount  int     `json:"orphan_count"`
		AvgSupport   float64 `json:"avg_support"`
	} `json:"slots"`
	Edges struct {
		EdgeCount int `json:"edge_count"`
	} `json:"edges"`
	Metrics struct {
		MaxDepth int `json:"max_depth"`
	} `json:"metrics"`
}

// GraphComparison is the surface beside the canonical graph.
type GraphComparison struct {
	NodeReductionPct     float64 `json:"node_reduction_pct"`
	EdgeAggregationRatio float64 `json:"edge_aggregation_ratio"`
	OrphanImprovementPct float64 `json:"orphan_improvement_pct"`
}

// Scoring is what the choice was.
type Scoring struct {
	StrategyID string     `json:"strategy_id"`
	Node       *ConceptID `json:"node_id"`
	Score      float64    `json:"score"`
	Reasoning  string     `json:"reasoning"`
}

// Ranked is a pair of strategy and concept with its score.
type Ranked struct {
	Strategy      string         `json:"strategy"`
	Node          *ConceptID     `json:"node_id"` // nil for a free strategy
	Score         float64        `json:"score"`
	Base          float64        `json:"base"`
	Multiplier    float64        `json:"multiplier"`
	Bonus         float64        `json:"bonus"`
	Contributions []Contribution `json:"contributions"`
}

// Contribution is one weight's part of a base score. Signal is the weight's key, Value is normalised.
type Contribution struct {
	Signal       string  `json:"signal"`
	Value        float64 `json:"value"`
	Weight       float64 `json:"weight"`
	Contribution float64 `json:"contribution"`
}

// Reason is why an interview ended.
type Reason string

// The reasons, in the order they are looked at.
const (
	MaxTurnsReached   Reason = "max_turns_reached"
	CloseStrategy     Reason = "close_strategy"
	QualityDegraded   Reason = "quality_degraded"
	DepthPlateau      Reason = "depth_plateau"
	GraphSaturated    Reason = "graph_saturated"
	AllNodesExhausted Reason = "all_nodes_exhausted"
)

// Stage is how long a stage of a turn took, and what went wrong in it if it went on all the same.
type Stage struct {
	Name  string `json:"name"`
	Micro int64  `json:"micros"`
	Error string `json:"error,omitempty"`
}
