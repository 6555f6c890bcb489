package roleplay

import (
	"cmp"
	"math"
	"regexp"
	"slices"
	"strings"
)

// material is a text of a character with where it comes from.
type material struct {
	text   string
	source string
	ahead  bool // it belongs to a later stop
}

// finding is an answer to a query.
type finding struct {
	material
	score float64
	near  float64
	cover float64 // how much of the question's own words it has
	form  float64 // what its form adds
	told  bool    // it was said before
	aside bool    // it is near, but cannot be the answer
}

// answers says whether it is what was asked for.
func (f finding) answers() bool {
	return !f.aside && f.score >= answersIt || !f.aside && f.score >= answersKind && f.form >= specialForm
}

// What a finding must reach.
const (
	answersIt   = 0.47 // it is what was asked for
	answersKind = 0.33 // where it has the form of the answer too
	specialForm = 0.2
	touchesIt   = 0.3  // it has to do with it
	answersFor  = 0.8  // of a colleague, to send someone there
	onlyNearby  = 0.15 // what a text loses that cannot be the answer
)

// repertoire is all a character can say to a question: what they know, fear, think and want, and what they have on paper.
// What they tell only people they trust is not in it.
func (p *part) repertoire(c *Character) []material {
	var out []material
	add := func(source string, ahead bool, texts ...string) {
		for _, text := range texts {
			if text != "" && p.voice.speakable(text) {
				out = append(out, material{text, source, ahead})
			}
		}
	}
	add(sourceKnows, false, c.Knows...)
	for _, beat := range []int{1, 2, 4, 6} {
		add(sourceBeats+string(rune('0'+beat)), beat == 6 && p.role < toGate, c.Beats[beat])
	}
	add(sourceConcerns, false, slices.DeleteFunc(slices.Clone(c.Concerns), p.namesColleague)...)
	add(sourceFacts, p.role < toGate, c.DecisionFacts...)
	for _, goal := range c.Goals {
		if heart := taught.FindStringSubmatch(goal); heart != nil {
			add(sourceGoals, false, heart[1])
		}
	}
	if c.Opinion != nil {
		add(sourceOpinion, false, c.Opinion.Argument)
	}
	if paper := p.paper(c.Document); paper != nil && !p.lay() {
		for _, line := range paper.Lines {
			if spoken := p.voice.speak(line); len(spoken) > 0 && p.voice.clauseLike(spoken[0]) {
				add(sourceDocument, false, line)
			}
		}
	}
	return out
}

// taught finds what a goal wants the learner to know, which is a statement by itself.
var taught = regexp.MustCompile(`(?i)learner(?:'s)? (?:to )?(?:understands?|knows?|sees?|learns?|realises?|realizes?) that (.+)$`)

// find looks for the answers to a query in what a character can say, best first.
func (p *part) find(q query, c *Character) []finding {
	all := p.repertoire(c)
	weights := p.weights(all)
	out := make([]finding, 0, len(all))
	for _, each := range all {
		f := p.weighFinding(q, each, weights)
		if p.lacks(q, f, weights) {
			f.score, f.aside = min(f.score-onlyNearby, answersKind), true
		}
		out = append(out, f)
	}
	slices.SortStableFunc(out, func(a, b finding) int { return cmp.Compare(b.score, a.score) })
	if c == p.cue.Character {
		for i := range out {
			if out[i].score < touchesIt/2 {
				break
			}
			out[i].told = p.told(out[i].text)
		}
	}
	return out
}

// weights says how much each stem tells: one that few texts have tells more.
func (p *part) weights(all []material) map[string]float64 {
	count := map[string]int{}
	for _, each := range all {
		for _, s := range p.stems(each.text) {
			count[s]++
		}
	}
	out := map[string]float64{}
	for s, n := range count {
		out[s] = 1 / math.Sqrt(float64(n))
	}
	return out
}

// weighFinding scores a text as the answer to a query: by the words and figures it shares, by meaning, and by form.
func (p *part) weighFinding(q query, m material, weights map[string]float64) finding {
	there := p.stemSet(m.text)
	hit, all, shared := 0.0, 0.0, 0
	for _, s := range q.stems {
		w, known := weights[s]
		if !known {
			w = 0.45 // nobody here uses it, so it may be another word for anything
		}
		all += w
		switch {
		case there[s]:
			hit += w
			shared++
		case slices.ContainsFunc(synonyms[s], func(other string) bool { return there[other] }):
			hit += 0.6 * w
		}
	}
	f := finding{material: m}
	if all > 0 {
		f.cover = hit / all
		f.score = 0.7 * f.cover * min(1, 0.6+0.2*float64(shared)+0.2*hit)
	}
	for _, each := range q.figures {
		if slices.ContainsFunc(p.memory.figures(m.text), func(n figure) bool { return n.Unit == each.Unit && sameAmount(each.Value, n.Value) }) {
			f.score += 0.3
		}
	}
	f.near = p.nearTo(q, m.text)
	f.score += 1.1 * max(0, f.near-0.1)
	f.form = p.fits(q, m)
	f.score += f.form
	if len(q.stems) > 1 && f.cover == 0 && f.near < nearSure && !q.has("that", "it", "this") { // the form alone answers nobody
		f.score -= 0.3
	}
	return f
}

