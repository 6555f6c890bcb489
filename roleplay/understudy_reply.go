package roleplay

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// answerAll answers the questions of the line, each with its own words, what is known first, and says whether it had any.
func (p *part) answerAll() bool {
	if len(p.queries) == 0 {
		return false
	}
	before := len(p.out)
	for _, known := range []bool{true, false} {
		for i, q := range p.queries {
			if p.knows(q, p.found[i]) != known || len(p.out)-before > maxSentences {
				continue
			}
			p.reply(q, p.found[i])
		}
	}
	return len(p.out) > before
}

// knows says whether a question of the matter has an answer here.
func (p *part) knows(q query, own []finding) bool {
	return len(p.queries) < 2 || p.asideOf(q) == "" && (len(own) > 0 && own[0].answers() || asksStance(q))
}

// reply answers one question: from what the character knows, by what they said before, by sending the learner to who knows,
// or by saying that they don't know.
func (p *part) reply(q query, own []finding) {
	if p.replyByKind(q) {
		return
	}
	var best, fresh finding
	if len(own) > 0 {
		best = own[0]
	}
	if best.answers() && slices.Contains(p.revealed, best.text) { // the answer to the other question was this one's too
		return
	}
	for _, each := range own {
		if fresh.text == "" && !each.told && len(p.fresh(p.voice.speak(each.text))) > 0 {
			fresh = each
		}
	}
	asked := q.vague && len(q.intents) == 0
	half := len(p.queries) > 1 && len(p.out) > 0
	switch {
	case fresh.answers() && q.is("words"):
		p.tellFinding(q, fresh)
	case p.exemplify(q) && p.goOn():
	case p.asksToExplain(q):
		p.explain(q)
	case p.theirs != nil && !p.referred:
		p.refer()
	case p.referred && !best.answers():
	case q.vague && fresh.answers():
		p.tellFinding(q, fresh)
	case q.vague && best.told && p.goOn():
	case best.answers() && best.text == fresh.text:
		p.tellFinding(q, best)
	case fresh.answers() && fresh.score >= best.score-0.15:
		p.tellFinding(q, fresh)
	case best.answers() && fresh.answers() && fresh.form >= specialForm && !p.repeats():
		p.tellFinding(q, fresh)
	case best.answers():
		p.again(q, best)
	case half && asked: // a half in small words goes with the other
	case asked && p.goOn():
	case hungOn.MatchString(q.text) && len(p.queries) == 1:
		p.say(p.pick("agrees"))
		if fresh.score >= touchesIt {
			p.tellFinding(q, fresh)
		}
	case half:
		p.say(p.pick("unknown-half"))
	default:
		p.admit(q, fresh)
	}
}

// admit says that one does not know, and offers the nearest thing as what it is, once in a while.
func (p *part) admit(q query, nearest finding) {
	p.say(p.pick("unknown-ask"))
	p.unknown = true
	if nearest.score < touchesIt || nearest.cover < 0.5 && nearest.near < nearSure || p.offeredLately() {
		return
	}
	if line := p.pick("nearest"); line != "" {
		p.say(line)
		p.tellFinding(q, nearest)
	}
}

// offeredLately says whether the last answer offered the nearest thing already.
func (p *part) offeredLately() bool {
	last := p.lastSpeech()
	return slices.ContainsFunc(slices.Concat(linesOf("nearest"), linesOf("nearest-lay")), func(line string) bool { return strings.Contains(last, line) })
}

// exemplify says whether a question asks for an instance of what was just said.
func (p *part) exemplify(q query) bool {
	if !q.has("like what", "such as", "for example", "for instance", "which ones", "an example", "give example") {
		return false
	}
	there := p.stemSet(p.lastSpeech())
	return !slices.ContainsFunc(q.stems, func(s string) bool { return !there[s] && s != "exampl" && s != "instanc" })
}

