package roleplay

import (
	"os"
	"strings"
	"testing"

	"throughline/embedding"
)

// situation is a line said to a character at a stop, and what must be heard, or must not, in the answer.
type situation struct {
	name                string
	scenario, character string
	node                string
	before              []string // lines said first, wherever they lead
	say                 string
	want                []string // one of them
	never               []string
	satisfied           bool
}

// A colleague answers what was asked, wherever the conversation stands.
func TestUnderstudyReadsLikeAColleague(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	embedder, err := embedding.New()
	if err != nil {
		t.Skip("built without the model of sentence vectors:", err)
	}
	formulas := []string{"We'll get to that", "What do you want to know first", "say it back", "As I said"}
	for _, s := range []situation{
		{name: "the first question is answered", scenario: "launch-review", character: "marcus", node: "GROUND", say: "Why does it have to be Thursday?", want: []string{"window", "19 days"}},
		{name: "so is the first question to counsel", scenario: "launch-review", character: "lena", node: "GROUND", say: "Hi Lena. What does a breach cost?", want: []string{"25%"}},
		{name: "both halves are answered", scenario: "ward-six", character: "ruth", node: "DEEPEN", say: "What comes first, cultures or antibiotics? And do I need a lactate?", want: []string{"cultures"}, never: []string{"I don't know"}},
		{name: "one answer serves two questions", scenario: "ward-six", character: "ellen", node: "DEEPEN", say: "Is he drinking? Has he been to the toilet?", want: []string{"toilet"}},
		{name: "a gate that opens still answers", scenario: "launch-review", character: "maya", node: "DECISIVE", say: "So it's 23% against the 2% in the contract. Who else knows about this?", want: []string{"two weeks ago"}, satisfied: true},
		{name: "the end still answers", scenario: "ward-six", character: "grace", node: "CLOSE", say: "Thanks. Anything I should do while I wait?", want: []string{"count the breaths"}},
		{name: "a complaint gets a word and its answer", scenario: "launch-review", character: "marcus", node: "DEEPEN", say: "That's not an answer. Do you have a fallback or not?", want: []string{"router"}},
		{name: "one's own field is one's own", scenario: "crossing-closure", character: "piotr", node: "DEEPEN", say: "Does the 1.05 take the crack into account?", want: []string{"crack"}, never: []string{"Hannah", "Ines"}},
		{name: "who is asked for a view says what they would do", scenario: "crossing-closure", character: "ines", node: "COUNTER", say: "It scares me. What would you do if you were me?", want: []string{"close it"}, never: []string{`"`}},
		{name: "nobody is told to leave for asking small talk", scenario: "ward-six", character: "ellen", node: "DEEPEN", say: "What are your hobbies?", want: []string{"over", "better"}},
		{name: "what is asked again is said in other words", scenario: "ward-six", character: "ellen", node: "DEEPEN", before: []string{"Was he ever muddled before, at home?"}, say: "But at home, was he ever muddled?", want: []string{"never", "clear", "all I", "everything"}},
		{name: "a family member hands over no titled paper", scenario: "ward-six", character: "ellen", node: "CLOSE", say: "Thank you, Ellen.", want: []string{"written it down", "notes"}, never: []string{"What the family noticed", "critical care"}},
		{name: "whoever doubts themselves is not brushed off", scenario: "ward-six", character: "ruth", node: "GROUND", say: "He's a six, but his daughter says he's muddled. Am I overreacting?", want: []string{"No", "Not at all", "trust"}},
	} {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile("../examples/roleplay/" + s.scenario + ".yaml")
			if err != nil {
				t.Fatal(err)
			}
			scenario, found := ParseScenario(s.scenario, text)
			if scenario == nil {
				t.Fatal(found)
			}
			backbone, _ := Tier(scenario.Tier)
			walk, _ := Bind(backbone, scenario, s.character)
			stage := newStage(scenario, scenario.character(s.character), walk)
			stage.actor = NewUnderstudy().With(embedder.Similarity)
			stage.at.Node = int16(walk.index(s.node))
			for _, line := range s.before {
				stage.say(line)
			}
			line := stage.say(s.say)
			heard := func(phrase string) bool {
				return strings.Contains(strings.ToLower(line.Speech), strings.ToLower(phrase))
			}
			answered := false
			for _, each := range s.want {
				answered = answered || heard(each)
			}
			for _, each := range append(s.never, formulas...) {
				if heard(each) {
					t.Errorf("%q is heard in: %s", each, line.Speech)
				}
			}
			if !answered || s.satisfied && !line.Report.NodeSatisfied {
				t.Errorf("none of %q in (satisfied %v): %s", s.want, line.Report.NodeSatisfied, line.Speech)
			}
		})
	}
}

// Members of a cast do not share their turns of phrase.
func TestUnderstudiesOfACastSpeakInWordsOfTheirOwn(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("it is pure and takes long; the whole run has it")
	}
	for from := range phrases {
		opened := map[string]string{}
		for _, character := range []string{"maya", "marcus", "lena"} {
			s := shippedStage(t, character)
			p := newPart(Cue{Scenario: s.scenario, Character: s.character, Walk: s.walk, Learner: "Fine."}, nil)
			if len(linesOf(from)) < 3 || len(linesOf(from))%3 != 0 && len(linesOf(from)) < 4 {
				continue
			}
			line := p.ownFirst(from)[0]
			if other, ok := opened[line]; ok {
				t.Errorf("%s: %s and %s both say %q", from, other, character, line)
			}
			opened[line] = character
		}
	}
}
