package server

import (
	"context"
	"errors"
	"net/http"
	"reflect"
	"strconv"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"throughline/session"
)

// Change says that a session has moved on.
type Change struct {
	Version int64 `json:"version"`
	Turn    int   `json:"turn"`
	Open    bool  `json:"open" doc:"The turn is not finished yet"`
}

type liveInput struct {
	SessionPath
	LastEventID int64 `header:"Last-Event-ID" minimum:"0" doc:"The version seen last; sent by a browser that reconnects"`
	After       int64 `query:"after" minimum:"0" doc:"Only changes behind this version"`
}

func (s *Server) routeLive() {
	registry := s.api.OpenAPI().Components.Schemas
	huma.Register(s.api, needSession.of(huma.Operation{
		OperationID: "watch-session", Method: http.MethodGet, Path: basePath + "/sessions/{id}/live",
		Summary: "Watch a session", Tags: []string{"sessions"},
		Description: "An event stream: `changed` with the version as its id whenever the log grows, on whichever node; `words` and `reset` of turns in flight.",
		Responses: map[string]*huma.Response{
			"200": {Description: "Changes as they come", Content: map[string]*huma.MediaType{
				eventStream: {Schema: registry.Schema(reflect.TypeFor[Change](), true, "")},
			}},
			"default": {Description: "Error", Content: map[string]*huma.MediaType{
				"application/problem+json": {Schema: registry.Schema(reflect.TypeFor[Problem](), true, "")},
			}},
		},
	}), s.watchSession)
}

func (s *Server) watchSession(ctx context.Context, in *liveInput) (*huma.StreamResponse, error) {
	if _, err := s.Log.Head(ctx, in.ID); err != nil {
		return nil, s.fail(ctx, err)
	}
	return &huma.StreamResponse{Body: func(c huma.Context) {
		r, w := humago.Unwrap(c)
		ctx, cancel := context.WithCancel(r.Context())
		defer cancel()
		go func() {
			select {
			case <-s.leaving:
				cancel()
			case <-ctx.Done():
			}
		}()
		stream := openStream(w)
		stop := stream.beat(ctx)
		defer stop()
		err := s.Host.Watch(ctx, in.ID, max(in.After, in.LastEventID), func(u session.Update) error {
			if u.Frame != nil {
				return stream.frame(*u.Frame)
			}
			return stream.send("changed", strconv.FormatInt(u.Head.Version, 10), Change{u.Head.Version, u.Head.Turn, u.Head.Open})
		})
		if errors.Is(err, session.ErrNotFound) {
			p, _ := asProblem(err)
			_ = stream.send("problem", "", p)
		}
	}}, nil
}
