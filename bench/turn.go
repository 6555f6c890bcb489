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
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"throughline/access"
	"throughline/bench/baseline"
	"throughline/examples"
	"throughline/game"
	"throughline/interview"
	"throughline/roleplay"
	"throughline/server"
	"throughline/session"
	"throughline/store"
	"throughline/web"
)

// taker is how turns of one kind of session are taken.
type taker struct {
	name string
	// open begins a session, so far that turns can be taken in it.
	open func(*place) (session.ID, error)
	// input is what is done in the turn of a number, from 0.
	input func(number int) any
}

// turnRows measures whole turns over HTTP on SQLite, with an actor that answers at once.
func turnRows() ([]row, error) {
	solver, err := solvedActions()
	if err != nil {
		return nil, err
	}
	var all []row
	for _, kind := range []taker{
		{"role-play", (*place).meet, func(int) any { return roleplay.Input{Say: said} }},
		{"game", (*place).sitDown, func(number int) any { return solver[number] }},
	} {
		sizes, err := turnSizes(kind)
		if err != nil {
			return nil, fmt.Errorf("measure the size of a %s turn: %w", kind.name, err)
		}
		for _, learners := range []int{1, 16} {
			all = append(all, row{
				what: fmt.Sprintf("%s turn over HTTP, SQLite, %d at once", kind.name, learners), run: turns(kind, learners), per: learners * length,
				beside: fmt.Sprintf("%d bare commits, %v bytes", len(sizes), sizes), baseline: baseline.Commits(sizes...),
				target: target{ratio: 4}, // a quarter of the rate
			})
		}
	}
	return all, nil
}

// solvedActions are the moves of a player who errs never.
func solvedActions() ([]game.Action, error) {
	b, k, err := exampleGame()
	if err != nil {
		return nil, err
	}
	var all []game.Action
	game.RunBot(b, k, game.Solver, 0, func(m game.Move, _ game.State) { all = append(all, m.Action) })
	if len(all) < length {
		return nil, fmt.Errorf("the example is played in %d moves, and %d are measured", len(all), length)
	}
	return all, nil
}

// length is how many turns a learner takes: fewer than end the conversation, whatever is said.
const length = 10

// turns lets so many learners take their turns side by side. Sessions are opened off the clock.
func turns(kind taker, learners int) func(*testing.B) {
	return func(b *testing.B) {
		p, err := newPlace(b.TempDir())
		if err != nil {
			b.Fatal(err)
		}
		defer p.close()
		for b.Loop() {
			b.StopTimer()
			open := make([]session.ID, learners)
			for i := range open {
				if open[i], err = kind.open(p); err != nil {
					b.Fatal(err)
				}
			}
			b.StartTimer()
			var group sync.WaitGroup
			for _, id := range open {
				group.Go(func() {
					for number := range length {
						if err := p.turn(id, kind.input(number)); err != nil {
							b.Error(err)
							return
						}
					}
				})
			}
			group.Wait()
		}
	}
}

const said = "What would it take to ship on the ninth, and what would we be giving up if we did?"

// turnSizes returns the bytes that each commit of a turn adds to the log: of the second, which is like most.
func turnSizes(kind taker) ([]int, error) {
	folder, err := os.MkdirTemp("", "bench")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	p, err := newPlace(folder)
	if err != nil {
		return nil, err
	}
	defer p.close()
	id, err := kind.open(p)
	if err != nil {
		return nil, err
	}
	for number := range 2 {
		if err := p.turn(id, kind.input(number)); err != nil {
			return nil, err
		}
	}
	events, err := p.db.Events(context.Background(), id, 0, 0)
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

// place is a server on a database of its own, and the way to it.
type place struct {
	db     *store.DB
	host   *session.Host
	server *httptest.Server
	client *http.Client
	keys   atomic.Int64
}

func newPlace(folder string) (*place, error) {
	db, err := store.Open(context.Background(), filepath.Join(folder, "bench.db"))
	if err != nil {
		return nil, err
	}
	library, err := server.NewLibrary(slices.Concat(game.Formats(), roleplay.Formats(), interview.Formats()), nil, examples.FS)
	if err != nil {
		return nil, err
	}
	kind, games := roleplay.NewKind(instant{}), game.NewKind()
	host := session.NewHost(session.Config{Log: db, Kinds: session.Kinds{kind, games}})
	srv := server.New(server.Config{
		Host: host, Log: db, Library: library, Web: web.FS(), Version: "bench", Database: db.Engine(),
		Domains: []server.Domain{
			{Kind: kind, Document: roleplay.ScenarioKind, Open: roleplay.NewOpening, Formats: roleplay.Formats()},
			{Kind: games, Document: game.GameKind, Open: game.NewOpening, Formats: game.Formats()},
		},
		Door: access.NewDoor(db, time.Now), Book: db, Local: true,
		Ready: db.Ping, Hosts: []string{"127.0.0.1"},
	})
	p := &place{db: db, host: host, server: httptest.NewServer(srv.Handler())}
	p.client = &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 64}} // a connection a learner
	return p, nil
}

func (p *place) close() {
	p.server.Close()
	_ = p.host.Close(context.Background())
	_ = p.db.Close()
}

// meet opens a role-play and begins a conversation.
func (p *place) meet() (session.ID, error) {
	id, err := p.open("roleplay", exampleID)
	if err != nil {
		return "", err
	}
	return id, p.turn(id, roleplay.Input{Meet: character})
}

// sitDown opens a game.
func (p *place) sitDown() (session.ID, error) { return p.open("game", "digestion") }

func (p *place) open(kind, document string) (session.ID, error) {
	var opened struct {
		ID session.ID `json:"id"`
	}
	err := p.post("/api/v1/sessions", map[string]string{"kind": kind, "document": document}, &opened)
	return opened.ID, err
}

func (p *place) turn(id session.ID, input any) error {
	return p.post("/api/v1/sessions/"+string(id)+"/turns", map[string]any{"input": input}, nil)
}

func (p *place) post(path string, body, answer any) error {
	encoded, err := json.Marshal(body)
	if err != nil {
		return err
	}
	request, err := http.NewRequestWithContext(context.Background(), http.MethodPost, p.server.URL+path, bytes.NewReader(encoded))
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Idempotency-Key", fmt.Sprintf("bench-%d", p.keys.Add(1)))
	response, err := p.client.Do(request)
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
