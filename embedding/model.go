package embedding

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"sync"
)

// The shape of all-MiniLM-L6-v2.
const (
	vocabularySize = 30522
	maxPositions   = 512
	layerCount     = 6
	heads          = 12
	headWidth      = Dimensions / heads
	inner          = 4 * Dimensions
)

// model is the network with its weights as 32-bit floats; only the table of pieces stays in the file, from where each
// text needs a few rows. It does not change after load.
type model struct {
	weights   *tensors
	pieces    int64     // where the table of pieces begins in the file
	positions []float32 // a row for each place in a text, with what the model adds to every first text of a pair
	entry     normal
	layers    [layerCount]layer
	gelu      *curve
	product   product
	scratch   sync.Pool // of *scratch
}

// layer is one round: every piece attends to the others, then is worked on by itself.
type layer struct {
	query, key, value, attended dense
	attendedNorm                normal
	up, down                    dense
	downNorm                    normal
}

func loadModel(files fs.FS) (*model, error) {
	file, err := files.Open(modelFile)
	if err != nil {
		return nil, err
	}
	m, err := readModel(file)
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", modelFile, errors.Join(err, file.Close()))
	}
	return m, nil
}

// readModel takes over the file, which stays open.
func readModel(file fs.File) (*model, error) {
	at, ok := file.(io.ReaderAt)
	if !ok {
		return nil, errors.New("the file cannot be read at any place")
	}
	weights, err := readTensors(at)
	if err != nil {
		return nil, err
	}
	r := reader{tensors: weights}
	m := &model{weights: weights, gelu: newGELU(), product: fastestProduct()}
	m.scratch.New = func() any { return new(scratch) }
	m.pieces = r.offset("embeddings.word_embeddings.weight", vocabularySize, Dimensions)
	m.positions = r.numbers("embeddings.position_embeddings.weight", maxPositions, Dimensions)
	kinds := r.numbers("embeddings.token_type_embeddings.weight", 2, Dimensions)
	m.entry = r.normal("embeddings.LayerNorm")
	for i := range m.layers {
		m.layers[i] = r.layer(fmt.Sprintf("encoder.layer.%d.", i))
	}
	if r.err != nil {
		return nil, r.err
	}
	for i := range m.positions {
		m.positions[i] += kinds[i%Dimensions]
	}
	return m, nil
}

// reader reads tensors until one is not as it should be.
type reader struct {
	tensors *tensors
	err     error
}

func (r *reader) offset(name string, shape ...int) int64 {
	offset, err := r.tensors.find(name, shape...)
	r.err = errors.Join(r.err, err)
	return offset
}

func (r *reader) numbers(name string, shape ...int) []float32 {
	if r.err != nil {
		return nil
	}
	numbers, err := r.tensors.read(name, shape...)
	r.err = err
	return numbers
}

func (r *reader) dense(name string, in, out int) dense {
	return dense{in: in, out: out, weight: r.numbers(name+".weight", out, in), bias: r.numbers(name+".bias", out)}
}

func (r *reader) normal(name string) normal {
	return normal{gain: r.numbers(name+".weight", Dimensions), bias: r.numbers(name+".bias", Dimensions)}
}

func (r *reader) layer(prefix string) layer {
	l := layer{
		query:        r.dense(prefix+"attention.self.query", Dimensions, Dimensions),
		key:          r.dense(prefix+"attention.self.key", Dimensions, Dimensions),
		value:        r.dense(prefix+"attention.self.value", Dimensions, Dimensions),
		attended:     r.dense(prefix+"attention.output.dense", Dimensions, Dimensions),
		attendedNorm: r.normal(prefix + "attention.output.LayerNorm"),
		up:           r.dense(prefix+"intermediate.dense", Dimensions, inner),
		down:         r.dense(prefix+"output.dense", inner, Dimensions),
		downNorm:     r.normal(prefix + "output.LayerNorm"),
	}
	// Attention divides by this whenever it compares; dividing the weights once comes to the same.
	for _, numbers := range [][]float32{l.query.weight, l.query.bias} {
		for i := range numbers {
			numbers[i] /= float32(math.Sqrt(headWidth))
		}
	}
	return l
}
