package roleplay

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"throughline/diag"
	"throughline/document"
)

// The most of each that a document may have. A learner's patience ends long before.
const (
	mostCast    = 20
	mostOptions = 10
	mostPapers  = 50
	mostItems   = 200
	mostNodes   = 1000
	mostTurns   = 50
	longestName = 200
	longestText = 4000
)

// maxEffect is the strongest effect of a pivot's option on the standing, either way.
const maxEffect = 15

var (
	plainID  = regexp.MustCompile(`^[a-z0-9][a-z0-9_-]{0,63}$`)
	language = regexp.MustCompile(`^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,8})*$`)
)

// check collects what is wrong with the meaning of a document.
type check struct {
	file  *document.File
	found diag.List
}

// hintOf is what to do about a finding where nothing more special can be said.
func hintOf(code diag.Code) string {
	return strings.ToLower(code.Fix[:1]) + strings.TrimSuffix(code.Fix[1:], ".")
}

func (c *check) report(code diag.Code, path, format string, args ...any) *diag.Diagnostic {
	c.found = append(c.found, code.At(c.file.At(path), format, args...).WithHint("%s", hintOf(code)))
	return &c.found[len(c.found)-1]
}

// unknown reports a word that names none of those that exist.
func (c *check) unknown(code diag.Code, path, word string, known []string, format string, args ...any) {
	d := c.report(code, path, format, args...)
	*d = d.DidYouMean(word, known)
}

// id checks the characters of an id and that it is new.
func (c *check) id(path, id string, seen map[string]bool) {
	if !plainID.MatchString(id) {
		d := c.report(ruleID, path, "%s is no id", short(id))
		*d = d.WithHint("an id has only a to z, 0 to 9, - and _, and begins with a letter or a digit")
	}
	if seen[id] {
		c.report(ruleTwice, path, "the id %q is used twice", id)
	}
	seen[id] = true
}

// count checks that a list can be used by a person.
func (c *check) count(path string, n, most int) {
	if n > most {
		c.report(ruleMany, path, "there are %d items here, and at most %d make sense", n, most)
	}
}

// lengths checks every text of the document.
func (c *check) lengths() {
	for at, text := range c.file.Texts() {
		if n := utf8.RuneCountInString(text); n > longestText {
			c.found = append(c.found, ruleLong.At(at, "this text has %d characters, and at most %d make sense", n, longestText))
		}
	}
}

// name checks a text that stands in one line of a page.
func (c *check) name(path, text string) {
	if n := utf8.RuneCountInString(text); n > longestName && n <= longestText {
		c.report(ruleLong, path, "this name has %d characters, and at most %d make sense", n, longestName)
	}
}

func checkScenario(file *document.File, s *Scenario, own []*Backbone) diag.List {
	c := &check{file: file}
	c.lengths()
	c.id("id", s.ID, map[string]bool{})
	c.name("title", s.Title)
	c.name("learner_role", s.LearnerRole)
	if backboneOf(s.Tier, own) == nil {
		known := Tiers()
		for _, b := range own {
			known = append(known, b.ID)
		}
		d := c.report(ruleTier, "tier", "there is no tier called %s", short(s.Tier))
		*d = d.DidYouMean(s.Tier, known)
		*d = d.WithHint("%s; for a backbone of your own, pass its file with --backbone", strings.TrimSuffix(d.Hint, "?"))
	}
	if s.Language != "" && !language.MatchString(s.Language) {
		c.report(ruleLanguage, "language", "%s is not a language tag", short(s.Language))
	}
	c.decision(s)
	c.papers(s)
	c.cast(s)
	if s.Guide != nil {
		c.name("guide.name", s.Guide.Name)
		c.name("guide.role", s.Guide.Role)
	}
	return c.found
}

func (c *check) decision(s *Scenario) {
	if len(s.Decision.Options) < 2 {
		c.report(ruleFewOptions, "decision.options", "a decision needs at least two options, and this one has %d", len(s.Decision.Options))
	}
	c.count("decision.options", len(s.Decision.Options), mostOptions)
	seen := map[string]bool{}
	for i, option := range s.Decision.Options {
		path := "decision.options" + index(i)
		c.id(path+".id", option.ID, seen)
		c.name(path+".label", option.Label)
	}
	c.option("decision.best", s.Decision.Best, s)
}

// option checks that a word names an option of the decision.
func (c *check) option(path, id string, s *Scenario) {
	ids := make([]string, len(s.Decision.Options))
	for i, each := range s.Decision.Options {
		ids[i] = each.ID
	}
	if !slices.Contains(ids, id) {
		c.unknown(ruleOption, path, id, ids, "the decision has no option %s", short(id))
	}
}

func (c *check) papers(s *Scenario) {
	c.count("documents", len(s.Documents), mostPapers)
	seen := map[string]bool{}
	for i, paper := range s.Documents {
		path := "documents" + index(i)
		c.id(path+".id", paper.ID, seen)
		c.name(path+".title", paper.Title)
		if len(paper.Lines) == 0 {
			c.report(ruleNoLines, path+".lines", "the document %q has no lines", paper.Title)
		}
		c.count(path+".lines", len(paper.Lines), mostItems)
	}
}

// paper checks that a word, if there is one, names a document of the scenario.
func (c *check) paper(path, id string, s *Scenario) {
	ids := make([]string, len(s.Documents))
	for i, each := range s.Documents {
		ids[i] = each.ID
	}
	if id != "" && !slices.Contains(ids, id) {
		c.unknown(ruleNoPaper, path, id, ids, "the scenario has no document %s", short(id))
	}
}

func index(i int) string { return "[" + strconv.Itoa(i) + "]" }

// short is a word of the document in quotes, cut when it is long.
func short(word string) string {
	const most = 48
	if runes := []rune(word); len(runes) > most {
		word = string(runes[:most]) + "…"
	}
	return strconv.Quote(word)
}
