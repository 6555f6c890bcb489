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
	file, found := document.Read(name, text)
	if file == nil {
		return nil, found
	}
	s, more := scenarioIn(file, own)
	found = append(found, more...)
	if found.HasErrors() {
		return nil, found
	}
	return s, found
}

// ParseBackbone reads a backbone and fills in its defaults, or returns nil and what is wrong with it.
func ParseBackbone(name string, text []byte) (*Backbone, diag.List) {
	file, found := document.Read(name, text)
	if file == nil {
		return nil, found
	}
	b, more := backboneIn(file)
	found = append(found, more...)
	if found.HasErrors() {
		return nil, found
	}
	return b, found
}

// Check returns everything that is wrong or odd with a document of this package, a scenario on its backbone included.
func Check(name string, text []byte, own ...*Backbone) diag.List {
	file, found := document.Read(name, text)
	if file == nil {
		return found
	}
	if file.Kind() == BackboneKind {
		_, more := backboneIn(file)
		return append(found, more...)
	}
	s, more := scenarioIn(file, own)
	if found = append(found, more...); found.HasErrors() {
		return found
	}
	return append(found, checkBinding(file, s, backboneOf(s.Tier, own))...)
}

// scenarioIn decodes and checks: first the form, and the meaning once that is right.
func scenarioIn(file *document.File, own []*Backbone) (*Scenario, diag.List) {
	var s Scenario
	found := decode(file, ScenarioKind, &s)
	if len(found) == 0 {
		found = checkScenario(file, &s, own)
	}
	return &s, found
}

// backboneIn decodes, fills in defaults and checks.
func backboneIn(file *document.File) (*Backbone, diag.List) {
	var b Backbone
	found := decode(file, BackboneKind, &b)
	if len(found) == 0 {
		b.setDefaults(file)
		found = checkBackbone(file, &b)
	}
	return &b, found
}

// read reads and decodes a document of the given kind without checking its meaning.
func read(name string, text []byte, kind string, into any) (*document.File, diag.List) {
	file, found := document.Read(name, text)
	if file == nil {
		return nil, found
	}
	return file, append(found, decode(file, kind, into)...)
}

// decode fills a struct from a document of the given kind; one of another kind is not looked into.
func decode(file *document.File, kind string, into any) diag.List {
	if k := file.Kind(); k != "" && k != kind {
		return diag.List{ruleKind.At(file.At("kind"), "this is a document of the kind %q, not %q", k, kind).
			DidYouMean(k, []string{ScenarioKind, BackboneKind})}
	}
	return file.Decode(into)
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
