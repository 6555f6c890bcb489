package interview

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/embedding"
)

// slotShelf is a graph and its slots, filled by hand.
type slotShelf struct {
	t *testing.T
	g *Graph
	s *Slots
}

func newSlotShelf(t *testing.T) *slotShelf {
	return &slotShelf{t: t, g: NewGraph(&Ontology{}), s: NewSlots()}
}

// add adds a concept to the graph, without filing it.
func (b *slotShelf) add(kind, label string) Concept {
	c := Concept{ID: conceptID(int32(b.g.Len())), Label: label, Type: kind, Quotes: []Quote{{Text: label}}}
	b.g.Apply(Growth{Concepts: []Concept{c}})
	return c
}

// file adds a concept and files it by what it is like.
func (b *slotShelf) file(kind, label string, like ...Likeness) Filing {
	c := b.add(kind, label)
	f := b.s.Settle([]Concept{c}, []Shortlist{{c.ID, like}})
	b.s.Apply(b.g, f)
	return f
}

func (b *slotShelf) link(from, to int, kind string) {
	id := LinkID(fmt.Sprintf("l%d", len(b.g.Links())+1))
	b.g.Apply(Growth{Links: []Link{{ID: id, From: conceptID(int32(from - 1)), To: conceptID(int32(to - 1)), Type: kind}}})
}

func (b *slotShelf) review(r Review) {
	b.t.Helper()
	f, found := b.s.Review(r)
	if found != nil {
		b.t.Fatalf("%+v: %v", r, found)
	}
	b.s.Apply(b.g, f)
}

// picture is the slots in a line: label×support[concepts].
func (b *slotShelf) picture() string {
	var all []string
	for _, s := range b.s.Slots() {
		var ids []string
		for _, c := range s.Concepts {
			ids = append(ids, string(c))
		}
		mark := ""
		if s.Status == Activated {
			mark = "!"
		}
		all = append(all, fmt.Sprintf("%s:%s×%d%s[%s]", s.ID, s.Label, s.Support, mark, strings.Join(ids, " ")))
	}
	return strings.Join(all, ", ")
}

func judgedSame(slot SlotID, cosine float64) Likeness {
	return Likeness{Slot: slot, Cosine: cosine, Verdict: SameConcept}
}

func judgedUnsure(slot SlotID, cosine float64) Likeness {
	return Likeness{Slot: slot, Label: "it", Cosine: cosine, Verdict: UnsureConcept}
}

func TestTheFunnelGoesLabelLemmaArbiterNew(t *testing.T) {
	t.Parallel()
	b := newSlotShelf(t)
	for _, c := range []struct {
		kind, label string
		like        []Likeness
		want        Mapping
	}{
		{"attribute", "creamy texture", nil, Mapping{Slot: "s1", Method: ByNone}},
		{"attribute", "Creamy  Texture!", nil, Mapping{Slot: "s1", Method: ByLabel, Score: 1}},
		{"attribute", "the texture is creamy", nil, Mapping{Slot: "s1", Method: ByLemma, Score: 1}},
		{"feeling", "creamy texture", nil, Mapping{Slot: "s2", Method: ByNone}}, // another type
		{"attribute", "smooth mouthfeel", []Likeness{judgedSame("s1", 0.44)}, Mapping{Slot: "s1", Method: ByArbiter, Score: 0.44}},
		{"attribute", "watery texture", []Likeness{judgedSame("s1", 0.9)}, Mapping{Slot: "s3", Method: ByNone}}, // the guard
		{"attribute", "velvet", []Likeness{judgedSame("s1", 0.34)}, Mapping{Slot: "s4", Method: ByNone}},        // too little alike
		{"attribute", "silk", []Likeness{judgedSame("s2", 0.9)}, Mapping{Slot: "s5", Method: ByNone}},           // a slot of another type
		{"attribute", "satin", []Likeness{judgedSame("s99", 0.9)}, Mapping{Slot: "s6", Method: ByNone}},         // no slot
		{"attribute", "linen", []Likeness{{Slot: "s1", Cosine: 0.9}}, Mapping{Slot: "s7", Method: ByNone}},      // nobody judged
		{"attribute", "wool", []Likeness{judgedUnsure("s6", 0.9), judgedSame("s5", 0.5), judgedSame("s4", 0.4)}, Mapping{Slot: "s5", Method: ByArbiter, Score: 0.5}},
	} {
		f := b.file(c.kind, c.label, c.like...)
		c.want.Concept, c.want.Version = conceptID(int32(b.g.Len()-1)), 1
		if diff := cmp.Diff([]Mapping{c.want}, f.Mappings); diff != "" {
			t.Errorf("%s: %s", c.label, diff)
		}
		if f.Suggestions != nil {
			t.Errorf("%s: suggests %v", c.label, f.Suggestions)
		}
	}
}

