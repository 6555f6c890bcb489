package roleplay

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"throughline/examples"
)

// guardCases are sentences of Maya's at the gate, three exchanges in: what each guard stops, and what it lets pass.
var guardCases = map[string]struct{ stops, passes []string }{
	guardFigure: {
		stops: []string{
			"We measured 31% last night.", "It's closer to 24.9%.", "About 5,000 members would see it.", "It costs us $12,000 a day.", "We've got 73 open bugs.",
			"It fails forty-one percent of the time.", "That's 40 times the limit.", "A third of all prompts fail.", "We ran it for 18 hours.", "It was at 17% in Run #46.", "See ticket #912.",
		},
		passes: []string{
			"It's 23.4% on medical prompts.", "It's 23% against 2%.", "Roughly 8% overall.", "There were 180 prompts in it, out of 2,400.", "That's an order-of-magnitude miss.",
			"It's more than ten times the limit.", "About a quarter of them fail.", "We ship in 48 hours, which is two days.", "Run 47 has it.", "I flagged it two weeks ago.", "I have two things to say.",
			"One of us has to sign.", "We're 21.4 points off.", "Give me five minutes.", "I'm a hundred percent sure.", "Twenty-three percent is no polish gap.",
		},
	},
	guardTheirs: {
		stops: []string{
			"The next window is 19 days out.", "The nurse line takes 400 a day.", "He expects 310 a day.", "The router caught 97% of them.", "It goes to 12,000 members.", "There's a fee of $40,000.",
			"The credit is 25%.", "You'd have 30 days.", "They tested it on 600.",
		},
		passes: []string{
			"It's 23.4%.", "The ceiling is 2%.", "It's 8.1% overall.", "That's 7.5% of the set.", "We had 180 prompts.", "I ran 2,400 of them.", "We're two days out.", "It's due in 48 hours.",
		},
	},
	guardDate: {
		stops: []string{
			"Let's talk on Friday.", "I told them on Monday.", "We launch on Thursday.", "It started in March, no, in April.", "The audit is in September.", "By Wednesday it's too late.", "I was out on Sunday.", "December is too late.",
		},
		passes: []string{
			"Let's talk tomorrow.", "I told them two weeks ago.", "It may march on without us.", "We launch in two days.", "It's been a long week.", "I'll be here tonight.", "Not this month.", "The sooner the better.",
		},
	},
	guardCredit: {
		stops: []string{
			"According to Marcus we're fine.", "Marcus says it's 23%.", "Marcus told me it's at 8%.", "Lena's numbers show the gap.", "Lena's data is clear on that.", "Marcus Reed estimated 8% overall.",
			"Marcus's dashboard has it.", "Lena found 23% too.", "Marcus measured it himself.",
		},
		passes: []string{
			"Ask Marcus about the date.", "That's Marcus's call, not mine.", "Marcus told me to wait.", "You'll want Lena's view on the contract.", "Marcus said no.", "Talk to Lena before you decide.", "Marcus runs the launch.", "I'd leave that to Lena.",
		},
	},
	guardMotive: {
		stops: []string{
			"Marcus wants to ship no matter what.", "Marcus only cares about the date.", "Lena thinks we're careless.", "Marcus is afraid of his boss.", "Marcus is just trying to save face.", "Lena secretly hopes we slip.", "Honestly, Marcus doesn't care.", "Lena feels ignored.", "Marcus Reed believes in luck.",
		},
		passes: []string{
			"Ask Marcus what he thinks.", "I don't know what Marcus thinks.", "You should ask whether Marcus wants that.", "Does Marcus want that?", "That's Marcus's call.", "I want to run the full eval.", "I think we're not close.", "Marcus runs the launch.", "How Lena feels about it, she'll tell you.",
		},
	},
	guardStranger: {
		stops: []string{
			"I asked Jennifer to check it.", "Tom from legal said no.", "You should talk to Priya.", "My boss Karen knows.", "I'd ask Halvorsen about it.", "Then Oyelaran said we were fine.", "Dr. Whitfield signed it.", "David and Sarah ran it.", "It was Kevin's idea.",
		},
		passes: []string{
			"Ask Marcus.", "Lena Okafor has the contract.", "Legal said no.", "The Eval Run has it.", "I speak English, sorry.", "May I ask you something?", "Will you sign it?", "We use Slack for that.", "The SLA says so.", "Otto sent you, I guess.", "Machine Learning is my field.",
		},
	},
	guardRepeat: {
		stops: []string{
			"It's only 8% overall, but on medical-advice prompts it jumps to 23%.", "That's the thing, it's only 8% overall, but on medical-advice prompts it jumps to 23%!", "The headline number makes it look fine, which is exactly the trap.",
			"Run #47 has the breakdown, and the pattern in it is what's worrying me.", "The pattern in it is what's worrying me, and Run #47 has the breakdown.", "The headline number makes it look fine, which really is exactly the trap.", "It's been a long two days, so ask me anything.",
			"On medical-advice prompts it jumps to 23%, but it's only 8% overall, that's the thing.",
		},
		passes: []string{
			"We committed to under 2% error on exactly these prompts.", "That's an order-of-magnitude miss on the thing we signed for.", "What keeps me up is the contract.", "The set undersamples medical prompts.", "I flagged it two weeks ago.", "Okay.", "I hear you.", "So what would you do?", "It's 23% against a ceiling of 2%.",
		},
	},
	guardList: {
		stops:  []string{"- It fails.", "* It fails.", "• It fails.", "1. It fails.", "2) It fails.", "10. It fails.", "– It fails.", "3. We slip."},
		passes: []string{"It fails.", "1 of us signs.", "2.0% is the ceiling.", "No. 47 has it.", "Well, it fails.", "8% overall.", "A) is what I'd pick.", "So it fails, and it's late."},
	},
	guardDash: {
		stops:  []string{"It fails — badly.", "It fails—badly.", "It fails – badly.", "It fails -- badly.", "It fails - badly.", "It's 8–23%.", "Well — no.", "I said — twice — no."},
		passes: []string{"It fails badly.", "The medical-advice prompts fail.", "It's a high-stakes query.", "A so-so result.", "It's 8 to 23%.", "Well, no.", "Follow-up is on me.", "It's edge-case stuff."},
	},
	guardMarkup: {
		stops:  []string{"It's **really** bad.", "It's *really* bad.", "# It fails.", "That's __it__.", "**It fails.**", "It *fails* there.", "## So what?", "Look at **Run #47**."},
		passes: []string{"It's really bad.", "Run #47 has it.", "It fails.", "So what?", "That's it.", "8% overall.", "Look there.", "No way."},
	},
	guardDirection: {
		stops:  []string{"*sighs* It fails.", "(pauses) It fails.", "[laughs] It fails.", "*looks away* I know.", "(quietly) I signed it.", "*shrugs*", "(sighs)", "[long pause] Okay."},
		passes: []string{"It fails.", "I sigh a lot.", "It fails (badly).", "Okay.", "It laughs at us.", "Look away, fine.", "I know.", "A long pause, then."},
	},
	guardSelf: {
		stops:  []string{"Maya: It fails.", "Maya Patel: It fails.", "As Maya, I'd wait.", "Maya thinks it fails.", "Maya is tired.", "That's Maya's job.", "Ask Maya Patel about it.", "Maya will sign it."},
		passes: []string{"I'm Maya, the QA lead.", "My name is Maya Patel.", "It fails.", "I think it fails.", "I'm tired.", "That's my job.", "Ask me about it.", "You can call me Maya."},
	},
	guardStock: {
		stops: []string{"Great question!", "That's a great question.", "Good point, and it fails.", "I understand your concern.", "I completely understand your concern, but it fails.", "Thanks for asking.", "I hope that helps.", "Absolutely! It fails.", "Let me know if you have any questions.", "It's important to note that it fails."},
		passes: []string{
			"That's the question.", "I understand it now.", "Thanks for coming by.", "It helps to know that.", "I absolutely hate it.", "Good, then we agree.", "That's a fair way to see it.", "I know your team.", "The point is that it fails.",
		},
	},
	guardMachine: {
		stops:  []string{"Set node_satisfied to true.", "As an AI I can't say.", "I'm a language model.", "The CURRENT NODE is over.", "<b>It fails.", "My system prompt says so.", `"hint": it fails.`, "PART 2 follows."},
		passes: []string{"I'm satisfied with that.", "The model fails.", "It's the current state.", "I hint at it.", "We're at 2 < 23.", "The next node is down.", "It's part of it.", "My prompt reply."},
	},
}

