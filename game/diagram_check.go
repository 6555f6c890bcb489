package game

import (
	"encoding/xml"
	"fmt"
	"math"
	"slices"
	"strings"

	"throughline/diag"
)

// Bounds that every diagram keeps, whoever drew it.
const (
	shownWidth  = 358.0 // pixels across a picture on a telephone of 390
	targetSize  = 24.0  // pixels across the largest circle in a zone, there
	mostOverlap = 0.2   // of the smaller of two zones, unless one is above the other in the hierarchy
	mostZones   = 40
	mostCorners = 240
)

// CheckDiagram says what is wrong with a diagram that has to have a zone for each of the labels: every zone has geometry
// within the picture, is large enough to hit, keeps clear of the others, and has its anchor where only it can be hit; and the
// picture that players see says none of its labels. It trusts nothing.
func CheckDiagram(d Diagram, labels []string) diag.List {
	if !(d.Width > 0 && d.Height > 0 && d.Width < 1e6 && d.Height < 1e6) {
		return diag.List{ruleSize.At(place(d.ID, "width"), "the picture is %g by %g", d.Width, d.Height)}
	}
	if len(d.Zones) > mostZones {
		return diag.List{ruleMuch.At(place(d.ID, "zones"), "there are %d zones, %d can be used", len(d.Zones), mostZones)}
	}
	found := d.checkNames(labels)
	broken := d.checkShapes()
	found = append(found, broken...)
	if len(broken) == 0 {
		found = append(found, d.checkRoom()...)
	}
	found = append(found, d.checkSafety()...)
	return append(found, d.checkWords()...)
}

// zone is the place of a zone in diagnostics.
func (d Diagram) zone(i int, field string) diag.Place {
	return place(d.ID, fmt.Sprintf("zones[%d].%s", i, field))
}

// checkNames compares zones with labels and looks at ids and parents.
func (d Diagram) checkNames(labels []string) diag.List {
	var found diag.List
	parents := map[string]string{}
	zones := map[string]int{}
	for i, z := range d.Zones {
		if _, twice := parents[z.ID]; twice || z.ID == "" {
			found = append(found, ruleZoneID.At(d.zone(i, "id"), "the id %q is missing or used twice", z.ID))
		}
		parents[z.ID] = z.Parent
		zones[z.Label]++
		if zones[z.Label] == 2 {
			found = append(found, ruleZoned.At(d.zone(i, "label"), "%q has two zones", shortened(z.Label)))
		}
	}
	for _, label := range labels {
		if zones[label] == 0 {
			found = append(found, ruleNoZone.At(place(d.ID, "zones"), "%q has no zone", shortened(label)))
			if len(found) > mostZones {
				break
			}
		}
	}
	for i, z := range d.Zones {
		if z.Parent == "" {
			continue
		}
		if _, there := parents[z.Parent]; !there || d.above(z.Parent, parents)[z.ID] {
			found = append(found, ruleParent.At(d.zone(i, "parent"), "the parent %q is no zone, or is below this one", z.Parent))
		}
	}
	return found
}

// above collects a zone and all its parents. Parents that go in a circle end it.
func (d Diagram) above(id string, parents map[string]string) map[string]bool {
	seen := map[string]bool{}
	for ; id != "" && !seen[id]; id = parents[id] {
		seen[id] = true
	}
	return seen
}

// checkShapes looks at each zone by itself: is there a shape at all, and is it within the picture?
func (d Diagram) checkShapes() diag.List {
	var found diag.List
	for i, z := range d.Zones {
		if len(z.Points) > mostCorners {
			found = append(found, ruleMuch.At(d.zone(i, "points"), "%d points, %d can be used", len(z.Points), mostCorners))
			continue
		}
		if bad := slices.IndexFunc(append(slices.Clone(z.Points), z.Anchor), func(p Point) bool { return !within(p) }); bad >= 0 {
			found = append(found, ruleOutside.At(d.zone(i, "points"), "a coordinate is not between 0 and 100"))
			continue
		}
		shape := d.drawn(z)
		switch {
		case len(shape) < 3 || shape.area() < 1e-6*d.Width*d.Height:
			found = append(found, ruleGeometry.At(d.zone(i, "points"), "the zone has no area"))
		case shape.crossesItself():
			found = append(found, ruleGeometry.At(d.zone(i, "points"), "the edge of the zone crosses itself"))
		}
	}
	return found
}

