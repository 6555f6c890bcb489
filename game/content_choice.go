package game

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// features binds properties to their places between two subjects.
func (b *binder) features(c *CompareContrastContent) {
	if len(c.Subjects) != 2 || folded(c.Subjects[0]) == folded(c.Subjects[1]) {
		b.report(flawSubjects, "subjects", "there are %d subjects to compare: %s", len(c.Subjects), strings.Join(c.Subjects, ", "))
		return
	}
	b.blue.Subjects = c.Subjects
	b.places(c)
	b.count("features", len(c.Features), 1, mostItems)
	drafts := make([]draft, len(c.Features))
	for i, f := range c.Features {
		at := fmt.Sprintf("features[%d]", i)
		drafts[i] = b.item(at, i+1, f.Item, f.Text)
		if text, ok := b.choice(f.In); ok {
			drafts[i].key.Answers, drafts[i].key.Answer = []string{f.In}, text
		} else {
			b.report(flawIn, at+".in", "a feature cannot be in %s", short(f.In))
		}
	}
	b.distinct(drafts)
	b.lay(drafts)
	b.keep(drafts, func(given string) (string, bool) {
		_, ok := b.choice(given)
		return given, ok
	})
	b.look(c.Captions)
}

// places lays out the four places: in the author's words, in English, or in signs.
func (b *binder) places(c *CompareContrastContent) {
	one, other := c.Subjects[0], c.Subjects[1]
	b.blue.Choices = []Choice{{OnlyA, "Only " + one}, {OnlyB, "Only " + other}, {Both, "Both"}, {Neither, "Neither"}}
	if !b.english {
		b.blue.Choices = []Choice{{OnlyA, one}, {OnlyB, other}, {Both, one + " + " + other}, {Neither, "0"}}
	}
	texts := map[string]bool{}
	for _, id := range slices.Sorted(maps.Keys(c.Places)) {
		at := slices.IndexFunc(b.blue.Choices, func(choice Choice) bool { return choice.ID == id })
		if at < 0 {
			b.report(flawIn, "places."+id, "there is no place %s", short(id))
			continue
		}
		b.length("places."+id, c.Places[id])
		b.blue.Choices[at].Text = c.Places[id]
	}
	for _, choice := range b.blue.Choices {
		if texts[folded(choice.Text)] {
			b.report(flawSame, "places."+choice.ID, "%s stands there twice", short(choice.Text))
		}
		texts[folded(choice.Text)] = true
	}
}

// look lists the zones that are there to be looked at: those that the design names for the mechanic, and those with captions.
func (b *binder) look(captions map[string]string) {
	if b.diagram == nil {
		return
	}
	used := map[string]bool{}
	for _, label := range b.plan.ZoneLabelsUsed {
		used[folded(label)] = true
	}
	for label := range captions {
		used[folded(label)] = true
	}
	for _, zone := range b.diagram.Zones {
		if used[folded(zone.Label)] {
			b.blue.Zones = append(b.blue.Zones, zone.ID)
		}
	}
}

// choice is the text of a choice of the blueprint.
func (b *binder) choice(id string) (string, bool) {
	i := slices.IndexFunc(b.blue.Choices, func(c Choice) bool { return c.ID == id })
	if i < 0 {
		return "", false
	}
	return b.blue.Choices[i].Text, true
}

// sorted binds things to their categories.
func (b *binder) sorted(c *SortingCategoriesContent) {
	categories := b.categories(c.Categories)
	b.count("items", len(c.Items), 1, mostItems)
	drafts := make([]draft, len(c.Items))
	for i, it := range c.Items {
		at := fmt.Sprintf("items[%d]", i)
		drafts[i] = b.item(at, i+1, it.Item, it.Text)
		drafts[i].key.Answers, drafts[i].key.Answer = b.memberships(at, it.Categories, categories)
		b.blue.Multiple = b.blue.Multiple || len(drafts[i].key.Answers) > 1
	}
	b.distinct(drafts)
	b.lay(drafts)
	b.keep(drafts, func(given string) (string, bool) {
		id, ok := categories[given]
		return id, ok
	})
}

// categories lays the categories out in the order of their author and returns their ids by his.
func (b *binder) categories(list []Category) map[string]string {
	b.count("categories", len(list), 2, mostItems)
	ids, texts := map[string]string{}, map[string]bool{}
	for i, c := range list {
		at := fmt.Sprintf("categories[%d]", i)
		if _, taken := ids[c.ID]; taken {
			b.report(flawTwice, at+".id", "the id %s is used twice", short(c.ID))
		}
		if texts[folded(c.Text)] {
			b.report(flawSame, at+".text", "%s stands there twice", short(c.Text))
		}
		b.length(at+".text", c.Text)
		texts[folded(c.Text)] = true
		ids[c.ID] = "c" + strconv.Itoa(i+1)
		b.blue.Choices = append(b.blue.Choices, Choice{ID: ids[c.ID], Text: c.Text})
	}
	return ids
}

// memberships are the ids of a thing's categories, in the order of the blueprint, and their names.
func (b *binder) memberships(at string, given []string, categories map[string]string) (ids []string, names string) {
	if len(given) == 0 {
		b.report(flawCategory, at+".categories", "%s belongs to no category", at)
	}
	for i, author := range given {
		id, ok := categories[author]
		switch {
		case !ok:
			b.report(flawCategory, fmt.Sprintf("%s.categories[%d]", at, i), "there is no category %s", short(author))
		case !slices.Contains(ids, id):
			ids = append(ids, id)
		}
	}
	var texts []string
	for _, c := range b.blue.Choices {
		if slices.Contains(ids, c.ID) {
			texts = append(texts, c.Text)
		}
	}
	slices.Sort(ids)
	return ids, strings.Join(texts, ", ")
}
