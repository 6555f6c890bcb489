package game

import "throughline/diag"

// What no design is read beyond: past these it was written by accident.
const (
	absurdScenes    = 200
	absurdMechanics = 5000
	absurdLevels    = 20
	absurdLabels    = 20_000
)

// tooMuch finds what is not even looked at.
func tooMuch(d *Design) diag.List {
	f := &finder{}
	if n := len(d.Scenes); n > absurdScenes {
		f.report(ruleAbsurd, nil, "scenes", "there are %d scenes, and a game has at most %d", n, mostScenes)
		return f.found
	}
	labels := len(d.AllZoneLabels) + len(d.DistractorLabels)
	mechanics := 0
	for i := range d.Scenes {
		labels += len(d.Scenes[i].ZoneLabels)
		mechanics += countMechanics(d.Scenes[i].Mechanics)
		if n := levels(d.Scenes[i].Mechanics); n > absurdLevels {
			at := (*trail)(nil).item("scenes", i)
			f.report(ruleAbsurd, &at, "mechanics", "the mechanics are nested %d levels deep, and at most %d make sense", n, mostLevels)
		}
	}
	if labels > absurdLabels {
		f.report(ruleAbsurd, nil, "all_zone_labels", "there are %d labels, and at most %d make sense", labels, mostLabels)
	}
	if mechanics > absurdMechanics {
		f.report(ruleAbsurd, nil, "scenes", "there are %d mechanics, and at most %d a scene make sense", mechanics, mostMechanics)
	}
	return f.found
}

func countMechanics(list []MechanicDesign) int {
	n := len(list)
	for i := range list {
		n += countMechanics(list[i].Children)
	}
	return n
}

func levels(list []MechanicDesign) int {
	deepest := 0
	for i := range list {
		deepest = max(deepest, levels(list[i].Children))
	}
	if len(list) > 0 {
		deepest++
	}
	return deepest
}
