package game

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
)

// steps binds things to their order. Each step is an item: that it follows the one before it.
func (b *binder) steps(c *SequencingContent) {
	b.blue.Rule, b.blue.Cyclic = cmp.Or(c.Rule, ByPairs), c.Cyclic
	b.key.Rule, b.key.Cyclic = b.blue.Rule, c.Cyclic
	if b.blue.Rule != ByPairs && b.blue.Rule != ByLongest {
		b.report(flawRule, "rule", "an order cannot be scored by %s", short(c.Rule))
	}
	if !b.count("steps", len(c.Steps), 2, mostItems) {
		return
	}
	drafts := make([]draft, len(c.Steps))
	for i, s := range c.Steps {
		drafts[i] = b.item(fmt.Sprintf("steps[%d]", i), i+1, s.Item, s.Text)
		drafts[i].from = i
	}
	b.distinct(drafts)
	ids := b.lay(drafts)
	b.key.Order = make([]string, len(drafts))
	for _, d := range drafts {
		b.key.Order[d.from] = d.key.ID
	}
	for i := range drafts {
		b.follow(&drafts[i].key, drafts[i].from, c.Steps)
	}
	b.keep(drafts, func(given string) (string, bool) {
		id, ok := ids[given]
		return id, ok
	})
}

// follow says what a step comes after.
func (b *binder) follow(item *ItemKey, place int, steps []Step) {
	last := len(steps) - 1
	switch {
	case place > 0:
		item.After = b.key.Order[place-1]
		item.Answer = after(b.english, quote(steps[place-1].Text))
	case b.key.Cyclic:
		item.After = b.key.Order[last]
		item.Answer = after(b.english, quote(steps[last].Text))
	default:
		item.Answer = foremost(b.english)
		if b.key.Rule == ByPairs {
			item.Free, item.Points = true, 0
		}
	}
}

// pairs binds cards to one another.
func (b *binder) pairs(pairs []Pair) {
	if !b.count("pairs", len(pairs), fewestPairs, mostItems) {
		return
	}
	drafts := make([]draft, len(pairs))
	faces := map[string]bool{}
	var cards []string
	for i, p := range pairs {
		at := fmt.Sprintf("pairs[%d]", i)
		drafts[i] = b.item(at, i+1, p.Item, p.Front)
		drafts[i].key.Faces, drafts[i].key.Answer = []string{p.Front, p.Back}, p.Back
		b.length(at+".back", p.Back)
		for _, face := range drafts[i].key.Faces {
			if faces[folded(face)] {
				b.report(flawSame, at, "the face %s is on two cards", short(face))
			}
			faces[folded(face)] = true
			cards = append(cards, face)
		}
	}
	if b.found.HasErrors() {
		return
	}
	slices.SortFunc(cards, func(x, y string) int { return cmp.Or(cmp.Compare(b.lot(x), b.lot(y)), cmp.Compare(x, y)) })
	card := map[string]string{}
	for i, face := range cards {
		card[face] = "k" + strconv.Itoa(i+1)
		b.blue.Cards = append(b.blue.Cards, card[face])
	}
	b.distinct(drafts)
	b.shuffle(drafts)
	ids := map[string]string{}
	for i := range drafts {
		key := &drafts[i].key
		key.ID = "m" + strconv.Itoa(i+1)
		key.Cards = []string{card[key.Faces[0]], card[key.Faces[1]]}
		ids[key.Author] = key.ID
	}
	b.keep(drafts, func(given string) (string, bool) {
		id, ok := ids[given]
		return id, ok
	})
}
