package main

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"throughline/bench/baseline"
	"throughline/embedding"
)

// vectorRows measures sentence vectors, each text a new one so that nothing is remembered. A binary without weights has none.
func vectorRows() ([]row, error) {
	embedder, err := embedding.New()
	if errors.Is(err, embedding.ErrNoWeights) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return []row{{
		what: "sentence vector of a phrase", run: embed(embedder),
		beside: "its bare matrix products", baseline: baseline.Products(pieces),
	}}, nil
}

// pieces is how many pieces the phrase has, its two marks included.
const pieces = 8

func embed(e *embedding.Embedder) func(*testing.B) {
	return func(b *testing.B) {
		b.ReportAllocs()
		n := 0
		for b.Loop() {
			n++
			if _, err := e.Embed(context.Background(), fmt.Sprintf("easy to digest in %c%c%c", 'a'+n%26, 'a'+n/26%26, 'a'+n/676%26)); err != nil {
				b.Fatal(err)
			}
		}
	}
}
