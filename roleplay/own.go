package roleplay

import (
	"io/fs"
	"slices"

	"throughline/diag"
	"throughline/document"
)

// This file lets a scenario walk a backbone of its author's own.

// Backbones is the files of the shipped backbones.
func Backbones() fs.FS { return backboneFiles }

// CheckWith is Check where a scenario's tier may be a backbone that find knows.
func CheckWith(name string, text []byte, find document.Finder) diag.List {
	own, _, found := ownBackbone(name, text, find)
	for _, each := range Check(name, text, own...) {
		if len(found) == 0 || each.Code != ruleTier.ID { // a tier that cannot be used is no unknown one
			found = append(found, each)
		}
	}
	return found
}

// ParseScenarioAndTier reads a scenario and the backbone of its tier, which may be one that find knows, or returns nil and what is
// wrong.
func ParseScenarioAndTier(name string, text []byte, find document.Finder) (*Scenario, *Backbone, diag.List) {
	own, _, found := ownBackbone(name, text, find)
	if found.HasErrors() {
		return nil, nil, found
	}
	s, found := ParseScenarioOn(own, name, text)
	if s == nil {
		return nil, nil, found
	}
	return s, backboneOf(s.Tier, own), found
}

// ownBackbone finds the backbone that a scenario's tier names, if it is none that ships. What is wrong with it is said
// of the scenario, at its tier: that is what its author is looking at.
func ownBackbone(name string, text []byte, find document.Finder) ([]*Backbone, []byte, diag.List) {
	var s Scenario
	file, _ := read(name, text, ScenarioKind, &s)
	if file == nil || file.Kind() != ScenarioKind || s.Tier == "" || slices.Contains(Tiers(), s.Tier) || ofGuide(s.Tier) {
		return nil, nil, nil
	}
	backbone, ok := find.Find(BackboneKind, s.Tier)
	if !ok {
		return nil, nil, nil
	}
	b, found := ParseBackbone(s.Tier, backbone)
	if b == nil {
		return nil, nil, diag.List{ruleTier.At(file.At("tier"), "the backbone %s has errors: %s", short(s.Tier), found.Error()).
			WithHint("mend the backbone first")}
	}
	return []*Backbone{b}, backbone, nil
}
