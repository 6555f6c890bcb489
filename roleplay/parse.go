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

// ParseScenarioFor is ParseScenario for a scenario that is played on a backbone of one's own, whatever tier it names.
func ParseScenarioFor(b *Backbone, name string, text []byte) (*Scenario, diag.List) {
	if ofGuide(b.ID) { // the shipped one, given for the cast
		return nil, diag.List{guideID(diag.Place{File: b.ID, Path: "id"}, b.ID)}
	}
	var s Scenario
	if _, found := read(name, text, ScenarioKind, &s); found.HasErrors() {
		return nil, found
	}
	named := *b
	named.ID = s.Tier
	return ParseScenarioOn([]*Backbone{&named}, name, text)
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

// DraftBackbone reads a backbone whose shape may still be wrong in ways that Verify can show: nodes that nothing leads to, ways that run
// in a circle or around a gate. It returns nil if more than that is wrong.
func DraftBackbone(name string, text []byte) (*Backbone, diag.List) {
	file, found := document.Read(name, text)
	if file == nil {
		return nil, found
	}
	b, more := formOfBackbone(file)
	for _, each := range append(found, more...) {
		if each.Severity == diag.Error && each.Code != ruleUnreachable.ID && each.Code != ruleCircle.ID {
			return nil, append(found, more...)
		}
	}
	return b, append(found, more...)
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

// backboneIn decodes, fills in defaults, checks, and proves what can be proved of any character's conversation.
func backboneIn(file *document.File) (*Backbone, diag.List) {
	b, found := formOfBackbone(file)
	if !found.HasErrors() {
		found = append(found, proveBackbone(file, b)...)
	}
	return b, found
}

// formOfBackbone decodes, fills in defaults and checks.
func formOfBackbone(file *document.File) (*Backbone, diag.List) {
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
