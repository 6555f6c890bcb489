package game

import "math"

// Measures of nested boxes.
const (
	nestPad    = 10.0  // between a box and those in it
	nestSide   = 9.0   // between a box and the text in it
	nestGap    = 8.0   // between boxes side by side
	nestColumn = 132.0 // the least width of a box that stands beside another
	nestChain  = 6     // a flat list this long is drawn as each in the one before
)

// drawNested draws boxes within boxes: a heading, then the children below it, two beside each other where there is room.
func drawNested(o legend) sketch {
	s := sketch{plots: make([]plot, len(o.nodes))}
	n := nest{o: o, boxes: make([]rect, len(o.nodes))}
	whole := rect{x: margin, y: margin, w: canvasWidth - 2*margin}
	// The widths come first: they do not depend on the text, and the text depends on the narrowest.
	n.rows(o.roots, whole, 0)
	narrowest := whole.w
	for _, box := range n.boxes {
		narrowest = min(narrowest, box.w)
	}
	n.text = set(o.shown(), narrowest-2*nestSide, 5)
	s.set = n.text
	height := n.rows(o.roots, whole, 0)
	for i, box := range n.boxes {
		label := box.shrunk(nestSide, 4)
		if len(o.nodes[i].below) > 0 {
			label.h = n.heading(box.w) - 6
		}
		s.plots[i] = plot{shape: box.rounded(12), box: label, tone: tones[o.tone(i)]}
	}
	s.height = math.Round(height + 2*margin)
	return s
}

// tone is darker further out, so that what lies within stands out; the innermost is the lightest.
func (o legend) tone(i int) int {
	below := 0
	for _, child := range o.nodes[i].below {
		below = max(below, o.tone(child)+1)
	}
	return min(below, len(tones)-1)
}

// nest places boxes.
type nest struct {
	o     legend
	text  setting
	boxes []rect // by node
}

// heading is the height of a parent's own part, in which any label fits.
func (n *nest) heading(width float64) float64 {
	return max(34, n.text.heightIn(width-2*nestSide)+14)
}

// rows fills a rectangle of known corner and width with boxes and returns the height that they take. What is extra is
// shared among the rows.
func (n *nest) rows(nodes []int, in rect, extra float64) float64 {
	y := in.y
	for left := n.countRows(nodes, in.w); left > 0; left-- {
		k := n.beside(nodes, in.w)
		width := (in.w - float64(k-1)*nestGap) / float64(k)
		tallest := 0.0
		for i, at := range nodes[:k] {
			n.boxes[at] = rect{x: in.x + float64(i)*(width+nestGap), y: y, w: width}
			tallest = max(tallest, n.fill(at, 0))
		}
		share := extra / float64(left)
		tallest, extra = tallest+share, extra-share
		for _, at := range nodes[:k] {
			n.boxes[at].h = tallest
			n.fill(at, tallest-n.fill(at, 0))
		}
		y += tallest + nestGap
		nodes = nodes[k:]
	}
	return y - nestGap - in.y
}

func (n *nest) countRows(nodes []int, width float64) int {
	rows := 0
	for ; len(nodes) > 0; rows++ {
		nodes = nodes[n.beside(nodes, width):]
	}
	return rows
}

// beside is how many of the next nodes share a row: two when there is room for what is in them.
func (n *nest) beside(nodes []int, width float64) int {
	if len(nodes) < 2 || (width-nestGap)/2 < nestColumn {
		return 1
	}
	a, b := len(n.o.nodes[nodes[0]].below) > 0, len(n.o.nodes[nodes[1]].below) > 0
	if a != b {
		return 1 // a single box beside a full one would be stretched out of shape
	}
	return 2
}

// fill places what is in a box that is higher than need be by extra, and returns how high the box is.
func (n *nest) fill(at int, extra float64) float64 {
	below, box := n.o.nodes[at].below, n.boxes[at]
	if len(below) == 0 {
		return max(42, n.text.heightIn(box.w-2*nestSide)+20) + extra
	}
	heading := n.heading(box.w)
	inner := rect{x: box.x + nestPad, y: box.y + heading, w: box.w - 2*nestPad}
	return heading + n.rows(below, inner, extra) + nestPad
}

// chained puts each label of a flat list into the one before.
func (o legend) chained() legend {
	for i := range o.nodes {
		o.nodes[i].parent, o.nodes[i].depth = i-1, i
		if i > 0 {
			o.nodes[i-1].below = []int{i}
		}
	}
	o.roots = o.roots[:1]
	return o
}
