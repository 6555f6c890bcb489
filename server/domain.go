package server

import (
	"encoding/json"
	"reflect"

	"github.com/danielgtaylor/huma/v2"

	"throughline/diag"
	"throughline/document"
	"throughline/roleplay"
	"throughline/session"
)

// Domain is what the server needs to know of one kind of session.
type Domain struct {
	Kind     session.Kind
	Document string // the kind of document a session is opened on
	// Open reads such a document into what a session is opened with.
	Open    func(name string, text []byte) (session.Opening, diag.List)
	Formats []document.Format // all documents of the domain
}

// views and inputs list the types that differ by kind, for the OpenAPI document.
var (
	views  = []reflect.Type{reflect.TypeFor[roleplay.View]()}
	inputs = []reflect.Type{reflect.TypeFor[roleplay.Input]()}
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

func oneOf(r huma.Registry, types []reflect.Type) *huma.Schema {
	var s huma.Schema
	for _, t := range types {
		s.OneOf = append(s.OneOf, r.Schema(t, true, ""))
	}
	return &s
}

func (s *Server) domain(kind string) (Domain, error) {
	for _, d := range s.Domains {
		if d.Kind.Name() == kind {
			return d, nil
		}
	}
	return Domain{}, session.ErrUnknownKind
}
