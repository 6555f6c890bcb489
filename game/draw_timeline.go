package game

import "math"

// drawTimeline sets events down one line, on the left and on the right in turn, each with its note above it.
func drawTimeline(o legend) sketch {
	const reach, gap, noteHeight = 24.0, 12.0, 18.0
	middle := canvasWidth / 2
	width := middle - reach - margin
	s := sketch{set: set(o.shown(), width-16, 5)}
	height := max(40, s.set.height()+16)
	above := 0.0
	for _, n := range o.nodes {
		if n.note != "" {
			above = noteHeight
		}
	}
	// Neighbours stand on different sides, so that half the height and a little more keeps them apart.
	step := max(44, (height+above+gap)/2)
	top := margin + 10
	for i, n := range o.nodes {
		box := rect{margin, top + above + float64(i)*step, width, height}
		end := Point{box.x + box.w, box.y + height/2}
		if i%2 == 1 {
			box.x = middle + reach
			end[0] = box.x
		}
		s.plots = append(s.plots, plot{shape: box.rounded(12), box: box.shrunk(8, 3), tone: tones[0]})
		at := Point{middle, end[1]}
		s.under = append(s.under, stroke([]Point{at, end}))
		s.over = append(s.over, dot(at, 4.5))
		if n.note != "" {
			note := oneLine(n.note, width)
			s.over = append(s.over, words(note, Point{box.x + width/2, box.y - noteHeight/2}, smallText, "dg-note"))
		}
	}
	last := s.plots[len(s.plots)-1].shape.bounds()
	s.height = math.Round(last.y + last.h + margin + 8)
	s.under = append(s.under, withHead([]Point{{middle, margin}, {middle, s.height - margin}})...)
	return s
}

// oneLine is a note on one line.
func oneLine(note string, width float64) string {
	if textWidth(note, smallText) <= width {
		return note
	}
	return ellipsis(note, width, smallText)
}
