package roleplay

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Speech is released a sentence at a time, while more of it is on its way. So a sentence ends only where it certainly
// does: when what follows it has begun to arrive, or when nothing more will.

// longSentence is how many bytes a text without an end may have before it is cut at a word.
const longSentence = 400

// nextSentence is the length of the first sentence of text with the space behind it, or 0 when its end is not certain
// yet. whole says that nothing more will come.
func nextSentence(text string, whole bool) int {
	space := 0 // after the last word within reach
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		at := i
		i += size
		if unicode.IsSpace(r) && at > 0 && at <= longSentence {
			space = i
		}
		end, certain := 0, true
		switch {
		case r == '\n':
			end, certain = breaksHere(text, i)
		case strings.ContainsRune("。！？", r):
			end, certain = pastMarks(text, i)
		case strings.ContainsRune(".!?…؟।", r):
			if end, certain = pastMarks(text, i); certain && end > 0 {
				end, certain = endOf(text, at, end, whole)
			}
		}
		if end > 0 && certain && (end < len(text) || whole) {
			return end
		}
		if !certain && !whole {
			return 0
		}
		if at > longSentence {
			if space == 0 {
				return i // not even a space: a script without them, or no words at all
			}
			return space
		}
	}
	if whole {
		return len(text)
	}
	return 0
}

// pastMarks is where further marks, closing quotes and brackets after a mark end. It is not certain at the end of text.
func pastMarks(text string, i int) (int, bool) {
	for i < len(text) {
		r, size := utf8.DecodeRuneInString(text[i:])
		if !strings.ContainsRune(".!?…\"”’'»)]。！？؟*_」』", r) {
			return i, true
		}
		i += size
	}
	return i, false
}

// endOf is where the sentence ends whose mark stands at mark and whose marks end at i, with the space behind it; 0 when it
// goes on.
func endOf(text string, mark, i int, whole bool) (int, bool) {
	after := i
	for after < len(text) {
		r, size := utf8.DecodeRuneInString(text[after:])
		if !unicode.IsSpace(r) {
			break
		}
		after += size
	}
	if after == len(text) {
		return after, whole
	}
	next, _ := utf8.DecodeRuneInString(text[after:])
	switch {
	case after == i && (unicode.IsLetter(next) && next < 0x2E80 || unicode.IsDigit(next)): // 23.4, example.com
		return 0, true
	case after == i && strings.ContainsRune(",;:%-/", next): // "Really?", he said
		return 0, true
	case unicode.IsLower(next): // well... maybe; "Really?" she said
		return 0, true
	case text[mark] == '.' && i == mark+1 && abbreviated(text, mark):
		return 0, true
	}
	return after, true
}

// shortForms end with a point that ends no sentence, in lower case.
var shortForms = set("vs e.g i.e mr mrs ms dr prof approx no nr st fig sec art cf al jr sr dept inc ltd a.m p.m u.s u.k bzw z.b d.h ca")

// abbreviated says whether the point at mark belongs to a short form, an initial, or the number of an item in a list.
func abbreviated(text string, mark int) bool {
	from := mark
	for from > 0 && mark-from < 12 && text[from-1] != ' ' && text[from-1] != '\n' && text[from-1] != '(' && text[from-1] != '"' {
		from--
	}
	word := text[from:mark]
	if shortForms[strings.ToLower(word)] {
		return true
	}
	if len(word) == 1 && word[0] >= 'A' && word[0] <= 'Z' && word != "I" { // J. Smith
		return true
	}
	if len(word) <= 2 && strings.Trim(word, "0123456789") == "" && word != "" { // 1. the first of a list
		line := strings.TrimRight(text[:from], " \t*-")
		return line == "" || strings.HasSuffix(line, "\n")
	}
	return false
}

// breaksHere says whether the line break before text[i] ends what came before: an empty line, or a list's next item.
func breaksHere(text string, i int) (int, bool) {
	rest := strings.TrimLeft(text[i:], " \t")
	if rest == "" {
		return 0, false
	}
	if rest[0] == '\n' || rest[0] == '\r' {
		trimmed := strings.TrimLeft(rest, " \t\r\n")
		return len(text) - len(trimmed), trimmed != ""
	}
	if mark, certain := listMark(rest); mark > 0 || !certain {
		return len(text) - len(rest), certain
	}
	return 0, true
}

// listMark is the length of the mark that makes a line an item of a list, with its space; it is not certain while the
// text is too short to tell.
func listMark(line string) (int, bool) {
	i := 0
	for i < len(line) && i < 3 && line[i] >= '0' && line[i] <= '9' {
		i++
	}
	r, size := utf8.DecodeRuneInString(line[i:])
	switch {
	case i == 0 && strings.ContainsRune("-*•‣▪–—", r):
	case i > 0 && (r == '.' || r == ')'):
	default:
		return 0, i < len(line)
	}
	i += size
	if i == len(line) {
		return 0, false
	}
	if line[i] != ' ' && line[i] != '\t' {
		return 0, true
	}
	return i + 1, true
}

// sentencer gathers the pieces of a stream and hands over whole sentences.
type sentencer struct {
	rest string
}

// add takes a piece and calls each with every sentence that is certain now, with the space behind it.
func (s *sentencer) add(piece string, whole bool, each func(sentence string)) {
	s.rest += piece
	for s.rest != "" {
		sure := whole || len(s.rest) > 4*longSentence // whatever it is, it is no sentence
		n := nextSentence(s.rest[:len(s.rest)-halfRune(s.rest, sure)], sure)
		if n == 0 {
			return
		}
		sentence := s.rest[:n]
		s.rest = s.rest[n:]
		each(sentence)
	}
}

// halfRune is how many bytes at the end of text are the beginning of a rune whose rest is on its way.
func halfRune(text string, whole bool) int {
	if whole {
		return 0
	}
	for n := 1; n <= min(len(text), utf8.UTFMax-1); n++ {
		if tail := text[len(text)-n:]; utf8.RuneStart(tail[0]) {
			if utf8.FullRuneInString(tail) {
				return 0
			}
			return n
		}
	}
	return 0
}
