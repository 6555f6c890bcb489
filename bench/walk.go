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
	return append(all, row{
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

const (
	exampleFile = "roleplay/launch-review.yaml"
	exampleID   = "launch-review"
	character   = "maya"
)

// shippedWalk binds a character of the example.
func shippedWalk() (*roleplay.Walk, error) {
	text, err := examples.FS.ReadFile(exampleFile)
	if err != nil {
		return nil, err
	}
	scenario, found := roleplay.ParseScenario(exampleFile, text)
	if found.HasErrors() {
		return nil, found
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
