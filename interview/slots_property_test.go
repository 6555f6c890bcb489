package interview

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"throughline/embedding"
	"throughline/graph"
)

// slotWords are labels that are in nobody's way, and some that are opposed.
var (
	slotWords     = []string{"oak", "beech", "birch", "elm", "ash", "lime", "maple", "alder", "hazel", "larch"}
	contraryWords = []string{"easy", "hard", "not easy", "cheap", "expensive", "quick counter", "slow counter", "counter", "no counter", "two oaks", "three oaks"}
	slotKinds     = []string{"attribute", "value"}
)

// someSlots draws a graph whose concepts are all filed, with suggestions among them, and links.
func someSlots(t *rapid.T, words []string) (*Graph, *Slots) {
	g, s := NewGraph(&Ontology{}), NewSlots()
	for i := range rapid.IntRange(1, 12).Draw(t, "concepts") {
		c := someConcept(t, i, words)
		g.Apply(Growth{Concepts: []Concept{c}})
		s.Apply(g, s.Settle([]Concept{c}, []Shortlist{{c.ID, someLikeness(t, i)}}))
	}
	for i := range rapid.IntRange(0, 16).Draw(t, "links") {
		end := rapid.IntRange(0, g.Len()-1)
		kind := rapid.SampledFrom([]string{"leads_to", "supports", Revises}).Draw(t, "link")
		g.Apply(Growth{Links: []Link{{ID: LinkID(fmt.Sprintf("l%d", i+1)), From: conceptID(int32(end.Draw(t, "from"))), To: conceptID(int32(end.Draw(t, "to"))), Type: kind}}})
	}
	return g, s
}

func someConcept(t *rapid.T, i int, words []string) Concept {
	label := rapid.SampledFrom(words).Draw(t, "label")
	if rapid.Bool().Draw(t, "own") {
		label += fmt.Sprintf(" x%c", 'a'+i)
	}
	return Concept{ID: conceptID(int32(i)), Label: label, Type: rapid.SampledFrom(slotKinds).Draw(t, "kind"), Quotes: make([]Quote, rapid.IntRange(1, 2).Draw(t, "quotes"))}
}

func someLikeness(t *rapid.T, slots int) []Likeness {
	var like []Likeness
	for range rapid.IntRange(0, 3).Draw(t, "like") {
		like = append(like, Likeness{
			Slot: slotID(int32(rapid.IntRange(0, slots).Draw(t, "slot"))), Cosine: rapid.Float64Range(0.2, 1).Draw(t, "cosine"),
			Verdict: rapid.SampledFrom([]Verdict{SameConcept, UnsureConcept, UnsureConcept, DifferentConcept, ""}).Draw(t, "verdict"),
		})
	}
	return like
}

// slotFigures is all that can be read off slots, names of slots and the order of reviews apart.
type slotFigures struct {
	Slots     []string
	Links     []string
	Measure   CanonicalState
	Compare   GraphComparison
	Histories []int
}

func figuresOf(g *Graph, s *Slots) slotFigures {
	f := slotFigures{Measure: s.Measure(g)}
	f.Compare = Compare(g.Measure(), f.Measure)
	name := map[SlotID]string{}
	for _, slot := range s.Slots() {
		slices.Sort(slot.Concepts)
		name[slot.ID] = fmt.Sprint(slot.Concepts)
		f.Slots = append(f.Slots, fmt.Sprint(slot.Concepts, slot.Label, slot.Type, slot.Status, slot.Support))
	}
	for _, l := range s.Links(g) {
		f.Links = append(f.Links, fmt.Sprint(name[l.From], name[l.To], l.Type, l.Support))
	}
	for _, m := range s.Mappings() {
		f.Histories = append(f.Histories, m.Version)
	}
	slices.Sort(f.Slots)
	slices.Sort(f.Links)
	return f
}

func TestAnyOrderOfTheSameMergesAndUndosGivesTheSameFigures(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		g, s := someSlots(t, slotWords)
		plans := reviewPlans(t, s)
		var ends []slotFigures
		for range 3 {
			other := slotsAgain(g, s)
			left := slices.Clone(plans)
			for len(left) > 0 {
				i := rapid.IntRange(0, len(left)-1).Draw(t, "next")
				step := left[i][0]
				if left[i] = left[i][1:]; len(left[i]) == 0 {
					left = slices.Delete(left, i, i+1)
				}
				if step.said != "" {
					other.Said(step.said)
					continue
				}
				f, found := other.Review(step.review)
				if found != nil {
					t.Fatalf("%+v: %v", step.review, found)
				}
				other.Apply(g, f)
				if rapid.Bool().Draw(t, "look") {
					other.Measure(g)
				}
			}
			ends = append(ends, figuresOf(g, other))
		}
		if diff := cmp.Diff(ends[0], ends[1]) + cmp.Diff(ends[0], ends[2]); diff != "" {
			t.Fatal(diff)
		}
	})
}

// reviewStep is a review, or a concept that is said again.
type reviewStep struct {
	review Review
	said   ConceptID
}

