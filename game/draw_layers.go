package game

import "math"

// drawLayers stacks bands with gently waving borders. A layer with parts of its own keeps a heading on the left and has
// the parts as thinner bands beside it.
func drawLayers(o legend) sketch {
	const pad, gap, heading = 12.0, 4.0, 104.0
	left, right := margin, canvasWidth-margin
	width := right - left - 2*pad
	if o.levels() > 1 {
		width = heading - pad
	}
	s := sketch{set: set(o.shown(), width, 4), plots: make([]plot, len(o.nodes))}
	band := max(40, s.set.height()+18)
	if o.levels() > 1 {
		band = s.set.height() + 30
	}
	rows := 0
	for _, r := range o.roots {
		rows += max(1, len(o.nodes[r].below))
	}
	// Few layers are thicker: a picture of two thin bands looks lost.
	band = max(band, min(72, 220/float64(rows)))
	y := margin + 4
	for i, r := range o.roots {
		below := o.nodes[r].below
		bottom := y + float64(max(1, len(below)))*band
		s.plots[r] = plot{
			shape: wavy(left, right, y, bottom-gap), tone: layerTone(i, len(o.roots), o.levels()),
			box: rect{left + pad, y + 5, width, bottom - gap - y - 10},
		}
		in := rect{left + heading + pad, y + 9, right - left - heading - pad - 9, bottom - gap - y - 18}
		each := (in.h - float64(len(below)-1)*6) / float64(len(below))
		for j, child := range below {
			inner := rect{in.x, in.y + float64(j)*(each+6), in.w, each}
			s.plots[child] = plot{shape: inner.rounded(9), tone: tones[0], box: inner.shrunk(6, 2)}
		}
		y = bottom
	}
	s.height = math.Round(y + margin)
	return s
}

// layerTone darkens downwards when there is a tone for each layer, and else takes turns, so that no layers look grouped.
func layerTone(i, layers, levels int) string {
	switch {
	case levels > 1:
		return tones[1]
	case layers <= len(tones):
		return tones[i]
	default:
		return tones[i%2]
	}
}

// wavy is a band whose upper and lower border rise and fall by a little. All bands wave alike, so that each is as thick
// everywhere and neighbours keep their distance.
func wavy(left, right, top, bottom float64) polygon {
	const points, rise, radius = 24, 3.0, 5.0
	wave := func(share float64) float64 { return rise * math.Sin(2*math.Pi*share) }
	var p polygon
	for i := range points + 1 {
		share := float64(i) / points
		p = append(p, Point{left + (right-left)*share, top + wave(share)})
	}
	for i := range points + 1 {
		share := 1 - float64(i)/points
		p = append(p, Point{left + (right-left)*share, bottom + wave(share)})
	}
	return p.rounded(radius)
}
