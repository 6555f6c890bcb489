package interview

import (
	"regexp"

	"throughline/diag"
	"throughline/document"
)

// mostStudyTurns is how many answers a study may ask for: patience ends long before.
const mostStudyTurns = 100

var languageTag = regexp.MustCompile(`^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,8})*$`)

// ParseStudy reads a study and its methodology, which is one that ships or one that find knows, or returns nil and what is
// wrong.
func ParseStudy(name string, text []byte, find document.Finder) (*Study, *Methodology, diag.List) {
	file, found := document.Read(name, text)
	if file == nil {
		return nil, nil, found
	}
	s, m, more := studyIn(file, find)
	if found = append(found, more...); found.HasErrors() {
		return nil, nil, found
	}
	return s, m, found
}

// pinnedStudy reads a study that a session has pinned. It was checked when the session was opened, and a session must stay
// readable when later checks are stricter, so only its form is asked for.
func pinnedStudy(name string, text []byte) (*Study, diag.List) {
	file, found := document.Read(name, text)
	if file == nil {
		return nil, found
	}
	var s Study
	if found = append(found, decodeStudy(file, &s)...); found.HasErrors() {
		return nil, found
	}
	return &s, found
}

// studyIn decodes and checks: first the form, and the meaning once that is right.
func studyIn(file *document.File, find document.Finder) (*Study, *Methodology, diag.List) {
	var s Study
	found := decodeStudy(file, &s)
	if len(found) > 0 {
		return &s, nil, found
	}
	c := &docCheck{file: file}
	c.study(&s)
	m := c.methodologyOf(&s, find)
	return &s, m, c.found
}

// decodeStudy fills a study in from a document; one of another kind is not looked into.
func decodeStudy(file *document.File, s *Study) diag.List {
	if k := file.Kind(); k != "" && k != StudyKind {
		return diag.List{ruleKind.At(file.At("kind"), "this is a document of the kind %q, not %q", k, StudyKind).
			DidYouMean(k, []string{StudyKind, MethodologyKind})}
	}
	found := file.Decode(s)
	if s.Language == "" {
		s.Language = "en"
	}
	return found
}

func (c *docCheck) study(s *Study) {
	c.lengths(ruleStudyLong)
	c.id(ruleStudyID, "id", s.ID, nil)
	c.line(ruleStudyLong, "title", s.Title)
	c.line(ruleStudyLong, "concept", s.Concept)
	c.line(ruleStudyLong, "researcher", s.Researcher)
	if !languageTag.MatchString(s.Language) {
		c.report(ruleStudyLanguage, "language", "%s is not a language tag", cutQuote(s.Language))
	}
	if c.file.Has("max_turns") {
		c.within(ruleStudyTurns, "max_turns", s.MaxTurns, 1, mostStudyTurns)
	}
	for _, word := range placeholder.FindAllString(s.Opening, -1) {
		if word != "{concept}" {
			c.report(ruleStudyOpening, "opening", "there is no placeholder %s in a first question", cutQuote(word))
		}
	}
}

// methodologyOf reads the methodology that a study names. What is wrong with it is said of the study: that is what its
// author is looking at.
func (c *docCheck) methodologyOf(s *Study, find document.Finder) *Methodology {
	if m, ok := shippedMethodologies()[s.Methodology]; ok {
		return m
	}
	text, ok := find.Find(MethodologyKind, s.Methodology)
	if !ok {
		c.unknownAt(ruleStudyMethod, c.file.At("methodology"), s.Methodology, MethodologyIDs(), "there is no methodology %s", cutQuote(s.Methodology))
		return nil
	}
	m, found := ParseMethodology(s.Methodology, text)
	if m == nil {
		d := c.report(ruleStudyMethod, "methodology", "the methodology %s has errors: %s", cutQuote(s.Methodology), found.Error())
		*d = d.WithHint("mend the methodology first")
	}
	return m
}

func describeStudy(text []byte) (title, summary string) {
	var s Study
	if file, _ := document.Read("", text); file != nil {
		_ = decodeStudy(file, &s) // what mistakes leave of it
	}
	summary = s.Objective
	if summary == "" {
		summary = s.Concept
	}
	return s.Title, summary
}
