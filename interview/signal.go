package interview

// SignalType is what a signal reads.
type SignalType uint8

// The types of signal.
const (
	Number SignalType = iota
	Bool
	Category
)

// Scope is what a signal can differ by.
type Scope uint8

// The scopes: one reading for the interview, one for each strategy, one for each concept, one for each pair of the two.
const (
	Global Scope = iota
	PerStrategy
	PerNode
	PerPair
)

// Signal is one of the closed list of things that a methodology can weigh.
type Signal struct {
	Name   string     `json:"name"`
	Type   SignalType `json:"type"`
	Values []string   `json:"values,omitempty"` // of a category, in order
	Scope  Scope      `json:"scope"`
	// Unbounded numbers can exceed 1 and need a norm.
	Unbounded   bool   `json:"unbounded,omitempty"`
	Description string `json:"description"` // what it measures and what it means for asking
}

// Reading is what a signal says: a number as it is, 0 or 1, or the index of the category's value. NaN is no reading.
type Reading float64

// Board is all readings of one moment, by the signal's index in Signals.
type Board struct {
	Phase  Phase
	Global []Reading
	// Strategy has readings for each strategy of the methodology, in its order, by the signal's index; nil is none.
	Strategy [][]Reading
	Nodes    []NodeBoard // in the order the concepts came; superseded ones are left out
	// Exhausted is how many of Nodes have no more to give.
	Exhausted int
	// Deepened is the latest turn in which the graph got deeper; 0 when it never did.
	Deepened int
}

// NodeBoard is the readings of one concept.
type NodeBoard struct {
	ID       ConceptID
	Readings []Reading // by the signal's index
	// Repetition is the value of technique.node.strategy_repetition for each strategy; nil is none for all.
	Repetition []uint8
}
