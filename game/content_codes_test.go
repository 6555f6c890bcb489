package game

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"throughline/diag"
)

func TestEveryCodeOfContentHasASampleThatTriggersExactlyIt(t *testing.T) {
	t.Parallel()
	samples, err := filepath.Glob("testdata/invalid/G2*")
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
		found := CheckGame(name, text)
		if len(found) != 1 || found[0].Code != want {
			t.Errorf("%s: want one %s, found %v", name, want, []diag.Diagnostic(found))
			continue
		}
		if found[0].Place.Line == 0 || found[0].Place.Path == "" || found[0].Message == "" || found[0].Owner != OwnerContent && found[0].Owner != OwnerDiagram {
			t.Errorf("%s: %+v has no place, no message or no owner", name, found[0])
		}
	}
	// A design without mechanics is a mistake of the design before it is one of content; only Prune leaves mechanics out.
	for _, code := range contentCodes {
		if !shown[code.ID] && code.ID != flawNothing.ID && code.ID != trimMechanic.ID {
			t.Errorf("%s (%s) has no sample", code.ID, code.Title)
		}
	}
	if !slices.IsSortedFunc(AllCodes(), func(a, b diag.Code) int { return strings.Compare(a.ID, b.ID) }) {
		t.Error("the codes are not in order")
	}
}

func TestPruneLeavesOutWhatCannotBePlayed(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../examples/game/digestion.yaml")
	if err != nil {
		t.Fatal(err)
	}
	g, _ := ParseGame("digestion.yaml", text)
	broken := g.Content["s1_m1"] // with a child, which takes its place
	broken.DragDrop = &DragDropContent{}
	g.Content["s1_m1"] = broken
	delete(g.Content, "s1_m3")
	g.Content["s4_m1"] = Content{} // the whole scene
	if _, _, found := Assemble(*g); !found.HasErrors() {
		t.Fatal("a broken game is assembled")
	}
	pruned, found := Prune(*g)
	var out []string
	for _, d := range found {
		if d.Code != trimMechanic.ID || d.Severity != diag.Warning || d.Owner != OwnerContent {
			t.Errorf("%+v", d)
		}
		out = append(out, strings.SplitN(d.Message, ",", 2)[0])
	}
	if want := []string{"s1_m1", "s1_m3", "s4_m1"}; !slices.Equal(out, want) {
		t.Errorf("left out: %v", out)
	}
	b, _, found := Assemble(pruned)
	if found.HasErrors() {
		t.Fatal(found)
	}
	var kinds []string
	for _, s := range b.Scenes {
		for _, m := range s.Mechanics {
			kinds = append(kinds, string(m.ID)+" "+string(m.Type))
		}
	}
	want := []string{
		"s1_m1 click_to_identify", "s1_m2 trace_path", "s2_m1 hierarchical", "s2_m2 compare_contrast", "s3_m1 sequencing",
		"s3_m2 sorting_categories", "s3_m3 memory_match",
	}
	if !slices.Equal(kinds, want) {
		t.Errorf("what is left: %v", kinds)
	}
	if report := CheckPlay(pruned); report.Diagnostics.HasErrors() {
		t.Error(report.Diagnostics)
	}
	if _, ok := g.Content["s1_m4"]; !ok || len(g.Design.Scenes) != 4 {
		t.Error("the game given was changed")
	}
}

func TestScoresAreBoundToWhatIsThere(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../examples/game/digestion.yaml")
	if err != nil {
		t.Fatal(err)
	}
	g, _ := ParseGame("digestion.yaml", text)
	before, _, _ := Assemble(*g)
	c := *g.Content["s1_m1"].DragDrop
	c.Labels = slices.Clone(c.Labels[:4])
	c.Labels[0].Points = 25
	g.Content["s1_m1"] = Content{DragDrop: &c}
	after, key, found := Assemble(*g)
	if found.HasErrors() {
		t.Fatal(found)
	}
	if got := after.Mechanic("s1_m1").MaxScore; got != 55 || key.Mechanics["s1_m1"].MaxScore != 55 {
		t.Errorf("the mechanic: %d", got)
	}
	if after.TotalMaxScore != before.TotalMaxScore+5 || after.Scenes[0].MaxScore != before.Scenes[0].MaxScore+5 {
		t.Errorf("the sums: %d and %d", after.Scenes[0].MaxScore, after.TotalMaxScore)
	}
	if got := after.Scenes[0].way("s1_m2").Need; got != 43 { // half of 55 and 30
		t.Errorf("the gate asks for %d", got)
	}
}
