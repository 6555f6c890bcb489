package interview

import (
	"strings"
	"testing"
)

func TestOppositesAreToldApart(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		why, a, b string
		want      bool
	}{
		{"an antonym", "easy to digest", "hard to digest", true},
		{"an antonym as an adverb", "cracks easily", "hard to crack", true},
		{"comparatives", "it got cheaper", "it got pricier", true},
		{"a superlative", "the fastest app", "the slowest app", true},
		{"a negation", "it lasts", "it doesn't last", true},
		{"a negation without apostrophe", "it lasts", "it doesnt last", true},
		{"a typographic apostrophe", "I trust them", "I don’t trust them", true},
		{"never", "it crashes", "it never crashes", true},
		{"hardly", "I can hear it", "I can hardly hear it", true},
		{"nobody", "they helped me", "nobody helped me", true},
		{"with and without", "with sugar", "without sugar", true},
		{"swapped", "coffee without milk", "milk without coffee", true},
		{"swapped as well", "sweet but not bitter", "bitter but not sweet", true},
		{"before and after", "a walk before work", "a walk after work", true},
		{"more and less", "more noise", "less noise", true},
		{"at the end", "I worry more", "I worry less", true},
		{"high and low", "high price", "low price", true},
		{"increase and decrease", "fees increase", "fees decrease", true},
		{"up and down", "fees went up", "fees went down", true},
		{"un-", "safe", "unsafe", true},
		{"un- before another form", "sweet", "unsweetened", true},
		{"in-", "visible", "invisible", true},
		{"im-", "possible", "impossible", true},
		{"dis-", "honest", "dishonest", true},
		{"-less and -ful", "painful", "painless", true},
		{"-less and the bare word", "stress", "stressless", true},
		{"-free", "dairy", "dairy-free", true},
		{"free of", "free of additives", "additives", true},
		{"numbers", "two cups a day", "three cups a day", true},
		{"figures", "opens in 2 seconds", "opens in 20 seconds", true},
		{"praise and complaint", "delighted with the ward", "fed up with the ward", true},
		{"only one has a negation, and nothing accounts for it", "it is on the list", "I cannot find a table", true},
		{"what avoids a thing", "avoids stress", "stress", true},
		{"what went away", "the rash", "the rash went away", true},

		{"itself", "not easy", "not easy", false},
		{"itself, folded", "Not  EASY.", "not easy", false},
		{"a negated antonym", "not hard to use", "easy to use", false},
		{"two negations", "no sugar", "without sugar", false},
		{"an entry with a negation in it", "no sugar", "sugar free", false},
		{"a negated opposite, another way round", "I don't get lost", "I find my way", false},
		{"less of what is bad", "less noise", "quieter", false},
		{"both complain", "too expensive", "overpriced", false},
		{"one says how many", "two cups a day", "cups every day", false},
		{"the same number in words", "2 cups", "two cups", false},
		{"in- that is no negation", "invaluable help", "valuable help", false},
		{"a little is some", "a little sugar", "some sugar", false},
		{"nothing in common", "creamy", "fingerprint login", false},
		{"another script", "簡単", "難しい", false},
		{"nothing", "", "", false},
	} {
		if got := opposed(c.a, c.b); got != c.want {
			t.Errorf("%s: opposed(%q, %q) is %v", c.why, c.a, c.b, got)
		}
	}
}

func TestALabelThatIsTooLongToCompareIsOpposedToAllButItself(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("word ", maxPhrase+1)
	if !opposed(long, "word") || opposed(long, long) {
		t.Error("a long label was compared")
	}
}

func FuzzOppositionIsSymmetric(f *testing.F) {
	for _, pair := range [][2]string{
		{"easy to digest", "hard to digest"},
		{"no sugar", "sugar-free"},
		{"not not not", "free free of"},
		{"stop", "stops being late"},
		{"les", "less"},
		{"\xff\xfe not", "n't"},
		{"не дорого", "дорого"},
		{"ليس سهلا", "سهل"},
		{"高い", "安い"},
		{"1,000.5", "½"},
		{"un", "in"},
		{"-", "'"},
	} {
		f.Add(pair[0], pair[1])
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		if opposed(a, b) != opposed(b, a) {
			t.Errorf("%q and %q: %v one way, %v the other", a, b, opposed(a, b), opposed(b, a))
		}
		if opposed(a, a) {
			t.Errorf("%q is opposed to itself", a)
		}
		if v, w := judge(Pair{A: a, B: b}), judge(Pair{A: b, B: a}); v != w {
			t.Errorf("%q and %q are %s, and %s the other way round", a, b, v, w)
		}
	})
}
