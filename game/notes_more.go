package game

import (
	"fmt"
	"slices"
	"strings"
)

// comparisons makes a scene of every comparison.
func (w *notesWriter) comparisons() {
	for _, each := range w.notes.Comparisons {
		a, b := each.Subjects[0], each.Subjects[1]
		c := &CompareContrastContent{Subjects: []string{a, b}, Captions: naming([]string{a, b})}
		for i, f := range each.Features {
			c.Features = append(c.Features, Feature{Item: compared(i, f, a, b), Text: upperFirst(f.Text), In: in(f.Has)})
		}
		title := each.Title
		s := noteScene{from: "comparison", drawing: &Drawing{Layout: Venn, Title: title, Description: a + " and " + b, Labels: []Label{{Text: a}, {Text: b}}}}
		s.design = SceneDesign{
			Title: title, LearningGoal: fmt.Sprintf("Say what %s and %s have in common and what not.", lowerFirst(a), lowerFirst(b)),
			ZoneLabels: []string{a, b}, NeedsDiagram: yes(), ImageSpec: &ImageSpec{Description: "Two circles that overlap", MustIncludeStructures: []string{a, b}},
		}
		s.add(MechanicDesign{
			MechanicType: CompareContrast, InstructionText: fmt.Sprintf("For each line, say whether it is so for %s, for %s, for both or for neither.", lowerFirst(a), lowerFirst(b)),
			ZoneLabelsUsed: []string{a, b},
			ContentBrief:   ContentBrief{ComparisonSubjects: []string{a, b}, GenerationGoal: title},
		}, len(c.Features), Content{CompareContrast: c})
		w.scenes = append(w.scenes, s)
	}
}

// in is the place of a feature.
func in(has [2]bool) string {
	switch has {
	case [2]bool{true, true}:
		return Both
	case [2]bool{true, false}:
		return OnlyA
	case [2]bool{false, true}:
		return OnlyB
	}
	return Neither
}

// compared says of each wrong place what is not so about it, and no more.
func compared(i int, f ComparedFeature, a, b string) Item {
	item := Item{ID: fmt.Sprintf("feature-%d", i+1)}
	names := [2]string{a, b}
	notSo := func(k int) string { return "That is not so for " + lowerFirst(names[k]) + "." }
	soToo := func(k int) string { return "It is so for " + lowerFirst(names[k]) + " too." }
	wrong := func(given, feedback string) { item.Wrong = append(item.Wrong, Wrong{Given: given, Feedback: feedback}) }
	switch in(f.Has) {
	case OnlyA, OnlyB:
		has, lacks := 0, 1
		if f.Has[1] {
			has, lacks = 1, 0
		}
		item.Right = fmt.Sprintf("So for %s, not for %s.", lowerFirst(names[has]), lowerFirst(names[lacks]))
		item.Hints = []string{"It is so for one of them."}
		wrong([]string{OnlyA, OnlyB}[lacks], notSo(lacks))
		wrong(Both, notSo(lacks))
		wrong(Neither, "It is so for one of them.")
	case Both:
		item.Right = "So for both."
		item.Hints = []string{"Ask yourself for each of them separately."}
		wrong(OnlyA, soToo(1))
		wrong(OnlyB, soToo(0))
		wrong(Neither, "It is so for at least one of them.")
	default:
		item.Right = "So for neither."
		item.Hints = []string{"Ask yourself for each of them separately."}
		wrong(OnlyA, notSo(0))
		wrong(OnlyB, notSo(1))
		wrong(Both, notSo(0)+" "+notSo(1))
	}
	return item
}

