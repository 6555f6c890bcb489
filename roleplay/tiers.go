package roleplay

import (
	"bytes"
	"embed"
	"fmt"
	"path"
	"slices"
	"strings"
	"sync"

	"throughline/diag"
	"throughline/session"
)

//go:embed backbones/*.yaml
var backboneFiles embed.FS

// The backbones of the guide's two conversations. They are no tiers: no scenario can name them for its cast.
const (
	GuideOpen  = "guide-open"
	GuideClose = "guide-close"
)

// ofGuide says whether an id is that of one of the guide's conversations. A session pins the guide's backbones beside that
// of its cast and tells them apart by it.
func ofGuide(id string) bool { return id == GuideOpen || id == GuideClose }

// guideID refuses a backbone for the cast that goes by an id of the guide's.
func guideID(place diag.Place, id string) diag.Diagnostic {
	return ruleGuideID.At(place, "%q is the backbone of the guide's own conversation", id).
		WithHint("the guide's backbones ship with the program; give yours another id and name it as a tier")
}

// Tier returns a shipped backbone by its id, the guide's included. It is shared: do not change it.
func Tier(id string) (*Backbone, bool) {
	b, ok := shipped()[id]
	return b, ok
}

// Tiers lists the shipped backbones that a scenario can name, in alphabetical order.
func Tiers() []string {
	ids := make([]string, 0, len(shipped()))
	for id := range shipped() {
		if !ofGuide(id) {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}

// tierText is the shipped backbone as it was written.
func tierText(id string) ([]byte, bool) {
	if _, ok := Tier(id); !ok {
		return nil, false
	}
	text, err := backboneFiles.ReadFile(path.Join("backbones", id+".yaml"))
	return text, err == nil
}

// isShipped says whether a text is, to the letter, the shipped backbone of an id.
func isShipped(id string, text []byte) bool {
	own, err := backboneFiles.ReadFile(path.Join("backbones", id+".yaml"))
	return err == nil && bytes.Equal(own, text)
}

// shipped reads the backbones in the binary once; that they are right, and what is proved of them, is shown by the tests.
var shipped = sync.OnceValue(func() map[string]*Backbone {
	files, err := backboneFiles.ReadDir("backbones")
	if err != nil {
		panic(err)
	}
	all := map[string]*Backbone{}
	for _, each := range files {
		name := path.Join("backbones", each.Name())
		text, err := backboneFiles.ReadFile(name)
		if err != nil {
			panic(err)
		}
		b, found := DraftBackbone(name, text)
		if b == nil || len(found) > 0 || b.ID != strings.TrimSuffix(each.Name(), ".yaml") {
			panic(fmt.Sprintf("%s: not the backbone of that id: %v", name, found))
		}
		all[b.ID] = b
	}
	return all
})

// NewOpeningOn is NewOpening on a backbone of the author's own, which takes the place of the scenario's tier.
func NewOpeningOn(b *Backbone, backbone []byte, name string, text []byte) (session.Opening, diag.List) {
	scenario, found := ParseScenarioFor(b, name, text)
	if scenario == nil {
		return session.Opening{}, found
	}
	return opening(scenario, text, b.ID, backbone), found
}

// backboneOf is the backbone of a tier: the author's own before the shipped one; nil if there is none.
func backboneOf(tier string, own []*Backbone) *Backbone {
	for _, b := range own {
		if b.ID == tier {
			return b
		}
	}
	if ofGuide(tier) {
		return nil
	}
	return shipped()[tier]
}
