package document_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/diag"
	"throughline/document"
)

func TestReadTellsWhatAFileIs(t *testing.T) {
	t.Parallel()
	f, found := document.Read("a.yaml", []byte("kind: menu/v1\nid: lunch\n"))
	if len(found) > 0 {
		t.Fatal(found)
	}
	got := []string{f.Name(), f.Kind(), f.ID(), string(f.Text()), f.Hash()}
	want := []string{"a.yaml", "menu/v1", "lunch", "kind: menu/v1\nid: lunch\n", "2d917668912395dbda184f62617597b6c620403298e6f1da903f83d52264ce89"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestReadRefusesWhatCannotBeRead(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"an empty file", "", "f.yaml: D009 the file is empty"},
		{"blank lines only", "\n  \n", "f.yaml: D009 the file is empty"},
		{"comments only", "# nothing\n", "f.yaml: D009 the file has only comments"},
		{"a byte that is not UTF-8", "kind: a\nid: \xff\n", "f.yaml:2:5: D002 the byte 0xff is not UTF-8"},
		{"a NUL", "kind: a\x00\n", "f.yaml:1:8: D003 the character U+0000 does not belong in a text"},
		{"an escape sequence of a terminal", "kind: é\x1b[31m\n", "f.yaml:1:8: D003 the character U+001B does not belong in a text"},
		{"a lone carriage return", "kind: a\rid: b\n", "f.yaml:1:8: D003 the character U+000D does not belong in a text"},
		{"an escaped control character", "kind: a\nid: \"\\x1b[31m\"\n", "f.yaml:2:5: D003 the character U+001B does not belong in a text"},
		{"a list at the top", "- a\n- b\n", "f.yaml:1:1: D010 a document is a mapping of keys to values, not a list; begin with `kind:`"},
		{"a word at the top", "hello\n", "f.yaml:1:1: D010 a document is a mapping of keys to values, not text; begin with `kind:`"},
		{"an unclosed list", "kind: [a, b\nid: c\n", "f.yaml:2:1: D004 this cannot be read as YAML: ',' or ']' must be specified"},
		{"two values on a line", "kind: a: b\n", "f.yaml:1:7: D004 this cannot be read as YAML: mapping value is not allowed in this context"},
		{"an unclosed quote", "kind: 'a\n", "f.yaml:1:7: D004 this cannot be read as YAML: could not find end character of single-quoted text"},
		{"an anchor", "kind: &x a\n", "f.yaml:1:7: D006 an anchor (&) is not used here; write the value out in place, or quote it if it is meant literally"},
		{"an alias", "kind: *x\n", "f.yaml:1:7: D006 an alias (*) is not used here; write the value out in place, or quote it if it is meant literally"},
		{"a merge key", "kind: a\n<<: {b: c}\n", "f.yaml:2:1: D006 a merge key (<<) is not used here; write the value out in place, or quote it if it is meant literally"},
		{"a tag", "kind: !!str a\n", "f.yaml:1:7: D006 a tag (!) is not used here; write the value out in place, or quote it if it is meant literally"},
		{"a complex key", "? kind\n: a\n", "f.yaml:1:1: D006 a key of more than one line (?) is not used here; write the value out in place, or quote it if it is meant literally"},
		{"a second document", "kind: a\n---\nkind: b\n", "f.yaml:2:1: D008 a second document begins here"},
		{"text after the end", "kind: a\n...\nkind: b\n", "f.yaml:3:1: D008 a second document begins here"},
		{"a key twice", "kind: a\nid: b\nkind: c\n", `f.yaml:3:1: D007 the key "kind" is given twice; the first one is on line 1`},
		{"no kind", "id: b\n", "f.yaml:1:1: D011 the document does not say what it is; begin with `kind:` and the name of its format"},
		{"a kind that is a number", "kind: 7\n", "f.yaml:1:7: D011 kind is the name of a format, not 7"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			_, found := document.Read("f.yaml", []byte(c.text))
			var got []string
			for _, d := range found {
				got = append(got, d.String())
			}
			if diff := cmp.Diff([]string{c.want}, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestReadTakesWhatIsHarmless(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{
		"a byte order mark":          "\ufeffkind: a\n",
		"line ends of Windows":       "kind: a\r\nid: b\r\n",
		"a document header":          "---\nkind: a\n",
		"a document end":             "kind: a\n...\n",
		"comments everywhere":        "# a\nkind: a # b\n# c\n",
		"no line end":                "kind: a",
		"JSON":                       "{\"kind\": \"a\"}",
		"JSON with tabs":             "{\n\t\"kind\": \"a\"\n}\n",
		"text that looks like a tag": "kind: a\nid: \"!b &c *d <<\"\n",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f, found := document.Read("f", []byte(text))
			if len(found) > 0 {
				t.Fatal(found)
			}
			if f.Kind() != "a" {
				t.Errorf("kind %q", f.Kind())
			}
		})
	}
}

// Shapes that would exhaust a stack, or time that grows with the square of the size, if no limit caught them first.
func TestReadIsNotTiredOut(t *testing.T) {
	t.Parallel()
	const size = 1 << 17
	fill := func(unit string) string { return strings.Repeat(unit, size/len(unit)) }
	for _, c := range []struct{ name, file, text, want string }{
		{"open brackets", "f.yaml", "kind: " + fill("["), "D005"},
		{"open braces", "f.yaml", "kind: " + fill("{a: "), "D005"},
		{"dashes", "f.yaml", fill("- "), "D005"},
		{"growing indent", "f.yaml", growing(), "D005"},
		{"open brackets of JSON", "f.json", fill("["), "D005"},
		{"open braces of JSON", "f.json", fill(`{"a":`), "D005"},
		{"question marks", "f.yaml", fill("? "), "D006"},
		{"anchors", "f.yaml", "kind: " + fill("&a "), "D006"},
		{"keys", "f.yaml", fill("a:\n"), "D001"},
		{"items", "f.yaml", "kind:\n" + fill("- a\n"), "D001"},
		{"items on one line", "f.yaml", "kind: [" + fill("a,") + "]", "D001"},
		{"items of JSON", "f.json", `{"kind":[` + fill("1,") + fill("1,") + "1]}", "D001"},
		{"empty lines", "f.yaml", "kind: |\n" + fill("\n"), "D001"},
		{"blank lines", "f.yaml", "kind: |\n" + fill(" \n"), "D001"},
		{"too much of anything", "f.yaml", strings.Repeat("# a\n", 1<<19), "D001"},
		{"documents", "f.yaml", fill("---\n"), "D008"},
		{"a long text", "f.yaml", "kind: a\nid: " + fill("x "), ""},
		{"a long quoted text", "f.yaml", "kind: a\nid: \"" + fill("\\n") + "\"", ""},
		{"a long key", "f.yaml", "kind: a\n" + fill("k") + ": a\n", "D012"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			f, found := document.Read(c.file, []byte(c.text))
			if f != nil {
				found = append(found, f.Decode(new(menu))...)
			}
			got := ""
			if len(found) > 0 {
				got = found[0].Code
			}
			if got != c.want {
				t.Errorf("found %q first, want %q: %v", got, c.want, found)
			}
		})
	}
}

func growing() string {
	var b strings.Builder
	for i := 0; b.Len() < 1<<17; i++ {
		b.WriteString(strings.Repeat(" ", i) + "a:\n")
	}
	return b.String()
}

func TestAJSONObjectWithoutAKindCanBeTakenForOne(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, file, text, kind, want string }{
		{"a bare object", "f.json", `{"id": "lunch"}`, "menu/v1", ""},
		{"one that says null", "f.json", `{"kind": null}`, "menu/v1", ""},
		{"one of another kind", "f.json", `{"kind": "wine/v1"}`, "wine/v1", ""},
		{"one whose kind is a number", "f.json", `{"kind": 7}`, "", "D011"},
		{"an object in another file", "f.txt", `{"id": "lunch"}`, "menu/v1", ""},
		{"YAML says what it is", "f.yaml", "id: lunch\n", "", "D011"},
	} {
		f, found := document.ReadAs("menu/v1", c.file, []byte(c.text))
		if got := codes(found); f == nil || f.Kind() != c.kind || got != c.want {
			t.Errorf("%s: found %s", c.name, got)
		}
	}
}

