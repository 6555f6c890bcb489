package game

import "slices"

// manyCrossings is how often two zones may cross before they count as woven into each other.
const manyCrossings = 400

// overlap is the area that p and q share, and false when they cross so often that nobody could tell them apart.
//
// Between two neighbouring heights at which a corner or a crossing lies, all sides are straight and keep their order. The
// width shared there is linear in the height, so its value halfway times the difference in height is exact.
func overlap(p, q polygon) (area float64, ok bool) {
	a, b := p.bounds(), q.bounds()
	top, bottom := max(a.y, b.y), min(a.y+a.h, b.y+b.h)
	if top >= bottom || max(a.x, b.x) >= min(a.x+a.w, b.x+b.w) {
		return 0, true
	}
	heights := []float64{top, bottom}
	for _, corner := range slices.Concat(p, q) {
		heights = append(heights, corner[1])
	}
	crossings := 0
	for i := range p {
		for j := range q {
			if _, y, meet := crossing(p[i], p[(i+1)%len(p)], q[j], q[(j+1)%len(q)]); meet {
				heights = append(heights, y)
				crossings++
			}
		}
	}
	if crossings > manyCrossings {
		return 0, false
	}
	slices.Sort(heights)
	for i, y := range heights[1:] {
		if above := heights[i]; above >= top && y <= bottom && y > above {
			area += (y - above) * shared(p.spans((y+above)/2), q.spans((y+above)/2))
		}
	}
	return area, true
}

// spans lists where the level line at y enters and leaves p, from left to right.
func (p polygon) spans(y float64) []float64 {
	var xs []float64
	for i, a := range p {
		b := p[(i+1)%len(p)]
		if (a[1] > y) != (b[1] > y) {
			xs = append(xs, a[0]+(b[0]-a[0])*(y-a[1])/(b[1]-a[1]))
		}
	}
	slices.Sort(xs)
	return xs
}

// shared is the length that two lists of spans have in common.
func shared(a, b []float64) float64 {
	var length float64
	for i := 0; i+1 < len(a); i += 2 {
		for j := 0; j+1 < len(b); j += 2 {
			length += max(0, min(a[i+1], b[j+1])-max(a[i], b[j]))
		}
	}
	return length
}
