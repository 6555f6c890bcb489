package game

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"

	"throughline/diag"
)

// Assemble makes what a game is played with: the blueprint for the browser and the key for the server. The same game gives
// the same bytes. When the list has errors there is neither; Prune makes a game of what is left.
func Assemble(g Game) (Blueprint, Key, diag.List) {
	a := newAssembly(&g)
	if a.found.HasErrors() {
		return Blueprint{}, Key{}, a.found
	}
	return a.blueprint(), a.key(), a.found
}

// assembly is a game with its plan, and what became of the content of each mechanic.
type assembly struct {
	game  *Game
	plan  Plan
	bound map[MechanicID]*binder
	found diag.List
}

func newAssembly(g *Game) *assembly {
	a := &assembly{game: g, bound: map[MechanicID]*binder{}}
	var found diag.List
	a.plan, found = PlanFor(g.Design)
	for _, d := range found {
		if !slices.Contains(briefCodes, d.Code) {
			d.Place.Path = below("design", d.Place.Path)
			a.found = append(a.found, d)
		}
	}
	a.diagrams()
	for i := range a.plan.Scenes {
		for j := range a.plan.Scenes[i].Mechanics {
			a.bind(&a.plan.Scenes[i], &a.plan.Scenes[i].Mechanics[j])
		}
	}
	a.spoilers()
	a.strays()
	if len(a.bound) == 0 {
		a.found = append(a.found, flawNothing.At(diag.Place{Path: "design"}, "the design has no mechanic to play"))
	}
	Rescore(&a.plan)
	return a
}

// playable reports whether there is content for every mechanic, and a mechanic in every scene.
func (a *assembly) playable() bool {
	for _, b := range a.bound {
		if b.found.HasErrors() {
			return false
		}
	}
	empty := func(s ScenePlan) bool { return len(s.Mechanics) == 0 }
	return len(a.bound) > 0 && !slices.ContainsFunc(a.plan.Scenes, empty)
}

// briefCodes are about what a writer of content must be told. Content that is there needs no brief.
var briefCodes = []string{lacksTopic.ID, lacksCategories.ID, lacksSubjects.ID, lacksPremise.ID, lacksSource.ID, lacksLabels.ID}

// bind binds the content of one mechanic and lets the plan say what is really there.
func (a *assembly) bind(scene *ScenePlan, m *MechanicPlan) {
	var content *Content
	if c, ok := a.game.Content[m.MechanicID]; ok {
		content = &c
	}
	b := bind(a.game.Seed, a.language(), *m, a.diagram(scene.SceneID), content)
	a.bound[m.MechanicID] = b
	a.found = append(a.found, b.found...)
	if !b.found.HasErrors() {
		m.ExpectedItemCount, m.MaxScore = b.blue.ItemCount, b.key.MaxScore
	}
}

func (a *assembly) language() string { return cmp.Or(a.game.Language, a.plan.Language, "en") }

func (a *assembly) diagram(id SceneID) *Diagram {
	if d, ok := a.game.Diagrams[id]; ok {
		return &d
	}
	return nil
}

var opaqueZone = regexp.MustCompile(`^zone_[0-9]{1,4}$`)

// diagrams checks the pictures that scenes have.
func (a *assembly) diagrams() {
	for _, scene := range a.plan.Scenes {
		diagram := a.diagram(scene.SceneID)
		if diagram == nil {
			continue
		}
		at := "diagrams." + string(scene.SceneID)
		for _, d := range CheckDiagram(*diagram, nil) {
			d.Place = diag.Place{Path: below(at, d.Place.Path)}
			a.found = append(a.found, d)
		}
		for i, zone := range diagram.Zones {
			if !opaqueZone.MatchString(zone.ID) {
				a.found = append(a.found, flawZoneID.At(diag.Place{Path: fmt.Sprintf("%s.zones[%d].id", at, i)}, "the zone of %s has the id %s", short(zone.Label), short(zone.ID)))
			}
		}
	}
}

// spoilers warns of captions that name what a later mechanic of the same scene asks for, one for each such mechanic.
func (a *assembly) spoilers() {
	for _, s := range a.plan.Scenes {
		for i, m := range s.Mechanics {
			for _, later := range s.Mechanics[i+1:] {
				if later.MechanicType.labels() {
					a.found = append(a.found, a.bound[m.MechanicID].spoils(a.bound[later.MechanicID])...)
				}
			}
		}
	}
}

// spoils finds the first caption of one mechanic that is the answer in another.
func (b *binder) spoils(later *binder) diag.List {
	for _, item := range later.key.Items {
		for _, zone := range item.Answers {
			if says(b.key.Captions[zone], item.Text) {
				return diag.List{trimTells.At(diag.Place{Path: below(b.at, "captions")},
					"a caption says %s, which %s asks for later", short(item.Text), later.plan.MechanicID).WithHint("%s", trimTells.Fix)}
			}
		}
	}
	return nil
}

