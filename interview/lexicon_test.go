package interview

import (
	"strings"
	"testing"
)

func TestTheLexiconIsLarge(t *testing.T) {
	t.Parallel()
	l := everyday()
	if l.many < 250 {
		t.Errorf("%d groups of synonyms, want 250", l.many)
	}
	if l.pairs < 200 {
		t.Errorf("%d pairs of antonyms, want 200", l.pairs)
	}
}

func TestNoEntryIsBothSynonymAndAntonymOfAnother(t *testing.T) {
	t.Parallel()
	for line := range entryLines(synonymText) {
		entries := strings.Split(line, ",")
		for i, a := range entries {
			for _, b := range entries[i+1:] {
				l := everyday()
				if l.entry(strings.Join(phraseWords(a), " ")).opposes(strings.Join(phraseWords(b), " ")) {
					t.Errorf("%q: %q and %q are antonyms", line, strings.TrimSpace(a), strings.TrimSpace(b))
				}
			}
		}
	}
}

func TestEveryAntonymLineHasTwoSides(t *testing.T) {
	t.Parallel()
	for line := range entryLines(antonymText) {
		left, right, ok := strings.Cut(line, "|")
		if !ok || strings.TrimSpace(left) == "" || strings.TrimSpace(right) == "" || strings.Contains(right, "|") {
			t.Errorf("%q", line)
		}
	}
}

func TestNoWordBothPraisesAndComplains(t *testing.T) {
	t.Parallel()
	seen := map[string]string{}
	for line := range entryLines(valenceText) {
		for word := range strings.FieldsSeq(line[1:]) {
			if had, ok := seen[lemma(word)]; ok && had != line[:1] {
				t.Errorf("%q is in both", word)
			}
			seen[lemma(word)] = line[:1]
		}
	}
}

func TestAntonymsDoNotBothPraise(t *testing.T) {
	t.Parallel()
	l := everyday()
	for line := range entryLines(antonymText) {
		left, right, _ := strings.Cut(line, "|")
		for a := range strings.SplitSeq(left, ",") {
			for b := range strings.SplitSeq(right, ",") {
				x, y := strings.Join(phraseWords(a), " "), strings.Join(phraseWords(b), " ")
				if l.entry(x).valence > 0 && l.entry(y).valence > 0 {
					t.Errorf("%q: %q and %q both praise", line, strings.TrimSpace(a), strings.TrimSpace(b))
				}
			}
		}
	}
}

func TestTheRuleArbiterIsCareful(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		a, b   string
		cosine float64
		want   Verdict
	}{
		{"creamy texture", "smooth mouthfeel", 0.44, SameConcept},
		{"creaminess", "it's creamy", 0.8, SameConcept},
		{"cheaper tickets", "inexpensive ticket", 0.8, SameConcept},
		{"no stress", "stress-free", 0.9, SameConcept},
		{"not hard to use", "easy to use", 0.8, SameConcept},
		{"easy to digest", "hard to digest", 0.88, DifferentConcept},
		{"creamy texture", "creamy taste", 0.8, DifferentConcept},
		{"low in sugar", "low in fat", 0.7, DifferentConcept},
		{"creamy", "creamy texture", 0.8, UnsureConcept},
		{"friendly staff", "well trained staff", 0.7, UnsureConcept},
		{"queasy on the bus", "my tea is herbal", 0.5, DifferentConcept},
		{"addicted to it", "hooked", 0.65, UnsureConcept},
		{"addicted to it", "hooked", 0.55, DifferentConcept},
		{"", "", 0, DifferentConcept},
	} {
		for _, pair := range []Pair{{c.a, c.b, c.cosine}, {c.b, c.a, c.cosine}} {
			j, err := NewRuleArbiter().Judge(t.Context(), JudgeCue{Pairs: []Pair{pair}})
			if err != nil || j.Verdicts[0] != c.want || j.Call.By == "" {
				t.Errorf("%q and %q: %s, want %s", pair.A, pair.B, j.Verdicts[0], c.want)
			}
		}
	}
}
