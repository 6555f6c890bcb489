package roleplay

// Backbone is the generic graph of one tier: what each turn is for and what comes next. The first node is the
// start; the one node without Advance is the end.
type Backbone struct {
	Kind         string       `yaml:"kind" json:"kind"`
	ID           string       `yaml:"id" json:"id"`
	Backstop     int          `yaml:"backstop,omitempty" json:"backstop,omitempty"` // exchanges held at one gate before the forced close
	GateEvidence GateEvidence `yaml:"gate_evidence,omitempty" json:"gate_evidence,omitempty"`
	Nodes        []Node       `yaml:"nodes" json:"nodes"`
}

// GateEvidence says what code wants to see in the learner's own words before a gate opens.
type GateEvidence string

// Required: no evidence, no passage. Advisory: shown, not wanted. Off: not looked for.
const (
	EvidenceRequired GateEvidence = "required"
	EvidenceAdvisory GateEvidence = "advisory"
	EvidenceOff      GateEvidence = "off"
)

// Node is what one or a few turns are for.
type Node struct {
	ID            string       `yaml:"id" json:"id"`
	Intent        string       `yaml:"intent" json:"intent"`
	ContentSource []string     `yaml:"content_source,omitempty" json:"content_source,omitempty"`
	SatisfyWhen   string       `yaml:"satisfy_when,omitempty" json:"satisfy_when,omitempty"`
	MinTurns      int          `yaml:"min_turns,omitempty" json:"min_turns,omitempty"`
	MaxTurns      int          `yaml:"max_turns,omitempty" json:"max_turns,omitempty"`
	PerItem       bool         `yaml:"per_item,omitempty" json:"per_item,omitempty"` // at most a turn for each item of content
	SelfLoop      *bool        `yaml:"self_loop,omitempty" json:"self_loop,omitempty"`
	Gate          bool         `yaml:"gate,omitempty" json:"gate,omitempty"`
	Pivot         string       `yaml:"pivot,omitempty" json:"pivot,omitempty"` // p1 or p2
	Conditional   *Conditional `yaml:"conditional,omitempty" json:"conditional,omitempty"`
	Advance       string       `yaml:"advance,omitempty" json:"advance,omitempty"`
}

// Conditional is an edge that opens once, when its condition holds.
type Conditional struct {
	To   string `yaml:"to" json:"to"`
	When string `yaml:"when" json:"when"` // standing >= STATE
}
