package game

import (
	"math"
	"math/rand/v2"
)

// designer writes random designs of all shapes, the right and the wrong, from a seed.
type designer struct{ *rand.Rand }

func newDesigner(seed uint64) designer { return designer{rand.New(rand.NewPCG(seed, 7))} }

func (g designer) chance(percent int) bool { return g.IntN(100) < percent }

func pick[T any](g designer, from ...T) T { return from[g.IntN(len(from))] }

// spellings are labels some of which are the same but for case and space.
var spellings = []string{"Heart", "heart", " Heart ", "Left  Ventricle", "left ventricle", "Aorta", "Lung", "LUNG", "Vein", "Zürich", "ZÜRICH", "Valve"}

func (g designer) labels(most int) []string {
	var all []string
	for range g.IntN(most + 1) {
		all = append(all, pick(g, spellings...))
	}
	return all
}

func (g designer) design() Design {
	d := Design{
		Title: "A game", Subject: "biology", Difficulty: pick(g, Beginner, Intermediate, Advanced), EstimatedDurationMinutes: 1 + g.IntN(30),
		AllZoneLabels: g.labels(6), DistractorLabels: g.labels(3),
	}
	if g.chance(20) {
		d.LabelHierarchy = map[string][]string{pick(g, spellings...): g.labels(3), pick(g, spellings...): g.labels(2)}
	}
	if g.chance(5) {
		d.Difficulty, d.EstimatedDurationMinutes = "impossible", -3
	}
	scenes := 1 + g.IntN(3)
	if g.chance(2) {
		scenes = pick(g, 0, 7, 12)
	}
	for range scenes {
		d.Scenes = append(d.Scenes, g.scene())
	}
	return d
}

func (g designer) scene() SceneDesign {
	s := SceneDesign{
		Title: "A scene", ZoneLabels: g.labels(5), Mechanics: g.mechanics(1),
		TransitionToNext:      pick(g, TransitionAuto, TransitionButton, TransitionGate, TransitionGate, "", "teleport"),
		TransitionMinScorePct: g.value(0.6), MaxRetries: g.number(0, 2, 5),
	}
	if g.chance(60) {
		needs := g.chance(70)
		s.NeedsDiagram = &needs
	}
	if g.chance(2) {
		s.Mechanics = nil
	}
	return s
}

func (g designer) mechanics(level int) []MechanicDesign {
	var all []MechanicDesign
	for range 1 + g.IntN(3) {
		m := MechanicDesign{
			MechanicType: pick(g, Mechanics()...), ZoneLabelsUsed: g.labels(4),
			ExpectedItemCount: 1 + g.IntN(9), PointsPerItem: pick(g, 1, 3, 5, 10, 10, 10, 25),
			AdvanceTrigger:      pick(g, OnCompletion, OnCompletion, OnScore, OnScore, OnChoice, OnTime, ""),
			AdvanceTriggerValue: g.value(0.75), MaxRetries: g.number(0, 1, 3),
			IsTimed: g.chance(15), TimeLimitSeconds: g.number(30, 60, 90),
		}
		if g.chance(3) {
			m.MechanicType, m.AdvanceTrigger = "juggling", "on a whim"
			m.ExpectedItemCount, m.PointsPerItem = pick(g, 0, -4, math.MaxInt, math.MinInt), pick(g, 0, -1, math.MaxInt)
		}
		if level < 4 && g.chance(30) {
			m.Children = g.mechanics(level + 1)
		}
		all = append(all, m)
	}
	return all
}

// value is what a gate or a timer asks for, if anything, now and then nonsense.
func (g designer) value(usual float64) *float64 {
	v := usual
	switch n := g.IntN(100); {
	case n < 30:
		return nil
	case n < 60:
		v = g.Float64()
	case n < 70:
		v = float64(g.IntN(101))
	case n < 75:
		v = pick(g, 0, -1, 1, 1e9, math.NaN(), math.Inf(1), math.Inf(-1), 1e-300)
	}
	return &v
}

// number is one of some, now and then none or nonsense.
func (g designer) number(from ...int) *int {
	n := pick(g, from...)
	switch {
	case g.chance(60):
		return nil
	case g.chance(5):
		n = pick(g, 0, -1, math.MinInt, math.MaxInt32)
	}
	return &n
}

// strands reports whether a list has a parent with children and a sibling behind it: what the first builder broke.
func strands(list []MechanicDesign) bool {
	for i := range list {
		if len(list[i].Children) > 0 && (i < len(list)-1 || strands(list[i].Children)) {
			return true
		}
	}
	return false
}

func interesting(d Design) bool {
	for i := range d.Scenes {
		if strands(d.Scenes[i].Mechanics) {
			return true
		}
	}
	return false
}
