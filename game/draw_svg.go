package game

import (
	"encoding/xml"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// looks gives every class of a picture its attributes, for viewers without our style sheet; in the browser the style sheet
// web/src/ui/diagram.css overrides them, in light and in dark. There are no style attributes, which the content security
// policy forbids.
var looks = map[string]string{
	"dg-ground": `fill="#f0f2f3" stroke="none"`,
	"dg-whole":  `fill="#f0f2f3" stroke="#bd3d27" stroke-width="2"`,
	"dg-set":    `fill="none" stroke="#747b7e" stroke-width="1.5"`,
	"dg-line":   `fill="none" stroke="#bd3d27" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`,
	"dg-arrow":  `fill="#bd3d27" stroke="none"`,
	"dg-tone-0": `fill="#ffffff" stroke="#747b7e" stroke-width="1.25"`,
	"dg-tone-1": `fill="#f0f2f3" stroke="#747b7e" stroke-width="1.25"`,
	"dg-tone-2": `fill="#e4e8ea" stroke="#747b7e" stroke-width="1.25"`,
	"dg-tone-3": `fill="#d7dde0" stroke="#747b7e" stroke-width="1.25"`,
	"dg-mark":   `fill="#565e63" font-weight="600"`,
	"dg-text":   `fill="#171d22"`,
	"dg-name":   `fill="#171d22" font-weight="600"`,
	"dg-note":   `fill="#565e63"`,
}

// tones are the fills of zones from light to dark.
var tones = []string{"dg-tone-0", "dg-tone-1", "dg-tone-2", "dg-tone-3"}

// element is one piece of SVG.
type element string

// svg writes the picture, with marks or with labels.
func (s sketch) svg(d Diagram, o legend, labelled bool) string {
	var b strings.Builder
	title, about := d.plainTitle(), d.shape()
	if labelled {
		title, about = d.Title, d.Description
		if about == "" {
			about = d.described(func(z Zone) string { return shortened(z.Label) })
		}
	}
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" class="dg" viewBox="0 0 %s %s" role="img" aria-label="%s" `+
		`font-family="'Source Sans 3 Variable', system-ui, sans-serif" text-anchor="middle">`+"\n", num(canvasWidth), num(s.height), escaped(strings.TrimSpace(title+" "+about)))
	for _, e := range s.under {
		b.WriteString(string(e) + "\n")
	}
	for i, z := range d.Zones {
		p := s.plots[i]
		fmt.Fprintf(&b, `<g data-zone="%s">%s`, z.ID, shape(d.drawn(z), p.tone))
		if labelled {
			b.WriteString(string(paragraph(s.set.in(o.nodes[i].shown, p.box), p.box, s.set.size)))
		} else {
			b.WriteString(string(words(z.Mark, d.unit(z.Anchor), largeText, "dg-mark")))
		}
		b.WriteString("</g>\n")
	}
	for _, e := range s.over {
		b.WriteString(string(e) + "\n")
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// unit turns per cent into units of the viewBox.
func (d Diagram) unit(p Point) Point { return Point{p[0] * d.Width / 100, p[1] * d.Height / 100} }

// drawn is the shape of a zone in units, from its points.
func (d Diagram) drawn(z Zone) polygon {
	shape := make(polygon, len(z.Points))
	for i, p := range z.Points {
		shape[i] = d.unit(p)
	}
	return shape
}

// shape is a closed line in the look of a class.
func shape(p polygon, class string) element {
	return path(outlineOf(p)+"Z", class)
}

// stroke is an open line.
func stroke(p []Point) element { return path(outlineOf(p), "dg-line") }

func path(d, class string) element {
	return element(fmt.Sprintf(`<path class="%s" %s d="%s"/>`, class, looks[class], d))
}

func outlineOf(p []Point) string {
	var b strings.Builder
	for i, q := range p {
		letter := "L"
		if i == 0 {
			letter = "M"
		}
		b.WriteString(letter + num(q[0]) + " " + num(q[1]))
	}
	return b.String()
}

// arrowhead is a head at the end of a line that arrives from a point.
func arrowhead(from, tip Point) element {
	const length, half = 7.0, 4.0
	d := math.Hypot(tip[0]-from[0], tip[1]-from[1])
	ux, uy := (tip[0]-from[0])/d, (tip[1]-from[1])/d
	base := Point{tip[0] - ux*length, tip[1] - uy*length}
	return shape(polygon{tip, {base[0] - uy*half, base[1] + ux*half}, {base[0] + uy*half, base[1] - ux*half}}, "dg-arrow")
}

// dot is a filled spot on a line.
func dot(at Point, radius float64) element {
	return element(fmt.Sprintf(`<circle class="dg-arrow" %s cx="%s" cy="%s" r="%s"/>`, looks["dg-arrow"], num(at[0]), num(at[1]), num(radius)))
}

// words is one line of text around a point.
func words(text string, at Point, size float64, class string) element {
	return element(fmt.Sprintf(`<text class="%s" %s font-size="%s" x="%s" y="%s">%s</text>`, class, looks[class], num(size), num(at[0]), num(at[1]+size*0.35), escaped(text)))
}

// paragraph is text in the middle of a box.
func paragraph(lines []string, box rect, size float64) element {
	var b strings.Builder
	at := box.centre()
	for i, line := range lines {
		y := at[1] + (float64(i)-float64(len(lines)-1)/2)*size*lineHeight
		b.WriteString(string(words(line, Point{at[0], y}, size, "dg-text")))
	}
	return element(b.String())
}

// num writes a number to two digits, without zeros at its end.
func num(x float64) string {
	return strconv.FormatFloat(math.Round(x*100)/100+0, 'f', -1, 64)
}

func escaped(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(text)) // a builder takes everything
	return b.String()
}
