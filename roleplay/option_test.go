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
