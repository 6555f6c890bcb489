package game

import "encoding/json"

// SceneID names a scene of a plan: scene_1, scene_2, in play order.
type SceneID string

// MechanicID names a mechanic of a plan: s1_m1, s1_m2, in play order. Everything that belongs to a mechanic is kept
// by it, never by type. The empty id is written as null.
type MechanicID string

// The two ends of every scene; no mechanic has their names.
const (
	SceneStart MechanicID = "scene_start"
	SceneEnd   MechanicID = "scene_end"
)

// MarshalJSON writes no id as null.
func (id MechanicID) MarshalJSON() ([]byte, error) {
	if id == "" {
		return []byte("null"), nil
	}
	return json.Marshal(string(id))
}

// Plan is a design built into a graph: with ids, connections and scores. Lists in it are never nil.
type Plan struct {
	Language                 string              `json:"language,omitempty"`
	Title                    string              `json:"title"`
	Subject                  string              `json:"subject"`
	Difficulty               Difficulty          `json:"difficulty"`
	EstimatedDurationMinutes int                 `json:"estimated_duration_minutes"`
	NarrativeIntro           string              `json:"narrative_intro"`
	CompletionMessage        string              `json:"completion_message"`
	AllZoneLabels            []string            `json:"all_zone_labels"`
	DistractorLabels         []string            `json:"distractor_labels"`
	LabelHierarchy           map[string][]string `json:"label_hierarchy"`
	TotalMaxScore            int                 `json:"total_max_score"`
	Scenes                   []ScenePlan         `json:"scenes"`
}

// ScenePlan is one scene of a plan. Its mechanics are flat and in play order, which is the preorder of the design.
type ScenePlan struct {
	SceneID             SceneID          `json:"scene_id"`
	SceneNumber         int              `json:"scene_number"`
	Title               string           `json:"title"`
	LearningGoal        string           `json:"learning_goal"`
	NarrativeIntro      string           `json:"narrative_intro"`
	ZoneLabels          []string         `json:"zone_labels"`
	NeedsDiagram        bool             `json:"needs_diagram"`
	ImageSpec           *ImageSpec       `json:"image_spec"`
	Mechanics           []MechanicPlan   `json:"mechanics"`
	MechanicConnections []Connection     `json:"mechanic_connections"` // from scene_start, then one out of each mechanic
	StartingMechanicID  MechanicID       `json:"starting_mechanic_id"`
	TransitionToNext    *SceneTransition `json:"transition_to_next"` // nil in the last scene
	SceneMaxScore       int              `json:"scene_max_score"`
}

// MechanicPlan is one mechanic of a plan.
type MechanicPlan struct {
	MechanicID        MechanicID   `json:"mechanic_id"`
	MechanicType      Mechanic     `json:"mechanic_type"`
	ZoneLabelsUsed    []string     `json:"zone_labels_used"`
	InstructionText   string       `json:"instruction_text"`
	ContentBrief      ContentBrief `json:"content_brief"`
	ExpectedItemCount int          `json:"expected_item_count"` // at least 1
	PointsPerItem     int          `json:"points_per_item"`     // at least 1
	MaxScore          int          `json:"max_score"`           // items × points
	IsTimed           bool         `json:"is_timed"`
	TimeLimitSeconds  *int         `json:"time_limit_seconds"` // given exactly when timed
	ParentMechanicID  MechanicID   `json:"parent_mechanic_id"` // "" at the top
	IsTerminal        bool         `json:"is_terminal"`        // the last in play order
}

// Connection leads from a mechanic, or from scene_start, to the one that is played next, or to scene_end.
type Connection struct {
	FromMechanicID MechanicID `json:"from_mechanic_id"`
	ToMechanicID   MechanicID `json:"to_mechanic_id"`
	Trigger        Trigger    `json:"trigger"`
	TriggerValue   *float64   `json:"trigger_value"` // of a gate a fraction of the score, of a timer seconds

	// A gate asks for Need of the points that Over and all below it can bring. After MaxRetries more tries the player
	// goes on all the same, and the miss is recorded.
	Need       int        `json:"need,omitempty"`
	MaxRetries int        `json:"max_retries,omitempty"`
	Over       MechanicID `json:"over,omitempty"`

	// TimerSeconds after FromMechanicID began the connection fires too, unless timers are off; 0 is no timer.
	TimerSeconds int `json:"timer_seconds,omitempty"`
}

// Gate reports whether the connection asks for points.
func (c Connection) Gate() bool { return c.Trigger == OnScore }

// SceneTransition leads from one scene to the next.
type SceneTransition struct {
	TransitionType Transition `json:"transition_type"`
	MinScorePct    *float64   `json:"min_score_pct"` // of a gate: a fraction of the scene's score

	// A gate asks for Need of the scene's points, and lets the player go on after MaxRetries more tries.
	Need       int `json:"need,omitempty"`
	MaxRetries int `json:"max_retries,omitempty"`
}

// Scene finds a scene by its id, or returns nil.
func (p *Plan) Scene(id SceneID) *ScenePlan {
	for i := range p.Scenes {
		if p.Scenes[i].SceneID == id {
			return &p.Scenes[i]
		}
	}
	return nil
}

// Mechanic finds a mechanic by its id, or returns nil.
func (p *Plan) Mechanic(id MechanicID) *MechanicPlan {
	for i := range p.Scenes {
		if m := p.Scenes[i].Mechanic(id); m != nil {
			return m
		}
	}
	return nil
}

// Mechanic finds a mechanic of the scene by its id, or returns nil.
func (s *ScenePlan) Mechanic(id MechanicID) *MechanicPlan {
	for i := range s.Mechanics {
		if s.Mechanics[i].MechanicID == id {
			return &s.Mechanics[i]
		}
	}
	return nil
}

// Out is the connection that leads on from a mechanic or from scene_start, or nil.
func (s *ScenePlan) Out(from MechanicID) *Connection {
	for i := range s.MechanicConnections {
		if s.MechanicConnections[i].FromMechanicID == from {
			return &s.MechanicConnections[i]
		}
	}
	return nil
}
