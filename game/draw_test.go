package game

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var updatePictures = flag.Bool("update-pictures", false, "rewrite the golden pictures")

// labels makes flat labels of words separated by bars.
func labels(words string) []Label {
	var all []Label
	for _, w := range strings.Split(words, "|") {
		all = append(all, Label{Text: strings.TrimSpace(w)})
	}
	return all
}

// under makes a label with children.
func under(text string, children ...Label) Label { return Label{Text: text, Children: children} }

// pictures are drawings of every layout with short, long and many labels.
func pictures() map[string]Drawing {
	in := func(sets string, words string) []Label {
		all := labels(words)
		for i := range all {
			all[i].Sets = strings.Split(sets, "+")
		}
		return all
	}
	dated := labels("First printed book | Luther's theses | Galileo's telescope | Newton's Principia | Watt's engine | Voltaic pile")
	for i, year := range []string{"1455", "1517", "1609", "1687", "1769", "1800"} {
		dated[i].Note = year
	}
	long := "Release of calcium from the sarcoplasmic reticulum | Binding to troponin | Cross-bridge formation between actin and myosin | Power stroke | " +
		"Detachment after a new molecule of ATP has bound | Return of calcium by active transport"
	many := "Nucleus | Nucleolus | Ribosomes | Rough endoplasmic reticulum | Smooth endoplasmic reticulum | Golgi apparatus | Mitochondrion | Lysosome | Vacuole | Cytoplasm | Cell membrane | Centrosome | Cytoskeleton | Chloroplast"
	heart := []Label{under("Heart", labels("Left atrium|Right atrium|Left ventricle|Right ventricle")...), under("Lungs", labels("Bronchi|Alveoli")...), under("Vessels", labels("Aorta|Vena cava|Pulmonary artery")...)}
	kingdom := []Label{under("Vertebrates", under("Mammals", labels("Whales|Bats|Primates")...), under("Birds", labels("Raptors|Songbirds")...), under("Reptiles", labels("Turtles|Snakes")...), under("Fish"), under("Amphibians", labels("Frogs|Salamanders")...))}
	return map[string]Drawing{
		"parts-short": {Layout: Parts, Title: "Chambers", Labels: labels("Left atrium|Right atrium|Left ventricle|Right ventricle")},
		"parts-two":   {Layout: Parts, Title: "Two halves", Labels: labels("Left|Right")},
		"parts-seven": {Layout: Parts, Title: "Continents", Labels: labels("Africa|Antarctica|Asia|Australia|Europe|North America|South America")},
		"parts-long":  {Layout: Parts, Title: "A muscle", Labels: labels(long)},
		"parts-many":  {Layout: Parts, Title: "A plant", Labels: labels(many)},

		"layers-short":  {Layout: Layers, Title: "The Earth", Labels: labels("Crust|Mantle|Outer core|Inner core")},
		"layers-two":    {Layout: Layers, Title: "Water and oil", Labels: labels("Oil|Water")},
		"layers-long":   {Layout: Layers, Title: "A muscle", Labels: labels(long)},
		"layers-many":   {Layout: Layers, Title: "A plant", Labels: labels(many)},
		"layers-levels": {Layout: Layers, Title: "The body", Labels: heart},

		"cycle-short": {Layout: Cycle, Title: "Water", Labels: labels("Evaporation|Condensation|Precipitation|Collection")},
		"cycle-two":   {Layout: Cycle, Title: "Tide", Labels: labels("Ebb|Flood")},
		"cycle-three": {Layout: Cycle, Title: "Rock", Labels: labels("Igneous|Sedimentary|Metamorphic")},
		"cycle-long":  {Layout: Cycle, Title: "A muscle", Labels: labels(long)},
		"cycle-many":  {Layout: Cycle, Title: "A plant", Labels: labels(many)},

		"flow-short": {Layout: Flow, Title: "TCP", Labels: labels("SYN|SYN-ACK|ACK")},
		"flow-two":   {Layout: Flow, Title: "Ask", Labels: labels("Question|Answer")},
		"flow-long":  {Layout: Flow, Title: "A muscle", Labels: labels(long)},
		"flow-many":  {Layout: Flow, Title: "A plant", Labels: labels(many)},

		"tree-short": {Layout: Tree, Title: "Matter", Labels: []Label{under("Matter", under("Element"), under("Compound"), under("Mixture"))}},
		"tree-long":  {Layout: Tree, Title: "A muscle", Labels: []Label{under("Contraction of a skeletal muscle fibre", labels(long)...)}},
		"tree-many":  {Layout: Tree, Title: "Animals", Labels: kingdom},
		"tree-roots": {Layout: Tree, Title: "The body", Labels: heart},

		"timeline-short": {Layout: Timeline, Title: "Ages", Labels: labels("Stone Age|Bronze Age|Iron Age|Middle Ages")},
		"timeline-notes": {Layout: Timeline, Title: "Science", Labels: dated},
		"timeline-long":  {Layout: Timeline, Title: "A muscle", Labels: labels(long)},
		"timeline-many":  {Layout: Timeline, Title: "A plant", Labels: labels(many)},

		"venn-short":  {Layout: Venn, Title: "Cells", Sets: []string{"Plants", "Animals"}, Labels: append(append(in("Plants", "Cell wall"), in("Animals", "Centriole")...), in("Plants+Animals", "Nucleus")...)},
		"venn-sets":   {Layout: Venn, Title: "Rhetoric", Labels: labels("Ethos|Pathos|Logos")},
		"venn-three":  {Layout: Venn, Title: "Colours of light", Sets: []string{"Red", "Green", "Blue"}, Labels: append(append(append(in("Red+Green", "Yellow"), in("Green+Blue", "Cyan")...), in("Red+Blue", "Magenta")...), in("Red+Green+Blue", "White")...)},
		"venn-long":   {Layout: Venn, Title: "Law", Sets: []string{"Common law countries", "Civil law countries"}, Labels: append(append(in("Common law countries", "Precedent binds later courts | Adversarial procedure"), in("Civil law countries", "Comprehensive codes | Inquisitorial procedure")...), in("Common law countries+Civil law countries", "Independent judges | Right of appeal")...)},
		"venn-many":   {Layout: Venn, Title: "Animals", Sets: []string{"Flies", "Swims", "Lays eggs"}, Labels: append(append(append(append(in("Flies", "Bat"), in("Swims", "Dolphin | Otter")...), in("Lays eggs", "Turtle | Snake | Echidna")...), in("Flies+Lays eggs", "Eagle | Bee")...), append(in("Swims+Lays eggs", "Salmon | Penguin | Frog"), in("Flies+Swims+Lays eggs", "Duck | Puffin")...)...)},
		"venn-plates": {Layout: Venn, Title: "Vertebrates", Labels: []Label{under("Mammals", labels("Fur | Milk | Warm blood")...), under("Birds", labels("Feathers | Beak | Warm blood")...)}},

		"nested-short": {Layout: Nested, Title: "Scale", Labels: labels("Universe|Galaxy|Solar system|Earth")},
		"nested-long":  {Layout: Nested, Title: "A muscle", Labels: []Label{under("Contraction of a skeletal muscle fibre", labels(long)...)}},
		"nested-heart": {Layout: Nested, Title: "The body", Labels: heart},
		"nested-many":  {Layout: Nested, Title: "Animals", Labels: kingdom},
	}
}

func TestDrawnPicturesAreTheOnesThatWereLookedAt(t *testing.T) {
	t.Parallel()
	for name, drawing := range pictures() {
		d, found := Draw(drawing)
		if len(found) > 0 {
			t.Errorf("%s: %v", name, found)
			continue
		}
		for file, svg := range map[string]string{name + ".svg": d.SVG, name + "-labelled.svg": d.Labelled} {
			golden(t, filepath.Join("testdata", "diagrams", file), svg)
		}
	}
}

// golden compares a picture with the one on file.
func golden(t *testing.T, file, got string) {
	t.Helper()
	if *updatePictures {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil { //nolint:gosec // a picture for everyone
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s: look at the new picture, then run with -update-pictures\n%s", file, diff)
	}
}
