package interview

import (
	"math"
	"math/bits"

	"throughline/embedding"
)

// A sketch keeps a vector in a tenth of its room: three bits a number, by planes, so that two are compared by counting
// bits. Its cosine is off by about 0.01, which a shortlist can bear; a session of eighty concepts could not bear 120 KB.
type sketch struct {
	planes [sketchBits][sketchWords]uint64 // of two's complement, lowest first
	length float32                         // of its shadow on the vector; 0: nothing was sketched yet; below 0: there is nothing to see
}

const (
	sketchBits  = 3
	sketchWords = embedding.Dimensions / 64
	sketchMost  = 1<<(sketchBits-1) - 1
	sketchReach = 2 // what is this many times the root mean square or more counts as the most
)

func sketchOf(v *embedding.Vector) sketch {
	s := sketch{length: -1}
	square := 0.0
	for _, x := range v {
		square += float64(x) * float64(x)
	}
	if square == 0 || math.IsNaN(square) || math.IsInf(square, 0) {
		return s
	}
	step := sketchReach * math.Sqrt(square/embedding.Dimensions) / sketchMost
	along := 0.0
	for i, x := range v {
		n := int(math.Round(max(-sketchMost, min(sketchMost, float64(x)/step))))
		along += float64(n) * float64(x)
		for bit := range sketchBits {
			s.planes[bit][i/64] |= uint64(n>>bit&1) << (i % 64)
		}
	}
	s.length = float32(along / math.Sqrt(square)) // not its own length: rounding would make all look less alike
	return s
}

// cosine is how alike two sketches are, from -1 to 1; 0 with the sketch of nothing.
func (s *sketch) cosine(t *sketch) float64 {
	if s.length <= 0 || t.length <= 0 {
		return 0
	}
	sum := 0
	for i := range sketchBits {
		for j := range sketchBits {
			a, b := &s.planes[i], &t.planes[j]
			n := bits.OnesCount64(a[0]&b[0]) + bits.OnesCount64(a[1]&b[1]) + bits.OnesCount64(a[2]&b[2]) +
				bits.OnesCount64(a[3]&b[3]) + bits.OnesCount64(a[4]&b[4]) + bits.OnesCount64(a[5]&b[5])
			if (i == sketchBits-1) != (j == sketchBits-1) { // the highest bit counts down
				n = -n
			}
			sum += n << (i + j)
		}
	}
	return max(-1, min(1, float64(sum)/(float64(s.length)*float64(t.length))))
}
