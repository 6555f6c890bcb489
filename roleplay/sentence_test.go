package roleplay

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func TestSpeechIsCutIntoSentences(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name string
		want []string
	}{
		{"plain", []string{"It failed. ", "Twice!  ", "Did you know?"}},
		{"decimals", []string{"It's 23.4% now, against 2.0% in 7.1. ", "That's a lot."}},
		{"abbreviations", []string{"It's 23 vs. 2, e.g. on medical prompts. ", "Ask Dr. Reed about it."}},
		{"initials", []string{"Talk to J. Smith. ", "Please."}},
		{"quotes", []string{`She said "no." `, `"Really?" she asked. `, "Yes."}},
		{"ellipses", []string{"Well... maybe. ", "I don't know… ", "Look."}},
		{"several marks", []string{"What?! ", "No..."}},
		{"Chinese", []string{"我不知道。", "你呢？", "好！"}},
		{"Arabic", []string{"هل تعرف؟ ", "نعم."}},
		{"Hindi", []string{"यह गलत है। ", "हाँ।"}},
		{"wrapped lines", []string{"We committed to under 2% error on exactly these prompts,\nand we're sitting at 23%. ", "That's it."}},
		{"paragraphs", []string{"No mark here\n\n", "And here"}},
		{"a list", []string{"Two things:\n", "- it fails\n", "- it's late"}},
		{"a numbered list", []string{"1. It fails.\n", "2. It's late."}},
		{"no end", []string{"and so on"}},
		{"a year", []string{"That was in 2024. ", "Not now."}},
		{"I at the end", []string{"So do I. ", "Now what?"}},
		{"an address", []string{"It's on example.com today. ", "Look there."}},
		{"a bracket", []string{"It failed (badly). ", "Sorry."}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			text := strings.Join(c.want, "")
			for size := 1; size <= len(text); size++ {
				if diff := cmp.Diff(c.want, cutSentences(text, size)); diff != "" {
					t.Fatalf("in pieces of %d (-want +got):\n%s", size, diff)
				}
			}
		})
	}
}

// cutSentences streams a text in pieces of some bytes.
func cutSentences(text string, size int) []string {
	var s sentencer
	var out []string
	take := func(sentence string) { out = append(out, sentence) }
	for from := 0; from < len(text); from += size {
		s.add(text[from:min(from+size, len(text))], false, take)
	}
	s.add("", true, take)
	return out
}

func TestLongSpeechWithoutAMarkIsCutAtAWord(t *testing.T) {
	t.Parallel()
	for _, text := range []string{strings.Repeat("and then ", 200), strings.Repeat("我", 900), strings.Repeat("x", 3000)} {
		got := cutSentences(text, 7)
		if len(got) < 3 || strings.Join(got, "") != text {
			t.Errorf("%d pieces of %.20q", len(got), text)
		}
		for _, each := range got {
			if len(each) > longSentence+10 || !utf8.ValidString(each) {
				t.Errorf("a piece of %d bytes: %q", len(each), each)
			}
		}
	}
}

func TestHowSpeechArrivesChangesNoSentence(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringOfN(rapid.RuneFrom([]rune("ab I.?!… \n\"'-*1。）")), 0, 60, -1).Draw(t, "text")
		want := cutSentences(text, max(len(text), 1))
		got := cutSentences(text, rapid.IntRange(1, 9).Draw(t, "size"))
		if diff := cmp.Diff(want, got); diff != "" || strings.Join(got, "") != text {
			t.Fatalf("%q (-whole +pieces):\n%s", text, diff)
		}
	})
}
