package roleplay

import "throughline/session"

// Cohort is what many play-throughs of one scenario show side by side. It names people by their sessions.
type Cohort struct {
	Kind     string `json:"kind" enum:"roleplay"`
	People   int    `json:"people"`
	Finished int    `json:"finished" doc:"How many have made their decision"`
	// Exchanges is how much was said, by those who have finished.
	Exchanges Spread        `json:"exchanges"`
	Decisions []OptionShare `json:"decisions" nullable:"false" doc:"Every option, in the scenario's order"`
	Best      float64       `json:"best" doc:"The share of those who finished that chose what the facts ask for, from 0 to 1"`
	Facts     []FactShare   `json:"facts" nullable:"false" doc:"Every decisive fact, the most missed first"`
	Gates     []GateShare   `json:"gates" nullable:"false" doc:"Every gate that somebody came to, the one that held most first"`
	Talks     []TalkShare   `json:"talks" nullable:"false" doc:"One for each of the cast"`
}

// Spread is the least, the middle and the most of some number.
type Spread struct {
	Least  int     `json:"least"`
	Median float64 `json:"median"`
	Most   int     `json:"most"`
}

// OptionShare is how many decided for one option.
type OptionShare struct {
	Option string       `json:"option"`
	Label  string       `json:"label"`
	Best   bool         `json:"best"`
	People int          `json:"people"`
	Who    []session.ID `json:"who" nullable:"false"`
}

// FactShare is how one decisive fact fared. Missed counts those who have finished without having shown that it landed;
// Open counts those who are still at it.
type FactShare struct {
	Character    string       `json:"character" doc:"Who holds it"`
	Name         string       `json:"name"`
	Fact         string       `json:"fact"`
	Acknowledged int          `json:"acknowledged"`
	Surfaced     int          `json:"surfaced" doc:"It was said, and nothing shows that it landed"`
	Unheard      int          `json:"unheard" doc:"The conversation never came to it"`
	Unmet        int          `json:"unmet" doc:"Who holds it was never talked to"`
	Missed       int          `json:"missed" doc:"Of those who finished, how many did not acknowledge it"`
	MissedBy     []session.ID `json:"missed_by" nullable:"false"`
}

// GateShare is how one gate fared.
type GateShare struct {
	Character string     `json:"character"`
	Name      string     `json:"name"`
	Node      string     `json:"node"`
	Came      int        `json:"came" doc:"How many came to it"`
	Passed    int        `json:"passed" doc:"How many it let through"`
	Forced    int        `json:"forced" doc:"For how many the backstop or a skip closed it"`
	Holds     []GateHold `json:"holds" nullable:"false" doc:"Whom it held, longest first"`
}

// GateHold is one person held at a gate.
type GateHold struct {
	Who       session.ID `json:"who"`
	Exchanges int        `json:"exchanges"`
	There     bool       `json:"there" doc:"They are still there"`
}

// TalkShare is how the conversations with one character went.
type TalkShare struct {
	Character string        `json:"character"`
	Name      string        `json:"name"`
	Met       int           `json:"met"`
	Ended     int           `json:"ended"`
	Forced    int           `json:"forced"`
	Exchanges Spread        `json:"exchanges" doc:"Of those who met them"`
	Standing  StandingShare `json:"standing" doc:"Where the standing is, of those who met them"`
}

// StandingShare counts people by standing.
type StandingShare struct {
	Hostile     int `json:"hostile"`
	Strained    int `json:"strained"`
	Neutral     int `json:"neutral"`
	Cooperative int `json:"cooperative"`
	Trusting    int `json:"trusting"`
}

// NewCohort lays outcomes side by side. text is the scenario as it stands, for the options that nobody chose; it may be
// empty or have changed since. Sessions of other versions of the scenario are counted under what they had.
func NewCohort(text []byte, all []session.Result) any {
	c := newTally(text)
	for _, each := range all {
		if d, ok := each.Outcome.(*Debrief); ok {
			c.add(each.Session, d)
		}
	}
	return c.cohort()
}
