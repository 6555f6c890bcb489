package game

import "math"

// drawLoop sets many stations on a loop with straight sides: one at the top, as many on the right as on the left, and
// one at the bottom when the number is even.
func drawLoop(o legend) sketch {
	const width, gap, gapY = 104.0, 5.0, 28.0
	n := len(o.nodes)
	s := sketch{set: set(o.shown(), width-12, 6)}
	station := rect{w: width, h: max(40, s.set.height()+16)}
	left, middle, right := margin+width/2, canvasWidth/2, canvasWidth-margin-width/2
	side := (n - 1) / 2
	top := margin + station.h/2
	first := top + station.h/2 + 30 // room for the arrow round the corner
	last := first + float64(side-1)*(station.h+gapY)
	at := []Point{{middle, top}}
	for i := range side {
		at = append(at, Point{right, first + float64(i)*(station.h+gapY)})
	}
	bottom := last + station.h/2 + 30
	if n%2 == 0 {
		at = append(at, Point{middle, bottom})
	}
	for i := range side {
		at = append(at, Point{left, last - float64(i)*(station.h+gapY)})
	}
	for _, p := range at {
		s.plots = append(s.plots, stationAt(p, station))
	}
	for i, p := range at {
		s.under = append(s.under, withHead(loopLine(p, at[(i+1)%n], station, gap))...)
	}
	s.height = math.Round(bottom + margin)
	if n%2 == 0 {
		s.height = math.Round(bottom + station.h/2 + margin)
	}
	return s
}

// loopLine leads from a station to the next: straight on a side, round a corner between a side and the top or the bottom, and
// in a bow below when there is no station at the bottom.
func loopLine(from, to Point, station rect, gap float64) []Point {
	const radius = 26.0
	dx, dy := station.w/2+gap, station.h/2+gap
	switch {
	case from[0] == to[0]:
		down := math.Copysign(dy, to[1]-from[1])
		return []Point{{from[0], from[1] + down}, {to[0], to[1] - down}}
	case from[1] == to[1]:
		low := from[1] + dy + 24
		return bent([]Point{{from[0], from[1] + dy}, {from[0], low}, {to[0], low}, {to[0], to[1] + dy}}, radius)
	case from[0] == canvasWidth/2: // from the top to the right, or from the bottom to the left
		across, down := math.Copysign(dx, to[0]-from[0]), math.Copysign(dy, to[1]-from[1])
		return bent([]Point{{from[0] + across, from[1]}, {to[0], from[1]}, {to[0], to[1] - down}}, radius)
	default:
		across, down := math.Copysign(dx, to[0]-from[0]), math.Copysign(dy, to[1]-from[1])
		return bent([]Point{{from[0], from[1] + down}, {from[0], to[1]}, {to[0] - across, to[1]}}, radius)
	}
}
