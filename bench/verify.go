package main

import (
	"fmt"
	"testing"
	"time"

	"throughline/bench/baseline"
	"throughline/roleplay"
)

// looks is how many steps a proof takes from a state, about: a plain node tells fifteen reports apart.
const looks = 15

// verifyRows measures the proof: all walks of an example, and a walk of fifty nodes, each whole and by the state.
func verifyRows() ([]row, error) {
	scenario, err := shipped()
	if err != nil {
		return nil, err
	}
	backbone, _ := roleplay.Tier(scenario.Tier)
	cast, err := roleplay.VerifyCast(backbone, scenario)
	if err != nil {
		return nil, err
	}
	all := verifyRow("verify, the whole cast of "+exampleID, cast.States, func() error {
		_, err := roleplay.VerifyCast(backbone, scenario)
		return err
	})
	for _, w := range []*roleplay.Walk{madeWalk(50), forkedWalk(50)} {
		proof, err := roleplay.Verify(w)
		if err != nil {
			return nil, err
		}
		what := "verify, 50 nodes"
		for _, n := range w.Nodes {
			if n.Conditional != nil {
				what = "verify, 50 nodes with conditional edges"
			}
		}
		all = append(all, verifyRow(what, proof.States, func() error {
			_, err := roleplay.Verify(w)
			return err
		})...)
	}
	return all, nil
}

// verifyRow is a proof as a whole, which must be quick, and the time it takes a state.
func verifyRow(what string, states int, verify func() error) []row {
	run := func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if err := verify(); err != nil {
				b.Fatal(err)
			}
		}
	}
	return []row{
		{
			what: fmt.Sprintf("%s, %d states", what, states), run: run, target: target{time: time.Second},
			beside: "a map of as many states", baseline: baseline.Visit(states, looks),
		},
		{what: what + ", a state", run: run, per: states, beside: "a bare table look-up", baseline: baseline.Lookup(50)},
	}
}

// forkedWalk is madeWalk with a key reveal and two conditional edges that lead over a node.
func forkedWalk(size int) *roleplay.Walk {
	w := madeWalk(size)
	w.Nodes[size/2].Reveals = true
	for bit, at := range []int{10, 20} {
		w.Nodes[at].Conditional = &roleplay.OneTime{To: at + 2, Standing: 10, Bit: bit}
	}
	return w
}
