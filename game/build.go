package game

import (
	"slices"
	"strconv"
)

// Build makes the plan of a design, whatever the design means. It repairs what it can (see Repair) and reads the rest
// as nearly as it can, so that every plan can be played to its end.
//
// A list's exit is governed by its container: an element leads to its next sibling by its own trigger; a parent leads
// to its first child, and the last child leads where the parent would have led, by the parent's trigger, over the
// score of the parent and all below it. The last at the top leads to the scene's end. Play order is thus preorder.
func Build(d Design) Plan {
	d, _ = Repair(d)
	return build(&d)
}

// Sequential makes the plain plan of a design: its nesting flattened, every mechanic left by completion.
func Sequential(d Design) Plan {
	d, _ = Repair(d)
	for i := range d.Scenes {
		d.Scenes[i].Mechanics = flattened(nil, d.Scenes[i].Mechanics)
	}
	return build(&d)
}

func flattened(into, list []MechanicDesign) []MechanicDesign {
	for _, m := range list {
		children := m.Children
		m.AdvanceTrigger, m.AdvanceTriggerValue, m.Children = OnCompletion, nil, nil
		into = flattened(append(into, m), children)
	}
	return into
}

// build makes the plan of a design that is repaired.
func build(d *Design) Plan {
	p := Plan{
		Language: d.Language, Title: d.Title, Subject: d.Subject, Difficulty: d.Difficulty,
		EstimatedDurationMinutes: d.EstimatedDurationMinutes, NarrativeIntro: d.NarrativeIntro, CompletionMessage: d.CompletionMessage,
		AllZoneLabels: d.AllZoneLabels, DistractorLabels: d.DistractorLabels, LabelHierarchy: d.LabelHierarchy,
		Scenes: make([]ScenePlan, 0, len(d.Scenes)),
	}
	for i := range d.Scenes {
		scene := buildScene(&d.Scenes[i], i+1)
		if i < len(d.Scenes)-1 {
			scene.TransitionToNext = transition(&d.Scenes[i], scene.SceneMaxScore)
		}
		p.TotalMaxScore += scene.SceneMaxScore
		p.Scenes = append(p.Scenes, scene)
	}
	return p
}

func buildScene(s *SceneDesign, number int) ScenePlan {
	size := countMechanics(s.Mechanics)
	b := &sceneBuilder{
		prefix:      "s" + strconv.Itoa(number) + "_m",
		mechanics:   make([]MechanicPlan, 0, size),
		connections: make([]Connection, 0, size+1),
	}
	b.connections = append(b.connections, Connection{FromMechanicID: SceneStart, Trigger: OnStart})
	b.list(s.Mechanics, "", container{})
	b.arrive(SceneEnd)
	plan := ScenePlan{
		SceneID: SceneID("scene_" + strconv.Itoa(number)), SceneNumber: number,
		Title: s.Title, LearningGoal: s.LearningGoal, NarrativeIntro: s.NarrativeIntro,
		ZoneLabels: s.ZoneLabels, NeedsDiagram: s.NeedsDiagram != nil && *s.NeedsDiagram, ImageSpec: s.ImageSpec,
		Mechanics: b.mechanics, MechanicConnections: b.connections, SceneMaxScore: b.score,
	}
	if size > 0 {
		plan.StartingMechanicID = b.mechanics[0].MechanicID
		b.mechanics[size-1].IsTerminal = true
	}
	return plan
}

// sceneBuilder walks a scene in preorder. The last connection always waits for the mechanic it leads to.
type sceneBuilder struct {
	prefix      string
	mechanics   []MechanicPlan
	connections []Connection
	score       int // of all mechanics so far
}

// container is what governs the way out of a list: the mechanic whose trigger it is, where that one stands in the
// plan, and the score before it. A scene governs without a mechanic.
type container struct {
	by     *MechanicDesign
	id     MechanicID
	before int
}

func (b *sceneBuilder) list(designs []MechanicDesign, parent MechanicID, outer container) {
	for i := range designs {
		m := &designs[i]
		before := b.score
		made := b.add(m, parent)
		governor := outer
		if i < len(designs)-1 {
			governor = container{by: m, id: made.MechanicID, before: before}
		}
		if len(m.Children) > 0 {
			b.connections = append(b.connections, Connection{FromMechanicID: made.MechanicID, Trigger: OnParentCompletion, TimerSeconds: timer(made)})
			b.list(m.Children, made.MechanicID, governor)
			continue
		}
		b.connections = append(b.connections, b.exit(made, governor))
	}
}

