package game

import "throughline/session"

// Cohort is what many sessions of one game show side by side. It names people by their sessions.
type Cohort struct {
	Kind     string `json:"kind" enum:"game"`
	People   int    `json:"people"`
	Begun    int    `json:"begun" doc:"Who have come to at least one item's end"`
	Finished int    `json:"finished"`
	MaxScore int    `json:"max_score"`
	Score    Spread `json:"score" doc:"Of those who finished"`
	Seconds  Spread `json:"seconds" doc:"Of those who finished"`

	Pupils []PupilShare `json:"pupils" nullable:"false" doc:"In the order they came"`
	// Items are those of the game as it stands and those that somebody had in an earlier one.
	Items          []ItemShare          `json:"items" nullable:"false" doc:"The hardest first; those that nobody has come to last"`
	Misconceptions []MisconceptionShare `json:"misconceptions" nullable:"false" doc:"The most widespread first"`
	Misled         []MisledShare        `json:"misled" nullable:"false" doc:"Distractors that were taken for answers, the most successful first"`
}

// Spread is the least, the middle and the most of some number.
type Spread struct {
	Least  int     `json:"least"`
	Median float64 `json:"median"`
	Most   int     `json:"most"`
}

// PupilShare is how one person fared. Of whoever has not finished it says how they stand.
type PupilShare struct {
	Who            session.ID `json:"who"`
	Finished       bool       `json:"finished"`
	Score          int        `json:"score"`
	MaxScore       int        `json:"max_score" doc:"Of the game as it was when they began"`
	Seconds        int        `json:"seconds" doc:"From the start to the end; 0 before it"`
	Items          int        `json:"items" doc:"How many they have come to the end of"`
	First          int        `json:"first" doc:"How many of these were right at the first try, without a hint"`
	Shown          int        `json:"shown" doc:"How many were not found: the answer was shown, or they went on"`
	Hints          int        `json:"hints"`
	Rounds         int        `json:"rounds" doc:"Rounds of practice after the end"`
	Misconceptions []string   `json:"misconceptions" nullable:"false" doc:"Those that their wrong answers show, each once"`
}

// ItemShare is how one item fared with everyone who has come to its end.
type ItemShare struct {
	Mechanic MechanicID     `json:"mechanic"`
	Type     Mechanic       `json:"type"`
	Scene    string         `json:"scene" doc:"The title of its scene; empty when the game no longer has the item"`
	Item     string         `json:"item"`
	Text     string         `json:"text"`
	Answer   string         `json:"answer"`
	People   int            `json:"people" doc:"Who have come to its end"`
	First    int            `json:"first" doc:"Who were right at the first try, without a hint"`
	Later    int            `json:"later" doc:"Who were right after that"`
	Shown    int            `json:"shown" doc:"Who did not find it: the answer was shown, or they went on"`
	ShownTo  []session.ID   `json:"shown_to" nullable:"false"`
	Tries    float64        `json:"tries" doc:"Answers given, the mean of everyone"`
	Hints    int            `json:"hints" doc:"How many were taken"`
	Lost     float64        `json:"lost" doc:"How hard it was: the share of its points that went lost, from 0 to 1"`
	Mistakes []MistakeShare `json:"mistakes" nullable:"false" doc:"The wrong answers, the most frequent first"`
}

// MistakeShare is one wrong answer to an item, and who gave it.
type MistakeShare struct {
	Given         string       `json:"given" doc:"In words"`
	Misconception string       `json:"misconception,omitempty" doc:"What explains it, where the author said so"`
	Times         int          `json:"times"`
	Who           []session.ID `json:"who" nullable:"false"`
}

// MisconceptionShare is how widespread one misconception is.
type MisconceptionShare struct {
	Misconception string       `json:"misconception"`
	Times         int          `json:"times"`
	Who           []session.ID `json:"who" nullable:"false"`
	Signs         []Sign       `json:"signs" nullable:"false" doc:"The wrong answers that show it, the most frequent first"`
}

// Sign is a wrong answer by which a misconception shows.
type Sign struct {
	Text  string `json:"text" doc:"The item, or the distractor"`
	Given string `json:"given,omitempty" doc:"What was answered; left out for a distractor"`
	Times int    `json:"times"`
}

// MisledShare is a distractor, and who took it for an answer.
type MisledShare struct {
	Mechanic MechanicID   `json:"mechanic"`
	Text     string       `json:"text"`
	Why      string       `json:"why"`
	Times    int          `json:"times"`
	Who      []session.ID `json:"who" nullable:"false"`
}

// NewCohort lays outcomes side by side. text is the game as it stands, for its scenes and the items that nobody has come
// to; it may be empty or have changed since. Sessions of other versions of the game are counted under what they had.
func NewCohort(text []byte, all []session.Result) any {
	c := newTally(text)
	for _, each := range all {
		if o, ok := each.Outcome.(*Outcome); ok {
			c.add(each.Session, o)
		}
	}
	return c.cohort()
}
