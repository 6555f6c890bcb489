// Package roleplay runs conversations between a learner and the characters of a scenario, whose structure is
// owned by code.
//
// ParseScenario and ParseBackbone read what people write; Bind joins them into a Walk; Step moves along it by what
// an Actor reports, and alone decides. A play-through is a session (see Kind). It keeps nothing itself (see session)
// and knows no HTTP (see server).
package roleplay

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"sync"

	"throughline/diag"
	"throughline/document"
	"throughline/session"
)

// This file is all that the rest of the program needs to know of role-plays: their name, their documents, their
// codes, and the kind of session they are.

const kindName = "roleplay"

// The kinds of document.
const (
	ScenarioKind = "roleplay/v1"
	BackboneKind = "backbone/v1"
)

// engine is the version of the rules and prompts. It changes when the same log would be decided otherwise.
var engine = "roleplay/4+" + promptHash()

// Kind is the sort of session that plays a scenario.
type Kind struct {
	actor     Actor
	matcher   func() Matcher
	scenarios *shelf[*Scenario]
	backbones *shelf[*Backbone]
	walks     *shelf[*Walk]
	systems   *shelf[*system]
	guides    *shelf[*guide]
}

// NewKind returns the kind whose characters are spoken by actor.
func NewKind(actor Actor) *Kind {
	return &Kind{actor: actor, scenarios: newShelf[*Scenario](), backbones: newShelf[*Backbone](), walks: newShelf[*Walk](), systems: newShelf[*system](), guides: newShelf[*guide]()}
}

// CompareBy lets evidence at gates be found by meaning too. The matcher is asked for when it is first needed; it may be nil.
func (k *Kind) CompareBy(matcher func() Matcher) *Kind {
	k.matcher = matcher
	return k
}

// Name is the word for it in logs and addresses.
func (k *Kind) Name() string { return kindName }

// Engine is the version of the rules and prompts.
func (k *Kind) Engine() string { return engine }

// NewOpening is what a session of this scenario is opened with: the scenario, the backbone of its tier and those of its
// guide, pinned whole. A tier that is not shipped is looked up by find.
func NewOpening(name string, text []byte, find document.Finder) (session.Opening, diag.List) {
	own, ownText, found := ownBackbone(name, text, find)
	scenario, more := ParseScenarioOn(own, name, text)
	if found = append(found, more...); found.HasErrors() {
		return session.Opening{}, found
	}
	backbone := ownText
	if len(own) == 0 {
		backbone, _ = tierText(scenario.Tier) // a scenario that parses has a tier
	}
	return opening(scenario, text, scenario.Tier, backbone), found
}

func opening(scenario *Scenario, text []byte, backboneID string, backbone []byte) session.Opening {
	documents := []session.Document{
		{Kind: ScenarioKind, ID: scenario.ID, Text: string(text)},
		{Kind: BackboneKind, ID: backboneID, Text: string(backbone)},
	}
	if scenario.Guide != nil {
		for _, id := range []string{GuideOpen, GuideClose} {
			backbone, _ := tierText(id) // it is shipped
			documents = append(documents, session.Document{Kind: BackboneKind, ID: id, Text: string(backbone)})
		}
	}
	return session.Opening{Kind: kindName, Documents: documents}
}

// Open makes the state of a play-through before anything was said. Its documents were checked when the session was
// opened; a session must stay readable when later checks are stricter, so only their form is asked for here.
func (k *Kind) Open(o session.Opening) (session.State, error) {
	p := &play{actor: k.actor, matcher: k.matcher, walks: k.walks, systems: k.systems}
	var open, end *Backbone
	var texts strings.Builder
	for _, d := range o.Documents {
		var found diag.List
		switch d.Kind {
		case ScenarioKind:
			p.scenario, found = keepDecoded(k.scenarios, d, nil)
		case BackboneKind:
			var b *Backbone
			b, found = keepDecoded(k.backbones, d, (*Backbone).setDefaults)
			switch d.ID {
			case GuideOpen:
				open = b
			case GuideClose:
				end = b
			default:
				p.backbone = b
			}
		default:
			return nil, fmt.Errorf("a role-play has no document of kind %q", d.Kind)
		}
		if found.HasErrors() {
			return nil, &session.Refusal{Diagnostics: found}
		}
		texts.WriteString(d.Text)
	}
	if p.scenario == nil || p.backbone == nil {
		return nil, errors.New("a role-play needs a scenario and a backbone")
	}
	p.guide = k.guides.keep(texts.String(), newGuide(p.scenario, open, end))
	return p, nil
}

func keepDecoded[D any](on *shelf[*D], d session.Document, setDefaults func(*D, *document.File)) (*D, diag.List) {
	if kept, ok := on.find(d.Text); ok {
		return kept, nil
	}
	decoded := new(D)
	file, found := read(d.ID, []byte(d.Text), d.Kind, decoded)
	if found.HasErrors() {
		return nil, found
	}
	if setDefaults != nil {
		setDefaults(decoded, file)
	}
	return on.keep(d.Text, decoded), nil
}

// Formats lists the documents of this domain.
func Formats() []document.Format {
	return []document.Format{
		{Kind: ScenarioKind, Check: CheckWith, Describe: describeScenario},
		{Kind: BackboneKind, Check: CheckWith, Describe: describeBackbone},
	}
}

// AllCodes lists every diagnostic of this domain: of documents, then of what a learner does.
func AllCodes() diag.Table { return append(append(diag.Table{}, Codes...), inputCodes...) }

func describeScenario(text []byte) (title, summary string) {
	var s Scenario
	_, _ = read("", text, ScenarioKind, &s) // what mistakes leave of it
	return s.Title, s.Situation.Happening
}

func describeBackbone(text []byte) (title, summary string) {
	var b Backbone
	_, _ = read("", text, BackboneKind, &b) // what mistakes leave of it
	return b.ID, fmt.Sprintf("%d nodes", len(b.Nodes))
}

// shelf shares values that were made from the same text between the sessions that pin it.
type shelf[V any] struct {
	mu     sync.Mutex
	byHash map[string]V
}

// shelfLimit bounds a shelf; past it, it starts anew. What sessions hold stays theirs.
const shelfLimit = 512

func newShelf[V any]() *shelf[V] { return &shelf[V]{byHash: map[string]V{}} }

func (s *shelf[V]) find(text string) (V, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	v, ok := s.byHash[textHash(text)]
	return v, ok
}

// keep returns the value that stands for text already, or v.
func (s *shelf[V]) keep(text string, v V) V {
	s.mu.Lock()
	defer s.mu.Unlock()
	hash := textHash(text)
	if kept, ok := s.byHash[hash]; ok {
		return kept
	}
	if len(s.byHash) >= shelfLimit {
		clear(s.byHash)
	}
	s.byHash[hash] = v
	return v
}

func textHash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}
