package game

import (
	"strconv"

	"throughline/diag"
)

// placed is a mechanic of a design where it stands among all of its scene, in preorder.
type placed struct {
	design   *MechanicDesign
	parent   int // or -1 at the top
	governor int // the first on the way to the top that is not the last of its list, or -1 for the scene
	at       trail
}

// outline lists the mechanics of a scene in preorder.
func outline(s *SceneDesign, at *trail) []placed {
	all := make([]placed, 0, countMechanics(s.Mechanics)) // trails point into it, so it must not move
	var walk func(list []MechanicDesign, parent int, up *trail, key string)
	walk = func(list []MechanicDesign, parent int, up *trail, key string) {
		for i := range list {
			governor := len(all)
			if i == len(list)-1 {
				governor = -1
				if parent >= 0 {
					governor = all[parent].governor
				}
			}
			all = append(all, placed{design: &list[i], parent: parent, governor: governor, at: up.item(key, i)})
			walk(list[i].Children, len(all)-1, &all[len(all)-1].at, "children")
		}
	}
	walk(s.Mechanics, -1, at, "mechanics")
	return all
}

// outlines lists the mechanics of every scene.
func outlines(d *Design) [][]placed {
	all := make([][]placed, len(d.Scenes))
	for i := range d.Scenes {
		at := (*trail)(nil).item("scenes", i)
		all[i] = outline(&d.Scenes[i], &at)
	}
	return all
}

// checkAgainst checks that a plan is that of a design: the same mechanics in the same places, left as the design says.
func checkAgainst(p *Plan, d *Design, want [][]placed) diag.List {
	v := &validator{}
	if len(p.Scenes) != len(d.Scenes) {
		v.report(bugOther, nil, "scenes", "the plan has %d scenes, and the design %d", len(p.Scenes), len(d.Scenes))
		return v.found
	}
	for i := range d.Scenes {
		at := (*trail)(nil).item("scenes", i)
		v.against(&p.Scenes[i], want[i], &at)
		if t := p.Scenes[i].TransitionToNext; t != nil && t.TransitionType != transition(&d.Scenes[i], 0).TransitionType {
			v.report(bugTransition, &at, "transition_to_next", "the plan leads on by %q", t.TransitionType)
		}
	}
	return v.found
}

func (v *validator) against(s *ScenePlan, want []placed, at *trail) {
	if len(s.Mechanics) != len(want) {
		v.report(bugOther, at, "mechanics", "the plan has %d mechanics here, and the design %d", len(s.Mechanics), len(want))
		return
	}
	ways := make(map[MechanicID]*Connection, len(s.MechanicConnections))
	for i := range s.MechanicConnections {
		ways[s.MechanicConnections[i].FromMechanicID] = &s.MechanicConnections[i]
	}
	if start := ways[SceneStart]; start != nil && start.Trigger != OnStart {
		v.report(bugTrigger, at, "", "the scene starts by %q", start.Trigger)
	}
	prefix := "s" + strconv.Itoa(s.SceneNumber) + "_m"
	for i := range want {
		m, each := &s.Mechanics[i], &want[i]
		id, parent := prefix+strconv.Itoa(i+1), MechanicID("")
		if each.parent >= 0 {
			parent = s.Mechanics[each.parent].MechanicID
		}
		if string(m.MechanicID) != id || m.MechanicType != each.design.MechanicType {
			v.report(bugOther, &each.at, "", "the plan has %s %s where the design has %s %s", m.MechanicType, m.MechanicID, each.design.MechanicType, id)
		}
		if m.ParentMechanicID != parent {
			v.report(bugParent, &each.at, "", "%s is below %q, and in the design below %q", m.MechanicID, m.ParentMechanicID, parent)
		}
		if m.ExpectedItemCount < 1 || m.PointsPerItem < 1 || m.MaxScore != m.ExpectedItemCount*m.PointsPerItem {
			v.report(bugMax, &each.at, "", "%s has %d items of %d points, and brings %d", m.MechanicID, m.ExpectedItemCount, m.PointsPerItem, m.MaxScore)
		}
		if way := ways[m.MechanicID]; way != nil {
			v.way(s, want, i, way)
		}
	}
}

// way checks the connection that leads on from a mechanic.
func (v *validator) way(s *ScenePlan, want []placed, i int, way *Connection) {
	trigger, over := OnCompletion, MechanicID("")
	switch governor := want[i].governor; {
	case len(want[i].design.Children) > 0:
		trigger = OnParentCompletion
	case governor >= 0:
		trigger = want[governor].design.AdvanceTrigger
		over = s.Mechanics[governor].MechanicID
	}
	switch trigger {
	case OnScore:
		if way.Over != over {
			v.report(bugNeed, &want[i].at, "", "the gate after %s counts the points of %q, and should those of %q", way.FromMechanicID, way.Over, over)
		}
	case OnCompletion, OnChoice, OnTime, OnParentCompletion:
	default:
		trigger = OnCompletion // the designer is told
	}
	if way.Trigger != trigger {
		v.report(bugTrigger, &want[i].at, "advance_trigger", "the way on from %s fires by %q, and should by %q", way.FromMechanicID, way.Trigger, trigger)
	}
}
