package server

import (
	"context"
	"encoding/json"
	"reflect"

	"github.com/danielgtaylor/huma/v2"

	"throughline/diag"
	"throughline/document"
	"throughline/game"
	"throughline/interview"
	"throughline/llm"
	"throughline/roleplay"
	"throughline/session"
)

// Domain is what the server needs to know of one kind of session.
type Domain struct {
	Kind     session.Kind
	Document string // the kind of document a session is opened on
	// Open reads such a document into what a session is opened with; find knows the documents it refers to.
	Open    func(name string, text []byte, find document.Finder) (session.Opening, diag.List)
	Formats []document.Format // all documents of the domain

	// Cohort lays the outcomes of many sessions on one document side by side. text is the document as it stands now;
	// sessions may have been opened on what it was before, and it is empty when the document is gone. May be nil.
	Cohort func(text []byte, all []session.Result) any
	// Sheet makes the outcomes columns of a table, a row each. May be nil.
	Sheet func(all []session.Result) (heading []string, rows [][]string)
	// Draft writes a document from a brief: by the model, or by a template when that is nil. It tells how far it is by
	// say. The reply is the model's last, with all it took. May be nil.
	Draft func(ctx context.Context, m llm.Model, brief string, say func(string)) (text []byte, reply llm.Reply, err error)
	// FromNotes makes a document of notes by rules alone, and tells what it made of them; a name says what format the notes
	// have. What is found has the lines of the notes; without a text it says why. May be nil.
	FromNotes func(name string, notes []byte) (text []byte, made any, found diag.List)
	// Reserved tells inputs that only owners may make. May be nil: there are none.
	Reserved func(input []byte) bool
	// Withdrawable lets whoever is in a session have it erased.
	Withdrawable bool
}

// These list the types that differ by kind, for the OpenAPI document.
var (
	views    = []reflect.Type{reflect.TypeFor[roleplay.View](), reflect.TypeFor[game.View](), reflect.TypeFor[interview.View]()}
	inputs   = []reflect.Type{reflect.TypeFor[roleplay.Input](), reflect.TypeFor[game.Action](), reflect.TypeFor[interview.Input]()}
	outcomes = []reflect.Type{reflect.TypeFor[roleplay.Debrief](), reflect.TypeFor[game.Outcome](), reflect.TypeFor[interview.Outcome]()}
	makes    = []reflect.Type{reflect.TypeFor[game.Made]()}
	cohorts  = []reflect.Type{reflect.TypeFor[roleplay.Cohort](), reflect.TypeFor[game.Cohort](), reflect.TypeFor[interview.Cohort]()}
)

// View is what a session's person may see; its kind says which form it has.
type View struct{ shown any }

// MarshalJSON writes the view itself.
func (v View) MarshalJSON() ([]byte, error) { return json.Marshal(v.shown) }

// Schema lists the forms.
func (View) Schema(r huma.Registry) *huma.Schema { return oneOf(r, views) }

// Input is what a person does in a turn, in the form of the session's kind. The kind itself checks it.
type Input struct{ json.RawMessage }

// Schema lists the forms.
func (Input) Schema(r huma.Registry) *huma.Schema { return oneOf(r, inputs) }

// Outcome is what a session came to so far, in the form of its kind.
type Outcome struct{ shown any }

// MarshalJSON writes the outcome itself.
func (o Outcome) MarshalJSON() ([]byte, error) { return json.Marshal(o.shown) }

// Schema lists the forms.
func (Outcome) Schema(r huma.Registry) *huma.Schema { return oneOf(r, outcomes) }

// Made is what became of notes, in the form of the kind of document that was made of them.
type Made struct{ shown any }

// MarshalJSON writes what was made itself.
func (m Made) MarshalJSON() ([]byte, error) { return json.Marshal(m.shown) }

// Schema lists the forms.
func (Made) Schema(r huma.Registry) *huma.Schema { return oneOf(r, makes) }

// Cohort is many outcomes side by side, in the form of their kind.
type Cohort struct{ shown any }

// MarshalJSON writes the cohort itself.
func (c Cohort) MarshalJSON() ([]byte, error) { return json.Marshal(c.shown) }

// Schema lists the forms.
func (Cohort) Schema(r huma.Registry) *huma.Schema { return oneOf(r, cohorts) }

func oneOf(r huma.Registry, types []reflect.Type) *huma.Schema {
	var s huma.Schema
	for _, t := range types {
		s.OneOf = append(s.OneOf, r.Schema(t, true, ""))
	}
	return &s
}

func (c Config) domain(kind string) (Domain, error) {
	for _, d := range c.Domains {
		if d.Kind.Name() == kind {
			return d, nil
		}
	}
	return Domain{}, session.ErrUnknownKind
}
