package roleplay

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// anyWalk draws a walk whose advance edges lead on; its conditional edges lead anywhere.
func anyWalk(t *rapid.T) *Walk {
	n := rapid.IntRange(1, 6).Draw(t, "nodes")
	w := &Walk{
		Character: "ann", Backstop: rapid.IntRange(1, 3).Draw(t, "backstop"), End: n - 1, RevealAt: Standing(rapid.IntRange(-5, 12).Draw(t, "reveal at")),
		Evidence: rapid.SampledFrom([]GateEvidence{EvidenceRequired, EvidenceAdvisory, EvidenceOff}).Draw(t, "evidence"),
	}
	pivots := rapid.IntRange(0, 2).Draw(t, "pivots")
	for i := range n {
		s := Stop{ID: fmt.Sprintf("N%d", i), MinTurns: rapid.IntRange(1, 2).Draw(t, "min"), Advance: -1}
		s.MaxTurns = s.MinTurns + rapid.IntRange(0, 1).Draw(t, "more")
		if i < n-1 {
			s.Advance = rapid.IntRange(i+1, n-1).Draw(t, "advance")
			s.SelfLoop, s.Reveals = rapid.Bool().Draw(t, "loops"), rapid.Bool().Draw(t, "reveals")
			switch kind := rapid.IntRange(0, 3).Draw(t, "kind"); {
			case kind == 0:
				s.Gate = true
			case kind == 1 && pivots > 0:
				s.Pivot, s.Options, s.Effects = pivots, []string{"a", "b"}, []int{12, -9}
				pivots--
			}
			if rapid.IntRange(0, 2).Draw(t, "conditional") == 0 {
				s.Conditional = &OneTime{To: rapid.IntRange(0, n-1).Draw(t, "to"), Standing: Standing(rapid.IntRange(-3, 6).Draw(t, "at")), Bit: i}
			}
		}
		w.Nodes = append(w.Nodes, s)
	}
	return w
}

// naive explores as one would without a thought for speed: every report of all there are, and a map of states.
type naive struct {
	walk        *Walk
	left        map[State]int // the most exchanges left
	open        map[State]bool
	transitions int
	circle      bool
}

func (n *naive) visit(at State) int {
	if left, known := n.left[at]; known {
		return left
	}
	if n.open[at] {
		n.circle = true
		return 0
	}
	n.open[at] = true
	left := 0
	if !at.Ended {
		for _, r := range everyReport(&n.walk.Nodes[at.Node]) {
			n.transitions++
			to, _ := n.walk.Step(at, r)
			left = max(left, n.visit(to)+1)
		}
	}
	n.left[at] = left
	return left
}

func everyReport(node *Stop) []Report {
	var all []Report
	for bits := range 16 {
		for engagement := int8(-2); engagement <= 2; engagement++ {
			for choice := range int8(len(node.Options) + 1) {
				all = append(all, Report{
					Satisfied: bits&1 > 0, Detour: bits&2 > 0, Evidence: bits&4 > 0, Skip: bits&8 > 0, Engagement: engagement, Choice: choice,
				})
			}
		}
	}
	return all
}

func TestVerifyFindsTheStatesAndTheBoundThatANaiveSearchFinds(t *testing.T) {
	t.Parallel()
	conditional := 0
	rapid.Check(t, func(t *rapid.T) {
		w := anyWalk(t)
		p, err := Verify(w)
		if err != nil {
			t.Fatal(err)
		}
		n := &naive{walk: w, left: map[State]int{}, open: map[State]bool{}}
		bound := n.visit(State{})
		if p.States != len(n.left) || p.Transitions != n.transitions {
			t.Errorf("%d states and %d transitions, by a naive search %d and %d", p.States, p.Transitions, len(n.left), n.transitions)
		}
		ends := p.Claims[0]
		if ends.Holds != !n.circle || ends.Holds && (ends.Bound != bound || len(p.longest) != bound) {
			t.Errorf("ends %v within %d, told %d; by a naive search %v within %d", ends.Holds, ends.Bound, len(p.longest), !n.circle, bound)
		}
		for at := range n.left {
			if len(n.left) > 1 && at.Taken != 0 {
				conditional++
				break
			}
		}
	})
	t.Logf("%d walks took a conditional edge", conditional)
	if conditional == 0 {
		t.Error("no conditional edge was ever taken")
	}
}

