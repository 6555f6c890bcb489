package interview

import "throughline/document"

// MethodologyKind is the kind of document that a Methodology is written as.
const MethodologyKind = "methodology/v1"

// Methodology is a way of interviewing: what is looked for, and which strategy is worth most when. ParseMethodology checks
// it; code that is handed one relies on that.
type Methodology struct {
	Kind string `yaml:"kind" json:"kind"`
	ID   string `yaml:"id" json:"id"`
	Name string `yaml:"name,omitempty" json:"name,omitempty"`
	Goal string `yaml:"goal" json:"goal"`
	// Laddering says in a line how concepts build on each other, for whoever words questions.
	Laddering  string             `yaml:"laddering,omitempty" json:"laddering,omitempty"`
	Openings   []string           `yaml:"openings,omitempty" json:"openings,omitempty"` // first questions; {concept} is the study's
	Ontology   Ontology           `yaml:"ontology" json:"ontology"`
	Signals    []string           `yaml:"signals,omitempty" json:"signals,omitempty"` // those that are read; all when left out
	Norms      map[string]float64 `yaml:"norms,omitempty" json:"norms,omitempty"`     // what a number is divided by
	Strategies []Strategy         `yaml:"strategies" json:"strategies"`
	Phases     Phases             `yaml:"phases,omitempty" json:"phases,omitempty"`
	Boundaries Boundaries         `yaml:"boundaries,omitempty" json:"boundaries,omitempty"`
	Limits     Limits             `yaml:"limits,omitempty" json:"limits,omitempty"`
}

// Ontology is what concepts and links there can be.
type Ontology struct {
	Nodes []NodeType `yaml:"nodes" json:"nodes"`
	Links []LinkType `yaml:"links" json:"links"`
}

// NodeType is a type of concept. Level counts from 1 at the concrete end; 0 is outside the ladder.
type NodeType struct {
	Type        string   `yaml:"type" json:"type"`
	Level       int      `yaml:"level,omitempty" json:"level,omitempty"`
	Terminal    bool     `yaml:"terminal,omitempty" json:"terminal,omitempty"` // a chain is complete when it gets here
	Description string   `yaml:"description,omitempty" json:"description,omitempty"`
	Cues        []string `yaml:"cues,omitempty" json:"cues,omitempty"` // words by which the understudy knows it
}

// LinkType is a type of link and between which types of concept it may lead. AnyType stands for all of them. A type may
// be listed more than once.
type LinkType struct {
	Type        string             `yaml:"type" json:"type"`
	From        document.OneOrMore `yaml:"from" json:"from"`
	To          document.OneOrMore `yaml:"to" json:"to"`
	Description string             `yaml:"description,omitempty" json:"description,omitempty"`
	Cues        []string           `yaml:"cues,omitempty" json:"cues,omitempty"` // connectives by which the understudy knows it
}

// AnyType stands for every type of concept in a link's From or To.
const AnyType = "any"

// Revises is the type of link from what a respondent says now to what they said before and take back. Every ontology
// permits it between any two concepts.
const Revises = "revises"

// Strategy is a way of asking on, weighed by signals. See the format's page for the keys of Weights and ValidWhen.
type Strategy struct {
	ID           string             `yaml:"id" json:"id"`
	Name         string             `yaml:"name,omitempty" json:"name,omitempty"`
	Description  string             `yaml:"description,omitempty" json:"description,omitempty"`
	Weights      map[string]float64 `yaml:"weights,omitempty" json:"weights,omitempty"`
	ValidWhen    string             `yaml:"valid_when,omitempty" json:"valid_when,omitempty"`
	NodeBinding  NodeBinding        `yaml:"node_binding,omitempty" json:"node_binding,omitempty"`
	Closing      bool               `yaml:"closing,omitempty" json:"closing,omitempty"`           // choosing it ends the interview
	Revitalizing bool               `yaml:"revitalizing,omitempty" json:"revitalizing,omitempty"` // taken when a tired respondent leaves nothing better
	// Templates word the question where no model does: {focus} is the concept it is about, {concept} the study's.
	Templates []string `yaml:"templates,omitempty" json:"templates,omitempty"`
}

// NodeBinding says whether a strategy is about a concept.
type NodeBinding string

// Bound strategies compete once for every concept, free ones once.
const (
	Bound NodeBinding = "required"
	Free  NodeBinding = "none"
)

// Phases shift the strategies' scores as the graph grows.
type Phases struct {
	Early Shift `yaml:"early,omitempty" json:"early,omitempty"`
	Mid   Shift `yaml:"mid,omitempty" json:"mid,omitempty"`
	Late  Shift `yaml:"late,omitempty" json:"late,omitempty"`
}

// Shift multiplies a strategy's score, then adds to it; by the strategy's id. What is left out is 1 and 0.
type Shift struct {
	Multipliers map[string]float64 `yaml:"multipliers,omitempty" json:"multipliers,omitempty"`
	Bonuses     map[string]float64 `yaml:"bonuses,omitempty" json:"bonuses,omitempty"`
}

// Phase is how far an interview is, by the number of concepts.
type Phase string

// The phases.
const (
	Early Phase = "early"
	Mid   Phase = "mid"
	Late  Phase = "late"
)

// Boundaries end the early phase and the mid one: a phase ends when the graph has that many concepts.
type Boundaries struct {
	EarlyMaxNodes int `yaml:"early_max_nodes,omitempty" json:"early_max_nodes,omitempty"` // 5
	MidMaxNodes   int `yaml:"mid_max_nodes,omitempty" json:"mid_max_nodes,omitempty"`     // 15
}

// Limits say when an interview is over. ParseMethodology fills in what is left out, with the values on the right.
type Limits struct {
	MaxTurns        int     `yaml:"max_turns,omitempty" json:"max_turns,omitempty"`               // 20
	MinTurns        int     `yaml:"min_turns,omitempty" json:"min_turns,omitempty"`               // 5: before it only max_turns and a closing strategy end it
	ShallowAnswers  int     `yaml:"shallow_answers,omitempty" json:"shallow_answers,omitempty"`   // 4 running: quality_degraded
	PlateauTurns    int     `yaml:"plateau_turns,omitempty" json:"plateau_turns,omitempty"`       // 6 without more depth: depth_plateau
	SaturationTurns int     `yaml:"saturation_turns,omitempty" json:"saturation_turns,omitempty"` // 5 without yield: graph_saturated
	FallbackScore   float64 `yaml:"fallback_score,omitempty" json:"fallback_score,omitempty"`     // below it, and fatigued: the revitalizing strategy
}
