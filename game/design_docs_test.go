package game_test

import (
	"reflect"
	"regexp"
	"strings"
	"testing"

	"throughline/game"
)

const designPage = "../docs/formats/game-design.md"

func TestTheSampleOnTheDesignPageHasNoFindings(t *testing.T) {
	t.Parallel()
	samples := regexp.MustCompile("(?s)```yaml\n(.*?)```").FindAllSubmatch(fileText(t, designPage), -1)
	if len(samples) != 1 {
		t.Fatalf("%d samples", len(samples))
	}
	if found := game.CheckDesign(designPage, samples[0][1]); len(found) > 0 {
		t.Error(found)
	}
}

func TestTheDesignPageNamesEveryKeyAndMechanic(t *testing.T) {
	t.Parallel()
	page := string(fileText(t, designPage))
	words := yamlKeys(reflect.TypeFor[game.Design](), map[reflect.Type]bool{})
	for _, m := range game.Mechanics() {
		words = append(words, string(m))
	}
	if len(words) < 50 {
		t.Fatalf("only %d words", len(words))
	}
	for _, word := range words {
		if !strings.Contains(page, "`"+word+"`") {
			t.Errorf("the page does not name %s", word)
		}
	}
}

// yamlKeys lists the keys of a struct and of the structs within.
func yamlKeys(of reflect.Type, seen map[reflect.Type]bool) []string {
	switch of.Kind() {
	case reflect.Pointer, reflect.Slice:
		return yamlKeys(of.Elem(), seen)
	case reflect.Struct:
		if seen[of] {
			return nil
		}
		seen[of] = true
		var keys []string
		for i := range of.NumField() {
			key, _, _ := strings.Cut(of.Field(i).Tag.Get("yaml"), ",")
			keys = append(append(keys, key), yamlKeys(of.Field(i).Type, seen)...)
		}
		return keys
	}
	return nil
}
