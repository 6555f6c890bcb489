package game

import (
	"slices"

	"throughline/diag"
)

// checkPlacing checks a text put on a zone, or a zone picked for it.
func (t *table) checkPlacing() diag.List {
	a, k, p, m := t.action, t.key(), t.progress(), t.mechanic()
	if !slices.Contains(m.Zones, a.Zone) {
		return refuse(codeZone, "zone", "there is no zone %s here", short(a.Zone))
	}
	if k.distractor(a.Item) != nil {
		if slices.Contains(p.Aside, a.Item) {
			return refuse(codeResolved, "item", "this one belongs nowhere, as was said")
		}
		return t.checkFree(a.Zone)
	}
	i, refused := t.open(a.Item)
	if refused != nil {
		return refused
	}
	if slices.Contains(p.Items[i].Tried, a.Zone) {
		return refuse(codeTried, "zone", "%s was tried there already", short(k.Items[i].Text))
	}
	return t.checkFree(a.Zone)
}

// checkFree refuses a zone that has its text. Any number of prompts may ask for the same zone.
func (t *table) checkFree(zone string) diag.List {
	if t.key().Type != ClickToIdentify && t.progress().taken(zone) {
		return refuse(codeTaken, "zone", "the zone %s has its text already", t.mark(zone))
	}
	return nil
}

func (p *Progress) taken(zone string) bool {
	return slices.ContainsFunc(p.Items, func(i ItemState) bool { return slices.Contains(i.Answer, zone) })
}

// freeZone is a zone for an item whose answer is shown.
func (t *table) freeZone(item *ItemKey) string {
	for _, zone := range item.Answers {
		if t.key().Type == ClickToIdentify || !t.progress().taken(zone) {
			return zone
		}
	}
	return item.Answers[0]
}

func (t *table) place() {
	a, k := t.action, t.key()
	if d := k.distractor(a.Item); d != nil {
		t.decoy(d)
		return
	}
	i, item := k.item(a.Item)
	if slices.Contains(item.Answers, a.Zone) {
		t.right(i, a.Zone)
		return
	}
	text := item.why(a.Zone)
	if text == "" {
		text = t.own("Zone %s is not %s.", t.mark(a.Zone), quote(item.Text))
		if k.Type == ClickToIdentify {
			text = t.own("Zone %s is not what is asked for.", t.mark(a.Zone))
		}
	}
	t.wrong(i, text+t.triesLeft(t.progress().Items[i].Spent), a.Zone)
}

// decoy takes a distractor aside and says why. It costs no item a try: whose tries went down would tell what belongs there.
func (t *table) decoy(d *DistractorKey) {
	t.emit(Event{What: SetAside, Mechanic: t.s.run().Mechanic, Item: d.ID, Given: []string{t.action.Zone}, Tone: ToneWrong, Text: d.Why})
}

// checkHop checks a step along a path.
func (t *table) checkHop() diag.List {
	i, refused := t.nextHop(t.action.Item)
	if refused != nil {
		return refused
	}
	p := t.progress()
	switch {
	case !slices.Contains(t.mechanic().Zones, t.action.Zone):
		return refuse(codeZone, "zone", "there is no zone %s here", short(t.action.Zone))
	case slices.Contains(p.Items[i].Tried, t.action.Zone):
		return refuse(codeTried, "zone", "the path does not go on there, as was said")
	case t.path(t.action.Item).Unordered && !t.key().Items[i].Closing && slices.Contains(t.trail(t.action.Item), t.action.Zone):
		return refuse(codeTaken, "zone", "the path has been at %s already", t.mark(t.action.Zone))
	}
	return nil
}

// trail is the zones of a path so far, from its start, in the order in which they were reached.
func (t *table) trail(path string) []string { return trailOf(t.path(path), t.key(), t.progress()) }

func trailOf(path *PathBlueprint, k *MechanicKey, p *Progress) []string {
	trail := []string{path.Start}
	for _, id := range p.Settled {
		if i, item := k.item(id); item != nil && item.Path == path.ID {
			trail = append(trail, p.Items[i].Answer...)
		}
	}
	return trail
}

// nextHop is the first hop of a path that is not resolved.
func (t *table) nextHop(path string) (int, diag.List) {
	k, p := t.key(), t.progress()
	known := false
	for i, item := range k.Items {
		if item.Path != path {
			continue
		}
		if known = true; p.Items[i].Result == "" {
			return i, nil
		}
	}
	if known {
		return -1, refuse(codeResolved, "item", "this path is traced to its end")
	}
	return -1, refuse(codeItem, "item", "there is no path %s", short(path))
}

// hop goes on along a path. Without an order any waypoint that is left is right, the way back to the start last.
func (t *table) hop() {
	a, k, p := t.action, t.key(), t.progress()
	next, _ := t.nextHop(a.Item)
	if t.path(a.Item).Unordered && !k.Items[next].Closing {
		for i, item := range k.Items {
			if item.Path == a.Item && !item.Closing && p.Items[i].Result == "" && item.Answers[0] == a.Zone {
				t.right(i, a.Zone)
				return
			}
		}
	}
	item := &k.Items[next]
	if item.Answers[0] == a.Zone && (!item.Closing || t.allBut(next)) {
		t.right(next, a.Zone)
		return
	}
	text := item.why(a.Zone)
	if text == "" {
		text = t.own("The path does not go on to %s.", t.mark(a.Zone))
	}
	t.wrong(next, text+t.triesLeft(p.Items[next].Spent), a.Zone)
}

// allBut reports whether every other hop of the same path is resolved.
func (t *table) allBut(i int) bool {
	k, p := t.key(), t.progress()
	for j, item := range k.Items {
		if j != i && item.Path == k.Items[i].Path && p.Items[j].Result == "" {
			return false
		}
	}
	return true
}

func (t *table) path(id string) *PathBlueprint {
	paths := t.mechanic().Paths
	i := slices.IndexFunc(paths, func(p PathBlueprint) bool { return p.ID == id })
	return &paths[i]
}
