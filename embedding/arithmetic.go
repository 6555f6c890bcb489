package embedding

import (
	"math"

	"github.com/viterin/vek"
	"github.com/viterin/vek/vek32"
)

// product multiplies a matrix, row by row, with a vector.
type product func(dst, matrix, vector []float32)

// fastestProduct returns what suits this machine.
func fastestProduct() product {
	if vek.Info().Acceleration {
		return simdProduct
	}
	return plainProduct
}

// simdProduct stays on this goroutine as long as a matrix has fewer than 100,000 numbers: vek would spread a larger
// one over all cores.
func simdProduct(dst, matrix, vector []float32) { vek32.MatMul_Into(dst, matrix, vector, len(vector)) }

// plainProduct sums up four rows at a time, so that no sum waits for another.
func plainProduct(dst, matrix, vector []float32) {
	n := len(vector)
	row := 0
	for ; row+4 <= len(dst); row += 4 {
		a, b, c, d := matrix[row*n:][:n], matrix[(row+1)*n:][:n], matrix[(row+2)*n:][:n], matrix[(row+3)*n:][:n]
		var sa, sb, sc, sd float32
		for i, x := range vector {
			sa += a[i] * x
			sb += b[i] * x
			sc += c[i] * x
			sd += d[i] * x
		}
		dst[row], dst[row+1], dst[row+2], dst[row+3] = sa, sb, sc, sd
	}
	for ; row < len(dst); row++ {
		var sum float32
		for i, x := range matrix[row*n:][:n] {
			sum += x * vector[i]
		}
		dst[row] = sum
	}
}

// dense is a matrix and what is added to its product.
type dense struct {
	in, out      int
	weight, bias []float32
}

// rowsAtOnce are few enough to stay in the nearest cache while they meet every piece of the texts.
const rowsAtOnce = 8

// apply multiplies each row of x.
func (d *dense) apply(multiply product, dst, x []float32) {
	count := len(x) / d.in
	for o := 0; o < d.out; o += rowsAtOnce {
		rows := d.weight[o*d.in : (o+rowsAtOnce)*d.in]
		for t := range count {
			multiply(dst[t*d.out+o:][:rowsAtOnce], rows, x[t*d.in:][:d.in])
		}
	}
	for t := range count {
		vek32.Add_Inplace(dst[t*d.out:][:d.out], d.bias)
	}
}

// normal brings rows to mean 0 and deviation 1, then to what was learnt.
type normal struct{ gain, bias []float32 }

func (n *normal) apply(x []float32) {
	const epsilon = 1e-12
	for ; len(x) > 0; x = x[Dimensions:] {
		row := x[:Dimensions]
		vek32.SubNumber_Inplace(row, vek32.Mean(row))
		variance := float64(vek32.Dot(row, row)) / Dimensions
		vek32.MulNumber_Inplace(row, float32(1/math.Sqrt(variance+epsilon)))
		vek32.Mul_Inplace(row, n.gain)
		vek32.Add_Inplace(row, n.bias)
	}
}

// softmax makes a row positive with sum 1.
func softmax(row []float32) {
	const least = -87 // below it vek's exponential is wrong or not a number; above it e to it is next to nothing already
	vek32.SubNumber_Inplace(row, vek32.Max(row))
	vek32.MaximumNumber_Inplace(row, least)
	vek32.Exp_Inplace(row)
	vek32.DivNumber_Inplace(row, vek32.Sum(row))
}

// curve is the function GELU as a table: between two entries it is taken for straight, which errs by less than 3e-7.
type curve [cells + 1]float32

const (
	cells = 8192
	bound = 6 // outside it is 0 or the identity, up to 1e-8
)

func newGELU() *curve {
	c := new(curve)
	for i := range c {
		x := float64(i)*(2*bound)/cells - bound
		c[i] = float32(x * 0.5 * (1 + math.Erf(x/math.Sqrt2)))
	}
	return c
}

func (c *curve) apply(x []float32) {
	for i, v := range x {
		switch {
		case v >= bound:
		case v <= -bound:
			x[i] = 0
		default:
			place := (v + bound) * (cells / (2.0 * bound))
			cell := min(int(place), cells-1) // v just below the bound may round up to it
			x[i] = c[cell] + (place-float32(cell))*(c[cell+1]-c[cell])
		}
	}
}
