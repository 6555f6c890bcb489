package server

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"throughline/session"
)

// Session is a session as it stands.
type Session struct {
	session.Head
	View View `json:"view"`
}

type sessionOutput struct {
	Body Session
}

func output(s session.Snapshot) *sessionOutput {
	return &sessionOutput{Body: Session{Head: s.Head, View: View{s.View}}}
}

// SessionPath names the session an operation is about.
type SessionPath struct {
	ID session.ID `path:"id" maxLength:"64" doc:"The session's id"`
}

func (s *Server) routeSessions() {
	huma.Register(s.api, huma.Operation{
		OperationID: "open-session", Method: http.MethodPost, Path: basePath + "/sessions", DefaultStatus: http.StatusCreated,
		Summary: "Open a session on a document", Tags: []string{"sessions"},
	}, s.openSession)
	huma.Register(s.api, huma.Operation{
		OperationID: "list-sessions", Method: http.MethodGet, Path: basePath + "/sessions",
		Summary: "List sessions, latest first", Tags: []string{"sessions"},
	}, s.listSessions)
	huma.Register(s.api, needSession.of(huma.Operation{
		OperationID: "read-session", Method: http.MethodGet, Path: basePath + "/sessions/{id}",
		Summary: "Read a session as it stands", Tags: []string{"sessions"},
	}), s.readSession)
	huma.Register(s.api, huma.Operation{
		OperationID: "delete-session", Method: http.MethodDelete, Path: basePath + "/sessions/{id}", DefaultStatus: http.StatusNoContent,
		Summary: "Delete a session, its forks and all that is kept about them", Tags: []string{"sessions"},
	}, s.deleteSession)
	huma.Register(s.api, huma.Operation{
		OperationID: "list-events", Method: http.MethodGet, Path: basePath + "/sessions/{id}/events",
		Summary: "Read a session's log", Tags: []string{"sessions"},
	}, s.listEvents)
	huma.Register(s.api, huma.Operation{
		OperationID: "fork-session", Method: http.MethodPost, Path: basePath + "/sessions/{id}/fork", DefaultStatus: http.StatusCreated,
		Summary: "Begin a session that shares this one's past", Tags: []string{"sessions"},
	}, s.forkSession)
	huma.Register(s.api, huma.Operation{
		OperationID: "replay-session", Method: http.MethodGet, Path: basePath + "/sessions/{id}/replay",
		Summary: "Decide every turn again from the log, and compare", Tags: []string{"sessions"},
	}, s.replaySession)
}

type openInput struct {
	Key  string `header:"Idempotency-Key" maxLength:"200" doc:"The same key with the same body opens one session"`
	Body struct {
		Kind     string `json:"kind" doc:"The kind of session, such as roleplay"`
		Document string `json:"document" doc:"The id of the document it is opened on"`
	}
}

func (s *Server) openSession(ctx context.Context, in *openInput) (*sessionOutput, error) {
	snapshot, err := s.open(ctx, in.Body.Kind, in.Body.Document, in.Key)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	return output(snapshot), nil
}

// open begins a session on a document of the library.
func (s *Server) open(ctx context.Context, kind, id, key string) (session.Snapshot, error) {
	domain, err := s.domain(kind)
	if err != nil {
		return session.Snapshot{}, err
	}
	doc, err := s.Library.Document(ctx, domain.Document, id)
	if err != nil {
		return session.Snapshot{}, err
	}
	opening, err := s.opening(ctx, domain, doc)
	if err != nil {
		return session.Snapshot{}, err
	}
	return s.Host.Open(ctx, opening, key)
}

