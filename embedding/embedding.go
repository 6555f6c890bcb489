// Package embedding tells how alike two texts are in meaning, in process and
// without a network.
//
// New reads all-MiniLM-L6-v2 from the binary. Embed cuts a text into word
// pieces, sends them through the model and returns a unit Vector; Cosine
// compares two. A binary that was built without the weights has Lexical
// instead, which compares words and their letters; both have Name, Describe
// and Similarity.
//
// Likeness is no judgement: opposites are alike ("easy to digest", "hard to
// digest"), so it finds candidates and decides nothing. The package reads the
// first 256 pieces of a text, keeps no index, stores nothing and calls no
// provider. The same text gives the same bits on one machine, not on every
// machine: what depends on a similarity must record it.
package embedding

import (
	"math"

	"github.com/viterin/vek/vek32"
)

// Dimensions is the length of a Vector.
const Dimensions = 384

// Vector is the meaning of a text as a direction. Embed returns vectors of length one.
type Vector [Dimensions]float32

// Cosine returns how alike two vectors are, from -1 to 1. With a zero vector it is 0.
func Cosine(a, b Vector) float64 {
	lengths := float64(vek32.Dot(a[:], a[:])) * float64(vek32.Dot(b[:], b[:]))
	if lengths == 0 {
		return 0
	}
	return max(-1, min(1, float64(vek32.Dot(a[:], b[:]))/math.Sqrt(lengths)))
}
