package roleplay

import (
	"context"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"
)

// Understudy is the actor that needs no model: deterministic, without network, clock or chance. It picks the unsaid fact that
// fits the learner's line best, says it for the node it stands at, and reports by rules. Its language is English.
type Understudy struct {
	memory *memory  // nil: nothing is remembered, all is found anew
	near   Nearness // nil: a line is known by its words alone
}

// Nearness is how near two texts are in meaning: 1 for the same, about 0 for unrelated ones.
type Nearness func(a, b string) float64

// Name is what stands for it where it serves as a matcher.
func (Nearness) Name() string { return understudyName }

// Similarity makes it a matcher.
func (n Nearness) Similarity(a, b string) float64 { return n(a, b) }

// NewUnderstudy returns an understudy that may serve any number of conversations at once. The zero value is ready too,
// only slower.
func NewUnderstudy() Understudy { return Understudy{memory: newMemory()} }

// With returns the understudy with an ear for meaning: it also finds the answer to a question that shares no word with it.
func (u Understudy) With(near Nearness) Understudy {
	u.near = near
	return u
}

// understudyName is what Line.Actor says of its lines.
const understudyName = "understudy"

// Speak answers the cue. The sentences it releases, joined, are the line's speech.
func (u Understudy) Speak(ctx context.Context, cue Cue) (Line, error) {
	if err := ctx.Err(); err != nil {
		return Line{}, err
	}
	p := newPart(cue, u.memory)
	p.near = u.near
	if cue.Character.ID == GuideOpen || cue.Character.ID == GuideClose {
		p.guide()
	} else {
		p.judge()
		p.perform()
	}
	out := p.sentences()
	if cue.Release != nil {
		for i, sentence := range out {
			if i < len(out)-1 {
				sentence += " "
			}
			cue.Release(sentence)
		}
	}
	return Line{Speech: strings.Join(out, " "), Report: p.report(), Actor: understudyName}, nil
}

// part is one line in the making.
type part struct {
	cue       Cue
	node      *Stop
	role      purpose
	next      purpose // of the stop the walk goes to if it obeys the report
	nextNode  *Stop   // that stop
	stays     bool    // whether that is this stop
	voice     voice
	heard     heard
	spoken    map[string]bool // sentences of this conversation, bare
	heardFrom []string        // those with content, as they were said
	memory    *memory
	near      Nearness
	theirs    *Character // whose area the learner's line is about, if it is a colleague's
	opening   string     // how the last speech began
	seed      string
	evidence  Evidence
	facts     []point // unsaid, for this node, best for the learner's line first
	matched   bool    // something the character knows answers the line
	queries   []query
	found     [][]finding // for each of them, best first
	tone      tone
	toned     bool // it got its word

	out       []string
	revealed  []string
	satisfied bool
	detour    bool
	hint      bool
	referred  bool // the learner was sent to a colleague
	unknown   bool // a question could not be answered
	aside     bool // the line led away from the matter and got a word for it
	score     int
}

func newPart(cue Cue, kept *memory) *part {
	if kept == nil {
		kept = newMemory()
	}
	p := &part{cue: cue, node: &cue.Walk.Nodes[cue.At.Node], spoken: map[string]bool{}, memory: kept}
	p.role = purposeOf(cue.Walk, int(cue.At.Node))
	p.voice = newVoice(cue.Scenario, cue.Character)
	p.remember(cue.Character.Greeting)
	for _, exchange := range cue.History {
		p.remember(exchange.Speech)
	}
	if n := len(cue.History); n > 0 {
		p.opening = openingOf(cue.History[n-1].Speech)
	}
	mood := cue.Mood
	if mood == "" {
		mood = ReadMood(cue.Learner)
	}
	if p.tone = toneOf(cue.Learner, mood); p.tone == unsure { // who calls a question of their own stupid insults nobody
		mood = Hesitant
	}
	p.heard = hear(cue.Learner, mood, p.vocabulary())
	if p.heard.sensible() || p.heard.act == insults {
		p.queries = p.ask()
	}
	p.seed = strings.Join([]string{cue.Scenario.ID, cue.Character.ID, p.node.ID, strconv.Itoa(len(cue.History)), cue.Learner}, "\x00")
	return p
}

// remember notes the sentences of a speech as said.
func (p *part) remember(speech string) {
	for _, sentence := range sentences(speech) {
		p.spoken[bare(sentence)] = true
		if len(words(sentence)) > 4 {
			p.heardFrom = append(p.heardFrom, sentence)
		}
	}
}

