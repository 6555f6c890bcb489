package game

import (
	"fmt"
	"math"
)

// Measures of the places of labels in a Venn diagram.
const (
	slotSide   = 4.0   // between a slot and the text in it
	plateWidth = 106.0 // of a set's plate
	plateDip   = 8.0   // by how much a plate lies on its oval
)

// slotWidths lists the widths that slots may have, best first: those at which no word is broken, or, when there are none, the
// widest, since that is what the part in the middle has room for.
func slotWidths(o legend) []float64 {
	widest := 98.0
	var widths []float64
	for width := widest; width >= 62; width -= 6 {
		if set(o.shown(), width-2*slotSide, 5).fits() {
			widths = append(widths, width)
		}
	}
	if widths == nil {
		return []float64{widest}
	}
	return widths
}

func (v *venn) slotHeight() float64 { return max(28, v.text.height()+10) }

// name writes the names of the sets, or makes plates where the players are to put them.
func (v *venn) name() {
	for i, e := range v.ovals {
		y, towards := e.centre[1]-e.ry, -1.0
		if i == 2 {
			y, towards = e.centre[1]+e.ry, 1
		}
		if v.plates {
			h := v.slotHeight()
			box := rect{e.centre[0] - plateWidth/2, y + towards*(h/2-plateDip) - h/2, plateWidth, h}
			v.sketch.plots[i] = plot{shape: box.rounded(10), box: box.shrunk(8, 3), tone: tones[0], region: fmt.Sprintf("name_%d", i+1)}
		} else if v.o.sets != nil {
			// A name stands over the part that is the set's alone, away from the other name.
			width, x := canvasWidth/2-margin-6, e.centre[0]
			if i < 2 {
				x = e.centre[0] + (e.centre[0]-canvasWidth/2)*0.48
			}
			v.sketch.under = append(v.sketch.under, words(oneLine(v.o.sets[i], width), Point{x, y + towards*14}, largeText, "dg-name"))
		}
	}
}

// slots gives the labels of each part slots below one another, all of one size, and reports whether they fit.
func (v *venn) slots(regions []int, members map[int][]int) bool {
	const gap = 6.0
	v.sketch.set, v.slotted = v.text, true
	for _, region := range regions {
		places, ok := stack(regionOf(v.ovals, region), len(members[region]), v.slot, v.slotHeight(), gap)
		if !ok {
			return false
		}
		for i, at := range members[region] {
			v.sketch.plots[at] = plot{shape: places[i].rounded(9), box: places[i].shrunk(slotSide, 3), tone: tones[0], region: fmt.Sprintf("region_%d", region)}
		}
	}
	return true
}

// stack finds n places of one size below one another inside a shape, as near its middle as can be.
func stack(shape polygon, n int, width, height, gap float64) ([]rect, bool) {
	box := shape.bounds()
	middle := shape.centroid()
	total := float64(n)*(height+gap) - gap
	for off := 0.0; off < box.h; off += 4 {
		for _, top := range []float64{middle[1] - total/2 + off, middle[1] - total/2 - off} {
			if places := column(shape, n, rect{y: top, w: width, h: height}, gap); places != nil {
				return places, true
			}
		}
	}
	return nil, false
}

// column is n places from a given height down, straight below one another where the shape has room for that; nil when they do
// not fit.
func column(shape polygon, n int, first rect, gap float64) []rect {
	const inside = 4.0
	low, high := math.Inf(-1), math.Inf(1)
	places := make([]rect, n)
	for i := range n {
		places[i] = first
		places[i].y += float64(i) * (first.h + gap)
		from, to := stretch(shape, places[i].y, first.h)
		if to-from < first.w+2*inside {
			return nil
		}
		places[i].x = (from+to)/2 - first.w/2
		low, high = max(low, from), min(high, to)
	}
	if high-low >= first.w+2*inside {
		for i := range places {
			places[i].x = (low+high)/2 - first.w/2
		}
	}
	return places
}

// stretch is the widest stretch that is inside the shape at every height of a row.
func stretch(shape polygon, y, height float64) (from, to float64) {
	const looks = 8
	from, to = math.Inf(-1), math.Inf(1)
	for i := range looks + 1 {
		spans := shape.spans(y + height*float64(i)/looks)
		widest := -1
		for j := 0; j+1 < len(spans); j += 2 {
			if widest < 0 || spans[j+1]-spans[j] > spans[widest+1]-spans[widest] {
				widest = j
			}
		}
		if widest < 0 {
			return 0, 0
		}
		from, to = max(from, spans[widest]), min(to, spans[widest+1])
	}
	return from, to
}
