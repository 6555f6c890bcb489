package game

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Sizes of text in a drawn picture, in units. A picture is 360 units wide and at least 326 pixels on a telephone, so the
// smallest is above 11 pixels there.
const (
	largeText  = 14.0
	smallText  = 12.5
	lineHeight = 1.22
)

// ems is how wide a character is in a plain sans-serif face, in ems. It is an estimate on the wide side: what fits by it
// fits in the face that the browser has.
func ems(r rune) float64 {
	switch {
	case unicode.Is(unicode.Mn, r) || r == '\u200b' || r == '\u00ad':
		return 0
	case strings.ContainsRune("ijl'|’‘", r):
		return 0.24
	case strings.ContainsRune("ft .,;:!/[]I·", r):
		return 0.29
	case strings.ContainsRune("r()-", r):
		return 0.35
	case strings.ContainsRune("cksvxyzJ", r):
		return 0.51
	case strings.ContainsRune("mwMW@%—…", r):
		return 0.86
	case wide(r):
		return 1.05
	case unicode.IsUpper(r):
		return 0.69
	case unicode.IsDigit(r) || unicode.IsLower(r):
		return 0.56
	default:
		return 0.65
	}
}

// wide reports whether r fills a square, as Chinese, Japanese and Korean characters and pictograms do.
func wide(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul) || r >= 0x3000 && r <= 0x303f || r >= 0xff00 && r <= 0xffef || r >= 0x1f000
}

// textWidth is about how wide text is at a size.
func textWidth(text string, size float64) float64 {
	var w float64
	for _, r := range text {
		w += ems(r)
	}
	return w * size
}

// wrapped breaks text into lines no wider than width, at spaces and after hyphens and slashes; a word that is wider is
// broken within, which whole says. The lines are as even as their number allows.
func wrapped(text string, width, size float64) (lines []string, whole bool) {
	lines, whole = filled(text, width, size)
	if len(lines) < 2 {
		return lines, whole
	}
	for narrower := width * 0.95; narrower > width/2; narrower *= 0.95 {
		even, unbroken := filled(text, narrower, size)
		if len(even) > len(lines) || unbroken != whole {
			break
		}
		lines = even
	}
	return lines, whole
}

// filled breaks text into lines, each as full as can be.
func filled(text string, width, size float64) (lines []string, whole bool) {
	whole = true
	line := ""
	for _, piece := range pieces(text) {
		if textWidth(line+strings.TrimRight(piece, " "), size) <= width {
			line += piece
			continue
		}
		if line != "" {
			lines = append(lines, strings.TrimRight(line, " "))
		}
		for textWidth(strings.TrimRight(piece, " "), size) > width && utf8.RuneCountInString(piece) > 2 {
			whole = false
			head, tail := broken(piece, width, size)
			lines, piece = append(lines, head), tail
		}
		line = piece
	}
	if line = strings.TrimRight(line, " "); line != "" {
		lines = append(lines, line)
	}
	return lines, whole
}

// pieces cuts text after each place where a line may end.
func pieces(text string) []string {
	var out []string
	start := 0
	for i, r := range text {
		end := i + utf8.RuneLen(r)
		next, _ := utf8.DecodeRuneInString(text[end:])
		if r == ' ' || wide(r) || (strings.ContainsRune("-/–—", r) && unicode.IsLetter(next)) {
			if end < len(text) && next == ' ' {
				continue
			}
			out, start = append(out, text[start:end]), end
		}
	}
	return append(out, text[start:])
}

// broken cuts a word that is too wide for a line: what fits with a hyphen, and the rest.
func broken(word string, width, size float64) (head, tail string) {
	end := 0
	for i := range word {
		if i > 0 && textWidth(word[:i]+"-", size) > width {
			break
		}
		end = i
	}
	if end == 0 {
		_, end = utf8.DecodeRuneInString(word)
	}
	return word[:end] + "-", word[end:]
}

// shortened is text as it is drawn: blanks made one, nothing that turns the direction of other text, and cut where nobody
// would read on.
func shortened(text string) string {
	const most = 160
	if len(text) > 8*most {
		text = text[:8*most]
	}
	text = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && !unicode.IsSpace(r) || unicode.Is(unicode.Bidi_Control, r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, ""))
	text = strings.Join(strings.Fields(text), " ")
	if runes := []rune(text); len(runes) > most {
		return string(runes[:most-1]) + "…"
	}
	return text
}
