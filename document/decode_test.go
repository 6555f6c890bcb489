package document_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/document"
)

// course is a text of its own type.
type course string

// menu has a field of every type that can be decoded.
type menu struct {
	Kind    string             `yaml:"kind"`
	ID      string             `yaml:"id,omitempty"`
	Seats   int                `yaml:"seats,omitempty"`
	Tables  int8               `yaml:"tables,omitempty"`
	Price   float64            `yaml:"price,omitempty"`
	Open    bool               `yaml:"open,omitempty"`
	Vegan   *bool              `yaml:"vegan,omitempty"`
	Course  course             `yaml:"course,omitempty"`
	Tags    []string           `yaml:"tags,omitempty"`
	Owners  document.OneOrMore `yaml:"owners,omitempty"`
	Hours   map[int]string     `yaml:"hours,omitempty"`
	Prices  map[string]int     `yaml:"prices,omitempty"`
	Dishes  []dish             `yaml:"dishes,omitempty"`
	Chef    *chef              `yaml:"chef,omitempty"`
	Corner  [2]float64         `yaml:"corner,omitempty"`
	Address `yaml:",inline"`
	Private string `yaml:"-"`
	Unnamed string
}

type dish struct {
	Name  string `yaml:"name"`
	Price int    `yaml:"price"`
	Note  string `yaml:"note,omitempty"`
}

// Address has keys that stand beside those of the menu.
type Address struct {
	Street string `yaml:"street,omitempty"`
}

type chef struct {
	Name string `yaml:"name"`
}

