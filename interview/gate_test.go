package interview

import (
	"slices"
	"strings"
	"testing"
)

// oatCue is a follow-up about a creamy texture.
func oatCue() *AskCue {
	return &AskCue{
		Study:       &Study{ID: "oat", Title: "Oat milk", Concept: "oat milk in your coffee"},
		Methodology: &Methodology{ID: "m", Goal: "g", Ontology: Ontology{Nodes: []NodeType{{Type: "functional_consequence"}}}},
		Purpose:     FollowUp,
		Strategy:    &Strategy{ID: "deepen", Templates: []string{"You said {focus}. Why does that matter to you?", "What does {focus} do for you?"}},
		Focus:       &Concept{ID: "c1", Label: "creamy texture", Quotes: []Quote{{Text: "the creamy texture"}}},
		History:     []Exchange{{Turn: 1, Question: "What comes to mind?", Answer: "I like the creamy texture, great in coffee."}},
		Asked:       NewQuestions("What comes to mind when you think of oat milk?"),
	}
}

func TestTheGateLetsOpenQuestionsPass(t *testing.T) {
	t.Parallel()
	for _, q := range []string{
		"Why does that matter to you?",
		"You mentioned a creamy texture. What does it do for you?",
		"You said “the creamy texture”. How did you come to notice it?",
		"Could you tell me more about the texture?",
		"Tell me about the last time you noticed the creamy texture.",
		"What, if anything, would you miss about it?",
		"What happens on a day or so without it?",
		"You said “great in coffee”. What makes that so?", // their praise, not ours
	} {
		if faults := CheckQuestion(q, oatCue()); len(faults) > 0 {
			t.Errorf("%q is held: %s: %s", q, faults[0].Rule, faults[0].Why)
		}
	}
}

func TestTheGateHoldsWhatMayNotBeAsked(t *testing.T) {
	t.Parallel()
	for q, rule := range map[string]string{
		"":  gateEmpty,
		" ": gateEmpty,
		"Why does that matter? And how do you feel about it?": gateOne,
		"I see.": gateOne,
		"Why is that, and what does it do for you?":                  gateOne,
		"Don't you find that it tastes better?":                      gateLeading,
		"So you really like the creamy texture, why?":                gateLeading,
		"Is it because the texture feels rich?":                      gateLeading,
		"The texture is what counts, right?":                         gateLeading,
		"Would you agree that it is healthier?":                      gateLeading,
		"Do you take it for the taste or the price?":                 gateEitherOr,
		"Great! What does the texture do for you?":                   gatePraise,
		"That's interesting. Why does it matter?":                    gatePraise,
		"Thanks for sharing. Why does it matter?":                    gatePraise,
		"What comes to mind when you think of oat milk?":             gateBefore,
		"WHAT comes to mind, when you think of  oat milk?":           gateBefore,
		"What functional consequence does that have?":                gateWords,
		"You said “it is too expensive”. Why does that matter?":      gateWords,
		"How do you choose where to shop on Saturdays?":              gateFocus,
		"**Why** does that matter?":                                  gateMarkup,
		"Question: why does that matter?":                            gateMarkup,
		"Why does that matter?\nBecause I want to know.":             gateMarkup,
		"<b>Why</b> does that matter?":                               gateMarkup,
		"Why does that " + strings.Repeat("really ", 60) + "matter?": gateLength,
		"{\"question\": \"Why does that matter?\"}":                  gateMarkup,
	} {
		faults := CheckQuestion(q, oatCue())
		if !slices.ContainsFunc(faults, func(f GateFault) bool { return f.Rule == rule }) {
			t.Errorf("%q passes %s: %v", q, rule, faults)
		}
	}
}

func TestTheGateKnowsTheWordsOfEnglishOnly(t *testing.T) {
	t.Parallel()
	cue := oatCue()
	cue.Study.Language = "de"
	if faults := CheckQuestion("Nehmen Sie die Milch wegen des Geschmacks?", cue); len(faults) > 0 {
		t.Error(faults)
	}
	if faults := CheckQuestion("Warum? Und wie?", cue); len(faults) == 0 {
		t.Error("two questions pass")
	}
}

func TestAClosingMayThank(t *testing.T) {
	t.Parallel()
	cue := oatCue()
	cue.Purpose = CloseWith
	if faults := CheckQuestion("Thank you for sharing that. Is there anything that I forgot to ask?", cue); len(faults) > 0 {
		t.Error(faults)
	}
}

func TestTemplatesTakeTurnsAndNeverRepeatWhileAnythingElseIsLeft(t *testing.T) {
	t.Parallel()
	cue := oatCue()
	seen := map[string]bool{}
	first := ""
	for range 2 + len(plainFollowUps) {
		q := Template(cue)
		if faults := CheckQuestion(q, cue); len(faults) > 0 {
			t.Fatalf("%q: %v", q, faults)
		}
		if seen[q] {
			t.Fatalf("%q comes twice", q)
		}
		seen[q] = true
		if first == "" {
			first = q
		}
		cue.Asked.Add(q)
		cue.Used++
	}
	if q := Template(cue); q != first {
		t.Errorf("with all asked, the oldest is %q, not %q", first, q)
	}
}

func TestEveryPlainTemplatePassesTheGate(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		purpose   Purpose
		bound     bool
		templates []string
	}{{OpenWith, false, plainOpenings}, {FollowUp, true, plainFollowUps}, {FollowUp, false, plainFree}, {CloseWith, false, plainClosings}} {
		for _, template := range c.templates {
			cue := oatCue()
			cue.Purpose, cue.Asked = c.purpose, nil
			if !c.bound {
				cue.Focus = nil
			}
			if faults := CheckQuestion(fillTemplate(template, cue), cue); len(faults) > 0 {
				t.Errorf("%q: %v", template, faults)
			}
		}
	}
}

func TestAQuestionIsTakenOutOfItsWrapping(t *testing.T) {
	t.Parallel()
	for raw, want := range map[string]string{
		"\"Why does that matter?\"":                "Why does that matter?",
		"Question: Why does that matter?":          "Why does that matter?",
		"“Why does that\nmatter?”":                 "Why does that matter?",
		"You said \"creamy\". Why is that \"it\"?": "You said \"creamy\". Why is that \"it\"?",
		"  Why?  ": "Why?",
	} {
		if got := spokenQuestion(raw); got != want {
			t.Errorf("%q becomes %q, not %q", raw, got, want)
		}
	}
}

func FuzzCheckQuestion(f *testing.F) {
	f.Add("Why does that matter to you?")
	f.Add("A or B? “x” \x00 ？")
	f.Fuzz(func(t *testing.T, text string) {
		first := CheckQuestion(text, oatCue())
		if second := CheckQuestion(text, oatCue()); len(first) != len(second) {
			t.Error("the gate is not sure of itself")
		}
		if len(first) == 0 && (strings.Count(text, "?") > 1 || strings.ContainsAny(text, "<>{}\n")) {
			t.Errorf("%q passes", text)
		}
	})
}
