package roleplay

import (
	"regexp"
	"slices"
	"strings"
)

// query is one question of a learner's line: what it asks for decides what answers it, not what was said around it.
type query struct {
	text    string
	line    string   // its words, framed by spaces, without what leads in
	stems   []string // of content words
	figures []figure
	intents []*intent
	vague   bool // small words only: it asks about what was just said
	checks  bool // it asks whether something is so
}

// mostQueries is how many questions of a line are answered: nobody answers more at once.
const mostQueries = 2

// joint is where a second question begins within a sentence: "what was it at two, and what is it now".
var joint = regexp.MustCompile(`(?i)(?:,? (?:and|but)|,|;| -) (?:(?:then|also) )?((?:what|who|when|where|why|how|which|is|are|was|does|do|did|can|could|will|would|should|has|have)(?:'s)? (?:\S+ ){0,12}\S+)`)

// queriesOf are the questions of a line, the last ones when there are many: they are what the learner came to.
func queriesOf(text string) []query {
	var out []query
	for _, sentence := range sentences(clipped(text)) {
		how := askingOf(sentence)
		if hungOn.MatchString(sentence) { // "You've been here for hours, haven't you?"
			out = append(out, newQuery(sentence, true))
			continue
		}
		if how == states && !requestsWords(sentence) && !opensQuestion(sentence) {
			continue
		}
		for _, piece := range halves(sentence) {
			out = append(out, newQuery(piece, how == checks))
		}
	}
	out = slices.DeleteFunc(out, func(q query) bool { return len(strings.Fields(q.line)) == 0 })
	if solid := slices.DeleteFunc(slices.Clone(out), func(q query) bool { return q.vague && len(q.intents) == 0 || hungOn.MatchString(q.text) }); len(solid) > 0 && len(out) > 1 {
		out = solid // "31%? How?" asks one thing
	}
	return out[max(0, len(out)-mostQueries):]
}

// hungOn is a question hung on a statement, which asks for a nod.
var hungOn = regexp.MustCompile(`(?i), (?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should)n't (?:i|you|he|she|it|we|they)\s*\?*\s*$`)

// halves parts a sentence that asks two things.
func halves(sentence string) []string {
	at := joint.FindStringSubmatchIndex(sentence)
	if at == nil || len(words(sentence[:at[0]])) < 3 || len(words(sentence[at[2]:])) < 3 {
		return []string{sentence}
	}
	first, second := sentence[:at[0]], sentence[at[2]:]
	if !asksAtAll(first) && !opensQuestion(first+"?") && !asksAbout.MatchString(first) || strings.HasPrefix(strings.ToLower(second), "have to") {
		return []string{sentence}
	}
	if tag.MatchString(second) {
		return []string{first + "?"}
	}
	return []string{first + "?", second}
}

// tag is what people hang on a question that asks no more: "…, do you remember?"
var tag = regexp.MustCompile(`(?i)^(?:is|was|would|does|will|can) (?:that|it|this)(?: be)?(?: \w+)?\s*\?*\s*$|^(?:do|did|would|can|could) you (?:think|remember|know|say|recall|reckon|tell me|see)\s*\?*\s*$`)

// asksAbout opens a question without a verb.
var asksAbout = regexp.MustCompile(`(?i)^(?:(?:and|so|but|ok|okay) )*(?:what|how) about\b`)

// embedded is a question within a complaint: "That doesn't explain how the load gets across."
var embedded = regexp.MustCompile(`(?i)\b(?:how|why|what|where|who|when|whether|about) .+`)

// asksAtAll says whether a piece of a sentence asks by its form.
func asksAtAll(piece string) bool { return askingOf(piece+"?") == asks }

// opensQuestion says whether a sentence with a question mark begins as a question does: "What am I meant to do at six?"
func opensQuestion(sentence string) bool {
	all := words(sentence)
	for len(all) > 1 && leadIns[all[0]] {
		all = all[1:]
	}
	return strings.Contains(sentence, "?") && len(all) > 1 && (questionWords[all[0]] || all[0] == "must")
}

