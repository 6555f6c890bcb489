package game

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
)

// zoneItems binds texts that belong to zones, with distractors among them. Shared allows several for one zone.
func (b *binder) zoneItems(list string, items []ZoneItem, decoys []Distractor, shared bool) {
	drafts := b.zoneDrafts(list, items, shared)
	drafts = append(drafts, b.decoys(drafts, decoys)...)
	b.distinct(drafts)
	b.lay(drafts)
	b.keepZones(drafts)
}

// prompts binds questions that are answered by pointing.
func (b *binder) prompts(c *ClickToIdentifyContent) {
	b.tells("prompts", c.Prompts)
	if !c.Ordered {
		b.zoneItems("prompts", c.Prompts, nil, true)
		return
	}
	drafts := b.zoneDrafts("prompts", c.Prompts, true)
	b.distinct(drafts)
	b.layInOrder(drafts)
	b.keepZones(drafts)
}

// nested binds labels that unlock one another.
func (b *binder) nested(labels []NestedLabel) {
	items := make([]ZoneItem, len(labels))
	for i, l := range labels {
		items[i] = ZoneItem{Item: l.Item, Text: l.Text, Zone: l.Zone}
	}
	drafts := b.zoneDrafts("labels", items, false)
	b.distinct(drafts)
	parents := map[string]string{}
	for i := range drafts {
		drafts[i].parent = labels[i].Parent
		parents[drafts[i].key.Author] = labels[i].Parent
	}
	for _, d := range drafts {
		if _, known := parents[d.parent]; d.parent != "" && !known {
			b.report(flawParent, d.at+".parent", "there is no label %s", short(d.parent))
		} else if circles(parents, d.key.Author) {
			b.report(flawParent, d.at+".parent", "%s is above itself", short(d.key.Author))
		}
	}
	ids := b.lay(drafts)
	for i := range drafts {
		drafts[i].key.Parent = ids[drafts[i].parent]
	}
	b.keepZones(drafts)
}

// circles reports whether the way up from a label leads back to it.
func circles(parents map[string]string, from string) bool {
	for at, steps := parents[from], 0; at != "" && steps <= len(parents); at, steps = parents[at], steps+1 {
		if at == from {
			return true
		}
	}
	return false
}

func (b *binder) zoneDrafts(list string, items []ZoneItem, shared bool) []draft {
	b.count(list, len(items), 1, mostItems)
	drafts := make([]draft, len(items))
	taken := map[string]bool{}
	for i, it := range items {
		at := fmt.Sprintf("%s[%d]", list, i)
		d := b.item(at, i+1, it.Item, it.Text)
		if zone, ok := b.zone(at, it.Zone); ok {
			if taken[zone.ID] && !shared {
				b.report(flawTaken, at+".zone", "the zone %s has a text already", short(it.Zone))
			}
			taken[zone.ID] = true
			d.key.Answers, d.key.Answer = b.region(zone), zone.Label
		}
		drafts[i] = d
	}
	return drafts
}

// zone finds the zone of a label, whatever its case and space.
func (b *binder) zone(at, label string) (Zone, bool) {
	if zone, ok := b.diagram.Zone(label); ok {
		return zone, true
	}
	for _, zone := range b.diagram.Zones {
		if folded(zone.Label) == folded(label) {
			return zone, true
		}
	}
	b.report(flawZone, at+".zone", "the diagram has no zone %s", short(label))
	return Zone{}, false
}

// region lists the zones that are as right as this one, itself first.
func (b *binder) region(zone Zone) []string {
	all := []string{zone.ID}
	for _, other := range b.diagram.Zones {
		if zone.Region != "" && other.Region == zone.Region && other.ID != zone.ID {
			all = append(all, other.ID)
		}
	}
	return all
}

// keepZones writes zone answers into the key and the zones that take part into the blueprint: those that the design names
// and those that are asked for, or all when it names none.
func (b *binder) keepZones(drafts []draft) {
	b.keep(drafts, b.zoneID)
	used := setOf(b.plan.ZoneLabelsUsed)
	asked := map[string]bool{}
	for _, item := range b.key.Items {
		for _, id := range item.Answers {
			asked[id] = true
		}
	}
	for _, zone := range b.diagram.Zones {
		if len(used) == 0 || used[zone.Label] || asked[zone.ID] {
			b.blue.Zones = append(b.blue.Zones, zone.ID)
		}
	}
}

func (b *binder) zoneID(label string) (string, bool) {
	i := slices.IndexFunc(b.diagram.Zones, func(z Zone) bool { return folded(z.Label) == folded(label) })
	if i < 0 {
		return "", false
	}
	return b.diagram.Zones[i].ID, true
}

