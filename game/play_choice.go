package game

import (
	"cmp"
	"slices"
	"strings"

	"throughline/diag"
)

// checkChoices checks what a feature is set to, or what a thing is sorted into.
func (t *table) checkChoices() diag.List {
	a, m := t.action, t.mechanic()
	i, refused := t.open(a.Item)
	if refused != nil {
		return refused
	}
	if n := len(a.Choices); n == 0 || n > 1 && !m.Multiple {
		return refuse(codeChoice, "choices", "%d choices were made, and one is asked for", n)
	}
	seen := map[string]bool{}
	for _, id := range a.Choices {
		if seen[id] || !slices.ContainsFunc(m.Choices, func(c Choice) bool { return c.ID == id }) {
			return refuse(codeChoice, "choices", "%s is no choice, or made twice", short(id))
		}
		seen[id] = true
	}
	if slices.Contains(t.progress().Items[i].Tried, strings.Join(slices.Sorted(slices.Values(a.Choices)), " ")) {
		return refuse(codeTried, "choices", "this was tried already")
	}
	return nil
}

func (t *table) choose() {
	k := t.key()
	i, item := k.item(t.action.Item)
	given := slices.Sorted(slices.Values(t.action.Choices))
	if slices.Equal(given, item.Answers) {
		t.right(i, given...)
		return
	}
	var extra []string
	for _, id := range given {
		if !slices.Contains(item.Answers, id) {
			extra = append(extra, id)
		}
	}
	text := item.why(extra...)
	switch {
	case text != "":
	case len(extra) == 0:
		text = t.own("%s belongs there, and somewhere else too.", quote(item.Text))
	case len(extra) < len(given):
		text = t.own("Only a part of that is right for %s.", quote(item.Text))
	default:
		text = t.own("%s does not belong to %s.", quote(item.Text), t.choiceText(extra[0]))
	}
	t.wrong(i, text+t.triesLeft(t.progress().Items[i].Spent), given...)
}

func (t *table) choiceText(id string) string {
	for _, c := range t.mechanic().Choices {
		if c.ID == id {
			return quote(c.Text)
		}
	}
	return "that"
}

// checkOrder checks that an order has every item once, and is another than the last.
func (t *table) checkOrder() diag.List {
	m, order := t.mechanic(), t.action.Order
	left := map[string]bool{}
	for _, item := range m.Items {
		left[item.ID] = true
	}
	for _, id := range order {
		if !left[id] {
			return refuse(codeOrder, "order", "%s is no item, or there twice", short(id))
		}
		delete(left, id)
	}
	if len(left) > 0 {
		return refuse(codeOrder, "order", "%d items are missing", len(left))
	}
	if slices.Equal(order, t.progress().Order) {
		return refuse(codeTried, "order", "this order was submitted just now")
	}
	return nil
}

// order scores a whole order: every step that is in place is right, every other costs its try.
func (t *table) order() {
	k, order := t.key(), t.action.Order
	inPlace := k.inPlace(order)
	count := 0
	for i := range k.Items {
		if inPlace[k.Items[i].ID] && !k.Items[i].Free {
			count++
		}
	}
	tone, text := ToneWrong, cmp.Or(t.own("%d of %d are in their place.", count, t.mechanic().ItemCount), t.points(count, t.mechanic().ItemCount))
	if count == t.mechanic().ItemCount {
		tone, text = ToneRight, t.own("That is the order.")
	}
	t.emit(Event{What: Ordered, Mechanic: t.s.run().Mechanic, Given: order, Tone: tone, Text: text})
	for i, item := range k.Items {
		switch before := previous(order, item.ID, k.Cyclic); {
		case t.progress().Items[i].Result != "":
		case inPlace[item.ID]:
			t.right(i, item.After)
		default:
			t.wrong(i, item.why(before), before)
		}
	}
}

// first stands for what comes before the first step.
const first = "first"

// previous is the step that stands before another in an order.
func previous(order []string, id string, cyclic bool) string {
	i := slices.Index(order, id)
	switch {
	case i > 0:
		return order[i-1]
	case cyclic:
		return order[len(order)-1]
	default:
		return first
	}
}

// inPlace are the steps of an order that its rule counts as right.
func (k *MechanicKey) inPlace(order []string) map[string]bool {
	right := map[string]bool{}
	if k.Rule == ByLongest {
		for _, id := range k.longest(order) {
			right[id] = true
		}
		return right
	}
	for _, item := range k.Items {
		right[item.ID] = item.Free || previous(order, item.ID, k.Cyclic) == item.After
	}
	return right
}

// longest is the longest run of steps that stand in their right order, with others between them. A cycle may begin anywhere.
func (k *MechanicKey) longest(order []string) []string {
	best := increasing(order, k.Order)
	for turn := 1; k.Cyclic && turn < len(k.Order); turn++ {
		if run := increasing(order, append(slices.Clone(k.Order[turn:]), k.Order[:turn]...)); len(run) > len(best) {
			best = run
		}
	}
	return best
}

// increasing is the longest subsequence of order that is one of want too; of several, the one that ends first.
func increasing(order, want []string) []string {
	place := map[string]int{}
	for i, id := range want {
		place[id] = i
	}
	length, from := make([]int, len(order)), make([]int, len(order))
	end := 0
	for i := range order {
		length[i], from[i] = 1, -1
		for j := range i {
			if place[order[j]] < place[order[i]] && length[j]+1 > length[i] {
				length[i], from[i] = length[j]+1, j
			}
		}
		if length[i] > length[end] {
			end = i
		}
	}
	var run []string
	for i := end; i >= 0; i = from[i] {
		run = append(run, order[i])
	}
	slices.Reverse(run)
	return run
}
