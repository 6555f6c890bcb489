package roleplay

import (
	"errors"
	"testing"

	"throughline/embedding"
)

// meant is what learners say to a constraint whose figures they leave out: whether the words are enough, and whether the
// meaning is where they are not.
var meant = []struct {
	constraint, said string
	words, meaning   bool
}{
	{mayaFact, "We're way over what the contract allows on medical advice.", false, true},
	{mayaFact, "So on health questions it makes things up far more often than we promised the client.", true, true},
	{mayaFact, "The error rate on medical prompts is many times the contractual maximum.", true, true},
	{mayaFact, "The assistant hallucinates on medical questions at a rate the contract forbids.", false, true},
	{mayaFact, "We'd be breaching the agreement, because medical answers are wrong much too often.", false, false},
	{marcusFact, "So if we miss this date we wait almost three weeks, a one-week slip doesn't exist.", true, true},
	{marcusFact, "There's no such thing as a short delay, the following window is far out.", false, true},
	{lenaFact, "If staff answer those prompts they don't count against the limit for a month, provided we tell the client in writing first.", false, true},
	// the question said back
	{mayaFact, "How bad is it really, in terms of what we promised the client?", false, false},
	{mayaFact, "What does the contract say about medical-advice prompts?", false, false},
	{marcusFact, "Why can't we delay by a week?", false, false},
	{marcusFact, "When is the launch window?", false, false},
	{lenaFact, "Can we route prompts to staff?", false, false},
	{lenaFact, "Who writes the notice?", false, false},
	// the topic, and nothing said of it
	{mayaFact, "Let's talk about the medical prompts and the contract.", false, false},
	{mayaFact, "Medical-advice prompts, yes.", false, false},
	{mayaFact, "Tell me about the hallucinations.", false, false},
	{marcusFact, "I want to launch on Thursday.", false, false},
	{lenaFact, "Routing prompts to nurses is a good idea.", false, false},
	{lenaFact, "The ceiling is strict.", false, false},
	// the opposite
	{mayaFact, "The medical prompts are fine, we're well within the contract.", false, false},
	{lenaFact, "We don't need any notice for routing.", false, false},
	// something else
	{mayaFact, "I like working with the medical team.", false, false},
	{mayaFact, "The client will be happy with the launch.", false, false},
	{mayaFact, "I acknowledge the constraint.", false, false},
	{mayaFact, "Okay, got it, that is serious.", false, false},
	{mayaFact, "My phone battery is at 23% and I need a coffee.", false, false},
	{mayaFact, "23% of my friends like jazz.", false, false},
	{marcusFact, "Thursday works for me.", false, false},
}

const (
	mayaFact   = "Medical-advice prompts hallucinate at 23.4%, against the client's contractual 2.0% ceiling."
	marcusFact = "A one-week delay isn't on offer: after Thursday the next launch window is 19 days later."
	lenaFact   = "Prompts routed to qualified staff are outside the 2.0% ceiling for 30 days, but only with written notice before go-live."
)

func TestMeaningLiftsAParaphraseAndNothingElse(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	matcher, err := embedding.New()
	if err != nil && !errors.Is(err, embedding.ErrNoWeights) {
		t.Fatal(err)
	}
	for _, c := range meant {
		found := FindEvidence(c.said, []string{c.constraint})
		if found.Found != c.words {
			t.Errorf("by words, %q gives %+v", c.said, found)
		}
		if err != nil {
			continue // built without weights
		}
		if got := weighMeaning(found, c.said, []string{c.constraint}, matcher, toTake); got.Found != c.meaning {
			t.Errorf("by meaning, %q gives %+v", c.said, got)
		}
		if without := weighMeaning(found, c.said, []string{c.constraint}, nil, toTake); without.Found != c.words {
			t.Errorf("without a matcher, %q gives %+v", c.said, without)
		}
	}
}

// constant is a matcher that finds everything alike.
type constant float64

// Name is what is logged.
func (constant) Name() string { return "constant" }

// Similarity is always the same.
func (c constant) Similarity(string, string) float64 { return float64(c) }

func TestWhatAMatcherSaidIsLoggedAndNotAskedAgain(t *testing.T) {
	t.Parallel()
	text := ""
	for _, said := range []string{"Hello there.", "It fails on edge cases.", "It sits in a few places.", "Fine.", "Yes, and thanks for saying so."} {
		text += ">>> actor\n" + said + "\n---END---\n{\"node_satisfied\": true}\n"
	}
	actor, _ := performed(t, text)
	h := newHouse(t, actor, launchReview(t), func(k *Kind) { k.CompareBy(func() Matcher { return constant(0.8) }) })
	for _, said := range []string{"@maya", "hello", "what did you find?", "is it everywhere?", "=a"} {
		h.play(said)
	}
	took := h.play("We're way over what the contract allows on medical advice.")
	if s := took.step.Step; s.Node != "DECISIVE" || s.Decision != "advance" {
		t.Errorf("the gate stays shut: %s", s.Reason)
	}
	h.kinds[0].(*Kind).CompareBy(func() Matcher {
		t.Error("a replay asks the matcher")
		return constant(0)
	})
	h.replay()
}
