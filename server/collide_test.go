package server

import (
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"

	"throughline/roleplay"
	"throughline/session"
)

// collision is what came of requests that were sent at once.
type collision struct {
	status int
	body   string
}

// collide sends requests at once, a pair of body and key each.
func (s *site) collide(path string, requests ...[2]string) []collision {
	s.t.Helper()
	out := make([]collision, len(requests))
	var wait sync.WaitGroup
	start := make(chan struct{})
	for i, r := range requests {
		wait.Go(func() {
			<-start
			req, err := http.NewRequestWithContext(s.t.Context(), http.MethodPost, s.url+path, strings.NewReader(r[0]))
			if err != nil {
				s.t.Error(err)
				return
			}
			req.Header.Set("Content-Type", "application/json")
			req.Header.Set("Idempotency-Key", r[1])
			resp, err := http.DefaultClient.Do(req)
			if err != nil {
				s.t.Error(err)
				return
			}
			defer func() { _ = resp.Body.Close() }()
			body, err := io.ReadAll(resp.Body)
			if err != nil {
				s.t.Error(err)
			}
			out[i] = collision{resp.StatusCode, string(body)}
		})
	}
	close(start)
	wait.Wait()
	return out
}

// logged counts the events of a type.
func (s *site) logged(at, kind string) int {
	s.t.Helper()
	events, err := s.db.Events(s.t.Context(), session.ID(strings.TrimPrefix(at, "/api/v1/sessions/")), 0, 0)
	if err != nil {
		s.t.Fatal(err)
	}
	n := 0
	for _, e := range events {
		if e.Type == kind {
			n++
		}
	}
	return n
}

func TestTurnsThatCollideLoseNothing(t *testing.T) {
	t.Parallel()
	const say, other = `{"input":{"say":"What is going on?"}}`, `{"input":{"say":"And why?"}}`
	const decide, otherwise = `{"input":{"decide":{"option":"delay","reason":"We promised 2%."}}}`, `{"input":{"decide":{"option":"ship","reason":"It is late."}}}`
	for name, c := range map[string]struct {
		before   []string
		requests [][2]string
		event    string
		most     int // turns that may come of it
	}{
		"a line sent four times":     {[]string{`{"meet":"maya"}`}, [][2]string{{say, "k"}, {say, "k"}, {say, "k"}, {say, "k"}}, "say", 1},
		"a decision sent four times": {[]string{`{"meet":"maya"}`, `{"skip":true}`}, [][2]string{{decide, "k"}, {decide, "k"}, {decide, "k"}, {decide, "k"}}, "decide", 1},
		"two lines at once":          {[]string{`{"meet":"maya"}`}, [][2]string{{say, "a"}, {other, "b"}}, "say", 2},
		"two decisions at once":      {[]string{`{"meet":"maya"}`, `{"skip":true}`}, [][2]string{{decide, "a"}, {otherwise, "b"}}, "decide", 1},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newSite(t, roleplay.NewUnderstudy())
			at := s.open()
			for _, input := range c.before {
				if resp := s.do("POST", at+"/turns", `{"input":`+input+`}`); resp.StatusCode != http.StatusOK {
					t.Fatal(text(t, resp))
				}
			}
			answers := map[string]bool{}
			for _, each := range s.collide(at+"/turns", c.requests...) {
				switch each.status {
				case http.StatusOK:
					answers[each.body] = true
				case http.StatusConflict, http.StatusUnprocessableEntity: // somebody else's turn, or decided meanwhile
					var p Problem
					if err := json.Unmarshal([]byte(each.body), &p); err != nil || p.Detail == "" || p.Title == "" {
						t.Errorf("%s, %v", each.body, err)
					}
				default:
					t.Errorf("%d %s", each.status, each.body)
				}
			}
			if n := s.logged(at, c.event); len(answers) == 0 || n != len(answers) || n > c.most {
				t.Errorf("%d answers, %d in the log", len(answers), n)
			}
			if replayed := text(t, s.do("GET", at+"/replay", "")); !strings.Contains(replayed, `"same"`) {
				t.Error(replayed)
			}
		})
	}
}
