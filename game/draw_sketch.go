package game

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// sketch is a picture in the making: lines and names, and a plot for each label, in units.
type sketch struct {
	height float64
	set    setting
	plots  []plot    // by node of the legend
	under  []element // painted before the zones
	over   []element // painted after them
	full   bool      // there is no room for all labels
}

// plot is the place of one label.
type plot struct {
	shape  polygon
	box    rect // where the label is written
	tone   string
	region string
}

// diagram turns a sketch into a diagram: zones from the very points that are drawn.
func (s sketch) diagram(d Drawing, o legend) Diagram {
	out := Diagram{ID: d.ID, Layout: d.Layout, Title: shortened(d.Title), Description: shortened(d.Description), Width: canvasWidth, Height: s.height, TextSize: s.set.size}
	marks := marksFor(o.texts())
	for i, p := range s.plots {
		z := Zone{ID: zoneID(i), Mark: marks[i], Label: o.nodes[i].text, Note: o.noted(i), Region: p.region}
		if parent := o.nodes[i].parent; parent >= 0 {
			z.Parent = zoneID(parent)
		}
		for _, q := range p.shape {
			z.Points = append(z.Points, s.percent(q))
		}
		var covers []polygon
		for _, later := range s.plots[i+1:] {
			covers = append(covers, later.shape)
		}
		z.Anchor = s.percent(visible{p.shape, covers}.poleNear(p.box.centre()))
		corner, size := s.percent(Point{p.box.x, p.box.y}), s.percent(Point{p.box.w, p.box.h})
		z.Box = Box{X: corner[0], Y: corner[1], Width: size[0], Height: size[1]}
		out.Zones = append(out.Zones, z)
	}
	out.SVG = s.svg(out, o, false)
	out.Labelled = s.svg(out, o, true)
	return out
}

// percent turns units into per cent, to three digits: a two-hundredth of a pixel.
func (s sketch) percent(p Point) Point {
	return Point{math.Round(p[0]/canvasWidth*1e5) / 1e3, math.Round(p[1]/s.height*1e5) / 1e3}
}

func zoneID(i int) string { return "zone_" + strconv.Itoa(i+1) }

// marksFor gives each label a neutral mark: letters, unless one of the labels is a letter, and so on through the series.
func marksFor(labels []string) []string {
	series := []func(int) string{
		func(i int) string {
			if i >= 26 {
				return "A" + string(rune('A'+i-26))
			}
			return string(rune('A' + i))
		},
		func(i int) string { return strconv.Itoa(i + 1) },
		func(i int) string { return string(rune('α' + i)) },
		// Nobody has labels that look like this.
		func(i int) string { return "#" + strconv.Itoa(i+1) },
	}
	var marks []string
	for _, mark := range series {
		marks = marks[:0]
		free := true
		for i := range labels {
			marks = append(marks, mark(i))
		}
		for _, label := range labels {
			for _, m := range marks {
				free = free && !slices.Contains(strings.FieldsFunc(label, betweenWords), m) && !strings.EqualFold(strings.TrimSpace(label), m)
			}
		}
		if free {
			break
		}
	}
	return marks
}
