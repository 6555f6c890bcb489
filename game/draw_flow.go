package game

import "math"

// drawFlow sets steps in rows from left to right, like text, with one line that leads from each to the next.
func drawFlow(o legend) sketch {
	columns, width := flowColumns(o)
	gap := (canvasWidth - 2*margin - float64(columns)*width) / max(1, float64(columns-1))
	if columns == 1 {
		gap = 0
	}
	const between = 36.0
	s := sketch{set: set(o.shown(), width-12, 5)}
	height := max(48, s.set.height()+18)
	left := (canvasWidth - float64(columns)*width - float64(columns-1)*gap) / 2
	var boxes []rect
	for i := range o.nodes {
		row, column := i/columns, i%columns
		box := rect{left + float64(column)*(width+gap), margin + float64(row)*(height+between), width, height}
		boxes = append(boxes, box)
		s.plots = append(s.plots, plot{shape: box.rounded(12), box: box.shrunk(6, 4), tone: tones[0]})
	}
	for i, box := range boxes[1:] {
		s.under = append(s.under, withHead(flowLine(boxes[i], box))...)
	}
	last := boxes[len(boxes)-1]
	s.height = math.Round(last.y + last.h + margin)
	return s
}

// flowColumns is how many steps stand in a row, and how wide they are: three when there are that many and the words
// are short, one for a few steps whose words are long, else two.
func flowColumns(o legend) (columns int, width float64) {
	const three, two, one = 100.0, 152.0, 250.0
	whole := func(width float64, rows int) bool {
		return setAt(o.shown(), width-12, rows, smallText).fits()
	}
	switch n := len(o.nodes); {
	case n != 4 && n > 2 && whole(three, 3):
		return 3, three
	case n > 6 || whole(two, 5):
		return 2, two
	default:
		return 1, one
	}
}

// flowLine leads from a step to the next: straight when they are beside each other, else down, back and down.
func flowLine(from, to rect) []Point {
	const gap = 4.0
	if from.y == to.y {
		y := from.y + from.h/2
		return []Point{{from.x + from.w + gap, y}, {to.x - gap, y}}
	}
	a, b := Point{from.x + from.w/2, from.y + from.h + gap}, Point{to.x + to.w/2, to.y - gap}
	if a[0] == b[0] {
		return []Point{a, b}
	}
	middle := (from.y + from.h + to.y) / 2
	return bent([]Point{a, {a[0], middle}, {b[0], middle}, b}, 7)
}
