package game

import (
	"fmt"
	"slices"
	"strings"
)

// courses makes a scene of every course: its steps are put in order and, when they have names, found again on a drawing of it.
func (w *notesWriter) courses() {
	for _, course := range w.notes.Courses {
		steps := course.Steps[:min(len(course.Steps), mostSteps)]
		if len(steps) < 3 {
			continue
		}
		s := noteScene{from: "course", design: SceneDesign{Title: course.Title, LearningGoal: "Know what comes before what, and why."}}
		s.add(MechanicDesign{
			MechanicType: Sequencing, InstructionText: order(course.Cyclic), ContentBrief: ContentBrief{SequenceTopic: course.Title, GenerationGoal: "The steps in order"},
		}, len(steps), Content{Sequencing: w.sequence(course, steps)})
		w.onTheWay(&s, course, steps)
		w.scenes = append(w.scenes, s)
	}
}

func order(cyclic bool) string {
	if cyclic {
		return "Put the stages in order. It is a cycle, so you may begin anywhere."
	}
	return "Put the steps in order, the first at the top."
}

func (w *notesWriter) sequence(course Course, steps []NamedStep) *SequencingContent {
	c := &SequencingContent{Cyclic: course.Cyclic, Rule: ByPairs}
	text := func(step NamedStep) string {
		if step.Name == "" {
			return sentence(step.Text)
		}
		return step.Name
	}
	for i, step := range steps {
		item := Item{ID: fmt.Sprintf("step-%d", i+1)}
		if step.Name != "" && step.Text != "" {
			item.Hints = append(item.Hints, sentence(step.Text))
		}
		half := "It belongs to the first half."
		if 2*i >= len(steps) {
			half = "It belongs to the second half."
		}
		if !course.Cyclic {
			item.Hints = append(item.Hints, half)
		}
		before := steps[(i+len(steps)-1)%len(steps)]
		if i > 0 || course.Cyclic {
			item.Hints = append(item.Hints, "Just before it: "+text(before))
			item.Right = reason(text(before), step)
			// the usual slip is to turn two neighbours round
			after := (i + 1) % len(steps)
			item.Wrong = append(item.Wrong, Wrong{Given: fmt.Sprintf("step-%d", after+1), Feedback: fmt.Sprintf("The other way round: %s comes first, then %s.", quoted(text(step)), quoted(text(steps[after])))})
		}
		c.Steps = append(c.Steps, Step{Item: item, Text: text(step)})
	}
	return c
}

// reason says why a step stands behind another.
func reason(before string, step NamedStep) string {
	if step.Name == "" {
		return "It follows on: " + quoted(bareEnd(before)) + "."
	}
	return step.Name + ": " + sentence(step.Text)
}

func quoted(text string) string { return "“" + bareEnd(text) + "”" }

// onTheWay asks what happens where on a drawing of the course.
func (w *notesWriter) onTheWay(s *noteScene, course Course, steps []NamedStep) {
	var labels []Label
	var names []string
	for _, step := range steps {
		if step.Name == "" || step.Text == "" {
			return
		}
		labels = append(labels, Label{Text: step.Name})
		names = append(names, step.Name)
	}
	if len(unique(names)) != len(names) || len(names) < 4 {
		return
	}
	layout := Flow
	if course.Cyclic {
		layout = Cycle
	}
	c := &DescriptionMatchingContent{Captions: naming(names)}
	var used []string
	for i, step := range steps {
		item := Item{ID: itemID(step.Name), Hints: neighbours(names, i, course.Cyclic), Right: step.Name + ": " + sentence(step.Text)}
		for _, other := range steps {
			if other.Name == step.Name {
				continue
			}
			feedback := fmt.Sprintf("At %s, %s", lowerFirst(other.Name), sentence(lowerFirst(other.Text)))
			if why := w.notes.mixUp(step.Name, other.Name); why != "" {
				item.Wrong = append(item.Wrong, Wrong{Given: other.Name, Feedback: feedback + " " + why, Misconception: step.Name + " taken for " + other.Name})
				continue
			}
			item.Wrong = append(item.Wrong, Wrong{Given: other.Name, Feedback: feedback})
		}
		c.Descriptions = append(c.Descriptions, ZoneItem{Item: item, Text: sentence(step.Text), Zone: step.Name})
		used = append(used, step.Name)
	}
	s.drawing = &Drawing{Layout: layout, Title: course.Title, Description: "The stages of: " + course.Title, Labels: labels}
	s.design.ZoneLabels, s.design.NeedsDiagram = names, yes()
	s.design.ImageSpec = &ImageSpec{Description: course.Title, MustIncludeStructures: names}
	s.add(MechanicDesign{
		MechanicType: DescriptionMatching, InstructionText: "Match what happens with the stage where it happens.", ZoneLabelsUsed: used,
		ContentBrief: ContentBrief{DescriptionSource: "The notes on " + course.Title, KeyConcepts: used},
	}, len(used), Content{DescriptionMatching: c})
}

