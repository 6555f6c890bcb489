package roleplay

import (
	"strings"
	"testing"
)

// guideCue is the guide's next cue in a scene: what an actor would be told at this point.
func guideCue(t *testing.T, script, learner string) Cue {
	t.Helper()
	s := newScene(t, launchReview(t))
	s.play(script)
	p := s.refolded().(*play)
	cue, err := p.cue("session", learner, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !ofGuide(cue.Character.ID) {
		t.Fatalf("it is %s who speaks", cue.Character.ID)
	}
	return cue
}

// The learner has heard Maya and Marcus, took up her figures, and never met Lena.
const decidedForDelay = withMaya + withMarcus + "decide delay: We promised under 2% and are at 23%.\n"

func TestTheGuideMaySayWhatTheRecordShowsAndNothingElse(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		script, learner string
		passes, stops   []string
	}{
		"at the briefing": {
			"meet guide-open\nHi Otto!", "What is it about?",
			[]string{"It goes live in 48 hours, for a health insurer.", "You have two days.", "Ask Maya Patel, she ran the evaluation.", "It's your name under the release."},
			[]string{"It's for 12,000 members.", "It's 23.4% on medical prompts.", "The ceiling is 2%.", "The next window is 19 days out.", "Maya says it's 23%.", "You could ask Jennifer.", "We lose $50,000 a day."},
		},
		"before the decision": {
			withMaya + "meet guide-close", "What would you do?",
			[]string{"Which way will you go?", "Would you delay one week, or ship as planned?"},
			[]string{"The next window is 19 days out.", "According to Lena it's 30 days.", "Marcus says 400 a day."},
		},
		"looking back": {
			decidedForDelay, "What did I miss?",
			[]string{
				"Maya told you it's 23.4% on medical prompts, against a ceiling of 2.0%.", "Maya said it's 23%, and you took it up.", "According to Marcus the next window is 19 days out.",
				"Lena held that you have 30 days for the notice.", "Lena's figures never came out: 30 days.", "You wrote that you promised under 2% and are at 23%.", "You had 20 exchanges in all.", "Marcus said 19 days.",
			},
			[]string{
				"Marcus said it's 23.4% on medical prompts.", "Lena said you have 30 days.", "It was 31% last night.", "Maya said the next window is 19 days out.", "Jennifer from legal would know.",
				"Lena secretly hoped you'd slip.", "It would cost $12,345.", "You had 99 exchanges.",
			},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			cue := guideCue(t, c.script, c.learner)
			for _, sentence := range c.passes {
				if fired := firedBy(&cue, sentence); fired != "" {
					t.Errorf("%q is stopped: %s", sentence, fired)
				}
			}
			for _, sentence := range c.stops {
				if fired := firedBy(&cue, sentence); fired == "" {
					t.Errorf("%q passes", sentence)
				}
			}
		})
	}
}

func TestGuardsHaveNothingAgainstTheGuideOfTheUnderstudy(t *testing.T) {
	t.Parallel()
	for name, script := range scenes {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			guarded := &guardedActor{Actor: NewUnderstudy(), t: t, name: name}
			s := sceneOf(t, guarded, launchReview(t))
			s.play(script)
			if spoken := strings.Count(s.out.String(), "guide-"); spoken == 0 || guarded.lines == 0 {
				t.Errorf("%d lines, %d of the guide", guarded.lines, spoken)
			}
		})
	}
}

// A model that speaks for the guide is heard out as long as it keeps to the record, and corrected when it does not.
func TestAModelThatGuidesIsHeldToTheRecord(t *testing.T) {
	t.Parallel()
	report := "\n---END---\n{\"node_satisfied\": true}\n"
	actor, script := performed(t, ">>> actor\nI hear you."+report+
		">>> actor\nSo you'd delay. Maya told you it's 23.4% where 2.0% is the ceiling, and you built on it."+report+
		">>> actor\nMarcus held that the next window is 31 days out."+report+
		">>> actor\nMarcus held that the next window is 19 days out."+report)
	h := newHouse(t, actor, launchReview(t))
	h.play("@maya")
	h.play("/skip")
	took := h.decide("delay", "We promised under 2% and are at 23%.")
	if took.line.Fallback || len(took.line.Guards) > 0 || !strings.Contains(took.shown, "23.4% where 2.0%") {
		t.Errorf("%q, %+v", took.shown, took.line.Guards)
	}
	took = h.play("What did I miss?")
	if guards := took.line.Guards; len(guards) != 1 || guards[0].Guard != guardFigure || guards[0].Done != Repaired || took.shown != "Marcus held that the next window is 19 days out." {
		t.Errorf("%q, %+v", took.shown, guards)
	}
	if told := script.Told(); !strings.Contains(told[1].Messages[0].Text, "WHAT THE RECORD SHOWS") {
		t.Errorf("the guide is not told the record: %q", told[1].Messages[0].Text)
	}
	h.replay()
}
