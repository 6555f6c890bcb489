package interview

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// quotable is an utterance in which quotes are looked up. Whoever quotes may differ from it in case, space, accents and the
// shape of quotation marks and dashes; what is found is exactly what was said.
type quotable struct {
	said   Utterance
	folded string
	at     []int32 // where in the text every byte of folded came from
}

func newQuotable(u Utterance) *quotable {
	q := &quotable{said: u}
	q.folded, q.at = foldQuote(u.Text, true)
	return q
}

// find is the first place where the words were said, on whole words.
func (q *quotable) find(words string) (Quote, bool) {
	folded, _ := foldQuote(words, false)
	folded = strings.TrimSpace(folded)
	if quote, ok := q.search(folded); ok {
		return quote, true
	}
	return q.search(strings.Trim(folded, " \"'.,;:!?-()[]"))
}

func (q *quotable) search(folded string) (Quote, bool) {
	if folded == "" {
		return Quote{}, false
	}
	for from := 0; ; {
		i := strings.Index(q.folded[from:], folded)
		if i < 0 {
			return Quote{}, false
		}
		start, end := from+i, from+i+len(folded)
		if !splitsWord(q.folded, start) && !splitsWord(q.folded, end) {
			return q.quote(int(q.at[start]), q.end(end)), true
		}
		_, size := utf8.DecodeRuneInString(q.folded[start:])
		from = start + size
	}
}

// between is what was said from the start of one quote to the end of another, in whichever order they come.
func (q *quotable) between(a, b Quote) Quote {
	from, to := min(a.Start, b.Start), max(a.End, b.End)
	points, start, end := 0, len(q.said.Text), len(q.said.Text)
	for i := range q.said.Text {
		if points == from {
			start = i
		}
		if points == to {
			end = i
			break
		}
		points++
	}
	return Quote{Utterance: q.said.ID, Start: from, End: to, Text: q.said.Text[start:end]}
}

// end is where in the text something ends that ends at a byte of folded: behind its last character and the accents on it.
func (q *quotable) end(folded int) int {
	end := int(q.at[folded-1])
	_, size := utf8.DecodeRuneInString(q.said.Text[end:])
	for end += size; end < len(q.said.Text); end += size {
		var r rune
		if r, size = utf8.DecodeRuneInString(q.said.Text[end:]); !accent(r) {
			break
		}
	}
	return end
}

// quote counts code points; an invalid byte is one.
func (q *quotable) quote(start, end int) Quote {
	before := utf8.RuneCountInString(q.said.Text[:start])
	text := q.said.Text[start:end]
	return Quote{Utterance: q.said.ID, Start: before, End: before + utf8.RuneCountInString(text), Text: text}
}

// foldQuote makes a text comparable, and tells on demand where each byte came from.
func foldQuote(text string, trace bool) (folded string, at []int32) {
	out := make([]byte, 0, len(text))
	space := false
	for i, r := range text {
		before := len(out)
		switch {
		case unicode.IsSpace(r) || unicode.IsControl(r):
			if !space {
				out = append(out, ' ')
			}
		case accent(r) || unicode.Is(unicode.Cf, r): // joiners and soft hyphens are not seen
		default:
			out = appendFolded(out, text[i:], r)
		}
		if len(out) > before {
			space = out[len(out)-1] == ' '
		}
		for k := before; trace && k < len(out); k++ {
			at = append(at, int32(i))
		}
	}
	return string(out), at
}

func appendFolded(out []byte, text string, r rune) []byte {
	switch r {
	case '‘', '’', '‚', '‛', '′', 'ʼ', '`', '´':
		return append(out, '\'')
	case '“', '”', '„', '‟', '″', '«', '»':
		return append(out, '"')
	case '‐', '‑', '‒', '–', '—', '―', '−':
		return append(out, '-')
	case '…':
		return append(out, "..."...)
	}
	if r < utf8.RuneSelf {
		return append(out, byte(unicode.ToLower(r)))
	}
	if parts := norm.NFD.PropertiesString(text).Decomposition(); parts != nil && r < 0x2000 {
		for _, p := range string(parts) {
			if !accent(p) {
				out = utf8.AppendRune(out, unicode.ToLower(p))
			}
		}
		return out
	}
	return utf8.AppendRune(out, unicode.ToLower(r))
}

// accent says whether a rune is a mark on the letter before it, in scripts where the letter is known without it.
func accent(r rune) bool { return r >= 0x0300 && r <= 0x036f }

// splitsWord says whether a word goes on across a place of a folded text: cream|y, can|'t.
func splitsWord(folded string, at int) bool {
	before, _ := utf8.DecodeLastRuneInString(folded[:at])
	after, size := utf8.DecodeRuneInString(folded[at:])
	if after == '\'' {
		after, _ = utf8.DecodeRuneInString(folded[at+size:])
	} else if before == '\'' {
		before, _ = utf8.DecodeLastRuneInString(folded[:at-1])
	}
	return spacedRune(before) && spacedRune(after)
}

// spacedRune says whether a rune is of a word, in a script that sets words apart.
func spacedRune(r rune) bool {
	return wordRune(r) && !unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar)
}
