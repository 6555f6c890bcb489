package roleplay

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The most that a template takes over from a brief: more would be a heap, not a conversation.
const (
	mostDraftCast  = 6
	mostDraftKnows = 8
	mostDraftLines = 40
	longestFact    = 400
)

var (
	peopleHeading   = regexp.MustCompile(`\b(people|persons?|cast|characters?|who|roles?|team|stakeholders?|participants?|contacts?|involved)\b`)
	decisionHeading = regexp.MustCompile(`\b(decisions?|decide|options?|choices?|question)\b`)
	youAre          = regexp.MustCompile(`(?i)\byou(?:'re| are) (?:an? |the )([^.,;:!?]{3,60})`)
	labelled        = regexp.MustCompile(`(?i)^(place|where|setting|location)\s*:\s*(.+)$`)
	binding         = regexp.MustCompile(`(?i)\b(must|never|always|only|at least|at most|no more than|no later than|within|before|required|may not|cannot|forbidden|deadline|limit)\b`)
	figureIn        = regexp.MustCompile(`\d`)
	personItem      = regexp.MustCompile(`^(\pL[\pL\pM.'’ -]{0,58}?)\s*(?:[—–:,(]|\s-\s)\s*(.*)$`)
	notID           = regexp.MustCompile(`[^a-z0-9]+`)
)

// templateScenario makes a scenario of a brief by rules: what the brief says is dealt out among people who can be asked for it.
// What it does not say is filled with something that can be played, and the remarks say where to go on.
func templateScenario(text string) (*Scenario, map[string]string) {
	b := readBrief(text)
	s := &Scenario{Kind: ScenarioKind, Title: b.title, Tier: "technical", LearnerRole: "Newcomer to the team"}
	if s.Title == "" {
		s.Title = "A conversation to be written"
	}
	s.ID = slug(s.Title, "draft", map[string]bool{})
	if found := youAre.FindStringSubmatch(unmarked(strings.ReplaceAll(cut(text, 20_000), "\n", " "))); found != nil {
		s.LearnerRole = capital(found[1])
	}
	s.Situation = b.situation(s.LearnerRole)
	facts := b.facts(s.Situation.Happening)
	s.Decision = b.decision(facts)
	s.Documents = []Paper{{ID: "brief", Title: cut(s.Title, 120), Lines: b.lines()}}
	s.Cast = b.cast(facts)
	s.Guide = guideFor(s)
	return s, templateRemarks(s)
}

func (b notes) situation(role string) Situation {
	at := Situation{Place: "At work", TalkingTo: "the " + strings.ToLower(role)}
	for _, each := range b.blocks {
		if found := labelled.FindStringSubmatch(each.text); found != nil {
			at.Place = cut(found[2], 200)
		} else if at.Happening == "" && !each.item && !each.head {
			at.Happening = cut(each.text, 600)
		}
	}
	if at.Happening == "" && len(b.blocks) > 0 {
		at.Happening = cut(b.blocks[0].text, 600)
	}
	if at.Happening == "" {
		at.Happening = "Something has to be decided today: " + b.orTitle()
	}
	return at
}

func (b notes) orTitle() string {
	if b.title == "" {
		return "what to do next"
	}
	return b.title
}

// facts are the sentences of the brief that somebody could know, in its order.
func (b notes) facts(happening string) []string {
	var all []string
	for _, each := range b.blocks {
		if each.head || each.item && (decisionHeading.MatchString(each.under) || peopleHeading.MatchString(each.under)) || labelled.MatchString(each.text) {
			continue
		}
		for _, sentence := range sentences(each.text) {
			sentence = cut(strings.TrimSpace(sentence), longestFact)
			if len(strings.Fields(sentence)) >= 3 && !strings.HasSuffix(sentence, "?") && !youAre.MatchString(sentence) && !slices.Contains(all, sentence) {
				all = append(all, sentence)
			}
		}
	}
	// What everybody knows is no news from anyone, if there is other news.
	if rest := slices.DeleteFunc(slices.Clone(all), func(fact string) bool { return strings.Contains(happening, fact) }); len(rest) >= 2 {
		all = rest
	}
	if len(all) == 0 {
		all = []string{"What matters here is this: " + cut(b.orTitle(), 200)}
	}
	return all
}

// decisive tells how much a fact binds whoever decides.
func decisive(fact string) int {
	weight := 0
	if binding.MatchString(fact) {
		weight += 2
	}
	if figureIn.MatchString(fact) {
		weight++
	}
	return weight
}

func (b notes) decision(facts []string) DecisionPoint {
	d := DecisionPoint{}
	taken := map[string]bool{}
	for _, each := range b.blocks {
		asks := strings.HasSuffix(each.text, "?") && !each.item
		switch under := decisionHeading.MatchString(each.under); {
		case under && each.item && len(d.Options) < mostOptions:
			label := cut(each.text, longestName)
			d.Options = append(d.Options, Option{ID: slug(label, "option", taken), Label: label})
		case asks && (d.Question == "" || under):
			d.Question = cut(each.text, 300)
		}
	}
	if d.Question == "" {
		d.Question = "You have heard them. What do you do?"
	}
	if len(d.Options) < 2 {
		d.Options = []Option{
			{"as-written", "Do it as it is written, whatever that takes"}, {"exception", "Make an exception this once"}, {"ask-first", "Stop, and ask somebody first"},
		}
	}
	d.Best = d.Options[0].ID
	d.Why = "It is what these ask for: " + strings.Join(strongest(facts, 2), " ")
	return d
}

// strongest returns the facts that bind most, in the order they were given.
func strongest(facts []string, most int) []string {
	order := slices.Clone(facts)
	slices.SortStableFunc(order, func(a, b string) int { return decisive(b) - decisive(a) })
	order = order[:min(most, len(order))]
	slices.SortFunc(order, func(a, b string) int { return slices.Index(facts, a) - slices.Index(facts, b) })
	return order
}

// lines are what the brief says, as a paper to hand over.
func (b notes) lines() []string {
	var all []string
	for _, each := range b.blocks {
		if len(all) < mostDraftLines && !each.head && !labelled.MatchString(each.text) && !peopleHeading.MatchString(each.under) && !decisionHeading.MatchString(each.under) {
			all = append(all, cut(each.text, longestFact))
		}
	}
	if len(all) == 0 {
		all = []string{b.orTitle()}
	}
	return all
}

// capital begins a text with a capital letter.
func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

// slug makes an id of a text, one that is not taken.
func slug(text, otherwise string, taken map[string]bool) string {
	id := strings.Trim(notID.ReplaceAllString(strings.ToLower(text), "-"), "-")
	if len(id) > 40 {
		id = id[:40]
		if at := strings.LastIndexByte(id, '-'); at > 20 {
			id = id[:at]
		}
	}
	if id == "" {
		id = otherwise
	}
	for n, base := 2, id; taken[id]; n++ {
		id = fmt.Sprintf("%s-%d", base, n)
	}
	taken[id] = true
	return id
}