// opening is what a session on a document is opened with. A document with errors is refused with them: all that its check
// finds, also what only trying it out shows. Examples are tried out before they ship.
func (s *Server) opening(ctx context.Context, domain Domain, doc Text) (session.Opening, error) {
	if doc.Source == sourceOwn {
		found, err := s.Library.Check(ctx, doc.ID, doc.Text)
		if err != nil {
			return session.Opening{}, err
		}
		if found.HasErrors() {
			return session.Opening{}, &session.Refusal{Diagnostics: found}
		}
	}
	find, failed := s.Library.finder(ctx)
	opening, found := domain.Open(doc.ID, []byte(doc.Text), find)
	if err := failed(); err != nil {
		return session.Opening{}, err
	}
	if found.HasErrors() {
		return session.Opening{}, &session.Refusal{Diagnostics: found}
	}
	return opening, nil
}

type listInput struct {
	Kind     string     `query:"kind" doc:"Only sessions of this kind"`
	Done     string     `query:"done" enum:"true,false" doc:"Only those that are done, or not"`
	Before   int64      `query:"before" minimum:"0" doc:"When the last session of the page before was updated, in milliseconds since 1970"`
	BeforeID session.ID `query:"before_id" maxLength:"64" doc:"The id of that session"`
	Limit    int        `query:"limit" minimum:"1" maximum:"500" default:"100"`
}

type listOutput struct {
	Body struct {
		Sessions []session.Head `json:"sessions" nullable:"false"`
	}
}

func (s *Server) listSessions(ctx context.Context, in *listInput) (*listOutput, error) {
	filter := session.Filter{Kind: in.Kind, Before: in.Before, BeforeID: in.BeforeID, Limit: in.Limit}
	if in.Done != "" {
		done := in.Done == "true"
		filter.Done = &done
	}
	heads, err := s.Log.List(ctx, filter)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	var out listOutput
	out.Body.Sessions = append([]session.Head{}, heads...)
	return &out, nil
}

func (s *Server) readSession(ctx context.Context, in *SessionPath) (*sessionOutput, error) {
	snapshot, err := s.Host.Read(ctx, in.ID)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	return output(snapshot), nil
}

func (s *Server) deleteSession(ctx context.Context, in *SessionPath) (*struct{}, error) {
	// What was deleted must leave no trace, so the entry does not name it.
	_, err := s.Host.Delete(ctx, in.ID)
	if err == nil {
		err = s.Door.Did(ctx, principal(ctx), "deleted a session", "")
	}
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	return nil, nil
}

type eventsInput struct {
	SessionPath
	After int64 `query:"after" minimum:"0" doc:"Only events behind this version"`
	Limit int   `query:"limit" minimum:"1" maximum:"5000" default:"1000"`
}

type eventsOutput struct {
	Body struct {
		Events []session.Event `json:"events" nullable:"false"`
	}
}

func (s *Server) listEvents(ctx context.Context, in *eventsInput) (*eventsOutput, error) {
	if _, err := s.Log.Head(ctx, in.ID); err != nil {
		return nil, s.fail(ctx, err)
	}
	events, err := s.Log.Events(ctx, in.ID, in.After, in.Limit)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	var out eventsOutput
	out.Body.Events = append([]session.Event{}, events...)
	return &out, nil
}

type forkInput struct {
	SessionPath
	Body struct {
		Turn int `json:"turn" minimum:"0" doc:"The last turn the two sessions share; 0 is just after the opening"`
	}
}

func (s *Server) forkSession(ctx context.Context, in *forkInput) (*sessionOutput, error) {
	snapshot, err := s.Host.Fork(ctx, in.ID, in.Body.Turn)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	return output(snapshot), nil
}

type replayOutput struct {
	Body session.Verdict
}

func (s *Server) replaySession(ctx context.Context, in *SessionPath) (*replayOutput, error) {
	events, err := s.Log.Events(ctx, in.ID, 0, 0)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	if len(events) == 0 {
		return nil, s.fail(ctx, session.ErrNotFound)
	}
	var kinds session.Kinds
	for _, d := range s.Domains {
		kinds = append(kinds, d.Kind)
	}
	verdict, err := session.Replay(ctx, kinds, in.ID, events)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	return &replayOutput{Body: verdict}, nil
}
