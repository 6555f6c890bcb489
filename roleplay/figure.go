package roleplay

import (
	"math"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// figure is a number as someone says it, with the unit that goes with it: "%", "h" (all spans of time, in hours),
// "$" (all money), "x" (times), "#" (the name of a thing, not an amount) or none.
type figure struct {
	Value float64
	Unit  string
	Text  string // as it was written
	Next  string // the word that follows it, when that is not its unit
}

// figures finds the numbers of text, in digits of any script or in English words.
func figures(text string) []figure {
	var out []figure
	tokens := numberTokens(text)
	for i := 0; i < len(tokens); i++ {
		f, used := figureAt(tokens[i:])
		if used == 0 {
			continue
		}
		out = append(out, f)
		i += used - 1
	}
	return out
}

// numberTokens cuts text into words, numbers (23.4, 2,400, 48h) and the marks that give a number its meaning.
func numberTokens(text string) []string {
	return strings.FieldsFunc(spaced(strings.ToLower(text)), unicode.IsSpace)
}

// spaced writes digits of every script as 0 to 9, sets space around what stands next to a number without being part
// of it, and drops other marks.
func spaced(text string) string {
	var b strings.Builder
	b.Grow(len(text) + 16)
	last := ' '
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		i += size
		digit := false
		if r > unicode.MaxASCII {
			if value, ok := digitValue(r); ok {
				r, digit = '0'+value, true
			}
		}
		next, _ := utf8.DecodeRuneInString(text[i:])
		switch {
		case digit || '0' <= r && r <= '9' || unicode.IsLetter(r) || r == '_':
			if '0' <= last && last <= '9' && unicode.IsLetter(r) {
				b.WriteByte(' ') // 48h
			}
			b.WriteRune(r)
		case (r == '.' || r == ',') && '0' <= last && last <= '9' && unicode.IsDigit(next):
			b.WriteRune(r)
		case r == '%' || r == '％' || r == '٪':
			b.WriteString(" % ")
		case r == '$' || r == '€' || r == '£':
			b.WriteString(" $ ")
		case r == '#':
			b.WriteString(" #")
		case (r == '\'' || r == '’') && unicode.IsLetter(last) && unicode.IsLetter(next):
			b.WriteByte('\'')
		case r == '-' && unicode.IsLetter(last) && unicode.IsDigit(next):
			b.WriteRune('_') // gpt-4 is a name
		default:
			b.WriteByte(' ')
		}
		last = r
	}
	return b.String()
}

// digitValue is the value of a decimal digit of any script.
func digitValue(r rune) (rune, bool) {
	for _, each := range unicode.Nd.R16 {
		if uint16(r) >= each.Lo && uint16(r) <= each.Hi && r <= math.MaxUint16 {
			return (r - rune(each.Lo)) % 10, true
		}
	}
	for _, each := range unicode.Nd.R32 {
		if uint32(r) >= each.Lo && uint32(r) <= each.Hi {
			return (r - rune(each.Lo)) % 10, true
		}
	}
	return 0, false
}

// figureAt reads the figure that begins tokens, and how many tokens it takes; none when it takes no token.
func figureAt(tokens []string) (figure, int) {
	if strings.HasPrefix(tokens[0], "#") && len(tokens[0]) > 1 {
		if value, ok := digits(tokens[0][1:]); ok {
			return figure{Value: value, Unit: "#", Text: tokens[0]}, 1
		}
	}
	if len(tokens) > 2 && tokens[0] == "order" && tokens[1] == "of" && strings.HasPrefix(tokens[2], "magnitude") {
		return figure{Value: 10, Unit: "x", Text: "order of magnitude"}, 3
	}
	if len(tokens) > 1 && tokens[0] == "an" && tokens[1] == "hour" {
		return figure{Value: 1, Unit: "h", Text: "an hour"}, 2
	}
	at, money := 0, tokens[0] == "$"
	if money && len(tokens) > 1 {
		at = 1
	}
	value, used := amount(tokens[at:])
	if used == 0 {
		return figure{}, 0
	}
	f := figure{Value: value}
	at += used
	if money {
		f.Unit = "$"
	}
	rest := tokens[at:]
	if len(rest) > 0 {
		if ordinals[rest[0]] {
			return figure{}, 0
		}
		if by, ok := scales[rest[0]]; ok {
			f.Value *= by
			at, rest = at+1, rest[1:]
		}
	}
	switch {
	case f.Unit != "" || len(rest) == 0:
	case len(rest) > 1 && rest[0] == "per" && rest[1] == "cent":
		f.Unit, at = "%", at+2
	default:
		if u, ok := units[rest[0]]; ok {
			f.Unit, f.Value, at = u.name, f.Value*u.by, at+1
		} else {
			f.Next = rest[0]
		}
	}
	f.Text = strings.ReplaceAll(strings.Join(tokens[:at], " "), " %", "%")
	return f, at
}

