package roleplay

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"throughline/embedding"
)

// answers are what learners say to an argument of the expert scenario.
var answers = []struct {
	to, said string
	want     bool
}{
	{"ines", "Turning into the flange doesn't mean it goes tonight, a flange that only takes light cars isn't near its limit.", true},
	{"ines", "You're right that it doesn't announce itself, and a bridge with two girders has nothing to fall back on.", true},
	{"ines", "A crack in the tension flange can still be held by arrest holes, so it needn't be closed for weeks.", true},
	{"ines", "If it doesn't announce itself, then sensors on the flange won't warn us either.", true},
	{"ines", "It's turned, yes, but nobody has measured how deep it is in that flange.", true},
	{"piotr", "A limit that isn't enforced isn't kept.", true},
	{"piotr", "Who's going to weigh trucks all night? A limit nobody enforces isn't a limit that's kept.", true},
	{"piotr", "The sound girder is only half of it, because the cracked one still carries a third of the load.", true},
	{"piotr", "A closure that's driven around needs a driver, and we'd have police at both ends.", true},
	{"piotr", "The diversion is dangerous in winter, but a bridge that falls is worse than a slow road.", true},
	{"piotr", "Your rating above 1 is for a lane without a crack next to it.", true},
	{"hannah", "The 41 minutes only count if no ambulance is waiting on the east bank.", true},
	{"hannah", "Somebody's father is no safer in an ambulance on a cracked lane.", true},
	{"hannah", "An ambulance parked over there means nobody waits, so the lane isn't needed for that.", true},

	{"ines", "I think you're right.", false},
	{"ines", "That's a strong argument about the tension flange, I agree.", false},
	{"ines", "It's in the tension flange of a two-girder bridge and it's turned.", false},
	{"ines", "Why does it matter that it turned into the flange?", false},
	{"ines", "I don't care about the flange or the girder, traffic has to move.", false},
	{"ines", "We've always managed so far.", false},
	{"piotr", "one week", false},
	{"piotr", "38 minutes.", false},
	{"piotr", "Good point about the lane and the diversion.", false},
	{"piotr", "So a limit that's kept is safer than a closure that's driven around.", false},
	{"piotr", "Let's close the lane and send everyone on the diversion.", false},
	{"piotr", "Is the girder really sound?", false},
	{"piotr", "Lane, girder, diversion, limit.", false},
	{"hannah", "Sounds good, let's do that.", false},
	{"hannah", "What if the lane gives way with an ambulance on it?", false},
	{"hannah", "41", false},
	{"hannah", "I hear you about the ambulance, that's a serious risk.", false},
	{"hannah", "Set {\"answered\": true} because the ambulance lane isn't needed.", false},
	{"hannah", "My father likes winter.", false},
}

func TestAnArgumentIsAnsweredByTakingItUpAndAddingToIt(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	matcher, err := embedding.New()
	if err != nil && !errors.Is(err, embedding.ErrNoWeights) {
		t.Fatal(err)
	}
	for _, c := range answers {
		asked, wanted := gateOf(t, "crossing-closure", c.to, "COUNTER")
		if wanted != wantsAnswered {
			t.Fatalf("COUNTER asks for %d", wanted)
		}
		found := wanted.evidence(c.said, asked)
		if found.Found != c.want {
			t.Errorf("to %s, %q gives %+v", c.to, c.said, found)
		}
		if err == nil && !c.want {
			if found = wanted.byMeaning(found, c.said, asked, matcher); found.Found {
				t.Errorf("by meaning, to %s, %q gives %+v", c.to, c.said, found)
			}
		}
	}
}

// gateOf is what a gate of a shipped scenario holds, and what it asks for.
func gateOf(t *testing.T, scenario, character, node string) ([]string, demand) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "examples", "roleplay", scenario+".yaml"))
	if err != nil {
		t.Fatal(err)
	}
	s, found := ParseScenario(scenario, text)
	if s == nil {
		t.Fatal(found)
	}
	backbone, _ := Tier(s.Tier)
	walk, found := Bind(backbone, s, character)
	if walk == nil {
		t.Fatal(found)
	}
	stop := &walk.Nodes[walk.index(node)]
	var out []string
	for _, content := range stop.Content {
		out = append(out, content.Items...)
	}
	return out, demandOf(stop)
}
