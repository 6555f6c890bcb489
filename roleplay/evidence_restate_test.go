package roleplay

import (
	"errors"
	"testing"

	"throughline/embedding"
)

// restated is what learners say when the academic gate asks for the idea in their own words; talked is what shows nothing.
var restated, talked = map[string][]string{
	"grace": {
		"If he's confused that's three more, so he'd be over seven and it's an emergency.",
		"Confusion that's new counts three points by itself, and at seven you call the emergency team.",
		"Seven or more means emergency, and being newly confused could push him there.",
		"He jumped from one to six within four hours, and the jump matters more than the six.",
		"It's how fast the score is climbing, from 1 at two o'clock to 6 now.",
		"One box with a three is already enough for an urgent review, even when the total is low.",
		"At five or six the doctor reviews him urgently and we check him every hour.",
		"Consciousness is one of the boxes, so if he's muddled the score on the chart is too low.",
		"The chart says six, but new confusion would add three and make it an emergency.",
		"You add up seven observations, and breathing and consciousness are among them.",
	},
	"ellen": {
		"So before the surgery his mind was sharp, and since around four this afternoon he hasn't known where he is.",
		"He's been muddled since about four and that's completely new for him.",
		"He got confused at four o'clock, and he was clear before the operation.",
		"Your father was fine before the operation and has been confused since this afternoon.",
		"He asked you twice where he was, around four.",
		"He thought the ward was a hotel and wanted to check out.",
		"This isn't like him, he's never been muddled, he even does his own accounts.",
		"He didn't recognise his own crossword at half past four.",
		"He tells everyone in uniform that he's fine, even when he isn't.",
		"He's hardly had anything to drink since lunch.",
	},
	"ruth": {
		"Once I've recognised it the clock is running, and he needs his antibiotics inside the hour if he scores seven or above.",
		"With a score of seven and an infection he gets antibiotics within one hour.",
		"The hour starts when we recognise it, not when the doctor comes.",
		"Seven or more plus a likely infection means antibiotics in the next hour.",
		"If he's at five or six we have three hours, at seven only one.",
		"I take the blood cultures first, but I don't hold up the antibiotics for them.",
		"When I call I give the situation, the background, my assessment and what I want.",
		"A lactate over two means the tissue isn't getting enough, and over four we need critical care.",
		"Low urine means the kidneys are struggling, less than half a millilitre per kilo an hour.",
		"The clock runs from the moment somebody recognises it.",
	},
}, map[string][]string{
	"grace": {
		"Okay, I think I've got it.", "Thank you, that was very clear.", "So what's the score again?", "What happens at seven?", "He's comfortable and looks fine to me.",
		"I'll ask the doctor about it.", "Is confusion part of the score?", "You explained it well, Grace.", "The chart is on the trolley.", "I don't believe the score matters.",
	},
	"ellen": {
		"I'm sorry to hear that.", "Thank you for telling me.", "When did that start?", "He'll be all right.", "Is he confused?",
		"You should go home and rest.", "I'll tell the doctor.", "Your father is a nice man.", "Don't worry, this happens.", "What did he say?",
	},
	"ruth": {
		"Right, so I need to get going.", "Yes, thank you, I understand now.", "How long do I have?", "When does the hour start?", "I'll call the doctor and wait for him.",
		"Is it sepsis?", "That's a lot to remember.", "The doctor will know what to do.", "You're very experienced.", "I don't care about the antibiotics.",
	},
}

func TestAnIdeaMayBeSaidBackInOnesOwnWords(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	matcher, err := embedding.New()
	if err != nil && !errors.Is(err, embedding.ErrNoWeights) {
		t.Fatal(err)
	}
	for _, who := range []string{"grace", "ellen", "ruth"} {
		asked, wanted := gateOf(t, "ward-six", who, "CHECK")
		if wanted != wantsRestated {
			t.Fatalf("CHECK asks for %d", wanted)
		}
		byWords, byMeaning := 0, 0
		for _, said := range restated[who] {
			found := wanted.evidence(said, asked)
			if found.Found {
				byWords++
			}
			if err == nil {
				found = wanted.byMeaning(found, said, asked, matcher)
			}
			if found.Found {
				byMeaning++
			} else {
				t.Logf("%s: not taken: %q %+v", who, said, found)
			}
		}
		if byWords < 7 || err == nil && byMeaning < 8 {
			t.Errorf("%s takes %d of %d by words, %d with meaning", who, byWords, len(restated[who]), byMeaning)
		}
		for _, said := range talked[who] {
			found := wanted.evidence(said, asked)
			if err == nil {
				found = wanted.byMeaning(found, said, asked, matcher)
			}
			if found.Found {
				t.Errorf("%s takes %q: %+v", who, said, found)
			}
		}
	}
}
