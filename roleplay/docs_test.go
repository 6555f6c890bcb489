package roleplay_test

import (
	"reflect"
	"regexp"
	"strings"
	"testing"

	"throughline/roleplay"
)

var fenced = regexp.MustCompile("(?s)```yaml\n(.*?)```")

func TestTheSamplesOnTheReferencePagesHaveNoFindings(t *testing.T) {
	t.Parallel()
	for _, page := range []string{"roleplay", "backbone"} {
		name := "../docs/formats/" + page + ".md"
		samples := fenced.FindAllSubmatch(file(t, name), -1)
		if len(samples) == 0 {
			t.Errorf("%s has no sample", name)
		}
		for _, sample := range samples {
			if found := roleplay.Check(name, sample[1]); len(found) > 0 {
				t.Errorf("%s: %v", name, found)
			}
		}
	}
}

func TestTheReferencePagesNameEveryKey(t *testing.T) {
	t.Parallel()
	for page, format := range map[string]reflect.Type{"roleplay": reflect.TypeFor[roleplay.Scenario](), "backbone": reflect.TypeFor[roleplay.Backbone]()} {
		text := string(file(t, "../docs/formats/"+page+".md"))
		for _, key := range keysOf(format) {
			if !strings.Contains(text, "`"+key+"`") {
				t.Errorf("the page of %s does not name %s", page, key)
			}
		}
	}
}

// keysOf lists the keys of a struct and of the structs within.
func keysOf(of reflect.Type) []string {
	switch of.Kind() {
	case reflect.Pointer, reflect.Slice:
		return keysOf(of.Elem())
	case reflect.Struct:
		var keys []string
		for i := range of.NumField() {
			key, _, _ := strings.Cut(of.Field(i).Tag.Get("yaml"), ",")
			keys = append(append(keys, key), keysOf(of.Field(i).Type)...)
		}
		return keys
	}
	return nil
}
