package interview

import (
	"context"
	"encoding/csv"
	"errors"
	"os"
	"slices"
	"sync"
	"testing"

	"throughline/embedding"
)

// labelledPair is two concepts that a person has labelled.
type labelledPair struct{ kind, a, b, label, part string }

func labelledPairs(t testing.TB) []labelledPair {
	t.Helper()
	file, err := os.Open("testdata/pairs.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var out []labelledPair
	for _, r := range rows[1:] {
		out = append(out, labelledPair{r[0], r[1], r[2], r[3], r[4]})
	}
	return out
}

// sentenceVectors is the one embedder of all tests; nil when the program is built without weights.
var sentenceVectors = sync.OnceValues(func() (*embedding.Embedder, error) {
	e, err := embedding.New()
	if errors.Is(err, embedding.ErrNoWeights) {
		return nil, nil
	}
	return e, err
})

func withVectors(t testing.TB) *embedding.Embedder {
	t.Helper()
	e, err := sentenceVectors()
	if err != nil {
		t.Fatal(err)
	}
	if e == nil {
		t.Skip("built without the weights of sentence vectors")
	}
	return e
}

var oneAtATime sync.Mutex

// labelVectors are the vectors of all labels of the pairs; whoever comes second finds them remembered.
func labelVectors(t testing.TB, e *embedding.Embedder) []embedding.Vector {
	t.Helper()
	oneAtATime.Lock()
	defer oneAtATime.Unlock()
	var labels []string
	for _, p := range labelledPairs(t) {
		labels = append(labels, p.a, p.b)
	}
	vectors, err := e.EmbedAll(t.Context(), labels)
	if err != nil {
		t.Fatal(err)
	}
	return vectors
}

// fate is what the funnel makes of a pair.
type fate string

const (
	fateMerged    fate = "merged"
	fateSuggested fate = "suggested"
	fateApart     fate = "apart"
)

// sendThrough sends the two concepts of a pair through the funnel, a first.
func sendThrough(t testing.TB, e Embedder, arbiter Arbiter, p labelledPair) fate {
	t.Helper()
	g, s := NewGraph(&Ontology{}), NewSlots()
	for i, label := range []string{p.a, p.b} {
		c := Concept{ID: conceptID(int32(i)), Label: label, Type: p.kind, Quotes: []Quote{{}}}
		g.Apply(Growth{Concepts: []Concept{c}})
		d := s.Tray()
		like, err := d.Shortlist(t.Context(), e, c)
		if err != nil {
			t.Fatal(err)
		}
		judgeAll(t, arbiter, c, like)
		s.Apply(g, s.Settle([]Concept{c}, []Shortlist{{c.ID, like}}))
	}
	switch {
	case len(s.Slots()) == 1:
		return fateMerged
	case len(s.Suggestions()) > 0:
		return fateSuggested
	default:
		return fateApart
	}
}

func judgeAll(t testing.TB, arbiter Arbiter, c Concept, like []Likeness) {
	t.Helper()
	j, err := arbiter.Judge(t.Context(), JudgeCue{Pairs: Pairs(c, like)})
	if err != nil {
		t.Fatal(err)
	}
	for i := range like {
		like[i].Verdict = j.Verdicts[i]
	}
}

// oneVector finds everything alike, so that only arbiter and guard are left to part concepts.
type oneVector struct{}

func (oneVector) Name() string { return "one" }

func (oneVector) Embed(context.Context, string) (embedding.Vector, error) {
	return embedding.Vector{1, 1}, nil
}

// yesMan takes everything for the same.
type yesMan struct{}

func (yesMan) Judge(_ context.Context, cue JudgeCue) (Judgement, error) {
	return Judgement{Verdicts: slices.Repeat([]Verdict{SameConcept}, len(cue.Pairs))}, nil
}

func TestTheSetOfPairsIsLargeAndOfAllSorts(t *testing.T) {
	t.Parallel()
	count := map[string]int{}
	for _, p := range labelledPairs(t) {
		count[p.label]++
	}
	for label, least := range map[string]int{"same": 45, "opposite": 35, "related": 40, "unrelated": 30} {
		if count[label] < least {
			t.Errorf("%d %s, want %d", count[label], label, least)
		}
	}
}

func TestNoOppositesAreMergedWhateverTheArbiterSays(t *testing.T) {
	t.Parallel()
	for _, p := range labelledPairs(t) {
		if p.label != "opposite" {
			continue
		}
		for _, q := range []labelledPair{p, {kind: p.kind, a: p.b, b: p.a}} {
			if got := sendThrough(t, oneVector{}, yesMan{}, q); got != fateApart {
				t.Errorf("%q and %q are %s", q.a, q.b, got)
			}
		}
	}
}

func TestTheYesManMergesWhatIsNotOpposed(t *testing.T) {
	t.Parallel()
	same, passed := 0, 0
	for _, p := range labelledPairs(t) {
		if p.label == "same" {
			same++
			if sendThrough(t, oneVector{}, yesMan{}, p) == fateMerged {
				passed++
			}
		}
	}
	if passed*10 < same*9 {
		t.Errorf("the guard lets %d of %d paraphrases pass, want nine of ten", passed, same)
	}
}

// TestTheFunnelOnLabelledPairs prints what the funnel is worth without a model: by part, because nothing was tuned on
// the held-out pairs before they were first measured.
func TestTheFunnelOnLabelledPairs(t *testing.T) {
	t.Parallel()
	e := withVectors(t)
	count := map[[3]string]int{} // part, label, fate
	labelVectors(t, e)           // sooner than one by one
	for _, p := range labelledPairs(t) {
		got := string(sendThrough(t, e, NewRuleArbiter(), p))
		for _, part := range []string{p.part, "all"} {
			count[[3]string{part, p.label, got}]++
			count[[3]string{part, p.label, "any"}]++
			count[[3]string{part, "any", got}]++
		}
	}
	for _, part := range []string{"tuned", "held", "fresh", "all"} {
		of := func(label string, fates ...fate) (n int) {
			for _, f := range fates {
				n += count[[3]string{part, label, string(f)}]
			}
			return n
		}
		same := of("same", "any")
		precision, recall := quotient(of("same", fateMerged), of("any", fateMerged)), quotient(of("same", fateMerged), same)
		wide, found := quotient(of("same", fateMerged, fateSuggested), of("any", fateMerged, fateSuggested)), quotient(of("same", fateMerged, fateSuggested), same)
		t.Logf("%-5s %3d same: accepted: precision %.2f, recall %.2f; with suggestions: precision %.2f, recall %.2f; opposites suggested: %d",
			part, same, precision, recall, wide, found, of("opposite", fateSuggested))
		if n := of("opposite", fateMerged); n > 0 {
			t.Errorf("%s: %d opposites are merged", part, n)
		}
		if part == "all" && (precision < 0.9 || found < 0.8) {
			t.Errorf("precision of what is accepted %.2f, want 0.9; recall with suggestions %.2f, want 0.8", precision, found)
		}
	}
}

func quotient(part, whole int) float64 {
	if whole == 0 {
		return 0
	}
	return float64(part) / float64(whole)
}
