package roleplay

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const (
	expectedSpeech = "What keeps me up is the contract. We committed to under 2% error on exactly these prompts,\nand we're sitting at 23%. That's not a polish gap, that's an order-of-magnitude miss on the\nthing we signed for."
	expectedReport = `{"emotional_state": "cooperative", "information_revealed": ["contractual <2% bar vs 23% actual"],
"internal_thought": "they need to feel the size of this gap", "objective_complete": null,
"is_conversation_complete": false, "hint_given": false, "agreement_signal": "neutral",
"engagement_score": 1, "node_satisfied": false, "detour_detected": false}`
	expectedReply = expectedSpeech + "\n---END---\n" + expectedReport
)

// expectedWords is the report of the walker's design, read.
func expectedWords() *ActorWords {
	return &ActorWords{
		EmotionalState: "cooperative", InformationRevealed: []string{"contractual <2% bar vs 23% actual"},
		InternalThought: "they need to feel the size of this gap", AgreementSignal: "neutral", EngagementScore: 1,
	}
}

func TestARepliesPartsAreFoundWhateverCame(t *testing.T) {
	t.Parallel()
	said, plain := "It's 23%. That's bad.", `{"node_satisfied": true, "engagement_score": 1}`
	words := &ActorWords{NodeSatisfied: true, EngagementScore: 1, InformationRevealed: []string{}}
	for _, c := range []struct {
		name, text, speech string
		report             *ActorWords
	}{
		{"as it should be", expectedReply, expectedSpeech, expectedWords()},
		{"on one line", said + separator + plain, said, words},
		{"no separator", said + "\n" + plain, said, words},
		{"a doubled separator", said + "\n---END---\n---END---\n" + plain, said, words},
		{"a separator at both ends", "---END---\n" + said + "\n---END---\n" + plain, said, words},
		{"a separator after all", said + "\n---END---\n" + plain + "\n---END---", said, words},
		{"spaces in it", said + "\n--- END ---\n" + plain, said, words},
		{"small letters", said + "\n---end---\n" + plain, said, words},
		{"em dashes", said + "\n———END———\n" + plain, said, words},
		{"single em dashes", said + "\n— END —\n" + plain, said, words},
		{"asterisks", said + "\n**END**\n" + plain, said, words},
		{"half of it", said + "\n---END\n" + plain, said, words},
		{"a fence around the JSON", said + "\n---END---\n```json\n" + plain + "\n```", said, words},
		{"a fence around all", "```\n" + said + "\n---END---\n" + plain + "\n```", said, words},
		{"JSON first", plain + "\n---END---\n" + said, said, words},
		{"JSON first, no separator", plain + "\n" + said, said, words},
		{"a trailing comma", said + "\n---END---\n" + `{"node_satisfied": true, "engagement_score": 1,}`, said, words},
		{"single quotes", said + "\n---END---\n" + `{'node_satisfied': true, 'engagement_score': 1}`, said, words},
		{"over several lines", said + "\n---END---\n{\n  \"node_satisfied\": true,\n  \"engagement_score\": 1\n}\n", said, words},
		{"extra fields", said + separator + `{"node_satisfied": true, "engagement_score": 1, "mood": {"x": [1]}}`, said, words},
		{"wrong types", said + separator + `{"node_satisfied": "yes", "engagement_score": "+1", "hint_given": 7, "information_revealed": null, "objective_complete": false}`, said, words},
		{"a score out of bounds", said + separator + `{"node_satisfied": true, "engagement_score": 99}`, said, &ActorWords{NodeSatisfied: true, EngagementScore: 2, InformationRevealed: []string{}}},
		{"a point alone", said + separator + `{"node_satisfied": true, "engagement_score": 1, "information_revealed": "it is bad"}`, said, &ActorWords{NodeSatisfied: true, EngagementScore: 1, InformationRevealed: []string{"it is bad"}}},
		{"several objects", said + separator + `{"node_satisfied": false} ` + plain, said, words},
		{"an object of something else", said + separator + `{"a": 1} ` + plain + ` {"b": 2}`, said, words},
		{"labels", "PART 1: " + said + "\n---END---\nPART 2: " + plain, said, words},
		{"labels instead of a separator", "**PART 1:** " + said + "\n**PART 2:**\n" + plain, said, words},
		{"a stray brace", "It's {sighs} 23%. That's bad.\n---END---\n" + plain, "It's sighs} 23%. That's bad.", words},
		{"a brace alone", "It's 23%. { That's bad.\n---END---\n" + plain, said, words},
		{"dashes in speech", "It's 23% -- end of story. That's bad.\n---END---\n" + plain, "It's 23% -- end of story. That's bad.", words},
		{"cut off in the JSON", said + "\n---END---\n" + `{"emotional_state": "cooperative", "internal_thou`, said, nil},
		{"cut off in the separator", said + "\n---EN", said + "\n---EN", nil},
		{"cut off after the separator", said + "\n---END---\n", said, nil},
		{"a brace lost", said + "\n" + `"emotional_state": "cooperative", "internal_thought": "hm", "node_satisfied": true`, said, nil},
		{"no JSON", said, said, nil},
		{"no field that counts", said + separator + `{"emotional_state": "neutral"}`, said, nil},
		{"a report without an answer", said + separator + `{"node_satisfied": "perhaps"}`, said, nil},
		{"empty", "", "", nil},
		{"only JSON", plain, "", words},
		{"only a separator", separator, "", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			for _, size := range []int{1, 3, 7, 40, 10000} {
				speech, report := streamed(c.text, size)
				if got := strings.Join(strings.Fields(speech), " "); got != strings.Join(strings.Fields(c.speech), " ") {
					t.Errorf("in pieces of %d, the speech is %q", size, speech)
				}
				if diff := cmp.Diff(c.report, report); diff != "" {
					t.Errorf("in pieces of %d, the report (-want +got):\n%s", size, diff)
				}
			}
		})
	}
}

// streamed reads a reply that arrives in pieces of some bytes.
func streamed(text string, size int) (string, *ActorWords) {
	var r Reply
	var speech strings.Builder
	for from := 0; from < len(text); from += size {
		speech.WriteString(r.Add(text[from:min(from+size, len(text))]))
	}
	rest, report := r.End()
	speech.WriteString(rest)
	return speech.String(), report
}