func TestDecodeFillsEveryTypeOfField(t *testing.T) {
	t.Parallel()
	yes := true
	want := menu{
		Kind: "menu/v1", ID: "lunch", Seats: 40, Tables: -1, Price: 12.5, Open: true, Vegan: &yes, Course: "main",
		Tags: []string{"a", "b c"}, Hours: map[int]string{1: "noon", 7: "closed"}, Prices: map[string]int{"soup": 4, "2": 5},
		Dishes: []dish{{Name: "Soup", Price: 4, Note: "two\nlines\n"}, {Name: "1e3", Price: 0}}, Chef: &chef{Name: "yes"},
		Corner: [2]float64{1, 2.5}, Address: Address{Street: "Mill Lane"},
	}
	for name, text := range map[string]string{
		"block": `kind: menu/v1
id: lunch
seats: 40
tables: -1
price: 12.5
open: true
vegan: True
course: main
tags: [a, "b c"]
hours: {1: noon, 7: closed}
prices:
  soup: 4
  2: 5
dishes:
- name: Soup
  price: 0x4
  note: |
    two
    lines
- {name: "1e3", price: 0}
chef: {name: yes}
corner: [1, 2.5]
street: Mill Lane
`,
		"JSON": `{"kind": "menu/v1", "id": "lunch", "seats": 40, "tables": -1, "price": 1.25e1, "open": true, "vegan": true,
	"course": "main", "tags": ["a", "b c"], "hours": {"1": "noon", "7": "closed"}, "prices": {"soup": 4, "2": 5},
	"dishes": [{"name": "Soup", "price": 4, "note": "two\nlines\n"}, {"name": "1e3", "price": 0}], "chef": {"name": "yes"},
	"corner": [1, 2.5], "street": "Mill Lane"}`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f, found := document.Read("menu", []byte(text))
			var got menu
			if found = append(found, f.Decode(&got)...); len(found) > 0 {
				t.Fatal(found)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestDecodeReportsEachMistakeAtItsPlace(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"an unknown key", "seast: 4", `2:1: D012 there is no key "seast" here; did you mean "seats"?`},
		{"an unknown key far from all", "zzzzzz: 4", `2:1: D012 there is no key "zzzzzz" here`},
		{"an unknown key far from few", "chef: {name: a, zzzzzz: b}", `2:17: D012 there is no key "zzzzzz" here; known: "name"`},
		{"a misspelt key that is required", "chef: {nane: a}", `2:8: D012 there is no key "nane" here; did you mean "name"?`},
		{"a key of Go", "Unnamed: a", `2:1: D012 there is no key "Unnamed" here`},
		{"text for a number", "seats: many", `2:8: D013 seats wants a whole number, not the text "many"`},
		{"a fraction for a whole number", "seats: 4.5", `2:8: D013 seats wants a whole number, not 4.5`},
		{"a number for text", "id: 12", `2:5: D013 id wants text, not 12; put quotes around it: "12"`},
		{"true for text", "id: true", `2:5: D013 id wants text, not true; put quotes around it: "true"`},
		{"text for a list", "tags: soup", `2:7: D013 tags wants a list, not the text "soup"; begin each item with a dash, or write [soup]`},
		{"a mapping for a list", "tags: {a: b}", `2:7: D013 tags wants a list, not a mapping`},
		{"a list of another length", "corner: [1]", `2:9: D013 corner wants 2 values, not 1`},
		{"a key beside the inline ones", "steet: a", `2:1: D012 there is no key "steet" here; did you mean "street"?`},
		{"a list for a mapping", "chef: [a]", `2:7: D013 chef wants a mapping, not a list`},
		{"text for a mapping", "chef: Ann", `2:7: D013 chef wants a mapping, not the text "Ann"`},
		{"text for true or false", "open: yes", `2:7: D013 open wants true or false, not the text "yes"`},
		{"text for a number with a point", "price: cheap", `2:8: D013 price wants a number, not the text "cheap"`},
		{"a number in a list of text", "tags: [a, 2]", `2:11: D013 tags[1] wants text, not 2; put quotes around it: "2"`},
		{"a word for a numbered key", "hours: {noon: a}", `2:9: D013 the key "noon" is not a whole number`},
		{"a missing key", "dishes:\n  - name: a", `3:5: D014 dishes[0] has no price; add ` + "`price:`"},
		{"a key without value", "chef:\n  name:", `3:3: D014 name has no value; write a value after ` + "`name:`"},
		{"an empty text that is required", `chef: {name: " "}`, `2:14: D015 name is empty`},
		{"an empty item", `tags: [a, ""]`, `2:11: D015 tags[1] is empty`},
		{"nothing for an item", "tags:\n  - a\n  -\n", `4:4: D015 tags[1] is empty`},
		{"an empty value in a mapping", "hours:\n  1:", `3:3: D015 1 is empty`},
		{"a number that does not fit", "tables: 300", `2:9: D016 tables cannot be 300`},
		{"a number beyond all", "seats: 99999999999999999999", `2:8: D016 seats cannot be 99999999999999999999`},
		{"infinity", "price: .inf", `2:8: D016 price cannot be .inf`},
		{"a number with a point beyond all", "price: 1e999", `2:8: D016 price cannot be 1e999`},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			f, found := document.Read("f", []byte("kind: menu/v1\n"+c.text))
			if f == nil {
				t.Fatal(found)
			}
			found = append(found, f.Decode(new(menu))...)
			var got []string
			for _, d := range found {
				got = append(got, strings.TrimPrefix(d.String(), "f:"))
			}
			if diff := cmp.Diff([]string{c.want}, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestDecodeReportsAllMistakesAtOnce(t *testing.T) {
	t.Parallel()
	f, _ := document.Read("f", []byte("kind: a\nseats: x\nopne: true\ndishes: [{price: y}, 4]\n"))
	var got []string
	for _, d := range f.Decode(new(menu)).Sorted() {
		got = append(got, fmt.Sprintf("%d %s %s", d.Place.Line, d.Code, d.Place.Path))
	}
	want := []string{"2 D013 seats", "3 D012 opne", "4 D014 dishes[0].name", "4 D013 dishes[0].price", "4 D013 dishes[1]"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestDecodeListsAtMostAHundredMistakes(t *testing.T) {
	t.Parallel()
	f, _ := document.Read("f", []byte("kind: a\ntags: ["+strings.Repeat("1,", 500)+"]\n"))
	if n := len(f.Decode(new(menu))); n != 100 {
		t.Errorf("%d mistakes", n)
	}
}

func TestDecodeTakesNullForLeftOut(t *testing.T) {
	t.Parallel()
	f, _ := document.Read("f", []byte("kind: a\nseats:\ntags: ~\nchef: null\nid: \"\"\n"))
	var got menu
	if found := f.Decode(&got); len(found) > 0 {
		t.Fatal(found)
	}
	if diff := cmp.Diff(menu{Kind: "a"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestAListOfOneOrMoreMayBeWrittenAsOne(t *testing.T) {
	t.Parallel()
	for written, want := range map[string]document.OneOrMore{"owners: Corner": {"Corner"}, "owners: [Corner, Inn]": {"Corner", "Inn"}} {
		file, found := document.Read("menu.yaml", []byte("kind: menu/v1\n"+written+"\n"))
		if len(found) > 0 {
			t.Fatal(found)
		}
		var m menu
		if found := file.Decode(&m); len(found) > 0 {
			t.Errorf("%s: %v", written, found)
		}
		if diff := cmp.Diff(want, m.Owners); diff != "" {
			t.Errorf("%s (-want +got):\n%s", written, diff)
		}
	}
}
