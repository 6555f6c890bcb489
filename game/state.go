package game

// Phase is what a game waits for.
type Phase string

// The phases.
const (
	PhaseIntro   Phase = "intro"   // start
	PhaseReady   Phase = "ready"   // start: the clock runs from then
	PhasePlaying Phase = "playing" // an answer
	PhasePaused  Phase = "paused"  // continue: a mechanic is done and the player says when to go on
	PhaseGate    Phase = "gate"    // retry
	PhaseScene   Phase = "scene"   // continue: a scene is done
	PhaseEnded   Phase = "ended"   // again, or nothing
)

// ItemPhase is how an item stands.
type ItemPhase string

// The first is where every item begins; an item of any other but ItemLocked is resolved.
const (
	ItemOpen   ItemPhase = "open"
	ItemLocked ItemPhase = "locked" // until the item above it is resolved
	ItemRight  ItemPhase = "right"
	ItemShown  ItemPhase = "shown" // the tries are used up, the answer is shown
	ItemLeft   ItemPhase = "left"  // the player went on, or the time was up
	ItemAside  ItemPhase = "aside" // a distractor that was found out
	ItemGiven  ItemPhase = "given" // not asked for in this round
)

// State is a game being played: all that Play needs besides blueprint and key. The zero State is a game not begun.
type State struct {
	Moves  int       `json:"moves"`
	Timer  TimerMode `json:"timer,omitempty"` // TimerOn when empty
	Run    Run       `json:"run"`             // the one that is recorded
	Again  *Run      `json:"again,omitempty"` // a round of practice under way
	Rounds int       `json:"rounds,omitempty"`
	Last   []Event   `json:"last,omitempty"` // of the last move
}

// Run is one way through a game.
type Run struct {
	Phase     Phase                    `json:"phase,omitempty"` // PhaseIntro when empty
	Scene     SceneID                  `json:"scene,omitempty"`
	Mechanic  MechanicID               `json:"mechanic,omitempty"`
	Mechanics map[MechanicID]*Progress `json:"mechanics,omitempty"`
	Gates     []GateState              `json:"gates,omitempty"`
	Mistakes  []Mistake                `json:"mistakes,omitempty"`
	Started   int64                    `json:"started,omitempty"`
	Ended     int64                    `json:"ended,omitempty"`
	Clock     int64                    `json:"clock,omitempty"` // when the mechanic's clock began to run
}

// Progress is how far one mechanic has come in its current attempt.
type Progress struct {
	Items   []ItemState `json:"items"`
	Attempt int         `json:"attempt,omitempty"` // from 0
	Done    bool        `json:"done,omitempty"`
	Bonus   int         `json:"bonus,omitempty"`
	Settled []string    `json:"settled,omitempty"` // items, in the order in which they were resolved
	Aside   []string    `json:"aside,omitempty"`   // distractors that were found out
	Order   []string    `json:"order,omitempty"`   // submitted last
	Open    []string    `json:"open,omitempty"`    // cards that lie open and are not found
	Seen    []string    `json:"seen,omitempty"`    // cards that have lain open
	Node    string      `json:"node,omitempty"`    // of a branching scenario
	Asked   int         `json:"asked,omitempty"`   // hints taken at the node
	Chosen  []Decision  `json:"chosen,omitempty"`
	// Kept is the best of the attempts before, which counts if it stays the best.
	Kept *Attempt `json:"kept,omitempty"`
}

// Attempt is a finished attempt at a mechanic.
type Attempt struct {
	Score  int         `json:"score"`
	Items  []ItemState `json:"items"`
	Chosen []Decision  `json:"chosen,omitempty"`
}

// ItemState is how one item stands. Its place in a list is that of its key.
type ItemState struct {
	Result ItemPhase `json:"result,omitempty"` // ItemOpen when empty
	Spent  int       `json:"spent,omitempty"`  // tries: wrong answers and hints
	Hints  int       `json:"hints,omitempty"`
	Points int       `json:"points,omitempty"`
	Tried  []string  `json:"tried,omitempty"`  // wrong answers
	Answer []string  `json:"answer,omitempty"` // once it is resolved
}

// Decision is one choice in a branching scenario.
type Decision struct {
	Node   string `json:"node"`
	Option string `json:"option"`
	Points int    `json:"points,omitempty"`
	Hints  int    `json:"hints,omitempty"`
}

// GateState is what is remembered of a gate: of a mechanic's connection, or of a scene.
type GateState struct {
	At      string `json:"at"`
	Retries int    `json:"retries,omitempty"`
	Missed  bool   `json:"missed,omitempty"`
	Need    int    `json:"need,omitempty"`
	Score   int    `json:"score,omitempty"`
}

// Mistake is a wrong answer, kept over all attempts.
type Mistake struct {
	Mechanic MechanicID `json:"mechanic"`
	Item     string     `json:"item"`
	Given    []string   `json:"given"`
}
