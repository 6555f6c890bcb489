package embedding

import (
	"iter"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// words yields the words of a text as the model was taught them: in lower case, without accents, every mark of
// punctuation and every Chinese character by itself. Control characters and bytes that are not UTF-8 are dropped.
// A text is only read as far as words are asked for.
func words(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		var chunk []byte
		for _, r := range text {
			switch {
			case unwritten(r):
			case unicode.IsSpace(r):
				if !split(fold(chunk), yield) {
					return
				}
				chunk = chunk[:0]
			case ideograph(r):
				if !split(fold(chunk), yield) || !split(fold(utf8.AppendRune(nil, r)), yield) {
					return
				}
				chunk = chunk[:0]
			default:
				chunk = utf8.AppendRune(chunk, r)
			}
		}
		split(fold(chunk), yield)
	}
}

// unwritten says whether a character is dropped: it is a control, or stands for something that could not be read.
func unwritten(r rune) bool {
	switch r {
	case '\t', '\n', '\r':
		return false
	case utf8.RuneError:
		return true
	}
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co)
}

// ideograph says whether a character is one of those that Chinese is written with; kana and hangul are not.
func ideograph(r rune) bool {
	return r >= 0x3400 && (r <= 0x4dbf || r >= 0x4e00 && r <= 0x9fff || r >= 0xf900 && r <= 0xfaff ||
		r >= 0x20000 && r <= 0x2a6df || r >= 0x2a700 && r <= 0x2ceaf || r >= 0x2f800 && r <= 0x2fa1f)
}

// fold takes accents and capitals away.
func fold(chunk []byte) string {
	if ascii(chunk) {
		for i, c := range chunk {
			if 'A' <= c && c <= 'Z' {
				chunk[i] = c + 'a' - 'A'
			}
		}
		return string(chunk)
	}
	decomposed := norm.NFD.Bytes(chunk)
	folded := make([]byte, 0, len(decomposed))
	for _, r := range string(decomposed) {
		if !unicode.Is(unicode.Mn, r) {
			folded = utf8.AppendRune(folded, unicode.ToLower(r))
		}
	}
	return string(folded)
}

func ascii(chunk []byte) bool {
	for _, c := range chunk {
		if c >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// split yields the words of a chunk, cut around each mark; it reports whether more are wanted.
func split(chunk string, yield func(string) bool) bool {
	start := 0
	for i, r := range chunk {
		if !mark(r) {
			continue
		}
		end := i + utf8.RuneLen(r)
		if start < i && !yield(chunk[start:i]) || !yield(chunk[i:end]) {
			return false
		}
		start = end
	}
	return start == len(chunk) || yield(chunk[start:])
}

// mark says whether a character is punctuation; in ASCII, symbols are.
func mark(r rune) bool {
	return unicode.IsPunct(r) || r < utf8.RuneSelf && unicode.IsSymbol(r)
}
