package game

import "math"

// polygon is a closed line without crossings of its own, in units of a picture; the last point joins the first.
type polygon []Point

// rect is an upright rectangle in units of a picture.
type rect struct{ x, y, w, h float64 }

func (r rect) centre() Point { return Point{r.x + r.w/2, r.y + r.h/2} }

// meets reports whether two rectangles share a point.
func (r rect) meets(s rect) bool {
	return r.x <= s.x+s.w && s.x <= r.x+r.w && r.y <= s.y+s.h && s.y <= r.y+r.h
}

// shrunk is r with a margin taken off its sides and off its top and bottom.
func (r rect) shrunk(dx, dy float64) rect { return rect{r.x + dx, r.y + dy, r.w - 2*dx, r.h - 2*dy} }

func (r rect) polygon() polygon {
	return polygon{{r.x, r.y}, {r.x + r.w, r.y}, {r.x + r.w, r.y + r.h}, {r.x, r.y + r.h}}
}

// rounded is r with its corners rounded, as a polygon fine enough to look round.
func (r rect) rounded(radius float64) polygon {
	return r.polygon().rounded(min(radius, r.w/2, r.h/2))
}

// area is the area within p, whichever way round its points go.
func (p polygon) area() float64 { return math.Abs(p.signedArea()) }

// signedArea is positive when the points go clockwise as seen, y being down.
func (p polygon) signedArea() float64 {
	var twice float64
	for i, a := range p {
		b := p[(i+1)%len(p)]
		twice += a[0]*b[1] - b[0]*a[1]
	}
	return twice / 2
}

// centroid is the balance point of p. It need not lie inside.
func (p polygon) centroid() Point {
	var x, y, twice float64
	for i, a := range p {
		b := p[(i+1)%len(p)]
		cross := a[0]*b[1] - b[0]*a[1]
		x, y, twice = x+(a[0]+b[0])*cross, y+(a[1]+b[1])*cross, twice+cross
	}
	if math.Abs(twice) < 1e-9 {
		return p.bounds().centre()
	}
	return Point{x / (3 * twice), y / (3 * twice)}
}

// bounds is the smallest upright rectangle around p.
func (p polygon) bounds() rect {
	if len(p) == 0 {
		return rect{}
	}
	low, high := p[0], p[0]
	for _, q := range p[1:] {
		low = Point{min(low[0], q[0]), min(low[1], q[1])}
		high = Point{max(high[0], q[0]), max(high[1], q[1])}
	}
	return rect{low[0], low[1], high[0] - low[0], high[1] - low[1]}
}

// clearance is how far q lies inside p; negative outside.
func (p polygon) clearance(q Point) float64 {
	inside, nearest := false, math.Inf(1)
	for i, a := range p {
		b := p[(i+1)%len(p)]
		if (a[1] > q[1]) != (b[1] > q[1]) && q[0] < (b[0]-a[0])*(q[1]-a[1])/(b[1]-a[1])+a[0] {
			inside = !inside
		}
		nearest = min(nearest, toSegment(q, a, b))
	}
	if inside {
		return math.Sqrt(nearest)
	}
	return -math.Sqrt(nearest)
}

// toSegment is the square of the distance from q to the segment from a to b.
func toSegment(q, a, b Point) float64 {
	dx, dy := b[0]-a[0], b[1]-a[1]
	t := 0.0
	if length := dx*dx + dy*dy; length > 0 {
		t = min(1, max(0, ((q[0]-a[0])*dx+(q[1]-a[1])*dy)/length))
	}
	x, y := q[0]-a[0]-t*dx, q[1]-a[1]-t*dy
	return x*x + y*y
}

// crossesItself reports whether two sides of p that are not neighbours meet.
func (p polygon) crossesItself() bool {
	n := len(p)
	for i := range n {
		for j := i + 2; j < n; j++ {
			if i == 0 && j == n-1 {
				continue
			}
			if _, _, ok := crossing(p[i], p[i+1], p[j], p[(j+1)%n]); ok {
				return true
			}
		}
	}
	return false
}

// crossing tells where the segments ab and cd cross, and false when they do not or are parallel.
func crossing(a, b, c, d Point) (x, y float64, ok bool) {
	rx, ry, sx, sy := b[0]-a[0], b[1]-a[1], d[0]-c[0], d[1]-c[1]
	cross := rx*sy - ry*sx
	if cross == 0 {
		return 0, 0, false
	}
	t := ((c[0]-a[0])*sy - (c[1]-a[1])*sx) / cross
	u := ((c[0]-a[0])*ry - (c[1]-a[1])*rx) / cross
	if t < 0 || t > 1 || u < 0 || u > 1 {
		return 0, 0, false
	}
	return a[0] + t*rx, a[1] + t*ry, true
}
