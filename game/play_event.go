package game

// Tone is what came of something, in a word.
type Tone string

// The tones.
const (
	ToneRight       Tone = "right"
	ToneWrong       Tone = "wrong"
	ToneShown       Tone = "shown" // the tries are used up
	ToneHint        Tone = "hint"
	ToneConsequence Tone = "consequence" // of a decision
	ToneOpen        Tone = "open"        // a card
	ToneTime        Tone = "time"        // the time is up
	ToneEarly       Tone = "early"       // the time is not up yet
	ToneDone        Tone = "done"        // a mechanic
	ToneGate        Tone = "gate"        // more points are asked for
	ToneMissed      Tone = "missed"      // a gate is passed without its points
	ToneScene       Tone = "scene"       // a scene is done
	ToneEnd         Tone = "end"         // the game is done
	ToneRound       Tone = "round"       // a round of practice is done
)

// Event is one thing that came of a move. Apply needs nothing but the event, so a log stays readable when rules change.
type Event struct {
	What     What        `json:"what"`
	Scene    SceneID     `json:"scene,omitempty"`
	Mechanic MechanicID  `json:"mechanic,omitempty"`
	Item     string      `json:"item,omitempty"`
	Index    int         `json:"index,omitempty"` // of the item in its key
	Given    []string    `json:"given,omitempty"`
	Result   ItemPhase   `json:"result,omitempty"` // the item is resolved by it
	Points   int         `json:"points,omitempty"`
	Answer   []string    `json:"answer,omitempty"`
	Tone     Tone        `json:"tone,omitempty"`
	Text     string      `json:"text,omitempty"` // for the player
	Phase    Phase       `json:"phase,omitempty"`
	Mode     TimerMode   `json:"mode,omitempty"`
	At       int64       `json:"at,omitempty"`
	Items    []ItemState `json:"items,omitempty"` // how those of a mechanic stand when it begins
	Node     string      `json:"node,omitempty"`
	Gate     *GateState  `json:"gate,omitempty"`
}

// What says which kind of event it is.
type What string

// The kinds of event.
const (
	Began    What = "began"    // a run, with At
	Moved    What = "moved"    // to Mechanic of Scene, in Phase
	Reset    What = "reset"    // Mechanic has Items and Node to begin with
	Clocked  What = "clocked"  // the clock of the mechanic runs from At
	Answered What = "answered" // Item with Given: right, wrong or shown
	Hinted   What = "hinted"   // Item
	SetAside What = "aside"    // the distractor Item
	Turned   What = "turned"   // the card Item lies open
	Covered  What = "covered"  // cards lie face down again
	Ordered  What = "ordered"  // Given was submitted
	Decided  What = "decided"  // Item is the option; on to Node
	Closed   What = "closed"   // Mechanic is done, with Points as its bonus
	Gated    What = "gated"    // Gate as it now stands
	Phased   What = "phased"   // the run is in Phase
	Finished What = "finished" // the run is over, at At
	Clocks   What = "clocks"   // all clocks are in Mode
	Practice What = "practice" // a round begins
	Told     What = "told"     // nothing but Text
)
