package interview

import (
	"encoding/json"
	"fmt"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"throughline/graph"
)

// unsound is the first thing that is wrong with a graph that was grown from utterances, or nothing.
func unsound(g *Graph, said map[UtteranceID]string) string {
	type meaning struct{ kind, words string }
	labels, lemmas := map[meaning]ConceptID{}, map[meaning]ConceptID{}
	for i, c := range g.Concepts() {
		if want := "c" + strconv.Itoa(i+1); string(c.ID) != want {
			return fmt.Sprintf("concept %d is %s", i, c.ID)
		}
		n := g.ontology.node(c.Type)
		if n == nil || n.Level != c.Level || n.Terminal != c.Terminal {
			return fmt.Sprintf("%s is a %s, which the ontology does not have", c.ID, c.Type)
		}
		label, lemma := meaning{c.Type, foldLabel(c.Label)}, meaning{c.Type, lemmaKey(c.Label)}
		if labels[label] != "" || lemmas[lemma] != "" {
			return fmt.Sprintf("%s %q is another concept again", c.ID, c.Label)
		}
		labels[label], lemmas[lemma] = c.ID, c.ID
		if why := misquoted(c.Quotes, said); why != "" {
			return fmt.Sprintf("%s: %s", c.ID, why)
		}
		steps := 0
		for by := g.Concept(c.SupersededBy); by != nil; by = g.Concept(by.SupersededBy) {
			if steps++; steps > g.Len() {
				return fmt.Sprintf("what supersedes %s goes in a circle", c.ID)
			}
		}
	}
	seen := map[[3]string]bool{}
	for i, l := range g.Links() {
		from, to := g.Concept(l.From), g.Concept(l.To)
		key := [3]string{string(l.From), string(l.To), l.Type}
		switch {
		case string(l.ID) != "l"+strconv.Itoa(i+1):
			return fmt.Sprintf("link %d is %s", i, l.ID)
		case from == nil || to == nil || from == to:
			return fmt.Sprintf("%s leads from %s to %s", l.ID, l.From, l.To)
		case !g.ontology.permits(l.Type, from.Type, to.Type):
			return fmt.Sprintf("%s is not permitted: %s from %s to %s", l.ID, l.Type, from.Type, to.Type)
		case seen[key]:
			return fmt.Sprintf("%s is there twice", l.ID)
		}
		seen[key] = true
		if why := misquoted(l.Quotes, said); why != "" {
			return fmt.Sprintf("%s: %s", l.ID, why)
		}
	}
	return ""
}

// misquoted is what is wrong with quotes: there are none, or a span is not its text in what was said.
func misquoted(quotes []Quote, said map[UtteranceID]string) string {
	if len(quotes) == 0 {
		return "there is no quote"
	}
	for _, q := range quotes {
		points := []rune(said[q.Utterance])
		if q.Start < 0 || q.Start >= q.End || q.End > len(points) || !slices.Equal(points[q.Start:q.End], []rune(q.Text)) {
			return fmt.Sprintf("%+v is not in %q", q, said[q.Utterance])
		}
	}
	return ""
}

// measuredAnew is what Measure should say, the long way.
func measuredAnew(g *Graph) GraphState {
	p := &plainShape{Graph: graph.New[int]()}
	for i, c := range g.Concepts() {
		p.AddNode(i)
		p.level, p.terminal = append(p.level, c.Level), append(p.terminal, c.Terminal)
	}
	for _, l := range g.Links() {
		if l.Type != Revises {
			p.AddEdge(int(g.at(l.From)), int(g.at(l.To)))
		}
	}
	f := p.measure()
	return GraphState{
		NodeCount: g.Len(), EdgeCount: len(g.Links()), MaxDepth: f.Max, DepthAchieved: f.Max, OrphanCount: f.Orphans,
		ChainCompletion: f.Completion, HasCompleteChain: f.Ended > 0,
	}
}

