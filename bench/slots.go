package main

import (
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"testing"
	"time"

	"throughline/bench/baseline"
	"throughline/embedding"
	"throughline/interview"
)

// slotRows measures how paraphrases are found: how soon, how well, and what a session holds for it.
func slotRows() ([]row, error) {
	const many = 10_000
	slots, vectors := manySlots(many)
	return []row{
		{
			what: "slot shortlist among 10,000", run: shortlist(slots, vectors),
			beside: "the bare dot-product loop", baseline: baseline.Dots(many, embedding.Dimensions),
			target: target{time: 5 * time.Millisecond},
		},
		{
			what: "ten pairs judged by rule", run: judgeTen,
			beside: "json.Marshal of the pairs", baseline: baseline.Marshal(tenPairs()),
		},
		{what: "slots of 80 concepts with their sketches", says: slotsHeld},
		{what: "funnel on labelled pairs, no model", says: funnel},
	}, nil
}

// randomVectors gives every text a vector of its own, at once.
type randomVectors map[string]embedding.Vector

func (randomVectors) Name() string { return "random" }

func (r randomVectors) Embed(_ context.Context, text string) (embedding.Vector, error) {
	v, ok := r[text]
	if !ok {
		source := rand.New(rand.NewPCG(uint64(len(r)), 1)) //nolint:gosec // the same each time
		for i := range v {
			v[i] = float32(source.NormFloat64()) + 1 // alike enough to be shortlisted
		}
		r[text] = v
	}
	return v, nil
}

// manySlots files concepts, each in a slot of its own, and sketches them.
func manySlots(many int) (*interview.Slots, randomVectors) {
	g, slots, vectors := interview.NewGraph(&interview.Ontology{}), interview.NewSlots(), randomVectors{}
	for i := range many {
		c := interview.Concept{ID: interview.ConceptID(fmt.Sprintf("c%d", i+1)), Label: fmt.Sprintf("concept number %d", i), Type: "attribute"}
		g.Apply(interview.Growth{Concepts: []interview.Concept{c}})
		slots.Apply(g, slots.Settle([]interview.Concept{c}, nil))
	}
	return slots, vectors
}

func shortlist(slots *interview.Slots, vectors randomVectors) func(*testing.B) {
	return func(b *testing.B) {
		c := interview.Concept{ID: "c10001", Label: "another", Type: "attribute"}
		if _, err := slots.Shortlist(b.Context(), vectors, c); err != nil { // makes the sketches
			b.Fatal(err)
		}
		b.ReportAllocs()
		for b.Loop() {
			if like, err := slots.Tray().Shortlist(b.Context(), vectors, c); err != nil || len(like) != 10 {
				b.Fatal(len(like), err)
			}
		}
	}
}

func tenPairs() []interview.Pair {
	var pairs []interview.Pair
	for _, other := range []string{
		"smooth mouthfeel", "watery", "not too heavy", "easy on my stomach", "froths up well", "it tastes of oats", "no lumps in it", "rich flavour", "thick", "cheap",
	} {
		pairs = append(pairs, interview.Pair{A: "a nice creamy texture", B: other, Cosine: 0.5})
	}
	return pairs
}

func judgeTen(b *testing.B) {
	arbiter, cue := interview.NewRuleArbiter(), interview.JudgeCue{Pairs: tenPairs()}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := arbiter.Judge(b.Context(), cue); err != nil {
			b.Fatal(err)
		}
	}
}

// slotsHeld is the heap of one session's slots after twenty turns of four new concepts, labels apart, which the graph has.
func slotsHeld() (string, error) {
	const sessions, concepts = 500, 80
	vectors := randomVectors{}
	g := interview.NewGraph(&interview.Ontology{})
	var fresh []interview.Concept
	for i := range concepts {
		fresh = append(fresh, interview.Concept{ID: interview.ConceptID(fmt.Sprintf("c%d", i+1)), Label: fmt.Sprintf("concept number %d", i), Type: "attribute"})
	}
	g.Apply(interview.Growth{Concepts: fresh})
	for i := range concepts - 1 {
		g.Apply(interview.Growth{Links: []interview.Link{{ID: interview.LinkID(fmt.Sprintf("l%d", i+1)), From: fresh[i].ID, To: fresh[i+1].ID, Type: "leads_to"}}})
	}
	held := make([]*interview.Slots, sessions)
	before := heap()
	for i := range held {
		held[i] = interview.NewSlots()
		for _, c := range fresh {
			held[i].Apply(g, held[i].Settle([]interview.Concept{c}, nil))
			if _, err := held[i].Shortlist(context.Background(), vectors, c); err != nil {
				return "", err
			}
		}
		held[i].Measure(g)
	}
	size := (heap() - before) / sessions
	runtime.KeepAlive(held)
	return fmt.Sprintf("%.1f KB of the 64 KB a session may hold", float64(size)/1024), nil
}

func heap() uint64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// funnel sends every labelled pair through the funnel and says what it is worth.
func funnel() (string, error) {
	embedder, err := embedding.New()
	if errors.Is(err, embedding.ErrNoWeights) {
		return "not measured: " + err.Error(), nil
	}
	if err != nil {
		return "", err
	}
	file, err := os.Open("interview/testdata/pairs.csv")
	if err != nil {
		return "", err
	}
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		return "", err
	}
	same, merged, suggested := map[bool]int{}, map[bool]int{}, map[bool]int{} // by whether the label is same
	opposites := 0
	for _, r := range rows[1:] {
		slots, err := throughFunnel(embedder, r[0], r[1], r[2])
		if err != nil {
			return "", err
		}
		is := r[3] == "same"
		same[is]++
		switch {
		case len(slots.Slots()) == 1:
			merged[is]++
			if r[3] == "opposite" {
				opposites++
			}
		case len(slots.Suggestions()) > 0:
			suggested[is]++
		}
	}
	part := func(n, of int) float64 { return float64(n) / float64(max(1, of)) }
	found, taken := merged[true]+suggested[true], merged[false]+suggested[false]
	return fmt.Sprintf("accepted: precision %.2f, recall %.2f; accepted or suggested: precision %.2f, recall %.2f; opposites merged: %d",
		part(merged[true], merged[true]+merged[false]), part(merged[true], same[true]), part(found, found+taken), part(found, same[true]), opposites), nil
}

func throughFunnel(e *embedding.Embedder, kind, a, b string) (*interview.Slots, error) {
	ctx := context.Background()
	g, slots := interview.NewGraph(&interview.Ontology{}), interview.NewSlots()
	for i, label := range []string{a, b} {
		c := interview.Concept{ID: interview.ConceptID(fmt.Sprintf("c%d", i+1)), Label: label, Type: kind}
		g.Apply(interview.Growth{Concepts: []interview.Concept{c}})
		d := slots.Tray()
		like, err := d.Shortlist(ctx, e, c)
		if err != nil {
			return nil, err
		}
		judged, err := interview.NewRuleArbiter().Judge(ctx, interview.JudgeCue{Pairs: interview.Pairs(c, like)})
		if err != nil {
			return nil, err
		}
		for k := range like {
			like[k].Verdict = judged.Verdicts[k]
		}
		d.File(c, like)
		slots.Apply(g, d.Filing())
	}
	return slots, nil
}
