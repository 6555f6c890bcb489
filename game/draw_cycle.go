package game

import "math"

// drawCycle sets stations on a ring, clockwise from the top, with an arrow from each to the next: up to six on an
// oval, more on a loop with straight sides.
func drawCycle(o legend) sketch {
	if len(o.nodes) > 6 {
		return drawLoop(o)
	}
	const width = 112.0
	s := sketch{set: set(o.shown(), width-12, 6)}
	station := rect{w: width, h: max(40, s.set.height()+16)}
	r := ring{rx: canvasWidth/2 - margin - width/2, ry: 120}
	if len(o.nodes) < 4 {
		r.ry = 84
	}
	for len(o.nodes) > 1 && !r.apart(r.spread(len(o.nodes)), station) {
		r.ry += 4
	}
	turns := r.spread(len(o.nodes))
	s.height = math.Round(2*(r.ry+margin) + station.h)
	r.centre = Point{canvasWidth / 2, s.height / 2}
	for _, t := range turns {
		p := r.at(t)
		s.plots = append(s.plots, stationAt(p, station))
	}
	for i := range turns {
		s.under = append(s.under, r.arrow(turns, i, s.plots)...)
	}
	return s
}

// stationAt is the plot of a station around a point.
func stationAt(p Point, station rect) plot {
	box := rect{p[0] - station.w/2, p[1] - station.h/2, station.w, station.h}
	return plot{shape: box.rounded(14), box: box.shrunk(6, 4), tone: tones[0]}
}

// ring is an oval.
type ring struct {
	centre Point
	rx, ry float64
}

// at is the point of the ring a share of the way round, clockwise from the top.
func (r ring) at(share float64) Point {
	sin, cos := math.Sincos(2 * math.Pi * share)
	return Point{r.centre[0] + r.rx*sin, r.centre[1] - r.ry*cos}
}

// spread finds n shares at equal distances along the ring, from the top.
func (r ring) spread(n int) []float64 {
	const fine = 2400
	lengths := make([]float64, fine+1)
	previous := r.at(0)
	for i := 1; i <= fine; i++ {
		p := r.at(float64(i) / fine)
		lengths[i] = lengths[i-1] + math.Hypot(p[0]-previous[0], p[1]-previous[1])
		previous = p
	}
	var turns []float64
	for i, k := 0, 0; k < n; i++ {
		if lengths[i] >= lengths[fine]*float64(k)/float64(n)-1e-6 {
			turns = append(turns, float64(i)/fine)
			k++
		}
	}
	return turns
}

// apart reports whether stations at these shares leave room for an arrow between them.
func (r ring) apart(turns []float64, station rect) bool {
	const gapX, gapY = 14.0, 26.0
	for i := range turns {
		p := r.at(turns[i])
		for j := range i {
			q := r.at(turns[j])
			if math.Abs(p[0]-q[0]) < station.w+gapX && math.Abs(p[1]-q[1]) < station.h+gapY {
				return false
			}
		}
	}
	return true
}

// arrow is the piece of the ring from station i to the next, outside both.
func (r ring) arrow(turns []float64, i int, stations []plot) []element {
	const gap, steps = 5.0, 400
	next := (i + 1) % len(turns)
	start, end := turns[i], turns[next]
	if next == 0 {
		end++
	}
	var line []Point
	for k := range steps + 1 {
		p := r.at(start + (end-start)*float64(k)/steps)
		if stations[i].shape.clearance(p) < -gap && stations[next].shape.clearance(p) < -gap {
			line = append(line, p)
		}
	}
	if len(line) < 2 {
		return nil
	}
	return withHead(line)
}

// withHead is a line that ends in an arrowhead, drawn so that the line does not show beyond the tip.
func withHead(line []Point) []element {
	tip := line[len(line)-1]
	back := len(line) - 1
	for back > 0 && math.Hypot(line[back][0]-tip[0], line[back][1]-tip[1]) < 6 {
		back--
	}
	return []element{stroke(append(line[:back+1:back+1], toward(tip, line[back], 3))), arrowhead(line[back], tip)}
}
