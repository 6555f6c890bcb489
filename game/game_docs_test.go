package game_test

import (
	"reflect"
	"regexp"
	"strings"
	"testing"

	"throughline/game"
)

const gamePage = "../docs/formats/game.md"

func TestTheSampleOnTheGamePageIsPlayedByTheBots(t *testing.T) {
	t.Parallel()
	samples := regexp.MustCompile("(?s)```yaml\n(.*?)```").FindAllSubmatch(fileText(t, gamePage), -1)
	if len(samples) != 1 {
		t.Fatalf("%d samples", len(samples))
	}
	if found := game.CheckGame(gamePage, samples[0][1]); len(found) > 0 {
		t.Error(found)
	}
}

func TestTheGamePageNamesEveryKeyPhaseAndDeed(t *testing.T) {
	t.Parallel()
	page := string(fileText(t, gamePage))
	words := []string{"kind", "id", "title", "subject", "language", "seed", "design", "content", "diagrams"}
	seen := map[reflect.Type]bool{}
	words = append(words, yamlKeys(reflect.TypeFor[game.Content](), seen)...)
	for _, each := range []any{game.DragDropContent{}, game.ClickToIdentifyContent{}, game.TracePathContent{}, game.DescriptionMatchingContent{}, game.HierarchicalContent{}, game.CompareContrastContent{}, game.SequencingContent{}, game.SortingCategoriesContent{}, game.MemoryMatchContent{}, game.BranchingScenarioContent{}} {
		words = append(words, yamlKeys(reflect.TypeOf(each), seen)...)
	}
	deed, _ := reflect.TypeFor[game.Action]().FieldByName("Do")
	words = append(words, strings.Split(deed.Tag.Get("enum"), ",")...)
	phase, _ := reflect.TypeFor[game.View]().FieldByName("Phase")
	words = append(words, strings.Split(phase.Tag.Get("enum"), ",")...)
	if len(words) < 80 {
		t.Fatalf("only %d words", len(words))
	}
	for _, word := range words {
		if word != "" && !strings.Contains(page, "`"+word+"`") {
			t.Errorf("the page does not name %s", word)
		}
	}
}