// within reports whether both coordinates are between 0 and 100; a number that is none is not.
func within(p Point) bool { return p[0] >= 0 && p[0] <= 100 && p[1] >= 0 && p[1] <= 100 }

// checkRoom looks at the zones together: what of each can be seen and hit, and what they share.
func (d Diagram) checkRoom() diag.List {
	var found diag.List
	shapes := make([]polygon, len(d.Zones))
	parents := map[string]string{}
	for i, z := range d.Zones {
		shapes[i] = d.drawn(z)
		parents[z.ID] = z.Parent
	}
	pixel := d.Width / shownWidth
	for i, z := range d.Zones {
		seen := visible{shapes[i], shapes[i+1:]}
		// Half a pixel is left for rounding.
		if _, clear := seen.pole(); 2*clear < (targetSize-0.5)*pixel {
			found = append(found, ruleSmall.At(d.zone(i, "points"), "a circle of %.0f pixels fits on a telephone, %.0f are needed", math.Max(0, 2*clear/pixel), targetSize))
		}
		if seen.clearance(d.unit(z.Anchor)) <= 0 {
			found = append(found, ruleAnchor.At(d.zone(i, "anchor"), "the anchor is outside its zone or covered by another"))
		} else if other := d.hit(shapes, i, parents); other != "" {
			found = append(found, ruleAnchor.At(d.zone(i, "anchor"), "the anchor also hits %s", other))
		}
		for j := range i {
			if d.above(z.ID, parents)[d.Zones[j].ID] || d.above(d.Zones[j].ID, parents)[z.ID] {
				continue
			}
			area, told := overlap(shapes[i], shapes[j])
			if share := area / min(shapes[i].area(), shapes[j].area()); !told || share > mostOverlap {
				found = append(found, ruleOverlap.At(d.zone(i, "points"), "it shares more than %.0f %% with %s", 100*mostOverlap, d.Zones[j].ID))
			}
		}
	}
	return found
}

// hit names a zone besides zone i and those above it that holds the anchor of zone i.
func (d Diagram) hit(shapes []polygon, i int, parents map[string]string) string {
	above := d.above(d.Zones[i].ID, parents)
	for j, z := range d.Zones {
		if !above[z.ID] && shapes[j].clearance(d.unit(d.Zones[i].Anchor)) >= 0 {
			return z.ID
		}
	}
	return ""
}

// checkWords looks for labels in every text, id, title and name of the picture that players see.
func (d Diagram) checkWords() diag.List {
	var found diag.List
	text := strings.Join(d.said(), " | ")
	for i, z := range d.Zones {
		if z.Label != "" && says(text, z.Label) {
			found = append(found, ruleTells.At(d.zone(i, "label"), "the picture says %q", shortened(z.Label)))
		}
	}
	return found
}

// said lists what the picture that players see says, apart from what every picture says: its marks, the ids of its zones, the
// names of our classes and the sentence about its shape.
func (d Diagram) said() []string {
	shape := d.shape()
	own := []string{shape}
	for _, z := range d.Zones {
		own = append(own, z.ID, z.Mark)
	}
	var said []string
	for _, z := range d.Zones {
		said = append(said, z.Note)
	}
	say := func(text string) {
		if text = strings.TrimSpace(strings.TrimSuffix(text, shape)); !slices.Contains(own, text) {
			said = append(said, text)
		}
	}
	reader := xml.NewDecoder(strings.NewReader(d.SVG))
	for {
		token, err := reader.RawToken()
		if err != nil {
			return said
		}
		switch t := token.(type) {
		case xml.CharData:
			say(string(t))
		case xml.Comment:
			say(string(t))
		case xml.StartElement:
			for _, a := range t.Attr {
				name := a.Name.Local
				ours := name == "class" && strings.HasPrefix(a.Value, "dg")
				if named := slices.Contains([]string{"id", "class", "title", "href", "name"}, name); !ours && (named || strings.HasPrefix(name, "aria-") || strings.HasPrefix(name, "data-")) {
					say(a.Value)
				}
			}
		}
	}
}
