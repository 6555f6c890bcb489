package roleplay

import (
	"os"
	"strings"
	"testing"
)

// The first thing anyone asks an inspector is what she found.
func TestUnderstudySaysWhatItFoundToWhoeverAsks(t *testing.T) {
	t.Parallel()
	for _, question := range []string{"What did you find?", "Hi Ines, what have you found?", "What did you see down there?", "So what do you know?"} {
		text, err := os.ReadFile("../examples/roleplay/crossing-closure.yaml")
		if err != nil {
			t.Fatal(err)
		}
		s, found := ParseScenario("crossing-closure", text)
		if s == nil {
			t.Fatal(found)
		}
		backbone, _ := Tier(s.Tier)
		walk, _ := Bind(backbone, s, "ines")
		if line := newStage(s, s.character("ines"), walk).say(question); !strings.Contains(line.Speech, "direction") {
			t.Errorf("%s answered: %s", question, line.Speech)
		}
	}
}
