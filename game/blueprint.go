package game

// Blueprint is what a player's browser gets of a game: everything to show it by, and no answer. Two games that differ in their
// answers alone have the same blueprint. Where it translates a plan the names are those of the graph's translation table.
type Blueprint struct {
	ID                string                     `json:"id"`
	Title             string                     `json:"title"`
	Subject           string                     `json:"subject"`
	Language          string                     `json:"language"`
	Difficulty        Difficulty                 `json:"difficulty"`
	Minutes           int                        `json:"minutes"`
	NarrativeIntro    string                     `json:"narrative_intro"`
	CompletionMessage string                     `json:"completion_message"`
	TotalMaxScore     int                        `json:"total_max_score"`
	Scenes            []SceneBlueprint           `json:"scenes" nullable:"false"`
	SceneTransitions  []SceneBlueprintTransition `json:"sceneTransitions" nullable:"false"`
}

// SceneBlueprint is one scene: its picture, and its mechanics in play order.
type SceneBlueprint struct {
	ID             SceneID             `json:"id"`
	Title          string              `json:"title"`
	LearningGoal   string              `json:"learning_goal"`
	NarrativeIntro string              `json:"narrative_intro"`
	MaxScore       int                 `json:"max_score"`
	Diagram        *Unlabelled         `json:"diagram,omitempty"`
	Mechanics      []MechanicBlueprint `json:"mechanics" nullable:"false"` // the first is where the scene starts
	// ModeTransitions has exactly one way on from each mechanic.
	ModeTransitions []ModeTransition `json:"modeTransitions" nullable:"false"`
	ZoneGroups      []ZoneGroup      `json:"zoneGroups" nullable:"false"`
}

// ModeTransition is the way on from a mechanic. Modes are mechanics, by id.
type ModeTransition struct {
	From         MechanicID `json:"from_mode"`
	To           MechanicID `json:"to_mode"` // or scene_end
	Trigger      Trigger    `json:"trigger"`
	TriggerValue *float64   `json:"trigger_value,omitempty"`
	// A gate asks for Need points of Over and all mechanics below it.
	Need       int        `json:"need,omitempty"`
	MaxRetries int        `json:"max_retries,omitempty"`
	Over       MechanicID `json:"over,omitempty"`
}

// ZoneGroup is a zone with the zones that lie in it or belong to it.
type ZoneGroup struct {
	Mechanic MechanicID `json:"mechanic_id,omitempty"` // the mechanic that unlocks by it, if one does
	Parent   string     `json:"parentZoneId"`
	Children []string   `json:"childZoneIds"`
}

// SceneBlueprintTransition is the way on from a scene.
type SceneBlueprintTransition struct {
	From      SceneID         `json:"from_scene"`
	To        SceneID         `json:"to_scene"`
	Type      Transition      `json:"type"`
	Condition *SceneCondition `json:"condition,omitempty"`
}

// SceneCondition is what a score gate asks for.
type SceneCondition struct {
	MinScorePct *float64 `json:"min_score_pct,omitempty"`
	Need        int      `json:"need"`
	MaxRetries  int      `json:"max_retries"`
}

// MechanicBlueprint is one mechanic. Which of the lists are filled depends on its type.
type MechanicBlueprint struct {
	ID          MechanicID `json:"id"`
	Type        Mechanic   `json:"type"`
	Instruction string     `json:"instruction"`
	Parent      MechanicID `json:"parent,omitempty"`
	MaxScore    int        `json:"max_score"`
	// ItemCount is how many things are scored; for a branching scenario, the decisions of its longest way.
	ItemCount int `json:"item_count"`
	// TimedMode is the type of the mechanic when it is played against the clock, with TimeLimitSeconds.
	TimedMode        Mechanic `json:"timedChallengeWrappedMode,omitempty"`
	TimeLimitSeconds int      `json:"timeLimitSeconds,omitempty"`
	// Hints says that there are hints for some items.
	Hints bool `json:"hints"`
	// Items are the texts to place, answer, set, sort or order; distractors lie among them.
	Items []Choice `json:"items" nullable:"false"`
	// Choices are what an item can be set to or sorted into. Multiple means that an item may have several.
	Choices  []Choice `json:"choices" nullable:"false"`
	Multiple bool     `json:"multiple,omitempty"`
	Subjects []string `json:"subjects,omitempty"`
	// Zones are the zones of the scene's diagram that take part.
	Zones []string        `json:"zones" nullable:"false"`
	Paths []PathBlueprint `json:"paths" nullable:"false"`
	// Cards lie face down; their faces come with the view.
	Cards  []string `json:"cards" nullable:"false"`
	Rule   string   `json:"rule,omitempty" enum:"pairs,longest"`
	Cyclic bool     `json:"cyclic,omitempty"`
}

// Choice is a text with an id that says nothing.
type Choice struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}

// PathBlueprint is a path to trace: from where, and how many hops.
type PathBlueprint struct {
	ID        string `json:"id"`
	Text      string `json:"text"`
	Start     string `json:"start"` // a zone
	Hops      int    `json:"hops"`
	Unordered bool   `json:"unordered,omitempty"`
	Closed    bool   `json:"closed,omitempty"`
}

// Scene finds a scene by its id, or returns nil.
func (b *Blueprint) Scene(id SceneID) *SceneBlueprint {
	for i := range b.Scenes {
		if b.Scenes[i].ID == id {
			return &b.Scenes[i]
		}
	}
	return nil
}

// Mechanic finds a mechanic by its id, or returns nil.
func (b *Blueprint) Mechanic(id MechanicID) *MechanicBlueprint {
	for i := range b.Scenes {
		for j := range b.Scenes[i].Mechanics {
			if b.Scenes[i].Mechanics[j].ID == id {
				return &b.Scenes[i].Mechanics[j]
			}
		}
	}
	return nil
}
