package embedding

import (
	"encoding/json"
	"errors"
	"math"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// loaded is one model for all tests.
var loaded = sync.OnceValues(New)

// withModel returns an embedder with a cache of its own, and skips the test where there are no weights.
func withModel(t testing.TB) *Embedder {
	t.Helper()
	e, err := loaded()
	if errors.Is(err, ErrNoWeights) && os.Getenv("THROUGHLINE_REQUIRE_WEIGHTS") != "1" {
		t.Skip("there are no weights to test with; scripts/weights.sh fetches them")
	}
	if err != nil {
		t.Fatal(err)
	}
	return &Embedder{tokenizer: e.tokenizer, model: e.model, cache: newCache(remember)}
}

// embedOne fails the test when there is no vector.
func embedOne(t testing.TB, e *Embedder, text string) Vector {
	t.Helper()
	v, err := e.Embed(t.Context(), text)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// reference is what the engine that the weights were published for makes of a text.
type reference struct {
	Text   string    `json:"text"`
	Times  int       `json:"times"` // how often the text stands in a row; 0 for once
	Pieces []string  `json:"pieces"`
	Count  int       `json:"count"`  // of pieces, where they are not listed
	Vector []float64 `json:"vector"` // its first numbers
}

func references(t *testing.T) []reference {
	t.Helper()
	text, err := os.ReadFile("testdata/reference.json")
	if err != nil {
		t.Fatal(err)
	}
	var all []reference
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	for i := range all {
		all[i].Text = strings.Repeat(all[i].Text, max(1, all[i].Times))
	}
	return all
}

func TestTextsAreCutAsInTheReference(t *testing.T) {
	t.Parallel()
	e := withModel(t)
	for _, r := range references(t) {
		got := names(e.tokenizer, e.tokenizer.pieces(r.Text))
		if r.Count > 0 {
			if len(got) != r.Count {
				t.Errorf("%.40q has %d pieces, want %d", r.Text, len(got), r.Count)
			}
			continue
		}
		if diff := cmp.Diff(r.Pieces, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", r.Text, diff)
		}
	}
}

func TestVectorsAreThoseOfTheReference(t *testing.T) {
	t.Parallel()
	e := withModel(t)
	for _, r := range references(t) {
		got := embedOne(t, e, r.Text)
		for i, want := range r.Vector {
			if math.Abs(float64(got[i])-want) > 2e-6 {
				t.Errorf("%.40q: number %d is %f, want %f", r.Text, i, got[i], want)
			}
		}
		if length := math.Sqrt(Cosine(got, got)); math.Abs(length-1) > 1e-6 {
			t.Errorf("%.40q has the length %f", r.Text, length)
		}
	}
}

func TestMeaningIsComparedAsInTheReference(t *testing.T) {
	t.Parallel()
	e := withModel(t)
	for _, c := range []struct {
		a, b string
		want float64
	}{
		{"The cat sat on the mat", "A cat is sitting on a rug", 0.722},
		{"The cat sat on the mat", "Interest rates rose", 0.038},
		{"The central bank raised interest rates", "Interest rates rose", 0.645},
		{"easy to digest", "hard to digest", 0.879},
		{"creamy texture", "smooth mouthfeel", 0.437},
		{"low price", "cheap", 0.754},
		{"it helps my digestion", "easier on my stomach", 0.592},
		{"Café crème", "cafe creme", 1},
		{"", "", 1},
	} {
		if got := e.Similarity(c.a, c.b); math.Abs(got-c.want) > 0.001 {
			t.Errorf("%q and %q: %.4f, want %.3f", c.a, c.b, got, c.want)
		}
	}
}
