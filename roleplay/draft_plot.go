package roleplay

import "strings"

// plot is a scenario as a model writes it: content alone. Kind and id are not its to give, and beats have names.
type plot struct {
	Title       string        `json:"title"`
	Tier        string        `json:"tier" jsonschema:"enum=academic,enum=technical,enum=expert"`
	Language    string        `json:"language" jsonschema:"description=A tag such as en or pt-BR: the language of the brief"`
	LearnerRole string        `json:"learner_role"`
	Situation   Situation     `json:"situation"`
	Decision    DecisionPoint `json:"decision"`
	Documents   []Paper       `json:"documents"`
	Cast        []figurine    `json:"cast"`
	Guide       Guide         `json:"guide"`
}

// figurine is a character as a model writes it.
type figurine struct {
	ID            string     `json:"id"`
	Name          string     `json:"name"`
	Role          string     `json:"role"`
	Greeting      string     `json:"greeting"`
	Knows         []string   `json:"knows"`
	Concerns      []string   `json:"concerns,omitempty"`
	Goals         []string   `json:"goals,omitempty"`
	Opinion       *Opinion   `json:"opinion,omitempty"`
	Document      string     `json:"document,omitempty"`
	DecisionFacts []string   `json:"decision_facts,omitempty"`
	Beats         plotBeats  `json:"beats"`
	Pivots        []Pivot    `json:"pivots,omitempty"`
	KeyReveal     *KeyReveal `json:"key_reveal,omitempty"`
	Objective     *Objective `json:"objective,omitempty"`
	HandsOver     string     `json:"hands_over,omitempty"`
	RedirectsTo   string     `json:"redirects_to,omitempty"`
	After         []string   `json:"after,omitempty"`
}

type plotBeats struct {
	Opening  string `json:"opening,omitempty"`
	Deepen   string `json:"deepen,omitempty"`
	Deepen2  string `json:"deepen_more,omitempty"`
	WindDown string `json:"wind_down,omitempty"`
}

// scenario is the document that a plot stands for. What is empty is left out; anything else is left as it was written,
// for the checks to find.
func (p plot) scenario() *Scenario {
	s := &Scenario{
		Kind: ScenarioKind, ID: slug(p.Title, "draft", map[string]bool{}), Title: p.Title, Tier: p.Tier, Language: strings.TrimSpace(p.Language),
		LearnerRole: p.LearnerRole, Situation: p.Situation, Decision: p.Decision, Cast: make([]Character, len(p.Cast)),
	}
	for _, paper := range p.Documents {
		paper.Lines = given(paper.Lines)
		s.Documents = append(s.Documents, paper)
	}
	for i, f := range p.Cast {
		s.Cast[i] = f.character()
	}
	if p.Guide.Name != "" {
		s.Guide = &p.Guide
	}
	return s
}

func (f figurine) character() Character {
	c := Character{
		ID: f.ID, Name: f.Name, Role: f.Role, Greeting: f.Greeting, Knows: given(f.Knows), Concerns: given(f.Concerns), Goals: given(f.Goals),
		Document: strings.TrimSpace(f.Document), DecisionFacts: given(f.DecisionFacts), Pivots: f.Pivots,
		HandsOver: strings.TrimSpace(f.HandsOver), RedirectsTo: strings.TrimSpace(f.RedirectsTo), After: given(f.After),
	}
	if f.Opinion != nil && *f.Opinion != (Opinion{}) {
		c.Opinion = f.Opinion
	}
	if f.KeyReveal != nil && *f.KeyReveal != (KeyReveal{}) {
		c.KeyReveal = f.KeyReveal
	}
	if f.Objective != nil && *f.Objective != (Objective{}) {
		c.Objective = f.Objective
	}
	for key, line := range map[int]string{1: f.Beats.Opening, 2: f.Beats.Deepen, 4: f.Beats.Deepen2, 6: f.Beats.WindDown} {
		if strings.TrimSpace(line) == "" {
			continue
		}
		if c.Beats == nil {
			c.Beats = map[int]string{}
		}
		c.Beats[key] = line
	}
	return c
}

// given leaves out what is empty.
func given(all []string) []string {
	var kept []string
	for _, each := range all {
		if strings.TrimSpace(each) != "" {
			kept = append(kept, each)
		}
	}
	return kept
}