// drawExtraction draws what is said in a turn and found in it, from few words, so that much is said again and denied.
func drawExtraction(t *rapid.T) (string, Extraction) {
	words := []string{"oats", "milk", "calm", "peace", "warm milk", "milk warm", "not warm milk", "Oats", "price", "no price"}
	types := []string{"attribute", "attribute", "consequence", "value", "aside", "colour"}
	word := rapid.SampledFrom(words)
	var x Extraction
	said := "so I said"
	for range rapid.IntRange(0, 4).Draw(t, "concepts") {
		w := word.Draw(t, "word")
		x.Concepts = append(x.Concepts, FoundConcept{Label: w, Type: rapid.SampledFrom(types).Draw(t, "type"), Quote: w})
		if rapid.IntRange(0, 9).Draw(t, "heard") > 0 {
			said += " " + w
		}
	}
	for range rapid.IntRange(0, 4).Draw(t, "links") {
		x.Links = append(x.Links, FoundLink{
			From: word.Draw(t, "from"), To: word.Draw(t, "to"),
			Type: rapid.SampledFrom([]string{"leads_to", "leads_to", "concerns", Revises, "causes"}).Draw(t, "link"),
		})
	}
	return said, x
}

func TestAGraphIsWhatItsGrowthsMakeIt(t *testing.T) {
	t.Parallel()
	revised, again := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		s, rebuilt := newScene(), NewGraph(ladderOntology())
		said := map[UtteranceID]string{}
		for range rapid.IntRange(1, 8).Draw(t, "turns") {
			s.turn++
			text, x := drawExtraction(t)
			u := Utterance{ID: UtteranceID("u" + strconv.Itoa(s.turn)), Turn: s.turn, Text: text}
			said[u.ID] = text
			before := slices.Clone(s.g.Concepts())
			grown := s.g.Grow(u, "", x)
			if diff := cmp.Diff(grown, s.g.Grow(u, "", x)); diff != "" {
				t.Fatalf("growing twice differs:\n%s", diff)
			}
			if diff := cmp.Diff(before, s.g.Concepts()[:len(before):len(before)]); diff != "" || len(before) != s.g.Len() {
				t.Fatalf("growing has changed the graph:\n%s", diff)
			}
			s.g.Apply(grown)
			s.t.Grew(s.turn, grown)
			logged, err := json.Marshal(grown)
			if err != nil {
				t.Fatal(err)
			}
			var read Growth
			if err := json.Unmarshal(logged, &read); err != nil {
				t.Fatal(err)
			}
			rebuilt.Apply(read)
			for i, c := range before {
				if now := s.g.Concepts()[i]; now.ID != c.ID || now.Label != c.Label || now.Type != c.Type || now.Turn != c.Turn {
					t.Fatalf("%+v has become %+v", c, now)
				}
			}
			revised += len(grown.Revised)
			again += len(grown.Said) + len(grown.Linked)
		}
		if why := unsound(s.g, said); why != "" {
			t.Fatal(why)
		}
		if diff := cmp.Diff(s.g.Concepts(), rebuilt.Concepts()) + cmp.Diff(s.g.Links(), rebuilt.Links()) + cmp.Diff(s.g.Measure(), rebuilt.Measure()); diff != "" {
			t.Fatalf("rebuilt from the log (-live +rebuilt):\n%s", diff)
		}
		if diff := cmp.Diff(measuredAnew(s.g), s.g.Measure()); diff != "" {
			t.Fatalf("measured (-anew +kept up):\n%s", diff)
		}
		for _, c := range s.g.Concepts() {
			if diff := cmp.Diff(s.g.Neighbours(c.ID), s.t.State(c.ID).ConnectedNodeIDs); diff != "" {
				t.Fatalf("neighbours of %s (-graph +tracker):\n%s", c.ID, diff)
			}
		}
	})
	if !testing.Short() && (revised == 0 || again == 0) { // a short run draws too few to be sure of both
		t.Errorf("%d revisions and %d repetitions were drawn, want some of each", revised, again)
	}
}

