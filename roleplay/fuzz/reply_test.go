package fuzz_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/roleplay"
)

// What an actor should reply, in its two parts.
const (
	speech = "What keeps me up is the contract. We committed to under 2% error on exactly these prompts,\nand we're sitting at 23%. That's not a polish gap, that's an order-of-magnitude miss on the\nthing we signed for."
	report = `{"emotional_state": "cooperative", "information_revealed": ["contractual <2% bar vs 23% actual"],
"internal_thought": "they need to feel the size of this gap", "objective_complete": null,
"is_conversation_complete": false, "hint_given": false, "agreement_signal": "neutral",
"engagement_score": 1, "node_satisfied": false, "detour_detected": false}`
	reply = speech + "\n---END---\n" + report
)

// form is all of a reply that nobody may see.
var form = regexp.MustCompile("\\{|```|-{2,}[ \\t]*END\\b|(?:" +
	"emotional_state|information_revealed|internal_thought|objective_complete|is_conversation_complete|hint_given|agreement_signal|engagement_score|node_satisfied|detour_detected" +
	")[\"']?\\s*[:=]")

// FuzzReply holds of any text: it is read the same at once and in pieces, nothing of the form is left in the speech, what was
// read can be written and read again, and the pointer goes where the rules put it.
func FuzzReply(f *testing.F) {
	f.Add(reply, strings.Index(reply, "---END"))
	for _, change := range [][2]string{
		{"---END---", ""},
		{"---END---", "---END---\n---END---"},
		{"{", ""},
		{"}", ""},
		{"\n", "\n\n"},
		{"---", "—"},
		{"What", "{What"},
		{"\"", "'"},
		{"What", "```What"},
		{"contract.", "contract -- END"},
		{"\"node_satisfied\": false", "\"node_satisfied\": \"yes\""},
		{"\"engagement_score\": 1", "\"engagement_score\": 99"},
	} {
		f.Add(strings.Replace(reply, change[0], change[1], 1), len(speech))
		f.Add(strings.ReplaceAll(reply, change[0], change[1]), len(speech)+8)
	}
	for at := 0; at < len(reply); at += 60 {
		f.Add(reply[:at], at)
		f.Add(reply[at:]+reply[:at], len(reply)-at)
	}
	w, gate := atTheGate(f, scenario(f, "testdata/eval.yaml"))
	f.Fuzz(func(t *testing.T, text string, at int) {
		if len(text) > 4<<10 {
			t.Skip("longer ones are more of the same")
		}
		whole, said := inPieces(text)
		pieces, again := inPieces(cut(text, at)...)
		if pieces != whole || !cmp.Equal(said, again) {
			t.Fatalf("in pieces %q, %+v\nat once %q, %+v", pieces, again, whole, said)
		}
		if form.MatchString(whole) {
			t.Fatalf("the form shows: %q", whole)
		}
		if said == nil {
			said = &roleplay.ActorWords{InformationRevealed: []string{}}
		}
		for _, evidence := range []bool{false, true} {
			holds(t, w, gate, said, evidence)
		}
		if strings.TrimSpace(whole) == "" {
			return // a separator before any speech separates nothing
		}
		spoken, read := inPieces(whole + "\n---END---\n" + string(encoded(t, said)))
		if strings.TrimSpace(spoken) != strings.TrimSpace(whole) || !cmp.Equal(said, read) {
			t.Fatalf("written and read again: %q, %+v\nbefore: %q, %+v", spoken, read, whole, said)
		}
	})
}

// inPieces reads a reply that arrives in pieces.
func inPieces(pieces ...string) (string, *roleplay.ActorWords) {
	var r roleplay.Reply
	var said strings.Builder
	for _, each := range pieces {
		said.WriteString(r.Add(each))
	}
	rest, words := r.End()
	return said.String() + rest, words
}

// cut breaks a text into bytes around a place, and leaves the rest whole: it is where a mark is torn that matters, and bytes
// all over would take all of the time.
func cut(text string, at int) []string {
	at = int(uint(at) % uint(len(text)+1))
	from, to := max(at-around, 0), min(at+around, len(text))
	pieces := []string{text[:from]}
	for i := from; i < to; i++ {
		pieces = append(pieces, text[i:i+1])
	}
	return append(pieces, text[to:])
}

const around = 6
