package roleplay

import (
	"throughline/diag"
	"throughline/document"
)

// defaultBackstop is how many exchanges one gate holds a learner when the backbone does not say.
const defaultBackstop = 6

// ParseScenario reads a scenario whose tier is one of Tiers, or returns nil and what is wrong with it.
func ParseScenario(name string, text []byte) (*Scenario, diag.List) {
	return ParseScenarioOn(nil, name, text)
}

// ParseScenarioOn is ParseScenario for authors with backbones of their own, whose ids are tiers too.
func ParseScenarioOn(own []*Backbone, name string, text []byte) (*Scenario, diag.List) {
	s, _, found := readScenario(name, text, own)
	return s, found
}

func readScenario(name string, text []byte, own []*Backbone) (*Scenario, *document.File, diag.List) {
	var s Scenario
	file, found := read(name, text, ScenarioKind, &s)
	if !found.HasErrors() {
		found = append(found, checkScenario(file, &s, own)...)
	}
	if found.HasErrors() {
		return nil, file, found
	}
	return &s, file, found
}

// ParseBackbone reads a backbone and fills in its defaults, or returns nil and what is wrong with it.
func ParseBackbone(name string, text []byte) (*Backbone, diag.List) {
	var b Backbone
	file, found := read(name, text, BackboneKind, &b)
	if !found.HasErrors() {
		b.setDefaults(file)
		found = append(found, checkBackbone(file, &b)...)
	}
	if found.HasErrors() {
		return nil, found
	}
	return &b, found
}

// Check returns everything that is wrong or odd with a document of this package, a scenario on its backbone included.
func Check(name string, text []byte, own ...*Backbone) diag.List {
	file, found := document.Read(name, text)
	if file == nil {
		return found
	}
	if file.Kind() == BackboneKind {
		_, found := ParseBackbone(name, text)
		return found
	}
	s, file, found := readScenario(name, text, own)
	if s == nil {
		return found
	}
	return append(found, checkBinding(file, s, backboneOf(s.Tier, own))...)
}

// read decodes a document of the given kind; a document of another kind is not looked into.
func read(name string, text []byte, kind string, into any) (*document.File, diag.List) {
	file, found := document.Read(name, text)
	if file == nil {
		return nil, found
	}
	if k := file.Kind(); k != "" && k != kind {
		return file, append(found, ruleKind.At(file.At("kind"), "this is a document of the kind %q, not %q", k, kind).
			DidYouMean(k, []string{ScenarioKind, BackboneKind}))
	}
	return file, append(found, file.Decode(into)...)
}

// setDefaults fills in what was left out. What was given stays as it is, to be checked.
func (b *Backbone) setDefaults(file *document.File) {
	if !file.Has("backstop") {
		b.Backstop = defaultBackstop
	}
	if b.GateEvidence == "" {
		b.GateEvidence = EvidenceRequired
	}
	for i := range b.Nodes {
		n := &b.Nodes[i]
		if !file.Has(nodePath(i) + ".min_turns") {
			n.MinTurns = 1
		}
		if !file.Has(nodePath(i) + ".max_turns") {
			n.MaxTurns = max(n.MinTurns, 1)
		}
		if n.SelfLoop == nil {
			loops := n.MaxTurns > n.MinTurns
			n.SelfLoop = &loops
		}
	}
}