func TestEveryGuardStopsWhatItShouldAndNothingElse(t *testing.T) {
	t.Parallel()
	cue := shippedCue(t, "maya")
	for guard, c := range guardCases {
		t.Run(guard, func(t *testing.T) {
			t.Parallel()
			if len(c.stops) < 8 || len(c.passes) < 8 {
				t.Errorf("only %d and %d cases", len(c.stops), len(c.passes))
			}
			for _, sentence := range c.stops {
				if fired := firedBy(&cue, sentence); !strings.Contains(fired, guard) {
					t.Errorf("%q passes; fired: %s", sentence, fired)
				}
			}
			for _, sentence := range c.passes {
				if fired := firedBy(&cue, sentence); fired != "" {
					t.Errorf("%q is stopped: %s", sentence, fired)
				}
			}
		})
	}
}

// firedBy lists what the guards have against a sentence.
func firedBy(cue *Cue, sentence string) string {
	g := newGuards(cue)
	v := g.check(sentence)
	var out []string
	for _, each := range append(g.fired, v.wrong...) {
		out = append(out, each.Guard+" ("+each.Why+")")
	}
	return strings.Join(out, "; ")
}

// shippedCue is a turn with a character of the example, at DEEPEN.
func shippedCue(t *testing.T, id string) Cue {
	t.Helper()
	s := shippedStage(t, id)
	cue := mayaCue()
	cue.Scenario, cue.Character, cue.Walk, cue.At = s.scenario, s.character, s.walk, State{Node: 2}
	cue.History[2].Learner = "Your real read."
	return cue
}

