package roleplay

// Scenario is what one role-play is about: the situation, the decision it leads to, the people and their papers.
// It holds no structure; that is a Backbone's.
type Scenario struct {
	Kind        string        `yaml:"kind" json:"kind"`
	ID          string        `yaml:"id" json:"id"`
	Title       string        `yaml:"title" json:"title"`
	Tier        string        `yaml:"tier" json:"tier"` // the id of the backbone its conversations walk
	Language    string        `yaml:"language,omitempty" json:"language,omitempty"`
	LearnerRole string        `yaml:"learner_role" json:"learner_role"`
	Situation   Situation     `yaml:"situation" json:"situation"`
	Decision    DecisionPoint `yaml:"decision" json:"decision"`
	Documents   []Paper       `yaml:"documents,omitempty" json:"documents,omitempty"`
	Cast        []Character   `yaml:"cast" json:"cast"`
	Guide       *Guide        `yaml:"guide,omitempty" json:"guide,omitempty"`
}

// Situation is what everyone in the scenario knows.
type Situation struct {
	Place     string `yaml:"place" json:"place"`
	Happening string `yaml:"happening" json:"happening"`
	TalkingTo string `yaml:"talking_to" json:"talking_to"` // who the learner is, as the cast sees it
}

// DecisionPoint is the question the learner answers at the end.
type DecisionPoint struct {
	Question string   `yaml:"question" json:"question"`
	Options  []Option `yaml:"options" json:"options"`
	Best     string   `yaml:"best" json:"best"` // an option's id
	Why      string   `yaml:"why" json:"why"`
}

// Option is one answer to the decision.
type Option struct {
	ID    string `yaml:"id" json:"id"`
	Label string `yaml:"label" json:"label"`
}

// Paper is a document within the scenario, which a character can hand over. Its lines are the record.
type Paper struct {
	ID    string   `yaml:"id" json:"id"`
	Title string   `yaml:"title" json:"title"`
	Lines []string `yaml:"lines" json:"lines" nullable:"false"`
}

// Character is one person to talk to.
type Character struct {
	ID            string         `yaml:"id" json:"id"`
	Name          string         `yaml:"name" json:"name"`
	Role          string         `yaml:"role" json:"role"`
	Greeting      string         `yaml:"greeting" json:"greeting"`
	Knows         []string       `yaml:"knows,omitempty" json:"knows,omitempty"`
	Concerns      []string       `yaml:"concerns,omitempty" json:"concerns,omitempty"`
	Goals         []string       `yaml:"goals,omitempty" json:"goals,omitempty"`
	Opinion       *Opinion       `yaml:"opinion,omitempty" json:"opinion,omitempty"`
	Document      string         `yaml:"document,omitempty" json:"document,omitempty"` // a Paper's id: the character's source of record
	DecisionFacts []string       `yaml:"decision_facts,omitempty" json:"decision_facts,omitempty"`
	Beats         map[int]string `yaml:"beats,omitempty" json:"beats,omitempty"` // keys 1, 2, 4 and 6
	Pivots        []Pivot        `yaml:"pivots,omitempty" json:"pivots,omitempty"`
	KeyReveal     *KeyReveal     `yaml:"key_reveal,omitempty" json:"key_reveal,omitempty"`
	Objective     *Objective     `yaml:"objective,omitempty" json:"objective,omitempty"`
	HandsOver     string         `yaml:"hands_over,omitempty" json:"hands_over,omitempty"`     // a Paper's id
	RedirectsTo   string         `yaml:"redirects_to,omitempty" json:"redirects_to,omitempty"` // a Character's id
	After         []string       `yaml:"after,omitempty" json:"after,omitempty"`               // Characters to be heard out first
}

// Opinion is the option a character believes in, and why.
type Opinion struct {
	Option   string `yaml:"option" json:"option"`
	Argument string `yaml:"argument" json:"argument"`
}

// Pivot is a fork in a conversation: a pointed question with a few answers to choose from.
type Pivot struct {
	ID       string        `yaml:"id" json:"id"`     // p1 or p2
	Kind     string        `yaml:"kind" json:"kind"` // relationship or judgment
	Question string        `yaml:"question" json:"question"`
	Options  []PivotOption `yaml:"options" json:"options"`
}

// PivotOption is one answer to a pivot.
type PivotOption struct {
	ID      string `yaml:"id" json:"id"`
	Text    string `yaml:"text" json:"text"`
	Effect  int    `yaml:"effect" json:"effect"`   // on the standing, −15..15
	Outcome string `yaml:"outcome" json:"outcome"` // what the character says to it
}

// KeyReveal is what a character tells only someone they trust enough.
type KeyReveal struct {
	Text  string        `yaml:"text" json:"text"`
	Needs StandingState `yaml:"needs" json:"needs"`
}

// Objective is what the conversation is for.
type Objective struct {
	ID           string `yaml:"id" json:"id"`
	Goal         string `yaml:"goal" json:"goal"`
	EndCondition string `yaml:"end_condition" json:"end_condition"`
}

// Guide is the person who opens and closes the scenario.
type Guide struct {
	Name     string `yaml:"name" json:"name"`
	Role     string `yaml:"role,omitempty" json:"role,omitempty"`
	Greeting string `yaml:"greeting" json:"greeting"`
	Briefing string `yaml:"briefing" json:"briefing"`
	Closing  string `yaml:"closing,omitempty" json:"closing,omitempty"`
}

// character finds a member of the cast by id, or nil.
func (s *Scenario) character(id string) *Character {
	for i := range s.Cast {
		if s.Cast[i].ID == id {
			return &s.Cast[i]
		}
	}
	return nil
}

// paper finds a document by id, or nil.
func (s *Scenario) paper(id string) *Paper {
	for i := range s.Documents {
		if s.Documents[i].ID == id {
			return &s.Documents[i]
		}
	}
	return nil
}

// language is the scenario's, English unless it says otherwise.
func (s *Scenario) language() string {
	if s.Language == "" {
		return "en"
	}
	return s.Language
}

// pivot finds a pivot by id, or nil.
func (c *Character) pivot(id string) *Pivot {
	for i := range c.Pivots {
		if c.Pivots[i].ID == id {
			return &c.Pivots[i]
		}
	}
	return nil
}
