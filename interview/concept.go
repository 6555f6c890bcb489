package interview

// ConceptID names a concept of one interview: c1, c2, … in the order they came.
type ConceptID string

// LinkID names a link of one interview: l1, l2, …
type LinkID string

// UtteranceID names what a respondent said in a turn: u1, u2, …
type UtteranceID string

// Utterance is what a respondent said in one turn.
type Utterance struct {
	ID   UtteranceID `json:"id"`
	Turn int         `json:"turn"`
	Text string      `json:"text"`
}

// Quote is the exact words that something was taken from. Start and End count code points of the utterance's text.
type Quote struct {
	Utterance UtteranceID `json:"utterance_id"`
	Start     int         `json:"start"`
	End       int         `json:"end"`
	Text      string      `json:"text"`
}

// Concept is a node of the surface graph: an idea in the respondent's words.
type Concept struct {
	ID           ConceptID `json:"id"`
	Label        string    `json:"label"`
	Type         string    `json:"node_type"`
	Level        int       `json:"level"`
	Terminal     bool      `json:"terminal"`
	Turn         int       `json:"turn"` // when it was first said
	Quotes       []Quote   `json:"quotes"`
	SupersededBy ConceptID `json:"superseded_by,omitempty"` // what the respondent says now instead
}

// Link is an edge of the surface graph.
type Link struct {
	ID     LinkID    `json:"id"`
	From   ConceptID `json:"source_node_id"`
	To     ConceptID `json:"target_node_id"`
	Type   string    `json:"relationship_type"`
	Turn   int       `json:"turn"`
	Quotes []Quote   `json:"quotes"`
}

// Growth is what an utterance adds to a graph: the body of a decision, and all that Graph.Apply needs.
type Growth struct {
	Utterance UtteranceID `json:"utterance_id"`
	Concepts  []Concept   `json:"concepts"` // new ones
	Said      []Said      `json:"said_again,omitempty"`
	Links     []Link      `json:"links"` // new ones
	Linked    []Linked    `json:"linked_again,omitempty"`
	Revised   []Revision  `json:"revised,omitempty"`
	Dropped   []Dropped   `json:"dropped,omitempty"`
}

// Yield says whether the graph changed: a new concept, a new link or a revision.
func (g Growth) Yield() bool { return len(g.Concepts)+len(g.Links)+len(g.Revised) > 0 }

// Said is a known concept that was said again.
type Said struct {
	Concept ConceptID `json:"concept"`
	Quote   Quote     `json:"quote"`
}

// Linked is a known link that was said again.
type Linked struct {
	Link  LinkID `json:"link"`
	Quote Quote  `json:"quote"`
}

// Revision marks a concept as taken back, or, superseded by nothing, as meant again.
type Revision struct {
	Concept      ConceptID `json:"concept"`
	SupersededBy ConceptID `json:"superseded_by"`
}

// Dropped is something extracted that could not be taken, and why: the interviewer's words, no quote, an unknown type,
// a link that the ontology does not permit, an unknown end, too many.
type Dropped struct {
	What string `json:"what"`
	Why  string `json:"why"`
}
