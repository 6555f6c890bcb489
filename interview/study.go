package interview

// StudyKind is the kind of document that a Study is written as.
const StudyKind = "study/v1"

// Study is what a researcher wants to learn about, from whom, and how.
type Study struct {
	Kind        string `yaml:"kind" json:"kind"`
	ID          string `yaml:"id" json:"id"`
	Title       string `yaml:"title" json:"title"`
	Concept     string `yaml:"concept" json:"concept"`         // what is explored, as it reads in a sentence: oat milk in coffee
	Methodology string `yaml:"methodology" json:"methodology"` // the id of a shipped one or of one's own
	Objective   string `yaml:"objective,omitempty" json:"objective,omitempty"`
	Language    string `yaml:"language,omitempty" json:"language,omitempty"`     // en
	Welcome     string `yaml:"welcome,omitempty" json:"welcome,omitempty"`       // shown before consent
	Consent     string `yaml:"consent" json:"consent"`                           // what a respondent agrees to
	Opening     string `yaml:"opening,omitempty" json:"opening,omitempty"`       // the first question, in place of the methodology's
	Thanks      string `yaml:"thanks,omitempty" json:"thanks,omitempty"`         // shown when all is said
	MaxTurns    int    `yaml:"max_turns,omitempty" json:"max_turns,omitempty"`   // in place of the methodology's
	Researcher  string `yaml:"researcher,omitempty" json:"researcher,omitempty"` // whom a respondent can write to
}
