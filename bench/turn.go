package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"throughline/bench/baseline"
	"throughline/examples"
	"throughline/roleplay"
	"throughline/server"
	"throughline/session"
	"throughline/store"
	"throughline/web"
)

// turnRows measures whole turns over HTTP on SQLite, with an actor that answers at once.
func turnRows() ([]row, error) {
	sizes, err := turnSizes()
	if err != nil {
		return nil, fmt.Errorf("measure the size of a turn: %w", err)
	}
	return []row{{
		what: "role-play turn over HTTP, SQLite", run: turns,
		beside: fmt.Sprintf("%d bare commits of %v bytes", len(sizes), sizes), baseline: baseline.Commits(sizes...),
		target: target{ratio: 4}, // a quarter of the rate
	}}, nil
}

// turns measures one turn an operation; a conversation that is over is followed by another, off the clock.
func turns(b *testing.B) {
	c, err := newClient(b.TempDir())
	if err != nil {
		b.Fatal(err)
	}
	defer c.close()
	const length = 10 // turns, before the conversation ends
	taken := length
	for b.Loop() {
		if taken == length {
			b.StopTimer()
			if err := c.meet(); err != nil {
				b.Fatal(err)
			}
			taken = 0
			b.StartTimer()
		}
		if err := c.turn(roleplay.Input{Say: said}); err != nil {
			b.Fatal(err)
		}
		taken++
	}
}

const said = "What would it take to ship on the ninth, and what would we be giving up if we did?"

// turnSizes returns the bytes that each commit of a turn adds to the log.
func turnSizes() ([]int, error) {
	folder, err := os.MkdirTemp("", "bench")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	c, err := newClient(folder)
	if err != nil {
		return nil, err
	}
	defer c.close()
	if err := c.meet(); err != nil {
		return nil, err
	}
	if err := c.turn(roleplay.Input{Say: said}); err != nil {
		return nil, err
	}
	events, err := c.db.Events(context.Background(), c.session, 0, 0)
	if err != nil {
		return nil, err
	}
	person, rest := 0, 0
	for _, e := range events {
		switch {
		case e.Turn != events[len(events)-1].Turn:
		case e.Origin == session.Person:
			person += len(e.Body)
		default:
			rest += len(e.Body)
		}
	}
	return []int{person, rest}, nil
}

// client is one learner on a server of its own.
type client struct {
	db      *store.DB
	host    *session.Host
	server  *httptest.Server
	session session.ID
	keys    int
}

func newClient(folder string) (*client, error) {
	db, err := store.Open(context.Background(), filepath.Join(folder, "bench.db"))
	if err != nil {
		return nil, err
	}
	library, err := server.NewLibrary(roleplay.Formats(), examples.FS)
	if err != nil {
		return nil, err
	}
	kind := roleplay.NewKind(instant{})
	host := session.NewHost(session.Config{Log: db, Kinds: session.Kinds{kind}})
	srv := server.New(server.Config{
		Host: host, Log: db, Library: library, Web: web.FS(), Version: "bench", Database: db.Engine(),
		Domains: []server.Domain{{Kind: kind, Document: roleplay.ScenarioKind, Open: roleplay.NewOpening, Formats: roleplay.Formats()}},
		Ready:   db.Ping, Hosts: []string{"127.0.0.1"},
	})
	return &client{db: db, host: host, server: httptest.NewServer(srv.Handler())}, nil
}

func (c *client) close() {
	c.server.Close()
	_ = c.host.Close(context.Background())
	_ = c.db.Close()
}

// meet opens a session and begins a conversation.
func (c *client) meet() error {
	var opened struct {
		ID session.ID `json:"id"`
	}
	if err := c.post("/api/v1/sessions", map[string]string{"kind": "roleplay", "document": exampleID}, &opened); err != nil {
		return err
	}
	c.session = opened.ID
	return c.turn(roleplay.Input{Meet: character})
}

func (c *client) turn(input roleplay.Input) error {
	return c.post("/api/v1/sessions/"+string(c.session)+"/turns", map[string]any{"input": input}, nil)
}

func (c *client) post(path string, body, answer any) error {
	encoded, err := json.Marshal(body)
	if err != nil {
		return err
	}
	request, err := http.NewRequestWithContext(context.Background(), http.MethodPost, c.server.URL+path, bytes.NewReader(encoded))
	if err != nil {
		return err
	}
	c.keys++
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Idempotency-Key", fmt.Sprintf("bench-%d", c.keys))
	response, err := c.server.Client().Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	if response.StatusCode >= 300 {
		return fmt.Errorf("POST %s: %s: %s", path, response.Status, text)
	}
	if answer == nil {
		return nil
	}
	return json.Unmarshal(text, answer)
}

// instant is an actor that always says the same, at once.
type instant struct{}

// Speak answers without looking.
func (instant) Speak(context.Context, roleplay.Cue) (roleplay.Line, error) {
	return roleplay.Line{
		Speech: "Shipping on the ninth means going out with the checkout untested on two of the five devices we support.",
		Report: roleplay.ActorWords{EmotionalState: "neutral", AgreementSignal: "none", InformationRevealed: []string{}},
		Actor:  "instant",
	}, nil
}