// neighbours hints at a stage by what stands beside it.
func neighbours(names []string, i int, cyclic bool) []string {
	switch {
	case i > 0:
		return []string{"It comes after: " + names[i-1] + "."}
	case cyclic:
		return []string{"It comes before: " + names[1] + "."}
	}
	return []string{"Everything begins with it."}
}

// groupings makes a scene of every grouping.
func (w *notesWriter) groupings() {
	for _, g := range w.groups {
		c, items := &SortingCategoriesContent{}, 0
		var names []string
		for _, group := range g.Groups {
			c.Categories = append(c.Categories, Category{ID: itemID(group.Name), Text: group.Name})
			names = append(names, group.Name)
		}
		share := max(mostSorted/len(g.Groups), 2)
		for _, group := range g.Groups {
			for _, name := range group.Items[:min(len(group.Items), share)] {
				if slices.ContainsFunc(c.Items, func(s Sorted) bool { return folded(s.Text) == folded(name) }) {
					continue
				}
				c.Items = append(c.Items, w.sorted(name, group, g))
				items++
			}
		}
		if items < 3 {
			continue
		}
		s := noteScene{from: "grouping", design: SceneDesign{Title: g.Title, LearningGoal: "Tell apart: " + strings.Join(names, ", ") + "."}}
		s.add(MechanicDesign{
			MechanicType: SortingCategories, InstructionText: "Sort each one where it belongs.", ContentBrief: ContentBrief{CategoryNames: names, GenerationGoal: g.Title},
		}, items, Content{SortingCategories: c})
		w.scenes = append(w.scenes, s)
	}
}

func (w *notesWriter) sorted(name string, in Group, g Grouping) Sorted {
	out := Sorted{Item: Item{ID: itemID(name)}, Text: name}
	for _, group := range g.Groups {
		if slices.ContainsFunc(group.Items, func(other string) bool { return folded(other) == folded(name) }) {
			out.Categories = append(out.Categories, itemID(group.Name))
		}
	}
	definition := w.notes.definition(name)
	if definition != "" {
		out.Hints = append(out.Hints, name+": "+sentence(definition))
	}
	for _, mate := range in.Items {
		if mate != name {
			out.Hints = append(out.Hints, "It goes with: "+mate+".")
			break
		}
	}
	out.Right = name + ": " + lowerFirst(in.Name) + "."
	if definition != "" {
		out.Right = fmt.Sprintf("%s: %s %s", in.Name, name, sentence(verbFirst(definition)))
	}
	for _, group := range g.Groups {
		if slices.Contains(out.Categories, itemID(group.Name)) {
			continue
		}
		out.Wrong = append(out.Wrong, w.misplaced(name, definition, group))
	}
	return out
}

// misplaced says why a thing is not in a group: because it is known for something else, or is taken for what is in it.
func (w *notesWriter) misplaced(name, definition string, group Group) Wrong {
	wrong := Wrong{Given: itemID(group.Name)}
	for _, member := range group.Items {
		if why := w.notes.mixUp(name, member); why != "" {
			wrong.Feedback, wrong.Misconception = "You may be thinking of "+lowerFirst(member)+". "+why, name+" taken for "+member
			return wrong
		}
	}
	if definition != "" {
		wrong.Feedback = fmt.Sprintf("Not here: %s %s", lowerFirst(name), sentence(verbFirst(definition)))
		return wrong
	}
	wrong.Feedback = fmt.Sprintf("Here belongs what is like %s, and this is not.", lowerFirst(group.Items[0]))
	return wrong
}
