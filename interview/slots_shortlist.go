package interview

import (
	"context"
	"fmt"
	"slices"

	"throughline/embedding"
)

// What a shortlist takes: so many slots, and none that is less alike. Likeness shortlists and never decides, because
// opposites are as alike as paraphrases.
const (
	mostAlike  = 10
	leastAlike = 0.35
)

// Embedder makes vectors of texts. One that has EmbedAll too, as embedding.Embedder does, is asked for many at once.
type Embedder interface {
	Name() string
	Embed(ctx context.Context, text string) (embedding.Vector, error)
}

// gallery keeps the sketches of filed concepts, by their numbers, all made by one embedder. It is no part of what slots
// are: what is missing is made when it is first needed.
type gallery struct {
	by       string
	sketches []sketch
}

// Shortlist is the slots of a concept's type that are most alike by cosine, at most ten, most alike first, without verdicts.
// To compare the concepts of one turn with each other too, use a Tray. Without an embedder it is empty. The only errors are
// the embedder's.
func (s *Slots) Shortlist(ctx context.Context, e Embedder, c Concept) ([]Likeness, error) {
	return s.Tray().compare(ctx, e, c)
}

// Shortlist is what a concept is to be compared with: nothing when it is known, else the slots most alike.
func (d *Tray) Shortlist(ctx context.Context, e Embedder, c Concept) ([]Likeness, error) {
	if _, known := d.Known(c); known {
		return nil, nil
	}
	return d.compare(ctx, e, c)
}

// Pairs are what an arbiter is to judge about a concept and its shortlist, in the shortlist's order.
func Pairs(c Concept, like []Likeness) []Pair {
	out := make([]Pair, len(like))
	for i, l := range like {
		out[i] = Pair{A: c.Label, B: l.Label, Cosine: l.Cosine}
	}
	return out
}

// closest is how alike a slot is: by the one of its concepts that is most alike.
type closest struct {
	slot   int32
	cosine float64
	label  string
}

func (d *Tray) compare(ctx context.Context, e Embedder, c Concept) ([]Likeness, error) {
	if e == nil {
		return nil, nil
	}
	v, err := e.Embed(ctx, c.Label)
	if err != nil {
		return nil, fmt.Errorf("embed a concept: %w", err)
	}
	own := sketchOf(&v)
	kind := slices.Index(d.s.kinds, c.Type)
	if err := d.s.sketch(ctx, e, kind); err != nil {
		return nil, err
	}
	var best []closest
	for i := range d.s.filed {
		if f := &d.s.filed[i]; f.now.slot != nowhere && int(f.kind) == kind {
			best = rank(best, closest{f.now.slot, own.cosine(&d.s.vectors.sketches[i]), f.label})
		}
	}
	for i := range d.added {
		a := &d.added[i]
		if a.concept.Type != c.Type {
			continue
		}
		if a.sketch.length == 0 {
			v, err := e.Embed(ctx, a.concept.Label)
			if err != nil {
				return nil, fmt.Errorf("embed a concept: %w", err)
			}
			a.sketch = sketchOf(&v)
		}
		best = rank(best, closest{a.slot, own.cosine(&a.sketch), a.concept.Label})
	}
	like := make([]Likeness, len(best))
	for i, b := range best {
		like[i] = Likeness{Slot: slotID(b.slot), Label: b.label, Cosine: b.cosine}
	}
	return like, nil
}

// rank puts one among the best: most alike first, each slot once, the older first of equals.
func rank(best []closest, c closest) []closest {
	if c.cosine < leastAlike || len(best) == mostAlike && c.cosine <= best[mostAlike-1].cosine {
		return best
	}
	if i := slices.IndexFunc(best, func(b closest) bool { return b.slot == c.slot }); i >= 0 {
		if best[i].cosine >= c.cosine {
			return best
		}
		best = slices.Delete(best, i, i+1)
	}
	at := slices.IndexFunc(best, func(b closest) bool { return b.cosine < c.cosine })
	if at < 0 {
		at = len(best)
	}
	best = slices.Insert(best, at, c)
	return best[:min(len(best), mostAlike)]
}

// sketch makes the sketches of a type's concepts that are missing. The embedder remembers vectors, and slots do not.
func (s *Slots) sketch(ctx context.Context, e Embedder, kind int) error {
	if s.vectors.by != e.Name() {
		s.vectors = gallery{by: e.Name()}
	}
	if len(s.filed) > cap(s.vectors.sketches) {
		s.vectors.sketches = append(make([]sketch, 0, cap(s.filed)), s.vectors.sketches...)
	}
	s.vectors.sketches = s.vectors.sketches[:len(s.filed)]
	var missing []int
	var labels []string
	for i := range s.vectors.sketches {
		if f := &s.filed[i]; s.vectors.sketches[i].length == 0 && f.now.slot != nowhere && int(f.kind) == kind {
			missing, labels = append(missing, i), append(labels, f.label)
		}
	}
	vectors, err := embedAll(ctx, e, labels)
	if err != nil {
		return fmt.Errorf("embed %d concepts: %w", len(labels), err)
	}
	for k, i := range missing {
		s.vectors.sketches[i] = sketchOf(&vectors[k])
	}
	return nil
}

func embedAll(ctx context.Context, e Embedder, texts []string) ([]embedding.Vector, error) {
	if many, ok := e.(interface {
		EmbedAll(ctx context.Context, texts []string) ([]embedding.Vector, error)
	}); ok {
		return many.EmbedAll(ctx, texts)
	}
	out := make([]embedding.Vector, len(texts))
	for i, text := range texts {
		var err error
		if out[i], err = e.Embed(ctx, text); err != nil {
			return nil, err
		}
	}
	return out, nil
}