// add appends a mechanic and leads the connection that waits to it.
func (b *sceneBuilder) add(m *MechanicDesign, parent MechanicID) MechanicPlan {
	items, points := bounded(m.ExpectedItemCount), bounded(m.PointsPerItem)
	made := MechanicPlan{
		MechanicID:   MechanicID(b.prefix + strconv.Itoa(len(b.mechanics)+1)),
		MechanicType: m.MechanicType, ZoneLabelsUsed: m.ZoneLabelsUsed, InstructionText: m.InstructionText, ContentBrief: m.ContentBrief,
		ExpectedItemCount: items, PointsPerItem: points, MaxScore: items * points,
		ParentMechanicID: parent,
	}
	if made.InstructionText == "" {
		made.InstructionText = m.MechanicType.Instruction()
	}
	if m.IsTimed || m.AdvanceTrigger == OnTime {
		seconds := limit(m, items)
		made.IsTimed, made.TimeLimitSeconds = true, &seconds
	}
	b.arrive(made.MechanicID)
	b.mechanics = append(b.mechanics, made)
	b.score += made.MaxScore
	return made
}

func (b *sceneBuilder) arrive(to MechanicID) { b.connections[len(b.connections)-1].ToMechanicID = to }

// exit leads on from a mechanic without children as its governor says.
func (b *sceneBuilder) exit(from MechanicPlan, governor container) Connection {
	c := Connection{FromMechanicID: from.MechanicID, Trigger: OnCompletion, TimerSeconds: timer(from)}
	if governor.by == nil {
		return c
	}
	switch governor.by.AdvanceTrigger {
	case OnScore:
		share := fraction(governor.by.AdvanceTriggerValue)
		c.Trigger, c.TriggerValue, c.Over = OnScore, &share, governor.id
		c.Need, c.MaxRetries = Need(share, b.score-governor.before), retries(governor.by.MaxRetries)
	case OnTime:
		if c.TimerSeconds == 0 {
			c.TimerSeconds = limit(governor.by, from.ExpectedItemCount)
		}
		seconds := float64(c.TimerSeconds)
		if given := governor.by.AdvanceTriggerValue; given != nil && *given > 0 && *given <= most {
			seconds = *given
		}
		c.Trigger, c.TriggerValue = OnTime, &seconds
	case OnChoice:
		c.Trigger = OnChoice
	}
	return c
}

func transition(s *SceneDesign, score int) *SceneTransition {
	t := &SceneTransition{TransitionType: TransitionAuto}
	switch s.TransitionToNext {
	case TransitionButton:
		t.TransitionType = TransitionButton
	case TransitionGate:
		share := fraction(s.TransitionMinScorePct)
		t.TransitionType, t.MinScorePct = TransitionGate, &share
		t.Need, t.MaxRetries = Need(share, score), retries(s.MaxRetries)
	}
	return t
}

// Rescore binds the sums and gates of a plan again to the highest scores of its mechanics. The plan given is changed.
func Rescore(p *Plan) {
	p.TotalMaxScore = 0
	for i := range p.Scenes {
		s := &p.Scenes[i]
		s.SceneMaxScore = 0
		for j := range s.Mechanics {
			s.SceneMaxScore += s.Mechanics[j].MaxScore
		}
		scores := s.branchScores()
		for j := range s.MechanicConnections {
			if c := &s.MechanicConnections[j]; c.Gate() && c.TriggerValue != nil {
				c.Need = Need(*c.TriggerValue, scores[c.Over])
			}
		}
		if t := s.TransitionToNext; t != nil && t.TransitionType == TransitionGate && t.MinScorePct != nil {
			t.Need = Need(*t.MinScorePct, s.SceneMaxScore)
		}
		p.TotalMaxScore += s.SceneMaxScore
	}
}

// branchScores is the highest score of each mechanic together with all below it.
func (s *ScenePlan) branchScores() map[MechanicID]int {
	scores := make(map[MechanicID]int, len(s.Mechanics))
	for _, m := range slices.Backward(s.Mechanics) { // children come behind their parents
		scores[m.MechanicID] += m.MaxScore
		if m.ParentMechanicID != "" {
			scores[m.ParentMechanicID] += scores[m.MechanicID]
		}
	}
	return scores
}
