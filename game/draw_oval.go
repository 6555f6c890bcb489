package game

import (
	"math"
	"slices"
)

// oval is an upright ellipse.
type oval struct {
	centre Point
	rx, ry float64
}

// ovalPoints is how many points stand for a whole oval.
const ovalPoints = 120

func (e oval) at(turn float64) Point {
	sin, cos := math.Sincos(turn)
	return Point{e.centre[0] + e.rx*cos, e.centre[1] + e.ry*sin}
}

func (e oval) polygon() polygon {
	var p polygon
	for i := range ovalPoints {
		p = append(p, e.at(2*math.Pi*float64(i)/ovalPoints))
	}
	return p
}

// holds reports whether p lies inside.
func (e oval) holds(p Point) bool {
	return math.Hypot((p[0]-e.centre[0])/e.rx, (p[1]-e.centre[1])/e.ry) < 1
}

// meets lists the turns of e at which it meets f, which has the same radii.
func (e oval) meets(f oval) []float64 {
	// In coordinates where both are unit circles, they meet at the same angle on both sides of the line between the centres.
	dx, dy := (f.centre[0]-e.centre[0])/e.rx, (f.centre[1]-e.centre[1])/e.ry
	d := math.Hypot(dx, dy)
	if d == 0 || d >= 2 {
		return nil
	}
	middle, aside := math.Atan2(dy, dx), math.Acos(d/2)
	return []float64{middle - aside, middle + aside}
}

// arc is a piece of an oval's edge.
type arc struct {
	of       oval
	from, to float64
}

// regionOf is the part of the plane that lies in exactly the ovals whose bit is set: the pieces of their edges that
// border on it, one after the other.
func regionOf(ovals []oval, region int) polygon {
	var arcs []arc
	for i, e := range ovals {
		for _, a := range cutAt(e, ovals) {
			middle := e.at((a.from + a.to) / 2)
			borders := true
			for j, f := range ovals {
				borders = borders && (j == i || f.holds(middle) == (region>>j&1 == 1))
			}
			if !borders {
				continue
			}
			if region>>i&1 == 0 {
				a.from, a.to = a.to, a.from // the region lies outside e, so that its edge is walked the other way
			}
			arcs = append(arcs, a)
		}
	}
	return joined(arcs)
}

// cutAt divides the edge of e where it meets the others.
func cutAt(e oval, ovals []oval) []arc {
	var turns []float64
	for _, f := range ovals {
		if f != e {
			turns = append(turns, e.meets(f)...)
		}
	}
	for i := range turns {
		turns[i] = math.Mod(turns[i]+4*math.Pi, 2*math.Pi)
	}
	slices.Sort(turns)
	var arcs []arc
	for i, from := range turns {
		to := turns[(i+1)%len(turns)]
		if to <= from {
			to += 2 * math.Pi
		}
		arcs = append(arcs, arc{e, from, to})
	}
	return arcs
}

// joined strings arcs together, each to the one that begins where it ends.
func joined(arcs []arc) polygon {
	if len(arcs) == 0 {
		return nil
	}
	var p polygon
	used := make([]bool, len(arcs))
	for at := 0; at >= 0; {
		a := arcs[at]
		used[at] = true
		steps := max(2, int(math.Ceil(math.Abs(a.to-a.from)/(2*math.Pi)*ovalPoints)))
		for s := range steps {
			p = append(p, a.of.at(a.from+(a.to-a.from)*float64(s)/float64(steps)))
		}
		end := a.of.at(a.to)
		at = -1
		for i, b := range arcs {
			start := b.of.at(b.from)
			if !used[i] && math.Hypot(start[0]-end[0], start[1]-end[1]) < 0.01 {
				at = i
				break
			}
		}
	}
	return p
}
