package roleplay

import (
	"context"

	"throughline/llm"
)

// Actor speaks for the characters and reports on each exchange; it decides nothing.
type Actor interface {
	Speak(ctx context.Context, cue Cue) (Line, error)
}

// Cue is all an actor may know for one line.
type Cue struct {
	Scenario  *Scenario
	Character *Character
	Walk      *Walk
	At        State
	Session   string     // whose budget pays for it
	Spent     llm.Amount // what the session has spent before
	System    string     // the prompt of the whole conversation
	User      string     // the prompt of this turn
	Block     string     // the CURRENT NODE block
	History   []Exchange // earlier exchanges with this character, oldest first
	Said      []string   // points already made, oldest first
	Mood      Mood
	Learner   string       // what the learner said now; empty when they chose an option instead
	Chosen    *PivotOption // the option chosen now, if one was
	Returned  bool         // the learner comes back after talking to others
	Debrief   *Debrief     // what the guide looks back on, once the decision is made; nil for everyone else
	// Release lets the learner see a sentence that has passed its checks. It may be nil.
	Release func(sentence string)
}

// Exchange is a learner's line and the character's answer to it.
type Exchange struct {
	Node    string `json:"node"` // the node it was spoken at
	Learner string `json:"learner"`
	Speech  string `json:"speech"`
}

// Line is what an actor brings back: the words, and its report of the exchange in the words of the wire.
type Line struct {
	Speech string     `json:"speech"`
	Report ActorWords `json:"report"`
	Actor  string     `json:"actor"` // understudy, or the model's name
	// Raw is a model's reply as it came, Mended its answer when it was asked once more for what could not be used.
	Raw    string  `json:"raw,omitempty"`
	Mended string  `json:"mended,omitempty"`
	Guards []Fired `json:"guards,omitempty"`
	// Faults are the failures met on the way, in words; Fallback says that the understudy stood in because of one.
	Faults   []string   `json:"faults,omitempty"`
	Fallback bool       `json:"fallback,omitempty"`
	Usage    *llm.Usage `json:"usage,omitempty"`
	Calls    int        `json:"calls,omitempty"`
	// FirstMS is the time until the first words were released, TotalMS until the line was whole.
	FirstMS int64 `json:"first_ms,omitempty"`
	TotalMS int64 `json:"total_ms,omitempty"`
}

// ActorWords is the actor's report as it is spoken on the wire: the ten fields, none of which moves the pointer.
type ActorWords struct {
	EmotionalState         string   `json:"emotional_state"`
	InformationRevealed    []string `json:"information_revealed"`
	InternalThought        string   `json:"internal_thought"`
	ObjectiveComplete      *string  `json:"objective_complete"`
	IsConversationComplete bool     `json:"is_conversation_complete"`
	HintGiven              bool     `json:"hint_given"`
	AgreementSignal        string   `json:"agreement_signal"`
	EngagementScore        int      `json:"engagement_score"`
	NodeSatisfied          bool     `json:"node_satisfied"`
	DetourDetected         bool     `json:"detour_detected"`
}

// Mood is how the learner comes across.
type Mood string

// The moods.
const (
	Curious    Mood = "curious"
	Assertive  Mood = "assertive"
	Dismissive Mood = "dismissive"
	Hesitant   Mood = "hesitant"
	Angry      Mood = "hostile"
	Warm       Mood = "warm"
	Plain      Mood = "plain"
)
