package server

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"throughline/embedding"
)

type statusOutput struct {
	Body struct {
		Version  string `json:"version"`
		Model    Model  `json:"model"`
		Database string `json:"database"`
		Vectors  string `json:"vectors" doc:"How texts are compared"`
	}
}

func (s *Server) routeStatus() {
	huma.Register(s.api, huma.Operation{
		OperationID: "status", Method: http.MethodGet, Path: basePath + "/status",
		Summary: "What this server is", Tags: []string{"server"},
	}, func(context.Context, *struct{}) (*statusOutput, error) {
		var out statusOutput
		out.Body.Version, out.Body.Model, out.Body.Database, out.Body.Vectors = s.Version, s.Model, s.Database, embedding.Describe()
		return &out, nil
	})
	s.mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write([]byte("ok\n"))
	})
	s.mux.HandleFunc("GET /readyz", s.ready)
}

// ready says whether requests can be served: the store answers and the server is not shutting down.
func (s *Server) ready(w http.ResponseWriter, r *http.Request) {
	select {
	case <-s.leaving:
		http.Error(w, "shutting down", http.StatusServiceUnavailable)
		return
	default:
	}
	ctx, cancel := context.WithTimeout(r.Context(), 2*time.Second)
	defer cancel()
	if err := s.Ready(ctx); err != nil {
		s.Logger.WarnContext(ctx, "not ready", "error", err)
		http.Error(w, "the store does not answer", http.StatusServiceUnavailable)
		return
	}
	_, _ = w.Write([]byte("ready\n"))
}