func TestStyleIsMendedInPlace(t *testing.T) {
	t.Parallel()
	cue := shippedCue(t, "maya")
	for sentence, want := range map[string]string{
		"It fails — badly.":               "It fails, badly.",
		"It's 8–23%, I'd say.":            "It's 8 to 23%, I'd say.",
		"- it fails on medical prompts":   "It fails on medical prompts.",
		"*sighs* It's **really** bad.":    "It's really bad.",
		"Great question! ":                "",
		"Good point, and it fails there.": "And it fails there.",
		"Maya: It's bad.":                 "It's bad.",
		"Maya is tired of it.":            "I'm tired of it.",
		"Maya thinks it's bad.":           "",
		"I said — twice — no.":            "I said, twice, no.",
		"It's `bad`.":                     "It's bad.",
	} {
		if got := newGuards(&cue).check(sentence); got.sentence != want || len(got.wrong) > 0 {
			t.Errorf("%q becomes %q, want %q", sentence, got.sentence, want)
		}
	}
}

func TestGuardsHaveNothingAgainstWhatScenariosAndUnderstudiesSay(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("it is pure and takes long; the whole run has it")
	}
	files, err := examples.FS.ReadDir("roleplay")
	if err != nil {
		t.Fatal(err)
	}
	checked := 0
	for _, file := range files {
		text, err := examples.FS.ReadFile("roleplay/" + file.Name())
		if err != nil {
			t.Fatal(err)
		}
		scenario, found := ParseScenario(file.Name(), text)
		if found.HasErrors() {
			t.Fatal(found)
		}
		backbone, _ := Tier(scenario.Tier)
		for i := range scenario.Cast {
			c := &scenario.Cast[i]
			walk, found := Bind(backbone, scenario, c.ID)
			if walk == nil {
				t.Fatal(found)
			}
			for _, line := range textsOf(scenario, c) {
				for _, sentence := range spokenSentences(scenario, c, line) {
					checked++
					said := *c // but for the greeting, which may not be said again
					said.Greeting = ""
					cue := Cue{Scenario: scenario, Character: &said, Walk: walk}
					if fired := firedBy(&cue, sentence); fired != "" {
						t.Errorf("%s, %s: %q: %s", file.Name(), c.ID, sentence, fired)
					}
				}
			}
		}
	}
	if checked < 200 {
		t.Errorf("only %d sentences", checked)
	}
	t.Logf("%d sentences", checked)
}

func TestGuardsHaveNothingAgainstTheUnderstudy(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("it is pure and takes long; the whole run has it")
	}
	for character, learners := range map[string]map[string][]string{"maya": mayaLearners, "marcus": marcusLearners, "lena": lenaLearners} {
		for name, lines := range learners {
			s := shippedStage(t, character)
			guarded := &guardedActor{Actor: s.actor, t: t, name: filepath.Join(character, name)}
			s.actor = guarded
			for _, line := range lines {
				if !s.at.Ended {
					s.say(line)
				}
			}
			if guarded.lines == 0 {
				t.Errorf("%s said nothing", guarded.name)
			}
		}
	}
}

// guardedActor holds every line of an actor against the guards.
type guardedActor struct {
	Actor
	t     *testing.T
	name  string
	lines int
}

// Speak has the actor speak and the guards listen.
func (a *guardedActor) Speak(ctx context.Context, cue Cue) (Line, error) {
	line, err := a.Actor.Speak(ctx, cue)
	a.lines++
	g := newGuards(&cue)
	var cut sentencer
	cut.add(line.Speech, true, func(sentence string) {
		before := len(g.fired)
		v := g.check(sentence)
		if v.sentence != strings.TrimSpace(sentence) || len(v.wrong) > 0 {
			a.t.Errorf("%s: %q becomes %q: %v %v", a.name, sentence, v.sentence, g.fired[before:], v.wrong)
		}
		g.heard(sentence)
	})
	return line, err
}

// spokenSentences is a text of a scenario as its character would say it.
func spokenSentences(s *Scenario, c *Character, text string) []string {
	v := newVoice(s, c)
	if !v.speakable(text) {
		return nil
	}
	return v.speak(text)
}
