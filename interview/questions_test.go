package interview

import "testing"

func TestAQuestionIsKnownAgainByItsWordsInAnyDress(t *testing.T) {
	t.Parallel()
	q := NewQuestions("What comes to mind when you think of oat milk?", "Why?")
	for text, want := range map[string]int{
		"What comes to mind when you think of oat milk?":  1,
		"what comes to MIND, when you think of Oat Milk":  1,
		"When you think of oat milk, what comes to mind?": 1,
		"What comes to mind when you think of rice milk?": 0,
		"Why?": 2,
		"How?": 0,
		"":     0,
	} {
		if got := q.Last(text); got != want {
			t.Errorf("%q was question %d, not %d", text, want, got)
		}
	}
	q.Add("What comes to mind when you think of oat milk?")
	if got := q.Last("What comes to mind when you think of oat milk?"); got != 3 {
		t.Errorf("asked again, it is question %d", got)
	}
	if (*Questions)(nil).Last("Why?") != 0 {
		t.Error("nothing was asked, and yet it was")
	}
}
