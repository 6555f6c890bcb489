package interview

// The types of an interview's events, with the body of each.
const (
	eventConsent  = "consent"   // person: Consent
	eventAnswer   = "answer"    // person: Answer
	eventReview   = "review"    // person: Review, a researcher's
	eventExtract  = "extracted" // world: ExtractRequest and Extraction
	eventGrew     = "grew"      // code: Growth
	eventCompared = "compared"  // world: CompareRequest and Compared
	eventFiled    = "filed"     // code: Filing
	eventRated    = "rated"     // world: RateRequest and Rating
	eventChose    = "chose"     // code: Choice
	eventWorded   = "worded"    // world: AskRequest and Question
	eventAsked    = "asked"     // code: Asked
	eventTimed    = "timed"     // world: Timed
)

// Consent is a respondent's agreement to take part.
type Consent struct {
	Given bool `json:"given"`
}

// Answer is what a respondent says to the open question. Skipped means that they would rather not.
type Answer struct {
	Text    string `json:"text"`
	Skipped bool   `json:"skipped,omitempty"`
}

// Review is a researcher's decision on slots. Exactly one field is set.
type Review struct {
	Accept  string    `json:"accept,omitempty" doc:"The id of a suggestion: merge as it says"`
	Decline string    `json:"decline,omitempty" doc:"The id of a suggestion: leave the two apart"`
	Split   ConceptID `json:"split,omitempty" doc:"Take this concept out of its slot into one of its own"`
	Undo    ConceptID `json:"undo,omitempty" doc:"Put this concept back where it was before its latest mapping"`
}

// ExtractRequest is what an extractor is asked, but for what the log has before it.
type ExtractRequest struct {
	Utterance UtteranceID `json:"utterance_id"`
	Clauses   []Clause    `json:"clauses"`
	Prompt    string      `json:"prompt"` // its hash: all that is in it is in the log
}

// CompareRequest names the concepts whose slots are looked for by likeness.
type CompareRequest struct {
	Concepts []ConceptID `json:"concepts"`
}

// Compared is what they were found to be like.
type Compared struct {
	Shortlists []Shortlist `json:"shortlists,omitempty"`
	Call       Call        `json:"call"`
}

// RateRequest is what a rater is asked.
type RateRequest struct {
	Utterance UtteranceID `json:"utterance_id"`
	Prompt    string      `json:"prompt"` // its hash
}

// AskRequest is what an asker is asked: the exact prompt, whoever words the question.
type AskRequest struct {
	Purpose Purpose `json:"purpose"`
	Prompt  string  `json:"prompt"`
}

// Choice is what was chosen and why: the measurements, the signals, the best pairs, and whether the interview goes on.
type Choice struct {
	Graph      GraphState      `json:"graph_state"`
	Canonical  CanonicalState  `json:"canonical"`
	Comparison GraphComparison `json:"comparison"`
	Signals    map[string]any  `json:"signals"` // the global ones
	Failures   []string        `json:"failures,omitempty"`
	Ranking    []Ranked        `json:"ranking"` // the best fifty
	Pairs      int             `json:"pairs"`   // how many there were
	Strategy   string          `json:"strategy"`
	Focus      ConceptID       `json:"focus,omitempty"`
	Score      float64         `json:"score"`
	Fallback   bool            `json:"fallback,omitempty"` // the revitalizing strategy, because nothing scored enough
	Reasons    []string        `json:"reasons"`
	Continue   bool            `json:"should_continue"`
	Ended      Reason          `json:"termination_reason,omitempty"`
}

// Asked is the question that the respondent sees.
type Asked struct {
	Question string  `json:"question"`
	Purpose  Purpose `json:"purpose"`
	Template bool    `json:"template,omitempty"` // code put its template in place of what was worded
}

// Timed is how long the stages of a turn took.
type Timed struct {
	Stages []Stage `json:"stages"`
	Micros int64   `json:"micros"`
}
