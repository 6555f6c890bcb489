package roleplay_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/roleplay"
)

func TestTheShippedBackbonesAreAsTheyAreMeant(t *testing.T) {
	t.Parallel()
	want := map[string]string{
		"academic": "GROUND>SURFACE SURFACE>DEEPEN DEEPEN>CHECK CHECK>CLOSE CLOSE",
		"expert": "GROUND>SURFACE SURFACE>DEEPEN DEEPEN>PIVOT_1 PIVOT_1>COUNTER COUNTER>DECISIVE DECISIVE>PIVOT_2 PIVOT_2>TRADEOFF TRADEOFF>RESOLVE " +
			"RESOLVE>CLOSE[10>KEY_REVEAL#0] KEY_REVEAL>CLOSE CLOSE",
		"guide-close": "DECIDE>DEBRIEF DEBRIEF>CLOSE CLOSE",
		"guide-open":  "WELCOME>BRIEF BRIEF>HANDOFF HANDOFF",
		"technical":   "GROUND>SURFACE SURFACE>DEEPEN DEEPEN>PIVOT_1 PIVOT_1>DECISIVE DECISIVE>PIVOT_2 PIVOT_2>RESOLVE RESOLVE>CLOSE CLOSE",
	}
	gates := map[string]string{"academic": "CHECK", "expert": "COUNTER DECISIVE", "guide-close": "DECIDE", "guide-open": "", "technical": "DECISIVE"}
	for name, text := range rolePlays(t) {
		s, found := roleplay.ParseScenario(name, text)
		if s == nil {
			t.Fatal(found)
		}
		for id, path := range want {
			b, ok := roleplay.Tier(id)
			if !ok {
				t.Fatalf("%s is not shipped", id)
			}
			for _, c := range s.Cast {
				if id == "technical" && s.Tier == "academic" || id == "expert" && s.Tier != "expert" {
					continue // its people have less than these ask for
				}
				w, _ := roleplay.Bind(b, s, c.ID)
				if diff := cmp.Diff(path, drawn(w)); diff != "" {
					t.Errorf("%s, %s (-want +got):\n%s", id, c.ID, diff)
				}
				if diff := cmp.Diff(gates[id], gatesOf(w)); diff != "" {
					t.Errorf("%s, %s (-want +got):\n%s", id, c.ID, diff)
				}
			}
			for _, n := range b.Nodes {
				if n.Intent == "" || n.SatisfyWhen == "" {
					t.Errorf("%s: %s does not say what it is for", id, n.ID)
				}
			}
		}
	}
}

func gatesOf(w *roleplay.Walk) string {
	var ids []string
	for _, stop := range w.Nodes {
		if stop.Gate {
			ids = append(ids, stop.ID)
		}
	}
	return strings.Join(ids, " ")
}

func TestTheShippedBackbonesAreCheckedWithoutAFinding(t *testing.T) {
	t.Parallel()
	for _, id := range append(roleplay.Tiers(), roleplay.GuideOpen, roleplay.GuideClose) {
		if found := roleplay.Check(id, file(t, "backbones/"+id+".yaml")); len(found) > 0 {
			t.Errorf("%s: %v", id, found)
		}
	}
}

func TestAScenarioCannotNameTheGuidesBackboneForItsCast(t *testing.T) {
	t.Parallel()
	for _, id := range []string{roleplay.GuideOpen, roleplay.GuideClose} {
		if _, ok := roleplay.Tier(id); !ok {
			t.Errorf("%s is not shipped", id)
		}
		text := strings.Replace(launchReview(t), "tier: technical", "tier: "+id, 1)
		if s, found := roleplay.ParseScenario("f", []byte(text)); s != nil || len(found) != 1 || found[0].Code != "R004" {
			t.Errorf("%s: %v", id, found)
		}
	}
	if diff := cmp.Diff([]string{"academic", "expert", "technical"}, roleplay.Tiers()); diff != "" {
		t.Error(diff)
	}
}

// Whoever has understood says it so; whoever only talks along does not.
func TestTheGatesOfTheTiersFindWhatTheyAskForInTheLearnersWords(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		tier, gate, who, said string
		want                  bool
	}{
		{"academic", "CHECK", "maya", "So the overall number hides it: on medical-advice prompts it's 23% wrong, and the contract allows 2%.", true},
		{"academic", "CHECK", "maya", "The eval set undersamples the medical-advice prompts, so the headline understates the risk.", true},
		{"academic", "CHECK", "maya", "Okay, I think I've got it, thanks.", false},
		{"academic", "CHECK", "maya", "What was that number again?", false},
		{"academic", "CHECK", "lena", "If we notify the client in writing before go-live, prompts routed to staff are outside the ceiling for 30 days.", true},
		{"expert", "COUNTER", "maya", "One week doesn't buy you a defensible number if those queries never reach the model: then we aren't shipping blind on the medical prompts.", true},
		{"expert", "COUNTER", "maya", "You're saying 23% is the real signal, and I agree, but routing takes it out of the launch.", true},
		{"expert", "COUNTER", "maya", "Fair point, you may be right about that.", false},
		{"expert", "COUNTER", "maya", "Then we hold the launch and run the full eval.", false},
		{"expert", "COUNTER", "lena", "Fine, we ship on time and run the full eval in week one.", false},
		{"expert", "COUNTER", "marcus", "A router keeps the date, but the nurse line only has room if the dangerous prompts stay within the forecast.", true},
		{"expert", "COUNTER", "marcus", "Sure, whatever you think is best.", false},
	} {
		s, _ := roleplay.ParseScenario("f", []byte(launchReview(t)))
		b, _ := roleplay.Tier(c.tier)
		w, _ := roleplay.Bind(b, s, c.who)
		var asked []string
		for _, stop := range w.Nodes {
			if stop.ID == c.gate {
				for _, content := range stop.Content {
					asked = append(asked, content.Items...)
				}
			}
		}
		find := roleplay.FindEvidence
		if c.gate == "COUNTER" {
			find = roleplay.FindAnswer
		}
		if e := find(c.said, asked); e.Found != c.want {
			t.Errorf("%s, %s: %q: %+v", c.gate, c.who, c.said, e)
		}
	}
}