// reviewPlans are what is to happen to each concept, in its order; concepts may take turns as they like.
func reviewPlans(t *rapid.T, s *Slots) [][]reviewStep {
	var plans [][]reviewStep
	for _, m := range s.Mappings() {
		var plan []reviewStep
		made := 0
		at := []SlotID{m.Slot}
		for _, suggestion := range s.Suggestions() {
			if suggestion.Concept != m.Concept {
				continue
			}
			if rapid.Bool().Draw(t, "said") {
				plan = append(plan, reviewStep{said: m.Concept})
			}
			if rapid.Bool().Draw(t, "accept") {
				plan = append(plan, reviewStep{review: Review{Accept: suggestion.ID}})
				if suggestion.Slot != at[len(at)-1] { // else it was accepted, and nothing moved
					made++
					at = append(at, suggestion.Slot)
				}
			}
			for made > 0 && rapid.Bool().Draw(t, "undo") {
				plan = append(plan, reviewStep{review: Review{Undo: m.Concept}})
				made--
				at = at[:len(at)-1]
			}
		}
		if len(plan) > 0 {
			plans = append(plans, plan)
		}
	}
	return plans
}

// slotsAgain makes the same slots from their log.
func slotsAgain(g *Graph, s *Slots) *Slots {
	again := NewSlots()
	var f Filing
	for i := range s.slots {
		f.Slots = append(f.Slots, Slot{ID: slotID(int32(i)), Type: s.kinds[s.slots[i].kind]})
	}
	for _, c := range g.Concepts() {
		f.Mappings = append(f.Mappings, s.History(c.ID)...)
	}
	f.Suggestions = s.Suggestions()
	again.Apply(g, f)
	return again
}

func TestUndoingEverythingLeadsBackToTheStart(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		g, s := someSlots(t, slotWords)
		start := figuresOf(g, s)
		for _, plan := range reviewPlans(t, s) {
			for _, step := range plan {
				if f, found := s.Review(step.review); found == nil {
					s.Apply(g, f)
				}
			}
		}
		for _, c := range g.Concepts() {
			for {
				f, found := s.Review(Review{Undo: c.ID})
				if found != nil {
					break
				}
				s.Apply(g, f)
			}
		}
		end := figuresOf(g, s)
		start.Histories, end.Histories = nil, nil
		if diff := cmp.Diff(start, end); diff != "" {
			t.Fatal(diff)
		}
		for _, m := range s.Suggestions() {
			if m.State != suggestionOpen && m.Slot != s.Mappings()[numbered(string(m.Concept), "c", g.Len())].Slot {
				t.Fatalf("%+v is not open again", m)
			}
		}
	})
}

func TestNoSlotEverHoldsOpposites(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		g, s := someSlots(t, contraryWords)
		check := func() {
			for _, slot := range s.Slots() {
				for i, a := range slot.Concepts {
					for _, b := range slot.Concepts[i+1:] {
						if x, y := g.Concept(a), g.Concept(b); x.Type != y.Type || opposed(x.Label, y.Label) {
							t.Fatalf("%s holds %q and %q", slot.ID, x.Label, y.Label)
						}
					}
				}
			}
		}
		check()
		for range rapid.IntRange(0, 20).Draw(t, "reviews") {
			concept := conceptID(int32(rapid.IntRange(0, g.Len()-1).Draw(t, "concept")))
			suggestion := fmt.Sprintf("m%d", rapid.IntRange(1, max(1, len(s.suggestions))).Draw(t, "suggestion"))
			f, found := s.Review(rapid.SampledFrom([]Review{{Accept: suggestion}, {Decline: suggestion}, {Split: concept}, {Undo: concept}}).Draw(t, "review"))
			if found == nil {
				s.Apply(g, f)
			}
			check()
		}
	})
}

func TestSettlingAtOnceIsSettlingOneByOne(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		g, s := someSlots(t, contraryWords)
		var fresh []Concept
		var compared []Shortlist
		for i := range rapid.IntRange(1, 6).Draw(t, "new") {
			c := someConcept(t, g.Len()+i, contraryWords)
			fresh = append(fresh, c)
			compared = append(compared, Shortlist{c.ID, someLikeness(t, len(s.slots)+i)})
		}
		before := figuresOf(g, s)
		atOnce := s.Settle(fresh, compared)
		if diff := cmp.Diff(before, figuresOf(g, s)); diff != "" {
			t.Fatalf("settling changed something: %s", diff)
		}
		var oneByOne Filing
		for i, c := range fresh {
			f := s.Settle([]Concept{c}, compared[i:i+1])
			g.Apply(Growth{Concepts: []Concept{c}})
			s.Apply(g, f)
			oneByOne.Slots = append(oneByOne.Slots, f.Slots...)
			oneByOne.Mappings = append(oneByOne.Mappings, f.Mappings...)
			oneByOne.Suggestions = append(oneByOne.Suggestions, f.Suggestions...)
		}
		if diff := cmp.Diff(atOnce, oneByOne); diff != "" {
			t.Fatal(diff)
		}
	})
}