// replyByKind answers questions about the character, the decision and the way on.
func (p *part) replyByKind(q query) bool {
	before := len(p.out)
	switch {
	case p.asideOf(q) != "":
		p.say(p.pick(p.asideOf(q)))
		p.aside = true
	case asksStance(q) && p.giveStance(q):
	case q.has(whoWords...) && p.cue.Character.Role != "":
		p.say(p.pick("who", "{role}", p.voice.role(p.cue.Character.Role)))
	case q.opens("are you", "you are", "you're", "so you're") && len(q.stems) > 0 && p.shares(p.stemSet(p.cue.Character.Role), strings.Join(q.stems, " ")):
		p.say(p.pick("who-yes"))
	case q.has(optionWords...):
		p.giveOptions()
	case q.has(doubtWords...):
		p.say(p.pick("doubts"))
	case q.has(careWords...):
		p.say(p.pick("how-are"))
	case (q.has(nextWords...) || whomNext.MatchString(q.line)) && p.colleague(p.cue.Character.RedirectsTo) != nil:
		if p.role != toEnd {
			p.say(p.pick("redirect", "{next}", firstName(p.colleague(p.cue.Character.RedirectsTo))))
		} else {
			return true // the end says it
		}
	case q.has(leaveWords...) && len(q.stems) < 3:
		p.say(p.pick("ask-away"))
	case p.named() != nil && q.has("who is", "who's", "what does "+strings.ToLower(firstName(p.named()))+" do"):
		p.say(p.pick("who-is", "{who}", firstName(p.named()), "{whorole}", p.voice.role(p.named().Role)))
	case q.has(moreWords...):
		if points := p.unsaidPoints(); len(points) > 0 && p.role != toEnd {
			p.tell(points)
		} else {
			p.say(p.pick("that-is-all"))
		}
	}
	return len(p.out) > before
}

// The questions for more, and for the way on.
var (
	moreWords = []string{"anything else", "what else", "is that all", "is there more", "anything more", "something else i should", "that everything", "overlooked", "i've missed", "have i missed", "i forgot", "else i should", "anything i should know", "left out", "not telling me", "holding back"}
	nextWords = []string{"who should i talk to", "who should i see", "who do i talk to", "who do i see", "who else should i", "who else can i", "where do i go", "where next", "who next", "to who i go", "whom should i", "who should i ask", "who else is there", "what now", "who do i ask"}
)

// whomNext asks for the next person to see.
var whomNext = regexp.MustCompile(`who(?:m)? (?:do|should|can|shall|would) i (?:\w+ )?(?:talk|speak|see|ask|go|call|turn)\b`)

// unsaidPoints are the facts that were not told yet, in the author's order.
func (p *part) unsaidPoints() []point { return p.points(p.knowledge()) }

// refer sends the learner to the colleague whose field it is.
func (p *part) refer() {
	from := bank("theirs-ask")
	if p.asksLeave() {
		from = "theirs-act"
	}
	p.say(p.pick(from, "{who}", firstName(p.theirs)))
	p.referred = true
}

// tellFinding says what was found: all of it, or the sentence that answers when there is more to answer.
func (p *part) tellFinding(q query, f finding) {
	spoken := p.fresh(p.voice.speak(f.text))
	if len(spoken) == 0 {
		p.again(q, f)
		return
	}
	if reason := becauseOf(spoken); q.is("why") && reason != "" && p.hasFigures(strings.Split(spoken[0], ", because ")[0]) {
		spoken = []string{reason} // what they ask the reason of was said
	}
	if len(p.queries) > 1 && len(spoken) > 1 {
		best := p.bestSentence(q, spoken)
		if best > 0 && leans(spoken[best]) {
			spoken = spoken[best-1 : best+1]
		} else {
			spoken = spoken[best : best+1]
		}
	}
	p.say(spoken[:min(len(spoken), maxSentences)]...)
	p.revealed = append(p.revealed, f.text)
}

// hasFigures says whether the figures of a text were in the last speech, so that it need not be said again for its reason.
func (p *part) hasFigures(text string) bool {
	numbers := figures(text)
	return len(numbers) > 0 && figuresWithin(numbers, figures(p.lastSpeech()))
}

// becauseOf is the reason that a text gives, as a sentence of its own.
func becauseOf(spoken []string) string {
	for _, each := range spoken {
		if _, reason, found := strings.Cut(each, ", because "); found {
			return "Because " + reason
		}
	}
	return ""
}

// bestSentence is the one of the sentences that answers a query best.
func (p *part) bestSentence(q query, spoken []string) int {
	best, at := -1.0, 0
	weights := map[string]float64{}
	for _, s := range q.stems {
		weights[s] = 1
	}
	for i, each := range spoken {
		if f := p.weighFinding(q, material{text: each, source: sourceKnows}, weights); f.score > best {
			best, at = f.score, i
		}
	}
	return at
}

// again answers what was answered before: in its figures alone, by what follows from it, or by saying that there is no more.
func (p *part) again(q query, f finding) {
	short := p.inFigures(f.text)
	amount := len(q.figures) > 0 || slices.ContainsFunc([]string{"count", "since", "deadline", "cost", "size", "takes", "distance", "total"}, q.is)
	if short != "" && (amount || strings.ContainsAny(short, "%$") && !strings.Contains(short, " and ") && !q.is("why") && !q.is("who") && !q.is("act")) {
		p.say(p.pick("in-short", "{figure}", short))
		return
	}
	if next, ok := p.closestTo(f.text, q); ok && !p.repeats() && !q.is("who") && len(p.missing(q, next.text)) < len(q.stems) {
		p.tell([]point{next})
		return
	}
	p.say(p.pick("that-is-all"))
}

