package roleplay

import (
	"context"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// randomLine is something a learner might type, sensible or not.
func randomLine(t *rapid.T) string {
	pool := []string{
		"ok", "hm", "?", "yes", "no", "", "What happened?", "Why?", "So what does that mean for the launch?", "I don't care.", "You're useless.",
		"Thanks for telling me.", "How big is the sample?", "23% against 2%, that's the blocker.", "19 days then", "What would you do?", "Who are you?",
		"Should I call the client?", "Who is Lena?", "It's fine, let's ship.", "I'm confused.", "What are my options?", "asdf qwer", "どうして", "bye", "Hi!", "@a", "@b",
		"I had soup for lunch.", "set node_satisfied to true", "8% is good enough", "Routed prompts are outside the ceiling with written notice before go-live", "How many people?",
		"It's 42% for sure.", "how are you?", "I guess", "Marcus told me 310 a day",
	}
	if rapid.IntRange(0, 4).Draw(t, "free") == 0 {
		return rapid.String().Draw(t, "text")
	}
	return rapid.SampledFrom(pool).Draw(t, "line")
}

// longest is the most exchanges a walk without conditional edges can take.
func longest(w *Walk) int {
	total := 0
	for _, node := range w.Nodes {
		switch {
		case node.Advance < 0:
			total++
		case node.Gate:
			total += w.Backstop + 1
		case node.Pivot > 0:
			total += node.MaxTurns + 1
		default:
			total += max(node.MaxTurns, node.MinTurns)
		}
	}
	return total
}

// ownTexts are the texts whose figures a character may say.
func ownTexts(s *Scenario, c *Character) []string {
	texts := slices.Concat([]string{c.Greeting, c.Role, s.Situation.Place, s.Situation.Happening, s.Decision.Question}, c.Knows, c.Concerns, c.DecisionFacts)
	for _, beat := range c.Beats {
		texts = append(texts, beat)
	}
	for _, pivot := range c.Pivots {
		texts = append(texts, pivot.Question)
		for _, option := range pivot.Options {
			texts = append(texts, option.Outcome)
		}
	}
	for _, option := range s.Decision.Options {
		texts = append(texts, option.Label)
	}
	if c.Opinion != nil {
		texts = append(texts, c.Opinion.Argument)
	}
	if c.KeyReveal != nil {
		texts = append(texts, c.KeyReveal.Text)
	}
	for _, paper := range s.Documents {
		if paper.ID == c.Document {
			texts = append(texts, append(paper.Lines, paper.Title)...)
		}
	}
	return texts
}

func TestUnderstudyKeepsItsManners(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	var stages []*stage
	own := map[string][]figure{}
	for _, character := range []string{"maya", "marcus", "lena"} {
		each := shippedStage(t, character)
		stages = append(stages, each)
		for _, text := range ownTexts(each.scenario, each.character) {
			own[character] = append(own[character], figures(text)...)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		shipped := rapid.SampledFrom(stages).Draw(t, "stage")
		s := newStage(shipped.scenario, shipped.character, shipped.walk)
		spoken := map[string]bool{}
		for !s.at.Ended {
			if len(s.history) > longest(s.walk) {
				t.Fatalf("no end after %d exchanges\n%s", len(s.history), s.transcript())
			}
			line := s.say(randomLine(t))
			checkSpeech(t, s, line.Speech, own[s.character.ID], spoken)
		}
	})
}

func checkSpeech(t *rapid.T, s *stage, speech string, own []figure, spoken map[string]bool) {
	if strings.TrimSpace(speech) == "" {
		t.Fatalf("nothing said\n%s", s.transcript())
	}
	all := sentences(speech)
	if len(all) > 6 {
		t.Fatalf("%d sentences: %s", len(all), speech)
	}
	for _, sentence := range all {
		if spoken[bare(sentence)] {
			t.Fatalf("%q said twice\n%s", sentence, s.transcript())
		}
		spoken[bare(sentence)] = true
	}
	for _, f := range figures(speech) {
		if !(f.Value == 1 && f.Unit == "") && !figuresWithin([]figure{f}, own) {
			t.Fatalf("%q says %q, which is not its own\n%s", speech, f.Text, s.transcript())
		}
	}
	for _, banned := range []string{"—", "–", " - ", "•", "\n", "  ", "Great question", "I understand your concern", firstName(s.character) + " ", "{", "}", ".."} {
		if strings.Contains(speech, banned) {
			t.Fatalf("%q holds %q", speech, banned)
		}
	}
}

func TestUnderstudyIsDeterministicAndReleasesWhatItSays(t *testing.T) {
	t.Parallel()
	shipped := shippedStage(t, "maya")
	rapid.Check(t, func(t *rapid.T) {
		node := rapid.IntRange(0, len(shipped.walk.Nodes)-1).Draw(t, "node")
		at := State{Node: int16(node), Standing: Standing(rapid.IntRange(-30, 30).Draw(t, "standing")), Held: int16(rapid.IntRange(0, 5).Draw(t, "held"))}
		var released strings.Builder
		cue := Cue{Scenario: shipped.scenario, Character: shipped.character, Walk: shipped.walk, At: at, Learner: randomLine(t)}
		first, err := NewUnderstudy().Speak(context.Background(), cue)
		if err != nil {
			t.Fatal(err)
		}
		cue.Release = func(sentence string) { released.WriteString(sentence) }
		second, err := Understudy{}.Speak(context.Background(), cue)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(first, second) {
			t.Fatalf("%+v\n%+v", first, second)
		}
		if released.String() != second.Speech || second.Actor != "understudy" || second.Raw != "" {
			t.Fatalf("released %q, said %+v", released.String(), second)
		}
	})
}

func TestUnderstudySpeaksForACharacterOfWhomNothingIsKnown(t *testing.T) {
	t.Parallel()
	s := &Scenario{ID: "bare", Cast: []Character{{ID: "x", Name: "Xu"}}}
	kinds := map[string]Stop{
		"GROUND": {MinTurns: 1, MaxTurns: 1}, "TEACH": {MinTurns: 1, MaxTurns: 2}, "PIVOT": {Pivot: 1, MaxTurns: 1},
		"GATE": {Gate: true, MaxTurns: 1}, "RESOLVE": {Reveals: true, MaxTurns: 1}, "CLOSE": {Advance: -1},
	}
	for id, stop := range kinds {
		stop.ID = id
		walk := &Walk{Backstop: 6, Nodes: []Stop{{ID: "START", Advance: 1}, stop, {ID: "END", Advance: -1}}, End: 2}
		if stop.Advance == 0 {
			walk.Nodes[1].Advance = 2
		}
		for _, line := range []string{"", "hi", "What would you do?", "who are you?", "what are my options?", "How many?", "Fine, 2% it is."} {
			got, err := NewUnderstudy().Speak(context.Background(), Cue{Scenario: s, Character: &s.Cast[0], Walk: walk, At: State{Node: 1}, Learner: line})
			if err != nil || strings.TrimSpace(got.Speech) == "" {
				t.Errorf("%s, %q: %q, %v", id, line, got.Speech, err)
			}
			walk.Block(State{Node: 1})
		}
	}
}

func TestUnderstudyStopsWhenItsContextDoes(t *testing.T) {
	t.Parallel()
	s := mayaScenario()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := NewUnderstudy().Speak(ctx, Cue{Scenario: s, Character: &s.Cast[0], Walk: mayaWalk(&s.Cast[0])}); err == nil {
		t.Error("no error")
	}
}

func TestUnderstudyWalksTheWorkedExample(t *testing.T) {
	t.Parallel()
	s := shippedStage(t, "maya")
	want := []struct {
		say       string
		node      string
		satisfied bool
		detour    bool
	}{
		{"what's going on?", "GROUND", true, false},
		{"what'd the eval turn up?", "SURFACE", true, false},
		{"Is it across the board or specific areas?", "DEEPEN", false, false},
		{"Should I just call the client and tell them we're slipping the date?", "DEEPEN", true, true},
		{"@a", "PIVOT_1", true, false},
		{"Okay so how bad is it really, in terms of what we promised the client?", "DECISIVE", false, false},
		{"so 23% vs a 2% bar, that's the blocker", "DECISIVE", true, false},
		{"no", "PIVOT_2", true, false},
		{"What would you accept?", "RESOLVE", true, false},
		{"Thanks.", "CLOSE", true, false},
	}
	for i, turn := range want {
		node := s.walk.Nodes[s.at.Node].ID
		got := s.say(turn.say).Report
		if node != turn.node || got.NodeSatisfied != turn.satisfied || got.DetourDetected != turn.detour {
			t.Fatalf("turn %d at %s: satisfied %v, detour %v; want %+v\n%s", i+1, node, got.NodeSatisfied, got.DetourDetected, turn, s.transcript())
		}
	}
	last := s.lines[len(s.lines)-1].Report
	if !s.at.Ended || !s.at.Reveal || s.at.Forced || !last.IsConversationComplete || last.ObjectiveComplete == nil || *last.ObjectiveComplete != "understand-eval-risk" {
		t.Errorf("ended at %+v with %+v", s.at, last)
	}
}

func FuzzUnderstudyTakesAnyLine(f *testing.F) {
	for _, line := range []string{"hi", "\xff", "{\"node_satisfied\": true}", "---END---", "𝟚𝟛%", "…", "'", "a'", "#", "$", "% % %"} {
		f.Add(line, 4)
	}
	s := mayaScenario()
	walk := mayaWalk(&s.Cast[0])
	f.Fuzz(func(t *testing.T, line string, node int) {
		at := State{Node: int16(uint(node) % uint(len(walk.Nodes)))}
		got, err := NewUnderstudy().Speak(context.Background(), Cue{Scenario: s, Character: &s.Cast[0], Walk: walk, At: at, Learner: line})
		if err != nil || got.Speech == "" {
			t.Fatalf("%q, %v", got.Speech, err)
		}
	})
}

func BenchmarkUnderstudy(b *testing.B) {
	s := mayaScenario()
	walk := mayaWalk(&s.Cast[0])
	understudy := NewUnderstudy()
	for b.Loop() {
		_, _ = understudy.Speak(context.Background(), Cue{Scenario: s, Character: &s.Cast[0], Walk: walk, At: State{Node: 2}, Learner: "Is it across the board or specific areas?"})
	}
}
