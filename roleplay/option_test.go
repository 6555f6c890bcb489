package roleplay

import "testing"

func TestTypedTextIsAChoiceOnlyWhenItClearlyIs(t *testing.T) {
	t.Parallel()
	read := []PivotOption{
		{ID: "a", Text: "Tell me what you really think, off the record"},
		{ID: "b", Text: "Let's stick to the numbers in the report"},
	}
	sign := []PivotOption{
		{ID: "a", Text: "No. I can't put my name to 23%"},
		{ID: "b", Text: "Yes, if we add a disclaimer on medical answers"},
	}
	both := []PivotOption{{ID: "a", Text: "Yes, now"}, {ID: "b", Text: "Yes, but later"}}
	cases := []struct {
		options []PivotOption
		say     string
		want    int
	}{
		{read, "a", 0},
		{read, "B", 1},
		{read, "option b", 1},
		{read, "Option B, please", 1},
		{read, "I'd go with option a because I trust you", 0},
		{read, "the first one", 0},
		{read, "second", 1},
		{read, "Tell me what you really think, off the record", 0},
		{read, "tell me what you really think off the record!", 0},
		{read, "Off the record, please tell me what you think of it", 0},
		{read, "let's stick to the report and the numbers", 1},
		{read, "let's not stick to the numbers in the report", -1},
		{read, "a good idea", -1},
		{read, "yes", -1},
		{read, "no", -1},
		{read, "both a and b, option a or option b", -1},
		{read, "what do you mean?", -1},
		{read, "should we stick to the numbers in the report?", -1},
		{read, "maybe stick to the numbers in the report", -1},
		{read, "", -1},
		{read, "report", -1},
		{sign, "no", 0},
		{sign, "Nope.", 0},
		{sign, "I couldn't sign that.", 0},
		{sign, "Definitely not", 0},
		{sign, "of course", 1},
		{sign, "yes", 1},
		{sign, "yeah, sure", 1},
		{sign, "yes and no", -1},
		{sign, "yes but not really", -1},
		{sign, "add a disclaimer on medical answers", 1},
		{sign, "don't add a disclaimer on medical answers", -1},
		{both, "yes", -1},
		{nil, "yes", -1},
		{read, "选择 a", -1},
	}
	for _, c := range cases {
		if got := MatchOption(c.say, c.options); got != c.want {
			t.Errorf("MatchOption(%q) = %d, want %d", c.say, got, c.want)
		}
	}
}

func TestAPivotIsAnsweredInWordsOfOnesOwn(t *testing.T) {
	t.Parallel()
	slide := Pivot{Question: "Do you want the version that's on the slide, or do you want my real read on this?", Options: []PivotOption{
		{ID: "a", Text: "Your real read. I'd rather hear it now than after the launch."}, {ID: "b", Text: "Just the slide version, please. I only need the headline."},
	}}
	crew := Pivot{Question: "Do you want what's in my report, or what I'd tell my own crew before they walk under it?", Options: []PivotOption{
		{ID: "a", Text: "What you'd tell your crew. I'll be asking people to drive over it."}, {ID: "b", Text: "Let's stay with the report. I need something I can put on file."},
	}}
	number := Pivot{Question: "Shall I defend my number, or shall we try to break it together?", Options: []PivotOption{
		{ID: "a", Text: "Let's try to break it. If it stands after that, I'll trust it."}, {ID: "b", Text: "Defend it, please. I need a number I can use."},
	}}
	sign := Pivot{Question: "So let me ask you straight. Can you sign 23%?", Options: []PivotOption{
		{ID: "a", Text: "No. Not against a 2% ceiling, not on prompts that can hurt someone."}, {ID: "b", Text: "Yes, if most users never see those prompts."},
	}}
	for _, c := range []struct {
		pivot Pivot
		say   string
		want  int
	}{
		{slide, "Your real read, please. Slides I can read myself.", 0},
		{slide, "I just said it: the real read.", 0},
		{slide, "The latter.", 1},
		{slide, "The slide version is enough for me.", 1},
		{slide, "Which slide?", -1},
		{slide, "Both, please.", -1},
		{crew, "What you'd tell your crew, obviously.", 0},
		{crew, "the report will do", 1},
		{number, "Break it. What would you attack first?", 0},
		{number, "Don't break it.", -1},
		{sign, "No, of course not. But who else have you told?", 0},
		{sign, "No idea.", -1},
		{sign, "No, without the eval nobody can put a name under that.", 0},
		{sign, "2", 1},
	} {
		if got := MatchPivot(c.say, c.pivot.Question, c.pivot.Options); got != c.want {
			t.Errorf("MatchPivot(%q) = %d, want %d", c.say, got, c.want)
		}
	}
}
