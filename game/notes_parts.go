package game

import (
	"fmt"
	"slices"
	"strings"
)

// wholes makes a scene of every whole: its parts are labelled, then found by what they do, and a course that runs through
// them is traced.
func (w *notesWriter) wholes() {
	for _, whole := range w.notes.Wholes {
		parts := whole.Parts[:min(len(whole.Parts), mostParts)]
		names := labelNames(parts)
		if len(names) > mostParts {
			parts = trimParts(parts, mostParts)
			names = labelNames(parts)
		}
		if len(names) < 2 || !w.allDefined(names) { // a drawing shows where a part is only to those who are told what it does
			w.regroup(whole)
			continue
		}
		s := noteScene{from: "whole", drawing: &Drawing{Title: whole.Title, Description: "The parts of: " + whole.Title, Labels: parts}}
		s.design = SceneDesign{
			Title: whole.Title, LearningGoal: "Know the parts by name and by what they do.", ZoneLabels: names, NeedsDiagram: yes(),
			ImageSpec: &ImageSpec{Description: whole.Title, MustIncludeStructures: names},
		}
		if len(names) > len(parts) {
			w.nestedLabels(&s, parts)
		} else {
			w.plainLabels(&s, names)
		}
		w.prompts(&s, names)
		w.trace(&s, names)
		w.scenes = append(w.scenes, s)
	}
}

// allDefined says whether every name has a meaning.
func (w *notesWriter) allDefined(names []string) bool {
	return !slices.ContainsFunc(names, func(name string) bool { return w.notes.definition(name) == "" })
}

// regroup takes a whole whose parts have parts for a grouping.
func (w *notesWriter) regroup(whole Whole) {
	g := Grouping{Title: whole.Title}
	for _, top := range whole.Parts {
		if len(top.Children) > 0 {
			g.Groups = append(g.Groups, Group{Name: top.Text, Items: labelNames(top.Children)})
		}
	}
	if len(g.Groups) > 1 {
		w.groups = append(w.groups, g)
	}
}

// meanings are what stands at zones whose names are asked for; naming what stands at zones whose names are known.
func (w *notesWriter) meanings(names []string) map[string]string {
	out := map[string]string{}
	for _, name := range names {
		out[name] = sentence(w.notes.definition(name))
	}
	return out
}

func naming(names []string) map[string]string {
	out := map[string]string{}
	for _, name := range names {
		out[name] = name
	}
	return out
}

func yes() *bool { is := true; return &is }

// labelNames are the texts of labels and of all below them, in preorder.
func labelNames(labels []Label) []string {
	var out []string
	for _, l := range labels {
		out = append(append(out, l.Text), labelNames(l.Children)...)
	}
	return out
}

// trimParts keeps as many labels as there is room for, all of the top before any below.
func trimParts(labels []Label, room int) []Label {
	out := slices.Clone(labels)
	room -= len(out)
	for i := range out {
		keep := min(len(out[i].Children), max(room, 0))
		out[i].Children = out[i].Children[:keep]
		room -= keep
	}
	return out
}

// plainLabels asks for the labels of a flat whole.
func (w *notesWriter) plainLabels(s *noteScene, names []string) {
	c := &DragDropContent{Captions: w.meanings(names)}
	for _, name := range names {
		c.Labels = append(c.Labels, ZoneItem{Item: w.labelItem(name, "", names), Text: name, Zone: name})
	}
	for _, t := range w.notes.Terms {
		if len(c.Distractors) == 2 {
			break
		}
		if !slices.Contains(names, t.Name) && len(t.Name) <= 30 {
			c.Distractors = append(c.Distractors, Distractor{Text: t.Name, Why: t.Name + " is none of these parts: " + sentence(t.Definition)})
		}
	}
	s.add(MechanicDesign{
		MechanicType: DragDrop, InstructionText: "Put each label on the part it names. Not every label has a place.", ZoneLabelsUsed: names,
		ContentBrief: ContentBrief{GenerationGoal: "The names of the parts", KeyConcepts: names},
	}, len(names), Content{DragDrop: c})
	if len(c.Distractors) == 0 {
		s.design.Mechanics[0].InstructionText = "Put each label on the part it names."
	}
}

// nestedLabels asks for the labels of a whole whose parts have parts.
func (w *notesWriter) nestedLabels(s *noteScene, parts []Label) {
	names := labelNames(parts)
	c := &HierarchicalContent{Captions: w.meanings(names)}
	for _, top := range parts {
		c.Labels = append(c.Labels, NestedLabel{Item: w.labelItem(top.Text, "", names), Text: top.Text, Zone: top.Text})
		for _, child := range top.Children {
			c.Labels = append(c.Labels, NestedLabel{Item: w.labelItem(child.Text, top.Text, names), Text: child.Text, Zone: child.Text, Parent: itemID(top.Text)})
		}
	}
	s.add(MechanicDesign{
		MechanicType: Hierarchical, InstructionText: "Label the large areas first. Each one opens its parts.", ZoneLabelsUsed: names,
		ContentBrief: ContentBrief{GenerationGoal: "The names of the parts, from the whole down", KeyConcepts: names},
	}, len(names), Content{Hierarchical: c})
}

// labelItem is what is said about a label: where it belongs, what it does, and how it differs from what it is taken for.
func (w *notesWriter) labelItem(name, above string, names []string) Item {
	definition := w.notes.definition(name)
	item := Item{ID: itemID(name), Right: name + ": " + sentence(definition)}
	if above != "" {
		item.Hints = append(item.Hints, "It belongs to: "+above+".")
	}
	item.Hints = append(item.Hints, "Look for what "+bareEnd(verbFirst(definition))+".")
	for _, other := range names {
		if other == name {
			continue
		}
		if why := w.notes.mixUp(name, other); why != "" {
			item.Wrong = append(item.Wrong, Wrong{Given: other, Feedback: why, Misconception: name + " taken for " + other})
			continue
		}
		item.Wrong = append(item.Wrong, Wrong{Given: other, Feedback: fmt.Sprintf("This one %s. The %s does something else.", bareEnd(verbFirst(w.notes.definition(other))), lowerFirst(name))})
	}
	return item
}