func TestABareObjectIsCheckedByTheFormatThatTakesIt(t *testing.T) {
	t.Parallel()
	checked := func(kind string) func(string, []byte) diag.List {
		return func(string, []byte) diag.List { return diag.List{{Code: kind}} }
	}
	formats := document.Formats{
		{Kind: "wine/v1", Check: document.Alone(checked("wine"))},
		{Kind: "menu/v1", Check: document.Alone(checked("menu")), Bare: func(f *document.File) bool { return f.Has("dishes") }},
	}
	for text, want := range map[string]string{
		`{"dishes": []}`:                "menu",
		`{"bottles": []}`:               "D011",
		"dishes: []\n":                  "D011",
		`{"kind": "wine/v1"}`:           "wine",
		`{"kind": 7, "dishes": [1]}`:    "D011",
		`{"kind": "menu", "dishes": 1}`: "D018",
	} {
		if got := codes(formats.Check("f", []byte(text), nil)); got != want {
			t.Errorf("%s is checked as %s, want %s", text, got, want)
		}
	}
}

func TestAFileThatSaysTooMuchIsStillWhole(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"kind: menu/v1\nname: a\n":                  true,
		"kind: menu/v1\nname: a\ncolour: b\n":       true,
		"kind: menu/v1\nname: a\ntags: ['']\n":      true,
		"kind: menu/v1\nname: a\ntags: [7]\n":       false,
		"kind: menu/v1\nname: 7\n":                  false,
		"kind: menu/v1\nname: ''\n":                 false,
		"kind: menu/v1\n":                           false,
		"kind: menu/v1\nnames: a\n":                 false,
		"kind: menu/v1\nname: a\nprice: .inf\n":     false,
		"kind: menu/v1\nname: a\nshelf: {one: 1}\n": false,
	} {
		f, _ := document.Read("f", []byte(text))
		var into struct {
			Kind  string      `yaml:"kind"`
			Name  string      `yaml:"name"`
			Tags  []string    `yaml:"tags,omitempty"`
			Price float64     `yaml:"price,omitempty"`
			Shelf map[int]int `yaml:"shelf,omitempty"`
		}
		if found, got := f.DecodeLoosely(&into); got != want {
			t.Errorf("%q: %t, %v", text, got, found)
		}
	}
}

func codes(found diag.List) string {
	all := make([]string, len(found))
	for i, d := range found {
		all[i] = d.Code
	}
	return strings.Join(all, " ")
}
