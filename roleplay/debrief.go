package roleplay

// Debrief is what the log of a play-through shows: what there was to find out, what was, what was done with it, and
// the way there. Code makes it; the guide puts words to it. It is also the session's outcome, at any point of it.
type Debrief struct {
	Finished  bool       `json:"finished" doc:"The decision is made"`
	Exchanges int        `json:"exchanges"`
	Call      *CallLine  `json:"call,omitempty"`
	Facts     []FactLine `json:"facts" nullable:"false" doc:"Every decisive fact, by who holds it"`
	Talks     []TalkLine `json:"talks" nullable:"false" doc:"One for each of the cast, in its order"`
}

// CallLine is the decision that was made, beside the one that the facts ask for.
type CallLine struct {
	Option string `json:"option"`
	Label  string `json:"label"`
	Reason string `json:"reason"`
	Best   string `json:"best" doc:"The option that the facts ask for"`
	// BestLabel is the label of Best.
	BestLabel string `json:"best_label"`
	Why       string `json:"why"`
}

// FactLine is the fate of one decisive fact.
type FactLine struct {
	Character string `json:"character" doc:"Who holds it"`
	Name      string `json:"name"`
	Fact      string `json:"fact"`
	Fate      Fate   `json:"fate" enum:"acknowledged,surfaced,unheard,unmet"`
	// Surfaced is where the character first said it, Acknowledged where the learner showed to have taken it in.
	Surfaced     *Quote `json:"surfaced,omitempty"`
	Acknowledged *Quote `json:"acknowledged,omitempty"`
}

// Fate is how far a fact came.
type Fate string

// The fates, best first.
const (
	FateAcknowledged Fate = "acknowledged" // the learner's own words carry it
	FateSurfaced     Fate = "surfaced"     // it was said, and nothing shows that it landed
	FateUnheard      Fate = "unheard"      // the conversation never came to it
	FateUnmet        Fate = "unmet"        // the learner never talked to who holds it
)

// Quote is a line as it was spoken, or of a long one the sentence that says most.
type Quote struct {
	Turn int    `json:"turn"`
	Text string `json:"text"`
}

// TalkLine is one conversation looked back on.
type TalkLine struct {
	Character string          `json:"character"`
	Name      string          `json:"name"`
	Met       bool            `json:"met"`
	Ended     bool            `json:"ended"`
	Forced    bool            `json:"forced" doc:"It was closed by the backstop or by a skip"`
	Exchanges int             `json:"exchanges"`
	Standing  []StandingPoint `json:"standing" nullable:"false" doc:"After every exchange"`
	Path      []Visit         `json:"path" nullable:"false"`
}

// StandingPoint is the standing after a turn.
type StandingPoint struct {
	Turn     int           `json:"turn"`
	Standing Standing      `json:"standing"`
	State    StandingState `json:"state" enum:"hostile,strained,neutral,cooperative,trusting"`
}

// Visit is a stay at one node of a walk.
type Visit struct {
	Node      string `json:"node"`
	Turns     int    `json:"turns"`
	Gate      bool   `json:"gate,omitempty"`
	Held      int    `json:"held,omitempty" doc:"How many exchanges the gate held the learner"`
	Satisfied bool   `json:"satisfied"`
	Left      string `json:"left,omitempty" enum:"advance,resolve,force,end" doc:"How it was left; absent while the learner is still there"`
}
