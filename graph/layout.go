package graph

import (
	"cmp"
	"slices"
)

// Position is a node's place in a layered drawing. Layer counts from 0 along the edges; X runs across them: neighbours
// in a layer are 1 apart and its middle is at 0, so a chain is a straight line.
type Position struct {
	Layer int
	X     float64
}

// Layers puts every node one layer behind the last of those that lead to it, so that edges lead to higher layers.
// Of a cycle the edge that closes it, seen from its earliest entrance, leads back and is left out of account. Within
// a layer nodes keep the order they were added.
func (g *Graph[K]) Layers() [][]K {
	d := g.descend()
	layers := make([][]K, d.layers())
	for i, k := range g.keys {
		layers[d.layer[i]] = append(layers[d.layer[i]], k)
	}
	return layers
}

// Layout places every node in its layer so that few edges cross. It is made for graphs that someone looks at: one
// whose edges pass too many layers to be legible keeps the first order, and is placed in linear time.
func (g *Graph[K]) Layout() map[K]Position {
	d := g.descend()
	s := g.sketch(d)
	s.untangle()
	positions := make(map[K]Position, len(g.keys))
	for layer, row := range s.rows {
		row = slices.DeleteFunc(row, func(point int32) bool { return int(point) >= len(g.keys) })
		middle := float64(len(row)-1) / 2
		for x, node := range row {
			positions[g.keys[node]] = Position{Layer: layer, X: float64(x) - middle}
		}
	}
	return positions
}

// descent is a walk over the whole graph, depth first from the roots.
type descent struct {
	met   []int32 // in which place a node was met
	left  []int32 // nodes in the order they were left, the last one first: along every edge that closes no cycle
	rank  []int32 // a node's place in left
	layer []int
}

func (d *descent) layers() int {
	deepest := -1
	for _, layer := range d.layer {
		deepest = max(deepest, layer)
	}
	return deepest + 1
}

// closes reports whether an edge closes a cycle, seen from where the walk entered it.
func (d *descent) closes(from, to int32) bool { return d.rank[to] <= d.rank[from] }

func (g *Graph[K]) descend() *descent {
	size := len(g.keys)
	d := &descent{met: make([]int32, size), left: make([]int32, 0, size), rank: make([]int32, size), layer: make([]int, size)}
	for i := range d.met {
		d.met[i] = -1
	}
	type visit struct{ node, next int32 }
	var visits []visit
	met := int32(0)
	enter := func(node int32) {
		d.met[node] = met
		met++
		visits = append(visits, visit{node: node})
	}
	// A root that an earlier one leads to is met from there; no other start is needed.
	for _, root := range g.Roots() {
		start := g.index[root]
		if d.met[start] >= 0 {
			continue
		}
		enter(start)
		for len(visits) > 0 {
			at := &visits[len(visits)-1]
			successors := g.out[at.node]
			if int(at.next) == len(successors) {
				d.left = append(d.left, at.node)
				visits = visits[:len(visits)-1]
				continue
			}
			to := successors[at.next]
			at.next++
			if d.met[to] < 0 {
				enter(to)
			}
		}
	}
	slices.Reverse(d.left)
	for rank, node := range d.left {
		d.rank[node] = int32(rank)
	}
	for _, node := range d.left {
		for _, to := range g.out[node] {
			if !d.closes(node, to) {
				d.layer[to] = max(d.layer[to], d.layer[node]+1)
			}
		}
	}
	return d
}

// maxPoints bounds the sketches that are untangled, and so the time that takes.
const maxPoints = 20_000

// sketch is a layered drawing in the making. Its points are the nodes and, where an edge passes a layer, a bend.
type sketch struct {
	rows     [][]int32 // the points of each layer, from one side to the other
	up, down [][]int32 // for each point those it is joined to in the layer before and behind
	at       []int     // the place of each point in its row
	mean     []float64 // where a point would stand among those it is joined to
}

