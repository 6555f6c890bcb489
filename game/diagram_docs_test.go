package game

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

func TestTheReferencePageOfDiagramsIsRight(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("../docs/formats/diagram.md")
	if err != nil {
		t.Fatal(err)
	}
	sample := regexp.MustCompile("(?s)```json\n(.*?)```").FindSubmatch(page)
	if sample == nil {
		t.Fatal("the page has no sample")
	}
	var drawing Drawing
	strict := json.NewDecoder(bytes.NewReader(sample[1]))
	strict.DisallowUnknownFields()
	if err := strict.Decode(&drawing); err != nil {
		t.Fatal(err)
	}
	if _, found := Draw(drawing); len(found) > 0 {
		t.Error(found)
	}
	for name, l := range layouts {
		row := regexp.MustCompile(fmt.Sprintf("(?m)^\\| `%s` \\|.*\\| %d to %d \\| %d \\|$", name, l.least, l.most, l.depth))
		if !row.Match(page) {
			t.Errorf("the page does not say that %s holds %d to %d labels on %d levels", name, l.least, l.most, l.depth)
		}
	}
	for _, of := range []reflect.Type{reflect.TypeFor[Drawing](), reflect.TypeFor[Label](), reflect.TypeFor[Diagram](), reflect.TypeFor[Zone]()} {
		for i := range of.NumField() {
			key, _, _ := strings.Cut(of.Field(i).Tag.Get("json"), ",")
			if !strings.Contains(string(page), "`"+key+"`") {
				t.Errorf("the page does not name %s of %s", key, of.Name())
			}
		}
	}
}
