package interview

// SlotID names a slot of one interview: s1, s2, …
type SlotID string

// Slot is a node of the canonical graph: the idea that concepts of one type are paraphrases of.
type Slot struct {
	ID       SlotID      `json:"id"`
	Label    string      `json:"label"`
	Type     string      `json:"node_type"`
	Status   SlotStatus  `json:"status"`
	Concepts []ConceptID `json:"concepts"` // in the order they were mapped; support is how often they were said
	Support  int         `json:"support_count"`
}

// SlotStatus is how well a slot is supported.
type SlotStatus string

// A candidate becomes active at support 2.
const (
	Candidate SlotStatus = "candidate"
	Activated SlotStatus = "active"
)

// Method is how a concept came to its slot.
type Method string

// The methods, in the order of the funnel; Person is a researcher's decision.
const (
	ByLabel   Method = "label"
	ByLemma   Method = "lemma"
	ByArbiter Method = "arbiter"
	ByNone    Method = "new" // nothing was like it
	ByPerson  Method = "person"
)

// Mapping is where a concept belongs. A later version replaces an earlier one, and nothing is lost.
type Mapping struct {
	Concept ConceptID `json:"concept"`
	Slot    SlotID    `json:"slot"`
	Score   float64   `json:"score"`
	Method  Method    `json:"method"`
	Version int       `json:"version"`
	// Restores is the version that this one brings back, when an undo made it.
	Restores int `json:"restores,omitempty"`
}

// Suggestion is a merge that a researcher may accept.
type Suggestion struct {
	ID      string    `json:"id"` // m1, m2, …
	Concept ConceptID `json:"concept"`
	Slot    SlotID    `json:"slot"`
	Score   float64   `json:"score"`
	Why     string    `json:"why"`
	State   string    `json:"state" enum:"open,accepted,declined"`
}

// Likeness is a slot that a concept may belong to: brought in from outside, because cosines depend on the machine.
type Likeness struct {
	Slot    SlotID  `json:"slot"`
	Label   string  `json:"label"`
	Cosine  float64 `json:"cosine"`
	Verdict Verdict `json:"verdict"`
}

// Shortlist is what a new concept was compared with.
type Shortlist struct {
	Concept ConceptID  `json:"concept"`
	Like    []Likeness `json:"like"` // most alike first, at most ten
}

// Filing is what becomes of the slots in one turn or by one review: the body of a decision, and all that Slots.Apply needs.
type Filing struct {
	Slots       []Slot       `json:"slots,omitempty"`    // new ones
	Mappings    []Mapping    `json:"mappings,omitempty"` // new versions
	Suggestions []Suggestion `json:"suggestions,omitempty"`
	Settled     []Suggestion `json:"settled,omitempty"` // suggestions in their new state
}
