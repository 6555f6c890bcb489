package roleplay

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// person is someone the brief names.
type person struct {
	name, role string
	facts      []string
}

// people finds those whom a list or headings under a heading such as People name; without, two who could be anywhere.
func (b notes) people() []person {
	var all []person
	for _, each := range b.blocks {
		if !peopleHeading.MatchString(each.under) || !each.item || len(all) == mostDraftCast {
			continue
		}
		if p, ok := personIn(each.text); ok {
			for i, fact := range p.facts {
				p.facts[i] = p.told(fact)
			}
			all = append(all, p)
		}
	}
	if len(all) == 0 {
		all = []person{{name: "Alex Morgan", role: "Has done this for years"}, {name: "Sam Ortiz", role: "Has to live with the result"}}
	}
	return all
}

// personIn reads an item such as "Maya Patel (QA lead): ran the evaluation".
func personIn(item string) (person, bool) {
	found := personItem.FindStringSubmatch(item)
	if found == nil {
		name := strings.TrimRight(item, ". ")
		if len(strings.Fields(name)) > 4 || !strings.ContainsFunc(name, unicode.IsLetter) {
			return person{}, false
		}
		return person{name: cut(name, 60), role: unknownRole}, true
	}
	p := person{name: strings.TrimSpace(found[1]), role: unknownRole}
	if len(strings.Fields(p.name)) > 5 {
		return person{}, false
	}
	rest := strings.NewReplacer("(", "", ")", "").Replace(found[2])
	role, more := rest, ""
	if at := strings.IndexAny(rest, ":.;"); at >= 0 {
		role, more = rest[:at], strings.TrimSpace(rest[at+1:])
	}
	if role = strings.Trim(role, " ,:-"); role != "" {
		p.role = capital(cut(role, 100))
	}
	if len(strings.Fields(more)) >= 3 {
		p.facts = []string{cut(strings.TrimRight(p.name+" "+more, ".")+".", longestFact)}
	}
	return p, true
}

const unknownRole = "Knows a part of this"

// told is a fact as the person it speaks of would tell it: in the first person, where it begins with their name.
func (p person) told(fact string) string {
	rest, ok := strings.CutPrefix(fact, p.name+" ")
	if first, _, _ := strings.Cut(p.name, " "); !ok {
		rest, ok = strings.CutPrefix(fact, first+" ")
	}
	verb, more, two := strings.Cut(rest, " ")
	if !ok || !two || strings.ContainsAny(verb, ",'’") {
		return fact
	}
	switch {
	case verb == "has":
		verb = "have"
	case verb == "is":
		verb = "am"
	case strings.HasSuffix(verb, "ies") && len(verb) > 4:
		verb = verb[:len(verb)-3] + "y"
	case strings.HasSuffix(verb, "ches"), strings.HasSuffix(verb, "shes"), strings.HasSuffix(verb, "oes"):
		verb = verb[:len(verb)-2]
	case strings.HasSuffix(verb, "s") && !strings.HasSuffix(verb, "ss") && verb != "was":
		verb = verb[:len(verb)-1]
	}
	return "I " + verb + " " + strings.ReplaceAll(more, " and has ", " and have ")
}

// knows reports whether a fact speaks of a person.
func (p person) knows(fact string) bool {
	first, _, _ := strings.Cut(p.name, " ")
	return len(first) > 2 && slices.Contains(words(fact), strings.ToLower(first))
}

// deal gives every fact to whom it speaks of, and the rest in order, so that what belongs together stays so.
func deal(people []person, facts []string) {
	var rest []string
	for _, fact := range facts {
		i := slices.IndexFunc(people, func(p person) bool { return p.knows(fact) })
		if i < 0 {
			rest = append(rest, fact)
			continue
		}
		people[i].facts = append(people[i].facts, people[i].told(fact))
	}
	share := (len(rest) + len(people) - 1) / len(people)
	for i := range people {
		from := min(i*share, len(rest))
		people[i].facts = append(people[i].facts, rest[from:min(from+share, len(rest))]...)
		if len(people[i].facts) == 0 { // nobody has nothing to say
			people[i].facts = []string{facts[i%len(facts)]}
		}
	}
}

func (b notes) cast(facts []string) []Character {
	people := b.people()
	deal(people, facts)
	taken := map[string]bool{}
	cast := make([]Character, len(people))
	for i, p := range people {
		first, _, _ := strings.Cut(p.name, " ")
		c := &cast[i]
		*c = Character{ID: slug(first, "person", taken), Name: p.name, Role: p.role}
		c.Greeting = "Hello. You've come about this, and so have I. Ask me what you like, and I'll tell you what I know."
		c.DecisionFacts = strongest(p.facts, min(2, 1+len(p.facts)/4))
		for _, fact := range p.facts {
			if len(c.Knows) < mostDraftKnows && (!slices.Contains(c.DecisionFacts, fact) || len(p.facts) <= 2) {
				c.Knows = append(c.Knows, fact)
			}
		}
		c.Beats = map[int]string{
			1: "There's one thing people keep overlooking here, and it's what decides it in the end.",
			6: "If you take that into account, I can live with whatever you decide.",
		}
		c.Pivots = []Pivot{opener}
		c.Objective = &Objective{
			ID: "take-in", Goal: "Take in what " + first + " knows that decides the matter.",
			EndCondition: cut("The learner has acknowledged this: "+c.DecisionFacts[0], longestFact+60),
		}
	}
	cast[0].Document, cast[0].HandsOver = "brief", "brief"
	for i := range cast[:len(cast)-1] {
		cast[i].RedirectsTo = cast[i+1].ID
	}
	return cast
}

// opener is a fork that fits most conversations at work.
var opener = Pivot{
	ID: "p1", Kind: "relationship", Question: "Before I go into it: are you here to understand this, or to get it over with?",
	Options: []PivotOption{
		{ID: "a", Text: "To understand it. Tell me how it really is.", Effect: 9, Outcome: "Good. Then I'll tell you the part that isn't in every summary."},
		{ID: "b", Text: "I have little time. Give me the short version.", Effect: -5, Outcome: "Fine, the short version. But what I leave out is yours to find."},
	},
}

func guideFor(s *Scenario) *Guide {
	names := make([]string, len(s.Cast))
	for i, c := range s.Cast {
		names[i] = c.Name
	}
	return &Guide{
		Name: "Otto", Role: "Your guide", Greeting: "Welcome. I'm Otto, and I'll be with you at the start and at the end.",
		Briefing: cut(s.Situation.Happening, 600) + fmt.Sprintf(" Talk to %s, then tell us what you would do, and why.", listed(names)),
		Closing:  "That's decided, then. Let's look back at what you heard and what you made of it.",
	}
}

// listed joins names as one says them.
func listed(names []string) string {
	if len(names) == 1 {
		return names[0]
	}
	return strings.Join(names[:len(names)-1], ", ") + " and " + names[len(names)-1]
}
