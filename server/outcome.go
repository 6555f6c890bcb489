package server

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
)

func (s *Server) routeOutcome() {
	huma.Register(s.api, huma.Operation{
		OperationID: "read-outcome", Method: http.MethodGet, Path: basePath + "/sessions/{id}/outcome",
		Summary: "Read what a session came to so far", Tags: []string{"sessions"},
		Description: "More than whoever is in the session may see: all that was made of what they did.",
	}, s.readOutcome)
}

type outcomeOutput struct {
	Body struct {
		Version int64   `json:"version" doc:"Of the log it was read from"`
		Outcome Outcome `json:"outcome"`
	}
}

func (s *Server) readOutcome(ctx context.Context, in *SessionPath) (*outcomeOutput, error) {
	head, result, err := s.Host.Result(ctx, in.ID)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	var out outcomeOutput
	out.Body.Version, out.Body.Outcome = head.Version, Outcome{result.Outcome}
	return &out, nil
}
