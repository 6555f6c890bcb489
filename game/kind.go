package game

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"sync"

	"throughline/diag"
	"throughline/document"
	"throughline/session"
)

// This file is all that the rest of the program needs to know of games as sessions.

const kindName = "game"

// engine is the version of the rules. It changes when the same log would be decided otherwise.
const engine = "game/2"

// Kind is the sort of session that plays a game.
type Kind struct {
	mu     sync.Mutex
	boards map[[sha256.Size]byte]*board // by the hash of their document
}

// board is a game ready to be played, shared between the sessions that pin the same document.
type board struct {
	blueprint Blueprint
	key       Key
}

// mostBoards bounds what is kept; past it, it starts anew. What sessions hold stays theirs.
const mostBoards = 256

// NewKind returns the kind.
func NewKind() *Kind { return &Kind{boards: map[[sha256.Size]byte]*board{}} }

// Name is the word for it in logs and addresses.
func (k *Kind) Name() string { return kindName }

// Engine is the version of the rules.
func (k *Kind) Engine() string { return engine }

// NewOpening is what a session of a game is opened with: the game, pinned whole.
func NewOpening(name string, text []byte, _ document.Finder) (session.Opening, diag.List) {
	g, found := ParseGame(name, text)
	if g == nil {
		return session.Opening{}, found
	}
	return session.Opening{Kind: kindName, Documents: []session.Document{{Kind: GameKind, ID: g.ID, Text: string(text)}}}, found
}

// Open makes the state of a game that has not begun.
func (k *Kind) Open(o session.Opening) (session.State, error) {
	if len(o.Documents) != 1 || o.Documents[0].Kind != GameKind {
		return nil, errors.New("a game is opened on one document of kind " + GameKind)
	}
	b, err := k.board(o.Documents[0])
	if err != nil {
		return nil, err
	}
	return &play{board: b}, nil
}

// board makes what the game of a document is played with. It was checked when the session was opened; a session must stay
// readable when later checks are stricter, so only what cannot be played at all is refused here.
func (k *Kind) board(d session.Document) (*board, error) {
	hash := sha256.Sum256([]byte(d.Text))
	k.mu.Lock()
	defer k.mu.Unlock()
	if b, ok := k.boards[hash]; ok {
		return b, nil
	}
	g, _, found := decodeGame(d.ID, []byte(d.Text))
	if g == nil {
		return nil, &session.Refusal{Diagnostics: found}
	}
	a := newAssembly(g)
	if !a.playable() {
		return nil, &session.Refusal{Diagnostics: a.found}
	}
	b := &board{blueprint: a.blueprint(), key: a.key()}
	if len(k.boards) >= mostBoards {
		clear(k.boards)
	}
	k.boards[hash] = b
	return b, nil
}

// play is the state of one session: the fold of its events.
type play struct {
	board *board
	state State
}

// The types of a game's events.
const (
	eventAct    = "act"    // person: Action
	eventPlayed = "played" // code: Played
)

// Played is what came of an action, at the time that the log gives the action.
type Played struct {
	Events []Event `json:"events"`
}

// Accept checks what the player wants to do now.
func (p *play) Accept(raw json.RawMessage) (string, any, error) {
	var a Action
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&a); err != nil {
		return "", nil, &session.Refusal{Diagnostics: refuse(codeInput, "", "the action cannot be read: %v", err)}
	}
	if refused := Check(&p.board.blueprint, &p.board.key, p.state, a); len(refused) > 0 {
		return "", nil, &session.Refusal{Diagnostics: refused}
	}
	return eventAct, a, nil
}

// Turn decides what comes of the action. Its time is that of the log, so deciding again comes to the same.
func (p *play) Turn(_ context.Context, t *session.Turn) error {
	var a Action
	if err := json.Unmarshal(t.Input.Body, &a); err != nil {
		return fmt.Errorf("read the action: %w", err)
	}
	_, events, refused := Play(&p.board.blueprint, &p.board.key, p.state, Move{Action: a, At: t.Input.At})
	if len(refused) > 0 {
		return fmt.Errorf("an action that was accepted is refused: %w", refused)
	}
	return t.Decide(eventPlayed, Played{Events: events})
}

// Fold applies one event.
func (p *play) Fold(e session.Event) error {
	switch e.Type {
	case eventAct:
		return nil // what came of it follows
	case eventPlayed:
		var body Played
		if err := json.Unmarshal(e.Body, &body); err != nil {
			return fmt.Errorf("read its body: %w", err)
		}
		if err := p.state.sound(&p.board.key, body.Events); err != nil {
			return err
		}
		p.state.Apply(body.Events)
		return nil
	default:
		return fmt.Errorf("a game has no event %q", e.Type)
	}
}

// View is what the player may see.
func (p *play) View() any { return Show(&p.board.blueprint, &p.board.key, p.state) }

// Outcome is what the session came to.
func (p *play) Outcome() any {
	outcome := Result(&p.board.blueprint, &p.board.key, p.state)
	return &outcome
}

// Summary is what a list of sessions shows.
func (p *play) Summary() session.Summary {
	s := session.Summary{Title: p.board.blueprint.Title, Place: "not begun", Done: p.state.Ended()}
	switch run := p.state.Run; {
	case s.Done:
		s.Place = fmt.Sprintf("%d of %d points", p.state.Score(), p.board.blueprint.TotalMaxScore)
	case run.Scene != "":
		s.Place = p.board.blueprint.Scene(run.Scene).Title
	}
	return s
}
