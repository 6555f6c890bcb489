package roleplay

import "testing"

func TestMoodIsReadFromTheLine(t *testing.T) {
	t.Parallel()
	cases := map[Mood][]string{
		Curious: {
			"What did the eval turn up?", "Is it across the board or specific areas?", "how bad is it really", "?",
			"Can you tell me more about the subset?", "So it's mostly medical?", "tell me about the contract", "Who signed that off?",
		},
		Assertive: {
			"We should delay the launch.", "So 23% vs a 2% bar, that's the blocker.", "I've decided, we're holding it.", "No way we can sign this.",
			"Let's run the full eval first.", "That is not acceptable.", "I disagree, the headline is what matters.",
		},
		Dismissive: {
			"Whatever.", "I don't care about the eval.", "just ship it", "You're overreacting.", "so what?", "meh", "This is a waste of time.", "can we move on?",
		},
		Hesitant: {
			"I'm not sure I follow.", "Hmm, maybe.", "I guess so", "I don't know, it seems early...", "um", "I'm kind of torn here",
		},
		Angry: {
			"This is bullshit.", "Are you stupid?", "You people are useless", "shut up and ship it", "What's wrong with you?", "You're lying to me.",
		},
		Warm: {
			"Thanks for telling me, that helps.", "That must have been frustrating.", "Good catch, Maya.", "Hi, nice to meet you!", "How are you holding up?",
			"I'm sorry they told you to wait.", "I appreciate you being honest.",
		},
		Plain: {
			"", "ok", "I read the run.", "The launch is on Thursday.", "Hello Maya", "asdkjh", "今日はいい天気です",
		},
	}
	for want, lines := range cases {
		for _, line := range lines {
			if got := ReadMood(line); got != want {
				t.Errorf("ReadMood(%q) = %s, want %s", line, got, want)
			}
		}
	}
}
