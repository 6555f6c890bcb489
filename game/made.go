package game

import (
	"encoding/json"
	"fmt"
	"strings"

	"throughline/diag"
	"throughline/document"
)

// Made is what became of notes.
type Made struct {
	Title    string      `json:"title"`
	Minutes  int         `json:"minutes"`
	Items    int         `json:"items"`
	MaxScore int         `json:"max_score"`
	Scenes   []MadeScene `json:"scenes" nullable:"false"`
	LeftOut  []LeftOut   `json:"left_out" nullable:"false" doc:"What of the notes is not in the game"`
}

// MadeScene is one scene of it.
type MadeScene struct {
	Title     string     `json:"title"`
	Mechanics []Mechanic `json:"mechanics" nullable:"false"`
	Items     int        `json:"items"`
	Diagram   bool       `json:"diagram" doc:"Whether a diagram was drawn for it"`
}

// Sentences tells it to a person, a line each.
func (m *Made) Sentences() []string {
	out := []string{fmt.Sprintf("made %q: %d scenes, %d items, about %d minutes", m.Title, len(m.Scenes), m.Items, m.Minutes)}
	for _, l := range m.LeftOut {
		out = append(out, fmt.Sprintf("left out of %q: %s (%s)", l.Section, strings.Join(l.Items, ", "), l.Why))
	}
	return out
}

// LeftOut is a part of the notes that found no place, and why.
type LeftOut struct {
	Section string   `json:"section" doc:"The heading it stands under"`
	Items   []string `json:"items" nullable:"false"`
	Why     string   `json:"why"`
}

// NewDocument makes a game of notes by rules alone and writes it as a text to edit, with what was made of them. What is wrong or
// odd about the notes has their lines. Notes that nothing can be made of leave no text. A name that ends in .csv, or a first
// line that heads a table, makes the notes a table.
func NewDocument(name string, text []byte) (made []byte, what any, found diag.List) {
	if name == "" {
		name = "notes.md"
		if headsTable(string(text)) {
			name = "notes.csv"
		}
	}
	notes, found := ReadNotes(name, text)
	if notes == nil {
		return nil, nil, found
	}
	g, odd := FromNotes(madeID(name, notes.Title), notes)
	return document.Encode(g, nil), newMade(notes, g), append(found, odd...)
}

// headsTable reports whether the first line of a text names the columns of a table.
func headsTable(text string) bool {
	first, _, _ := strings.Cut(strings.TrimLeft(strings.TrimPrefix(text, "\ufeff"), " \r\n"), "\n")
	cells := strings.FieldsFunc(first, func(r rune) bool { return r == ',' || r == ';' })
	for _, cell := range cells {
		if strings.EqualFold(strings.Trim(cell, " \t\r\""), "term") {
			return len(cells) > 1
		}
	}
	return false
}

// madeID makes an id of what the notes are called, or of the name of their file.
func madeID(name, title string) string {
	if id := itemID(title); id != "" {
		return id
	}
	return IDOfFile(name)
}

