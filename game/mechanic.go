package game

import "slices"

// Mechanic is one kind of task. A timer is a modifier of any of them, never a mechanic itself.
type Mechanic string

// The ten mechanics. The first six are played on a diagram.
const (
	DragDrop            Mechanic = "drag_drop"
	ClickToIdentify     Mechanic = "click_to_identify"
	TracePath           Mechanic = "trace_path"
	DescriptionMatching Mechanic = "description_matching"
	Hierarchical        Mechanic = "hierarchical"
	CompareContrast     Mechanic = "compare_contrast"
	Sequencing          Mechanic = "sequencing"
	SortingCategories   Mechanic = "sorting_categories"
	MemoryMatch         Mechanic = "memory_match"
	BranchingScenario   Mechanic = "branching_scenario"
)

// Bloom is a level of Bloom's taxonomy: what a mechanic asks of a mind.
type Bloom string

// The levels, from the lowest.
const (
	Remember   Bloom = "remember"
	Understand Bloom = "understand"
	Apply      Bloom = "apply"
	Analyse    Bloom = "analyse"
	Evaluate   Bloom = "evaluate"
)

// traits is what is known of a mechanic whatever a design says.
type traits struct {
	mechanic    Mechanic
	zoneBased   bool // it is played on a diagram
	takesLabels bool // its items are the labels it names
	bloom       Bloom
	instruction string
}

// mechanics lists all there are, in the order of the reference page.
var mechanics = []traits{
	{DragDrop, true, true, Understand, "Put each label where it belongs."},
	{ClickToIdentify, true, true, Remember, "Click the part that is asked for."},
	{TracePath, true, true, Apply, "Trace the path from stop to stop."},
	{DescriptionMatching, true, true, Understand, "Match each description with its part."},
	{Hierarchical, true, true, Analyse, "Label the whole first, then its parts."},
	{CompareContrast, true, false, Evaluate, "Say of each feature to which of the two it belongs."},
	{Sequencing, false, false, Apply, "Put the steps in order."},
	{SortingCategories, false, false, Analyse, "Sort each item into its category."},
	{MemoryMatch, false, false, Remember, "Find the pairs."},
	{BranchingScenario, false, false, Evaluate, "Decide what to do, step by step."},
}

// Mechanics lists the ten mechanics.
func Mechanics() []Mechanic {
	all := make([]Mechanic, len(mechanics))
	for i, each := range mechanics {
		all[i] = each.mechanic
	}
	return all
}

// Known reports whether m is one of the ten.
func (m Mechanic) Known() bool { return m.traits().mechanic != "" }

// ZoneBased reports whether m is played on a diagram.
func (m Mechanic) ZoneBased() bool { return m.traits().zoneBased }

// Bloom is what m asks of a mind, or "" for an unknown mechanic.
func (m Mechanic) Bloom() Bloom { return m.traits().bloom }

// Instruction is what a player is told when the design does not say.
func (m Mechanic) Instruction() string { return m.traits().instruction }

func (m Mechanic) traits() traits {
	for i := range mechanics {
		if mechanics[i].mechanic == m {
			return mechanics[i]
		}
	}
	return traits{}
}

// Fit says how well one mechanic follows another.
type Fit int

// A Poor fit is warned of; a Good one is what a designer looks for first.
const (
	Poor Fit = iota - 1
	Fair
	Good
)

// After says how well m follows previous.
func (m Mechanic) After(previous Mechanic) Fit {
	switch {
	case previous == BranchingScenario:
		return fit(m == ClickToIdentify || m == CompareContrast, Fair, Poor)
	case m == TracePath && slices.Contains([]Mechanic{SortingCategories, MemoryMatch, CompareContrast}, previous):
		return Poor
	case m == CompareContrast:
		return fit(previous == Sequencing || previous == SortingCategories || previous.labels(), Good, Fair)
	default: // labelling goes well before anything
		return fit(previous.labels(), Good, Fair)
	}
}

// labels reports whether m puts names on the parts of a diagram.
func (m Mechanic) labels() bool { return m == DragDrop || m == Hierarchical }

func fit(holds bool, yes, no Fit) Fit {
	if holds {
		return yes
	}
	return no
}
