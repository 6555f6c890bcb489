package roleplay

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// peopleGuard knows who there is, and lets nobody speak for them. What it takes to judge a sentence that names somebody is
// made when the first one does: most name nobody.
type peopleGuard struct {
	cue        *Cue
	own        []string               // what the character may draw on
	colleagues []string               // their first names
	known      func() map[string]bool // every capitalised word of the scenario and of what the learner said
	credits    func() *regexp.Regexp
	thoughts   func() *regexp.Regexp
}

func newPeopleGuard(cue *Cue) peopleGuard {
	g := peopleGuard{cue: cue, own: sayable(cue)}
	var names []string
	for i := range cue.Scenario.Cast {
		other := &cue.Scenario.Cast[i]
		if first := firstName(other); other.ID != cue.Character.ID && len(first) > 1 {
			names = append(names, regexp.QuoteMeta(first)+`(?: `+regexp.QuoteMeta(strings.TrimSpace(strings.TrimPrefix(other.Name, first)))+`)?`)
			g.colleagues = append(g.colleagues, first)
		}
	}
	who := `\b(` + strings.Join(names, "|") + `)`
	g.known = sync.OnceValue(g.names)
	g.credits = sync.OnceValue(func() *regexp.Regexp { return creditsOf(who) })
	g.thoughts = sync.OnceValue(func() *regexp.Regexp { return thoughtsOf(who) })
	return g
}

// names are the words that may be names of somebody: all that are written with a capital where the character has them from,
// and all that the learner typed.
func (g *peopleGuard) names() map[string]bool {
	known := map[string]bool{}
	texts := append(slices.Clone(g.own), g.cue.Debrief.shows()...)
	for i := range g.cue.Scenario.Cast {
		other := &g.cue.Scenario.Cast[i]
		texts = append(append(texts, other.Name, other.Role), textsOf(g.cue.Scenario, other)...)
	}
	texts = append(texts, g.cue.Character.Name)
	if guide := g.cue.Scenario.Guide; guide != nil {
		texts = append(texts, guide.Name, guide.Greeting, guide.Briefing, guide.Closing)
	}
	for _, text := range texts {
		for _, word := range properWord.FindAllString(text, -1) {
			known[strings.TrimSuffix(word, "'s")] = true
		}
	}
	for _, exchange := range append(slices.Clone(g.cue.History), Exchange{Learner: g.cue.Learner}) {
		for _, word := range words(exchange.Learner) { // people type names in small letters too
			known[upperFirst(strings.TrimSuffix(word, "'s"))] = true
		}
	}
	return known
}

// creditsOf finds data that is credited to somebody, thoughtsOf what is told of their mind.
func creditsOf(who string) *regexp.Regexp {
	return regexp.MustCompile(`(?i:according to|per|quoting|citing) ` + who + `\b|` + who +
		`(?:'s|’s) (?:[a-z-]+ ){0,2}(?:numbers?|data|figures?|report|analysis|metrics?|estimates?|dashboard|test results?|results?)\b|` + who +
		` (?:[a-z']+ )?(?:says?|said|told (?:me|us)|tells (?:me|us)|reports?|reported|found|measured|calculated|estimates?|estimated|shows?|showed|confirmed|counted|puts? it at|has it at|gave me)\b`)
}

func thoughtsOf(who string) *regexp.Regexp {
	return regexp.MustCompile(`(?:\b(?i:what|how|whether|if|why|where|who|does|did|ask|let|have)\b[^.,;]{0,12})?` + who +
		` (?:(?:[a-z]+ly|just|only|also|still|never|always|even|deep down|privately|secretly) ){0,2}(wants?|wanted|thinks?|thought|believes?|believed|feels?|felt|hopes?|hoped|fears?|feared|cares?|cared|doesn't care|doesn't want|doesn't believe|hates?|hated|resents?|regrets?|worries|is (?:just |only |really |secretly |so )?(?:afraid|scared|worried|hiding|desperate|jealous|terrified|trying to|after|angry|frustrated|only in it|protecting)|'s (?:afraid|scared|worried|hiding|desperate|trying to|protecting))\b`)
}

