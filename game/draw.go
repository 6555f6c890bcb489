package game

import (
	"slices"
	"strings"

	"throughline/diag"
)

// canvasWidth is how wide every drawn picture is, in units: about the pixels of a telephone's page less its margins.
const canvasWidth = 360.0

// margin is the free space along the edges of a picture.
const margin = 8.0

// layout is how one Layout is drawn and what it can hold.
type layout struct {
	least, most int
	depth       int // levels that the picture shows; 1 means that it shows no hierarchy
	draw        func(legend) sketch
}

// layouts holds the limits within which each layout stays legible on a telephone.
var layouts = map[Layout]layout{
	Parts:    {2, 16, 1, drawParts},
	Layers:   {2, 14, 2, drawLayers},
	Cycle:    {2, 14, 1, drawCycle},
	Flow:     {2, 16, 1, drawFlow},
	Tree:     {2, 20, 6, drawTree},
	Timeline: {2, 16, 1, drawTimeline},
	Venn:     {2, 18, 2, drawVenn},
	Nested:   {2, 20, 5, drawNested},
}

// Draw makes a diagram. The same drawing always gives the same bytes. Errors mean that there is no diagram; with warnings there
// is one, and it passes CheckDiagram.
func Draw(d Drawing) (Diagram, diag.List) {
	if d.Layout == "" {
		d.Layout = ChooseLayout(d.Labels, d.Title, d.Description)
	}
	o, found := legendOf(d)
	if found.HasErrors() {
		return Diagram{}, found
	}
	s := layouts[d.Layout].draw(o)
	if s.full {
		return Diagram{}, append(found, ruleManyLabels.At(place(d.ID, "labels"), "the labels do not fit in the parts of the %s diagram", d.Layout).
			WithHint("use fewer or shorter labels, or another layout"))
	}
	diagram := s.diagram(d, o)
	for i, cut := range s.set.cut {
		if cut {
			found = append(found, ruleCut.At(place(d.ID, "labels"), "%q is cut in the picture", shortened(o.nodes[i].text)).
				WithHint("shorten it to about %d characters", len([]rune(o.nodes[i].shown))/2))
		}
	}
	if broken := CheckDiagram(diagram, o.texts()); len(broken) > 0 {
		return Diagram{}, append(found, broken...)
	}
	return diagram, found
}

// node is a label with its place in the hierarchy.
type node struct {
	text   string // as written
	shown  string // as drawn
	note   string
	sets   []int // of legend.sets
	parent int   // -1 at the top
	below  []int
	depth  int
}

// legend is a drawing's labels in preorder, ready to be drawn.
type legend struct {
	nodes []node
	roots []int
	sets  []string
}

// texts lists the labels as written.
func (o legend) texts() []string {
	var texts []string
	for _, n := range o.nodes {
		texts = append(texts, n.text)
	}
	return texts
}

// noted is what players may know about a label: its note, or the names of its sets when these are shown.
func (o legend) noted(i int) string {
	n := o.nodes[i]
	if o.sets == nil || len(n.sets) == 0 {
		return n.note
	}
	var names []string
	for set, name := range o.sets {
		if slices.Contains(n.sets, set) {
			names = append(names, name)
		}
	}
	return "in " + strings.Join(names, " and ")
}

// shown lists the labels as drawn.
func (o legend) shown() []string {
	var texts []string
	for _, n := range o.nodes {
		texts = append(texts, n.shown)
	}
	return texts
}

// levels is how deep the hierarchy goes; 1 when it is flat.
func (o legend) levels() int {
	deepest := 0
	for _, n := range o.nodes {
		deepest = max(deepest, n.depth)
	}
	return deepest + 1
}

// legendOf reads a drawing's labels, and says what is wrong with them.
func legendOf(d Drawing) (legend, diag.List) {
	at, ok := layouts[d.Layout]
	if !ok {
		names := make([]string, len(Layouts))
		for i, l := range Layouts {
			names[i] = string(l)
		}
		return legend{}, diag.List{ruleLayout.At(place(d.ID, "layout"), "there is no layout %q", d.Layout).DidYouMean(string(d.Layout), names)}
	}
	if n := count(d.Labels, at.most); n > at.most {
		return legend{}, diag.List{ruleManyLabels.At(place(d.ID, "labels"), "more than %d labels are too many for %s", at.most, d.Layout).
			WithHint("split the scene, or use a layout that holds more, such as tree")}
	}
	var o legend
	if d.Layout == Venn {
		o = vennLegend(d)
	} else {
		o.add(d.Labels, -1, 0)
	}
	found := o.check(d, at)
	if d.Layout == Nested && len(o.nodes) == len(o.roots) && len(o.nodes) <= nestChain && len(o.nodes) > 0 {
		o = o.chained()
	}
	if d.Layout == Venn {
		found = append(found, o.checkSets(d)...)
	}
	return o, found
}

// count is the number of labels in a forest. It stops soon after limit, so that a forest without end costs nothing.
func count(labels []Label, limit int) int {
	n := 0
	for _, l := range labels {
		if n > limit {
			break
		}
		n += 1 + count(l.Children, limit-n)
	}
	return n
}

// add appends labels and what is below them, in preorder.
func (o *legend) add(labels []Label, parent, depth int) {
	for _, l := range labels {
		at := len(o.nodes)
		o.nodes = append(o.nodes, node{text: l.Text, shown: shortened(l.Text), note: shortened(l.Note), parent: parent, depth: depth})
		if parent < 0 {
			o.roots = append(o.roots, at)
		} else {
			o.nodes[parent].below = append(o.nodes[parent].below, at)
		}
		o.add(l.Children, at, depth+1)
	}
}

// check says what is wrong with the labels of any layout.
func (o legend) check(d Drawing, at layout) diag.List {
	var found diag.List
	if len(o.nodes) < at.least {
		found = append(found, ruleFewLabels.At(place(d.ID, "labels"), "%s needs at least %d labels, here are %d", d.Layout, at.least, len(o.nodes)))
	}
	var seen []string
	for _, n := range o.nodes {
		switch {
		case n.shown == "":
			found = append(found, ruleNoWords.At(place(d.ID, "labels"), "a label is empty"))
		case slices.Contains(seen, n.text):
			found = append(found, ruleLabelTwice.At(place(d.ID, "labels"), "%q is there twice", n.shown))
		}
		seen = append(seen, n.text)
	}
	switch levels := o.levels(); {
	case levels > at.depth && at.depth > 1:
		found = append(found, ruleTooDeep.At(place(d.ID, "labels"), "%d levels are too many for %s, which shows %d", levels, d.Layout, at.depth))
	case levels > at.depth:
		found = append(found, ruleFlat.At(place(d.ID, "labels"), "%s does not show what belongs to what", d.Layout))
	}
	return found
}

// place is where in a drawing or a diagram something stands.
func place(id, path string) diag.Place {
	if id == "" {
		id = "diagram"
	}
	return diag.Place{File: id, Path: path}
}
