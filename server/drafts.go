package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"

	"throughline/diag"
	"throughline/llm"
	"throughline/session"
)

// MaxBrief is how many bytes a brief may have.
const MaxBrief = 200_000

// ByTemplate is who wrote a draft that no model did.
const ByTemplate = "template"

// ByNotes is who wrote a draft that was made of notes.
const ByNotes = "notes"

// Brief is what a draft is written from: what it is for, or notes.
type Brief struct {
	Name     string // of its file, when it has one; it may say the format
	Text     string
	Template bool // do not ask the model
}

// Draft is a document that was written from a brief, to be edited.
type Draft struct {
	Text        string     `json:"text" doc:"The document, as YAML; it is not saved"`
	Diagnostics diag.List  `json:"diagnostics" nullable:"false" doc:"What is left to mend"`
	By          string     `json:"by" doc:"The model that wrote it, template, or notes"`
	Remarks     diag.List  `json:"remarks" nullable:"false" doc:"What is odd about the brief, by its lines"`
	Made        *Made      `json:"made,omitempty" doc:"What was made of notes"`
	Notice      string     `json:"notice,omitempty" doc:"Why the model's draft could not be used, when there is a model and the template took its place"`
	Usage       DraftUsage `json:"usage"`
}

// DraftUsage is what a draft took.
type DraftUsage struct {
	Calls   int     `json:"calls"`
	Tokens  int64   `json:"tokens"`
	CostUSD float64 `json:"cost_usd"`
	Priced  bool    `json:"priced" doc:"Whether the price of the model is known"`
	Seconds float64 `json:"seconds"`
}

// BriefError says why a text cannot be a brief.
type BriefError struct{ sentence string }

// Error says what is wrong with it, and what to do.
func (e *BriefError) Error() string { return e.sentence }

// NoDraftError says that there is no draft of a kind yet.
type NoDraftError struct {
	Kind  string
	Kinds []string // those there are
}

// Error says which there are.
func (e *NoDraftError) Error() string {
	return fmt.Sprintf("there is no draft of a %s yet; there is one of: %s", e.Kind, strings.Join(e.Kinds, ", "))
}

// Draft writes a document of a kind from a brief and checks it: by the model of the role design when there is one and
// the brief does not say otherwise, else by a template. A model that fails leaves the template, and the reason. What a
// kind makes of notes needs neither.
func (c Config) Draft(ctx context.Context, kind string, brief Brief, say func(string)) (Draft, error) {
	domain, err := c.drafting(kind)
	if err != nil {
		return Draft{}, err
	}
	if err := checkBrief(brief.Text); err != nil {
		return Draft{}, err
	}
	var out Draft
	if domain.Draft == nil {
		out, err = fromNotes(domain, brief, say)
	} else {
		out, err = c.written(ctx, domain, brief, say)
	}
	if err != nil {
		return Draft{}, err
	}
	found, err := c.Library.Check(ctx, kind, out.Text)
	out.Diagnostics = append(diag.List{}, found...)
	return out, err
}

// fromNotes makes a document of notes. Notes that nothing can be made of are refused with their lines.
func fromNotes(domain Domain, brief Brief, say func(string)) (Draft, error) {
	say("making it of the notes, without a model")
	text, made, found := domain.FromNotes(brief.Name, []byte(brief.Text))
	if text == nil {
		return Draft{}, &session.Refusal{Diagnostics: found}
	}
	if told, ok := made.(interface{ Sentences() []string }); ok {
		for _, sentence := range told.Sentences() {
			say(sentence)
		}
	}
	return Draft{Text: string(text), By: ByNotes, Remarks: append(diag.List{}, found...), Made: &Made{made}}, nil
}

