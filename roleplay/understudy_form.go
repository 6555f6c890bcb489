package roleplay

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// lacks says whether a text cannot be the answer to a query, however much they share: it names no price to who asks for one, no
// number to who counts, nobody to who asks who, or it leaves out the very word that the question turns on.
func (p *part) lacks(q query, f finding, known map[string]float64) bool {
	switch {
	case priced.MatchString(q.line) && !price.MatchString(f.text):
		return true
	case q.has("how long", "how far", "how old", "how deep", "how wide") && !spans.MatchString(f.text) && !unmeasured.MatchString(f.text):
		return true
	case p.countsOther(q, f.text):
		return true
	case q.has("how many") && len(p.memory.figures(f.text)) == 0 && !worded.MatchString(f.text):
		return true
	case q.opens("which") && !q.is("where") && !stanceWords.MatchString(q.line):
		return p.leavesOpen(q, f.text)
	}
	missing := p.missing(q, f.text)
	strange := slices.DeleteFunc(missing, func(s string) bool { return known[s] > 0 || passing[s] })
	switch {
	case q.opens("who", "who's", "whose") && !q.is("told"):
		return len(strange) > 0 && f.near < 1.3*nearSame
	case len(q.stems) > 1 && 2*len(strange) >= len(q.stems) && f.form < 0.3:
		return f.near < nearSame
	}
	return false
}

// passing are words that a question says by the way.
var passing = set("tonight today tomorrow now year month week night morning last safe realli actual exact pass get got keep make take give")

// countsOther says whether a query asks the number of things that a text does not speak of.
func (p *part) countsOther(q query, text string) bool {
	all := strings.Fields(q.line)
	at := slices.Index(all, "many")
	if at < 1 || at+1 >= len(all) || stopWords[all[at+1]] {
		return false
	}
	things := contentStems(all[at+1])
	return len(things) == 1 && slices.Contains(q.stems, things[0]) && len(q.stems) > 1 && len(p.missing(query{stems: things}, text)) > 0 && p.nearTo(q, text) < nearSame
}

// nearSame is how near a text must be to pass for an answer although it does without a word of the question.
const nearSame = 0.48

// missing are the content words of a query that a text has neither as such nor by another word.
func (p *part) missing(q query, text string) []string {
	there := p.stemSet(text)
	return slices.DeleteFunc(slices.Clone(q.stems), func(s string) bool {
		return there[s] || slices.ContainsFunc(synonyms[s], func(other string) bool { return there[other] })
	})
}

// leavesOpen says whether a text speaks of the thing that a "which" asks for without saying which it is: no name and no figure
// after it, and nothing else of the question.
func (p *part) leavesOpen(q query, text string) bool {
	all := strings.Fields(q.line)
	if len(all) < 2 {
		return false
	}
	thing := stem(all[1])
	fields := strings.Fields(text)
	for i := 0; i+1 < len(fields); i++ {
		next := []rune(strings.Trim(fields[i+1], ".,;:"))
		if stem(strings.ToLower(strings.Trim(fields[i], ".,;:"))) == thing && len(next) > 0 && (unicode.IsUpper(next[0]) || unicode.IsDigit(next[0])) {
			return false
		}
	}
	return len(p.missing(q, text)) > 0 || len(q.stems) < 2
}

var (
	priced     = regexp.MustCompile(` (?:cost|costs|charge|charges|price|fee|expensive|pay|pays|budget) `)
	price      = regexp.MustCompile(`(?i)\$|\bfees?\b|\bcosts?\b|credit|\bpay|price|expensive`)
	unmeasured = regexp.MustCompile(`(?i)couldn't|can't tell|don't know`)
	worded     = regexp.MustCompile(`(?i)\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|both)\b`)
)
