package game

import (
	"cmp"
	"math"
	"slices"
)

// drawParts divides a rounded whole into cells of about equal size. The whole grows until every label fits in
// every cell.
func drawParts(o legend) sketch {
	var best sketch
	for _, height := range []float64{240, 290, 340, 400, 470, 550, 640} {
		cells := partsAt(height, len(o.nodes))
		for _, proportion := range []float64{0.55, 0.45, 0.36, 0.65, 0.8} {
			s := cells.labelled(o, proportion)
			if best.plots == nil || s.set.faults() < best.set.faults() {
				best = s
			}
		}
		if best.set.fits() {
			break
		}
	}
	return best
}

// partsAt divides a whole of one height.
func partsAt(height float64, n int) sketch {
	const gap, radius = 5.0, 12.0
	whole := superellipse(Point{canvasWidth / 2, height / 2}, canvasWidth/2-margin, height/2-margin)
	s := sketch{height: height, under: []element{shape(whole, "dg-whole")}}
	for _, c := range evenCells(whole.inset(gap/2), n) {
		s.plots = append(s.plots, plot{shape: c.inset(gap / 2).softened(radius), tone: tones[0]})
	}
	return s
}

// labelled finds in each cell the largest box of a proportion, and a size of text at which every label fits in
// the smallest of them.
func (s sketch) labelled(o legend, proportion float64) sketch {
	s.plots = slices.Clone(s.plots)
	room := rect{w: math.Inf(1), h: math.Inf(1)}
	for i, p := range s.plots {
		box := p.shape.largestBox(p.shape.centroid(), proportion).shrunk(3, 1)
		s.plots[i].box = box
		room.w, room.h = min(room.w, box.w), min(room.h, box.h)
	}
	s.set = setIn(o.shown(), room, 6)
	return s
}

// superellipse is a shape between an ellipse and a rectangle.
func superellipse(centre Point, rx, ry float64) polygon {
	const points, power = 96, 3.2
	var p polygon
	for i := range points {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / points)
		p = append(p, Point{
			centre[0] + rx*math.Copysign(math.Pow(math.Abs(cos), 2/power), cos),
			centre[1] + ry*math.Copysign(math.Pow(math.Abs(sin), 2/power), sin),
		})
	}
	return p
}

// evenCells divides a convex shape into n cells of about equal size: each holds what is nearest to its seed, and the
// seeds move to the middle of their cells until they rest. Heights count more than widths, so that cells come out
// wider than high, as words are. The cells come in reading order.
func evenCells(whole polygon, n int) []polygon {
	const rounds, flat = 40, 1.35
	tall := whole.stretched(flat)
	seeds := firstSeeds(tall, n)
	var cells []polygon
	for range rounds {
		cells = nearestCells(tall, seeds)
		for i, c := range cells {
			seeds[i] = c.centroid()
		}
	}
	for i, c := range cells {
		cells[i] = c.stretched(1 / flat)
	}
	return readingOrder(cells, whole.bounds().h/float64(len(seedRows(n))))
}

// readingOrder sorts cells into rows from the top, and each row from the left. Cells are in one row when their middles
// are closer than half the height of a row.
func readingOrder(cells []polygon, row float64) []polygon {
	slices.SortStableFunc(cells, func(a, b polygon) int { return cmp.Compare(a.centroid()[1], b.centroid()[1]) })
	for from := 0; from < len(cells); {
		to := from + 1
		for to < len(cells) && cells[to].centroid()[1]-cells[from].centroid()[1] < row/2 {
			to++
		}
		slices.SortStableFunc(cells[from:to], func(a, b polygon) int { return cmp.Compare(a.centroid()[0], b.centroid()[0]) })
		from = to
	}
	return cells
}

// stretched is p with its heights multiplied.
func (p polygon) stretched(by float64) polygon {
	out := make(polygon, len(p))
	for i, q := range p {
		out[i] = Point{q[0], q[1] * by}
	}
	return out
}

// firstSeeds sets n points in rows of two or three, from the top left; every second row is pushed aside a little, so that the
// borders of the cells do not make a grid.
func firstSeeds(whole polygon, n int) []Point {
	box := whole.bounds()
	rows := seedRows(n)
	var seeds []Point
	for row, length := range rows {
		aside := 0.06 * (float64(row%2) - 0.5)
		for i := range length {
			x := (float64(i) + 0.5 + aside) / float64(length)
			y := (float64(row) + 0.5 + 0.08*float64(i%2)) / float64(len(rows))
			seeds = append(seeds, Point{box.x + box.w*x, box.y + box.h*y})
		}
	}
	return seeds
}

// seedRows says how many of n seeds are in each row: no two rows differ by more than one, and the longer ones are in the
// middle, where a rounded whole is widest.
func seedRows(n int) []int {
	most := 3
	if n <= 4 {
		most = 2
	}
	rows := make([]int, (n+most-1)/most)
	for i := range rows {
		rows[i] = n / len(rows)
	}
	middle := (len(rows) - 1) / 2
	for i := range n % len(rows) {
		offset := (i + 1) / 2
		if i%2 == 0 {
			offset = -offset
		}
		rows[middle+offset]++
	}
	return rows
}

// nearestCells gives each seed the part of the whole that is nearer to it than to any other.
func nearestCells(whole polygon, seeds []Point) []polygon {
	cells := make([]polygon, len(seeds))
	for i, a := range seeds {
		cell := whole
		for j, b := range seeds {
			if i != j {
				cell = cell.half(Point{(a[0] + b[0]) / 2, (a[1] + b[1]) / 2}, Point{b[0] - a[0], b[1] - a[1]})
			}
		}
		cells[i] = cell
	}
	return cells
}
