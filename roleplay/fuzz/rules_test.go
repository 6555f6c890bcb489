package fuzz_test

import (
	"testing"

	"throughline/roleplay"
)

// follow walks by the reports that bytes stand for, over and over, until the end, and holds every step to the rules.
func follow(t *testing.T, w *roleplay.Walk, reports []byte) {
	t.Helper()
	if len(reports) == 0 {
		reports = []byte{0}
	}
	most := mostExchanges(w)
	at := roleplay.State{}
	for n := 0; !at.Ended; n++ {
		if n == most {
			t.Fatalf("after %d exchanges it goes on at %s", n, w.Nodes[at.Node].ID)
		}
		r := reportOf(reports[n%len(reports)])
		want := ruled(w, at, r)
		to, d := w.Step(at, r)
		if got := (ruling{int(d.To), d.Act, int(to.Standing)}); got != want || want.node >= 0 && int(to.Node) != want.node {
			t.Fatalf("%+v at %+v leads to %+v, and by the rules to %+v", r, at, got, want)
		}
		at = to
	}
}

// reportOf reads a report from a byte.
func reportOf(b byte) roleplay.Report {
	return roleplay.Report{
		Satisfied: b&1 > 0, Detour: b&2 > 0, Evidence: b&4 > 0, Choice: int8(b >> 3 & 3), Engagement: int8(b>>5) - 2, Skip: b == 0xff,
	}
}

// mostExchanges is more than any conversation on a walk that is proved to end can take: every conditional edge lets each
// node be come to once more.
func mostExchanges(w *roleplay.Walk) int {
	most, visits := 0, 1
	for _, n := range w.Nodes {
		most += max(n.MaxTurns+1, w.Backstop)
		if n.Conditional != nil {
			visits++
		}
	}
	return most * visits
}

// ruling is where the pointer goes, -1 for nowhere since it has ended, by which act, and the standing after it.
type ruling struct {
	node     int
	act      roleplay.Act
	standing int
}

// ruled is what docs/formats/backbone.md says of a report. It knows nothing of how Step is made.
func ruled(w *roleplay.Walk, at roleplay.State, r roleplay.Report) ruling {
	n := w.Nodes[at.Node]
	turns, standing := int(at.Turns)+1, clamped(int(at.Standing)+min(max(int(r.Engagement), -2), 2))
	satisfied := r.Satisfied && (r.Evidence || !n.Gate || w.Evidence != roleplay.EvidenceRequired)
	onward := func() int {
		if c := n.Conditional; c != nil && standing >= int(c.Standing) && at.Taken>>c.Bit&1 == 0 {
			return c.To
		}
		return n.Advance
	}
	stays := int(at.Node)
	switch {
	case stays == w.End:
		return ruling{-1, roleplay.End, standing}
	case r.Skip, n.Gate && !satisfied && int(at.Held)+1 >= w.Backstop:
		return ruling{w.End, roleplay.Force, standing}
	case n.Gate && !satisfied:
		return ruling{stays, roleplay.Stay, standing}
	case n.Pivot > 0 && r.Choice > 0 && int(r.Choice) <= len(n.Options):
		standing = clamped(standing + n.Effects[r.Choice-1])
		return ruling{onward(), roleplay.Resolve, standing}
	case n.Pivot > 0 && turns > n.MaxTurns:
		return ruling{onward(), roleplay.Resolve, standing}
	case n.Pivot > 0:
		return ruling{stays, roleplay.Arm, standing}
	case satisfied && turns >= n.MinTurns, turns >= n.MaxTurns, !n.SelfLoop && turns >= n.MinTurns:
		return ruling{onward(), roleplay.Advance, standing}
	}
	return ruling{stays, roleplay.Stay, standing}
}

// clamped keeps a standing within its bounds.
func clamped(standing int) int { return min(max(standing, -30), 30) }

// atTheGate walks the character who has a gate up to it.
func atTheGate(f *testing.F, s *roleplay.Scenario) (*roleplay.Walk, roleplay.State) {
	f.Helper()
	b, _ := roleplay.Tier(s.Tier)
	w, found := roleplay.Bind(b, s, "maya")
	if w == nil {
		f.Fatal(found)
	}
	at := roleplay.State{}
	for !w.Nodes[at.Node].Gate {
		at, _ = w.Step(at, roleplay.Report{Satisfied: true, Engagement: 2, Choice: 1})
	}
	return w, at
}

// holds wants the pointer where the rules put it at a gate: past it only by a satisfied report and evidence in the learner's
// own words, however complete the actor calls the conversation.
func holds(t *testing.T, w *roleplay.Walk, at roleplay.State, said *roleplay.ActorWords, evidence bool) {
	t.Helper()
	r, err := w.Report(w.Nodes[at.Node].ID, roleplay.ReportLine{
		NodeSatisfied: said.NodeSatisfied, DetourDetected: said.DetourDetected, EngagementScore: said.EngagementScore, Evidence: &evidence,
	})
	if err != nil {
		t.Fatal(err)
	}
	want := ruled(w, at, r)
	to, d := w.Step(at, r)
	if got := (ruling{int(to.Node), d.Act, int(to.Standing)}); got != want || (d.Act == roleplay.Advance) != (said.NodeSatisfied && evidence) {
		t.Fatalf("%+v and evidence %v lead to %+v, and by the rules to %+v", said, evidence, got, want)
	}
	if s := said.EngagementScore; s < -2 || s > 2 {
		t.Fatalf("an engagement of %d", s)
	}
}
