package game

// Notes are what a teacher has written down about a subject, as far as a game can be made of it. ReadNotes finds all of it
// in Markdown or CSV; any part may be empty.
type Notes struct {
	Title string
	Intro string
	Terms []Term // with a definition, in the order of the notes
	// Wholes are things with their parts.
	Wholes []Whole
	// Courses are steps in their order.
	Courses     []Course
	Groupings   []Grouping
	Comparisons []Comparison
	Dilemmas    []Dilemma
	MixUps      []MixUp
}

// Term is a word with what it means.
type Term struct {
	Name       string
	Definition string
	Section    string // the heading it stands under
}

// Whole is a thing and its parts. Parts that are terms have their definition there.
type Whole struct {
	Title string
	Parts []Label
}

// Course is steps in order.
type Course struct {
	Title string
	Steps []NamedStep
	// Cyclic says that the last step leads to the first.
	Cyclic bool
}

// NamedStep is a step with a name of its own, if it has one, and what happens.
type NamedStep struct {
	Name string
	Text string
}

// Grouping is things that belong to groups.
type Grouping struct {
	Title  string
	Groups []Group
}

// Group is a group of a grouping with what belongs to it.
type Group struct {
	Name  string
	Items []string
}

// Comparison is two subjects with features that each has or has not.
type Comparison struct {
	Title    string
	Subjects [2]string
	Features []ComparedFeature
}

// ComparedFeature is a feature and which of the two subjects have it.
type ComparedFeature struct {
	Text string
	Has  [2]bool
}

// Dilemma is a story of decisions, one after another.
type Dilemma struct {
	Title   string
	Moments []Moment
}

// Moment is one decision of a dilemma.
type Moment struct {
	Text    string
	Choices []MomentChoice
}

// MomentChoice is a way to decide, and what comes of it.
type MomentChoice struct {
	Text        string
	Consequence string
	Right       bool
}

// MixUp is two things that people take for each other, and how to tell them apart.
type MixUp struct {
	A, B string
	Why  string
}

// definition is what a name means, or "".
func (n *Notes) definition(name string) string {
	for i := range n.Terms {
		if folded(n.Terms[i].Name) == folded(name) {
			return n.Terms[i].Definition
		}
	}
	return ""
}

// mixUp is how to tell two names apart, or "".
func (n *Notes) mixUp(a, b string) string {
	a, b = folded(a), folded(b)
	for _, m := range n.MixUps {
		if one, other := folded(m.A), folded(m.B); a == one && b == other || a == other && b == one {
			return m.Why
		}
	}
	return ""
}