// nearTo is how near a text, or a sentence of it, is to a query in meaning. A query in small words is read after what was
// said last.
func (p *part) nearTo(q query, text string) float64 {
	if p.near == nil {
		return 0
	}
	asked := q.text
	if last := p.lastSpeech(); q.vague && len(q.intents) == 0 && last != "" {
		asked = last + " " + asked
	}
	out := p.near(asked, text)
	if all := sentences(text); len(all) > 1 {
		for _, each := range all {
			out = max(out, p.near(asked, strings.TrimSpace(each)))
		}
	}
	return out
}

// fits is what the form of a text adds as an answer to a query.
func (p *part) fits(q query, m material) float64 {
	const worth = 0.4
	out, special, fit := 0.0, 0.0, 0
	for _, each := range q.intents {
		switch {
		case slices.Contains(each.from, m.source):
			special, fit = max(special, 1.5*worth), fit+1
		case each.told != nil && each.told.MatchString(m.text):
			special, fit = max(special, worth*each.weight()), fit+1
		}
	}
	out += special
	if fit > 1 {
		out += 0.1 * float64(min(fit, 3)-1)
	}
	if p.countsFor(q, m.text) {
		out += 1.5 * worth
	}
	if q.has("how long") && !spans.MatchString(m.text) || q.has("how many", "how much", "how big", "how old", "how fast", "how high") && len(p.memory.figures(m.text)) == 0 {
		out -= worth
	}
	switch {
	case m.source == sourceConcerns && special < worth: // what is known comes before what is feared
		out -= 0.12
	case m.source == sourceBeats+"1" && len(q.stems) > 0 && special < worth: // it names the matter and says no more
		out -= 0.2
	case m.source == sourceDocument:
		out -= 0.15
	case m.source == sourceOpinion:
		out -= 0.3
	case m.source == sourceGoals:
		out -= 0.05
	}
	if degree.MatchString(q.line) && len(p.memory.figures(m.text)) == 0 { // "how tough is it" wants a measure
		out -= 0.25
	}
	if special == 0 && (q.is("judge") || q.is("total")) { // who asks whether it's bad knows what it is
		out -= 0.3
	}
	if special == 0 && q.is("why") { // who asks why wants a reason
		out -= 0.15
	}
	if m.ahead && special == 0 {
		out -= 0.2
	}
	if special == 0 && (q.is("since") || q.is("began")) { // who asks when wants a time
		out -= 0.25
	}
	if never.MatchString(m.text) && !negated(q.text) && !q.is("before") && !q.is("normal") && !q.is("told") && !q.is("reliable") && !q.is("unknown") && !q.is("words") && !q.is("flaw") {
		out -= 0.3 // who says what never was answers another question
	}
	out += 0.35 * p.inContext(q, m.text)
	return out
}

var never = regexp.MustCompile(`(?i)\b(?:never|nobody)\b`)

// degree asks how much of a quality something has.
var degree = regexp.MustCompile(`^ ?how (?:tough|strong|high|heavy|cold|hot|fast|slow|thick|wide|deep|low|tall|warm|weak) `)

// inContext is how much a text has to do with what was said last, for a question that leans on it.
func (p *part) inContext(q query, text string) float64 {
	if len(p.cue.Said) == 0 || !q.vague && !slices.ContainsFunc(strings.Fields(q.line), func(word string) bool { return backWords[word] && word != "he" && word != "she" && word != "him" }) {
		return 0
	}
	there, stems, hit := p.stemSet(p.lastSpeech()), p.stems(text), 0
	for _, s := range stems {
		if there[s] {
			hit++
		}
	}
	return float64(hit) / float64(max(len(stems), 4))
}

// spans finds a length of time or of a thing.
var spans = regexp.MustCompile(`(?i)\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|half an?) ?(?:business )?(?:hours?|minutes?|days?|weeks?|months?|years?|mm|cm|m|km|metres|miles)\b|until|since|tonight`)

// countsFor says whether one of a text's figures counts what the query asks the number of: "how many people", "6,000 people".
func (p *part) countsFor(q query, text string) bool {
	all := strings.Fields(q.line)
	for i := 0; i+2 < len(all); i++ {
		if all[i] == "how" && (all[i+1] == "many" || all[i+1] == "much") {
			return slices.ContainsFunc(p.memory.figures(text), func(f figure) bool { return f.Next != "" && stem(f.Next) == stem(all[i+2]) })
		}
	}
	return false
}

// told says whether a text was said in this conversation: all of its sentences, or the same point in other words.
func (p *part) told(text string) bool {
	left := p.voice.speak(text)
	all := len(left)
	left = slices.DeleteFunc(left, p.said)
	if len(left) == 0 || len(left) < all {
		return len(left) == 0
	}
	return p.made(text)
}

// lastSpeech is what the character said last.
func (p *part) lastSpeech() string {
	if n := len(p.cue.History); n > 0 {
		return p.cue.History[n-1].Speech
	}
	return p.cue.Character.Greeting
}
