package game

import (
	"fmt"
	"strings"
)

// Words that no author wrote are in English. In a game in another language they are left out: the tone of an event says what
// became of an answer, and numbers, names and signs are the same in every language.

// isEnglish reports whether a language tag is one of English's; a game that names no language is in English.
func isEnglish(tag string) bool {
	base, _, _ := strings.Cut(tag, "-")
	return base == "" || strings.EqualFold(base, "en")
}

// own is a sentence of the game's own, or nothing where it would be the only one in English.
func (t *table) own(format string, args ...any) string {
	if !isEnglish(t.b.Language) {
		return ""
	}
	return fmt.Sprintf(format, args...)
}

// quote puts an author's text into a sentence, without its full stop.
func quote(text string) string { return "“" + strings.TrimSuffix(text, ".") + "”" }

// points says how many of how many there are.
func (t *table) points(score, most int) string {
	if !isEnglish(t.b.Language) {
		return fmt.Sprintf("%d / %d", score, most)
	}
	return fmt.Sprintf("%d of %d points.", score, most)
}

// triesLeft is said after a wrong answer, so that nobody is surprised.
func (t *table) triesLeft(spent int) string {
	switch tries - spent - 1 {
	case 2:
		return t.own(" Two tries left.")
	case 1:
		return t.own(" One try left.")
	default:
		return ""
	}
}

// foremost is what is said of a step that follows none.
func foremost(english bool) string {
	if english {
		return "first"
	}
	return "1."
}

// after is what is said of a step that follows another.
func after(english bool, step string) string {
	if english {
		return "after " + step
	}
	return step + " →"
}