// requestsWords says whether a sentence asks for words without the form of a question: "Read it to me then."
func requestsWords(sentence string) bool {
	return requests.MatchString(strings.TrimSpace(sentence))
}

var requests = regexp.MustCompile(`(?i)^(?:(?:first|so|and|but|ok|okay|yes|fine|great|well|right|then|please|good),? )*(?:go on,? (?:then )?)?(?:read|show|give me|explain|describe|walk me|talk me|make your case|tell me|run me|remind me|be more specific|spell it out|help me understand|i need you|please come|come (?:up|over|now|here))\b`)

func newQuery(text string, checks bool) query {
	all := words(text)
	for len(all) > 1 && leadIns[all[0]] {
		all = all[1:]
	}
	q := query{text: strings.TrimSpace(text), line: " " + strings.Join(all, " ") + " ", figures: figures(text), checks: checks}
	for _, s := range hearStems(text) {
		if !glueStems[s] && !emphatic[s] && !slices.Contains(q.stems, s) {
			q.stems = append(q.stems, s)
		}
	}
	q.intents = intentsOf(q.line)
	if q.is("total") { // "what does it add up to" asks for the sum, not for an addition
		q.stems = slices.DeleteFunc(q.stems, func(s string) bool { return s == "add" || s == "come" })
	}
	q.vague = len(q.stems) == 0 && len(q.figures) == 0
	return q
}

// emphatic words stress a question and ask for nothing.
var emphatic = set("actual exact realli precis truli honest liter him them")

// opens says whether the question begins with one of the phrases.
func (q query) opens(starts ...string) bool {
	return startsWithAny(strings.TrimSpace(q.line), starts...)
}

// has says whether the question holds one of the phrases.
func (q query) has(phrases ...string) bool { return containsAny(q.line, phrases) }

// is says whether it is a question of a kind.
func (q query) is(name string) bool {
	return slices.ContainsFunc(q.intents, func(each *intent) bool { return each.name == name })
}

// ask is what the learner wants to know. Who complains about an answer still wants it: what they ask again within the complaint,
// or what they asked before.
func (p *part) ask() []query {
	var kept []string
	complained := false
	for _, sentence := range sentences(clipped(p.cue.Learner)) {
		if p.tone != even && complains(sentence) {
			complained = true
			if inner := embedded.FindString(sentence); inner != "" && len(contentStems(inner))+len(figures(inner)) > 0 && !containsAny(" "+bare(inner)+" ", unheardWords) {
				kept = append(kept, strings.TrimRight(inner, " .!?")+"?")
			}
			continue
		}
		if p.tone == unsure && containsAny(" "+bare(sentence)+" ", unsureWords) { // its answer is the word to the tone
			continue
		}
		kept = append(kept, sentence)
	}
	out := p.withoutEchoes(queriesOf(strings.Join(kept, " ")))
	if n := len(p.cue.History); complained && p.tone == unheard && len(out) == 0 && n > 0 && len(contentStems(strings.Join(kept, " "))) < 3 {
		return queriesOf(p.cue.History[n-1].Learner)
	}
	return out
}

// withoutEchoes drops what only repeats the last answer before the real question: "19 days? Why so long?"
func (p *part) withoutEchoes(all []query) []query {
	last := p.lastSpeech()
	there, numbers := p.stemSet(last), figures(last)
	kept := slices.DeleteFunc(slices.Clone(all), func(q query) bool {
		return len(words(q.text)) < 6 && len(q.intents) == 0 && !asksStance(q) && figuresWithin(q.figures, numbers) &&
			!slices.ContainsFunc(q.stems, func(s string) bool { return !there[s] })
	})
	if len(kept) == 0 {
		return all
	}
	return kept
}

// vagueOnly says whether the learner asks for nothing in particular: "Which is?", "Go on then."
func (p *part) vagueOnly() bool {
	return !slices.ContainsFunc(p.queries, func(q query) bool {
		return (!q.vague || q.has(moreWords...) || len(q.intents) > 0 && !q.is("think")) && !q.has("make your case", "go on")
	})
}
