package roleplay

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// What others wrote goes into a prompt on one line and, where it might be taken for an instruction, in quotes, with
// nothing left in it that looks like a part of the prompt.

// quoted is a text of others as data: in quotes on one line.
func quoted(text string) string {
	var b strings.Builder
	b.Grow(len(text) + 2)
	b.WriteByte('"')
	putData(&b, text, true)
	b.WriteByte('"')
	return b.String()
}

// oneLine is a text of the scenario, or of the actor, on one line.
func oneLine(text string) string {
	text = strings.TrimSpace(text)
	if nextSpecial(text, false) == len(text) {
		return text
	}
	var b strings.Builder
	b.Grow(len(text))
	putData(&b, text, false)
	return b.String()
}

// nextSpecial is how much of text can be copied as it is. It looks at bytes: most of a text is plain, and prompts are
// written at every turn.
func nextSpecial(text string, quotes bool) int {
	for i := range len(text) {
		switch c := text[i]; {
		case c < ' ', c == '-', c == 0x7f, c == 0xC2, c == 0xE2: // the last two begin the dashes and spaces beyond ASCII
			return i
		case quotes && (c == '"' || c == '\\'):
			return i
		}
	}
	return len(text)
}

// putData writes a text without line breaks, without the rules that frame a heading, and without runs of dashes, which
// could pass for the separator.
func putData(b *strings.Builder, text string, quotes bool) {
	dash := false // the last rune written was one
	for text != "" {
		if n := nextSpecial(text, quotes); n > 0 {
			b.WriteString(text[:n])
			text, dash = text[n:], false
			continue
		}
		r, size := utf8.DecodeRuneInString(text)
		text = text[size:]
		if strings.ContainsRune("-–—―━─═", r) {
			if r > '—' {
				r = '-'
			}
			if !dash {
				b.WriteRune(r)
			}
			dash = true
			continue
		}
		dash = false
		switch {
		case quotes && (r == '"' || r == '\\'):
			b.WriteByte('\\')
			b.WriteRune(r)
		case quotes && r == '\n':
			b.WriteString(`\n`)
		case unicode.IsSpace(r) || unicode.IsControl(r):
			b.WriteByte(' ')
		default:
			b.WriteRune(r)
		}
	}
}

// jsonList is a list of texts as JSON, one on a line; "" when there are none.
func jsonList(items []string) string {
	if len(items) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString("[")
	for i, item := range items {
		if i > 0 {
			b.WriteByte(',')
		}
		put(&b, "\n", quoted(item))
	}
	b.WriteString("\n]")
	return b.String()
}

// bullets is a list of texts in quotes, one on a line.
func bullets(items []string) string {
	var b strings.Builder
	for i, item := range items {
		if i > 0 {
			b.WriteByte('\n')
		}
		put(&b, "• ", quoted(item))
	}
	return b.String()
}