// amount reads a number in digits or in words.
func amount(tokens []string) (float64, int) {
	if value, ok := digits(tokens[0]); ok {
		return value, 1
	}
	value, used := 0.0, 0
	for used < len(tokens) && used < 8 {
		n, ok := numberWords[tokens[used]]
		if !ok || (n < 10 && used > 0 && int(value)%10 != 0) || (n >= 10 && used > 0 && n < 100) {
			break
		}
		if n >= 100 {
			value = max(value, 1) * n
		} else {
			value += n
		}
		used++
	}
	if used > 0 && used+1 < len(tokens) && tokens[used] == "point" {
		if n, ok := numberWords[tokens[used+1]]; ok && n < 10 {
			return value + n/10, used + 2
		}
	}
	return value, used
}

// digits reads 23, 23.4, 2,400 and, as much of the world writes it, 23,4.
func digits(token string) (float64, bool) {
	if token == "" || token[0] < '0' || token[0] > '9' || len(token) > 24 {
		return 0, false
	}
	whole, fraction, found := strings.Cut(token, ",")
	switch {
	case found && len(fraction) < 3 && !strings.ContainsAny(fraction, ".,"):
		token = whole + "." + fraction
	case found:
		token = strings.ReplaceAll(token, ",", "")
	}
	value, err := strconv.ParseFloat(token, 64)
	return value, err == nil
}

// ordinals turn a number into a place in a row.
var ordinals = set("st nd rd th")

type unit struct {
	name string
	by   float64
}

var units = map[string]unit{
	"%": {"%", 1}, "percent": {"%", 1}, "pct": {"%", 1}, "percentage": {"%", 1}, "percents": {"%", 1},
	"h": {"h", 1}, "hr": {"h", 1}, "hrs": {"h", 1}, "hour": {"h", 1}, "hours": {"h", 1},
	"day": {"h", 24}, "days": {"h", 24}, "week": {"h", 168}, "weeks": {"h", 168},
	"month": {"h", 730}, "months": {"h", 730}, "year": {"h", 8760}, "years": {"h", 8760},
	"minute": {"h", 1. / 60}, "minutes": {"h", 1. / 60}, "min": {"h", 1. / 60}, "mins": {"h", 1. / 60},
	"second": {"h", 1. / 3600}, "seconds": {"h", 1. / 3600}, "ms": {"h", 1. / 3.6e6},
	"$": {"$", 1}, "dollar": {"$", 1}, "dollars": {"$", 1}, "euro": {"$", 1}, "euros": {"$", 1}, "bucks": {"$", 1},
	"x": {"x", 1}, "times": {"x", 1}, "fold": {"x", 1},
}

var scales = map[string]float64{"k": 1e3, "thousand": 1e3, "m": 1e6, "mn": 1e6, "million": 1e6, "bn": 1e9, "billion": 1e9}

var numberWords = map[string]float64{
	"zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
	"ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
	"seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
	"sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "hundred": 100,
}

// sameAmount says whether a person who says said may mean exact: the number itself or a usual rounding of it.
func sameAmount(said, exact float64) bool {
	if math.Abs(said-exact) < 1e-9 {
		return true
	}
	for _, step := range []float64{1, 0.1} {
		if math.Abs(math.Round(exact/step)*step-said) < 1e-9 && said != 0 {
			return true
		}
	}
	if exact >= 100 { // two digits that count, then zeros
		step := math.Pow(10, math.Floor(math.Log10(exact))-1)
		return math.Abs(math.Round(exact/step)*step-said) < 1e-6
	}
	return false
}
