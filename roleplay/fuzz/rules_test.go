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
		wantNode, wantAct := ruled(w, at, r)
		to, d := w.Step(at, r)
		if d.Act != wantAct || int(d.To) != wantNode || wantNode >= 0 && int(to.Node) != wantNode {
			t.Fatalf("%+v at %+v leads to %d by %d, and by the rules to %d by %d", r, at, d.To, d.Act, wantNode, wantAct)
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

// ruled is where the rules put the pointer, and by which act, as they are written in docs/formats/backbone.md: -1 for nowhere,
// since it has ended. It knows nothing of how Step is made.
func ruled(w *roleplay.Walk, at roleplay.State, r roleplay.Report) (node int, act roleplay.Act) {
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
		return -1, roleplay.End
	case r.Skip, n.Gate && !satisfied && int(at.Held)+1 >= w.Backstop:
		return w.End, roleplay.Force
	case n.Gate && !satisfied:
		return stays, roleplay.Stay
	case n.Pivot > 0 && r.Choice > 0 && int(r.Choice) <= len(n.Options):
		standing = clamped(standing + n.Effects[r.Choice-1])
		return onward(), roleplay.Resolve
	case n.Pivot > 0 && turns > n.MaxTurns:
		return onward(), roleplay.Resolve
	case n.Pivot > 0:
		return stays, roleplay.Arm
	case satisfied && turns >= n.MinTurns, turns >= n.MaxTurns, !n.SelfLoop && turns >= n.MinTurns:
		return onward(), roleplay.Advance
	}
	return stays, roleplay.Stay
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
	want, act := ruled(w, at, r)
	to, d := w.Step(at, r)
	if int(to.Node) != want || d.Act != act || (d.Act == roleplay.Advance) != (said.NodeSatisfied && evidence) {
		t.Fatalf("%+v and evidence %v lead to %d by %d, and by the rules to %d by %d", said, evidence, to.Node, d.Act, want, act)
	}
	if s := said.EngagementScore; s < -2 || s > 2 || int(to.Standing) != clamped(int(at.Standing)+s) {
		t.Fatalf("an engagement of %d takes the standing from %d to %d", s, at.Standing, to.Standing)
	}
}
