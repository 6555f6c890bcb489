package game

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestALayoutIsChosenByLabelsAndWords(t *testing.T) {
	t.Parallel()
	chambers := labels("Left atrium|Right atrium|Left ventricle|Right ventricle")
	organs := []Label{under("Heart", chambers...), under("Lungs", labels("Bronchi|Alveoli")...)}
	many := labels(strings.TrimSuffix(strings.Repeat("x|", 18), "|"))
	dated, sorted := labels("War|Peace"), labels("Wall|Shell")
	dated[0].Note, sorted[0].Sets = "1914", []string{"Plants"}
	for _, c := range []struct {
		name   string
		labels []Label
		hint   string
		want   Layout
	}{
		{"nothing to go by", chambers, "", Parts},
		{"a title that names it", chambers, "The four parts of the heart", Parts},
		{"the water cycle", chambers, "Labelled diagram of the water cycle", Cycle},
		{"layers", chambers, "The layers of the Earth", Layers},
		{"steps", chambers, "Steps of the TCP handshake", Flow},
		{"more words win", chambers, "The cycle of steps in a process", Flow},
		{"history", chambers, "A short history of printing", Timeline},
		{"a word within a word does not count", chambers, "Bicycles and prehistory", Parts},
		{"levels", organs, "", Nested},
		{"levels that are to be classified", organs, "A taxonomy of organs", Tree},
		{"levels that a cycle would not show", organs, "The cycle of blood", Nested},
		{"two sets that are compared", organs, "Compare heart and lungs", Venn},
		{"a flat list that is compared has no sets", chambers, "Compare the chambers", Parts},
		{"a flat list within another", chambers, "Each lies inside the next", Nested},
		{"notes", dated, "", Timeline},
		{"sets", sorted, "", Venn},
		{"too many for parts", many, "", Tree},
		{"too many for a cycle", many, "A cycle", Tree},
		{"none", nil, "", Tree},
	} {
		if got := ChooseLayout(c.labels, c.hint); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestADrawingWithoutALayoutIsDrawnInTheChosenOne(t *testing.T) {
	t.Parallel()
	d, found := Draw(Drawing{Title: "The rock cycle", Labels: labels("Igneous|Sedimentary|Metamorphic")})
	if len(found) > 0 || d.Layout != Cycle {
		t.Errorf("%s, %v", d.Layout, found)
	}
}

func TestLabelsAreArrangedByTheirHierarchy(t *testing.T) {
	t.Parallel()
	all := strings.Fields("Heart Lungs Brain Atrium Ventricle Bronchi")
	for _, c := range []struct {
		name      string
		hierarchy map[string][]string
		want      []Label
	}{
		{"none", nil, labels("Heart|Lungs|Brain|Atrium|Ventricle|Bronchi")},
		{
			"two levels, in the order of the list",
			map[string][]string{"Heart": {"Ventricle", "Atrium"}, "Lungs": {"Bronchi"}},
			[]Label{under("Heart", labels("Atrium|Ventricle")...), under("Lungs", labels("Bronchi")...), under("Brain")},
		},
		{
			"a child that is not in the list, one with two parents, and a circle",
			map[string][]string{"Heart": {"Aorta", "Lungs"}, "Lungs": {"Brain", "Heart"}, "Bronchi": {"Brain"}},
			[]Label{under("Heart", under("Lungs", labels("Brain")...)), under("Atrium"), under("Ventricle"), under("Bronchi")},
		},
		{"one below itself", map[string][]string{"Heart": {"Heart"}}, labels("Heart|Lungs|Brain|Atrium|Ventricle|Bronchi")},
	} {
		if diff := cmp.Diff(c.want, LabelTree(all, c.hierarchy)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}
