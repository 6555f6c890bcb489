package roleplay

// Walk is a backbone bound to one character: only nodes that have content, edges as indices. It is stored with the
// session, so that a conversation under way never changes because a document did.
type Walk struct {
	Backbone  string       `json:"backbone"`
	Character string       `json:"character"`
	Backstop  int          `json:"backstop"`
	Evidence  GateEvidence `json:"gate_evidence"`
	Nodes     []Stop       `json:"nodes"`
	// End is the index of the one stop that leads nowhere.
	End int `json:"end"`
	// RevealAt is the standing at which the key reveal may be made.
	RevealAt Standing `json:"reveal_at"`
}

// Stop is a node of a walk.
type Stop struct {
	ID          string    `json:"id"`
	Intent      string    `json:"intent"`
	SatisfyWhen string    `json:"satisfy_when,omitempty"`
	Content     []Content `json:"content,omitempty"`
	MinTurns    int       `json:"min_turns"`
	MaxTurns    int       `json:"max_turns"`
	SelfLoop    bool      `json:"self_loop,omitempty"`
	Gate        bool      `json:"gate,omitempty"`
	// Pivot is 1 or 2 for the pivots p1 and p2, else 0; Effects are those of its options, in order.
	Pivot   int      `json:"pivot,omitempty"`
	Options []string `json:"options,omitempty"`
	Effects []int    `json:"effects,omitempty"`
	// Reveals says that rendering this stop makes the key reveal, at a sufficient standing and once.
	Reveals bool `json:"reveals,omitempty"`
	// Advance is the index of the next stop, -1 at the end.
	Advance     int      `json:"advance"`
	Conditional *OneTime `json:"conditional,omitempty"`
}

// Content is what one source gives to a stop.
type Content struct {
	Source string   `json:"source"`
	Items  []string `json:"items"`
}

// OneTime is a conditional edge of a walk. Bit is its place in State.Taken.
type OneTime struct {
	To       int      `json:"to"`
	Standing Standing `json:"standing"` // it opens from here up
	Bit      int      `json:"bit"`
}

// maxOneTime is how many conditional edges a walk can have.
const maxOneTime = 64