// sketch puts the points of every layer in the order the walk met them, which leaves a tree without a crossing.
func (g *Graph[K]) sketch(d *descent) *sketch {
	size := len(g.keys)
	s := &sketch{rows: make([][]int32, d.layers()), up: make([][]int32, size), down: make([][]int32, size)}
	heading := slices.Clone(d.met) // for a bend: when its edge's end was met
	for i, layer := range d.layer {
		s.rows[layer] = append(s.rows[layer], int32(i))
	}
	if g.spans(d) <= maxPoints {
		for i := range g.keys {
			for _, n := range g.out[i] {
				heading = s.join(d, int32(i), n, heading)
			}
		}
	}
	s.at, s.mean = make([]int, len(s.up)), make([]float64, len(s.up))
	for _, row := range s.rows {
		slices.SortStableFunc(row, func(a, b int32) int { return cmp.Compare(heading[a], heading[b]) })
		s.settle(row)
	}
	return s
}

// spans counts the layers that all edges cross together.
func (g *Graph[K]) spans(d *descent) int {
	sum := 0
	for i, successors := range g.out {
		for _, n := range successors {
			span := d.layer[n] - d.layer[i]
			sum += max(span, -span)
		}
	}
	return sum
}

// join draws an edge from layer to layer, with a bend in each that it passes.
func (s *sketch) join(d *descent, from, to int32, heading []int32) []int32 {
	if d.layer[from] > d.layer[to] {
		from, to = to, from
	}
	last := from
	for layer := d.layer[from] + 1; layer <= d.layer[to]; layer++ {
		point := to
		if layer < d.layer[to] {
			point = int32(len(s.up))
			s.up, s.down = append(s.up, nil), append(s.down, nil)
			heading = append(heading, d.met[to])
			s.rows[layer] = append(s.rows[layer], point)
		}
		s.down[last] = append(s.down[last], point)
		s.up[point] = append(s.up[point], last)
		last = point
	}
	return heading
}

// untangle sorts each row by where the points it is joined to stand, forth and back, and keeps the best it saw.
func (s *sketch) untangle() {
	const (
		patience = 4 // sweeps without a gain
		most     = 60
	)
	best, crossings := s.copyRows(), s.crossings()
	for sweep, idle := 0, 0; sweep < most && idle < patience && crossings > 0; sweep++ {
		idle++
		if sweep%2 == 0 {
			for layer := 1; layer < len(s.rows); layer++ {
				s.sort(s.rows[layer], s.up)
			}
		} else {
			for layer := len(s.rows) - 2; layer >= 0; layer-- {
				s.sort(s.rows[layer], s.down)
			}
		}
		if now := s.crossings(); now < crossings {
			best, crossings, idle = s.copyRows(), now, 0
		}
	}
	s.rows = best
}

// sort puts a row in the order of the mean place of the points each is joined to; one that is joined to none stays.
func (s *sketch) sort(row []int32, joined [][]int32) {
	for _, point := range row {
		s.mean[point] = float64(s.at[point])
		if len(joined[point]) > 0 {
			sum := 0
			for _, other := range joined[point] {
				sum += s.at[other]
			}
			s.mean[point] = float64(sum) / float64(len(joined[point]))
		}
	}
	slices.SortStableFunc(row, func(a, b int32) int { return cmp.Compare(s.mean[a], s.mean[b]) })
	s.settle(row)
}

func (s *sketch) settle(row []int32) {
	for place, point := range row {
		s.at[point] = place
	}
}

func (s *sketch) copyRows() [][]int32 {
	rows := make([][]int32, len(s.rows))
	for i, row := range s.rows {
		rows[i] = slices.Clone(row)
	}
	return rows
}

// crossings counts the pairs of lines that cross between two layers, each layer in the time that sorting it takes.
func (s *sketch) crossings() int {
	total := 0
	for layer := 0; layer+1 < len(s.rows); layer++ {
		passed := make([]int, len(s.rows[layer+1])+1) // a Fenwick tree over the places of the layer behind
		lines := 0
		for _, point := range s.rows[layer] {
			for _, to := range s.down[point] {
				notRight := 0
				for i := s.at[to] + 1; i > 0; i -= i & -i {
					notRight += passed[i]
				}
				total += lines - notRight
			}
			for _, to := range s.down[point] {
				for i := s.at[to] + 1; i < len(passed); i += i & -i {
					passed[i]++
				}
				lines++
			}
		}
	}
	return total
}