// memory makes a game of pairs of terms, those first that no other scene is about.
func (w *notesWriter) memory() {
	placed := map[string]bool{}
	for _, s := range w.scenes {
		for _, label := range s.design.ZoneLabels {
			placed[folded(label)] = true
		}
	}
	var fresh, known []Term
	faces := map[string]bool{}
	for _, t := range w.notes.Terms {
		if len(t.Definition) > 110 || faces[folded(t.Name)] || faces[folded(t.Definition)] {
			continue
		}
		faces[folded(t.Name)], faces[folded(t.Definition)] = true, true
		if placed[folded(t.Name)] {
			known = append(known, t)
		} else {
			fresh = append(fresh, t)
		}
	}
	terms := slices.Concat(fresh, known)
	terms = terms[:min(len(terms), mostPairs)]
	if len(terms) < 3 || len(fresh) == 0 {
		return
	}
	c := &MemoryMatchContent{}
	for _, t := range terms {
		item := Item{ID: itemID(t.Name), Right: t.Name + ": " + sentence(t.Definition)}
		for _, other := range terms {
			if why := w.notes.mixUp(t.Name, other.Name); why != "" && other.Name != t.Name {
				item.Wrong = append(item.Wrong, Wrong{Given: itemID(other.Name), Feedback: why, Misconception: t.Name + " taken for " + other.Name})
			}
		}
		c.Pairs = append(c.Pairs, Pair{Item: item, Front: t.Name, Back: sentence(t.Definition)})
	}
	s := noteScene{from: "terms", design: SceneDesign{Title: "Words to know", LearningGoal: "Know each word by its meaning."}}
	s.add(MechanicDesign{
		MechanicType: MemoryMatch, InstructionText: "Turn two cards at a time and find each word with its meaning.", ContentBrief: ContentBrief{GenerationGoal: "Words and what they mean"},
	}, len(terms), Content{MemoryMatch: c})
	w.scenes = append(w.scenes, s)
}

// dilemmas makes a scene of every story of decisions. A wrong choice is explained and the story goes on, to an end that knows
// of it: the good end is for those who chose right throughout.
func (w *notesWriter) dilemmas() {
	for _, d := range w.notes.Dilemmas {
		moments := d.Moments[:min(len(d.Moments), mostMoments)]
		c := &BranchingScenarioContent{Nodes: branches(moments)}
		s := noteScene{from: "dilemma", design: SceneDesign{Title: d.Title, LearningGoal: "Use what you know to decide."}}
		s.add(MechanicDesign{
			MechanicType: BranchingScenario, InstructionText: "Decide what to do, step by step.", ContentBrief: ContentBrief{NarrativePremise: d.Title, GenerationGoal: "Decisions with what comes of them"},
		}, len(moments), Content{BranchingScenario: c})
		w.scenes = append(w.scenes, s)
	}
}

// branches lays the moments out twice: on the way without a mistake and on the way after one.
func branches(moments []Moment) []Node {
	var nodes []Node
	next := func(i int, clean bool) string {
		switch {
		case i < len(moments) && clean:
			return fmt.Sprintf("moment-%d", i+1)
		case i < len(moments):
			return fmt.Sprintf("moment-%d-after", i+1)
		case clean:
			return "end-good"
		}
		return "end-mixed"
	}
	for i, m := range moments {
		for _, clean := range []bool{true, false} {
			if !clean && i == 0 {
				continue // nobody has made a mistake yet
			}
			node := Node{ID: next(i, clean), Text: m.Text}
			for _, choice := range m.Choices {
				o := Option{Text: choice.Text, Next: next(i+1, clean && choice.Right), Consequence: sentence(choice.Consequence)}
				if o.Consequence == "" {
					o.Consequence = map[bool]string{true: "That is right.", false: "That does not help here."}[choice.Right]
				}
				if choice.Right {
					o.Points = pointsEach
				}
				node.Options = append(node.Options, o)
			}
			nodes = append(nodes, node)
		}
	}
	nodes = append(nodes, Node{ID: "end-good", Text: "You got there without a wrong turn.", End: GoodEnd})
	if slices.ContainsFunc(nodes, func(n Node) bool {
		return slices.ContainsFunc(n.Options, func(o Option) bool { return o.Next == "end-mixed" })
	}) {
		nodes = append(nodes, Node{ID: "end-mixed", Text: "You got there, with a detour. Look again at where it began.", End: NeutralEnd})
	}
	return slices.DeleteFunc(nodes, func(n Node) bool { return strings.HasSuffix(n.ID, "-after") && !reached(nodes, n.ID) })
}

func reached(nodes []Node, id string) bool {
	return slices.ContainsFunc(nodes, func(n Node) bool { return slices.ContainsFunc(n.Options, func(o Option) bool { return o.Next == id }) })
}
