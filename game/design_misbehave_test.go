package game_test

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"throughline/diag"
	"throughline/document"
	"throughline/examples"
	"throughline/game"
)

func TestEveryFieldOfEveryDesignIsMissedWhenItMisbehaves(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing in it runs at once; the whole run has it")
	}
	t.Parallel()
	tried := map[string]bool{}
	for name, text := range exampleDesigns(t) {
		whole := wholeDesign(t, name, text)
		if found := game.CheckDesign("f.json", designJSON(t, whole)); len(found) > 0 {
			t.Fatalf("%s: %v", name, found)
		}
		for at, owner := range fieldsIn(whole, "") {
			key := at[strings.LastIndexByte(at, '.')+1:]
			tried[generalPath(at)] = true
			misspeltField(t, whole, owner, at, key)
			retypedField(t, whole, owner, at, key)
			deletedField(t, whole, owner, at, key)
		}
	}
	for _, want := range []string{"title", "label_hierarchy.Heart", "scenes[].image_spec.style", "scenes[].mechanics[].children[].mechanic_type", "scenes[].mechanics[].content_brief.sequence_topic"} {
		if !tried[want] {
			t.Errorf("%s was not tried", want)
		}
	}
}

// misspeltField wants an unknown key reported at its line.
func misspeltField(t *testing.T, whole, owner map[string]any, at, key string) {
	if strings.HasPrefix(at, "label_hierarchy.") {
		return // its keys are the author's
	}
	value := owner[key]
	delete(owner, key)
	owner[key+"x"] = value
	defer func() { delete(owner, key+"x"); owner[key] = value }()
	reportedAt(t, "misspelt", designJSON(t, whole), at+"x")
}

// retypedField wants every wrong type reported at its line, or within it.
func retypedField(t *testing.T, whole, owner map[string]any, at, key string) {
	value := owner[key]
	defer func() { owner[key] = value }()
	others := []any{[]any{[]any{7}}, map[string]any{"zz": 7}}
	switch value.(type) {
	case json.Number:
		others = append(others, "seven", true)
	case bool:
		others = append(others, "seven", 7)
	default:
		others = append(others, 7, true)
	}
	for _, other := range others {
		owner[key] = other
		reportedAt(t, fmt.Sprintf("as %v", other), designJSON(t, whole), at)
	}
}

// deletedField wants a key that is needed missed where it is missing.
func deletedField(t *testing.T, whole, owner map[string]any, at, key string) {
	value := owner[key]
	delete(owner, key)
	defer func() { owner[key] = value }()
	found := game.CheckDesign("f.json", designJSON(t, whole))
	parent := at[:max(strings.LastIndex(at, "."), 0)]
	missed := slices.ContainsFunc(found, func(d diag.Diagnostic) bool {
		return pathWithin(d.Place.Path, at) || d.Place.Path == parent
	})
	if needed := isNeeded(generalPath(at), owner); needed != missed {
		t.Errorf("%s left out: needed %t, missed %t: %v", at, needed, missed, found)
	}
}

// isNeeded reports whether a field cannot be left out, as the fields beside it are.
func isNeeded(at string, beside map[string]any) bool {
	kind, _ := beside["mechanic_type"].(string)
	switch mechanic := game.Mechanic(kind); path.Ext(at) {
	case ".mechanics", ".mechanic_type", ".sequence_topic", ".narrative_premise":
		return true
	case ".needs_diagram": // the examples say it where it matters
		return beside["zone_labels"] != nil
	case ".zone_labels_used":
		return mechanic.ZoneBased()
	case ".content_brief":
		return mechanic == game.Sequencing || mechanic == game.BranchingScenario
	case ".advance_trigger_value":
		return beside["advance_trigger"] == "score_threshold"
	case ".transition_min_score_pct":
		return beside["transition_to_next"] == "score_gate"
	}
	return at == "scenes"
}

// reportedAt wants a finding at a value or within it, on the line where it stands.
func reportedAt(t *testing.T, how string, text []byte, at string) {
	t.Helper()
	file, _ := document.Read("f.json", text)
	key := file.KeyAt(at)
	for _, d := range game.CheckDesign("f.json", text) {
		if pathWithin(d.Place.Path, at) && (d.Place.Line == key.Line || d.Place.Path != at) {
			return
		}
	}
	t.Errorf("%s %s: nothing is found on line %d", at, how, key.Line)
}

func pathWithin(path, at string) bool {
	return path == at || strings.HasPrefix(path, at+".") || strings.HasPrefix(path, at+"[")
}

// fieldsIn yields every key that has a value, with the object it stands in.
func fieldsIn(value any, at string) map[string]map[string]any {
	all := map[string]map[string]any{}
	switch value := value.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(value)) {
			here := strings.TrimPrefix(at+"."+key, ".")
			if value[key] != nil {
				all[here] = value
			}
			maps.Copy(all, fieldsIn(value[key], here))
		}
	case []any:
		for i, item := range value {
			maps.Copy(all, fieldsIn(item, fmt.Sprintf("%s[%d]", at, i)))
		}
	}
	return all
}

var itemIndex = regexp.MustCompile(`\[\d+\]`)

func generalPath(at string) string { return itemIndex.ReplaceAllString(at, "[]") }

// wholeDesign is a design with every field of its format, as JSON has it.
func wholeDesign(t *testing.T, name string, text []byte) map[string]any {
	t.Helper()
	design, found := game.ParseDesign(name, text)
	if design == nil || len(found) > 0 {
		t.Fatal(name, found)
	}
	var whole map[string]any
	decoder := json.NewDecoder(strings.NewReader(string(designJSON(t, design))))
	decoder.UseNumber()
	if err := decoder.Decode(&whole); err != nil {
		t.Fatal(err)
	}
	return whole
}

func designJSON(t *testing.T, v any) []byte {
	t.Helper()
	text, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// exampleDesigns are the shipped designs by name.
func exampleDesigns(t *testing.T) map[string][]byte {
	t.Helper()
	names, err := fs.Glob(examples.FS, "game/*-design.yaml")
	if err != nil || len(names) < 4 {
		t.Fatalf("no designs: %v", err)
	}
	texts := map[string][]byte{}
	for _, name := range names {
		if texts[name], err = examples.FS.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
	return texts
}
