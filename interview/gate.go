package interview

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What the question gate holds against a question.
const (
	gateEmpty    = "empty"
	gateLength   = "length"
	gateMarkup   = "markup"
	gateOne      = "one_question"
	gateLeading  = "leading"
	gateEitherOr = "either_or"
	gatePraise   = "praise"
	gateBefore   = "asked_before"
	gateWords    = "foreign_words"
	gateFocus    = "off_focus"
)

// A question has at most this many words and characters.
const (
	maxQuestionWords = 45
	maxQuestion      = 320
)

// CheckQuestion returns everything that speaks against asking a question: an empty list lets it pass. It is the same for
// the words of a model and of a template. The rules of wording know English; of other languages only the form is checked.
func CheckQuestion(text string, cue *AskCue) []GateFault {
	g := gate{text: text, cue: cue}
	if strings.TrimSpace(text) == "" {
		g.hold(gateEmpty, "nothing is asked")
		return g.faults
	}
	if utf8.RuneCountInString(text) > maxQuestion || len(strings.Fields(text)) > maxQuestionWords {
		g.hold(gateLength, "it is longer than a respondent keeps in mind")
		return g.faults // however long it is, the rest is not looked at
	}
	g.lower = " " + strings.ToLower(strings.Join(strings.Fields(straightQuotes(text)), " ")) + " "
	g.checkForm()
	if strings.HasPrefix(cue.Study.language(), "en") {
		g.checkWording()
		g.checkWords()
	}
	g.checkBefore()
	return g.faults
}

type gate struct {
	text   string
	lower  string // for finding words: in lower case, single spaces, one at each end
	cue    *AskCue
	faults []GateFault
}

func (g *gate) hold(rule, format string, args ...any) {
	g.faults = append(g.faults, GateFault{Rule: rule, Why: fmt.Sprintf(format, args...), Question: clipBytes(g.text, maxQuestion)})
}

// invitations begin a sentence that asks without a question mark.
var invitations = regexp.MustCompile(`(?i)(?:^|[.!] )(?:please )?(?:tell me|describe|think (?:of|back)|walk me|talk me|take me|imagine|picture|give me|share)\b`)

// markup are signs that a question never has and a model's format may.
var markup = regexp.MustCompile("[<>{}|`#*_\\[\\]]|\\bhttps?:|^\\s*\\d+[.)]\\s|^\\s*[-•]\\s|(?i)^\\s*(?:question|interviewer|q)\\s*:")

// checkForm looks at what every language has.
func (g *gate) checkForm() {
	if markup.MatchString(g.text) || strings.ContainsFunc(g.text, func(r rune) bool { return unicode.IsControl(r) || r == utf8.RuneError }) {
		g.hold(gateMarkup, "it has signs that are not part of a spoken question")
	}
	marks := strings.Count(g.text, "?") + strings.Count(g.text, "？") + strings.Count(g.text, "؟")
	switch {
	case marks > 1:
		g.hold(gateOne, "it asks %d questions at once", marks)
	case marks == 0 && len(invitations.FindAllString(g.text, -1)) != 1:
		g.hold(gateOne, "it does not ask exactly one thing")
	}
}

// Wording that speaks for the respondent. Each is a pattern and what is wrong with it.
var (
	leading = regexp.MustCompile(`\b(?:don't you|doesn't it|didn't you|didn't it|isn't it|isn't that|aren't you|aren't they|wasn't it|weren't you|wouldn't you|won't you|shouldn't|couldn't it|can't you|haven't you|surely|obviously|of course|clearly|no doubt|would you agree|do you agree|wouldn't you say|would you say that|is it fair to say|am i right|you must (?:be|feel|have|like|love|hate)|so you (?:really |obviously |clearly |must )?(?:like|love|hate|prefer|want|think|feel|believe)|how much do you (?:like|love|hate|enjoy)|is (?:it|that|this) because|was (?:it|that|this) because|is that why|just because|merely|only because)\b|, (?:right|correct|no|yes|okay|ok|huh|eh)\?`)
	praise  = regexp.MustCompile(`\b(?:great|excellent|wonderful|fantastic|awesome|amazing|brilliant|perfect|lovely|fascinating|impressive|insightful|beautiful(?:ly)? (?:said|put)|well (?:said|put)|good (?:point|answer|question)|(?:very|really|so|how|that's|that is) interesting|i (?:love|like|appreciate|admire) (?:that|this|how|your)|thanks? (?:you )?for (?:sharing|that|being)|that makes (?:total|perfect|complete) sense)\b`)
	either  = regexp.MustCompile(`\b(?:\w+),? or \w+`)
	// harmless "or" offers no alternatives to choose from.
	harmless = regexp.MustCompile(`\b(?:or (?:so|not|anything|anyone|anybody|something|someone|somewhere|otherwise|less|two|three|other|elsewhere)|whether or|more or less|one or (?:two|more)|rather or)\b`)
	multiple = regexp.MustCompile(`\b(?:and|also)(?: also)?,? (?:what|why|how|when|where|who|which|do|did|does|is|are|was|were|can|could|would)\b`)
)