// inFigures is a text in its figures alone: "19 days", "400 contacts and 310".
func (p *part) inFigures(text string) string {
	var out []string
	for _, f := range figures(strings.Join(p.voice.speak(text), " ")) {
		if f.Unit == "#" || f.Unit == "" && f.Next == "" || len(out) == 2 || !unicode.IsDigit(rune(f.Text[0])) && f.Text[0] != '$' {
			continue
		}
		short := f.Text
		if f.Unit == "" && !stopWords[f.Next] {
			short += " " + f.Next
		}
		out = append(out, short)
	}
	return strings.Join(out, " and ")
}

var clauseMark = regexp.MustCompile(`(?:,|:)(?: and| but| so)? `)

// clauseFor is the part of a text that answers a query, as a sentence of its own that was not said yet; "" when there is none.
func (p *part) clauseFor(q query, text string) string {
	var out []string
	for _, sentence := range p.voice.speak(text) {
		for _, clause := range clauseMark.Split(strings.TrimRight(sentence, ".!?"), -1) {
			if clause = finish(clause); (p.voice.clauseLike(clause) || strings.Contains(clause, "'")) && len(words(clause)) > 3 && !p.said(clause) && clause != sentence && !dangling[firstWord(clause)] {
				out = append(out, clause)
			}
		}
	}
	if len(out) == 0 {
		return ""
	}
	return out[p.bestSentence(q, out)]
}

var dangling = set("which because if when where while as except that that's this those these whether who than and but so or for by at with on")

// asksToExplain says whether a question asks what was meant.
func (p *part) asksToExplain(q query) bool {
	return q.has("what do you mean", "you mean", "don't follow", "don't understand", "don't get", "lost me", "come again", "explain that", "in plain", "simpler", "say that again", "remind me", "mean by", "meaning what", "how so", "why is that bad", "is that bad", "so what")
}

// explain says more of the point made last: what is left of it, or the fact that stands closest to it.
func (p *part) explain(q query) {
	said := p.cue.Said
	if len(said) > 0 {
		last := said[len(said)-1]
		if spoken := p.fresh(p.voice.speak(last)); len(spoken) > 0 {
			p.say(spoken[:min(len(spoken), 2)]...)
			return
		}
		if closest, ok := p.closestTo(last, q); ok {
			p.tell([]point{closest})
			return
		}
		if clause := p.clauseFor(q, last); clause != "" {
			p.say(clause)
			return
		}
	}
	if points := p.points([]string{p.cue.Character.Beats[1], p.cue.Character.Beats[2]}); len(points) > 0 {
		p.tell(points)
		return
	}
	p.say(p.pick("that-is-all"))
}

// closestTo is the unsaid fact that stands closest to a text, by words and meaning, with an eye on the question.
func (p *part) closestTo(text string, q query) (point, bool) {
	there := p.stemSet(text)
	var out point
	best := 0.15
	for _, each := range p.points(p.knowledge()) {
		hit := 0
		for _, s := range p.stems(each.text) {
			if there[s] {
				hit++
			}
			if slices.Contains(q.stems, s) {
				hit++
			}
		}
		score := float64(hit) / float64(max(len(p.stems(each.text)), 4))
		if p.near != nil {
			score += p.near(text, each.text)
		}
		if score > best {
			out, best = each, score
		}
	}
	return out, out.text != ""
}

// goOn answers a question that only asks for more of what was just said.
func (p *part) goOn() bool {
	if len(p.cue.Said) > 0 {
		last := p.cue.Said[len(p.cue.Said)-1]
		if spoken := p.fresh(p.voice.speak(last)); len(spoken) > 0 {
			p.say(spoken[:min(len(spoken), 2)]...)
			return true
		}
		if closest, ok := p.closestTo(last, query{}); ok {
			p.tell([]point{closest})
			return true
		}
	}
	if p.nameProblem() {
		return true
	}
	if len(p.facts) > 0 {
		p.tell(p.facts)
		return true
	}
	return false
}

// aboutMeIn says whether a question is about the character's own life.
func (p *part) aboutMeIn(q query) bool {
	return q.has("your kids", "have kids", "your family", "are you married", "your favourite", "your favorite", "how old are you", "your weekend", "do you like", "did you watch", "where do you live", "where are you from", "your hobby", "hobbies", "your holiday", "you studied", "university", "for a living") ||
		p.heard.topical == 0 && p.heard.offTopic() && p.aboutMe() && len(q.stems) > 0 && len(q.intents) == 0
}
