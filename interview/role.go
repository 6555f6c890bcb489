package interview

import (
	"context"

	"throughline/llm"
)

// Extractor finds concepts and links in what a respondent said.
type Extractor interface {
	Extract(ctx context.Context, cue ExtractCue) (Extraction, error)
}

// Rater judges how a respondent answered.
type Rater interface {
	Rate(ctx context.Context, cue RateCue) (Rating, error)
}

// Asker puts the next question into words.
type Asker interface {
	Ask(ctx context.Context, cue AskCue) (Question, error)
}

// Arbiter judges whether two concepts mean the same.
type Arbiter interface {
	Judge(ctx context.Context, cue JudgeCue) (Judgement, error)
}

// Roles are all that an interview needs of models; the understudy plays them without one. The only error that any of them
// may return is that of its context: a failure to go on from is in the reply's Call.
type Roles struct {
	Extractor Extractor
	Rater     Rater
	Asker     Asker
	Arbiter   Arbiter
}

// Call is how a reply came about.
type Call struct {
	By       string     `json:"by"` // understudy, or the model's name
	Raw      string     `json:"raw,omitempty"`
	Faults   []string   `json:"faults,omitempty"`   // failures met on the way, in words
	Fallback bool       `json:"fallback,omitempty"` // the understudy stood in because of one
	Usage    *llm.Usage `json:"usage,omitempty"`
	Calls    int        `json:"calls,omitempty"`
	MS       int64      `json:"ms,omitempty"`
}

// Payer is whose budget pays for a call, and what it has spent before.
type Payer struct {
	Session string
	Spent   llm.Amount
}

// Exchange is a question and what was answered.
type Exchange struct {
	Turn     int
	Question string
	Answer   string
}

// ExtractCue is all an extractor may know.
type ExtractCue struct {
	Payer
	Study       *Study
	Methodology *Methodology
	Utterance   Utterance
	Question    string     // what the utterance answers
	Clauses     []Clause   // the utterance's linguistic structure
	Focus       *Concept   // what the question was about; nil when about nothing in particular
	Known       []Concept  // concepts that links may lead to, most recent last; bounded
	History     []Exchange // earlier ones, oldest first; bounded
}

// Clause is a piece of an utterance and the connective that ties it to the one before.
type Clause struct {
	Start      int    `json:"start"` // code points
	End        int    `json:"end"`
	Text       string `json:"text"`
	Connective string `json:"connective,omitempty"` // because, so, which means, makes me feel, but, …
	Relation   string `json:"relation,omitempty"`   // cause, effect, contrast, addition, condition, time
}

// Extraction is what was found in an utterance. Labels are the respondent's words, quotes are pieces of the utterance.
type Extraction struct {
	Concepts []FoundConcept `json:"concepts"`
	Links    []FoundLink    `json:"links"`
	Call     Call           `json:"call"`
}

// FoundConcept is a concept as it was found.
type FoundConcept struct {
	Label string `json:"label"`
	Type  string `json:"type"`
	Quote string `json:"quote"`
}

// FoundLink is a link as it was found; its ends are labels of this extraction or of known concepts.
type FoundLink struct {
	From  string `json:"from"`
	To    string `json:"to"`
	Type  string `json:"type"`
	Quote string `json:"quote"`
}

// RateCue is all a rater may know.
type RateCue struct {
	Payer
	Study     *Study
	Question  string
	Utterance Utterance
	History   []Exchange
}

// Rating is how an answer was given. Numbers run from 0 to 1.
type Rating struct {
	Depth       ResponseDepth `json:"response_depth"`
	Sentiment   Sentiment     `json:"sentiment"`
	Uncertainty float64       `json:"uncertainty"`
	Ambiguity   float64       `json:"ambiguity"`
	Hedging     float64       `json:"hedging_language"`
	Specificity float64       `json:"specificity"`
	Engagement  float64       `json:"engagement"`
	// Missing lists signals that could not be rated; they are left out of the turn.
	Missing []string `json:"missing,omitempty"`
	Call    Call     `json:"call"`
}

// ResponseDepth is how far an answer goes.
type ResponseDepth string

// The depths, from none to most.
const (
	Surface  ResponseDepth = "surface"
	Shallow  ResponseDepth = "shallow"
	Moderate ResponseDepth = "moderate"
	Deep     ResponseDepth = "deep"
)

// Sentiment is how an answer sounds.
type Sentiment string

// The sentiments.
const (
	Negative Sentiment = "negative"
	Neutral  Sentiment = "neutral"
	Positive Sentiment = "positive"
)

// Purpose is what a question is for.
type Purpose string

// The purposes.
const (
	OpenWith  Purpose = "opening"
	FollowUp  Purpose = "follow_up"
	CloseWith Purpose = "closing"  // thanks, and asks for anything forgotten
	Farewell  Purpose = "farewell" // no question: takes leave
)

// AskCue is all an asker may know.
type AskCue struct {
	Payer
	Study       *Study
	Methodology *Methodology
	Purpose     Purpose
	Strategy    *Strategy  // of a follow-up
	Focus       *Concept   // nil for a free strategy
	Near        []Concept  // neighbours of the focus
	Signals     []Active   // those that weighed in
	Reasons     []string   // why this strategy, in sentences
	History     []Exchange // oldest first; the last one has the latest answer
	Asked       *Questions // every question asked so far
	Used        int        // how often the strategy was chosen before
}

// Active is a signal that weighed in, with what it means.
type Active struct {
	Name        string  `json:"signal"`
	Value       string  `json:"value"`
	Description string  `json:"description"`
	Share       float64 `json:"contribution"`
}

// Question is a question in words.
type Question struct {
	Text     string      `json:"text"`
	Template bool        `json:"template,omitempty"` // the strategy's template, no model's words
	Repaired bool        `json:"repaired,omitempty"`
	Gate     []GateFault `json:"gate,omitempty"` // what the question gate held against what was proposed
	Call     Call        `json:"call"`
}

// GateFault is why a proposed question may not be asked.
type GateFault struct {
	Rule     string `json:"rule"` // one_question, leading, either_or, praise, asked_before, foreign_words, length, …
	Why      string `json:"why"`
	Question string `json:"question"`
}

// JudgeCue is pairs of concepts of one type to be judged.
type JudgeCue struct {
	Payer
	Study *Study
	Pairs []Pair
}

// Pair is two labels, and how alike they are.
type Pair struct {
	A      string  `json:"a"`
	B      string  `json:"b"`
	Cosine float64 `json:"cosine,omitempty"`
}

// Verdict is whether two concepts mean the same.
type Verdict string

// The verdicts. What is unsure becomes a suggestion to the researcher.
const (
	SameConcept      Verdict = "same"
	DifferentConcept Verdict = "different"
	UnsureConcept    Verdict = "unsure"
)

// Judgement has a verdict for each pair.
type Judgement struct {
	Verdicts []Verdict `json:"verdicts"`
	Call     Call      `json:"call"`
}
