package game

import (
	"slices"

	"throughline/diag"
)

// checkFlip checks that a card lies face down.
func (t *table) checkFlip() diag.List {
	k, p := t.key(), t.progress()
	pair := k.pairOf(t.action.Item)
	switch {
	case pair < 0:
		return refuse(codeItem, "item", "there is no card %s", short(t.action.Item))
	case p.Items[pair].Result != "":
		return refuse(codeResolved, "item", "this card is found already")
	case len(p.Open) == 1 && p.Open[0] == t.action.Item:
		return refuse(codeCard, "item", "this card lies open")
	}
	return nil
}

// flip turns a card. To look is free: a pair that does not match costs a try only when it was known not to, because the
// partner of the first card or the second card itself had lain open before. So whoever remembers what was shown has all
// points however the cards lie, and whoever does not comes to the end.
func (t *table) flip() {
	k, p, card, id := t.key(), t.progress(), t.action.Item, t.s.run().Mechanic
	if len(p.Open) == 2 {
		t.emit(Event{What: Covered, Mechanic: id})
	}
	seen := slices.Clone(p.Seen)
	t.emit(Event{What: Turned, Mechanic: id, Item: card, Tone: ToneOpen, Text: k.face(card)})
	if len(t.progress().Open) < 2 {
		return
	}
	one, two := k.pairOf(t.progress().Open[0]), k.pairOf(card)
	switch {
	case one == two:
		t.emit(Event{What: Covered, Mechanic: id})
		t.right(one, k.Items[one].Cards...)
	case slices.Contains(seen, k.partner(t.progress().Open[0])) || slices.Contains(seen, card):
		text := k.Items[one].why(k.Items[two].ID)
		if text == "" {
			text = t.own("%s and %s are no pair.", quote(k.face(t.progress().Open[0])), quote(k.face(card)))
		}
		t.wrong(one, text+t.triesLeft(t.progress().Items[one].Spent), k.Items[two].ID)
		if t.progress().Items[one].Result != "" {
			t.emit(Event{What: Covered, Mechanic: id})
		}
	default:
		text := k.Items[one].why(k.Items[two].ID)
		if text == "" {
			text = t.own("%s and %s are no pair. Remember where they lie.", quote(k.face(t.progress().Open[0])), quote(k.face(card)))
		}
		t.emit(Event{What: Told, Mechanic: id, Tone: ToneOpen, Text: text})
	}
}

// pairOf is the place of a card's pair in the key, or -1.
func (k *MechanicKey) pairOf(card string) int {
	return slices.IndexFunc(k.Items, func(i ItemKey) bool { return slices.Contains(i.Cards, card) })
}

func (k *MechanicKey) face(card string) string {
	item := k.Items[k.pairOf(card)]
	return item.Faces[slices.Index(item.Cards, card)]
}

func (k *MechanicKey) partner(card string) string {
	item := k.Items[k.pairOf(card)]
	return item.Cards[1-slices.Index(item.Cards, card)]
}

// checkOption checks that the decision has the option.
func (t *table) checkOption() diag.List {
	if t.key().node(t.progress().Node).option(t.action.Option) == nil {
		return refuse(codeOption, "option", "there is no option %s", short(t.action.Option))
	}
	return nil
}

func (n *NodeKey) option(id string) *OptionKey {
	i := slices.IndexFunc(n.Options, func(o OptionKey) bool { return o.ID == id })
	if i < 0 {
		return nil
	}
	return &n.Options[i]
}

// decide takes an option and goes where it leads. A decision is made once; hints taken before it cost their thirds.
func (t *table) decide() {
	k, p, id := t.key(), t.progress(), t.s.run().Mechanic
	o := k.node(p.Node).option(t.action.Option)
	result := ItemLeft
	if o.Best {
		result = ItemRight
	}
	t.emit(Event{
		What: Decided, Mechanic: id, Item: o.ID, Node: o.Next, Points: credit(o.Points, p.Asked), Result: result,
		Tone: ToneConsequence, Text: o.Consequence,
	})
	if next := k.node(o.Next); next.End != "" {
		t.emit(Event{What: Told, Mechanic: id, Tone: ToneConsequence, Text: next.Text})
	}
}
