package roleplay

import (
	"os"
	"strings"
	"testing"

	"throughline/embedding"
)

// A question need not share a word with its answer.
func TestUnderstudyAnswersWhatWasAsked(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	embedder, err := embedding.New()
	if err != nil {
		t.Skip("built without the model of sentence vectors:", err)
	}
	tests := []struct{ scenario, character, question, answer string }{
		{"crossing-closure", "ines", "Has it grown?", "22 mm two years ago"},
		{"crossing-closure", "ines", "How long is it?", "85"},
		{"crossing-closure", "ines", "Did you look at the other side too?", "girder A is clean"},
		{"crossing-closure", "ines", "How deep does it go?", "how deep it is"},
		{"crossing-closure", "hannah", "What about ambulances?", "ambulance"},
		{"crossing-closure", "hannah", "How quickly could you shut it?", "40 minutes"},
		{"ward-six", "grace", "How does the score work?", "seven things"},
		{"ward-six", "ellen", "Has he been drinking?", "hardly drunk"},
		{"ward-six", "ruth", "How fast do antibiotics have to be given?", "1 hour"},
		{"ward-six", "ruth", "How should I phrase it on the phone?", "four parts"},
		{"ward-six", "ellen", "When did it start?", "Around four"},
		{"ward-six", "ellen", "He seems all right to me. Has he passed any water?", "toilet"},
		{"ward-six", "ruth", "What does lactate tell us?", "Lactate above 2"},
		{"ward-six", "ruth", "His blood pressure is normal, isn't that reassuring?", "last thing to go"},
		{"crossing-closure", "hannah", "How many people live over there?", "6,000"},
		{"crossing-closure", "hannah", "And the heavy ones, do they stick to the rules?", "7%"},
		{"launch-review", "lena", "What does the contract say about medical advice?", "2.0%"},
		{"launch-review", "marcus", "When would the next chance be?", "19 days"},
	}
	for _, test := range tests {
		t.Run(test.character+": "+test.question, func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile("../examples/roleplay/" + test.scenario + ".yaml")
			if err != nil {
				t.Fatal(err)
			}
			s, found := ParseScenario(test.scenario, text)
			if s == nil {
				t.Fatal(found)
			}
			backbone, _ := Tier(s.Tier)
			walk, _ := Bind(backbone, s, test.character)
			stage := newStage(s, s.character(test.character), walk)
			stage.actor = NewUnderstudy().With(embedder.Similarity)
			stage.at.Node = int16(walk.index("DEEPEN"))
			if line := stage.say(test.question); !strings.Contains(line.Speech, test.answer) || line.Report.DetourDetected {
				t.Errorf("answered (detour %v): %s", line.Report.DetourDetected, line.Speech)
			}
		})
	}
}