// checkWording looks for questions that put the answer into a respondent's mouth.
func (g *gate) checkWording() {
	asked := g.lower
	for _, quoted := range quotedIn(asked) { // what the respondent said is no wording of ours
		asked = strings.ReplaceAll(asked, quoted, "that")
	}
	if found := leading.FindString(asked); found != "" {
		g.hold(gateLeading, "%q suggests an answer", strings.TrimSpace(found))
	}
	if found := praise.FindString(asked); found != "" && g.cue.Purpose != CloseWith {
		g.hold(gatePraise, "%q judges what was said", found)
	}
	if found := either.FindString(harmless.ReplaceAllString(asked, "so")); found != "" && g.cue.Purpose != CloseWith {
		g.hold(gateEitherOr, "%q offers answers to choose from", found)
	}
	if found := multiple.FindString(asked); found != "" && strings.Count(asked, "?") == 1 {
		g.hold(gateOne, "%q adds a second question", found)
	}
}

var quotes = regexp.MustCompile(`"([^"]{2,120})"`)

func quotedIn(text string) []string {
	var all []string
	for _, m := range quotes.FindAllStringSubmatch(text, -1) {
		all = append(all, m[0])
	}
	return all
}

// straightQuotes writes all double quotation marks alike, and all apostrophes.
func straightQuotes(text string) string {
	return strings.NewReplacer("“", `"`, "”", `"`, "„", `"`, "«", `"`, "»", `"`, "’", "'", "‘", "'").Replace(text)
}

// pointing words tie a question to what was just said.
var pointing = regexp.MustCompile(`\b(?:that|this|those|these|it|them|there|then|mentioned|said|told)\b`)

// checkWords keeps to the respondent's words: no jargon of the methodology, no quotes of what was never said, and the
// concept that the question is about named or pointed at.
func (g *gate) checkWords() {
	for _, word := range g.jargon() {
		if strings.Contains(g.lower, " "+word+" ") && !g.saidBefore(word) {
			g.hold(gateWords, "%q is the method's word, not the respondent's", word)
		}
	}
	for _, quoted := range quotedIn(g.lower) {
		if inner := strings.Trim(quoted, `"`); !g.saidBefore(inner) {
			g.hold(gateWords, "nobody said %s", quoted)
		}
	}
	if g.cue.Focus != nil && g.cue.Purpose == FollowUp && !pointing.MatchString(g.lower) && !shareLemma(g.text, g.cue.Focus.Label) {
		g.hold(gateFocus, "it is not about %q", g.cue.Focus.Label)
	}
}

// jargon are the ontology's words that no respondent would use.
func (g *gate) jargon() []string {
	words := []string{"attribute", "consequence", "psychosocial", "terminal value", "instrumental value", "ontology", "construct", "laddering", "touchpoint", "pain point", "job to be done"}
	for _, n := range g.cue.Methodology.Ontology.Nodes {
		if strings.Contains(n.Type, "_") {
			words = append(words, n.Type, strings.ReplaceAll(n.Type, "_", " "))
		}
	}
	return words
}

// saidBefore reports whether the respondent or the study has used some words.
func (g *gate) saidBefore(words string) bool {
	want := foldLabel(strings.TrimRight(words, ".,;:!? "))
	if strings.Contains(foldLabel(g.cue.Study.Concept+" "+g.cue.Study.Title+" "+g.cue.Study.Objective), want) {
		return true
	}
	if g.cue.Focus != nil {
		if foldLabel(g.cue.Focus.Label) == want || slices.ContainsFunc(g.cue.Focus.Quotes, func(q Quote) bool { return strings.Contains(foldLabel(q.Text), want) }) {
			return true
		}
	}
	for _, near := range g.cue.Near {
		if foldLabel(near.Label) == want {
			return true
		}
	}
	return slices.ContainsFunc(g.cue.History, func(e Exchange) bool { return strings.Contains(foldLabel(e.Answer), want) })
}

// checkBefore holds a question against all that were asked.
func (g *gate) checkBefore() {
	if n := g.cue.Asked.Last(g.text); n > 0 {
		g.hold(gateBefore, "it was asked before, as question %d", n)
	}
}

func shareLemma(a, b string) bool {
	of := lemmas(a)
	return slices.ContainsFunc(lemmas(b), func(w string) bool { return slices.Contains(of, w) })
}
