package interview

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"throughline/diag"
	"throughline/document"
	"throughline/session"
)

// This file is all that the rest of the program needs to know of interviews as sessions.

const kindName = "interview"

// engine is the version of the rules and prompts. It changes when the same log would be decided otherwise.
var engine = "interview/1+" + promptHash()

// Kind is the sort of session that interviews a respondent.
type Kind struct {
	roles    Roles
	embedder func() Embedder
	now      func() time.Time

	mu    sync.Mutex
	plans map[[sha256.Size]byte]*plan // by the hash of their documents
}

// plan is a study ready to be run, shared between the sessions that pin the same documents.
type plan struct {
	study       *Study
	methodology *Methodology
	policy      *Policy
}

// mostPlans bounds what is kept; past it, it starts anew. What sessions hold stays theirs.
const mostPlans = 256

// NewKind returns the kind whose models are roles. The embedder is asked for when it is first needed; it may be nil, and
// then concepts are told apart by their words alone. The clock only measures how long stages take.
func NewKind(roles Roles, embedder func() Embedder, now func() time.Time) *Kind {
	return &Kind{roles: roles, embedder: embedder, now: now, plans: map[[sha256.Size]byte]*plan{}}
}

// Name is the word for it in logs and addresses.
func (k *Kind) Name() string { return kindName }

// Engine is the version of the rules and prompts.
func (k *Kind) Engine() string { return engine }

// NewOpening is what an interview of a study is opened with: the study and its methodology, pinned whole.
func NewOpening(name string, text []byte, find document.Finder) (session.Opening, diag.List) {
	study, methodology, found := ParseStudy(name, text, find)
	if study == nil || methodology == nil {
		return session.Opening{}, found
	}
	method, _ := methodologyText(study.Methodology, find) // a study that parses has one
	return session.Opening{Kind: kindName, Documents: []session.Document{
		{Kind: StudyKind, ID: study.ID, Text: string(text)},
		{Kind: MethodologyKind, ID: methodology.ID, Text: string(method)},
	}}, found
}

// methodologyText finds a methodology among those that ship, then among those that find knows.
func methodologyText(id string, find document.Finder) ([]byte, bool) {
	if text, ok := MethodologyText(id); ok {
		return text, true
	}
	return find.Find(MethodologyKind, id)
}

// Open makes the state of an interview before consent.
func (k *Kind) Open(o session.Opening) (session.State, error) {
	if len(o.Documents) != 2 || o.Documents[0].Kind != StudyKind || o.Documents[1].Kind != MethodologyKind {
		return nil, errors.New("an interview is opened on a study and its methodology")
	}
	p, err := k.plan(o.Documents[0], o.Documents[1])
	if err != nil {
		return nil, err
	}
	return &sitting{
		plan: p, kind: k, status: AwaitsConsent,
		graph: NewGraph(&p.methodology.Ontology), slots: NewSlots(), tracker: NewTracker(p.methodology),
	}, nil
}

// plan reads pinned documents. They were checked when the session was opened; a session must stay readable when later
// checks are stricter, so a study is only asked for its form here.
func (k *Kind) plan(study, method session.Document) (*plan, error) {
	hash := sha256.Sum256([]byte(study.Text + "\x00" + method.Text))
	k.mu.Lock()
	defer k.mu.Unlock()
	if p, ok := k.plans[hash]; ok {
		return p, nil
	}
	m, found := ParseMethodology(method.ID, []byte(method.Text))
	if m == nil {
		return nil, &session.Refusal{Diagnostics: found}
	}
	s, found := pinnedStudy(study.ID, []byte(study.Text))
	if s == nil {
		return nil, &session.Refusal{Diagnostics: found}
	}
	p := &plan{study: s, methodology: m, policy: NewPolicy(m)}
	if len(k.plans) >= mostPlans {
		clear(k.plans)
	}
	k.plans[hash] = p
	return p, nil
}

// maxTurns is how many answers an interview may have.
func (p *plan) maxTurns() int {
	if p.study.MaxTurns > 0 {
		return p.study.MaxTurns
	}
	return p.methodology.Limits.MaxTurns
}

// strategy finds a strategy by its id, or nil.
func (p *plan) strategy(id string) *Strategy {
	for i := range p.methodology.Strategies {
		if p.methodology.Strategies[i].ID == id {
			return &p.methodology.Strategies[i]
		}
	}
	return nil
}

// AllCodes lists every diagnostic of this domain: of documents, then of what respondents and researchers do.
func AllCodes() diag.Table { return slices.Concat(Codes, inputCodes, reviewCodes) }

// Reserved tells inputs that only a researcher may make from those of a respondent.
func Reserved(raw []byte) bool {
	in, err := readInput(raw)
	return err == nil && in.Review != nil
}

// unreadable says that something in a log could not be read.
func unreadable(what string, err error) error { return fmt.Errorf("read %s: %w", what, err) }
