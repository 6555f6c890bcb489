package game

// The content of the mechanics that can do without a diagram.

// The places of a feature between two subjects.
const (
	OnlyA   = "only_a"
	OnlyB   = "only_b"
	Both    = "both"
	Neither = "neither"
)

// CompareContrastContent is features to place between two subjects.
type CompareContrastContent struct {
	Subjects []string  `yaml:"subjects" json:"subjects"` // two
	Features []Feature `yaml:"features" json:"features"`
	// Places are what only_a, only_b, both and neither are called. Left out, the words are English, or signs in other languages.
	Places map[string]string `yaml:"places,omitempty" json:"places,omitempty"`
	// Captions are what stands at the zones of the scene's diagram, by their labels, for the player to look at while comparing.
	Captions map[string]string `yaml:"captions,omitempty" json:"captions,omitempty"`
}

// Feature is a property that one of two subjects has, or both, or neither.
type Feature struct {
	Item `yaml:",inline"`
	Text string `yaml:"text" json:"text"`
	// In is only_a, only_b, both or neither.
	In string `yaml:"in" json:"in"`
}

// The ways to score an order.
const (
	ByPairs   = "pairs"   // each step that stands right behind the one before it
	ByLongest = "longest" // each step of the longest run that is in order, with gaps
)

// SequencingContent is steps to bring into order, written in the right order.
type SequencingContent struct {
	Steps []Step `yaml:"steps" json:"steps"`
	// Cyclic takes the last step to be followed by the first, so that any of them may begin.
	Cyclic bool `yaml:"cyclic,omitempty" json:"cyclic,omitempty"`
	// Rule is pairs, which is meant when it is left out, or longest.
	Rule string `yaml:"rule,omitempty" json:"rule,omitempty"`
}

// Step is one of several in order.
type Step struct {
	Item `yaml:",inline"`
	Text string `yaml:"text" json:"text"`
}

// SortingCategoriesContent is things to sort into categories.
type SortingCategoriesContent struct {
	Categories []Category `yaml:"categories" json:"categories"`
	Items      []Sorted   `yaml:"items" json:"items"`
}

// Category is what things are sorted into.
type Category struct {
	ID   string `yaml:"id" json:"id"`
	Text string `yaml:"text" json:"text"`
}

// Sorted is a thing with the ids of all categories it belongs to.
type Sorted struct {
	Item       `yaml:",inline"`
	Text       string   `yaml:"text" json:"text"`
	Categories []string `yaml:"categories" json:"categories"`
}

// MemoryMatchContent is pairs whose cards lie face down.
type MemoryMatchContent struct {
	Pairs []Pair `yaml:"pairs" json:"pairs"`
}

// Pair is two cards that belong together. No face occurs twice in a game of memory.
type Pair struct {
	Item  `yaml:",inline"`
	Front string `yaml:"front" json:"front"`
	Back  string `yaml:"back" json:"back"`
}

// BranchingScenarioContent is a story of decisions. It begins at the first node.
type BranchingScenarioContent struct {
	Nodes []Node `yaml:"nodes" json:"nodes"`
}

// The ends of a branching scenario.
const (
	GoodEnd    = "good"
	NeutralEnd = "neutral"
	BadEnd     = "bad"
)

// Node is a moment of a branching scenario: a decision with options, or an end.
type Node struct {
	ID      string   `yaml:"id" json:"id"`
	Text    string   `yaml:"text" json:"text"`
	Hints   []string `yaml:"hints,omitempty" json:"hints,omitempty"`
	Options []Option `yaml:"options,omitempty" json:"options,omitempty"`
	// End is good, neutral or bad for a node without options.
	End string `yaml:"end,omitempty" json:"end,omitempty"`
}

// Option is one way to decide.
type Option struct {
	Text   string `yaml:"text" json:"text"`
	Next   string `yaml:"next" json:"next"` // a node's id
	Points int    `yaml:"points,omitempty" json:"points,omitempty"`
	// Consequence is what comes of it, and why.
	Consequence   string `yaml:"consequence" json:"consequence"`
	Misconception string `yaml:"misconception,omitempty" json:"misconception,omitempty"`
}