// decoys drafts the distractors that are not answers themselves.
func (b *binder) decoys(items []draft, decoys []Distractor) []draft {
	b.count("distractors", len(decoys), 0, mostItems)
	texts := map[string]bool{}
	for _, d := range items {
		texts[folded(d.key.Text)] = true
	}
	var all []draft
	for i, decoy := range decoys {
		at := fmt.Sprintf("distractors[%d]", i)
		if texts[folded(decoy.Text)] {
			b.report(trimDistractor, at, "%s is an answer", short(decoy.Text))
			continue
		}
		b.length(at+".text", decoy.Text)
		b.length(at+".why", decoy.Why)
		all = append(all, draft{at: at, decoy: &decoys[i], key: ItemKey{Text: decoy.Text, Author: "distractor " + strconv.Itoa(i+1)}})
	}
	return all
}

// captions binds what stands at the zones. Where labels are asked for, a caption must not be one.
func (b *binder) captions(captions map[string]string) {
	for _, label := range slices.Sorted(maps.Keys(captions)) {
		at, text := "captions."+label, captions[label]
		zone, ok := b.zone(at, label)
		if !ok {
			continue
		}
		b.length(at, text)
		if b.plan.MechanicType.labels() && says(text, zone.Label) {
			b.report(trimTells, at, "the caption says %s, which is asked for", short(zone.Label))
		}
		if b.key.Captions == nil {
			b.key.Captions = map[string]string{}
		}
		b.key.Captions[zone.ID] = text
	}
}

// tells warns of a text that names the zone it asks for.
func (b *binder) tells(list string, items []ZoneItem) {
	for i, it := range items {
		if says(it.Text, it.Zone) {
			b.report(trimTells, fmt.Sprintf("%s[%d].text", list, i), "the text says %s, which it asks for", short(it.Zone))
		}
	}
}

// paths binds ways through zones. Every hop is an item.
func (b *binder) paths(paths []Path) {
	b.count("paths", len(paths), 1, mostItems)
	drafts := make([]draft, len(paths))
	for i, p := range paths {
		at := fmt.Sprintf("paths[%d]", i)
		drafts[i] = b.item(at, i+1, Item{ID: p.ID}, p.Text)
		drafts[i].from = i
		b.count(at+".waypoints", len(p.Waypoints), 2, mostItems)
	}
	b.distinct(drafts)
	b.shuffle(drafts)
	var hops []draft
	for i, d := range drafts {
		hops = append(hops, b.hops("p"+strconv.Itoa(i+1), d, paths[d.from])...)
	}
	b.count("paths", len(hops), 1, mostItems)
	b.keepZones(hops)
	for _, p := range b.blue.Paths {
		if !slices.Contains(b.blue.Zones, p.Start) {
			b.blue.Zones = append(b.blue.Zones, p.Start)
		}
	}
}

func (b *binder) hops(id string, path draft, p Path) []draft {
	var zones []string
	for i, w := range p.Waypoints {
		zone, ok := b.zone(fmt.Sprintf("%s.waypoints[%d]", path.at, i), w.Zone)
		switch {
		case !ok:
			return nil
		case i > 0 && zone.ID == zones[i-1], p.Unordered && slices.Contains(zones, zone.ID), p.Closed && i > 0 && i == len(p.Waypoints)-1 && zone.ID == zones[0]:
			b.report(flawPath, fmt.Sprintf("%s.waypoints[%d].zone", path.at, i), "the path is at %s already", short(w.Zone))
			return nil
		}
		zones = append(zones, zone.ID)
	}
	if len(zones) < 2 {
		return nil
	}
	b.blue.Paths = append(b.blue.Paths, PathBlueprint{
		ID: id, Text: p.Text, Start: zones[0], Hops: len(zones) - 1, Unordered: p.Unordered, Closed: p.Closed,
	})
	var hops []draft
	for i, w := range p.Waypoints[1:] {
		hops = append(hops, b.hop(id, path, i+1, i+1, w, zones[i+1]))
	}
	if p.Closed {
		back := b.hop(id, path, 0, len(zones), p.Waypoints[0], zones[0])
		back.key.Closing = true
		b.blue.Paths[len(b.blue.Paths)-1].Hops++
		hops = append(hops, back)
	}
	return hops
}

// hop is the one that leads to the waypoint at an index.
func (b *binder) hop(id string, path draft, index, number int, w Waypoint, zone string) draft {
	at := fmt.Sprintf("%s.waypoints[%d]", path.at, index)
	if w.ID == "" {
		w.ID = strconv.Itoa(number)
	}
	d := b.item(at, number, w.Item, path.key.Text)
	d.key.ID = id + "." + strconv.Itoa(number)
	d.key.Author = path.key.Author + "." + d.key.Author
	d.key.Path, d.key.Answers, d.key.Answer = id, []string{zone}, w.Zone
	return d
}
