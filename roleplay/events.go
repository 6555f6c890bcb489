package roleplay

import (
	"encoding/json"

	"throughline/llm"
	"throughline/session"
)

// The types of a role-play's events, with the body of each.
const (
	eventMeet  = "meet"   // person: Meeting
	eventSay   = "say"    // person: Utterance
	eventPick  = "choose" // person: Pick
	eventSkip  = "skip"   // person: nothing
	eventCall  = "decide" // person: Call
	eventBegan = "began"  // code: Began, at the first meeting
	eventBack  = "back"   // code: Return, at a later one
	eventSpoke = "spoke"  // world: Prompt and Line
	eventWeigh = "weighed"
	eventStep  = "stepped" // code: Stepped

	eventDecided = "decided" // code: Decided
)

// Meeting is the learner turning to a character.
type Meeting struct {
	Character string `json:"character"`
}

// Utterance is what the learner says to the character being talked to.
type Utterance struct {
	Text string `json:"text"`
}

// Pick is the learner's choice of a pivot's option.
type Pick struct {
	Option string `json:"option"`
}

// Began is the start of a conversation: the walk it will follow, whatever happens to its documents.
type Began struct {
	Character string `json:"character"`
	Greeting  string `json:"greeting"`
	Walk      *Walk  `json:"walk"`
	// System is the prompt that all of the conversation's turns begin with, whoever speaks.
	System string `json:"system"`
}

// Return is the learner coming back to a conversation, with the words they are met with; none when it is over.
type Return struct {
	Character string `json:"character"`
	Words     string `json:"words,omitempty"`
}

// Decided is the learner's decision, taken.
type Decided struct {
	Option string `json:"option"`
	Label  string `json:"label"`
	Best   bool   `json:"best"` // it is the option that the facts ask for
}

// Prompt is what an actor is asked: the exact prompt, whoever speaks.
type Prompt struct {
	Character string        `json:"character"`
	System    string        `json:"system"` // the hash of Began.System
	User      string        `json:"user"`
	Chosen    string        `json:"chosen,omitempty"` // the option's id
	Mood      Mood          `json:"mood"`
	Standing  Standing      `json:"standing"`
	State     StandingState `json:"state"`
}

// Weighing asks what of a gate's constraints the learner's own words carry; Evidence answers it.
type Weighing struct {
	Text        string   `json:"text"`
	Constraints []string `json:"constraints"`
	Answer      bool     `json:"answer,omitempty"` // the constraints are an argument, and an answer to it is looked for
}

// Stepped is the walker's step after an exchange, with the report it was decided on.
type Stepped struct {
	Character string     `json:"character"`
	Report    ReportLine `json:"report"`
	Step      StepLine   `json:"step"`
	Received  string     `json:"received,omitempty"` // the paper that was handed over
	SentTo    string     `json:"sent_to,omitempty"`  // the character the learner was sent on to
}

// UsageOf is what a model used for the line that an event has, if a model spoke it.
func UsageOf(e session.Event) (llm.Usage, bool) {
	var o session.Observation
	var spent struct {
		Usage *llm.Usage `json:"usage"`
	}
	if e.Type != eventSpoke || json.Unmarshal(e.Body, &o) != nil || json.Unmarshal(o.Reply, &spent) != nil || spent.Usage == nil {
		return llm.Usage{}, false
	}
	return *spent.Usage, true
}
