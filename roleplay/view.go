package roleplay

// View is what the learner may see of a session.
type View struct {
	Kind          string         `json:"kind" enum:"roleplay"`
	Scenario      Briefing       `json:"scenario"`
	Cast          []CastMember   `json:"cast"`
	Papers        []Paper        `json:"papers" doc:"Documents received so far"`
	With          string         `json:"with" doc:"The character being talked to, empty before the first"`
	Conversations []Conversation `json:"conversations" doc:"In the order they were begun"`
}

// Briefing is what the learner is told at the start.
type Briefing struct {
	ID          string    `json:"id"`
	Title       string    `json:"title"`
	Language    string    `json:"language"`
	LearnerRole string    `json:"learner_role"`
	Situation   Situation `json:"situation"`
	Question    string    `json:"question"`
	Options     []Option  `json:"options"`
}

// CastMember is a character as seen from outside.
type CastMember struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Role   string `json:"role"`
	Status string `json:"status" enum:"unmet,talking,done"`
}

// Conversation is one character's walk as the learner lives it.
type Conversation struct {
	With     string        `json:"with"`
	Lines    []SpokenLine  `json:"lines"`
	Pivot    *OpenPivot    `json:"pivot,omitempty" doc:"The question that waits for a choice"`
	Standing StandingState `json:"standing" enum:"hostile,strained,neutral,cooperative,trusting"`
	Ended    bool          `json:"ended"`
	Waiting  bool          `json:"waiting" doc:"The learner's last line is not answered yet"`
	Next     string        `json:"next,omitempty" doc:"Whom the character sent the learner to"`
	// Progress is how much of the walk lies behind, from 0 to 1: a line to show, not a rule.
	Progress float64 `json:"progress"`
}

// SpokenLine is one line of a conversation.
type SpokenLine struct {
	Turn int    `json:"turn"`
	Who  string `json:"who" enum:"learner,character"`
	Text string `json:"text"`
}

// OpenPivot is a pivot as it is shown.
type OpenPivot struct {
	ID       string        `json:"id"`
	Question string        `json:"question"`
	Options  []PivotAnswer `json:"options"`
}

// PivotAnswer is an option as it is shown: without its effect.
type PivotAnswer struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}

// Input is what a learner can do in a turn: exactly one of its fields is set.
type Input struct {
	Meet   string `json:"meet,omitempty" doc:"Begin or go on talking to this character"`
	Say    string `json:"say,omitempty" doc:"Say this to the character being talked to"`
	Choose string `json:"choose,omitempty" doc:"Choose this option of the pivot that is open"`
	Skip   bool   `json:"skip,omitempty" doc:"Go to the end of this conversation"`
}
