package game

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"throughline/diag"
)

// The most of each that a game from notes uses: what is left out can be put into a second file of notes.
const (
	mostParts   = 10
	mostPrompts = 6
	mostSteps   = 8
	mostPairs   = 6
	mostSorted  = 10
	mostMoments = 6
)

// pointsEach is what every item of a game from notes is worth.
const pointsEach = 10

// FromNotes makes a game of notes without a model, always the same one of the same notes: labels on a drawn diagram, steps to
// order, things to sort and to compare, pairs, decisions, each with hints and reasons from the notes themselves.
func FromNotes(id string, n *Notes) (*Game, diag.List) {
	scenes := n.scenes()
	design := Design{
		Kind: DesignKind, ID: id, Title: n.Title, Subject: n.Title, Difficulty: Beginner, NarrativeIntro: n.Intro,
		CompletionMessage: "That was " + lowerArticle(n.Title) + ". Play the ones you missed again, they are the ones worth it.",
	}
	seconds := 0
	for _, s := range scenes {
		design.Scenes = append(design.Scenes, s.design)
		for _, label := range s.design.ZoneLabels {
			if !slices.Contains(design.AllZoneLabels, label) {
				design.AllZoneLabels = append(design.AllZoneLabels, label)
			}
		}
		for _, m := range s.design.Mechanics {
			seconds += secondsPerItem * m.ExpectedItemCount
		}
	}
	design.EstimatedDurationMinutes = min(max((seconds+59)/60, 1), 30)
	plan, found := PlanFor(design)
	game := &Game{Kind: GameKind, ID: id, Title: n.Title, Subject: n.Title, Design: design, Content: map[MechanicID]Content{}, Diagrams: map[SceneID]Diagram{}}
	for i := range plan.Scenes {
		for j := range plan.Scenes[i].Mechanics {
			game.Content[plan.Scenes[i].Mechanics[j].MechanicID] = scenes[i].content[j]
		}
		if scenes[i].drawing == nil {
			continue
		}
		scenes[i].drawing.ID = string(plan.Scenes[i].SceneID)
		diagram, drawn := Draw(*scenes[i].drawing)
		found = append(found, drawn...)
		game.Diagrams[plan.Scenes[i].SceneID] = diagram
	}
	return game, found
}

// scenes are those that the notes have the material for.
func (n *Notes) scenes() []noteScene {
	w := &notesWriter{notes: n, groups: slices.Clone(n.Groupings)}
	w.wholes()
	w.courses()
	w.groupings()
	w.comparisons()
	w.memory()
	w.dilemmas()
	return w.chosen()
}

// notesWriter turns notes into scenes.
type notesWriter struct {
	notes  *Notes
	groups []Grouping // those of the notes, and wholes that can only be sorted
	scenes []noteScene
}

// noteScene is a scene with the content of its mechanics in order, and what to draw.
type noteScene struct {
	from    string // what part of the notes it is made of
	design  SceneDesign
	drawing *Drawing
	content []Content
}

// add puts a mechanic into the scene.
func (s *noteScene) add(m MechanicDesign, items int, c Content) {
	m.ExpectedItemCount, m.PointsPerItem, m.AdvanceTrigger = items, pointsEach, OnCompletion
	s.design.TransitionToNext = TransitionAuto
	s.design.Mechanics = append(s.design.Mechanics, m)
	s.content = append(s.content, c)
}

// chosen are the scenes to play: one of each sort first, then a second of each, in the order of teaching.
func (w *notesWriter) chosen() []noteScene {
	taken := make([]bool, len(w.scenes))
	left := mostScenes
	for round := 0; round < len(w.scenes) && left > 0; round++ {
		seen := map[string]int{}
		for i, s := range w.scenes {
			if seen[s.from]++; left > 0 && !taken[i] && seen[s.from] == round+1 {
				taken[i] = true
				left--
			}
		}
	}
	var out []noteScene
	for i, s := range w.scenes {
		if taken[i] {
			out = append(out, s)
		}
	}
	return out
}

// tidy drops what is there twice and what has no content.
func (n *Notes) tidy() {
	seen := map[string]bool{}
	n.Terms = slices.DeleteFunc(n.Terms, func(t Term) bool {
		again := seen[folded(t.Name)] || t.Definition == ""
		seen[folded(t.Name)] = true
		return again
	})
	for i := range n.Courses {
		stood := map[string]bool{}
		n.Courses[i].Steps = slices.DeleteFunc(n.Courses[i].Steps, func(s NamedStep) bool {
			face := folded(s.Name)
			if face == "" {
				face = folded(s.Text)
			}
			again := stood[face]
			stood[face] = true
			return again
		})
	}
	for i := range n.Groupings {
		for j := range n.Groupings[i].Groups {
			n.Groupings[i].Groups[j].Items = unique(n.Groupings[i].Groups[j].Items)
		}
	}
	for i := range n.Wholes {
		n.Wholes[i].Parts = uniqueLabels(n.Wholes[i].Parts, map[string]bool{})
	}
	if n.Title == "" && len(n.Terms) > 0 {
		n.Title = upperFirst(n.Terms[0].Section)
	}
	if n.Title == "" {
		n.Title = "A game from notes"
	}
}

func unique(names []string) []string {
	seen := map[string]bool{}
	return slices.DeleteFunc(slices.Clone(names), func(name string) bool {
		again := seen[folded(name)]
		seen[folded(name)] = true
		return again
	})
}

func uniqueLabels(labels []Label, seen map[string]bool) []Label {
	var out []Label
	for _, l := range labels {
		if seen[folded(l.Text)] {
			continue
		}
		seen[folded(l.Text)] = true
		l.Children = uniqueLabels(l.Children, seen)
		out = append(out, l)
	}
	return out
}

// itemID makes an id of a name.
func itemID(name string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(name) {
		switch {
		case unicode.IsLetter(r) && r < utf8.RuneSelf || r >= '0' && r <= '9':
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
	}
	id := strings.Trim(b.String(), "-")
	return strings.TrimRight(id[:min(len(id), 60)], "-")
}

// sentence is text with a capital at its start and a mark at its end.
func sentence(text string) string {
	text = upperFirst(strings.TrimSpace(text))
	if text == "" || strings.ContainsAny(text[len(text)-1:], ".!?") {
		return text
	}
	return text + "."
}

// bareEnd is text without the mark at its end.
func bareEnd(text string) string { return strings.TrimRight(strings.TrimSpace(text), ".!?;:,") }

func upperFirst(text string) string {
	r, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(unicode.ToUpper(r)) + text[size:]
}

// lowerArticle is a title as the middle of a sentence: "the heart".
func lowerArticle(title string) string {
	for _, article := range []string{"The ", "A ", "An "} {
		if rest, found := strings.CutPrefix(title, article); found {
			return strings.ToLower(article) + rest
		}
	}
	return title
}