func TestADenialIsNoParaphraseByItsLemmas(t *testing.T) {
	t.Parallel()
	b := newSlotShelf(t)
	b.file("attribute", "coffee without milk")
	b.file("attribute", "milk without coffee")
	b.file("attribute", "milk and coffee")
	if got := len(b.s.Slots()); got != 3 {
		t.Errorf("%d slots: %s", got, b.picture())
	}
}

func TestWhatIsUnsureIsSuggestedAtMostThreeTimes(t *testing.T) {
	t.Parallel()
	b := newSlotShelf(t)
	for _, label := range []string{"oak", "beech", "birch", "elm", "easy"} {
		b.file("attribute", label)
	}
	f := b.file("attribute", "hard", judgedUnsure("s5", 0.9), judgedUnsure("s1", 0.8), judgedUnsure("s2", 0.7), judgedUnsure("s3", 0.6), judgedUnsure("s4", 0.5))
	want := []Suggestion{
		{ID: "m1", Concept: "c6", Slot: "s1", Score: 0.8, Why: "“hard” and “it” may mean the same", State: "open"},
		{ID: "m2", Concept: "c6", Slot: "s2", Score: 0.7, Why: "“hard” and “it” may mean the same", State: "open"},
		{ID: "m3", Concept: "c6", Slot: "s3", Score: 0.6, Why: "“hard” and “it” may mean the same", State: "open"},
	}
	if diff := cmp.Diff(want, f.Suggestions); diff != "" {
		t.Error(diff)
	}
}