// IDOfFile makes an id of the name of a file.
func IDOfFile(name string) string {
	name = name[strings.LastIndexAny(name, `/\`)+1:]
	if dot := strings.LastIndex(name, "."); dot > 0 {
		name = name[:dot]
	}
	if id := itemID(name); id != "" {
		return id
	}
	return "game"
}

func newMade(n *Notes, g *Game) *Made {
	m := &Made{Title: g.Title, Minutes: g.Design.EstimatedDurationMinutes, Scenes: []MadeScene{}, LeftOut: leftOut(n, g)}
	a := newAssembly(g)
	m.MaxScore = a.plan.TotalMaxScore
	for _, s := range a.plan.Scenes {
		_, drawn := g.Diagrams[s.SceneID]
		scene := MadeScene{Title: s.Title, Mechanics: []Mechanic{}, Diagram: drawn}
		for _, mechanic := range s.Mechanics {
			scene.Mechanics = append(scene.Mechanics, mechanic.MechanicType)
			scene.Items += mechanic.ExpectedItemCount
		}
		m.Items += scene.Items
		m.Scenes = append(m.Scenes, scene)
	}
	return m
}

// leftOut lists what of the notes stands nowhere in the content of the game.
func leftOut(n *Notes, g *Game) []LeftOut {
	l := &leaver{used: texts(g), full: len(g.Design.Scenes) == mostScenes, out: []LeftOut{}}
	for _, w := range n.Wholes {
		l.add(w.Title, names(w.Parts, func(p Label) []string { return []string{p.Text} }), fmt.Sprintf("a diagram shows at most %d parts", mostParts))
	}
	for _, c := range n.Courses {
		l.add(c.Title, names(c.Steps, func(s NamedStep) []string { return []string{s.Name, s.Text} }), fmt.Sprintf("at most %d steps are put in order", mostSteps))
	}
	for _, grouping := range n.Groupings {
		for _, each := range grouping.Groups {
			l.add(grouping.Title+": "+each.Name, names(each.Items, func(s string) []string { return []string{s} }), fmt.Sprintf("at most %d things are sorted at once", mostSorted))
		}
	}
	for _, c := range n.Comparisons {
		l.add(c.Title, names(c.Features, func(f ComparedFeature) []string { return []string{f.Text} }), "not every feature fits into one comparison")
	}
	for _, d := range n.Dilemmas {
		l.add(d.Title, names(d.Moments, func(m Moment) []string { return []string{m.Text} }), fmt.Sprintf("a story has at most %d decisions", mostMoments))
	}
	bySection := map[string][][]string{}
	var sections []string
	for _, t := range n.Terms {
		if _, seen := bySection[t.Section]; !seen {
			sections = append(sections, t.Section)
		}
		bySection[t.Section] = append(bySection[t.Section], []string{t.Name})
	}
	for _, s := range sections {
		l.add(s, bySection[s], fmt.Sprintf("at most %d pairs are matched at once", mostPairs))
	}
	return l.out
}

// leaver gathers what is left out, each thing once.
type leaver struct {
	used map[string]bool
	full bool
	out  []LeftOut
}

// add takes the things of one section, each by the words that it may be found under.
func (l *leaver) add(section string, all [][]string, most string) {
	missing := []string{}
	for _, words := range all {
		if name := l.miss(words); name != "" {
			missing = append(missing, name)
		}
	}
	switch {
	case len(missing) == 0:
		return
	case len(missing) < len(all):
	case l.full:
		most = fmt.Sprintf("a game has at most %d scenes; give it notes of its own", mostScenes)
	default:
		most = "there is too little of it for a scene of its own"
	}
	l.out = append(l.out, LeftOut{Section: section, Items: missing, Why: most})
}

// miss is what to call something that stands nowhere, or "" when it is there or was missed before.
func (l *leaver) miss(words []string) string {
	name := ""
	for _, word := range words {
		if l.used[bare(word)] && word != "" {
			return ""
		}
		if name == "" {
			name = word
		}
	}
	l.used[bare(name)] = true
	return name
}

// bare is a text as it is compared: a game may write a step as a sentence.
func bare(text string) string { return strings.TrimRight(folded(text), " .!") }

func names[T any](all []T, words func(T) []string) [][]string {
	var out [][]string
	for _, each := range all {
		out = append(out, words(each))
	}
	return out
}

// texts are all texts in the content and the diagrams' zones of a game, in one case.
func texts(g *Game) map[string]bool {
	used := map[string]bool{}
	var walk func(v any)
	walk = func(v any) {
		switch v := v.(type) {
		case string:
			used[bare(v)] = true
		case []any:
			for _, each := range v {
				walk(each)
			}
		case map[string]any:
			for _, each := range v {
				walk(each)
			}
		}
	}
	encoded, _ := json.Marshal(g.Content) // texts and numbers only
	var v any
	_ = json.Unmarshal(encoded, &v)
	walk(v)
	for _, label := range g.Design.AllZoneLabels {
		used[bare(label)] = true
	}
	return used
}
