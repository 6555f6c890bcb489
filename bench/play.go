package main

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"throughline/bench/baseline"
	"throughline/examples"
	"throughline/game"
)

// playRows measures the reducer of a game on the example with all mechanics, played through by the solver.
func playRows() ([]row, error) {
	b, k, err := exampleGame()
	if err != nil {
		return nil, err
	}
	moves := []game.Move{}
	run := game.RunBot(b, k, game.Solver, 0, func(m game.Move, _ game.State) { moves = append(moves, m) })
	if run.Score != run.MaxScore {
		return nil, fmt.Errorf("the solver reached %d of %d points", run.Score, run.MaxScore)
	}
	action, err := json.Marshal(moves[1].Action)
	if err != nil {
		return nil, err
	}
	return []row{
		{
			what: "game Play, an action", run: playThrough(b, k, moves), per: len(moves),
			beside: "JSON decoding of the action", baseline: baseline.Unmarshal[game.Action](action),
			target: target{time: 20 * time.Microsecond},
		},
		{
			what: "game Show, the view after an action", run: showView(b, k, run.State),
			beside: "JSON decoding of the action", baseline: baseline.Unmarshal[game.Action](action),
		},
	}, nil
}

// exampleGame is the example with all mechanics, ready to be played.
func exampleGame() (*game.Blueprint, *game.Key, error) {
	text, err := examples.FS.ReadFile("game/digestion.yaml")
	if err != nil {
		return nil, nil, err
	}
	g, found := game.ParseGame("digestion", text)
	if g == nil {
		return nil, nil, found
	}
	b, k, _ := game.Assemble(*g)
	return &b, &k, nil
}

func playThrough(b *game.Blueprint, k *game.Key, moves []game.Move) func(*testing.B) {
	return func(t *testing.B) {
		t.ReportAllocs()
		for t.Loop() {
			var s game.State
			for _, m := range moves {
				next, _, refused := game.Play(b, k, s, m)
				if len(refused) > 0 {
					t.Fatal(refused)
				}
				s = next
			}
		}
	}
}

func showView(b *game.Blueprint, k *game.Key, s game.State) func(*testing.B) {
	return func(t *testing.B) {
		t.ReportAllocs()
		for t.Loop() {
			if v := game.Show(b, k, s); v.Results == nil {
				t.Fatal("the game has not ended")
			}
		}
	}
}