// The search tells states apart by their packed keys: if two of them shared one, a part of the walk would never be seen.
func TestStatesShareAKeyOnlyIfTheyDifferInTheStandingAlone(t *testing.T) {
	t.Parallel()
	states := []State{{}}
	vary := func(times int, set func(*State, int)) {
		var all []State
		for _, each := range states {
			for i := range times {
				set(&each, i)
				all = append(all, each)
			}
		}
		states = all
	}
	vary(4, func(s *State, i int) { s.Node = []int16{0, 1, 255, mostNodes}[i] })
	vary(5, func(s *State, i int) { s.Turns = []int16{0, 1, 511, endlessStay, endlessStay + 1}[i] })
	vary(3, func(s *State, i int) { s.Held = []int16{0, 1, mostTurns}[i] })
	vary(4, func(s *State, i int) { s.Pivots[0] = []int8{0, declined, 1, mostOptions}[i] })
	vary(4, func(s *State, i int) { s.Pivots[1] = []int8{0, declined, 1, mostOptions}[i] })
	vary(2, func(s *State, i int) { s.Reveal = i > 0 })
	vary(2, func(s *State, i int) { s.Forced = i > 0 })
	vary(2, func(s *State, i int) { s.Ended = i > 0 })
	vary(3, func(s *State, i int) { s.Taken = []uint64{0, 1, 1 << (maxOneTime - 1)}[i] })
	seen := map[key]State{}
	for _, each := range states {
		liked := each
		liked.Standing = maxStanding
		if other, taken := seen[each.key()]; taken || liked.key() != each.key() {
			t.Fatalf("%+v has the key of %+v, and in another standing its own: %v", each, other, liked.key() == each.key())
		}
		seen[each.key()] = each
	}
}

// What verify leaves out of its search: reports that a node cannot tell apart, a detour above all.
func TestANodeTakesAReportAsItsEssence(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		w := anyWalk(t)
		at := State{}
		for range 30 {
			r := drawReport(t)
			to, d := w.Step(at, r)
			detoured := r
			detoured.Detour = !r.Detour
			if sideways, other := w.Step(at, detoured); sideways != to || other != d {
				t.Fatalf("a detour matters at %s: %+v, %+v", w.Nodes[at.Node].ID, to, sideways)
			}
			again, other := w.Step(at, w.Nodes[at.Node].essence(r))
			d.Unproven, other.Unproven = false, false // only the sentence of a hold depends on it
			if again != to || other != d {
				t.Fatalf("%+v is taken as %+v at %s, but leads to %+v and %+v", r, w.Nodes[at.Node].essence(r), w.Nodes[at.Node].ID, to, again)
			}
			if at = to; at.Ended {
				at = State{}
			}
		}
	})
}

// Histories are projected away: a step of the record is a step of the state.
func TestDroppingHistoriesCommutesWithStep(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		w := anyWalk(t)
		p := w.Begin()
		for range 40 {
			at, err := w.State(p)
			if err != nil {
				t.Fatal(err)
			}
			r := drawReport(t)
			line, err := w.Record(p, r)
			if err != nil {
				t.Fatal(err)
			}
			want, _ := w.Step(at, r)
			text, err := json.Marshal(line.State)
			if err != nil {
				t.Fatal(err)
			}
			var read Progress
			if err := json.Unmarshal(text, &read); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(line.State, read); diff != "" {
				t.Fatalf("it does not survive JSON (-written +read):\n%s", diff)
			}
			if got, err := w.State(read); err != nil || got != want {
				t.Fatalf("%v: recorded %+v, stepped %+v", err, got, want)
			}
			if p = read; p.Ended {
				return
			}
		}
	})
}

// A check explores less: not how pivots came out, nor edges that are behind. It must come to the same.
func TestACheckProvesWhatVerifyProves(t *testing.T) {
	t.Parallel()
	smaller := 0
	rapid.Check(t, func(t *rapid.T) {
		w := anyWalk(t)
		essential := w.essential()
		at := State{}
		for range 20 {
			r := drawReport(t)
			to, _ := w.Step(at, r)
			if around, _ := w.Step(essential(at), r); essential(around) != essential(to) {
				t.Fatalf("from %+v to %+v, and to %+v", at, to, around)
			}
			at = to
		}
		whole, err := Verify(w)
		if err != nil {
			t.Fatal(err)
		}
		part, err := prove(w, essential, mostStates)
		if err != nil {
			t.Fatal(err)
		}
		for i, c := range whole.Claims {
			if got := part.Claims[i]; got.Claim != c.Claim || got.Holds != c.Holds || got.Bound != c.Bound || len(got.Counterexample) != len(c.Counterexample) {
				t.Errorf("%+v, and as checked %+v", c, got)
			}
		}
		if part.States > whole.States {
			t.Errorf("%d states instead of %d", part.States, whole.States)
		}
		if part.States < whole.States {
			smaller++
		}
	})
	if smaller == 0 {
		t.Error("it never explored less")
	}
}

func TestAWalkThatVerifiesEndsWithinItsBoundUnderAnyReports(t *testing.T) {
	t.Parallel()
	verified := 0
	rapid.Check(t, func(t *rapid.T) {
		w := anyWalk(t)
		p, err := Verify(w)
		if err != nil {
			t.Fatal(err)
		}
		if !p.Claims[0].Holds {
			return
		}
		verified++
		at, exchanges := State{}, 0
		for ; !at.Ended; exchanges++ {
			if exchanges == p.Claims[0].Bound {
				t.Fatalf("%d exchanges, and it goes on at %s", exchanges, w.Nodes[at.Node].ID)
			}
			at, _ = w.Step(at, drawReport(t))
		}
	})
	if verified == 0 {
		t.Error("no walk was verified")
	}
}
