package interview

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// FuzzGrow takes two answers in a row with whatever a model may have found in them. However mangled, the graph stays sound:
// dense ids, only what the ontology permits, and every quote exactly where it says.
func FuzzGrow(f *testing.F) {
	f.Add("It is creamy, so I feel calm.", "Why?", `{"concepts":[{"label":"creamy","type":"attribute","quote":"creamy"},{"label":"calm","type":"consequence","quote":"I feel calm"}],"links":[{"from":"creamy","to":"calm","type":"leads_to","quote":"creamy, so I feel calm"}]}`)
	f.Add("Well no, it’s not  “creamy” at all", "Is it creamy?", `{"concepts":[{"label":"creamy","type":"attribute","quote":"\"creamy\""},{"label":"not creamy","type":"attribute","quote":"not \"Creamy\""}],"links":[{"from":"not creamy","to":"creamy","type":"revises","quote":""},{"from":"creamy","to":"not creamy","type":"revises"}]}`)
	f.Add("je préfère le cafe\u0301 très\u00a0chaud", "", `{"concepts":[{"label":"CAFÉ","type":"value","quote":"le café tres chaud"},{"label":"","type":"aside","quote":"je"}],"links":[{"from":"CAFÉ","to":"café","type":"concerns"}]}`)
	f.Add("很好喝 and \xff\xfe so on", "好", `{"concepts":[{"label":"好喝","type":"aside","quote":"好喝"},{"label":"\u0000","type":"aside","quote":"\ufffd"}],"links":[{"from":"好喝","to":"好喝","type":"concerns"}]}`)
	f.Add("İstanbul'da ǅ ﬁne … ok ok ok", "", `{"concepts":[{"label":"i̇stanbul","type":"attribute","quote":"istanbul'da ǆ"},{"label":"x","type":"value","quote":"... ok"}]}`)
	f.Fuzz(func(t *testing.T, answer, question, reply string) {
		var x Extraction
		if json.Unmarshal([]byte(reply), &x) != nil {
			return
		}
		g, again := NewGraph(ladderOntology()), NewGraph(ladderOntology())
		said := map[UtteranceID]string{"u1": answer, "u2": question + " " + answer}
		for turn, id := range []UtteranceID{"u1", "u2"} {
			u := Utterance{ID: id, Turn: turn + 1, Text: said[id]}
			grown := g.Grow(u, question, x)
			if n := len(grown.Dropped); n > mostConcepts+mostLinks+2 || len(grown.Concepts) > mostConcepts || len(grown.Links) > mostLinks {
				t.Fatalf("%d concepts, %d links, %d dropped", len(grown.Concepts), len(grown.Links), n)
			}
			g.Apply(grown)
			again.Apply(grown)
			if why := unsound(g, said); why != "" {
				t.Fatal(why)
			}
		}
		if diff := cmp.Diff(g.Concepts(), again.Concepts()) + cmp.Diff(g.Links(), again.Links()) + cmp.Diff(g.Measure(), again.Measure()); diff != "" {
			t.Fatal(diff)
		}
		if diff := cmp.Diff(measuredAnew(g), g.Measure()); diff != "" {
			t.Fatal(diff)
		}
	})
}