// longTalk is an interview of made-up answers, about three concepts and three links in each, with a cycle now and then.
func longTalk(turns int) *scene {
	s := newScene()
	types := []string{"attribute", "consequence", "value"}
	label := func(turn, rung int) string { return "taste " + strconv.Itoa(turn) + " kind " + strconv.Itoa(rung) }
	for s.turn < turns {
		s.turn++
		var x Extraction
		for rung, kind := range types {
			x.Concepts = append(x.Concepts, FoundConcept{Label: label(s.turn, rung), Type: kind})
		}
		before := label(s.turn-1-s.turn*7%11, s.turn%2)
		x.Links = []FoundLink{
			{From: label(s.turn, 0), To: label(s.turn, 1), Type: "leads_to"},
			{From: label(s.turn, 1), To: label(s.turn, 2), Type: "leads_to"},
			{From: before, To: label(s.turn, s.turn%2), Type: "leads_to"},
		}
		if s.turn%40 == 0 {
			x.Links[0] = FoundLink{From: label(s.turn, s.turn%2), To: before, Type: "leads_to"}
		}
		var said []string
		for _, c := range x.Concepts {
			said = append(said, c.Label)
		}
		a := s.g.Grow(Utterance{ID: UtteranceID("u" + strconv.Itoa(s.turn)), Turn: s.turn, Text: strings.Join(said, ", and so ")}, "What else?", x)
		s.g.Apply(a)
		s.t.Grew(s.turn, a)
		s.t.Rated(s.turn, Moderate)
		s.t.Chose(s.turn, s.m.Strategies[s.turn%2].ID, ConceptID("c"+strconv.Itoa(1+s.turn*13%s.g.Len())))
	}
	return s
}

func TestALongInterviewIsMeasuredRightAllTheWay(t *testing.T) {
	t.Parallel()
	s := longTalk(2000)
	got := s.g.Measure()
	if diff := cmp.Diff(measuredAnew(s.g), got); diff != "" {
		t.Errorf("measured (-anew +kept up):\n%s", diff)
	}
	if got.NodeCount != 6000 || got.EdgeCount < 5900 || got.MaxDepth < 5 || !got.HasCompleteChain {
		t.Errorf("%+v: want a long interview", got)
	}
}

// TestATurnAllocatesTheSameHoweverLongTheInterview counts allocations, which load does not sway.
func TestATurnAllocatesTheSameHoweverLongTheInterview(t *testing.T) {
	turn := func(s *scene) float64 {
		x := foundIn("foam | attribute\n calm | consequence\n taste 30 kind 0 -> foam | leads_to\n foam -> calm | leads_to")
		u := Utterance{ID: "u9999", Turn: 9999, Text: "the foam keeps me calm"}
		return testing.AllocsPerRun(20, func() { s.g.Grow(u, "What else?", x); s.g.Measure() })
	}
	if short, long := turn(longTalk(34)), turn(longTalk(1700)); long > short+2 {
		t.Errorf("%v allocations at 5,100 concepts, %v at 102", long, short)
	}
}

// TestAGraphOfEightyConceptsIsSmall weighs graphs with their trackers, as a cached session holds them.
func TestAGraphOfEightyConceptsIsSmall(t *testing.T) {
	const many, most = 100, 40 << 10
	longTalk(27) // what is made once is not counted
	before := heapInUse()
	all := make([]*scene, many)
	for i := range all {
		all[i] = longTalk(27)
	}
	each := (heapInUse() - before) / many
	runtime.KeepAlive(all)
	t.Logf("%d concepts weigh %d bytes", all[0].g.Len(), each)
	if all[0].g.Len() < 80 || each > most {
		t.Errorf("%d concepts weigh %d bytes, want at most %d for 80", all[0].g.Len(), each, most)
	}
}
