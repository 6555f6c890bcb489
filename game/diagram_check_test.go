package game

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"throughline/diag"
)

func TestEveryDiagramCodeHasASampleThatTriggersExactlyIt(t *testing.T) {
	t.Parallel()
	samples, err := filepath.Glob("testdata/diagrams/invalid/*.json")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]bool{}
	for _, name := range samples {
		want, _, _ := strings.Cut(filepath.Base(name), "-")
		shown[want] = true
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var sample struct {
			Drawing *Drawing
			Diagram Diagram
			Labels  []string
		}
		if err := json.Unmarshal(text, &sample); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		var found diag.List
		if sample.Drawing != nil {
			_, found = Draw(*sample.Drawing)
		} else {
			found = CheckDiagram(sample.Diagram, sample.Labels)
		}
		if len(found) != 1 || found[0].Code != want || found[0].Owner != OwnerDiagram || found[0].Place.Path == "" {
			t.Errorf("%s: want one %s, found %+v", name, want, []diag.Diagnostic(found))
		}
	}
	for _, code := range diagramCodes {
		if !shown[code.ID] {
			t.Errorf("%s (%s) has no sample", code.ID, code.Title)
		}
	}
	if !slices.IsSortedFunc(diagramCodes, func(a, b diag.Code) int { return strings.Compare(a.ID, b.ID) }) {
		t.Error("the codes are not in order")
	}
}

func TestEveryBrokenPropertyOfADrawnDiagramIsNoticed(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	for _, layout := range []string{"parts-many", "nested-heart", "venn-three", "tree-many", "layers-levels"} {
		for _, m := range []struct {
			name   string
			code   diag.Code
			damage func(d *Diagram)
		}{
			{"a zone is left out", ruleNoZone, func(d *Diagram) { d.Zones = d.Zones[:len(d.Zones)-1] }},
			{"a zone loses its points", ruleGeometry, func(d *Diagram) { d.Zones[1].Points = nil }},
			{"a zone shrinks to a line", ruleGeometry, func(d *Diagram) { d.Zones[1].Points = []Point{{10, 10}, {50, 10}, {30, 10}} }},
			{"a coordinate is no number", ruleOutside, func(d *Diagram) { d.Zones[1].Points[0][0] = math.NaN() }},
			{"a coordinate is without end", ruleOutside, func(d *Diagram) { d.Zones[1].Points[0][1] = math.Inf(1) }},
			{"an anchor is negative", ruleOutside, func(d *Diagram) { d.Zones[1].Anchor[1] = -0.1 }},
			{"two anchors are swapped", ruleAnchor, func(d *Diagram) {
				a, b := len(d.Zones)-1, len(d.Zones)-2
				d.Zones[a].Anchor, d.Zones[b].Anchor = d.Zones[b].Anchor, d.Zones[a].Anchor
			}},
			{"a zone shrinks to a spot", ruleSmall, func(d *Diagram) {
				last := &d.Zones[len(d.Zones)-1]
				for i, p := range last.Points {
					last.Points[i] = Point{last.Anchor[0] + (p[0]-last.Anchor[0])/12, last.Anchor[1] + (p[1]-last.Anchor[1])/12}
				}
			}},
			{"a zone lies on another", ruleOverlap, func(d *Diagram) {
				a, b := len(d.Zones)-1, len(d.Zones)-2
				d.Zones[a].Points, d.Zones[a].Anchor = slices.Clone(d.Zones[b].Points), d.Zones[b].Anchor
			}},
			{"an id is used twice", ruleZoneID, func(d *Diagram) { d.Zones[1].ID = d.Zones[2].ID }},
			{"an id is missing", ruleZoneID, func(d *Diagram) { d.Zones[1].ID = "" }},
			{"a parent is itself", ruleParent, func(d *Diagram) { d.Zones[1].Parent = d.Zones[1].ID }},
			{"two labels are the same", ruleZoned, func(d *Diagram) { d.Zones[1].Label = d.Zones[2].Label }},
			{"the labelled picture is shown", ruleTells, func(d *Diagram) { d.SVG = d.Labelled }},
			{"the picture has no size", ruleSize, func(d *Diagram) { d.Width = math.NaN() }},
			{"there are a thousand zones", ruleMuch, func(d *Diagram) {
				for len(d.Zones) < 1000 {
					d.Zones = append(d.Zones, d.Zones...)
				}
			}},
		} {
			drawing := pictures()[layout]
			d, found := Draw(drawing)
			if len(found) > 0 {
				t.Fatal(found)
			}
			var texts []string
			for _, z := range d.Zones {
				texts = append(texts, z.Label)
			}
			m.damage(&d)
			if found := CheckDiagram(d, texts); !slices.ContainsFunc(found, func(f diag.Diagnostic) bool { return f.Code == m.code.ID }) {
				t.Errorf("%s: %s, and it is not noticed: %v", layout, m.name, found)
			}
		}
	}
}

func TestAParentBehindItsChildrenMayBeCoveredButNotWholly(t *testing.T) {
	t.Parallel()
	d, _ := Draw(pictures()["nested-short"])
	child := &d.Zones[len(d.Zones)-1]
	child.Points = slices.Clone(d.Zones[len(d.Zones)-2].Points)
	found := CheckDiagram(d, nil)
	if !slices.ContainsFunc(found, func(f diag.Diagnostic) bool { return f.Code == ruleSmall.ID }) {
		t.Errorf("a parent that cannot be seen is not noticed: %v", found)
	}
}

func TestAbsurdDrawingsAreRefusedSoon(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	wide := make([]Label, 1_000_000)
	for i := range wide {
		wide[i] = Label{Text: "x"}
	}
	deep := []Label{{Text: "x"}}
	for range 10_000 {
		deep = []Label{{Text: "x", Children: deep}}
	}
	for name, labels := range map[string][]Label{"a million labels": wide, "ten thousand levels": deep} {
		for _, layout := range append([]Layout{""}, Layouts...) {
			if _, found := Draw(Drawing{Layout: layout, Labels: labels}); !found.HasErrors() {
				t.Errorf("%s are drawn as %q", name, layout)
			}
		}
	}
	long := strings.Repeat("word ", 1_000_000)
	if _, found := Draw(Drawing{Layout: Tree, Title: long, Labels: []Label{{Text: long}, {Text: "short"}}}); found.HasErrors() {
		t.Errorf("a long label is no reason to draw nothing: %v", found)
	}
}

// FuzzCheckDiagram takes any diagram at all: the check ends, and what it finds nothing wrong with can be played on, since every
// anchor hits its own zone and no other.
func FuzzCheckDiagram(f *testing.F) {
	samples, err := filepath.Glob("testdata/diagrams/invalid/*.json")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range samples {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var sample struct {
			Diagram Diagram
			Labels  []string
		}
		if json.Unmarshal(text, &sample) != nil {
			return
		}
		d := sample.Diagram
		if len(CheckDiagram(d, sample.Labels)) > 0 {
			return
		}
		for _, label := range sample.Labels {
			if _, ok := d.Zone(label); !ok {
				t.Fatalf("%q has no zone", label)
			}
		}
		for _, z := range d.Zones {
			top := ""
			for _, other := range d.Zones {
				if d.drawn(other).clearance(d.unit(z.Anchor)) >= 0 {
					top = other.ID
				}
			}
			if top != z.ID {
				t.Fatalf("the anchor of %s hits %q", z.ID, top)
			}
		}
	})
}
