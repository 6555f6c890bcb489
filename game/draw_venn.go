package game

import (
	"fmt"
	"math"
	"slices"

	"throughline/diag"
)

// vennLegend reads the labels of a Venn diagram: items that name their sets, or sets with items below them. An item below
// two sets lies in both.
func vennLegend(d Drawing) legend {
	var o legend
	if len(d.Sets) > 0 {
		for _, set := range d.Sets {
			o.sets = append(o.sets, shortened(set))
		}
		o.add(d.Labels, -1, 0)
		for i, l := range flat(d.Labels) {
			for _, name := range l.Sets {
				o.nodes[i].sets = append(o.nodes[i].sets, slices.Index(d.Sets, name))
			}
		}
		return o
	}
	sets := make([]Label, len(d.Labels))
	for i, l := range d.Labels {
		sets[i] = Label{Text: l.Text}
	}
	o.add(sets, -1, 0)
	for i, l := range d.Labels {
		for _, item := range flat(l.Children) {
			o.join(item.Text, i)
		}
	}
	return o
}

// join puts an item into a set; one that is in another set already is then in both.
func (o *legend) join(text string, set int) {
	for i := range o.nodes[len(o.roots):] {
		n := &o.nodes[len(o.roots)+i]
		if n.text == text && !slices.Contains(n.sets, set) {
			n.sets, n.parent, n.depth = append(n.sets, set), -1, 0
			return
		}
	}
	o.nodes = append(o.nodes, node{text: text, shown: shortened(text), sets: []int{set}, parent: set, depth: 1})
}

// flat lists labels and what is below them, in preorder.
func flat(labels []Label) []Label {
	var all []Label
	for _, l := range labels {
		all = append(append(all, l), flat(l.Children)...)
	}
	return all
}

// checkSets says what is wrong with the sets of a Venn diagram.
func (o legend) checkSets(d Drawing) diag.List {
	var found diag.List
	sets := len(d.Sets)
	if sets == 0 {
		sets = len(o.roots)
	}
	if sets < 2 || sets > 3 {
		found = append(found, ruleSets.At(place(d.ID, "sets"), "a Venn diagram has two or three sets, not %d", sets))
	}
	if len(d.Sets) == 0 {
		return found
	}
	for _, n := range o.nodes {
		if len(n.sets) == 0 || slices.Contains(n.sets, -1) {
			found = append(found, ruleSet.At(place(d.ID, "labels"), "%q is in no set, or in one that does not exist", n.shown))
		}
	}
	return found
}

// drawVenn draws two or three ovals and finds a place for each label in the part that is in its sets and no other. One label
// in each part takes the whole part; more have slots of their own. The ovals grow in height until all slots fit.
func drawVenn(o legend) sketch {
	const step, most = 0.1, 2.6
	widths := slotWidths(o)
	for stretch := 1.0; ; stretch += step {
		for _, width := range widths {
			v := newVenn(o, stretch, width)
			fits := v.place()
			v.sketch.full = !fits && v.slotted
			if fits || stretch > most {
				return v.sketch
			}
		}
	}
}

// venn is a Venn diagram in the making.
type venn struct {
	o       legend
	ovals   []oval
	plates  bool    // sets are labels and have a plate for them
	slot    float64 // width of a label's place within a part
	top     float64 // of the ovals
	text    setting // of the slots
	slotted bool    // labels have slots, not whole parts
	sketch  sketch
}

// newVenn places the ovals.
func newVenn(o legend, stretch, slot float64) *venn {
	const half, nameHeight = canvasWidth/2 - margin, 26.0
	// Two sets leave the part in the middle about as wide as the others; three need more of it.
	aside, below := 56.0, 0.0
	three := len(o.sets) == 3 || o.sets == nil && len(o.roots) == 3
	if three {
		aside, below = 54, 94
	}
	radius := half - aside
	v := &venn{o: o, plates: o.sets == nil && len(o.nodes) > len(o.roots), slot: slot, top: margin}
	v.sketch.plots = make([]plot, len(o.nodes))
	v.text = set(o.shown(), slot-2*slotSide, 5)
	if v.plates {
		v.top += v.slotHeight() - plateDip
	} else if o.sets != nil {
		v.top += nameHeight
	}
	y := v.top + radius*stretch
	v.ovals = []oval{{Point{canvasWidth/2 - aside, y}, radius, radius * stretch}, {Point{canvasWidth/2 + aside, y}, radius, radius * stretch}}
	bottom := y + radius*stretch
	if three {
		v.ovals = append(v.ovals, oval{Point{canvasWidth / 2, y + below*stretch}, radius, radius * stretch})
		bottom += below*stretch + (v.top - margin)
	}
	v.sketch.height = math.Round(bottom + margin)
	return v
}

// place finds a place for every label and reports whether all fit.
func (v *venn) place() bool {
	for _, e := range v.ovals {
		v.sketch.under = append(v.sketch.under, shape(e.polygon(), "dg-ground"))
	}
	for _, e := range v.ovals {
		v.sketch.under = append(v.sketch.under, shape(e.polygon(), "dg-set"))
	}
	v.name()
	members := map[int][]int{}
	var regions []int
	for i, n := range v.o.nodes {
		region := 0
		for _, set := range n.sets {
			region |= 1 << set
		}
		switch {
		case v.o.sets == nil && !v.plates:
			region = 1 << i // the labels are the sets themselves
		case v.plates && i < len(v.o.roots):
			continue
		}
		if members[region] == nil {
			regions = append(regions, region)
		}
		members[region] = append(members[region], i)
	}
	alone := true
	for _, in := range members {
		alone = alone && len(in) == 1
	}
	if alone && !v.plates {
		return v.wholeRegions(regions, members)
	}
	return v.slots(regions, members)
}

// wholeRegions gives each label all of its part.
func (v *venn) wholeRegions(regions []int, members map[int][]int) bool {
	room := rect{w: math.Inf(1), h: math.Inf(1)}
	for _, region := range regions {
		shape := regionOf(v.ovals, region)
		centre, _ := visible{shape: shape}.pole()
		box := shape.largestBox(centre, 0.7).shrunk(2, 1)
		v.sketch.plots[members[region][0]] = plot{shape: shape, box: box, tone: tones[0], region: fmt.Sprintf("region_%d", region)}
		room.w, room.h = min(room.w, box.w), min(room.h, box.h)
	}
	v.sketch.set = setIn(v.o.shown(), room, 6)
	return v.sketch.set.fits()
}
