package game

import (
	"cmp"
	"slices"

	"throughline/diag"
)

// checkAnswer says why an answer or a request for a hint cannot be taken.
func (t *table) checkAnswer() diag.List {
	if t.action.Do == Hint {
		return t.checkHint()
	}
	switch t.key().Type {
	case TracePath:
		return t.checkHop()
	case CompareContrast, SortingCategories:
		return t.checkChoices()
	case Sequencing:
		return t.checkOrder()
	case MemoryMatch:
		return t.checkFlip()
	case BranchingScenario:
		return t.checkOption()
	default:
		return t.checkPlacing()
	}
}

// answer takes an answer that is not refused.
func (t *table) answer() {
	switch t.key().Type {
	case TracePath:
		t.hop()
	case CompareContrast, SortingCategories:
		t.choose()
	case Sequencing:
		t.order()
	case MemoryMatch:
		t.flip()
	case BranchingScenario:
		t.decide()
	default:
		t.place()
	}
}

// open finds an item that can be answered now.
func (t *table) open(id string) (int, diag.List) {
	k, p := t.key(), t.progress()
	i, item := k.item(id)
	switch {
	case item == nil:
		return -1, refuse(codeItem, "item", "there is no item %s", short(id))
	case p.Items[i].Result != "":
		return -1, refuse(codeResolved, "item", "%s is resolved already", short(item.Text))
	case k.locked(p, i):
		return -1, refuse(codeLocked, "item", "%s is locked until the label above it is placed", short(item.Text))
	}
	return i, nil
}

// locked reports whether the item above is still open.
func (k *MechanicKey) locked(p *Progress, i int) bool {
	above, item := k.item(k.Items[i].Parent)
	return item != nil && p.Items[above].Result == ""
}

// right resolves an item with what it is worth now.
func (t *table) right(i int, answer ...string) {
	item, state := t.key().Items[i], t.progress().Items[i]
	text := item.Right
	if text == "" && t.key().Type != Sequencing { // of an order the sum is told
		text = t.own("Right: %s", t.says(&item))
	}
	t.emit(Event{
		What: Answered, Mechanic: t.s.run().Mechanic, Item: item.ID, Index: i, Tone: ToneRight, Result: ItemRight,
		Points: credit(item.Points, state.Spent), Answer: answer, Text: text,
	})
}

// wrong costs an item a try, says why, and shows the answer after the last.
func (t *table) wrong(i int, text string, given ...string) {
	item := t.key().Items[i]
	t.emit(Event{
		What: Answered, Mechanic: t.s.run().Mechanic, Item: item.ID, Index: i, Tone: ToneWrong, Given: given, Text: text,
	})
	t.showWhenSpent(i)
}

// showWhenSpent shows the answer to an item that has no tries left.
func (t *table) showWhenSpent(i int) {
	item, state := t.key().Items[i], t.progress().Items[i]
	if state.Spent < tries || state.Result != "" {
		return
	}
	text := t.own("It is ") + t.says(&item)
	if item.Right != "" {
		text += " " + item.Right
	}
	t.emit(Event{
		What: Answered, Mechanic: t.s.run().Mechanic, Item: item.ID, Index: i, Tone: ToneShown, Result: ItemShown,
		Answer: t.solution(i), Text: text,
	})
}

// solution is where an item stands when its answer is shown.
func (t *table) solution(i int) []string {
	k := t.key()
	item := k.Items[i]
	switch k.Type {
	case CompareContrast, SortingCategories:
		return item.Answers
	case Sequencing:
		return []string{item.After}
	case MemoryMatch:
		return item.Cards
	default:
		return []string{t.freeZone(&item)}
	}
}

// says puts the answer to an item into words.
func (t *table) says(item *ItemKey) string {
	switch t.key().Type {
	case DragDrop, Hierarchical, DescriptionMatching:
		if mark := t.mark(item.Answers[0]); mark != "" && folded(item.Text) == folded(item.Answer) {
			return quote(item.Text) + cmp.Or(t.own(", zone "), ": ") + mark + "."
		}
		return quote(item.Answer) + "."
	case CompareContrast, SortingCategories, Sequencing:
		return quote(item.Text) + ": " + item.Answer + "."
	case MemoryMatch:
		return quote(item.Faces[0]) + cmp.Or(t.own(" and "), " – ") + quote(item.Faces[1]) + "."
	default:
		return quote(item.Answer) + "."
	}
}

// why is the feedback for a wrong answer: the reason where one is known.
func (item *ItemKey) why(given ...string) string {
	for _, w := range item.Wrong {
		if slices.Contains(given, w.Given) {
			return w.Feedback
		}
	}
	return ""
}

// mark is the neutral letter of a zone.
func (t *table) mark(zone string) string {
	d := t.scene().Diagram
	if d == nil {
		return ""
	}
	for _, z := range d.Zones {
		if z.ID == zone {
			return z.Mark
		}
	}
	return ""
}

// checkHint says why there is no hint.
func (t *table) checkHint() diag.List {
	if t.key().Type == BranchingScenario {
		if p := t.progress(); p.Asked >= len(t.key().node(p.Node).Hints) {
			return refuse(codeNoHint, "do", "there are no more hints for this decision")
		}
		return nil
	}
	i, refused := t.hinted()
	if refused != nil {
		return refused
	}
	if i < 0 || t.progress().Items[i].Hints >= len(t.key().Items[i].Hints) {
		return refuse(codeNoHint, "item", "there are no more hints for this one")
	}
	return nil
}

// hinted finds the item that a hint is asked for: of a path its next hop, of an open card its pair; -1 for a distractor.
func (t *table) hinted() (int, diag.List) {
	k, p, id := t.key(), t.progress(), t.action.Item
	switch {
	case k.distractor(id) != nil:
		return -1, nil
	case k.Type == TracePath:
		return t.nextHop(id)
	case k.Type == MemoryMatch:
		if len(p.Open) != 1 || p.Open[0] != id {
			return -1, refuse(codeItem, "item", "a hint is for the card that lies open")
		}
		return k.pairOf(id), nil
	default:
		return t.open(id)
	}
}

func (t *table) hint() {
	k, p, id := t.key(), t.progress(), t.s.run().Mechanic
	if k.Type == BranchingScenario {
		t.emit(Event{What: Hinted, Mechanic: id, Node: p.Node, Tone: ToneHint, Text: k.node(p.Node).Hints[p.Asked]})
		return
	}
	i, _ := t.hinted()
	t.emit(Event{What: Hinted, Mechanic: id, Item: t.action.Item, Index: i, Tone: ToneHint, Text: k.Items[i].Hints[p.Items[i].Hints]})
	if t.showWhenSpent(i); k.Type == MemoryMatch && t.progress().Items[i].Result != "" {
		t.emit(Event{What: Covered, Mechanic: id})
	}
	t.settle()
}
