package game

import "math"

// drawTree draws a small tree from the top down, and a larger one as an outline from left to right, which never runs out of
// width.
func drawTree(o legend) sketch {
	leaves := 0
	for _, n := range o.nodes {
		if len(n.below) == 0 {
			leaves++
		}
	}
	if len(o.roots) == 1 && leaves <= 3 && o.levels() <= 4 {
		if s := treeDown(o, leaves); s.set.fits() {
			return s
		}
	}
	return treeAcross(o)
}

// treeDown gives every leaf a column and sets parents over the middle of their children.
func treeDown(o legend, leaves int) sketch {
	const gap, between = 14.0, 38.0
	column := (canvasWidth - 2*margin + gap) / float64(leaves)
	width := min(150, column-gap)
	s := sketch{set: set(o.shown(), width-14, 5), plots: make([]plot, len(o.nodes))}
	height := max(44, s.set.height()+18)
	next := 0
	var put func(i int) float64
	put = func(i int) float64 {
		var x float64
		if below := o.nodes[i].below; len(below) == 0 {
			x = margin + (float64(next)+0.5)*column - gap/2
			next++
		} else {
			first := put(below[0])
			last := first
			for _, child := range below[1:] {
				last = put(child)
			}
			x = (first + last) / 2
		}
		box := rect{x - width/2, margin + float64(o.nodes[i].depth)*(height+between), width, height}
		s.plots[i] = plot{shape: box.rounded(12), box: box.shrunk(7, 4), tone: tones[min(o.nodes[i].depth, 1)^1]}
		return x
	}
	put(o.roots[0])
	for i, n := range o.nodes {
		for _, child := range n.below {
			from, to := s.plots[i].shape.bounds(), s.plots[child].shape.bounds()
			s.under = append(s.under, stroke(elbowDown(Point{from.x + from.w/2, from.y + from.h}, Point{to.x + to.w/2, to.y})))
		}
	}
	s.height = math.Round(2*margin + float64(o.levels())*(height+between) - between)
	return s
}

// elbowDown leads down, across and down, with soft corners.
func elbowDown(a, b Point) []Point {
	if math.Abs(a[0]-b[0]) < 0.5 {
		return []Point{a, b}
	}
	middle := (a[1] + b[1]) / 2
	return bent([]Point{a, {a[0], middle}, {b[0], middle}, b}, 8)
}

// treeAcross sets one label below the other, children further in than their parent, with a line from each parent down to its
// children.
func treeAcross(o legend) sketch {
	const gap = 10.0
	indent := 30.0
	levels := float64(o.levels() - 1)
	if len(o.roots) > 1 {
		levels++ // several roots hang on a line of their own
	}
	if levels > 4 {
		indent = 22
	}
	width := canvasWidth - 2*margin - levels*indent
	rows := 3
	if len(o.nodes) > 12 {
		rows = 2
	}
	s := sketch{set: set(o.shown(), width-20, rows), plots: make([]plot, len(o.nodes))}
	height := max(36, s.set.height()+14)
	left := margin
	if len(o.roots) > 1 {
		left += indent
	}
	for i, n := range o.nodes {
		box := rect{left + float64(n.depth)*indent, margin + float64(i)*(height+gap), width, height}
		tone := tones[0]
		if len(n.below) > 0 {
			tone = tones[1]
		}
		s.plots[i] = plot{shape: box.rounded(10), box: box.shrunk(10, 3), tone: tone}
	}
	for i, n := range o.nodes {
		if len(n.below) > 0 {
			box := s.plots[i].shape.bounds()
			s.branches(n.below, Point{box.x + indent/2, box.y + box.h})
		}
	}
	if len(o.roots) > 1 {
		from := Point{margin + indent/2, margin + 4}
		s.branches(o.roots, from)
		s.under = append(s.under, dot(from, 4))
	}
	s.height = math.Round(2*margin + float64(len(o.nodes))*(height+gap) - gap)
	return s
}

// branches draws a line down from a point to the last child, with a turn to each.
func (s *sketch) branches(children []int, from Point) {
	const radius = 8.0
	for i, child := range children {
		box := s.plots[child].shape.bounds()
		y := box.y + box.h/2
		start := Point{from[0], y - radius}
		if i == len(children)-1 {
			start = from
		}
		s.under = append(s.under, stroke(bent([]Point{start, {from[0], y}, {box.x, y}}, radius)))
	}
}
