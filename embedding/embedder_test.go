package embedding

import (
	"context"
	"errors"
	"math"
	"strings"
	"sync"
	"testing"
)

// phrases are of many lengths, with a repetition.
var phrases = []string{
	"", "milk", "creamy texture", "The cat sat on the mat", "creamy texture", "Café crème, déjà vu!",
	"I switched to oat milk because regular milk upset my stomach, and now my mornings feel lighter",
	"北京 is 中国的首都", strings.Repeat("it lasts and lasts ", 20), "a\xffb \x00",
}

func TestABatchGivesTheVectorsOfItsTexts(t *testing.T) {
	t.Parallel()
	together, err := withModel(t).EmbedAll(t.Context(), phrases)
	if err != nil {
		t.Fatal(err)
	}
	alone := withModel(t)
	for i, text := range phrases {
		if together[i] != embedOne(t, alone, text) {
			t.Errorf("%.40q has another vector in a batch", text)
		}
	}
}

func TestAnEmptyBatchIsNothing(t *testing.T) {
	t.Parallel()
	if got, err := withModel(t).EmbedAll(t.Context(), nil); err != nil || len(got) != 0 {
		t.Errorf("%v, %v", got, err)
	}
}

func TestAVectorIsTheSameEachTime(t *testing.T) {
	t.Parallel()
	for _, text := range phrases {
		if embedOne(t, withModel(t), text) != embedOne(t, withModel(t), text) {
			t.Errorf("%.40q has two vectors", text)
		}
	}
}

func TestManyMayEmbedAtOnce(t *testing.T) {
	t.Parallel()
	want, err := withModel(t).EmbedAll(t.Context(), phrases)
	if err != nil {
		t.Fatal(err)
	}
	e := withModel(t)
	e.cache = newCache(2) // so that they also compete for places
	var people sync.WaitGroup
	for person := range 4 {
		people.Go(func() {
			for n := range phrases {
				i := (n + 3*person) % len(phrases)
				if got, err := e.Embed(t.Context(), phrases[i]); err != nil || got != want[i] {
					t.Errorf("%.40q has another vector (%v)", phrases[i], err)
				}
			}
		})
	}
	people.Go(func() {
		got, err := e.EmbedAll(t.Context(), phrases)
		for i := range got {
			if err != nil || got[i] != want[i] {
				t.Errorf("%.40q has another vector in a batch (%v)", phrases[i], err)
			}
		}
	})
	people.Wait()
	if usage := e.Usage(); usage.Held > 2 {
		t.Errorf("the cache outgrew its limit: %+v", usage)
	}
}

func TestACancelledCallEndsEarly(t *testing.T) {
	t.Parallel()
	e := withModel(t)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := e.Embed(ctx, "milk"); !errors.Is(err, context.Canceled) {
		t.Errorf("one text: %v", err)
	}
	if got, err := e.EmbedAll(ctx, phrases); !errors.Is(err, context.Canceled) || got != nil {
		t.Errorf("many texts: %v", err)
	}
	if usage := e.Usage(); usage.Held != 0 {
		t.Errorf("something was remembered: %+v", usage)
	}
}

func TestWhatIsRememberedIsNotComputedAgain(t *testing.T) {
	t.Parallel()
	e := withModel(t)
	for range 3 {
		embedOne(t, e, "milk")
	}
	if got, want := e.Usage(), (Usage{Hits: 2, Misses: 1, Held: 1, Limit: remember}); got != want {
		t.Errorf("usage %+v, want %+v", got, want)
	}
}

func TestWithoutSIMDTheVectorsAreAsGood(t *testing.T) {
	t.Parallel()
	fast := withModel(t)
	plain := &Embedder{tokenizer: fast.tokenizer, cache: newCache(remember), model: &model{
		weights: fast.model.weights, pieces: fast.model.pieces, positions: fast.model.positions, entry: fast.model.entry,
		layers: fast.model.layers, gelu: fast.model.gelu, product: plainProduct,
	}}
	plain.model.scratch.New = func() any { return new(scratch) }
	for _, text := range phrases[:4] {
		if got := Cosine(embedOne(t, fast, text), embedOne(t, plain, text)); got < 0.999999 {
			t.Errorf("%.40q: the two vectors have the cosine %f", text, got)
		}
	}
}

func TestEachMatcherSaysWhatItIs(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		matcher interface {
			Name() string
			Describe() string
			Similarity(a, b string) float64
		}
		name, sentence string
	}{
		{&Embedder{}, "all-MiniLM-L6-v2", "Texts are compared by meaning: sentence vectors of all-MiniLM-L6-v2, computed in process."},
		{Lexical{}, "lexical", "Texts are compared by words and letters only: this program was built without the weights of sentence vectors; run scripts/weights.sh and build again."},
	} {
		if c.matcher.Name() != c.name || c.matcher.Describe() != c.sentence {
			t.Errorf("%s: %s", c.matcher.Name(), c.matcher.Describe())
		}
	}
}

func TestCosineKeepsItsBounds(t *testing.T) {
	t.Parallel()
	var zero, a, b Vector
	for i := range a {
		a[i], b[i] = float32(i)-100, -3*(float32(i)-100)
	}
	for _, c := range []struct {
		name string
		x, y Vector
		want float64
	}{
		{"itself", a, a, 1},
		{"its opposite, of another length", a, b, -1},
		{"nothing", a, zero, 0},
		{"nothing and nothing", zero, zero, 0},
	} {
		if got := Cosine(c.x, c.y); math.Abs(got-c.want) > 1e-6 || got > 1 || got < -1 {
			t.Errorf("%s: %g, want %g", c.name, got, c.want)
		}
	}
}