// speaksOf says whether a sentence names a colleague.
func (g *peopleGuard) speaksOf(sentence string) bool {
	return slices.ContainsFunc(g.colleagues, func(name string) bool { return strings.Contains(sentence, name) })
}

// credit is the colleague to whom a sentence credits data.
func (g *peopleGuard) credit(sentence string) string {
	if !g.speaksOf(sentence) {
		return ""
	}
	for _, parts := range g.credits().FindAllStringSubmatch(sentence, -1) {
		found := parts[0]
		data := len(figures(idiom.ReplaceAllString(sentence, " "))) > 0 || creditWord.MatchString(found)
		if data && !g.ownSays(found) && !g.cue.Debrief.credits(firstOf(strings.Join(parts[1:], "")), sentence, saysSo.MatchString(found)) {
			return found
		}
	}
	return ""
}

var creditWord = regexp.MustCompile(`(?i)according to|quoting|citing|numbers?|data|figures?|metrics?|estimate|dashboard|results?|measured|calculated|counted`)

// saysSo credits words that were spoken, not what somebody has.
var saysSo = regexp.MustCompile(`(?i)\b(?:says?|said|told|tells|reports|reported|confirmed|gave)\b`)

// leadsUp leads up to what another thinks without telling it.
var leadsUp = regexp.MustCompile(`(?i)^(?:what|how|whether|if|why|where|who|does|did|ask|let|have)\b`)

// motive is what a sentence tells of a colleague's mind.
func (g *peopleGuard) motive(sentence string) string {
	if !g.speaksOf(sentence) {
		return ""
	}
	for _, found := range g.thoughts().FindAllString(sentence, -1) {
		if !leadsUp.MatchString(found) && !g.ownSays(found) {
			return found
		}
	}
	return ""
}

// ownSays reports whether what the character may draw on says the same of the same person: both words in one text.
func (g *peopleGuard) ownSays(found string) bool {
	wanted := words(found)
	return slices.ContainsFunc(g.own, func(text string) bool {
		has := map[string]bool{}
		for _, word := range words(text) {
			has[stem(word)] = true
		}
		return !slices.ContainsFunc(wanted, func(word string) bool { return !has[stem(word)] })
	})
}

// stranger is a person whom nobody named.
func (g *peopleGuard) stranger(sentence string) string {
	for _, at := range properWord.FindAllStringIndex(sentence, -1) {
		word := strings.TrimSuffix(strings.TrimSuffix(sentence[at[0]:at[1]], "'s"), "’s")
		if notPeople[word] || strings.ToUpper(word) == word {
			continue
		}
		before, after := sentence[:at[0]], sentence[at[1]:]
		starts := strings.TrimSpace(strings.Trim(before, `"'(`)) == ""
		somebody := givenNames[word] && (!starts || !alsoWords[word]) || !starts && title.MatchString(before) ||
			!starts && (approach.MatchString(before) && !inName(after) && !place.MatchString(after) || acts.MatchString(after))
		if somebody && !g.known()[word] {
			return word
		}
	}
	return ""
}

// inName says whether a capitalised word goes on as the name of a thing: Eval Run, Section 7.
func inName(after string) bool { return thing.MatchString(after) }

var (
	properWord = regexp.MustCompile(`\b[A-Z][a-zA-Z]+(?:['’]s)?\b`)
	title      = regexp.MustCompile(`\b(?:Mr|Mrs|Ms|Dr|Prof|Professor)\.? $`)
	approach   = regexp.MustCompile(`(?i)\b(?:ask|asked|tell|told|ping|email|emailed|call|called|meet|met|talk to|talked to|talking to|spoke to|spoke with|speak to|speak with|loop in|check with|my boss|my colleague|our \w+ lead,?|over to) $`)
	acts       = regexp.MustCompile(`^,? (?:said|says|told|tells|thinks|thought|wants|wanted|asked|agreed|promised|signed|approved|insists|insisted|warned|argued|argues|mentioned|from (?:legal|finance|sales|marketing|security|compliance|support|engineering|product))\b`)
	place      = regexp.MustCompile(`^ (?:office|team|department|group)\b`)
	thing      = regexp.MustCompile(`^ (?:[A-Z#]|\d)`)
)

