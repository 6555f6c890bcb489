package server

import (
	"context"
	"net/http"
	"reflect"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"throughline/session"
)

type turnInput struct {
	SessionPath
	Accept string `header:"Accept" doc:"text/event-stream streams the words as they are released"`
	Key    string `header:"Idempotency-Key" maxLength:"200" doc:"The same key with the same body is one turn, however often it is sent"`
	Body   struct {
		Input Input `json:"input"`
	}
}

// maxTurnBody bounds what a person may send in a turn.
const maxTurnBody = 256 << 10

func (s *Server) routeTurns() {
	registry := s.api.OpenAPI().Components.Schemas
	huma.Register(s.api, needSession.of(huma.Operation{
		OperationID: "take-turn", Method: http.MethodPost, Path: basePath + "/sessions/{id}/turns",
		Summary: "Take a turn", Tags: []string{"sessions"}, MaxBodyBytes: maxTurnBody, SkipValidateBody: true,
		Description: "What is sent is stored before anything answers it. As an event stream: `words` and `reset` frames while the turn runs, " +
			"then one `result` with the session, or one `problem`.",
		Responses: map[string]*huma.Response{
			"200": {Description: "The session after the turn", Content: map[string]*huma.MediaType{
				"application/json": {Schema: registry.Schema(reflect.TypeFor[Session](), true, "")},
				eventStream:        {Schema: registry.Schema(reflect.TypeFor[session.Frame](), true, "")},
			}},
			"default": {Description: "Error", Content: map[string]*huma.MediaType{
				"application/problem+json": {Schema: registry.Schema(reflect.TypeFor[Problem](), true, "")},
			}},
		},
	}), s.takeTurn)
}

func (s *Server) takeTurn(ctx context.Context, in *turnInput) (*huma.StreamResponse, error) {
	if len(in.Body.Input.RawMessage) == 0 {
		return nil, problem(http.StatusUnprocessableEntity, "request", `the body has no "input"`)
	}
	if err := s.allowed(ctx, in.ID, in.Body.Input.RawMessage); err != nil {
		return nil, s.fail(ctx, err)
	}
	flight, err := s.Host.Advance(ctx, in.ID, session.Request{Key: in.Key, Input: in.Body.Input.RawMessage})
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	return &huma.StreamResponse{Body: func(c huma.Context) {
		r, w := humago.Unwrap(c)
		if strings.Contains(in.Accept, eventStream) {
			s.streamTurn(w, r, flight)
			return
		}
		snapshot, err := flight.Wait(r.Context())
		if err != nil {
			s.writeProblem(w, r, err)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		_ = strictJSON.Marshal(w, output(snapshot).Body)
	}}, nil
}

// streamTurn sends the words of a turn as they are released, then how it ended.
func (s *Server) streamTurn(w http.ResponseWriter, r *http.Request, flight *session.Flight) {
	stream := openStream(w)
	stop := stream.beat(r.Context())
	defer stop()
	if err := flight.Follow(r.Context(), stream.frame); err != nil {
		return // the client has gone; the turn goes on without it
	}
	snapshot, err := flight.Wait(r.Context())
	if err != nil {
		p, known := asProblem(err)
		if !known {
			s.Logger.ErrorContext(r.Context(), "turn failed", "session", flight.Session, "turn", flight.Turn, "error", err)
		}
		_ = stream.send("problem", "", p)
		return
	}
	_ = stream.send("result", "", output(snapshot).Body)
}

// frame sends one frame under the name of what it is.
func (st *stream) frame(f session.Frame) error {
	if f.Reset {
		return st.send("reset", "", f)
	}
	return st.send("words", "", f)
}