// vocabulary is every word this conversation is about.
func (p *part) vocabulary() map[string]bool {
	s, c := p.cue.Scenario, p.cue.Character
	texts := []string{c.Name, c.Role, c.Greeting, s.Title, s.LearnerRole, s.Situation.Place, s.Situation.Happening, s.Decision.Question}
	texts = append(texts, c.Knows...)
	texts = append(texts, c.Concerns...)
	texts = append(texts, c.Goals...)
	texts = append(texts, c.DecisionFacts...)
	for _, beat := range []int{1, 2, 4, 6} {
		texts = append(texts, c.Beats[beat])
	}
	if c.Opinion != nil {
		texts = append(texts, c.Opinion.Argument)
	}
	for _, option := range s.Decision.Options {
		texts = append(texts, option.Label)
	}
	for _, paper := range s.Documents {
		if paper.ID == c.Document || paper.ID == c.HandsOver {
			texts = append(texts, paper.Title)
			texts = append(texts, paper.Lines...)
		}
	}
	for _, exchange := range p.cue.History {
		texts = append(texts, exchange.Speech)
	}
	return p.stemSet(texts...)
}

// pick is a line of a bank that was not said before and does not open as the last speech did; "" when there is none. Which one
// depends on the conversation, and members of a cast begin at lines of their own, so that they don't sound alike.
func (p *part) pick(from bank, fill ...string) string {
	if own := from + p.manner(); len(linesOf(own)) > 0 {
		from = own
	}
	lines := p.ownFirst(from)
	filler := strings.NewReplacer(fill...)
	second := ""
	for _, each := range lines {
		line := finish(filler.Replace(each))
		if p.said(line) || bare(line) == bare(p.cue.Learner) { // nor is it an echo
			continue
		}
		if len(p.out) > 0 || openingOf(line) != p.opening {
			return line
		}
		if second == "" {
			second = line
		}
	}
	return second
}

// ownFirst are the lines of a bank, those that fall to this member of the cast first.
func (p *part) ownFirst(from bank) []string {
	lines := linesOf(from)
	if len(lines) == 0 {
		return nil
	}
	hash := fnv.New32a()
	hash.Write([]byte(p.seed))
	hash.Write([]byte(from))
	cast := max(len(p.cue.Scenario.Cast), 1)
	me := max(slices.IndexFunc(p.cue.Scenario.Cast, func(c Character) bool { return c.ID == p.cue.Character.ID }), 0)
	var own, others []string
	start := int(hash.Sum32() % uint32(len(lines)))
	for i := range lines {
		at := (start + i) % len(lines)
		if at%cast == me%max(min(cast, len(lines)), 1) {
			own = append(own, lines[at])
		} else {
			others = append(others, lines[at])
		}
	}
	return append(own, others...)
}

// chance is true for one in n conversations at this place.
func (p *part) chance(of string, n uint32) bool {
	hash := fnv.New32a()
	hash.Write([]byte(p.seed))
	hash.Write([]byte(of))
	return hash.Sum32()%n == 0
}

// said says whether a sentence was spoken before, in an earlier line or in this one.
func (p *part) said(sentence string) bool {
	if p.spoken[bare(sentence)] {
		return true
	}
	for _, each := range p.out {
		if bare(each) == bare(sentence) {
			return true
		}
	}
	return false
}

// say adds sentences that were not said before.
func (p *part) say(sentences ...string) {
	for _, sentence := range sentences {
		if sentence != "" && !p.said(sentence) {
			p.out = append(p.out, sentence)
		}
	}
}

// maybe adds a line of a bank when the speech is not too long for it already.
func (p *part) maybe(from bank, fill ...string) {
	if len(p.out) < maxSentences {
		p.say(p.pick(from, fill...))
	}
}

// sentences are those of this line; it is never empty.
func (p *part) sentences() []string {
	if len(p.out) == 0 {
		p.say(p.pick("last"))
	}
	if len(p.out) == 0 {
		p.out = []string{"Okay."}
	}
	return p.out
}

// bare is a sentence without case, marks and space, for comparison.
func bare(sentence string) string { return strings.Join(words(sentence), " ") }

// openingOf is the first word of a speech.
func openingOf(speech string) string {
	first, _, _ := strings.Cut(bare(speech), " ")
	return first
}
