package interview

// View is what a respondent may see of an interview.
type View struct {
	Kind     string     `json:"kind" enum:"interview"`
	Study    Invitation `json:"study"`
	Status   Status     `json:"status" enum:"consent,asking,closing,ended,declined"`
	Question string     `json:"question" doc:"The open question, or the thanks at the end"`
	Number   int        `json:"number" doc:"Which question is open, from 1"`
	Waiting  bool       `json:"waiting" doc:"The latest answer is not yet followed by a question"`
	Progress float64    `json:"progress" doc:"How much lies behind, from 0 to 1: a line to show, not a promise"`
	Lines    []ViewLine `json:"lines" nullable:"false" doc:"All that was asked and answered"`
}

// Status is where an interview stands.
type Status string

// An interview waits for consent, is asking, has asked for anything forgotten, is over, or was never begun.
const (
	AwaitsConsent Status = "consent"
	Asking        Status = "asking"
	Closing       Status = "closing"
	Ended         Status = "ended"
	Declined      Status = "declined"
)

// Invitation is what a respondent is told of a study.
type Invitation struct {
	ID         string `json:"id"`
	Title      string `json:"title"`
	Language   string `json:"language"`
	Welcome    string `json:"welcome,omitempty"`
	Consent    string `json:"consent"`
	Researcher string `json:"researcher,omitempty"`
}

// ViewLine is one line of an interview.
type ViewLine struct {
	Turn    int    `json:"turn"`
	Who     string `json:"who" enum:"interviewer,respondent"`
	Text    string `json:"text"`
	Skipped bool   `json:"skipped,omitempty"`
}

// Input is what can be done in a turn: exactly one of its fields is set. Review is for researchers only.
type Input struct {
	Consent *bool   `json:"consent,omitempty" doc:"Agree to take part, or decline"`
	Answer  string  `json:"answer,omitempty" doc:"Answer the open question"`
	Skip    bool    `json:"skip,omitempty" doc:"Leave the open question unanswered"`
	Review  *Review `json:"review,omitempty" doc:"Decide on slots"`
}

// Outcome is an interview as its researcher sees it, at any point: what was said, and what was made of it. The ranking of
// every turn is in the log.
type Outcome struct {
	Study       string          `json:"study"`
	Methodology string          `json:"methodology"`
	Status      Status          `json:"status"`
	Reason      Reason          `json:"termination_reason,omitempty"`
	Turns       []OutcomeTurn   `json:"turns" nullable:"false"`
	Levels      []NodeType      `json:"levels" nullable:"false" doc:"The types of concept, as the methodology lists them"`
	Concepts    []Concept       `json:"concepts" nullable:"false"`
	Links       []Link          `json:"links" nullable:"false"`
	Slots       []Slot          `json:"slots" nullable:"false"`
	SlotLinks   []SlotLink      `json:"slot_links" nullable:"false"`
	Mappings    []Mapping       `json:"mappings" nullable:"false" doc:"The latest version of each"`
	Suggestions []Suggestion    `json:"suggestions" nullable:"false"`
	Graph       GraphState      `json:"graph_state"`
	Canonical   CanonicalGraph  `json:"canonical_graph"`
	Comparison  GraphComparison `json:"graph_comparison"`
}

// OutcomeTurn is a question, its answer, and what the answer added. Strategy and Focus are those that the question came from.
type OutcomeTurn struct {
	Turn     int           `json:"turn"`
	Question string        `json:"question"`
	Strategy string        `json:"strategy,omitempty"`
	Focus    ConceptID     `json:"focus,omitempty"`
	Answer   string        `json:"answer"`
	Skipped  bool          `json:"skipped,omitempty"`
	Depth    ResponseDepth `json:"response_depth,omitempty"`
	Concepts []ConceptID   `json:"concepts" nullable:"false" doc:"New in this turn"`
	Links    []LinkID      `json:"links" nullable:"false" doc:"New in this turn"`
}

// SlotLink is an edge of the canonical graph: links between the concepts of two slots, counted.
type SlotLink struct {
	From    SlotID `json:"from"`
	To      SlotID `json:"to"`
	Type    string `json:"type"`
	Support int    `json:"support"`
}