// prompts asks for parts by what they do.
func (w *notesWriter) prompts(s *noteScene, names []string) {
	c := &ClickToIdentifyContent{Captions: naming(names)}
	var asked []string
	for _, name := range names {
		definition := w.notes.definition(name)
		if definition == "" || len(asked) == mostPrompts || w.alone(s, name) {
			continue
		}
		item := Item{ID: itemID(name), Right: name + ": " + sentence(definition), Hints: w.spelling(name)}
		for _, other := range names {
			if there := w.notes.definition(other); other != name && there != "" {
				feedback := fmt.Sprintf("That is the %s, which %s.", lowerFirst(other), bareEnd(verbFirst(there)))
				wrong := Wrong{Given: other, Feedback: feedback}
				if why := w.notes.mixUp(name, other); why != "" {
					wrong.Feedback, wrong.Misconception = feedback+" "+why, name+" taken for "+other
				}
				item.Wrong = append(item.Wrong, wrong)
			}
		}
		c.Prompts = append(c.Prompts, ZoneItem{Item: item, Text: w.prompt(name, definition), Zone: name})
		asked = append(asked, name)
	}
	if len(asked) < 2 {
		return
	}
	s.add(MechanicDesign{
		MechanicType: ClickToIdentify, InstructionText: "Click the part that is described.", ZoneLabelsUsed: asked,
		ContentBrief: ContentBrief{GenerationGoal: "What each part does", PromptStyle: "function", KeyConcepts: asked},
	}, len(asked), Content{ClickToIdentify: c})
}

// alone says whether a name is a whole that has parts here: its zone is where its parts are.
func (w *notesWriter) alone(s *noteScene, name string) bool {
	return slices.ContainsFunc(s.drawing.Labels, func(l Label) bool { return l.Text == name && len(l.Children) > 0 })
}

// trace follows a course through the parts it names.
func (w *notesWriter) trace(s *noteScene, names []string) {
	for _, course := range w.notes.Courses {
		path := Path{ID: itemID(course.Title), Text: sentence("Trace: " + lowerFirst(course.Title))}
		var zones []string
		for _, step := range course.Steps {
			i := slices.IndexFunc(names, func(name string) bool { return folded(name) == folded(step.Name) })
			if i < 0 || step.Name == "" || slices.Contains(zones, names[i]) {
				continue
			}
			zones = append(zones, names[i])
			item := Item{ID: itemID(step.Name), Right: step.Name + ": " + sentence(step.Text), Hints: []string{sentence(step.Text)}}
			path.Waypoints = append(path.Waypoints, Waypoint{Item: item, Zone: names[i]})
		}
		if len(zones) < 3 {
			continue
		}
		s.add(MechanicDesign{
			MechanicType: TracePath, InstructionText: "Choose one part after another, in the order of the way.", ZoneLabelsUsed: zones,
			ContentBrief: ContentBrief{GenerationGoal: course.Title, PathProcess: course.Title, KeyConcepts: zones},
		}, len(zones)-1, Content{TracePath: &TracePathContent{Paths: []Path{path}, Captions: naming(names)}})
		return
	}
}

// spelling are hints at a name.
func (w *notesWriter) spelling(name string) []string {
	words := strings.Fields(name)
	first := string([]rune(name)[:1])
	if len(words) == 1 {
		return []string{fmt.Sprintf("Its name is one word and begins with %s.", strings.ToUpper(first))}
	}
	return []string{fmt.Sprintf("Its name has %s words and begins with %s.", numberWord(len(words)), strings.ToUpper(first))}
}

func numberWord(n int) string {
	if words := []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight"}; n < len(words) {
		return words[n]
	}
	return fmt.Sprint(n)
}

// prompt asks for a part by what happens there, if a course says so, else by what it does.
func (w *notesWriter) prompt(name, definition string) string {
	for _, course := range w.notes.Courses {
		for _, step := range course.Steps {
			if folded(step.Name) == folded(name) && step.Text != "" {
				return "Where does this happen? " + sentence(step.Text)
			}
		}
	}
	return question(definition)
}

// question asks for what a definition describes.
func question(definition string) string {
	if saysWhatItDoes(definition) {
		return "Which part " + bareEnd(definition) + "?"
	}
	return "Which part is meant: " + bareEnd(definition) + "?"
}

// verbFirst is a definition that can follow "it" or "which".
func verbFirst(definition string) string {
	if saysWhatItDoes(definition) {
		return definition
	}
	return "is " + lowerFirst(definition)
}

// saysWhatItDoes says whether a definition begins with a verb: "pumps blood", "is the largest".
func saysWhatItDoes(definition string) bool {
	first, _, _ := strings.Cut(definition, " ")
	switch first {
	case "is", "are", "has", "have", "can", "does", "was", "were":
		return true
	}
	return len(first) > 3 && first == strings.ToLower(first) && strings.HasSuffix(first, "s") && !strings.HasSuffix(first, "ss") && !strings.HasSuffix(first, "us")
}

func lowerFirst(text string) string {
	word, _, _ := strings.Cut(text, " ")
	if strings.ToUpper(word) == word { // SYN, ACK
		return text
	}
	return strings.ToLower(text[:1]) + text[1:]
}
