package game

import (
	"strconv"

	"throughline/graph"
)

// firstBuild is the builder as it was first thought of, kept to show what the properties are for: it connects each
// mechanic with the one before it in its list, and the last of all with the end. A parent with children and a sibling
// behind it gets two ways on, and its last child none.
func firstBuild(d Design) Plan {
	d, _ = Repair(d)
	p := build(&d) // scores, ids and labels were right
	for i := range p.Scenes {
		s := &p.Scenes[i]
		if len(s.Mechanics) == 0 {
			continue // it had no idea of an empty scene
		}
		f := &firstBuilder{scene: s}
		f.list(d.Scenes[i].Mechanics, "")
		f.connect(s.Mechanics[len(s.Mechanics)-1].MechanicID, SceneEnd, OnCompletion, nil)
		s.MechanicConnections = f.connections
	}
	return p
}

type firstBuilder struct {
	scene       *ScenePlan
	counter     int
	connections []Connection
}

func (f *firstBuilder) list(designs []MechanicDesign, parent MechanicID) {
	var previous MechanicID
	for i := range designs {
		f.counter++
		id := MechanicID("s" + strconv.Itoa(f.scene.SceneNumber) + "_m" + strconv.Itoa(f.counter))
		switch {
		case i > 0:
			f.connect(previous, id, designs[i-1].AdvanceTrigger, &designs[i-1])
		case parent == "":
			f.connect(SceneStart, id, OnStart, nil)
		default:
			f.connect(parent, id, OnParentCompletion, nil)
		}
		f.list(designs[i].Children, id)
		previous = id
	}
}

// connect adds an edge, with the fields that were added since filled in as the idea behind them would have it.
func (f *firstBuilder) connect(from, to MechanicID, trigger Trigger, by *MechanicDesign) {
	c := Connection{FromMechanicID: from, ToMechanicID: to, Trigger: OnCompletion}
	if m := f.scene.Mechanic(from); m != nil {
		c.TimerSeconds = timer(*m)
	}
	switch trigger {
	case OnScore:
		share := fraction(by.AdvanceTriggerValue)
		c.TriggerValue, c.Over, c.MaxRetries = &share, from, retries(by.MaxRetries)
		c.Need = Need(share, f.scene.branchScores()[from])
		c.Trigger = trigger
	case OnChoice, OnTime, OnStart, OnParentCompletion:
		c.Trigger = trigger
	}
	f.connections = append(f.connections, c)
}

// firstValidate is the validator that came with it: every mechanic can be reached, and one is the terminal.
func firstValidate(p Plan) bool {
	for _, s := range p.Scenes {
		ways := graph.New[MechanicID]()
		ways.AddNode(s.StartingMechanicID)
		for _, c := range s.MechanicConnections {
			ways.AddEdge(c.FromMechanicID, c.ToMechanicID)
		}
		reached := idSet(ways.Reachable(s.StartingMechanicID))
		terminals := 0
		for _, m := range s.Mechanics {
			if !reached[m.MechanicID] {
				return false
			}
			if m.IsTerminal {
				terminals++
			}
		}
		if terminals != 1 && len(s.Mechanics) > 0 {
			return false
		}
	}
	return true
}
