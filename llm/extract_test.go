package llm

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// drawn makes any JSON object, with strings that hold every kind of punctuation.
func drawn(t *rapid.T) map[string]any {
	text := rapid.StringMatching("[a-z{}\\[\\]\"',:\\\\ \n….`/#]{0,12}")
	var value *rapid.Generator[any]
	value = rapid.Custom(func(t *rapid.T) any {
		switch rapid.IntRange(0, 5).Draw(t, "kind") {
		case 0:
			return rapid.Bool().Draw(t, "bool")
		case 1:
			return float64(rapid.IntRange(-9, 99).Draw(t, "number"))
		case 2:
			return rapid.SliceOfN(rapid.Deferred(func() *rapid.Generator[any] { return value }), 0, 3).Draw(t, "list")
		case 3:
			return nil
		default:
			return text.Draw(t, "text")
		}
	})
	return rapid.MapOfN(text, value, 1, 4).Draw(t, "object")
}

func TestAFaultlessObjectIsFoundAsItIs(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		object := drawn(t)
		text := encoded(t, object)
		before := rapid.StringMatching("[a-zA-Z .,:!'\"\n]{0,20}").Draw(t, "before")
		found, complete := objects(before + text + rapid.StringMatching("[a-zA-Z .,:!'\"\n]{0,20}").Draw(t, "after"))
		var got map[string]any
		if !complete || len(found) != 1 || json.Unmarshal(found[0], &got) != nil || !reflect.DeepEqual(got, object) {
			t.Fatalf("in %q found %s", text, found)
		}
	})
}

func TestATruncationIsNeverMended(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		text := encoded(t, drawn(t))
		cut := text[:rapid.IntRange(1, len(text)-1).Draw(t, "cut")]
		for _, written := range []string{cut, "```json\n" + cut + "\n```", "Here: " + cut} {
			if found, complete := objects(written); complete && len(found) > 0 {
				t.Fatalf("in %q found %s", written, found)
			}
		}
	})
}

func encoded(t *rapid.T, value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestAReplyOfBracketsIsReadInNoTime(t *testing.T) {
	t.Parallel()
	for _, part := range []string{"{", "{{}", `{"`, "{'", "{}", "```\n{", `{"a":`, "{…}", "[{"} {
		objects(strings.Repeat(part, maxReply/len(part)))
	}
}

func FuzzObjects(f *testing.F) {
	for _, text := range []string{`{"a":1}`, "```json\n{a:'b',}\n```", "{", `{"a":[1,...]}`, `x {'a': '}'} y`, "{}{}{", `{"a":"\`} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		found, _ := objects(text)
		for _, object := range found {
			var value map[string]any
			if err := json.Unmarshal(object, &value); err != nil {
				t.Fatalf("in %q found %s: %v", text, object, err)
			}
		}
	})
}