// written has a draft written by the model or by a template.
func (c Config) written(ctx context.Context, domain Domain, brief Brief, say func(string)) (Draft, error) {
	model, _ := c.Models.Model(llm.Design)
	if brief.Template {
		model = nil
	}
	out := Draft{By: ByTemplate, Remarks: diag.List{}}
	text, reply, err := domain.Draft(ctx, model, brief.Text, say)
	if err != nil && ctx.Err() != nil {
		return Draft{}, context.Cause(ctx)
	}
	out.Usage = DraftUsage{
		Calls: reply.Calls, Tokens: reply.Usage.Tokens(), CostUSD: dollars(reply.Usage.Cost), Priced: reply.Usage.Priced, Seconds: reply.Usage.Duration.Seconds(),
	}
	switch {
	case err != nil && model == nil:
		return Draft{}, err
	case err != nil:
		out.Notice = "the model's draft could not be used, so this is the template: " + err.Error()
		say(out.Notice)
		if text, _, err = domain.Draft(ctx, nil, brief.Text, say); err != nil {
			return Draft{}, err
		}
	case model != nil:
		out.By = reply.Model
	}
	out.Text = string(text)
	return out, nil
}

// drafting finds the domain that writes drafts of a kind of document.
func (c Config) drafting(kind string) (Domain, error) {
	var kinds []string
	for _, d := range c.Domains {
		if d.Draft == nil && d.FromNotes == nil {
			continue
		}
		word, _, _ := strings.Cut(d.Document, "/")
		if word == kind {
			return d, nil
		}
		kinds = append(kinds, word)
	}
	return Domain{}, &NoDraftError{Kind: kind, Kinds: kinds}
}

func checkBrief(brief string) error {
	switch {
	case len(brief) > MaxBrief:
		return &BriefError{fmt.Sprintf("the brief has %d bytes, and at most %d can be read; keep the part that matters", len(brief), MaxBrief)}
	case !utf8.ValidString(brief):
		return &BriefError{"the brief is not UTF-8; save it as UTF-8"}
	case strings.ContainsRune(brief, 0):
		return &BriefError{"the brief has zero bytes in it, so it is no text; give Markdown or plain text"}
	case strings.TrimSpace(brief) == "":
		return &BriefError{"the brief is empty; write a few sentences about what it is for, who takes part and what they know"}
	}
	return nil
}

func (s *Server) routeDrafts() {
	huma.Register(s.api, huma.Operation{
		OperationID: "make-draft", Method: http.MethodPost, Path: basePath + "/drafts", MaxBodyBytes: 2 * MaxBrief,
		Summary: "Write a document from a brief, by the model or by a template, or from notes by rules", Tags: []string{"documents"},
	}, s.makeDraft)
}

type draftInput struct {
	Body struct {
		Kind     string `json:"kind" maxLength:"60" doc:"The kind of document without its version, such as roleplay"`
		Brief    string `json:"brief" doc:"Markdown or plain text: what it is for, who takes part, what they know; for a game, notes in Markdown or CSV"`
		Name     string `json:"name,omitempty" maxLength:"200" doc:"The name of the brief's file, which says its format"`
		Template bool   `json:"template,omitempty" doc:"Do not ask the model"`
	}
}

type draftOutput struct {
	Body Draft
}

func (s *Server) makeDraft(ctx context.Context, in *draftInput) (*draftOutput, error) {
	draft, err := s.Draft(ctx, in.Body.Kind, Brief{Name: in.Body.Name, Text: in.Body.Brief, Template: in.Body.Template}, func(string) {})
	var wrong *BriefError
	var none *NoDraftError
	switch {
	case errors.As(err, &wrong), errors.As(err, &none):
		return nil, problem(http.StatusUnprocessableEntity, "draft", err.Error())
	case err != nil:
		return nil, s.fail(ctx, err)
	}
	if err := s.Door.Did(ctx, principal(ctx), "drafted a "+in.Body.Kind, "by "+draft.By); err != nil {
		return nil, s.fail(ctx, err)
	}
	return &draftOutput{Body: draft}, nil
}
