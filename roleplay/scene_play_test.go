package roleplay

import (
	"path/filepath"
	"testing"
)

const (
	withMaya = `
		meet maya
		Hi Maya, what's going on?
		What did the eval turn up?
		Is it across the board or specific areas?
		Should I just call the client and tell them we're slipping the date?
		choose a
		Okay so how bad is it really, in terms of what we promised the client?
		So 23% against a 2% bar, that's the blocker.
		choose a
		What would you accept?
		Thanks, Maya.
	`
	withMarcus = `
		meet marcus
		Hi Marcus. What's the plan for Thursday?
		What happens if we miss the date?
		Is there any way to ship without the medical prompts?
		How well does the router work?
		choose a
		So what decides it for you?
		So a delay means 19 days, not a week.
		choose a
		What would you need from me?
		Thanks, where do I go next?
	`
	withLena = `
		meet lena
		Hello Lena, I'd like to understand the contract.
		What exactly did we promise?
		How is the ceiling measured?
		What does it cost to postpone?
		choose a
		What's the catch?
		So routed prompts are outside the ceiling only if written notice goes out before go-live.
		choose a
		When do you need the decision?
		Thank you!
	`
	withOtto = `
		meet guide-open
		Hi Otto!
		Sure, go ahead.
		Who is Lena?
		And what are my options?
		Okay, I'm ready.
	`
)

// scenes are play-throughs from the first word to the last.
var scenes = map[string]string{
	"right": withOtto + withMaya + withMarcus + withLena + `
		decide partial: 23.4% on medical advice against a 2.0% ceiling rules out shipping as planned, and a delay is 19 days. Routing those prompts to the nurse line is outside the ceiling for 30 days if the written notice is out before go-live.
		So how did I do?
		And was that the right call?
		Makes sense.
		Thanks, Otto.
	`,
	"wrong": withMaya + withMarcus + `
		meet guide-close
		I think we should delay.
		What would you do?
		decide delay: Marcus and Maya both worry me, and a week buys a defensible number.
		What did I miss?
		I see.
		Hm, fair enough.
		Thanks.
	`,
	"early": `
		meet maya
		skip
		decide ship: It'll be fine, we fix it in production.
		okay
		okay
		okay
		bye
	`,
	"coming and going": `
		meet guide-open
		skip
		meet maya
		Hi Maya, what's going on?
		meet marcus
		Hi Marcus.
		meet maya
		What did the eval turn up?
		meet guide-close
		I don't know yet.
		meet maya
		Is it across the board or specific areas?
		skip
		decide delay: We promised under 2% and we are at 23%.
		skip
	`,
}

func TestAScenarioIsPlayedFromTheBriefingToTheDebrief(t *testing.T) {
	t.Parallel()
	for name, script := range scenes {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newScene(t, launchReview(t))
			s.play(script)
			if !s.head.Done || s.view.Debrief == nil {
				t.Errorf("it is not done: %+v", s.head)
			}
			s.replayed()
			golden(t, filepath.Join("scene", name+".txt"), s.transcript())
		})
	}
}
