package game

import (
	"slices"

	"throughline/diag"
)

// Prune returns the game without the mechanics whose content cannot be used, each with a diagnostic that says so, and
// without scenes that have none left. Ids are counted anew, and content and diagrams go with them. The game given stays
// untouched.
func Prune(g Game) (Game, diag.List) {
	a := newAssembly(&g)
	var found diag.List
	broken := map[MechanicID]bool{}
	for _, s := range a.plan.Scenes {
		for _, m := range s.Mechanics {
			if b := a.bound[m.MechanicID]; b.found.HasErrors() {
				broken[m.MechanicID] = true
				why := b.found[slices.IndexFunc(b.found, func(d diag.Diagnostic) bool { return d.Severity == diag.Error })]
				found = append(found, trimMechanic.At(diag.Place{Path: below("content", string(m.MechanicID))},
					"%s, a %s, is left out: %s", m.MechanicID, m.MechanicType, why.Message))
			}
		}
	}
	p := &pruner{broken: broken}
	pruned := g
	pruned.Design.Scenes = nil
	var scenes []SceneID // kept, by their old ids
	for i, s := range a.plan.Scenes {
		design := g.Design.Scenes[i]
		p.plan, p.next = &a.plan.Scenes[i], 0
		if design.Mechanics = p.list(design.Mechanics); len(design.Mechanics) > 0 {
			pruned.Design.Scenes = append(pruned.Design.Scenes, design)
			scenes = append(scenes, s.SceneID)
		}
	}
	a.rekey(&pruned, p.kept, scenes)
	return pruned, found
}

// pruner walks a design and its plan together, which are in the same order.
type pruner struct {
	broken map[MechanicID]bool
	plan   *ScenePlan
	next   int          // the mechanic of the plan that comes next
	kept   []MechanicID // by their old ids, in play order
}

// list returns a list without what is broken. What stood below a broken mechanic takes its place.
func (p *pruner) list(list []MechanicDesign) []MechanicDesign {
	var kept []MechanicDesign
	for _, m := range list {
		id := p.plan.Mechanics[p.next].MechanicID
		p.next++
		if p.broken[id] {
			kept = append(kept, p.list(m.Children)...)
			continue
		}
		p.kept = append(p.kept, id)
		m.Children = p.list(m.Children)
		kept = append(kept, m)
	}
	return kept
}

// rekey gives content and diagrams the ids that they have in the plan of the pruned design.
func (a *assembly) rekey(g *Game, mechanics []MechanicID, scenes []SceneID) {
	plan := Build(g.Design)
	g.Content, g.Diagrams = map[MechanicID]Content{}, map[SceneID]Diagram{}
	next := 0
	for i, s := range plan.Scenes {
		if d, ok := a.game.Diagrams[scenes[i]]; ok {
			g.Diagrams[s.SceneID] = d
		}
		for _, m := range s.Mechanics {
			g.Content[m.MechanicID] = a.game.Content[mechanics[next]]
			next++
		}
	}
}
