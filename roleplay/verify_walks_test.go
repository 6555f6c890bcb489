package roleplay

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// failing lists the claims that do not hold for a walk.
func failing(t *testing.T, w *Walk) []string {
	t.Helper()
	p, err := Verify(w)
	if err != nil {
		t.Fatal(err)
	}
	var claims []string
	for _, c := range p.Claims {
		if !c.Holds {
			claims = append(claims, c.Claim)
		}
		if c.Holds == (c.Detail != "") {
			t.Errorf("%s holds: %v, and says %q", c.Claim, c.Holds, c.Detail)
		}
		replays(t, w, c.Counterexample)
	}
	if p.Holds != (len(claims) == 0) {
		t.Errorf("all hold: %v, but %v fail", p.Holds, claims)
	}
	return claims
}

// Walks that no document can ask for: each breaks what it should and nothing else.
func TestAWalkBuiltWrongBreaksItsClaim(t *testing.T) {
	t.Parallel()
	gate, end := Stop{ID: "GATE", Gate: true}, Stop{ID: "CLOSE"}
	fork := Stop{ID: "FORK", Pivot: 1, Options: []string{"a", "b"}, Effects: []int{12, -9}}
	change := func(w *Walk, by func(*Walk)) *Walk {
		by(w)
		return w
	}
	for name, c := range map[string]struct {
		walk *Walk
		want []string
	}{
		"a sound one":                   {bareWalk(Stop{ID: "OPEN"}, fork, gate, end), nil},
		"only an end":                   {bareWalk(end), nil},
		"a backstop of none":            {change(bareWalk(gate, end), func(w *Walk) { w.Backstop = 0 }), nil},
		"a backstop that never comes":   {change(bareWalk(gate, end), func(w *Walk) { w.Backstop = 1 << 30 }), []string{claimEnds}},
		"a node with no way on":         {bareWalk(Stop{ID: "TALK", MaxTurns: 1 << 20, SelfLoop: true}, end), []string{claimEnds}},
		"a pivot that waits forever":    {bareWalk(Stop{ID: "FORK", Pivot: 1, MaxTurns: 1 << 20, Options: []string{"a", "b"}, Effects: []int{1, 2}}, end), []string{claimEnds}},
		"an end that leads on":          {change(bareWalk(gate, Stop{ID: "TALK"}, end), func(w *Walk) { w.End = 1 }), []string{claimEnds, claimClean}},
		"a second end":                  {change(bareWalk(gate, Stop{ID: "OTHER"}, end), func(w *Walk) { w.Nodes[1].Advance = -1 }), []string{claimClean}},
		"a node nothing leads to":       {change(bareWalk(Stop{ID: "OPEN"}, Stop{ID: "TALK"}, end), func(w *Walk) { w.Nodes[0].Advance = 2 }), []string{claimNodes}},
		"a reveal that needs too much":  {change(bareWalk(Stop{ID: "TELL", Reveals: true}, end), func(w *Walk) { w.RevealAt = 25 }), []string{claimRevealed}},
		"an edge around a gate":         {bareWalk(Stop{ID: "OPEN", Conditional: &OneTime{To: 2, Standing: 1}}, gate, end), []string{claimAround}},
		"an extra gate that is missed":  {bareWalk(Stop{ID: "OPEN", Advance: 2, Conditional: &OneTime{To: 1, Standing: 1}}, gate, end), nil},
		"an edge around the first gate": {bareWalk(Stop{ID: "OPEN", Conditional: &OneTime{To: 2, Standing: 1}}, gate, Stop{ID: "OTHER", Gate: true}, end), []string{claimAround}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(c.want, failing(t, c.walk)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestEveryRuleOfATransitionCanBeBroken(t *testing.T) {
	t.Parallel()
	fork := Stop{ID: "FORK", Pivot: 1, Options: []string{"a", "b"}, Effects: []int{12, -9}}
	w := bareWalk(Stop{ID: "OPEN"}, fork, Stop{ID: "GATE", Gate: true}, Stop{ID: "TELL", Reveals: true}, Stop{ID: "CLOSE"})
	step := func(at State, r Report, change func(*transition)) uint8 {
		tr := transition{from: at, report: r}
		tr.to, tr.decision = w.Step(at, r)
		if w.broken(&tr) != 0 {
			t.Errorf("%+v is broken as it is", tr)
		}
		change(&tr)
		return w.broken(&tr)
	}
	atFork, atGate, atTell := State{Node: 1, Turns: 1}, State{Node: 2}, State{Node: 3, Standing: 9}
	for name, c := range map[string]struct {
		got  uint8
		want uint8
	}{
		"a gate left unsatisfied":        {step(atGate, Report{}, func(t *transition) { t.to = State{Node: 3} }), 1 << ruleGates},
		"a gate left without evidence":   {step(atGate, Report{Satisfied: true}, func(t *transition) { t.to = State{Node: 3} }), 1 << ruleGates},
		"a gate forced before its time":  {step(atGate, Report{}, func(t *transition) { t.to = State{Node: 4, Forced: true} }), 1 << ruleGates},
		"a skip that is not marked":      {step(atGate, Report{Skip: true}, func(t *transition) { t.to.Forced = false }), 1 << ruleGates},
		"a reveal below its standing":    {step(atTell, Report{}, func(t *transition) { t.to.Reveal = true }), 1 << ruleReveal},
		"a reveal at another node":       {step(State{Standing: 30}, Report{}, func(t *transition) { t.to.Reveal = true }), 1 << ruleReveal},
		"a reveal that is unmade":        {step(State{Node: 3, Reveal: true}, Report{}, func(t *transition) { t.to.Reveal = false }), 1 << ruleReveal},
		"a pivot left without outcome":   {step(atFork, Report{Choice: 1}, func(t *transition) { t.decision.Outcome = 0 }), 1 << rulePivots},
		"a pivot that waits too long":    {step(State{Node: 1}, Report{}, func(t *transition) { t.to.Turns = 2 }), 1 << rulePivots},
		"a pivot the client is not told": {step(State{}, Report{}, func(t *transition) { t.decision.Commands = 0 }), 1 << ruleCommands},
		"an end that is not told":        {step(State{Node: 4}, Report{}, func(t *transition) { t.decision.Commands = EndConversation }), 1 << ruleCommands},
		"an end that is told too soon":   {step(atTell, Report{}, func(t *transition) { t.decision.Commands = EndConversation }), 1 << ruleCommands},
	} {
		if c.got != c.want {
			t.Errorf("%s: breaks %04b, want %04b", name, c.got, c.want)
		}
	}
}

func TestAWalkWithTooManyStatesIsRefused(t *testing.T) {
	t.Parallel()
	var stops []Stop
	for i := range 12 {
		stops = append(stops, Stop{ID: "N" + string(rune('A'+i)), MaxTurns: 2, SelfLoop: true, Advance: i + 1, Conditional: &OneTime{To: 0, Standing: 5, Bit: i}})
	}
	w := bareWalk(append(stops, Stop{ID: "CLOSE"})...)
	_, err := prove(w, nil, 10_000)
	if large := (*TooLargeError)(nil); !errors.As(err, &large) || large.Most != 10_000 {
		t.Errorf("%v", err)
	}
}

func TestTheFullCharacterHasContentForEverySource(t *testing.T) {
	t.Parallel()
	s := fullScenario()
	for _, key := range sourceKeys() {
		if len(contentOf(key, s, s.character(fullCharacter))) == 0 {
			t.Errorf("nothing for %s", key)
		}
	}
}
