package server

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strings"
	"sync"

	"github.com/danielgtaylor/huma/v2"

	"throughline/access"
	"throughline/diag"
	"throughline/session"
)

// Problem is an error as RFC 9457 has it, with the diagnostics that led to it.
type Problem struct {
	Type        string    `json:"type" doc:"Names the sort of problem"`
	Title       string    `json:"title"`
	Status      int       `json:"status"`
	Detail      string    `json:"detail" doc:"What happened and what to do"`
	Diagnostics diag.List `json:"diagnostics,omitempty" doc:"What is wrong with what was sent, and where"`
}

// Error is the detail.
func (p *Problem) Error() string { return p.Detail }

// GetStatus is the HTTP status.
func (p *Problem) GetStatus() int { return p.Status }

// ContentType marks the body as a problem.
func (p *Problem) ContentType(string) string { return "application/problem+json" }

var (
	errNoRoute   = errors.New("there is nothing at this address; the API is described at /api/openapi.json")
	errNoSession = errors.New("no session has this id; it may have been deleted")
)

// answers is the one map from errors to statuses. The first that matches counts.
var answers = []struct {
	err    error
	status int
	name   string
	detail string // what to do; "" for the error's own words
}{
	{session.ErrNotFound, http.StatusNotFound, "not-found", errNoSession.Error()},
	{errNoRoute, http.StatusNotFound, "not-found", ""},
	{errNoDocument, http.StatusNotFound, "not-found", ""},
	{errNoBlueprint, http.StatusNotFound, "not-found", ""},
	{errSignIn, http.StatusUnauthorized, "sign-in", ""},
	{errStays, http.StatusForbidden, "stays", ""},
	{errNotYours, http.StatusForbidden, "not-yours", ""},
	{errTooMany, http.StatusTooManyRequests, "too-many", ""},
	{errLocal, http.StatusConflict, "local", ""},
	{access.ErrWrong, http.StatusUnauthorized, "wrong", "the name or the password is wrong"},
	{access.ErrCode, http.StatusNotFound, "code", "no invitation has this code; compare it character by character, or ask whoever gave it to you"},
	{access.ErrUnknown, http.StatusNotFound, "not-found", "there is no such entry; it may have been removed"},
	{session.ErrUnknownKind, http.StatusUnprocessableEntity, "unknown-kind", ""},
	{session.ErrKeyReused, http.StatusConflict, "key-reused", "this Idempotency-Key was used for another request; use a new key for a new request"},
	{session.ErrBusy, http.StatusConflict, "busy", "the turn before is still being answered; wait for it, then send this again"},
	{session.ErrClaimed, http.StatusConflict, "busy", "the turn before is still being answered; wait for it, then send this again"},
	{session.ErrConflict, http.StatusConflict, "conflict", "another turn was first; read the session again before you go on"},
	{session.ErrFenced, http.StatusConflict, "conflict", "another turn was first; read the session again before you go on"},
	{session.ErrClosing, http.StatusServiceUnavailable, "closing", "the server is shutting down; nothing is lost, try again in a moment"},
	{context.DeadlineExceeded, http.StatusServiceUnavailable, "slow", "the store did not answer in time; nothing is lost, try again in a moment"},
}

// asProblem puts an error into the words of the API. ok is false when it is none that a client can be told more about.
func asProblem(err error) (p *Problem, ok bool) {
	var refusal *session.Refusal
	var noTurn *session.NoTurnError
	var closed *access.ClosedError
	var nickname *access.NicknameError
	switch {
	case errors.As(err, &p):
		return p, true
	case errors.As(err, &refusal):
		p = problem(http.StatusUnprocessableEntity, "refused", sentences(refusal.Diagnostics))
		p.Diagnostics = refusal.Diagnostics
		return p, true
	case errors.As(err, &noTurn):
		return problem(http.StatusUnprocessableEntity, "no-turn", noTurn.Error()), true
	case errors.As(err, &closed):
		return problem(http.StatusGone, "closed", closed.Error()), true
	case errors.As(err, &nickname):
		return problem(http.StatusUnprocessableEntity, "nickname", nickname.Error()), true
	}
	for _, a := range answers {
		if errors.Is(err, a.err) {
			detail := a.detail
			if detail == "" {
				detail = err.Error()
			}
			return problem(a.status, a.name, detail), true
		}
	}
	return problem(http.StatusInternalServerError, "internal",
		"something went wrong here; what was said before is kept, and the server's log has the reason"), false
}

// problem makes a Problem of a named sort.
func problem(status int, name, detail string) *Problem {
	return &Problem{Type: "urn:throughline:problem:" + name, Title: http.StatusText(status), Status: status, Detail: detail}
}

// fail makes an error fit to return from a handler, and logs it when the client is not told the reason.
func (s *Server) fail(ctx context.Context, err error) error {
	p, known := asProblem(err)
	if !known && !errors.Is(err, context.Canceled) {
		s.Logger.ErrorContext(ctx, "request failed", "error", err)
	}
	return p
}

// writeProblem answers outside of the API's own handlers.
func (s *Server) writeProblem(w http.ResponseWriter, r *http.Request, err error) {
	p, known := asProblem(err)
	if !known {
		s.Logger.ErrorContext(r.Context(), "request failed", "path", r.URL.Path, "error", err)
	}
	w.Header().Set("Content-Type", p.ContentType(""))
	w.WriteHeader(p.Status)
	_ = json.NewEncoder(w).Encode(p)
}

// useProblems makes huma speak of its own findings in our words. Its hook is one for the whole process.
var useProblems = sync.OnceFunc(func() {
	huma.NewError = func(status int, message string, errs ...error) huma.StatusError {
		p := problem(status, "request", message)
		for _, err := range errs {
			if err == nil {
				continue
			}
			d := codeRequest.At(diag.Place{File: "request"}, "%s", err.Error())
			if at, ok := err.(huma.ErrorDetailer); ok {
				d.Message, d.Place.Path = at.ErrorDetail().Message, at.ErrorDetail().Location
			}
			p.Diagnostics = append(p.Diagnostics, d)
		}
		if len(p.Diagnostics) > 0 {
			p.Detail = message + ": " + sentences(p.Diagnostics)
		}
		if status == http.StatusRequestEntityTooLarge {
			p.Detail = "the request is too large; a line may have 4,000 characters, a document 1 MiB"
		}
		return p
	}
})

// codeRequest is what a request's own shape can be refused with.
var codeRequest = diag.Code{ID: "S001", Title: "a request not of the API's form", Fix: "See /api/openapi.json for the form."}

// Codes lists the server's own diagnostics.
var Codes = diag.Table{codeRequest}

// sentences joins what a list says.
func sentences(l diag.List) string {
	var b strings.Builder
	for i, d := range l {
		if i > 0 {
			b.WriteString("; ")
		}
		if d.Place.Path != "" {
			b.WriteString(d.Place.Path + ": ")
		}
		b.WriteString(d.Message)
	}
	return b.String()
}
