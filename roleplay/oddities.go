package roleplay

import (
	"slices"
	"strings"

	"throughline/diag"
	"throughline/document"
)

// checkBinding binds every character, verifies the walk, and gives what is odd about it its place in the file.
func checkBinding(file *document.File, s *Scenario, b *Backbone) diag.List {
	var all diag.List
	for i, c := range s.Cast {
		w, found := Bind(b, s, c.ID)
		for _, each := range found {
			each.Place = file.At(each.Place.Path)
			all = append(all, each)
		}
		if w != nil {
			all = append(all, proveWalk(file.At(castPath(i)), w)...)
		}
	}
	return all
}

// oddities says what the author may not have meant: a gate that is left out, content that no node takes up.
func (j *join) oddities(file string, character int) diag.List {
	var found diag.List
	at := func(path string) diag.Place {
		return diag.Place{File: file, Path: castPath(character) + path}
	}
	for i, n := range j.backbone.Nodes {
		if n.Gate && !j.kept[i] {
			asks := strings.Join(n.ContentSource, ", ")
			found = append(found, ruleGateLeftOut.At(at(""), "the gate %s is left out for %s, who has nothing for it", n.ID, j.character.Name).
				WithHint("it asks for %s", asks))
		}
	}
	for _, each := range j.character.optional() {
		if !slices.ContainsFunc(j.backbone.Nodes, func(n Node) bool { return n.takes(each.source) }) {
			found = append(found, ruleUnused.At(at(each.path), "the backbone %s has no place for %s", j.backbone.ID, strings.TrimPrefix(each.path, ".")))
		}
	}
	return found
}

// takes reports whether a node can use what a source gives.
func (n Node) takes(source string) bool {
	return slices.Contains(n.ContentSource, source) || (n.Pivot != "" && source == "character.pivots."+n.Pivot)
}

// sourced is content of a character, where it stands and which source gives it.
type sourced struct{ source, path string }

// optional lists what a character has of the content that only some backbones use.
func (c *Character) optional() []sourced {
	var all []sourced
	if len(c.DecisionFacts) > 0 {
		all = append(all, sourced{"character.decision_facts", ".decision_facts"})
	}
	for i, p := range c.Pivots {
		all = append(all, sourced{"character.pivots." + p.ID, ".pivots" + index(i)})
	}
	if c.KeyReveal != nil {
		all = append(all, sourced{revealSource, ".key_reveal"})
	}
	return all
}