func TestMeasuresAgreeWithACountFromScratch(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		g, s := someSlots(t, slotWords)
		for range rapid.IntRange(0, 10).Draw(t, "reviews") {
			concept := conceptID(int32(rapid.IntRange(0, g.Len()-1).Draw(t, "concept")))
			suggestion := fmt.Sprintf("m%d", rapid.IntRange(1, max(1, len(s.suggestions))).Draw(t, "suggestion"))
			if f, found := s.Review(rapid.SampledFrom([]Review{{Accept: suggestion}, {Split: concept}, {Undo: concept}}).Draw(t, "review")); found == nil {
				s.Apply(g, f)
			}
			s.Said(concept)
			if got, want := s.Measure(g), measuredFromScratch(g, s); got != want {
				t.Fatalf("got %+v, want %+v", got, want)
			}
		}
	})
}

func measuredFromScratch(g *Graph, s *Slots) CanonicalState {
	home := map[ConceptID]SlotID{}
	depths := graph.New[SlotID]()
	linked := map[SlotID]bool{}
	edges := map[string]bool{}
	out := CanonicalState{}
	said := 0
	for _, slot := range s.Slots() {
		for _, c := range slot.Concepts {
			home[c] = slot.ID
		}
		depths.AddNode(slot.ID)
		out.SlotCount++
		said += slot.Support
		if slot.Support >= 2 {
			out.ConceptCount++
		}
	}
	for _, l := range g.Links() {
		if from, to := home[l.From], home[l.To]; from != to {
			edges[fmt.Sprint(from, to, l.Type)] = true
			if l.Type != Revises {
				depths.AddEdge(from, to)
				linked[from], linked[to] = true, true
			}
		}
	}
	for _, d := range depths.Depth() {
		out.MaxDepth = max(out.MaxDepth, d)
	}
	out.EdgeCount, out.OrphanCount = len(edges), out.SlotCount-len(linked)
	out.AvgSupport = float64(said) / float64(out.SlotCount)
	return out
}

func TestOppositionOfKnownWordsIsSymmetric(t *testing.T) {
	t.Parallel()
	words := strings.FieldsFunc(synonymText+antonymText+" not no never without less low free of from but while a little few two 3 went away", func(r rune) bool {
		return r == ',' || r == '|' || r == '\n'
	})
	rapid.Check(t, func(t *rapid.T) {
		phrase := rapid.Custom(func(t *rapid.T) string {
			return strings.Join(rapid.SliceOfN(rapid.SampledFrom(words), 1, 4).Draw(t, "words"), " ")
		})
		a, b := phrase.Draw(t, "a"), phrase.Draw(t, "b")
		if opposed(a, b) != opposed(b, a) || judge(Pair{A: a, B: b}) != judge(Pair{A: b, B: a}) {
			t.Fatalf("%q and %q differ by their order", a, b)
		}
	})
}

func TestASketchIsNearlyAsAlikeAsItsVector(t *testing.T) {
	t.Parallel()
	source := rand.New(rand.NewPCG(1, 2))
	worst, sum := 0.0, 0.0
	const many = 2000
	for range many {
		var a, b embedding.Vector
		mix := float32(source.Float64())
		for i := range a {
			a[i] = float32(source.NormFloat64())
			b[i] = mix*a[i] + (1-mix)*float32(source.NormFloat64())
		}
		off := math.Abs(embedding.Cosine(a, b) - sketchedCosine(&a, &b))
		worst, sum = max(worst, off), sum+off
	}
	if worst > 0.08 || sum/many > 0.015 {
		t.Errorf("off by %.3f at worst and %.3f on average", worst, sum/many)
	}
	var nothing, some embedding.Vector
	some[3] = 1
	some[9] = float32(math.Inf(1))
	if got := sketchedCosine(&nothing, &some); got != 0 {
		t.Errorf("nothing is alike by %f", got)
	}
}

func sketchedCosine(a, b *embedding.Vector) float64 {
	s, t := sketchOf(a), sketchOf(b)
	return s.cosine(&t)
}

func TestSketchesShortlistAsVectorsDo(t *testing.T) {
	t.Parallel()
	e := withVectors(t)
	vectors := labelVectors(t, e)
	kept, top := 0, 0
	for i := range 60 {
		order := make([]int, len(vectors))
		sketched := make([]float64, len(vectors))
		for k := range vectors {
			order[k], sketched[k] = k, sketchedCosine(&vectors[i], &vectors[k])
		}
		slices.SortStableFunc(order, func(a, b int) int {
			return -int(math.Copysign(1, embedding.Cosine(vectors[i], vectors[a])-embedding.Cosine(vectors[i], vectors[b])))
		})
		bar := slices.Sorted(slices.Values(sketched))[len(sketched)-mostAlike]
		for _, k := range order[:mostAlike] {
			top++
			if sketched[k] >= bar-0.02 {
				kept++
			}
		}
	}
	if kept*100 < top*97 {
		t.Errorf("%d of the %d most alike are so by their sketches", kept, top)
	}
}
