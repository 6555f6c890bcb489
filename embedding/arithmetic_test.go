package embedding

import (
	"math"
	"math/rand/v2"
	"testing"
)

func TestProductsAgree(t *testing.T) {
	t.Parallel()
	source := rand.New(rand.NewPCG(1, 2))
	numbers := func(n int) []float32 {
		out := make([]float32, n)
		for i := range out {
			out[i] = float32(source.NormFloat64())
		}
		return out
	}
	for _, shape := range [][2]int{{8, 384}, {8, 1536}, {256, 32}, {32, 256}, {5, 32}, {1, 1}, {3, 7}} {
		rows, columns := shape[0], shape[1]
		matrix, vector := numbers(rows*columns), numbers(columns)
		fast, plain := make([]float32, rows), make([]float32, rows)
		simdProduct(fast, matrix, vector)
		plainProduct(plain, matrix, vector)
		for row := range rows {
			want := 0.0
			for i, x := range vector {
				want += float64(x) * float64(matrix[row*columns+i])
			}
			if math.Abs(float64(fast[row])-want) > 1e-4 || math.Abs(float64(plain[row])-want) > 1e-4 {
				t.Errorf("%v row %d: %f and %f, want %f", shape, row, fast[row], plain[row], want)
			}
		}
	}
}

func TestSoftmaxSumsToOneHoweverFarApart(t *testing.T) {
	t.Parallel()
	for _, far := range []float32{0, -1, -80, -88, -89, -95, -103, -104, -1000, -1e30} {
		row := make([]float32, 40) // some by eight, some one by one
		for i := range row {
			row[i] = far
		}
		row[3] = 1e-3
		softmax(row)
		sum := 0.0
		for i, share := range row {
			if !(share >= 0 && share <= 1) {
				t.Errorf("%g: share %d is %g", far, i, share)
			}
			sum += float64(share)
		}
		if math.Abs(sum-1) > 1e-5 {
			t.Errorf("%g: the shares sum up to %g", far, sum)
		}
	}
}

func TestTheTableIsGELU(t *testing.T) {
	t.Parallel()
	table := newGELU()
	var x []float32
	for v := -12.0; v <= 12; v += 0.00037 {
		x = append(x, float32(v))
	}
	x = append(x, 6, -6, math.Nextafter32(6, 0), math.Nextafter32(-6, 0), 1e30, -1e30)
	y := append([]float32(nil), x...)
	table.apply(y)
	for i, got := range y {
		v := float64(x[i])
		want := v * 0.5 * (1 + math.Erf(v/math.Sqrt2))
		if math.Abs(float64(got)-want) > 1e-6*max(1, math.Abs(v)) {
			t.Errorf("%g becomes %g, want %g", v, got, want)
		}
	}
}

func TestNormalRowsHaveMeanZeroAndDeviationOne(t *testing.T) {
	t.Parallel()
	n := normal{gain: make([]float32, Dimensions), bias: make([]float32, Dimensions)}
	x := make([]float32, 2*Dimensions) // the second row has no deviation
	for i := range Dimensions {
		n.gain[i], n.bias[i], x[i], x[Dimensions+i] = 2, 3, float32(i), 5
	}
	n.apply(x)
	mean, square := 0.0, 0.0
	for i := range Dimensions {
		mean += float64(x[i]) / Dimensions
		square += (float64(x[i]) - 3) * (float64(x[i]) - 3) / Dimensions
		if x[Dimensions+i] != 3 {
			t.Fatalf("a row of equals became %g", x[Dimensions+i])
		}
	}
	if math.Abs(mean-3) > 1e-4 || math.Abs(square-4) > 1e-4 {
		t.Errorf("mean %f and variance %f, want 3 and 4", mean, square)
	}
}
