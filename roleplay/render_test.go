package roleplay

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestBlockSaysWhatTheTurnIsFor(t *testing.T) {
	t.Parallel()
	scenario := mayaScenario()
	walk := mayaWalk(&scenario.Cast[0])
	cases := map[string]State{
		"ground": {Node: 0}, "surface": {Node: 1}, "deepen": {Node: 2}, "pivot": {Node: 3}, "decisive": {Node: 4}, "decisive-held": {Node: 4, Held: 2},
		"resolve-distant": {Node: 6, Standing: 9}, "resolve-trusting": {Node: 6, Standing: 10}, "resolve-revealed": {Node: 6, Standing: 20, Reveal: true}, "close": {Node: 7},
	}
	for name, at := range cases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			golden(t, filepath.Join("block", name+".txt"), walk.Block(at))
		})
	}
}

func TestBlockKeepsTheRevealUntilTheStandingAllowsIt(t *testing.T) {
	t.Parallel()
	scenario := mayaScenario()
	walk := mayaWalk(&scenario.Cast[0])
	reveal := scenario.Cast[0].KeyReveal.Text
	for standing := minStanding; standing <= maxStanding; standing++ {
		for _, done := range []bool{false, true} {
			got := strings.Contains(walk.Block(State{Node: 6, Standing: standing, Reveal: done}), reveal)
			if want := standing >= walk.RevealAt && !done; got != want {
				t.Errorf("at %d, made before %v: reveal in block %v", standing, done, got)
			}
		}
	}
}

func BenchmarkBlock(b *testing.B) {
	scenario := mayaScenario()
	walk := mayaWalk(&scenario.Cast[0])
	b.ReportAllocs()
	for b.Loop() {
		walk.Block(State{Node: 4})
	}
}