// strays reports content and diagrams that belong to nothing.
func (a *assembly) strays() {
	var mechanics, scenes []string
	for _, s := range a.plan.Scenes {
		scenes = append(scenes, string(s.SceneID))
		for _, m := range s.Mechanics {
			mechanics = append(mechanics, string(m.MechanicID))
		}
	}
	for _, id := range sortedKeys(a.game.Content) {
		if !slices.Contains(mechanics, string(id)) {
			a.found = append(a.found, flawStray.At(diag.Place{Path: below("content", string(id))}, "the design has no mechanic %s", short(string(id))).
				DidYouMean(string(id), mechanics))
		}
	}
	for _, id := range sortedKeys(a.game.Diagrams) {
		if !slices.Contains(scenes, string(id)) {
			a.found = append(a.found, flawStray.At(diag.Place{Path: below("diagrams", string(id))}, "the design has no scene %s", short(string(id))).
				DidYouMean(string(id), scenes))
		}
	}
}

func (a *assembly) blueprint() Blueprint {
	p := a.plan
	blue := Blueprint{
		ID: a.game.ID, Title: a.game.Title, Subject: cmp.Or(a.game.Subject, p.Subject), Language: a.language(),
		Difficulty: p.Difficulty, Minutes: p.EstimatedDurationMinutes, NarrativeIntro: p.NarrativeIntro, CompletionMessage: p.CompletionMessage,
		TotalMaxScore: p.TotalMaxScore, Scenes: []SceneBlueprint{}, SceneTransitions: []SceneBlueprintTransition{},
	}
	for i, s := range p.Scenes {
		blue.Scenes = append(blue.Scenes, a.scene(&p.Scenes[i]))
		if t := s.TransitionToNext; t != nil && i+1 < len(p.Scenes) {
			way := SceneBlueprintTransition{From: s.SceneID, To: p.Scenes[i+1].SceneID, Type: t.TransitionType}
			if t.TransitionType == TransitionGate {
				way.Condition = &SceneCondition{MinScorePct: t.MinScorePct, Need: t.Need, MaxRetries: t.MaxRetries}
			}
			blue.SceneTransitions = append(blue.SceneTransitions, way)
		}
	}
	return blue
}

func (a *assembly) scene(s *ScenePlan) SceneBlueprint {
	blue := SceneBlueprint{
		ID: s.SceneID, Title: s.Title, LearningGoal: s.LearningGoal, NarrativeIntro: s.NarrativeIntro, MaxScore: s.SceneMaxScore,
		Mechanics: []MechanicBlueprint{}, ModeTransitions: []ModeTransition{}, ZoneGroups: []ZoneGroup{},
	}
	if d := a.diagram(s.SceneID); d != nil {
		plain := d.Unlabelled()
		blue.Diagram = &plain
		blue.ZoneGroups = a.zoneGroups(s, d)
	}
	for _, m := range s.Mechanics {
		mechanic := a.bound[m.MechanicID].blue
		c := s.Out(m.MechanicID)
		if c.TimerSeconds > 0 && mechanic.TimeLimitSeconds == 0 {
			mechanic.TimedMode, mechanic.TimeLimitSeconds = mechanic.Type, c.TimerSeconds
		}
		blue.Mechanics = append(blue.Mechanics, mechanic)
		blue.ModeTransitions = append(blue.ModeTransitions, ModeTransition{
			From: c.FromMechanicID, To: c.ToMechanicID, Trigger: c.Trigger, TriggerValue: c.TriggerValue, Need: c.Need, MaxRetries: c.MaxRetries, Over: c.Over,
		})
	}
	return blue
}

// zoneGroups are the wholes and parts of a scene's zones: by the hierarchy of labels, and by what unlocks what.
func (a *assembly) zoneGroups(s *ScenePlan, d *Diagram) []ZoneGroup {
	groups := []ZoneGroup{}
	for _, zone := range d.Zones {
		group := ZoneGroup{Parent: zone.ID}
		for _, part := range a.plan.LabelHierarchy[zone.Label] {
			if child, ok := d.Zone(part); ok {
				group.Children = append(group.Children, child.ID)
			}
		}
		if len(group.Children) > 0 {
			slices.Sort(group.Children)
			groups = append(groups, group)
		}
	}
	for _, m := range s.Mechanics {
		if m.MechanicType == Hierarchical {
			groups = append(groups, a.bound[m.MechanicID].unlocks()...)
		}
	}
	return groups
}

// unlocks are the zones of labels with the zones of the labels below them.
func (b *binder) unlocks() []ZoneGroup {
	zones, below := map[string]string{}, map[string][]string{}
	for _, item := range b.key.Items {
		zones[item.ID] = item.Answers[0]
	}
	for _, item := range b.key.Items {
		if item.Parent != "" {
			parent := zones[item.Parent]
			below[parent] = append(below[parent], item.Answers[0])
		}
	}
	var groups []ZoneGroup
	for _, parent := range sortedKeys(below) {
		slices.Sort(below[parent])
		groups = append(groups, ZoneGroup{Mechanic: b.plan.MechanicID, Parent: parent, Children: below[parent]})
	}
	return groups
}

func (a *assembly) key() Key {
	k := Key{Game: a.game.ID, Mechanics: map[MechanicID]MechanicKey{}}
	for id, b := range a.bound {
		k.Mechanics[id] = b.key
	}
	return k
}

// below is a path below another.
func below(outer, path string) string {
	switch {
	case path == "":
		return outer
	case path[0] == '[':
		return outer + path
	default:
		return outer + "." + path
	}
}
