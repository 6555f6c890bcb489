package game

// View is what a player may see of a session at one moment. What stays the same for the whole game is in its Blueprint.
type View struct {
	Kind  string `json:"kind" enum:"game"`
	Game  Cover  `json:"game"`
	Phase Phase  `json:"phase" enum:"intro,ready,playing,paused,gate,scene,ended" doc:"What the game waits for"`
	At    string `json:"at" doc:"What an action must name as at: the mechanic, or the scene between mechanics"`
	Move  int    `json:"move" doc:"The number of the next move, from 1"`
	// Practice says that the missed ones are played again: nothing of it changes the recorded score.
	Practice bool       `json:"practice"`
	Scene    SceneID    `json:"scene"`
	Mechanic MechanicID `json:"mechanic,omitempty"`
	Attempt  int        `json:"attempt" doc:"Of the mechanic, from 1; more than 1 after a gate"`

	Items    []ItemView    `json:"items" nullable:"false" doc:"Every item and distractor of the mechanic, in the blueprint's order"`
	Paths    []PathView    `json:"paths" nullable:"false"`
	Cards    []CardView    `json:"cards" nullable:"false"`
	Decision *DecisionView `json:"decision,omitempty"`
	Order    []string      `json:"order,omitempty" doc:"The order submitted last"`
	// Captions stand at the zones: in a labelling what each part does, elsewhere its name.
	Captions map[string]string `json:"captions,omitempty" doc:"What a player reads at each zone in this mechanic, by the zone's id"`
	Feedback []FeedbackView    `json:"feedback" nullable:"false" doc:"What the last move brought, in order"`
	Gate     *GateView         `json:"gate,omitempty"`
	Clock    *ClockView        `json:"clock,omitempty"`
	Timer    TimerMode         `json:"timer" enum:"on,extended,off"`

	Score    int            `json:"score"`
	MaxScore int            `json:"max_score"`
	Bonus    int            `json:"bonus" doc:"For time left over; not part of the score"`
	Progress []ProgressView `json:"progress" nullable:"false" doc:"Every mechanic in play order"`
	Results  *Results       `json:"results,omitempty" doc:"Once the game has ended"`

	blueprint *Blueprint
}

// Blueprint is what stays the same for the whole session, for a page to fetch once.
func (v View) Blueprint() *Blueprint { return v.blueprint }

// Cover is what is known of a game from outside.
type Cover struct {
	ID       string `json:"id"`
	Title    string `json:"title"`
	Subject  string `json:"subject"`
	Language string `json:"language"`
}

// ItemView is how one item stands.
type ItemView struct {
	ID    string    `json:"id"`
	State ItemPhase `json:"state" enum:"open,locked,right,shown,left,aside,given"`
	// TriesLeft is what a right answer is still worth, in thirds of its points.
	TriesLeft int      `json:"tries_left"`
	Points    int      `json:"points"`
	Hints     []string `json:"hints" nullable:"false" doc:"Those taken"`
	Tried     []string `json:"tried" nullable:"false" doc:"Answers that were wrong"`
	Answer    []string `json:"answer" nullable:"false" doc:"Where it stands once it is resolved: a zone, or choices"`
}

// PathView is how far a path has been traced.
type PathView struct {
	ID        string   `json:"id"`
	Trail     []string `json:"trail" nullable:"false" doc:"Zones, from the start"`
	Done      bool     `json:"done"`
	TriesLeft int      `json:"tries_left" doc:"For the next hop"`
	Hints     []string `json:"hints" nullable:"false" doc:"For the next hop"`
	Tried     []string `json:"tried" nullable:"false" doc:"Zones that the next hop does not lead to"`
}

// CardView is a card of memory. Its face is there while it lies open.
type CardView struct {
	ID    string `json:"id"`
	State string `json:"state" enum:"down,up,right,shown,given"`
	Face  string `json:"face,omitempty"`
	Pair  string `json:"pair,omitempty" doc:"The other card, once they are found"`
}

