package game

// Design is an ordered outline of a game: what to play, in which order, and how to get on. It has no ids, no edges
// and no arithmetic; those are Build's. DecodeDesign fills in what an author left out.
type Design struct {
	Kind                     string              `yaml:"kind,omitempty" json:"kind,omitempty"`
	ID                       string              `yaml:"id,omitempty" json:"id,omitempty"`
	Language                 string              `yaml:"language,omitempty" json:"language,omitempty"` // English when empty
	Title                    string              `yaml:"title,omitempty" json:"title"`
	Subject                  string              `yaml:"subject,omitempty" json:"subject"`
	Difficulty               Difficulty          `yaml:"difficulty,omitempty" json:"difficulty"`
	EstimatedDurationMinutes int                 `yaml:"estimated_duration_minutes,omitempty" json:"estimated_duration_minutes"`
	NarrativeIntro           string              `yaml:"narrative_intro,omitempty" json:"narrative_intro"`
	CompletionMessage        string              `yaml:"completion_message,omitempty" json:"completion_message"`
	AllZoneLabels            []string            `yaml:"all_zone_labels,omitempty" json:"all_zone_labels"`
	DistractorLabels         []string            `yaml:"distractor_labels,omitempty" json:"distractor_labels"`
	LabelHierarchy           map[string][]string `yaml:"label_hierarchy,omitempty" json:"label_hierarchy"` // a whole and its parts
	Scenes                   []SceneDesign       `yaml:"scenes" json:"scenes"`
}

// Difficulty is how much a game asks of its players.
type Difficulty string

// The difficulties.
const (
	Beginner     Difficulty = "beginner"
	Intermediate Difficulty = "intermediate"
	Advanced     Difficulty = "advanced"
)

// SceneDesign is one part of a game. Its mechanics are in play order.
type SceneDesign struct {
	Title                 string           `yaml:"title,omitempty" json:"title"`
	LearningGoal          string           `yaml:"learning_goal,omitempty" json:"learning_goal"`
	NarrativeIntro        string           `yaml:"narrative_intro,omitempty" json:"narrative_intro"`
	ZoneLabels            []string         `yaml:"zone_labels,omitempty" json:"zone_labels"`
	NeedsDiagram          *bool            `yaml:"needs_diagram,omitempty" json:"needs_diagram,omitempty"` // nil: by its mechanics
	ImageSpec             *ImageSpec       `yaml:"image_spec,omitempty" json:"image_spec"`
	Mechanics             []MechanicDesign `yaml:"mechanics" json:"mechanics"`
	TransitionToNext      Transition       `yaml:"transition_to_next,omitempty" json:"transition_to_next"`
	TransitionMinScorePct *float64         `yaml:"transition_min_score_pct,omitempty" json:"transition_min_score_pct"` // a fraction: 0.6 is 60 %
	MaxRetries            *int             `yaml:"max_retries,omitempty" json:"max_retries,omitempty"`                 // of a score gate
}

// ImageSpec says what a scene's diagram shows.
type ImageSpec struct {
	Description           string   `yaml:"description,omitempty" json:"description"`
	MustIncludeStructures []string `yaml:"must_include_structures,omitempty" json:"must_include_structures"`
	Style                 string   `yaml:"style,omitempty" json:"style"`
}

// MechanicDesign is one task: what it is about and how a player gets on from it.
type MechanicDesign struct {
	MechanicType        Mechanic         `yaml:"mechanic_type" json:"mechanic_type"`
	InstructionText     string           `yaml:"instruction_text,omitempty" json:"instruction_text"`
	ZoneLabelsUsed      []string         `yaml:"zone_labels_used,omitempty" json:"zone_labels_used"`
	ContentBrief        ContentBrief     `yaml:"content_brief,omitempty" json:"content_brief"`
	ExpectedItemCount   int              `yaml:"expected_item_count,omitempty" json:"expected_item_count"`
	PointsPerItem       int              `yaml:"points_per_item,omitempty" json:"points_per_item"`
	AdvanceTrigger      Trigger          `yaml:"advance_trigger,omitempty" json:"advance_trigger"`
	AdvanceTriggerValue *float64         `yaml:"advance_trigger_value,omitempty" json:"advance_trigger_value"` // a fraction of a score, or seconds
	MaxRetries          *int             `yaml:"max_retries,omitempty" json:"max_retries,omitempty"`           // of a score threshold
	IsTimed             bool             `yaml:"is_timed,omitempty" json:"is_timed"`
	TimeLimitSeconds    *int             `yaml:"time_limit_seconds,omitempty" json:"time_limit_seconds"`
	Children            []MechanicDesign `yaml:"children,omitempty" json:"children,omitempty"` // played after it, before its next sibling
}

// ContentBrief is the creative direction for one mechanic's content, in free text. Any field may serve any mechanic.
type ContentBrief struct {
	GenerationGoal     string   `yaml:"generation_goal,omitempty" json:"generation_goal,omitempty"`
	KeyConcepts        []string `yaml:"key_concepts,omitempty" json:"key_concepts,omitempty"`
	SequenceTopic      string   `yaml:"sequence_topic,omitempty" json:"sequence_topic,omitempty"`
	CategoryNames      []string `yaml:"category_names,omitempty" json:"category_names,omitempty"`
	ComparisonSubjects []string `yaml:"comparison_subjects,omitempty" json:"comparison_subjects,omitempty"`
	NarrativePremise   string   `yaml:"narrative_premise,omitempty" json:"narrative_premise,omitempty"`
	DescriptionSource  string   `yaml:"description_source,omitempty" json:"description_source,omitempty"`
	PathProcess        string   `yaml:"path_process,omitempty" json:"path_process,omitempty"`
	PromptStyle        string   `yaml:"prompt_style,omitempty" json:"prompt_style,omitempty"`
}

// Trigger is what makes a connection fire.
type Trigger string

// A designer uses the first four; the other two are only in plans.
const (
	OnCompletion       Trigger = "completion"
	OnScore            Trigger = "score_threshold"
	OnChoice           Trigger = "user_choice"
	OnTime             Trigger = "time_elapsed" // or on completion, whichever comes first
	OnStart            Trigger = "auto"
	OnParentCompletion Trigger = "parent_completion"
)

// Transition is how a player gets from one scene to the next.
type Transition string

// The transitions.
const (
	TransitionAuto   Transition = "auto"
	TransitionButton Transition = "button"
	TransitionGate   Transition = "score_gate"
)
