package server

import (
	"context"
	"errors"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"throughline/game"
)

var errNoBlueprint = errors.New("this session has no blueprint: it is no game")

func (s *Server) routeBlueprint() {
	huma.Register(s.api, needSession.of(huma.Operation{
		OperationID: "read-blueprint", Method: http.MethodGet, Path: basePath + "/sessions/{id}/blueprint",
		Summary: "Read what stays the same through a game", Tags: []string{"sessions"},
		Description: "Texts, pictures and zones of the game that the session plays, without an answer. It never changes, so a page fetches it once; " +
			"how the game stands is the session's view.",
	}), s.readBlueprint)
}

type blueprintOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         *game.Blueprint
}

func (s *Server) readBlueprint(ctx context.Context, in *SessionPath) (*blueprintOutput, error) {
	snapshot, err := s.Host.Read(ctx, in.ID)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	view, ok := snapshot.View.(game.View)
	if !ok {
		return nil, s.fail(ctx, errNoBlueprint)
	}
	return &blueprintOutput{CacheControl: "private, max-age=3600", Body: view.Blueprint()}, nil
}
