package roleplay

import (
	"regexp"
	"strings"
	"unicode"
)

// style puts right how a sentence is said, or returns "" when nothing of it is left to say.
func (g *guards) style(sentence string) string {
	said := strings.Join(strings.Fields(sentence), " ")
	if said == "" {
		return ""
	}
	for _, rule := range []struct {
		guard string
		mend  func(string) string
	}{
		{guardMachine, dropMachine},
		{guardDirection, dropDirections},
		{guardList, dropListMark},
		{guardMarkup, dropMarkup},
		{guardSelf, g.dropOwnName},
		{guardDash, dropDashes},
		{guardStock, dropStock},
	} {
		mended := rule.mend(said)
		if mended == said {
			continue
		}
		done := Mended
		if mended == "" {
			done = Dropped
		}
		g.fire(rule.guard, said, "", done)
		if said = mended; said == "" {
			return ""
		}
	}
	if !strings.ContainsFunc(said, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
		return ""
	}
	return said
}

var (
	forProgram  = regexp.MustCompile(`\b[a-z]+_[a-z_]+\b|[{}<>]{1}[a-z/"]|"\s*:|CURRENT NODE|RELATIONSHIP SCORE|ALREADY SAID|\bPART [12]\b|(?i:language model|\bas an AI\b|system prompt)`)
	direction   = regexp.MustCompile(`^(?:\*[^*]{1,60}\*|\([^()]{1,60}\)|\[[^\[\]]{1,60}\])[.,]?\s*`)
	emphasis    = regexp.MustCompile(`\*\*([^*]+)\*\*|\*([^*]+)\*|__([^_]+)__|\b_([^_]+)_\b`)
	heading     = regexp.MustCompile(`^#{1,6} +`)
	rangeDash   = regexp.MustCompile(`(\d)\s*[–—]\s*(\d)`)
	speechDash  = regexp.MustCompile(`\s*[–—―]+\s*|\s+-{1,3}\s+|\s*-{2,}\s*`)
	stockPhrase = regexp.MustCompile(`(?i)^(?:(?:oh|ah|well|yes|hm+)[,.!]? )?(?:` + strings.Join([]string{
		`(?:that'?s|that is|what) an? (?:really |very |such a )?(?:great|good|excellent|fantastic|wonderful|fair) (?:question|point)`, `(?:great|good|excellent|fantastic) (?:question|point)`,
		`i (?:completely |totally |fully )?(?:understand|hear|appreciate) your (?:concerns?|question|frustration)`, `thank(?:s| you) for (?:your question|asking|bringing this up)`,
		`i'?m (?:just )?here to help`, `(?:please )?(?:feel free|don'?t hesitate) to (?:ask|reach out)[^.!?]*`, `let me know if (?:you have any|there'?s anything)[^.!?]*`,
		`i hope (?:this|that) helps`, `(?:absolutely|certainly|of course|definitely)!`, `it(?:'s| is) important to (?:note|remember) that`, `as (?:i|we) (?:all )?know`,
		`let(?:'s| us) (?:delve|dive) (?:into|in)[^.!?]*`,
	}, "|") + `)(?:[,.!?:;]+ *| +|$)`)
)

func dropMachine(said string) string {
	if forProgram.MatchString(said) {
		return ""
	}
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune("{}`\\|", r) || unicode.IsControl(r) || r == unicode.ReplacementChar {
			return -1
		}
		return r
	}, said)
}

func dropDirections(said string) string { return restOf(said, direction.ReplaceAllString(said, "")) }

func dropListMark(said string) string {
	if n, _ := listMark(said); n > 0 && n < len(said) {
		return finish(said[n:])
	}
	return said
}

func dropMarkup(said string) string {
	return heading.ReplaceAllString(emphasis.ReplaceAllString(said, "$1$2$3$4"), "")
}

// dropDashes puts a comma where a dash was; between numbers it means "to".
func dropDashes(said string) string {
	mended := rangeDash.ReplaceAllString(said, "$1 to $2")
	mended = speechDash.ReplaceAllString(mended, ", ")
	for _, pair := range [][2]string{{",,", ","}, {", ,", ","}, {".,", "."}, {"?,", "?"}, {"!,", "!"}, {":,", ":"}, {", .", "."}, {", ?", "?"}, {", !", "!"}} {
		mended = strings.ReplaceAll(mended, pair[0], pair[1])
	}
	return restOf(said, strings.Trim(mended, ", "))
}

func dropStock(said string) string { return restOf(said, stockPhrase.ReplaceAllString(said, "")) }

// restOf is what is left of a sentence after its beginning was cut, as a sentence.
func restOf(said, rest string) string {
	if rest == said {
		return said
	}
	return upperFirst(strings.TrimLeft(strings.TrimSpace(rest), ",;: "))
}

// dropOwnName lets nobody speak of themselves by name. To introduce oneself is no such thing.
func (g *guards) dropOwnName(said string) string {
	first, last := "", ""
	if names := strings.Fields(g.cue.Character.Name); len(names) > 0 {
		first, last = names[0], names[len(names)-1]
	}
	if len(first) < 2 || !strings.Contains(said, first) {
		return said
	}
	name := regexp.QuoteMeta(first) + `(?: ` + regexp.QuoteMeta(last) + `)?`
	if first == last {
		name = regexp.QuoteMeta(first)
	}
	label := regexp.MustCompile(`^["']?(?:` + name + `)(?: \([^)]*\))?: *`)
	said2 := restOf(said, label.ReplaceAllString(said, ""))
	introduces := regexp.MustCompile(`(?i)\b(?:i'?m|i am|name'?s|name is|call me|this is|it'?s) ` + name)
	if introduces.MatchString(said2) {
		return said2
	}
	for _, pair := range [][2]string{
		{`(?:As|Speaking as) ` + name + `, `, ""},
		{name + ` (?:is|'s) `, "I'm "},
		{name + ` was `, "I was "},
		{name + ` has `, "I have "},
		{name + ` (will|would|can|could|should|must|might|did|had) `, "I $1 "},
		{name + `(?:'s|’s) `, "my "},
		{`\b(to|for|with|from|by|at|about|of|ask|tell|told|on|like) ` + name + `\b`, "$1 me"},
	} {
		said2 = regexp.MustCompile(`\b`+pair[0]).ReplaceAllString(said2, pair[1])
	}
	if regexp.MustCompile(`\b` + name + `\b`).MatchString(said2) {
		return "" // a third person's verb cannot be put right by replacing a word
	}
	return restOf(said, said2)
}
