package game

import "math"

// half keeps the part of the convex polygon p on the side of the line through at that normal points away from.
func (p polygon) half(at, normal Point) polygon {
	side := func(q Point) float64 { return (q[0]-at[0])*normal[0] + (q[1]-at[1])*normal[1] }
	var kept polygon
	for i, a := range p {
		b := p[(i+1)%len(p)]
		da, db := side(a), side(b)
		if da <= 0 {
			kept = append(kept, a)
		}
		if (da < 0 && db > 0) || (da > 0 && db < 0) {
			t := da / (da - db)
			kept = append(kept, Point{a[0] + t*(b[0]-a[0]), a[1] + t*(b[1]-a[1])})
		}
	}
	return kept
}

// inset is the convex polygon p without a margin of the given width along its edge. It may be empty.
func (p polygon) inset(margin float64) polygon {
	sign := 1.0
	if p.signedArea() < 0 {
		sign = -1
	}
	kept := p
	for i, a := range p {
		b := p[(i+1)%len(p)]
		dx, dy := b[0]-a[0], b[1]-a[1]
		length := math.Hypot(dx, dy)
		if length < 1e-9 {
			continue
		}
		// The normal points out of p, so what is kept lies inside.
		normal := Point{sign * dy / length, -sign * dx / length}
		kept = kept.half(Point{a[0] - normal[0]*margin, a[1] - normal[1]*margin}, normal)
	}
	return kept
}

// rounded replaces each corner of p by a short curve that begins at most radius away from it, and at most halfway
// to the next corner.
func (p polygon) rounded(radius float64) polygon {
	p = p.tidy()
	var out polygon
	for i, corner := range p {
		out = append(out, bend(p[(i+len(p)-1)%len(p)], corner, p[(i+1)%len(p)], radius)...)
	}
	return out.tidy()
}

// bent is an open line with its corners rounded.
func bent(line []Point, radius float64) []Point {
	out := []Point{line[0]}
	for i := 1; i+1 < len(line); i++ {
		out = append(out, bend(line[i-1], line[i], line[i+1], radius)...)
	}
	return append(out, line[len(line)-1])
}

// bend is the curve that rounds one corner.
func bend(before, corner, after Point, radius float64) []Point {
	const steps = 5
	if turn(before, corner, after) < math.Pi/10 {
		return []Point{corner} // a point of a curve, not a corner
	}
	from, to := toward(corner, before, radius), toward(corner, after, radius)
	var out []Point
	for s := range steps + 1 {
		t := float64(s) / steps
		// A conic with this weight is a quarter of a circle at a right angle.
		const w = math.Sqrt2 / 2
		a, b, c := (1-t)*(1-t), 2*w*t*(1-t), t*t
		out = append(out, Point{
			(a*from[0] + b*corner[0] + c*to[0]) / (a + b + c),
			(a*from[1] + b*corner[1] + c*to[1]) / (a + b + c),
		})
	}
	return out
}

// softened is the convex polygon p without what a disc of the given radius cannot reach: its corners become arcs.
func (p polygon) softened(radius float64) polygon {
	core := p.inset(radius).tidy()
	if len(core) < 3 {
		return p
	}
	way := 1.0
	if core.signedArea() < 0 {
		way = -1
	}
	normal := func(a, b Point) float64 { return math.Atan2(-way*(b[0]-a[0]), way*(b[1]-a[1])) }
	var out polygon
	for i, corner := range core {
		from := normal(core[(i+len(core)-1)%len(core)], corner)
		by := math.Remainder(normal(corner, core[(i+1)%len(core)])-from, 2*math.Pi)
		steps := int(math.Ceil(math.Abs(by) / (math.Pi / 14)))
		for s := range steps + 1 {
			sin, cos := math.Sincos(from + by*float64(s)/float64(max(1, steps)))
			out = append(out, Point{corner[0] + radius*cos, corner[1] + radius*sin})
		}
	}
	return out.tidy()
}

// turn is by how much the way from a over b to c changes direction, from 0 to π.
func turn(a, b, c Point) float64 {
	angle := math.Atan2(c[1]-b[1], c[0]-b[0]) - math.Atan2(b[1]-a[1], b[0]-a[0])
	return math.Abs(math.Remainder(angle, 2*math.Pi))
}

// toward is the point on the way from a to b, at most reach and at most half the way along.
func toward(a, b Point, reach float64) Point {
	length := math.Hypot(b[0]-a[0], b[1]-a[1])
	if length == 0 {
		return a
	}
	t := min(reach, length/2) / length
	return Point{a[0] + t*(b[0]-a[0]), a[1] + t*(b[1]-a[1])}
}

// tidy is p without points that repeat the one before.
func (p polygon) tidy() polygon {
	var out polygon
	for i, q := range p {
		next := p[(i+1)%len(p)]
		if math.Hypot(next[0]-q[0], next[1]-q[1]) > 0.02 {
			out = append(out, q)
		}
	}
	return out
}

// largestBox is the widest upright rectangle of the given proportion around centre that fits in p, which may be hollow.
func (p polygon) largestBox(centre Point, proportion float64) rect {
	fits := func(w float64) bool {
		r := rect{centre[0] - w/2, centre[1] - w*proportion/2, w, w * proportion}
		for _, q := range r.polygon() {
			if p.clearance(q) < 0 {
				return false
			}
		}
		for _, q := range p {
			if q[0] > r.x && q[0] < r.x+r.w && q[1] > r.y && q[1] < r.y+r.h {
				return false
			}
		}
		return true
	}
	low, high := 0.0, p.bounds().w
	for range 30 {
		if middle := (low + high) / 2; fits(middle) {
			low = middle
		} else {
			high = middle
		}
	}
	return rect{centre[0] - low/2, centre[1] - low*proportion/2, low, low * proportion}
}
