package interview

import (
	"throughline/diag"
	"throughline/document"
)

// What is filled in where a methodology leaves it out.
const (
	defaultEarlyMaxNodes   = 5
	defaultMidMaxNodes     = 15
	defaultMaxTurns        = 20
	defaultMinTurns        = 5
	defaultShallowAnswers  = 4
	defaultPlateauTurns    = 6
	defaultSaturationTurns = 5
)

// ParseMethodology reads a methodology and fills in its defaults, or returns nil and what is wrong with it. It does not try
// the strategies on sampled states as Check does.
func ParseMethodology(name string, text []byte) (*Methodology, diag.List) {
	file, found := document.Read(name, text)
	if file == nil {
		return nil, found
	}
	m, more := methodologyIn(file)
	if found = append(found, more...); found.HasErrors() {
		return nil, found
	}
	return m, found
}

// Check returns everything that is wrong or odd with a methodology or a study. A methodology's strategies are tried on
// sampled states; a study's methodology is one that ships or one that find knows.
func Check(name string, text []byte, find document.Finder) diag.List {
	file, found := document.Read(name, text)
	if file == nil {
		return found
	}
	if file.Kind() == StudyKind {
		_, _, more := studyIn(file, find)
		return append(found, more...)
	}
	m, more := methodologyIn(file)
	if found = append(found, more...); found.HasErrors() {
		return found
	}
	return append(found, tryStrategies(file, m)...)
}

// Formats are the kinds of document of this package.
func Formats() []document.Format {
	return []document.Format{
		{Kind: StudyKind, Check: Check, Describe: describeStudy},
		{Kind: MethodologyKind, Check: Check, Describe: describeMethodology},
	}
}

func describeMethodology(text []byte) (title, summary string) {
	var m Methodology
	if file, _ := document.Read("", text); file != nil {
		_ = file.Decode(&m) // what mistakes leave of it
	}
	if m.Name == "" {
		return m.ID, m.Goal
	}
	return m.Name, m.Goal
}

// methodologyIn decodes, fills in defaults and checks: first the form, and the meaning once that is right.
func methodologyIn(file *document.File) (*Methodology, diag.List) {
	var m Methodology
	if k := file.Kind(); k != "" && k != MethodologyKind {
		return nil, diag.List{ruleKind.At(file.At("kind"), "this is a document of the kind %q, not %q", k, MethodologyKind).
			DidYouMean(k, []string{MethodologyKind, StudyKind})}
	}
	found := file.Decode(&m)
	if len(found) == 0 {
		m.setDefaults(file)
		found = checkMethodology(file, &m)
	}
	return &m, found
}

// setDefaults fills in what was left out. What was given stays as it is, to be checked.
func (m *Methodology) setDefaults(file *document.File) {
	if m.Name == "" {
		m.Name = m.ID
	}
	for i := range m.Strategies {
		s := &m.Strategies[i]
		if s.Name == "" {
			s.Name = s.ID
		}
		if s.Description == "" {
			s.Description = s.Name
		}
		if s.NodeBinding == "" {
			s.NodeBinding = Bound
		}
	}
	for _, each := range []struct {
		path  string
		into  *int
		value int
	}{
		{"boundaries.early_max_nodes", &m.Boundaries.EarlyMaxNodes, defaultEarlyMaxNodes},
		{"boundaries.mid_max_nodes", &m.Boundaries.MidMaxNodes, max(defaultMidMaxNodes, m.Boundaries.EarlyMaxNodes+1)},
		{"limits.max_turns", &m.Limits.MaxTurns, defaultMaxTurns},
		{"limits.min_turns", &m.Limits.MinTurns, defaultMinTurns},
		{"limits.shallow_answers", &m.Limits.ShallowAnswers, defaultShallowAnswers},
		{"limits.plateau_turns", &m.Limits.PlateauTurns, defaultPlateauTurns},
		{"limits.saturation_turns", &m.Limits.SaturationTurns, defaultSaturationTurns},
	} {
		if !file.Has(each.path) {
			*each.into = each.value
		}
	}
}
