package game

// Content is what one mechanic is filled with: exactly one of its fields is set, the one that its mechanic's type names.
type Content struct {
	DragDrop            *DragDropContent            `yaml:"drag_drop,omitempty" json:"drag_drop,omitempty"`
	ClickToIdentify     *ClickToIdentifyContent     `yaml:"click_to_identify,omitempty" json:"click_to_identify,omitempty"`
	TracePath           *TracePathContent           `yaml:"trace_path,omitempty" json:"trace_path,omitempty"`
	DescriptionMatching *DescriptionMatchingContent `yaml:"description_matching,omitempty" json:"description_matching,omitempty"`
	Hierarchical        *HierarchicalContent        `yaml:"hierarchical,omitempty" json:"hierarchical,omitempty"`
	CompareContrast     *CompareContrastContent     `yaml:"compare_contrast,omitempty" json:"compare_contrast,omitempty"`
	Sequencing          *SequencingContent          `yaml:"sequencing,omitempty" json:"sequencing,omitempty"`
	SortingCategories   *SortingCategoriesContent   `yaml:"sorting_categories,omitempty" json:"sorting_categories,omitempty"`
	MemoryMatch         *MemoryMatchContent         `yaml:"memory_match,omitempty" json:"memory_match,omitempty"`
	BranchingScenario   *BranchingScenarioContent   `yaml:"branching_scenario,omitempty" json:"branching_scenario,omitempty"`
}

// Item is what all that is scored has in common. It stands inline in the items of each mechanic.
type Item struct {
	// ID names the item among those of its mechanic, for its author and for results. Left out, it is its number.
	ID string `yaml:"id,omitempty" json:"id,omitempty"`
	// Points are for a right answer at the first try. Left out, they are the mechanic's points_per_item.
	Points int `yaml:"points,omitempty" json:"points,omitempty"`
	// Hints are given one after another, three at most; each costs a try.
	Hints []string `yaml:"hints,omitempty" json:"hints,omitempty"`
	// Right is said when the item is right, and when it is shown after the last try.
	Right string `yaml:"right,omitempty" json:"right,omitempty"`
	// Wrong says what each wrong answer deserves to hear.
	Wrong []Wrong `yaml:"wrong,omitempty" json:"wrong,omitempty"`
}

// Wrong is one wrong answer to an item, why it is wrong, and the misconception that explains it.
type Wrong struct {
	// Given is the wrong answer: a zone's label, a category's id, one of the places of a feature, the id of the step or the
	// pair that it was put beside.
	Given         string `yaml:"given" json:"given"`
	Feedback      string `yaml:"feedback" json:"feedback"`
	Misconception string `yaml:"misconception,omitempty" json:"misconception,omitempty"`
}

// ZoneItem is a text that belongs to a zone of the scene's diagram, which is named by its label.
type ZoneItem struct {
	Item `yaml:",inline"`
	Text string `yaml:"text" json:"text"`
	Zone string `yaml:"zone" json:"zone"`
}

// Distractor is a text that belongs nowhere, and why.
type Distractor struct {
	Text          string `yaml:"text" json:"text"`
	Why           string `yaml:"why" json:"why"`
	Misconception string `yaml:"misconception,omitempty" json:"misconception,omitempty"`
}

// DragDropContent is labels to put on zones. Each label has a zone of its own.
type DragDropContent struct {
	Labels      []ZoneItem   `yaml:"labels" json:"labels"`
	Distractors []Distractor `yaml:"distractors,omitempty" json:"distractors,omitempty"`
	// Captions are what stands at each zone for the player to read, by the zone's label: what a part does where its name is
	// asked for, its name where something else is.
	Captions map[string]string `yaml:"captions,omitempty" json:"captions,omitempty"`
}

// ClickToIdentifyContent is prompts that are answered by pointing at a zone. Several may ask for the same zone.
type ClickToIdentifyContent struct {
	Prompts []ZoneItem `yaml:"prompts" json:"prompts"`
	// Ordered keeps the prompts in the order in which they are written.
	Ordered bool `yaml:"ordered,omitempty" json:"ordered,omitempty"`
	// Captions are what stands at each zone for the player to read, by the zone's label: what a part does where its name is
	// asked for, its name where something else is.
	Captions map[string]string `yaml:"captions,omitempty" json:"captions,omitempty"`
}

// DescriptionMatchingContent is descriptions to pair with zones. Each description has a zone of its own.
type DescriptionMatchingContent struct {
	Descriptions []ZoneItem   `yaml:"descriptions" json:"descriptions"`
	Distractors  []Distractor `yaml:"distractors,omitempty" json:"distractors,omitempty"`
	// Captions are what stands at each zone for the player to read, by the zone's label: what a part does where its name is
	// asked for, its name where something else is.
	Captions map[string]string `yaml:"captions,omitempty" json:"captions,omitempty"`
}

// HierarchicalContent is labels to put on zones, from the whole to its parts.
type HierarchicalContent struct {
	Labels []NestedLabel `yaml:"labels" json:"labels"`
	// Captions are what stands at each zone for the player to read, by the zone's label: what a part does where its name is
	// asked for, its name where something else is.
	Captions map[string]string `yaml:"captions,omitempty" json:"captions,omitempty"`
}

// NestedLabel is a label that can be placed once the label above it is.
type NestedLabel struct {
	Item `yaml:",inline"`
	Text string `yaml:"text" json:"text"`
	Zone string `yaml:"zone" json:"zone"`
	// Parent is the id of the label above it; empty for those to begin with.
	Parent string `yaml:"parent,omitempty" json:"parent,omitempty"`
}

// TracePathContent is paths to follow from zone to zone.
type TracePathContent struct {
	Paths []Path `yaml:"paths" json:"paths"`
	// Captions are what stands at each zone for the player to read, by the zone's label: what a part does where its name is
	// asked for, its name where something else is.
	Captions map[string]string `yaml:"captions,omitempty" json:"captions,omitempty"`
}

// Path is a way through zones. Its first waypoint is shown; every hop to the next is scored.
type Path struct {
	ID        string     `yaml:"id,omitempty" json:"id,omitempty"`
	Text      string     `yaml:"text" json:"text"`
	Waypoints []Waypoint `yaml:"waypoints" json:"waypoints"`
	// Unordered takes the waypoints behind the first in any order.
	Unordered bool `yaml:"unordered,omitempty" json:"unordered,omitempty"`
	// Closed adds the hop from the last waypoint back to the first.
	Closed bool `yaml:"closed,omitempty" json:"closed,omitempty"`
}

// Waypoint is a zone of a path; hints and feedback are those of the hop that leads to it.
type Waypoint struct {
	Item `yaml:",inline"`
	Zone string `yaml:"zone" json:"zone"`
}
