package embedding

import (
	"fmt"
	"strings"
	"testing"

	"github.com/viterin/vek/vek32"
)

// samples are texts of usual lengths.
var samples = []struct{ name, text string }{
	{"phrase", "it is easy to digest"},
	{"20words", "I switched to oat milk because regular milk upset my stomach, and now my mornings feel lighter than they did"},
	{"full", strings.Repeat("it lasts and lasts ", 100)},
}

// BenchmarkEmbed measures texts that are not remembered, each beside the bare products of its matrices.
func BenchmarkEmbed(b *testing.B) {
	e := withModel(b)
	for _, sample := range samples {
		pieces := e.tokenizer.pieces(sample.text)
		b.Run(sample.name, func(b *testing.B) {
			for b.Loop() {
				if _, err := e.model.embed(b.Context(), [][]int32{e.tokenizer.pieces(sample.text)}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(len(pieces)), "pieces")
		})
		b.Run(sample.name+"-products", func(b *testing.B) { products(b, e.model, len(pieces)) })
	}
}

// products multiplies every matrix of the model with as many rows as a text has pieces, and does nothing else.
func products(b *testing.B, m *model, rows int) {
	x, y := make([]float32, rows*inner), make([]float32, rows*inner)
	for b.Loop() {
		for i := range m.layers {
			l := &m.layers[i]
			for _, d := range []*dense{&l.query, &l.key, &l.value, &l.attended, &l.up, &l.down} {
				vek32.MatMul_Into(y, x[:rows*d.in], d.weight, d.in)
			}
		}
	}
}

func BenchmarkEmbedAll(b *testing.B) {
	e := withModel(b)
	texts := make([]string, 64)
	for i := range texts {
		texts[i] = fmt.Sprintf("it is easy to digest, said number %d", i)
	}
	for b.Loop() {
		e.cache = newCache(remember)
		if _, err := e.EmbedAll(b.Context(), texts); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N)/float64(len(texts)), "ms/text")
}

func BenchmarkRemembered(b *testing.B) {
	e := withModel(b)
	for b.Loop() {
		embedOne(b, e, "it is easy to digest")
	}
}

func BenchmarkCosine(b *testing.B) {
	x, y := Vector{1, 2}, Vector{2, 1}
	for b.Loop() {
		Cosine(x, y)
	}
}

func BenchmarkNew(b *testing.B) {
	withModel(b)
	for b.Loop() {
		if _, err := New(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkLexical(b *testing.B) {
	for b.Loop() {
		Lexical{}.Similarity(samples[0].text, samples[1].text)
	}
}
