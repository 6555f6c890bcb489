package playtest

import (
	"slices"
	"strings"
	"testing"
)

func TestEveryPersonHasEnoughToSay(t *testing.T) {
	t.Parallel()
	for _, id := range Knows() {
		k, err := knowledgeOf(id)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for _, topic := range k.Topics {
			for _, s := range topic.Says {
				if seen[s] {
					t.Errorf("%s: %q is there twice", id, s)
				}
				seen[s] = true
			}
		}
		if len(seen) < 30 || k.Study != id || len(k.Asides) == 0 {
			t.Errorf("%s: %d sentences, %d asides, on %q", id, len(seen), len(k.Asides), k.Study)
		}
	}
	if _, err := NewRespondent("weather", "the weather", Cooperative, 1); err == nil || !strings.Contains(err.Error(), "oat-milk") {
		t.Errorf("on a study nobody knows: %v", err)
	}
}

func TestARespondentAnswersWhatIsAskedAndNothingTwice(t *testing.T) {
	t.Parallel()
	r := respondent(t, Cooperative, 7)
	first := r.Answer("You mentioned “price”. Why does that matter to you?")
	if !strings.Contains(first, "offer") {
		t.Errorf("on the price: %s", first)
	}
	said := map[string]bool{first: true}
	for range 25 {
		answer := r.Answer("What else about oat milk in your coffee stands out to you?")
		if said[answer] && !strings.Contains(strings.Join(spent, " "), answer) {
			t.Errorf("said twice: %s", answer)
		}
		said[answer] = true
	}
	if last := r.Answer("What else?"); !strings.Contains(strings.Join(spent, " "), last) {
		t.Errorf("with nothing left: %s", last)
	}
}

func TestWhatAPersonaAddsIsNotWhatTheyKnow(t *testing.T) {
	t.Parallel()
	for _, p := range []Persona{Verbose, Rationalising, Emotional, Hedging} {
		r := respondent(t, p, 2)
		for range 40 {
			r.Answer("What else?")
		}
		for _, s := range append(append([]string{}, reasons...), r.asides...) {
			if slices.Contains(r.said, s) {
				t.Errorf("%s takes for knowledge: %s", p, s)
			}
		}
		if len(r.said) != 40 {
			t.Errorf("%s says %d of 40 sentences", p, len(r.said))
		}
	}
}

func TestEveryPersonaAnswersInTheirManner(t *testing.T) {
	t.Parallel()
	const question = "What about the texture?"
	for _, c := range []struct {
		persona Persona
		turn    int
		want    string
	}{
		{Cooperative, 1, "It has a creamy texture, so it froths well in my little machine. Because it froths well I can make a proper cappuccino at home, which means I don't spend money at the café."},
		{Brief, 1, "It has a creamy texture."},
		{Fatiguing, 8, "Same as before."},
		{Fixated, 6, "As I said, because it froths well I can make a proper cappuccino at home, which means I don't spend money at the café."},
		{Sceptical, 3, "I don't see what that has to do with it."},
		{Contradicting, 3, "Actually, it is not creamy at all, it is rather thin."},
	} {
		r := respondent(t, c.persona, 1)
		var got string
		for range c.turn {
			got = r.Answer(question)
		}
		if got != c.want {
			t.Errorf("%s at turn %d: %s", c.persona, c.turn, got)
		}
	}
	for persona, mark := range map[Persona][]string{Hedging: hedges, Verbose: respondent(t, Verbose, 1).asides, Emotional: excited, Rationalising: reasons} {
		answer := respondent(t, persona, 1).Answer(question)
		if !strings.Contains(strings.ToLower(answer), "creamy texture") || !containsAny(answer, mark) {
			t.Errorf("%s: %s", persona, answer)
		}
	}
}

func TestTheSameSeedGivesTheSameInterview(t *testing.T) {
	t.Parallel()
	room, text := newRoom(t), study(t, "oat-milk")
	one, two, other := hold(t, room, text, Verbose, 3), hold(t, room, text, Verbose, 3), hold(t, room, text, Verbose, 4)
	if transcript(&one) != transcript(&two) {
		t.Errorf("%s\n\nand then\n\n%s", transcript(&one), transcript(&two))
	}
	if transcript(&one) == transcript(&other) {
		t.Error("another seed gives the same interview")
	}
}

func respondent(t *testing.T, p Persona, seed uint64) *Respondent {
	t.Helper()
	r, err := NewRespondent("oat-milk", "oat milk in your coffee", p, seed)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func containsAny(text string, parts []string) bool {
	for _, p := range parts {
		if strings.Contains(text, p) {
			return true
		}
	}
	return false
}
