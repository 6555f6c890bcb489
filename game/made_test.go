package game_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"throughline/document"
	"throughline/game"
)

func TestADocumentMadeOfNotesSaysWhatIsInIt(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	notes, err := os.ReadFile("../examples/notes/heart.md")
	if err != nil {
		t.Fatal(err)
	}
	text, what, found := game.NewDocument("", notes)
	made, ok := what.(*game.Made)
	if !ok || len(found) > 0 || made.Title != "The heart" || len(made.Scenes) != 5 || made.Minutes < 5 || made.MaxScore != 10*made.Items || len(made.LeftOut) != 0 {
		t.Fatalf("%+v, %v", made, found)
	}
	items := 0
	for _, s := range made.Scenes {
		items += s.Items
	}
	if items != made.Items || !made.Scenes[0].Diagram || made.Scenes[4].Diagram || len(made.Scenes[0].Mechanics) != 3 {
		t.Errorf("%+v", made.Scenes)
	}
	g, wrong := game.ParseGame("made", text)
	if g == nil || len(wrong) > 0 || g.ID != "the-heart" || len(game.CheckGame("made", text)) > 0 {
		t.Errorf("what was written cannot be played: %v", wrong)
	}
}

func TestWhatFindsNoPlaceIsNamedWithTheReason(t *testing.T) {
	t.Parallel()
	var b strings.Builder
	b.WriteString("# Much\n")
	for s := range 9 {
		fmt.Fprintf(&b, "\n## Course %d\n\n", s)
		for i := range 12 {
			fmt.Fprintf(&b, "%d. Step %d of %d\n", i+1, i, s)
		}
	}
	_, what, found := game.NewDocument("much.md", []byte(b.String()))
	made, ok := what.(*game.Made)
	if !ok || found.HasErrors() || len(made.Scenes) == 0 || len(made.LeftOut) != 9 {
		t.Fatalf("%+v, %v", what, found)
	}
	for i, l := range made.LeftOut {
		want := "at most 8 steps"
		if i >= len(made.Scenes) {
			want = "at most 6 scenes"
		}
		if !strings.Contains(l.Why, want) || len(l.Items) < 4 || l.Section != fmt.Sprint("Course ", i) {
			t.Errorf("%+v", l)
		}
	}
	if told := made.Sentences(); len(told) != 10 || !strings.Contains(told[1], `left out of "Course 0": Step 8 of 0`) {
		t.Errorf("%q", told)
	}
}

func TestNotesAreATableByTheirNameOrByTheirFirstLine(t *testing.T) {
	t.Parallel()
	const rows = "Aorta;the largest artery\nVein;leads to the heart\nArtery;leads away\nCapillary;the thinnest\n"
	for name, text := range map[string]string{"": "\ufeffTerm;Definition\n" + rows, "x.csv": "term;definition\n" + rows} {
		if made, _, found := game.NewDocument(name, []byte(text)); made == nil || found.HasErrors() {
			t.Errorf("%q: %v", name, found)
		}
	}
	if made, _, found := game.NewDocument("", []byte("A term, definition or two.\n")); made != nil || !found.HasErrors() || found[0].Place.File != "notes.md" {
		t.Errorf("prose: %v", found)
	}
}

func TestTheLargestGameOfNotesFitsIntoADocument(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	var b strings.Builder
	b.WriteString("# Everything\n")
	for s := range 6 {
		fmt.Fprintf(&b, "\n## Parts of whole %d\n\n", s)
		for i := range 10 {
			fmt.Fprintf(&b, "- Part %d%c: %s\n", s, 'a'+i, strings.Repeat(fmt.Sprintf("what %d%c does at length ", s, 'a'+i), 10))
		}
		fmt.Fprintf(&b, "\n## Steps %d\n\n", s)
		for i := range 8 {
			fmt.Fprintf(&b, "%d. Step %d%c: %s\n", i+1, s, 'a'+i, strings.Repeat(fmt.Sprintf("how %d%c happens ", s, 'a'+i), 12))
		}
	}
	text, _, found := game.NewDocument("", []byte(b.String()))
	if text == nil || found.HasErrors() {
		t.Fatal(found)
	}
	if _, wrong := document.Read("large", text); len(wrong) > 0 || len(text) > document.MaxBytes/2 {
		t.Errorf("%d bytes of at most %d: %v", len(text), document.MaxBytes, wrong)
	}
	if odd := game.CheckGame("large", text); odd.HasErrors() {
		t.Error(odd)
	}
}
