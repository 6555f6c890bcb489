// Package server is Throughline over HTTP: the session API, its event streams, and the browser app.
//
// New makes a Server from a session.Host and a Library of documents; Handler is all of it. A handler decodes, calls
// one function of a domain, and encodes; errors become problem details in one place (see errors.go). It opens no
// database and listens on no port (see cli).
package server

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net/http"
	"path"
	"reflect"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"throughline/access"
	"throughline/llm"
	"throughline/session"
)

// Config is what a Server serves.
type Config struct {
	Host     *session.Host
	Log      session.Log
	Domains  []Domain
	Library  *Library
	Web      fs.FS // the built browser app
	Version  string
	Database string // what keeps the log, in words
	Model    Model
	Models   *llm.Set
	Ready    func(context.Context) error // whether the store can be reached
	Logger   *slog.Logger
	Door     *access.Door
	Book     access.Book
	// Local says that only this machine can reach the server and nobody owns it: whoever comes is its owner.
	Local bool
	// Hosts are the names under which the server may be asked for; none means any.
	Hosts []string
}

// Model says who speaks.
type Model struct {
	Configured bool   `json:"configured"`
	Name       string `json:"name"`
	Message    string `json:"message" doc:"What to do about it, for people"`
}

// Server answers requests.
type Server struct {
	Config
	api     huma.API
	mux     *http.ServeMux
	leaving chan struct{} // closed when streams must end
	leave   sync.Once

	limits    *limits // of requests, by owner and by guest
	strangers *limits // of requests of nobody known, by address
	wrong     *limits // of secrets that open nothing, by address
	codes     *limits // of codes that open nothing, by address
}

// basePath is where the API lives.
const basePath = "/api/v1"

// New returns a Server.
func New(c Config) *Server {
	if c.Logger == nil {
		c.Logger = slog.New(slog.DiscardHandler)
	}
	s := &Server{
		Config: c, mux: http.NewServeMux(), leaving: make(chan struct{}),
		limits: newLimits(requestRate, requestBurst), strangers: newLimits(strangerRate, strangerBurst), wrong: newLimits(wrongRate, wrongBurst), codes: newLimits(codeRate, codeBurst),
	}
	useProblems()
	s.api = humago.New(s.mux, apiConfig(c.Version))
	s.api.UseMiddleware(s.admit)
	s.routeSessions()
	s.routeTurns()
	s.routeBlueprint()
	s.routeOutcome()
	s.routeWithdraw()
	s.routeLive()
	s.routeDocuments()
	s.routeDrafts()
	s.routeResults()
	s.routeStatus()
	s.routeOwners()
	s.routeInvites()
	s.routeModels()
	s.routeSpec()
	s.mux.Handle("/", s.app())
	return s
}

// Handler is the whole server behind its guards.
func (s *Server) Handler() http.Handler { return s.guard(s.mux) }

// EndStreams ends the streams that would never end by themselves, so that a shutdown can wait for the rest.
func (s *Server) EndStreams() { s.leave.Do(func() { close(s.leaving) }) }

// Spec is the OpenAPI document.
func (s *Server) Spec() ([]byte, error) {
	spec, err := json.MarshalIndent(s.api.OpenAPI(), "", "  ")
	if err != nil {
		return nil, fmt.Errorf("encode the OpenAPI document: %w", err)
	}
	return append(spec, '\n'), nil
}

func (s *Server) routeSpec() {
	spec := sync.OnceValues(s.Spec)
	s.mux.HandleFunc("GET /api/openapi.json", func(w http.ResponseWriter, r *http.Request) {
		body, err := spec()
		if err != nil {
			s.writeProblem(w, r, err)
			return
		}
		w.Header().Set("Content-Type", "application/openapi+json")
		_, _ = w.Write(body)
	})
	s.mux.HandleFunc("/api/", func(w http.ResponseWriter, r *http.Request) {
		s.writeProblem(w, r, errNoRoute)
	})
}

func apiConfig(version string) huma.Config {
	return huma.Config{
		OpenAPI: &huma.OpenAPI{
			OpenAPI: "3.1.0",
			Info: &huma.Info{
				Title:       "Throughline",
				Description: "Guided role-plays, learning games and research interviews, as sessions of one kind of log.",
				Version:     version,
			},
			Components: &huma.Components{Schemas: huma.NewMapRegistry("#/components/schemas/", schemaName)},
		},
		Formats:       map[string]huma.Format{"application/json": strictJSON, "json": strictJSON},
		DefaultFormat: "application/json",
	}
}

// schemaName names a type in the OpenAPI document. A domain may have a word that another has too: those of games and
// interviews are told apart by their package.
func schemaName(t reflect.Type, hint string) string {
	name := huma.DefaultSchemaNamer(t, hint)
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
		t = t.Elem()
	}
	for domain, prefix := range map[string]string{"game": "Game", "interview": "Interview"} {
		if path.Base(t.PkgPath()) == domain && !strings.HasPrefix(name, prefix) {
			return prefix + name
		}
	}
	return name
}

// strictJSON reads bodies as they were meant or not at all: encoding/json alone would mend broken text silently.
var strictJSON = huma.Format{
	Marshal: func(w io.Writer, v any) error {
		enc := json.NewEncoder(w)
		enc.SetEscapeHTML(false)
		return enc.Encode(v)
	},
	Unmarshal: func(data []byte, v any) error {
		if !utf8.Valid(data) {
			return errors.New("the body is not valid UTF-8")
		}
		dec := json.NewDecoder(bytes.NewReader(data))
		if err := dec.Decode(v); err != nil {
			return err
		}
		if dec.More() {
			return errors.New("there is more than one JSON value in the body")
		}
		return nil
	},
}
