package roleplay

// Fired is a guard that found fault with something an actor was about to say, and what became of it.
type Fired struct {
	Guard    string `json:"guard"`
	Sentence string `json:"sentence"`      // as the actor put it
	Why      string `json:"why,omitempty"` // the part that gave offence
	Done     Action `json:"done" enum:"mended,repaired,dropped,replaced"`
}

// Action is what was done about a sentence.
type Action string

// What can be done about a sentence that a guard stops.
const (
	Mended   Action = "mended"   // put right in place
	Repaired Action = "repaired" // said anew by the model, once
	Dropped  Action = "dropped"  // left out
	Replaced Action = "replaced" // with the understudy's line
)