// DecisionView is the moment of a branching scenario that the player is at.
type DecisionView struct {
	Number  int      `json:"number" doc:"Of the decision, from 1"`
	Text    string   `json:"text"`
	Options []Choice `json:"options" nullable:"false"`
	Hints   []string `json:"hints" nullable:"false"`
	// Worth is how much of an option's points is left, in thirds.
	Worth int        `json:"worth"`
	Past  []PastView `json:"past" nullable:"false" doc:"Decisions before this one"`
	End   string     `json:"end,omitempty" enum:"good,neutral,bad" doc:"How it ended"`
}

// PastView is a decision that was made.
type PastView struct {
	Text        string `json:"text"`
	Chosen      string `json:"chosen"`
	Consequence string `json:"consequence"`
}

// FeedbackView is one thing to tell the player about the last move.
type FeedbackView struct {
	Tone     Tone       `json:"tone" enum:"right,wrong,shown,hint,consequence,open,time,early,done,gate,missed,scene,end,round"`
	Mechanic MechanicID `json:"mechanic,omitempty"`
	Item     string     `json:"item,omitempty"`
	Text     string     `json:"text"`
	Points   int        `json:"points"`
}

// GateView is a gate that asks for more points.
type GateView struct {
	Need    int `json:"need"`
	Score   int `json:"score"`
	Retries int `json:"retries" doc:"Tries that are left"`
}

// ClockView is the clock of the mechanic. Times are the server's; the Date of a response says what that is now.
type ClockView struct {
	Seconds  int   `json:"seconds" doc:"How long it runs, in the mode that is set"`
	Began    int64 `json:"began,omitempty" doc:"Milliseconds since 1970; left out before it runs"`
	Deadline int64 `json:"deadline,omitempty" doc:"Milliseconds since 1970"`
}

// ProgressView is how far one mechanic has come.
type ProgressView struct {
	Mechanic MechanicID `json:"mechanic"`
	Scene    SceneID    `json:"scene"`
	Done     bool       `json:"done"`
	Resolved int        `json:"resolved"`
	Items    int        `json:"items"`
	Score    int        `json:"score"`
	MaxScore int        `json:"max_score"`
}

// Results is how a game went.
type Results struct {
	Score    int          `json:"score"`
	MaxScore int          `json:"max_score"`
	Bonus    int          `json:"bonus"`
	Seconds  int          `json:"seconds" doc:"From the start to the end"`
	Items    []ItemResult `json:"items" nullable:"false"`
	Missed   int          `json:"missed" doc:"Items without all of their points; they can be played again"`
	Misled   []Misled     `json:"misled" nullable:"false" doc:"Distractors that were taken for answers"`
	Gates    []GateMiss   `json:"gates" nullable:"false" doc:"Gates that were passed without their points"`
	Message  string       `json:"message"`
}

// Misled is a distractor that was taken for an answer.
type Misled struct {
	Mechanic MechanicID `json:"mechanic"`
	Text     string     `json:"text"`
	Why      string     `json:"why"`
	// Misconception is what explains it, where its author said so.
	Misconception string `json:"misconception,omitempty"`
}

// ItemResult is how one item went, with what it is about.
type ItemResult struct {
	Mechanic MechanicID    `json:"mechanic"`
	Type     Mechanic      `json:"type"`
	Item     string        `json:"item" doc:"The id that its author gave it"`
	Text     string        `json:"text"`
	Answer   string        `json:"answer" doc:"What was right, in words"`
	Why      string        `json:"why,omitempty" doc:"The reason, where its author gave one"`
	Result   ItemPhase     `json:"result" enum:"right,shown,left,given"`
	Tries    int           `json:"tries" doc:"Answers given, over all attempts"`
	Hints    int           `json:"hints"`
	Points   int           `json:"points"`
	Max      int           `json:"max"`
	Mistakes []MistakeView `json:"mistakes" nullable:"false"`
}

// MistakeView is a wrong answer with why it is wrong.
type MistakeView struct {
	Given         string `json:"given" doc:"In words"`
	Feedback      string `json:"feedback,omitempty"`
	Misconception string `json:"misconception,omitempty"`
}

// GateMiss is a gate that let the player go on without the points it asks for.
type GateMiss struct {
	At    string `json:"at" doc:"A mechanic or a scene"`
	Need  int    `json:"need"`
	Score int    `json:"score"`
}
