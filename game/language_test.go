package game_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"throughline/game"
)

// german is a game of labels, steps, features, things and pairs whose author explains nothing.
func german(t *testing.T) *match {
	t.Helper()
	list := func(kind game.Mechanic) game.MechanicDesign {
		return game.MechanicDesign{MechanicType: kind, InstructionText: "Los.", ExpectedItemCount: 2, PointsPerItem: 10, AdvanceTrigger: game.OnCompletion}
	}
	yes, labels := true, []string{"Nord", "Ost", "Süd", "West"}
	share, retries := 1.0, 1
	gated := list(game.DragDrop)
	gated.AdvanceTrigger, gated.AdvanceTriggerValue, gated.MaxRetries = game.OnScore, &share, &retries
	pairs := list(game.MemoryMatch)
	seconds := 30
	pairs.IsTimed, pairs.TimeLimitSeconds = true, &seconds
	return newMatch(t, game.Game{
		Kind: game.GameKind, ID: "deutsch", Title: "Spiel", Language: "de-AT",
		Design: game.Design{
			Difficulty: game.Beginner, EstimatedDurationMinutes: 10, CompletionMessage: "Fertig.",
			Scenes: []game.SceneDesign{{
				Title: "Szene", ZoneLabels: labels, NeedsDiagram: &yes, TransitionToNext: game.TransitionButton,
				Mechanics: []game.MechanicDesign{
					gated, list(game.ClickToIdentify), list(game.TracePath), list(game.CompareContrast), list(game.Sequencing), list(game.SortingCategories), pairs,
				},
			}, {Title: "Ende", TransitionToNext: game.TransitionAuto, Mechanics: []game.MechanicDesign{list(game.Sequencing)}}},
		},
		Content: map[game.MechanicID]game.Content{
			"s1_m1": {DragDrop: &game.DragDropContent{Labels: []game.ZoneItem{{Text: "Nord", Zone: "Nord"}, {Text: "Ost", Zone: "Ost"}}}},
			"s1_m2": {ClickToIdentify: &game.ClickToIdentifyContent{Prompts: []game.ZoneItem{{Text: "Wo steht die Sonne mittags?", Zone: "Süd"}}}},
			"s1_m3": {TracePath: &game.TracePathContent{Paths: []game.Path{{Text: "Der Lauf der Sonne", Waypoints: []game.Waypoint{{Zone: "Ost"}, {Zone: "Süd"}, {Zone: "West"}}}}}},
			"s1_m4": {CompareContrast: &game.CompareContrastContent{Subjects: []string{"Hund", "Katze"}, Features: []game.Feature{{Text: "bellt", In: game.OnlyA}, {Text: "fliegt", In: game.Neither}}}},
			"s1_m5": {Sequencing: &game.SequencingContent{Steps: []game.Step{{Text: "eins"}, {Text: "zwei"}, {Text: "drei"}}}},
			"s1_m6": {SortingCategories: &game.SortingCategoriesContent{
				Categories: []game.Category{{ID: "k", Text: "kalt"}, {ID: "w", Text: "warm"}},
				Items:      []game.Sorted{{Text: "Eis", Categories: []string{"k"}}, {Text: "Feuer", Categories: []string{"w"}}},
			}},
			"s1_m7": {MemoryMatch: &game.MemoryMatchContent{Pairs: []game.Pair{{Front: "rot", Back: "Blut"}, {Front: "blau", Back: "Himmel"}, {Front: "gelb", Back: "Ei"}}}},
			"s2_m1": {Sequencing: &game.SequencingContent{Steps: []game.Step{{Text: "auf"}, {Text: "zu"}}}},
		},
		Diagrams: map[game.SceneID]game.Diagram{"scene_1": grid(labels)},
	})
}

// english are words that code says, and no author of the game above.
var english = regexp.MustCompile(`(?i)\b(zone|after|only|both|neither|right|points?|tries|try|the|that|is|not|of|and|first|pair|place|time)\b`)

func TestAGameInAnotherLanguageHasNoEnglishWordsInIt(t *testing.T) {
	t.Parallel()
	m := german(t)
	tones := map[game.Tone]int{}
	check := func(what, text string) {
		if word := english.FindString(text); word != "" {
			t.Errorf("%s: %q has %q in it", what, text, word)
		}
	}
	for _, s := range m.b.Scenes {
		for _, mechanic := range s.Mechanics {
			for _, choice := range mechanic.Choices {
				check("choice", choice.Text)
			}
		}
	}
	for _, bot := range []game.Bot{game.Solver, game.Worst, game.Random} {
		for seed := range uint64(8) {
			run := game.RunBot(&m.b, &m.k, bot, seed, func(_ game.Move, s game.State) {
				for _, f := range game.Show(&m.b, &m.k, s).Feedback {
					tones[f.Tone]++
					check(string(f.Tone), f.Text)
				}
			})
			results := game.Result(&m.b, &m.k, run.State).Results
			for _, item := range results.Items {
				check("answer", item.Answer)
				for _, mistake := range item.Mistakes {
					check("mistake", mistake.Given)
				}
			}
		}
	}
	for _, tone := range []game.Tone{game.ToneRight, game.ToneWrong, game.ToneShown, game.ToneDone, game.ToneOpen} {
		if tones[tone] == 0 {
			t.Errorf("nothing was %s: %v", tone, tones)
		}
	}
}

func TestASilentAnswerStillSaysWhatBecameOfIt(t *testing.T) {
	t.Parallel()
	m := german(t)
	m.do(game.Action{Do: game.Start})
	if got := said(m.do(game.Action{Do: game.Place, Item: m.id("Nord"), Zone: "zone_3"})); got != "wrong: " {
		t.Error(got)
	}
	m.do(game.Action{Do: game.Place, Item: m.id("Nord"), Zone: "zone_4"})
	if got := said(m.do(game.Action{Do: game.Place, Item: m.id("Nord"), Zone: "zone_2"})); got != `wrong:  | shown: “Nord”: A.` {
		t.Error(got)
	}
	if got := said(m.do(game.Action{Do: game.Place, Item: m.id("Ost"), Zone: "zone_2"})); got != "right:  | done: 10 / 20" {
		t.Error(got)
	}
}

func TestTheAuthorNamesThePlacesOfAComparison(t *testing.T) {
	t.Parallel()
	raw, err := json.Marshal(game.CompareContrastContent{
		Subjects: []string{"Hund", "Katze"}, Features: []game.Feature{{Text: "bellt", In: game.OnlyA}},
		Places: map[string]string{game.Both: "beide", game.Neither: "keins von beiden"},
	})
	if err != nil {
		t.Fatal(err)
	}
	g, found := game.ParseGame("vergleich", fmt.Appendf(nil, `{"kind": "game/v1", "id": "vergleich", "title": "Vergleich", "language": "de", "design": {"scenes": [{"title": "S", "zone_labels": ["Hund", "Katze"],
		"needs_diagram": true, "mechanics": [{"mechanic_type": "compare_contrast", "expected_item_count": 1, "zone_labels_used": ["Hund", "Katze"]}]}]}, "content": {"s1_m1": {"compare_contrast": %s}}}`, raw))
	if g == nil {
		t.Fatal(found)
	}
	b, _, _ := game.Assemble(*g)
	var texts []string
	for _, c := range b.Scenes[0].Mechanics[0].Choices {
		texts = append(texts, c.Text)
	}
	if got := strings.Join(texts, ", "); got != "Hund, Katze, beide, keins von beiden" {
		t.Error(got)
	}
}
