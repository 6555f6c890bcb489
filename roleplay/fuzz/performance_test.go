package fuzz_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"throughline/llm"
	"throughline/roleplay"
)

// FuzzPerformance holds, whatever a model replies, when it is asked again too, and in whatever pieces: what is shown is what
// is logged, nothing of the form shows and nothing that a guard stopped, and the pointer goes where the rules put it.
func FuzzPerformance(f *testing.F) {
	asks, takesIn := "How bad is it, in terms of what we promised?", "So 23% against a contractual ceiling of 2%, that's the blocker."
	f.Add(reply, "I don't have that number.", asks, 7)
	f.Add(strings.ReplaceAll(reply, "23%", "37%"), "It's 23%.", asks, 3)
	f.Add(strings.Replace(reply, "---END---", "", 1), report, takesIn, 1)
	f.Add(strings.Replace(reply, `"node_satisfied": false`, `"node_satisfied": true`, 1), "", takesIn, 64)
	f.Add(strings.Replace(reply, "{", "", 1), "{", asks, 5)
	f.Add("{"+reply, "```", "---END---", 2)
	f.Add("", "", "", 1)
	f.Add("Great question! Maya: *sighs* — Tom said 99%.", "Priya told me.\n---END---\n{}", asks, 4)
	cast := cueAtTheGate(f)
	var constraints []string
	for _, c := range cast.Walk.Nodes[cast.At.Node].Content {
		constraints = append(constraints, c.Items...)
	}
	f.Fuzz(func(t *testing.T, first, second, learner string, at int) {
		if len(first)+len(second)+len(learner) > 4<<10 {
			t.Skip("longer ones are more of the same")
		}
		cue := cast
		cue.Learner, cue.Mood = learner, roleplay.ReadMood(learner)
		var shown strings.Builder
		cue.Release = func(words string) { shown.WriteString(words) }
		line, err := roleplay.NewPerformer(replying(at, first, second), func() time.Time { return time.Unix(0, 0) }).Speak(t.Context(), cue)
		if err != nil {
			t.Fatal(err)
		}
		if line.Speech != shown.String() || strings.TrimSpace(line.Speech) == "" {
			t.Fatalf("shown %q, logged %q", shown.String(), line.Speech)
		}
		if form.MatchString(line.Speech) || strings.ContainsAny(line.Speech, "}`") {
			t.Fatalf("the form shows: %q", line.Speech)
		}
		if s := line.Report.EngagementScore; s < -2 || s > 2 || line.Calls > 2 {
			t.Fatalf("engagement %d, %d calls", s, line.Calls)
		}
		for _, fired := range line.Guards {
			if slices.Contains(wrong, fired.Guard) && len(fired.Sentence) > 20 && strings.Contains(line.Speech, fired.Sentence) {
				t.Fatalf("what was wrong is shown: %+v in %q", fired, line.Speech)
			}
		}
		holds(t, cue.Walk, cue.At, &line.Report, roleplay.FindEvidence(learner, constraints).Found)
	})
}

// wrong are the guards that keep a sentence from being said.
var wrong = []string{
	"figure that nobody gave you", "figure of a colleague", "date that nobody gave you", "data credited to a colleague",
	"motives of somebody else", "person who is not there",
}

// replying is a model that gives these replies one after another, each cut at a place, and then nothing.
func replying(at int, replies ...string) llm.ModelFunc {
	return func(_ context.Context, _ llm.Request, release func(string)) (llm.Reply, error) {
		text := ""
		if len(replies) > 0 {
			text, replies = replies[0], replies[1:]
		}
		for _, piece := range cut(text, at) {
			release(piece)
		}
		return llm.Reply{Text: text, Calls: 1, Stop: llm.StopEnd}, nil
	}
}

// cueAtTheGate is a turn at the gate, two exchanges in.
func cueAtTheGate(f *testing.F) roleplay.Cue {
	f.Helper()
	s := scenario(f, "testdata/eval.yaml")
	w, at := atTheGate(f, s)
	maya := slices.IndexFunc(s.Cast, func(c roleplay.Character) bool { return c.ID == w.Character })
	return roleplay.Cue{
		Scenario: s, Character: &s.Cast[maya], Walk: w, At: at, Block: w.Block(at),
		History: []roleplay.Exchange{
			{Node: "SURFACE", Learner: "What did the eval turn up?", Speech: "The model's hallucinating on edge cases, making up answers instead of saying it doesn't know."},
			{Node: "DEEPEN", Learner: "Is it across the board?", Speech: "That's the thing, it's only 8% overall, but on medical-advice prompts it jumps to 23%."},
		},
		Said: []string{"hallucinations on edge cases", "8% overall, 23% on medical prompts"},
	}
}
