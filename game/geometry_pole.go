package game

import (
	"container/heap"
	"math"
	"slices"
)

// visible is a polygon without what covers it.
type visible struct {
	shape  polygon
	covers []polygon
}

// clearance is how far q lies inside what is visible; negative outside.
func (v visible) clearance(q Point) float64 {
	c := v.shape.clearance(q)
	for _, cover := range v.covers {
		c = min(c, -cover.clearance(q))
	}
	return c
}

// cell is a square that may hold the pole: centre, half its side, clearance at the centre, and the most that a point of
// it can have, because clearance changes no faster than one walks.
type cell struct {
	centre              Point
	half, clear, atMost float64
}

// cells is a queue of cells, most promising first.
type cells []cell

func (c cells) Len() int           { return len(c) }
func (c cells) Less(i, j int) bool { return c[i].atMost > c[j].atMost }
func (c cells) Swap(i, j int)      { c[i], c[j] = c[j], c[i] }

// Push is for the heap.
func (c *cells) Push(x any) { *c = append(*c, x.(cell)) }

// Pop is for the heap.
func (c *cells) Pop() any {
	last := (*c)[len(*c)-1]
	*c = (*c)[:len(*c)-1]
	return last
}

// pole finds the pole of inaccessibility: the point of v farthest from its edge, to within a hundredth of the
// shape's size, and how far that is. The clearance is negative only when nothing is visible.
func (v visible) pole() (Point, float64) {
	box := v.shape.bounds()
	v.covers = slices.DeleteFunc(slices.Clone(v.covers), func(c polygon) bool { return !box.meets(c.bounds()) })
	precision := max(box.w, box.h) / 100
	probe := func(centre Point, half float64) cell {
		clear := v.clearance(centre)
		return cell{centre, half, clear, clear + half*math.Sqrt2}
	}
	best := probe(v.shape.centroid(), 0)
	half := min(box.w, box.h) / 2
	if half <= 0 || math.IsInf(precision, 0) || math.IsNaN(precision) {
		return best.centre, best.clear
	}
	// A long, thin shape is covered by few squares all the same.
	half = max(half, max(box.w, box.h)/64)
	var queue cells
	for x := box.x + half; x-half < box.x+box.w; x += 2 * half {
		for y := box.y + half; y-half < box.y+box.h; y += 2 * half {
			heap.Push(&queue, probe(Point{x, y}, half))
		}
	}
	for len(queue) > 0 {
		next := heap.Pop(&queue).(cell)
		if next.clear > best.clear {
			best = next
		}
		// Until something visible is found, however little it is, the search goes finer; after that, the precision will do.
		enough := best.clear + precision
		if best.clear <= 0 {
			enough = precision / 16
		}
		if next.atMost <= enough {
			break
		}
		for _, at := range []Point{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
			quarter := next.half / 2
			heap.Push(&queue, probe(Point{next.centre[0] + at[0]*quarter, next.centre[1] + at[1]*quarter}, quarter))
		}
	}
	return best.centre, best.clear
}

// poleNear is the pole of v, or the preferred place when that has nearly as much room around it: a label in the
// middle of its heading reads better than one pushed into a corner for the sake of a hair's breadth.
func (v visible) poleNear(preferred Point) Point {
	const nearly = 0.85
	at, clear := v.pole()
	if v.clearance(preferred) >= nearly*clear {
		return preferred
	}
	return at
}
