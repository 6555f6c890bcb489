package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"testing"
	"time"

	"throughline/bench/baseline"
	"throughline/examples"
	"throughline/roleplay"
)

// walkRows measures the walker: a step alone, and a step with all that a turn makes of it.
func walkRows() ([]row, error) {
	walk, err := shippedWalk()
	if err != nil {
		return nil, err
	}
	none := int64(0)
	var all []row
	for _, w := range []*roleplay.Walk{walk, madeWalk(8), madeWalk(50), madeWalk(500)} {
		what := fmt.Sprintf("walker Step, %d nodes", len(w.Nodes))
		if w == walk {
			what += ", shipped"
		}
		all = append(all, row{
			what: what, run: step(w),
			beside: "a bare table look-up", baseline: baseline.Lookup(len(w.Nodes)),
			target: target{time: 200 * time.Nanosecond, allocs: &none},
		})
	}
	first, err := walk.Record(walk.Begin(), reports[0])
	if err != nil {
		return nil, err
	}
	cue, err := shippedCue(walk)
	if err != nil {
		return nil, err
	}
	return append(all, row{
		what: "render the whole user prompt, ten exchanges in", run: prompt(&cue),
		beside: "json.Marshal of the prompt", baseline: baseline.Marshal(roleplay.UserPrompt(&cue)),
	}, row{
		what: "step, render the node block, encode the event", run: render(walk),
		beside: "json.Marshal of the event", baseline: baseline.Marshal(roleplay.Stepped{Character: walk.Character, Step: first}),
		target: target{time: 20 * time.Microsecond},
	}), nil
}

// reports is what the walks are fed in turn: passages, holds, detours, choices.
var reports = []roleplay.Report{
	{Satisfied: true, Evidence: true, Engagement: 1},
	{Detour: true},
	{Satisfied: true, Engagement: -1},
	{Satisfied: true, Evidence: true, Choice: 1},
}

func step(w *roleplay.Walk) func(*testing.B) {
	return func(b *testing.B) {
		b.ReportAllocs()
		at, n := roleplay.State{}, 0
		for b.Loop() {
			at, _ = w.Step(at, reports[n%len(reports)])
			n++
			if at.Ended {
				at = roleplay.State{}
			}
		}
	}
}

func render(w *roleplay.Walk) func(*testing.B) {
	return func(b *testing.B) {
		b.ReportAllocs()
		progress, n := w.Begin(), 0
		for b.Loop() {
			state, err := w.State(progress)
			if err != nil {
				b.Fatal(err)
			}
			_ = w.Block(state)
			line, err := w.Record(progress, reports[n%len(reports)])
			if err != nil {
				b.Fatal(err)
			}
			if _, err := json.Marshal(roleplay.Stepped{Character: w.Character, Step: line}); err != nil {
				b.Fatal(err)
			}
			n++
			if progress = line.State; progress.Ended {
				progress = w.Begin()
			}
		}
	}
}

func prompt(cue *roleplay.Cue) func(*testing.B) {
	return func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			cue.Block = cue.Walk.Block(cue.At)
			_ = roleplay.UserPrompt(cue)
		}
	}
}

const (
	exampleFile = "roleplay/launch-review.yaml"
	exampleID   = "launch-review"
	character   = "maya"
)

// shipped reads the example.
func shipped() (*roleplay.Scenario, error) {
	text, err := examples.FS.ReadFile(exampleFile)
	if err != nil {
		return nil, err
	}
	scenario, found := roleplay.ParseScenario(exampleFile, text)
	if found.HasErrors() {
		return nil, found
	}
	return scenario, nil
}

// shippedCue is a turn at the gate of a character of the example, ten exchanges in.
func shippedCue(w *roleplay.Walk) (roleplay.Cue, error) {
	scenario, err := shipped()
	if err != nil {
		return roleplay.Cue{}, err
	}
	at := roleplay.State{}
	for !w.Nodes[at.Node].Gate {
		at, _ = w.Step(at, reports[0])
	}
	cue := roleplay.Cue{
		Scenario: scenario, Walk: w, At: at, Block: w.Block(at), Mood: roleplay.Curious,
		Learner: "Okay so how bad is it really, in terms of what we promised the client?",
	}
	for i := range scenario.Cast {
		if scenario.Cast[i].ID == w.Character {
			cue.Character = &scenario.Cast[i]
		}
	}
	for i := range 10 {
		fact := cue.Character.Knows[i%len(cue.Character.Knows)]
		cue.History = append(cue.History, roleplay.Exchange{Node: w.Nodes[at.Node].ID, Learner: "And what does that mean for us?", Speech: fact})
		cue.Said = append(cue.Said, fact)
	}
	return cue, nil
}

// shippedWalk binds a character of the example.
func shippedWalk() (*roleplay.Walk, error) {
	scenario, err := shipped()
	if err != nil {
		return nil, err
	}
	backbone, ok := roleplay.Tier(scenario.Tier)
	if !ok {
		return nil, errors.New("the example's tier is not shipped")
	}
	walk, found := roleplay.Bind(backbone, scenario, character)
	if found.HasErrors() {
		return nil, found
	}
	return walk, nil
}

// madeWalk is a chain with a gate at every fifth node and a pivot at two.
func madeWalk(size int) *roleplay.Walk {
	w := &roleplay.Walk{Backstop: 6, Evidence: roleplay.EvidenceRequired, End: size - 1, RevealAt: 10}
	for i := range size {
		stop := roleplay.Stop{ID: fmt.Sprintf("NODE_%d", i), MinTurns: 1, MaxTurns: 2, SelfLoop: true, Gate: i%5 == 4, Advance: i + 1}
		if i == 2 || i == 6 {
			stop.Gate, stop.Pivot, stop.MaxTurns, stop.Effects, stop.Options = false, (i+2)/4, 1, []int{5, -5}, []string{"a", "b"}
		}
		w.Nodes = append(w.Nodes, stop)
	}
	w.Nodes[size-1] = roleplay.Stop{ID: "CLOSE", MinTurns: 1, MaxTurns: 1, Advance: -1}
	return w
}
