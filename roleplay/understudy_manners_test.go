package roleplay

import (
	"strings"
	"testing"

	"throughline/embedding"
)

// What readers found missing: a straight answer, nothing twice, an own view, both halves, and a word to the person.
func TestUnderstudyMeetsWhoeverSpeaksToIt(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	embedder, err := embedding.New()
	if err != nil {
		t.Skip("built without the model of sentence vectors:", err)
	}
	clerk := []string{"couldn't tell you", "can't tell you", "no idea", "haven't got that", "don't have an answer"}
	pitch := []string{"How would you meet that", "Do you see a hole", "Where am I wrong", "What would you answer", "Or do you see it differently"}
	for _, s := range []situation{
		{name: "how grave it is gets the figures", scenario: "launch-review", character: "maya", node: "GROUND", say: "Hi Maya. How serious is this?", want: []string{"23%"}},
		{name: "the sum is the sum", scenario: "ward-six", character: "grace", node: "DEEPEN", say: "And what does it add up to?", want: []string{"it was 6"}},
		{name: "whether it is high is no definition", scenario: "ward-six", character: "grace", node: "DEEPEN", say: "Is the score high?", want: []string{"1 to 6"}, never: []string{"seven things"}},
		{name: "what he does not know he does not know", scenario: "crossing-closure", character: "piotr", node: "DEEPEN", say: "And what's the value for the damaged girder?", want: []string{"no figure"}},
		{name: "nobody answers who by where", scenario: "crossing-closure", character: "hannah", node: "DEEPEN", say: "Who maintains the old tunnel?", want: []string{"know", "tell", "find that out", "guessing", "got that", "No idea", "an answer"}},
		{name: "a price is a price", scenario: "launch-review", character: "marcus", node: "DEEPEN", say: "What does a nurse cost us?", want: []string{"know", "tell", "find that out", "guessing", "got that", "No idea", "an answer"}},

		{name: "a reason comes without what it is the reason of", scenario: "launch-review", character: "marcus", node: "GROUND", before: []string{"Must it be Thursday?"}, say: "19 days? How come it's so long?", want: []string{"enrolment"}, never: []string{"19 days"}},
		{name: "an answer is not given twice", scenario: "crossing-closure", character: "hannah", node: "DEEPEN", before: []string{"How long is the detour?"}, say: "And how long was the detour again?", want: []string{"34 km", "all", "nothing beyond", "more", "know"}, never: []string{"The diversion's 34 km by the valley road"}},
		{name: "who is bored hears something else", scenario: "crossing-closure", character: "piotr", node: "DEEPEN", before: []string{"What is the rating?"}, say: "You said that. What's the flaw in it?", want: []string{"crack", "drawn", "what it's for"}},

		{name: "an engineer says what he would sign", scenario: "crossing-closure", character: "piotr", node: "DEEPEN", say: "So what would you sign off?", want: []string{"limit", "rating"}, never: clerk},
		{name: "and whether he would bet his own on it", scenario: "crossing-closure", character: "piotr", node: "DEEPEN", say: "Would you send your own son across?", want: []string{"one lane"}, never: clerk},
		{name: "his own number is his own", scenario: "crossing-closure", character: "piotr", node: "DEEPEN", say: "Is your number any good in this frost?", want: []string{"tested", "drawn", "crack", "degrees"}, never: []string{"Hannah", "Ines"}},
		{name: "a product lead says whether he would be content", scenario: "launch-review", character: "marcus", node: "DEEPEN", say: "Would you be happy with a smaller launch?", want: []string{"routed", "smaller launch"}, never: clerk},

		{name: "both halves, one of them small talk", scenario: "crossing-closure", character: "hannah", node: "DEEPEN", say: "How far is the detour? And how was your weekend?", want: []string{"34 km"}, never: clerk},
		{name: "what the client expects is not unknown", scenario: "launch-review", character: "maya", node: "DEEPEN", say: "Far from what? What does the client expect of us?", want: []string{"2%"}, never: []string{"That I don't know"}},
		{name: "what to do at a score, with something beside it", scenario: "ward-six", character: "grace", node: "DEEPEN", say: "What am I meant to do at six, and who do I ring?", want: []string{"urgent review"}, never: []string{"1 to 6"}},

		{name: "tea for a daughter", scenario: "ward-six", character: "ellen", node: "DEEPEN", say: "Can I bring you a cup of tea?", want: []string{"kind", "thank you"}, never: clerk},
		{name: "soup for an inspector", scenario: "crossing-closure", character: "ines", node: "DEEPEN", say: "Have you had anything to eat yourself?", want: []string{"thanks", "good of you"}, never: clerk},
		{name: "rest for an inspector", scenario: "crossing-closure", character: "ines", node: "DEEPEN", say: "Go and get some rest, Ines.", want: []string{"thanks", "good of you"}},
		{name: "a paragraph is no amount", scenario: "launch-review", character: "lena", node: "DEEPEN", before: []string{"How does the exception work?"}, say: "So what must I do before Thursday?", want: []string{"notice", "writing", "letter", "tonight", "on that", "all I"}, never: []string{"7.2, ", "still 7.2"}},
		{name: "a nurse's years are for later", scenario: "ward-six", character: "ruth", node: "DEEPEN", say: "How long have you been a nurse?", want: []string{"tea", "Another time"}, never: []string{"1 hour of"}},
		{name: "help that is on its way is a relief", scenario: "ward-six", character: "ellen", node: "DEEPEN", say: "Right, I'm fetching the doctor now.", want: []string{"thank you"}, never: []string{"crossword", "hotel"}},
		{name: "a promise ends no conversation with a quiz", scenario: "ward-six", character: "grace", node: "CHECK", say: "I'll call them now, thank you.", want: []string{"stay with him", "wanted to hear", "what they say"}, never: []string{"?"}},

		{name: "horror at a figure is not sympathy", scenario: "launch-review", character: "maya", node: "DEEPEN", say: "That's terrible. How large was the sample?", want: []string{"180"}, never: []string{"appreciate", "kind of you"}},
		{name: "who asks hears no pitch", scenario: "crossing-closure", character: "hannah", node: "COUNTER", say: "What do you want from me?", want: []string{"by five"}, never: pitch},
		{name: "nor a debate on what he does not have", scenario: "crossing-closure", character: "piotr", node: "COUNTER", say: "And what's the value for the damaged girder?", want: []string{"no figure"}, never: pitch},
		{name: "a sorry before a question is no denial", scenario: "ward-six", character: "ellen", node: "DEEPEN", say: "Sorry, I meant: is he confused?", want: []string{"muddled", "confused"}, never: []string{"it's all right", "don't be"}},
		{name: "a question at a pivot is answered first", scenario: "launch-review", character: "marcus", node: "PIVOT_1", say: "First tell me how reliable the router is.", want: []string{"97%"}},
	} {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			stage := exampleStage(t, s.scenario, s.character, s.node, embedder.Similarity)
			for _, line := range s.before {
				stage.say(line)
			}
			speech := stage.say(s.say).Speech
			if !holdsOne(speech, strings.ToLower(strings.Join(s.want, "|"))) {
				t.Errorf("none of %q in: %s", s.want, speech)
			}
			for _, each := range s.never {
				if strings.Contains(strings.ToLower(speech), strings.ToLower(each)) {
					t.Errorf("%q is heard in: %s", each, speech)
				}
			}
		})
	}
}