// notPeople begin with a properWord and are none.
var notPeople = set(`I I'm I've I'd I'll Legal Finance Marketing Sales Engineering Product Support Compliance Security Ops Operations Design Research Management
	Leadership English German French Spanish Italian Portuguese Dutch Chinese Japanese Korean Arabic Hindi Europe European America American Asia Africa Google Microsoft
	Amazon Slack Excel Jira Zoom Teams Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October
	November December Christmas Easter God Internet Web Python Java Okay`)

// alsoWords are given names that also begin a sentence as words.
var alsoWords = set("Will May Mark Grace Art Bill Sue Frank Rich Hope Faith Joy Chase Drew Rob Pat Jack Rose Dean Grant Miles Max Summer Dawn Sandy")

// givenNames are common ones: where one of them stands that nobody has named, somebody was made up.
var givenNames = set(`Aaron Adam Ahmed Aisha Alan Albert Alex Alice Alicia Amanda Amber Amir Amy Ana Andrea Andrew Angela Anita Ann Anna Anne Anthony Antonio Arjun Arthur Ashley
	Barbara Ben Benjamin Beth Bill Bob Brad Brandon Brenda Brian Bruce Carl Carla Carlos Carol Caroline Catherine Charles Charlie Charlotte Chen Chloe Chris Christina Christopher Claire
	Clara Connor Cynthia Dan Daniel Danielle Dave David Deborah Denise Dennis Derek Diana Diane Diego Donald Donna Doug Douglas Dylan Ed Edward Eleanor Elena Eli Elizabeth Ella Emily Emma
	Eric Erin Ethan Eva Evan Evelyn Fatima Felix Fiona Francis Fred Gabriel Gary George Gina Gloria Greg Gregory Hannah Harold Harry Hassan Heather Helen Henry Holly Ian Isaac Isabel
	Ivan Jacob Jake James Jamie Jane Janet Jason Jeff Jeffrey Jen Jennifer Jenny Jeremy Jerry Jesse Jessica Jim Joan Joe Joel John Johnny Jonathan Jordan Jose Joseph Josh Joshua Juan Judy
	Julia Julian Julie Justin Karen Kate Katherine Kathy Katie Keith Kelly Ken Kenneth Kevin Kim Kimberly Kumar Kyle Larry Laura Lauren Leah Leo Leon Linda Lisa Liz Logan Louis Lucas Lucy
	Luis Luke Luna Madison Maria Marie Mario Mark Martha Martin Mary Mason Matt Matthew Megan Mei Melissa Mia Michael Michelle Miguel Mike Mohamed Mohammed Molly Monica Nancy Natalie
	Nathan Nicholas Nick Nicole Nina Noah Nora Oliver Olivia Omar Oscar Pamela Patricia Patrick Paul Paula Pedro Peter Phil Philip Priya Rachel Rahul Raj Ralph Ramesh Ravi Raymond Rebecca
	Richard Rick Rita Robert Robin Roger Ron Ronald Rosa Ross Roy Russell Ruth Ryan Sam Samantha Samuel Sandra Sanjay Sara Sarah Scott Sean Sebastian Sergio Shannon Sharon Sofia Sophia
	Sophie Stephanie Stephen Steve Steven Sunil Susan Suzanne Tanya Tara Ted Teresa Terry Theo Theresa Thomas Tim Timothy Tina Tobias Todd Tom Tony Tracy Tyler Vanessa Victor Victoria
	Vincent Vikram Walter Wei Wendy William Yuki Yusuf Zach Zoe`)
