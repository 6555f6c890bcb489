package roleplay

import (
	"slices"
	"strconv"
	"strings"
)

// beatKeys are the beats a character can have.
var beatKeys = []int{1, 2, 4, 6}

// pivotIDs are the pivots a character can have, in order.
var pivotIDs = []string{"p1", "p2"}

const revealSource = "character.key_reveal"

// sources is the closed set of keys that a content_source can name, with what each gives. An empty answer means
// that the scenario has nothing there.
var sources = []struct {
	key   string
	items func(*Scenario, *Character) []string
}{
	{"scenario.situation", func(s *Scenario, _ *Character) []string {
		return texts(s.Situation.Place, s.Situation.Happening, s.Situation.TalkingTo)
	}},
	{"scenario.decision", func(s *Scenario, _ *Character) []string {
		items := texts(s.Decision.Question)
		for _, each := range s.Decision.Options {
			items = append(items, each.Label)
		}
		return items
	}},
	{"character.greeting", func(_ *Scenario, c *Character) []string { return texts(c.Greeting) }},
	{"character.knows", func(_ *Scenario, c *Character) []string { return c.Knows }},
	{"character.concerns", func(_ *Scenario, c *Character) []string { return c.Concerns }},
	{"character.goals", func(_ *Scenario, c *Character) []string { return c.Goals }},
	{"character.opinion", opinionItems},
	{"character.document", documentItems},
	{"character.decision_facts", func(_ *Scenario, c *Character) []string { return c.DecisionFacts }},
	{"character.beats.1", beatItems(1)},
	{"character.beats.2", beatItems(2)},
	{"character.beats.4", beatItems(4)},
	{"character.beats.6", beatItems(6)},
	{"character.pivots.p1", pivotItems("p1")},
	{"character.pivots.p2", pivotItems("p2")},
	{revealSource, func(_ *Scenario, c *Character) []string {
		if c.KeyReveal == nil {
			return nil
		}
		return texts(c.KeyReveal.Text)
	}},
	{"character.objective.end_condition", func(_ *Scenario, c *Character) []string {
		if c.Objective == nil {
			return nil
		}
		return texts(c.Objective.EndCondition)
	}},
	{"character.redirect", redirectItems},
}

// sourceKeys lists the keys that a content_source can name.
func sourceKeys() []string {
	keys := make([]string, len(sources))
	for i, each := range sources {
		keys[i] = each.key
	}
	return keys
}

// contentOf gives what one source has for a character. A key that does not exist has nothing.
func contentOf(key string, s *Scenario, c *Character) []string {
	for _, each := range sources {
		if each.key == key {
			return slices.Clone(each.items(s, c))
		}
	}
	return nil
}

// opinionItems is the character's argument for the option they believe in. The option itself is not said here: at a gate,
// to name it would then pass for an answer to the argument.
func opinionItems(_ *Scenario, c *Character) []string {
	if c.Opinion == nil {
		return nil
	}
	return texts(c.Opinion.Argument)
}

// documentItems is the character's source of record, line by line.
func documentItems(s *Scenario, c *Character) []string {
	if paper := s.paper(c.Document); paper != nil {
		return paper.Lines
	}
	return nil
}

// redirectItems is who to see next, with their role.
func redirectItems(s *Scenario, c *Character) []string {
	if other := s.character(c.RedirectsTo); other != nil {
		return texts(other.Name + ", " + other.Role)
	}
	return nil
}

func beatItems(key int) func(*Scenario, *Character) []string {
	return func(_ *Scenario, c *Character) []string { return texts(c.Beats[key]) }
}

// pivotItems is the question a pivot asks. Its options are the stop's.
func pivotItems(id string) func(*Scenario, *Character) []string {
	return func(_ *Scenario, c *Character) []string {
		if p := c.pivot(id); p != nil {
			return texts(p.Question)
		}
		return nil
	}
}

// texts are those of all that say something.
func texts(all ...string) []string {
	return slices.DeleteFunc(all, func(each string) bool { return strings.TrimSpace(each) == "" })
}

func castPath(i int) string { return "cast[" + strconv.Itoa(i) + "]" }
func nodePath(i int) string { return "nodes[" + strconv.Itoa(i) + "]" }
