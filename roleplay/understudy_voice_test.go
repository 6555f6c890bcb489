package roleplay

import (
	"strings"
	"testing"
)

func TestVoiceSaysNotesTheWayPeopleTalk(t *testing.T) {
	t.Parallel()
	s := mayaScenario()
	v := newVoice(s, &s.Cast[0])
	cases := map[string]string{
		"Eval Run #47 shows 8% overall but 23% on medical-advice prompts":                   "Eval Run #47 shows 8% overall but 23% on medical-advice prompts.",
		"My personal stake: I'm the one who signed off on the eval methodology":             "My personal stake is that I'm the one who signed off on the eval methodology.",
		"Overall hallucination rate: 8.1% (n=2,400)":                                        "The overall hallucination rate is 8.1%.",
		"Eval set composition: medical-advice prompts = 7.5% of total":                      "Medical-advice prompts make up 7.5% of total.",
		"Contractual error ceiling (client SLA): 2.0% on regulated-advice prompts":          "The contractual error ceiling is 2.0% on regulated-advice prompts.",
		"Medical-advice subset hallucinates at 23.4% vs the 2.0% contractual ceiling":       "The medical-advice subset hallucinates at 23.4% against the 2.0% contractual ceiling.",
		"Topic router: can send medical-advice prompts to the nurse line":                   "The topic router can send medical-advice prompts to the nurse line.",
		"Nurse line capacity: 400 contacts a day; forecast for medical-advice prompts: 310": "The nurse line capacity is 400 contacts a day. The forecast for medical-advice prompts is 310.",
		"The 23% is the real signal; shipping blind is the actual risk":                     "The 23% is the real signal. Shipping blind is the actual risk.",
		"We flagged it — twice — and it is not fixed":                                       "We flagged it, twice, and it's not fixed.",
		"Breaking it is more expensive, and it is ours to fix":                              "Breaking it is more expensive, and it's ours to fix.",
		"It takes 3–5 days": "It takes 3 to 5 days.",
		"A one-week delay isn't on offer: after Thursday the next launch window is 19 days out": "A one-week delay isn't on offer: after Thursday the next launch window is 19 days out.",
		"": "",
	}
	for text, want := range cases {
		if got := strings.Join(v.speak(text), " "); got != want {
			t.Errorf("speak(%q)\n got %q\nwant %q", text, got, want)
		}
	}
	for text, want := range map[string]bool{
		"The contract is clear": true, "Maya admits that she chose the sample": false, "7.1: Error ceiling of 2.0%": false, "Two words": false, "Get the learner to see it": false,
	} {
		if got := v.speakable(text); got != want {
			t.Errorf("speakable(%q) = %v", text, got)
		}
	}
}
