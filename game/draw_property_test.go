package game

import (
	"encoding/xml"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// someWords are pieces of labels: short, long, with hyphens, accents, other scripts and what XML must escape.
var someWords = []string{
	"Cell", "wall", "of", "the", "A", "1", "left", "Mitochondrion", "endoplasmic", "reticulum", "Donaudampfschifffahrt", "cross-bridge", "SYN/ACK", "naïve",
	"Ω", "<b>", "&", `"quoted"`, "水循环", "蒸発", "वाष्पीकरण", "испарение", "x²", "i", "W", "electroencephalographically", "1789–1799",
}

// aDrawing draws a drawing that its layout can hold.
func aDrawing(layout Layout) *rapid.Generator[Drawing] {
	return rapid.Custom(func(t *rapid.T) Drawing {
		at := layouts[layout]
		n := rapid.IntRange(at.least, at.most).Draw(t, "n")
		longest := rapid.IntRange(1, 7).Draw(t, "longest")
		texts := rapid.SliceOfNDistinct(rapid.Custom(func(t *rapid.T) string {
			return strings.Join(rapid.SliceOfN(rapid.SampledFrom(someWords), 1, longest).Draw(t, "words"), " ")
		}), n, n, rapid.ID[string]).Draw(t, "texts")
		d := Drawing{Layout: layout, Title: rapid.SampledFrom([]string{"", "A title", "The Cell wall"}).Draw(t, "title")}
		if layout == Venn {
			return someSets(t, d, texts)
		}
		d.Labels = forest(t, texts, at.depth)
		if layout == Timeline {
			for i := range d.Labels {
				d.Labels[i].Note = rapid.SampledFrom([]string{"", "1455", "about three hundred years before Rome fell"}).Draw(t, "note")
			}
		}
		return d
	})
}

// someSets puts texts into two or three sets, by name or as children.
func someSets(t *rapid.T, d Drawing, texts []string) Drawing {
	names := []string{"Plants", "Animals", "Organisms in deep oceans"}[:rapid.IntRange(2, 3).Draw(t, "sets")]
	if rapid.Bool().Draw(t, "named") || len(texts) <= len(names) {
		d.Sets = names
		for _, text := range texts {
			in := rapid.SliceOfNDistinct(rapid.SampledFrom(names), 1, len(names), rapid.ID[string]).Draw(t, "in")
			d.Labels = append(d.Labels, Label{Text: text, Sets: in})
		}
		return d
	}
	for _, name := range texts[:len(names)] {
		d.Labels = append(d.Labels, Label{Text: name})
	}
	for _, text := range texts[len(names):] {
		set := rapid.IntRange(0, len(names)-1).Draw(t, "set")
		d.Labels[set].Children = append(d.Labels[set].Children, Label{Text: text})
	}
	return d
}

// forest arranges texts in levels.
func forest(t *rapid.T, texts []string, levels int) []Label {
	parents := make([]int, len(texts))
	depths := make([]int, len(texts))
	below := map[int][]int{}
	for i := range texts {
		parents[i] = -1
		if i > 0 && levels > 1 {
			parents[i] = rapid.IntRange(-1, i-1).Draw(t, "parent")
		}
		if p := parents[i]; p >= 0 {
			if depths[p]+1 >= levels {
				parents[i] = -1
			} else {
				depths[i] = depths[p] + 1
			}
		}
		below[parents[i]] = append(below[parents[i]], i)
	}
	var at func(i int) []Label
	at = func(i int) []Label {
		var all []Label
		for _, child := range below[i] {
			all = append(all, Label{Text: texts[child], Children: at(child)})
		}
		return all
	}
	return at(-1)
}

func TestEveryDrawingPassesAllChecks(t *testing.T) {
	t.Parallel()
	for _, layout := range Layouts {
		t.Run(string(layout), func(t *testing.T) {
			t.Parallel()
			rapid.Check(t, func(t *rapid.T) {
				drawing := aDrawing(layout).Draw(t, "drawing")
				d, found := Draw(drawing)
				if layout == Venn && found.HasErrors() && found[0].Code == ruleManyLabels.ID {
					t.Skip("more labels than its parts have room for")
				}
				if found.HasErrors() {
					t.Fatal(found)
				}
				// Draw has checked the diagram; every label has its zone if there are as many, and each has one.
				for _, l := range flat(drawing.Labels) {
					if _, ok := d.Zone(l.Text); !ok {
						t.Fatalf("%q has no zone", l.Text)
					}
				}
				holdsInEveryPicture(t, d)
			})
		})
	}
}

// holdsInEveryPicture checks what only our own pictures promise.
func holdsInEveryPicture(t *rapid.T, d Diagram) {
	const most = 2400 // twenty long labels in boxes within boxes take their room; a page scrolls
	if d.Width != canvasWidth || d.Height > most {
		t.Fatalf("the picture is %g by %g", d.Width, d.Height)
	}
	if pixels := d.TextSize * 326 / d.Width; pixels < 11 {
		t.Fatalf("text of %g pixels", pixels)
	}
	if len(d.Zones) == 0 || len(d.Unlabelled().Zones) != len(d.Zones) {
		t.Fatal("zones are missing")
	}
	for i, z := range d.Zones {
		shape := d.drawn(z)
		if !strings.Contains(d.SVG, outlineOf(shape)) || !strings.Contains(d.Labelled, outlineOf(shape)) {
			t.Fatalf("%s is not what is drawn", z.ID)
		}
		box := rect{z.Box.X * d.Width / 100, z.Box.Y * d.Height / 100, z.Box.Width * d.Width / 100, z.Box.Height * d.Height / 100}
		for _, corner := range box.polygon() {
			if c := shape.clearance(corner); c < -1 {
				t.Fatalf("the box of %s is %g outside its zone", z.ID, -c)
			}
		}
		for _, other := range d.Zones[:i] {
			area, _ := overlap(shape, d.drawn(other))
			if inside := z.Parent == other.ID || d.Layout == Nested; !inside && area > 0.5 {
				t.Fatalf("%s and %s share %g", z.ID, other.ID, area)
			}
			if z.Parent == other.ID && d.Layout == Nested && math.Abs(area-shape.area()) > 1 {
				t.Fatalf("%s is not within %s", z.ID, other.ID)
			}
		}
	}
	onlyShapesAndText(t, d.SVG)
	onlyShapesAndText(t, d.Labelled)
}

// onlyShapesAndText checks that an SVG is well formed and has nothing but shapes and text: no style, no script, no link.
func onlyShapesAndText(t interface{ Fatalf(string, ...any) }, svg string) {
	elements := []string{"svg", "g", "path", "circle", "text"}
	attributes := []string{"xmlns", "class", "viewBox", "role", "aria-label", "font-family", "text-anchor", "data-zone", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "d", "cx", "cy", "r", "x", "y", "font-size", "font-weight"}
	reader := xml.NewDecoder(strings.NewReader(svg))
	for {
		token, err := reader.Token()
		if err == io.EOF { //nolint:errorlint // as documented
			return
		}
		if err != nil {
			t.Fatalf("%v in %s", err, svg)
		}
		if e, ok := token.(xml.StartElement); ok {
			if !slices.Contains(elements, e.Name.Local) {
				t.Fatalf("an element %s", e.Name.Local)
			}
			for _, a := range e.Attr {
				if !slices.Contains(attributes, a.Name.Local) || strings.Contains(a.Value, "url(") {
					t.Fatalf("an attribute %s=%q", a.Name.Local, a.Value)
				}
			}
		}
	}
}

func TestTheSameDrawingGivesTheSameBytes(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	for name, drawing := range pictures() {
		once, _ := Draw(drawing)
		again, _ := Draw(drawing)
		if diff := cmp.Diff(once, again); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

func TestEveryLabelFitsInEveryBox(t *testing.T) {
	t.Parallel()
	for name, drawing := range pictures() {
		d, _ := Draw(drawing)
		for _, z := range d.Zones {
			width, height := z.Box.Width*d.Width/100, z.Box.Height*d.Height/100
			for _, other := range d.Zones {
				lines, whole := filled(shortened(other.Label), width+0.01, d.TextSize)
				if high := float64(len(lines)) * d.TextSize * lineHeight; !whole || high > height+0.6 {
					t.Errorf("%s: %q needs %g in %s, which has %g by %g (whole: %t)", name, other.Label, high, z.ID, width, height, whole)
				}
			}
		}
	}
}

func TestMarksNeverLookLikeALabel(t *testing.T) {
	t.Parallel()
	for want, words := range map[string]string{
		"A B C": "Nucleus|a cell|Wall", "1 2 3 4": "A|T|C|G", "α β": "Vitamin B|Stage 1", "1 2": "a|x",
	} {
		var texts []string
		for _, l := range labels(words) {
			texts = append(texts, l.Text)
		}
		if got := strings.Join(marksFor(texts), " "); got != want {
			t.Errorf("%s: marks %s, want %s", words, got, want)
		}
	}
}

func TestATitleThatSaysALabelIsNotShownToPlayers(t *testing.T) {
	t.Parallel()
	drawing := Drawing{Layout: Parts, Title: "The heart and its left atrium", Description: "From left atrium to aorta.", Labels: labels("Left atrium|Aorta")}
	d, found := Draw(drawing)
	if len(found) > 0 {
		t.Fatal(found)
	}
	if u := d.Unlabelled(); u.Title != "" || strings.Contains(strings.ToLower(fmt.Sprint(u)), "atrium") {
		t.Errorf("players see %q", u.Title)
	}
	if !strings.Contains(d.Labelled, drawing.Title) || !strings.Contains(d.Labelled, drawing.Description) {
		t.Error("the labelled picture leaves title or description out")
	}
	drawing.Title = "The heart"
	if d, _ = Draw(drawing); d.Unlabelled().Title != drawing.Title || !strings.Contains(d.SVG, drawing.Title) {
		t.Error("a harmless title is left out")
	}
}

func TestAVennDiagramHoldsFourItemsAPartOfTwoSetsAndTwoOfThree(t *testing.T) {
	t.Parallel()
	for sets, each := range map[int]int{2: 4, 3: 2} {
		names := []string{"Mammals", "Swimmers", "Hunters"}[:sets]
		d := Drawing{Layout: Venn, Sets: names}
		for region := 1; region < 1<<sets; region++ {
			var in []string
			for i, name := range names {
				if region>>i&1 == 1 {
					in = append(in, name)
				}
			}
			for i := range each {
				d.Labels = append(d.Labels, Label{Text: fmt.Sprintf("Animal %c%d", 'p'+region, i), Sets: in})
			}
		}
		if _, found := Draw(d); len(found) > 0 {
			t.Errorf("%d sets: %v", sets, found)
		}
	}
}

func TestAListenerIsToldWhatTheEyeSees(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"venn-short":     "Overlapping sets with 3 areas, A to C. A: in Plants. B: in Animals. C: in Plants and Animals.",
		"timeline-short": "A timeline of 4 events, A to D, from the top.",
		"nested-short":   "Boxes within boxes: 4 areas, A to D. A holds B. B holds C. C holds D.",
	} {
		d, _ := Draw(pictures()[name])
		if got := d.Unlabelled().Shape; got != want || !strings.Contains(d.SVG, want) {
			t.Errorf("%s: %s", name, got)
		}
	}
	drawing := pictures()["timeline-notes"]
	if d, _ := Draw(drawing); !strings.HasSuffix(d.Unlabelled().Shape, " A: 1455. B: 1517. C: 1609. D: 1687. E: 1769. F: 1800.") {
		t.Errorf("the years are not told: %s", d.Unlabelled().Shape)
	}
	drawing.Labels[2].Note = "Galileo's telescope, 1609"
	if _, found := Draw(drawing); len(found) != 1 || found[0].Code != ruleTells.ID {
		t.Errorf("a note that says its label: %v", found)
	}
}
