package game

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// bundledNotes are the notes that ship, by their name.
func bundledNotes(t testing.TB) map[string][]byte {
	files, err := filepath.Glob("../examples/notes/*")
	if err != nil || len(files) == 0 {
		t.Fatal("no notes", err)
	}
	all := map[string][]byte{}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(name)] = text
	}
	return all
}

// summaryOf is a game as a list of scenes with their mechanics.
func summaryOf(d Design) []string {
	var out []string
	for _, s := range d.Scenes {
		line := s.Title + ":"
		for _, m := range s.Mechanics {
			line += fmt.Sprintf(" %s %d", m.MechanicType, m.ExpectedItemCount)
		}
		out = append(out, line)
	}
	return out
}

func TestNotesBecomeAVariedGame(t *testing.T) {
	t.Parallel()
	want := map[string][]string{
		"heart.md": {
			"Parts of the heart: hierarchical 8 click_to_identify 6 trace_path 5", "The way of the blood: sequencing 7 description_matching 7",
			"Which blood is in it?: sorting_categories 8", "Arteries and veins: compare_contrast 6", "Words to know: memory_match 6",
		},
		"plant-cell.md": {
			"Parts of a plant cell: drag_drop 8 click_to_identify 6", "From light to work: sequencing 6", "What it works with: sorting_categories 9",
			"What has it?: compare_contrast 7", "Words to know: memory_match 6",
		},
		"tcp-handshake.md": {
			"The three messages and what follows: sequencing 6", "Who sends it?: sorting_categories 6", "TCP and UDP: compare_contrast 6", "Words to know: memory_match 6",
			"A page that does not load: branching_scenario 3",
		},
		"water-cycle.md": {
			"How water goes round: sequencing 6 description_matching 6", "Where water is kept: sorting_categories 8", "Rain and snow: compare_contrast 5",
			"Words to know: memory_match 5", "A summer without rain: branching_scenario 2",
		},
	}
	played := map[Mechanic]bool{}
	for name, text := range bundledNotes(t) {
		notes, found := ReadNotes(name, text)
		if len(found) > 0 {
			t.Fatalf("%s: %v", name, found)
		}
		game, found := FromNotes("made", notes)
		if len(found) > 0 {
			t.Errorf("%s: %v", name, found)
		}
		if diff := cmp.Diff(want[name], summaryOf(game.Design)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		for _, s := range game.Design.Scenes {
			for _, m := range s.Mechanics {
				played[m.MechanicType] = true
			}
		}
	}
	if len(played) != len(Mechanics()) {
		t.Errorf("the bundled notes use %d of %d mechanics", len(played), len(Mechanics()))
	}
}

func TestNotesAreFoundInWhatPeopleWrite(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name, file, text string
		want             []string
	}{
		{"terms with a dash", "a.md", "# T\n- **Osmosis** – water that passes a membrane\n- Diffusion - spreading of a substance\n* Turgor: pressure of water\n", []string{"Words to know: memory_match 3"}},
		{"groups on one line", "a.md", "# T\n## Food\n- Fruit: apple, pear, plum\n- Roots: carrot, beet, radish\n", []string{"Food: sorting_categories 6"}},
		{"a table of terms", "a.md", "# T\n| Term | Meaning |\n|---|---|\n| A | first letter |\n| B | second letter |\n| C | third letter |\n", []string{"Words to know: memory_match 3"}},
		{"CSV with categories", "food.csv", "term,definition,category\nApple,grows on trees,Fruit\nCarrot,grows in the ground,Roots\nPear,is a relative of the apple,Fruit\nBeet,is red,Roots\n", []string{"Food: sorting_categories 4", "Words to know: memory_match 4"}},
		{"CSV with semicolons and steps", "wash.csv", "step;term;definition\n1;Sort;by colour\n2;Wash;at 40 degrees\n3;Dry;in the sun\n4;Fold;while it is warm\n", []string{"Wash: sequencing 4 description_matching 4"}},
		{"CSV with parts", "bike.csv", "part,function,part of\nWheel,rolls,Bicycle\nFrame,holds everything,Bicycle\nSaddle,carries the rider,Bicycle\n", []string{"Bicycle: drag_drop 3 click_to_identify 3"}},
		{"parts without meanings", "a.md", "# T\n## Parts\n- Engine\n  - Piston\n  - Valve\n- Chassis\n  - Axle\n  - Spring\n", []string{"Parts: sorting_categories 4"}},
		{"a byte order mark and carriage returns", "a.md", "\ufeff# T\r\n## Steps\r\n1. one thing\r\n2. another thing\r\n3. the last thing\r\n", []string{"Steps: sequencing 3"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			notes, found := ReadNotes(test.file, []byte(test.text))
			if notes == nil {
				t.Fatal(found)
			}
			game, found := FromNotes("made", notes)
			if found.HasErrors() {
				t.Error(found)
			}
			if diff := cmp.Diff(test.want, summaryOf(game.Design)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// notesSamples are what is wrong with notes, by code.
var notesSamples = map[string]struct{ file, text string }{
	"G501": {"a.md", "# \xff\xfe"},
	"G502": {"a.md", strings.Repeat("x", maxNotes+1)},
	"G503": {"a.md", "Just a paragraph, and nothing else."},
	"G504": {"a.csv", "term,definition\nA,one\nB,two,three\nC,three\nD,four\n"},
	"G505": {"a.csv", "colour,size,price\nred,2,3\n"},
	"G506": {"a.md", "# T\n## Steps\n1. a\n2. b\n3. c\n## Scenario: X\n### What now?\n- [x] This: yes\n- [x] That: yes\n"},
}

func TestWhatIsWrongWithNotesIsSaidWithItsPlace(t *testing.T) {
	t.Parallel()
	for _, code := range noteCodes {
		sample, ok := notesSamples[code.ID]
		if !ok {
			t.Errorf("%s has no sample", code.ID)
			continue
		}
		_, found := ReadNotes(sample.file, []byte(sample.text))
		if len(found) != 1 || found[0].Code != code.ID || found[0].Place.Line == 0 || found[0].Hint == "" && code.Fix == "" {
			t.Errorf("%s: found %v", code.ID, found)
		}
	}
}

func TestAnyNotesThatCanBePlayedMakeAGameThatHolds(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.StringMatching(`[A-Z][a-zäé]{1,9}( [a-z]{2,8})?`)
		phrase := rapid.StringMatching(`[a-z]{2,7}s( [a-z0-9]{1,9}){1,6}`)
		var b strings.Builder
		fmt.Fprintf(&b, "# %s\n\n%s.\n", word.Draw(t, "title"), phrase.Draw(t, "intro"))
		for range rapid.IntRange(1, 8).Draw(t, "sections") {
			fmt.Fprintf(&b, "\n## %s%s\n\n", word.Draw(t, "heading"), rapid.SampledFrom([]string{"", " parts", ", a cycle", " mix-ups"}).Draw(t, "sort"))
			kind := rapid.IntRange(0, 5).Draw(t, "kind")
			for i := range rapid.IntRange(1, 14).Draw(t, "lines") {
				a, p := word.Draw(t, "name"), phrase.Draw(t, "text")
				switch kind {
				case 0:
					fmt.Fprintf(&b, "- %s: %s.\n", a, p)
				case 1:
					fmt.Fprintf(&b, "%d. %s: %s\n", i+1, a, p)
				case 2:
					fmt.Fprintf(&b, "%s- %s: %s\n", strings.Repeat("  ", i%3), a, p)
				case 3:
					fmt.Fprintf(&b, "### %s\n- %s\n- %s\n", a, p, word.Draw(t, "other"))
				case 4:
					if i == 0 {
						fmt.Fprintf(&b, "| | %s | %s |\n|---|---|---|\n", a, word.Draw(t, "second"))
					}
					fmt.Fprintf(&b, "| %s | %s | %s |\n", p, rapid.SampledFrom([]string{"yes", "no"}).Draw(t, "a"), rapid.SampledFrom([]string{"yes", "no"}).Draw(t, "b"))
				default:
					fmt.Fprintf(&b, "### %s?\n- [x] %s: %s\n- [ ] %s: %s\n", a, word.Draw(t, "right"), p, word.Draw(t, "wrong"), p)
				}
			}
		}
		notes, _ := ReadNotes("random.md", []byte(b.String()))
		if notes == nil {
			return
		}
		game, found := FromNotes("random", notes)
		if found.HasErrors() {
			t.Fatalf("%v\n%s", found, b.String())
		}
		if plan, _ := PlanFor(game.Design); len(plan.Scenes) == 0 || plan.TotalMaxScore == 0 {
			t.Fatalf("nothing to play in\n%s", b.String())
		}
	})
}

func FuzzReadNotes(f *testing.F) {
	for name, text := range bundledNotes(f) {
		f.Add(name, text)
	}
	f.Add("a.csv", []byte("term,definition\n\"a,b"))
	f.Fuzz(func(t *testing.T, name string, text []byte) {
		notes, found := ReadNotes(name, text)
		if notes == nil {
			if !found.HasErrors() {
				t.Error("no notes and no reason")
			}
			return
		}
		if _, found := FromNotes("fuzzed", notes); found.HasErrors() && len(text) < 2000 {
			t.Errorf("%v", found)
		}
	})
}