func TestASlotIsActiveWhenItsConceptsWereSaidTwice(t *testing.T) {
	t.Parallel()
	b := newSlotShelf(t)
	b.file("attribute", "creamy")
	b.file("attribute", "smooth", judgedSame("s1", 0.5))
	b.file("attribute", "cheap")
	if got, want := b.picture(), "s1:creamy×2![c1 c2], s2:cheap×1[c3]"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	b.s.Said("c3")
	b.s.Said("c2") // now said more often than c1
	b.s.Said("c77")
	b.s.Said("nonsense")
	if got, want := b.picture(), "s1:smooth×3![c1 c2], s2:cheap×2![c3]"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestAConceptCountsAsOftenAsItWasQuoted(t *testing.T) {
	t.Parallel()
	b := newSlotShelf(t)
	c := Concept{ID: "c1", Label: "creamy", Type: "attribute", Quotes: make([]Quote, 3)}
	b.g.Apply(Growth{Concepts: []Concept{c}})
	f := b.s.Settle([]Concept{c}, nil)
	b.s.Apply(b.g, f)
	if got := b.s.Slots()[0].Support; got != 3 || f.Slots[0].Support != 3 {
		t.Errorf("support %d, and %d in the filing", got, f.Slots[0].Support)
	}
}

func TestAReviewIsFollowedByEveryFigure(t *testing.T) {
	t.Parallel()
	b := newSlotShelf(t)
	b.file("attribute", "creamy")
	b.file("attribute", "smooth", judgedUnsure("s1", 0.5))
	b.file("consequence", "I enjoy it")
	b.link(1, 3, "leads_to")
	b.link(2, 3, "leads_to")
	measure := func() string {
		m := b.s.Measure(b.g)
		c := Compare(b.g.Measure(), m)
		return fmt.Sprintf("%s | %d of %d, %d edges, %d orphans, depth %d, support %.1f | %.0f%% %.2f | %v", b.picture(), m.ConceptCount, m.SlotCount,
			m.EdgeCount, m.OrphanCount, m.MaxDepth, m.AvgSupport, c.NodeReductionPct, c.EdgeAggregationRatio, b.s.Links(b.g))
	}
	start := measure()
	steps := []struct {
		review Review
		want   string
	}{
		{Review{Accept: "m1"}, "s1:creamy×2![c1 c2], s3:I enjoy it×1[c3] | 1 of 2, 1 edges, 0 orphans, depth 1, support 1.5 | 33% 0.50 | [{s1 s3 leads_to 2}]"},
		{Review{Undo: "c2"}, start},
		{Review{Decline: "m1"}, start},
		{Review{Accept: "m1"}, "s1:creamy×2![c1 c2], s3:I enjoy it×1[c3] | 1 of 2, 1 edges, 0 orphans, depth 1, support 1.5 | 33% 0.50 | [{s1 s3 leads_to 2}]"},
		{Review{Split: "c1"}, "s1:smooth×1[c2], s3:I enjoy it×1[c3], s4:creamy×1[c1] | 0 of 3, 2 edges, 0 orphans, depth 1, support 1.0 | 0% 1.00 | [{s4 s3 leads_to 1} {s1 s3 leads_to 1}]"},
		{Review{Undo: "c1"}, "s1:creamy×2![c2 c1], s3:I enjoy it×1[c3] | 1 of 2, 1 edges, 0 orphans, depth 1, support 1.5 | 33% 0.50 | [{s1 s3 leads_to 2}]"},
	}
	if want := "s1:creamy×1[c1], s2:smooth×1[c2], s3:I enjoy it×1[c3] | 0 of 3, 2 edges, 0 orphans, depth 1, support 1.0 | 0% 1.00 | [{s1 s3 leads_to 1} {s2 s3 leads_to 1}]"; start != want {
		t.Fatalf("got  %s\nwant %s", start, want)
	}
	for _, step := range steps {
		b.review(step.review)
		if got := measure(); got != step.want {
			t.Errorf("%+v:\ngot  %s\nwant %s", step.review, got, step.want)
		}
	}
	if got := b.s.Suggestions()[0].State; got != "accepted" {
		t.Errorf("the suggestion is %s", got)
	}
	want := []Mapping{
		{Concept: "c2", Slot: "s2", Method: ByNone, Version: 1},
		{Concept: "c2", Slot: "s1", Method: ByPerson, Score: 0.5, Version: 2},
		{Concept: "c2", Slot: "s2", Method: ByNone, Version: 3, Restores: 1},
		{Concept: "c2", Slot: "s1", Method: ByPerson, Score: 0.5, Version: 4},
	}
	if diff := cmp.Diff(want, b.s.History("c2")); diff != "" {
		t.Error(diff)
	}
}

func TestUndoneAgainItGoesBackFurther(t *testing.T) {
	t.Parallel()
	b := newSlotShelf(t)
	b.file("attribute", "oak")
	b.file("attribute", "beech")
	b.file("attribute", "birch", judgedUnsure("s1", 0.5), judgedUnsure("s2", 0.4))
	b.review(Review{Accept: "m1"})
	b.review(Review{Accept: "m2"})
	var homes []SlotID
	for range 2 {
		b.review(Review{Undo: "c3"})
		homes = append(homes, b.s.Mappings()[2].Slot)
	}
	if diff := cmp.Diff([]SlotID{"s1", "s3"}, homes); diff != "" {
		t.Error(diff)
	}
	if _, found := b.s.Review(Review{Undo: "c3"}); found == nil {
		t.Error("there is more to undo")
	}
	if got := b.s.Suggestions(); got[0].State != "open" || got[1].State != "open" {
		t.Errorf("what was undone is not open again: %v", got)
	}
}

func TestAReviewThatCannotBeIsRefused(t *testing.T) {
	t.Parallel()
	b := newSlotShelf(t)
	b.file("attribute", "service")
	b.file("attribute", "quick counter", judgedUnsure("s1", 0.5))
	b.file("attribute", "slow counter", judgedUnsure("s1", 0.5))
	b.review(Review{Accept: "m1"})
	for _, c := range []struct {
		review Review
		want   string
	}{
		{Review{}, "I321"},
		{Review{Accept: "m1", Undo: "c1"}, "I321"},
		{Review{Accept: "m9"}, "I322"},
		{Review{Decline: "x"}, "I322"},
		{Review{Split: "c9"}, "I322"},
		{Review{Undo: "s1"}, "I322"},
		{Review{Accept: "m1"}, "I323"},
		{Review{Decline: "m1"}, "I323"},
		{Review{Split: "c3"}, "I323"},
		{Review{Undo: "c1"}, "I323"},
		{Review{Accept: "m2"}, "I324"},
	} {
		before := b.picture()
		f, found := b.s.Review(c.review)
		if len(found) != 1 || found[0].Code != c.want || found[0].Hint == "" || !cmp.Equal(f, Filing{}) {
			t.Errorf("%+v: %v and %v, want %s", c.review, f, found, c.want)
		}
		if b.picture() != before {
			t.Errorf("%+v changed something", c.review)
		}
	}
}

func TestAnUndoDoesNotPutOppositesTogether(t *testing.T) {
	t.Parallel()
	b := newSlotShelf(t)
	b.file("attribute", "counter")
	b.file("attribute", "quick counter", judgedSame("s1", 0.9))
	b.review(Review{Split: "c2"})
	b.file("attribute", "slow counter", judgedSame("s1", 0.9))
	if _, found := b.s.Review(Review{Undo: "c2"}); len(found) != 1 || found[0].Code != "I324" {
		t.Errorf("found %v", found)
	}
	b.review(Review{Split: "c3"})
	b.review(Review{Undo: "c2"})
}

func TestRevisionsCountAndConnectNothing(t *testing.T) {
	t.Parallel()
	b := newSlotShelf(t)
	b.file("attribute", "creamy")
	b.file("attribute", "watery")
	b.link(2, 1, Revises)
	if got := b.s.Measure(b.g); got.EdgeCount != 1 || got.OrphanCount != 2 || got.MaxDepth != 0 {
		t.Errorf("%+v", got)
	}
}

func TestNothingIsComparedToNothing(t *testing.T) {
	t.Parallel()
	if got := Compare(GraphState{}, CanonicalState{}); got != (GraphComparison{}) {
		t.Errorf("%+v", got)
	}
	got := Compare(GraphState{NodeCount: 8, EdgeCount: 4, OrphanCount: 4}, CanonicalState{SlotCount: 6, ConceptCount: 1, EdgeCount: 3, OrphanCount: 3})
	if want := (GraphComparison{NodeReductionPct: 25, EdgeAggregationRatio: 0.75, OrphanImprovementPct: 25}); got != want {
		t.Errorf("%+v", got)
	}
	if got := NewSlots().Measure(NewGraph(&Ontology{})); got != (CanonicalState{}) {
		t.Errorf("%+v", got)
	}
}

// atAngles gives a text the vector that its number says: cosines are those of the angles between.
type atAngles struct{ calls int }

func (*atAngles) Name() string { return "angles" }

func (a *atAngles) Embed(ctx context.Context, text string) (embedding.Vector, error) {
	a.calls++
	var v embedding.Vector
	var shared int
	if _, err := fmt.Sscanf(text[strings.LastIndexByte(text, ' ')+1:], "%d", &shared); err != nil {
		return v, err
	}
	for i := range shared { // so many of the first dimensions, and the rest in a place of its own
		v[i] = 1
	}
	return v, ctx.Err()
}

func TestTheShortlistIsTheTenMostAlikeOfTheType(t *testing.T) {
	t.Parallel()
	b := newSlotShelf(t)
	e := new(atAngles)
	for i := 1; i <= 14; i++ {
		b.file("attribute", fmt.Sprintf("thing %d", i*20))
		b.file("value", fmt.Sprintf("thing %d", i*20))
	}
	like, err := b.s.Shortlist(t.Context(), e, Concept{ID: "c99", Label: "other 280", Type: "attribute"})
	if err != nil {
		t.Fatal(err)
	}
	var labels []string
	for i, l := range like {
		labels = append(labels, l.Label)
		if l.Cosine < leastAlike || i > 0 && l.Cosine > like[i-1].Cosine || l.Verdict != "" {
			t.Errorf("%d: %+v", i, l)
		}
	}
	want := []string{"thing 280", "thing 260", "thing 240", "thing 220", "thing 200", "thing 180", "thing 160", "thing 140", "thing 120", "thing 100"}
	if diff := cmp.Diff(want, labels); diff != "" {
		t.Error(diff)
	}
	calls := e.calls
	if _, err := b.s.Shortlist(t.Context(), e, Concept{ID: "c99", Label: "other 100", Type: "attribute"}); err != nil || e.calls != calls+1 {
		t.Errorf("%d more calls, error %v", e.calls-calls, err)
	}
	far, err := b.s.Shortlist(t.Context(), e, Concept{ID: "c99", Label: "other 1", Type: "attribute"})
	if err != nil || len(far) != 0 {
		t.Errorf("%v, %v: nothing is alike", far, err)
	}
}

func TestATrayComparesTheConceptsOfOneTurn(t *testing.T) {
	t.Parallel()
	b := newSlotShelf(t)
	d := b.s.Tray()
	first, second, again := b.add("attribute", "oak 100"), b.add("attribute", "beech 100"), b.add("attribute", "OAK 100")
	d.File(first, nil)
	like, err := d.Shortlist(t.Context(), new(atAngles), second)
	if err != nil || len(like) != 1 || like[0].Slot != "s1" || like[0].Label != "oak 100" || like[0].Cosine < 0.99 {
		t.Fatalf("%v, %v", like, err)
	}
	like[0].Verdict = SameConcept
	d.File(second, like)
	if like, err := d.Shortlist(t.Context(), new(atAngles), again); like != nil || err != nil {
		t.Errorf("what is known is compared: %v, %v", like, err)
	}
	d.File(again, nil)
	if diff := cmp.Diff(d.Filing(), b.s.Settle([]Concept{first, second, again}, []Shortlist{{second.ID, like}})); diff != "" {
		t.Error(diff)
	}
	if len(d.Filing().Slots) != 1 || len(b.s.Slots()) != 0 {
		t.Errorf("%+v; the slots have changed: %v", d.Filing(), b.s.Slots())
	}
}

func TestWithoutAnEmbedderNothingIsShortlisted(t *testing.T) {
	t.Parallel()
	b := newSlotShelf(t)
	b.file("attribute", "thing 10")
	if like, err := b.s.Shortlist(t.Context(), nil, Concept{ID: "c2", Label: "other 10", Type: "attribute"}); like != nil || err != nil {
		t.Errorf("%v, %v", like, err)
	}
}

func TestAShortlistPassesOnTheEmbeddersError(t *testing.T) {
	t.Parallel()
	b := newSlotShelf(t)
	b.file("attribute", "thing 10")
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := b.s.Shortlist(ctx, new(atAngles), Concept{ID: "c2", Label: "other 10", Type: "attribute"}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
