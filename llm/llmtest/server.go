// Package llmtest plays a provider of models for tests: over real HTTP, in both protocols, with every fault there is.
//
// NewServer starts one. It plays the Answers it is given, in order, records every Call it gets, and counts its open
// connections. Faults lists what can go wrong, with what a caller should get; Conform holds any llm.Model to the
// contract. It knows no provider's library: what it sends and what it reads is written out here.
package llmtest

import (
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"

	"throughline/llm"
)

// Server is a provider that speaks both protocols.
type Server struct {
	t       testing.TB
	http    *httptest.Server
	client  *http.Client
	closing chan struct{}

	mu      sync.Mutex
	changed *sync.Cond
	answers []Answer
	calls   []Call
	open    map[net.Conn]bool
}

// NewServer starts a provider. When the test ends, it is closed, and the test fails if an answer was never asked for.
func NewServer(t testing.TB, answers ...Answer) *Server {
	t.Helper()
	s := &Server{t: t, answers: answers, open: map[net.Conn]bool{}, closing: make(chan struct{})}
	s.changed = sync.NewCond(&s.mu)
	s.http = httptest.NewUnstartedServer(http.HandlerFunc(s.serve))
	s.http.Config.ConnState = s.note
	s.http.Start()
	s.client = &http.Client{Transport: &http.Transport{}}
	t.Cleanup(s.close)
	return s
}

// Anthropic is an endpoint at which the server speaks Anthropic's protocol.
func (s *Server) Anthropic() llm.Endpoint { return s.endpoint("") }

// OpenAI is an endpoint at which the server speaks OpenAI's protocol.
func (s *Server) OpenAI() llm.Endpoint { return s.endpoint("/v1") }

// Secret is the key of the server's endpoints. It must never appear in an error or a recording.
const Secret = "sk-test-0123456789abcdefSECRET"

func (s *Server) endpoint(path string) llm.Endpoint {
	return llm.Endpoint{Model: "test-model", BaseURL: s.http.URL + path, Key: llm.NewKey(Secret), HTTP: s.client}
}

// Answer queues more answers.
func (s *Server) Answer(more ...Answer) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.answers = append(s.answers, more...)
}

// Calls returns every call so far.
func (s *Server) Calls() []Call {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]Call{}, s.calls...)
}

// Counts tells how often each request came, by its hash.
func (s *Server) Counts() map[string]int {
	counts := map[string]int{}
	for _, c := range s.Calls() {
		counts[c.Hash]++
	}
	return counts
}

// Settle closes idle connections and waits until none is open: a connection that a caller leaks hangs the test here.
func (s *Server) Settle() {
	s.client.CloseIdleConnections()
	s.mu.Lock()
	defer s.mu.Unlock()
	for len(s.open) > 0 {
		s.changed.Wait()
	}
}

func (s *Server) note(c net.Conn, state http.ConnState) {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch state {
	case http.StateNew:
		s.open[c] = true
	case http.StateClosed, http.StateHijacked:
		delete(s.open, c)
		s.changed.Broadcast()
	}
}

func (s *Server) close() {
	close(s.closing)
	s.client.CloseIdleConnections()
	s.http.Close()
	if rest := len(s.answers); rest > 0 && !s.t.Failed() {
		s.t.Errorf("%d answers of the provider were never asked for", rest)
	}
}

func (s *Server) serve(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	var speak protocol
	switch {
	case r.Method == http.MethodPost && r.URL.Path == "/v1/messages":
		speak = anthropic{}
	case r.Method == http.MethodPost && r.URL.Path == "/v1/chat/completions":
		speak = openai{}
	default:
		http.Error(w, "there is nothing at "+r.URL.Path, http.StatusNotFound)
		return
	}
	call, err := read(speak, r, body)
	if err != nil {
		s.t.Errorf("a request that the protocol does not allow: %v\n%s", err, body)
	}
	answer, ok := s.next(call)
	if !ok {
		s.t.Errorf("a call that no answer was given for: %s", body)
		http.Error(w, `{"error":{"message":"no answer was given"}}`, http.StatusTeapot)
		return
	}
	answer.play(w, r, speak, s.closing)
}

func (s *Server) next(c Call) (Answer, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.calls = append(s.calls, c)
	if len(s.answers) == 0 {
		return Answer{}, false
	}
	a := s.answers[0]
	s.answers = s.answers[1:]
	return a, true
}

// read makes a Call of a request.
func read(speak protocol, r *http.Request, body []byte) (Call, error) {
	call := Call{Protocol: speak.name(), Header: r.Header.Clone(), Body: body, Hash: hash(body)}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(body, &fields); err != nil {
		return call, err
	}
	if string(fields["stream"]) != "true" {
		return call, fmt.Errorf("the call does not stream")
	}
	if got := speak.key(r.Header); got != Secret && got != "" {
		return call, fmt.Errorf("the key is %q", got)
	}
	return call, speak.read(body, &call)
}
