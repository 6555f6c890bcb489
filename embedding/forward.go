package embedding

import (
	"context"
	"math"

	"github.com/viterin/vek/vek32"
)

// embed sends texts through the model together and returns a vector for each. They share the way of the weights
// through memory and nothing else: a text's vector does not depend on its company, to the last bit.
func (m *model) embed(ctx context.Context, texts [][]int32) ([]Vector, error) {
	s := m.scratch.Get().(*scratch)
	defer m.scratch.Put(s)
	s.size(texts)
	if err := m.enter(s, texts); err != nil {
		return nil, err
	}
	for i := range m.layers {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		m.round(s, &m.layers[i], texts)
	}
	vectors := make([]Vector, len(texts))
	x := s.x
	for i, ids := range texts {
		vectors[i] = pool(x[:len(ids)*Dimensions])
		x = x[len(ids)*Dimensions:]
	}
	return vectors, nil
}

// enter writes the rows of pieces and places into s.x.
func (m *model) enter(s *scratch, texts [][]int32) error {
	x := s.x
	for _, ids := range texts {
		for place, id := range ids {
			row := x[:Dimensions]
			if err := m.weights.readAt(row, s.halves[:], m.pieces+2*Dimensions*int64(id)); err != nil {
				return err
			}
			vek32.Add_Inplace(row, m.positions[place*Dimensions:][:Dimensions])
			x = x[Dimensions:]
		}
	}
	m.entry.apply(s.x)
	return nil
}

// round sends s.x through one layer.
func (m *model) round(s *scratch, l *layer, texts [][]int32) {
	l.query.apply(m.product, s.query, s.x)
	l.key.apply(m.product, s.key, s.x)
	l.value.apply(m.product, s.value, s.x)
	start := 0
	for _, ids := range texts {
		m.attend(s, start, len(ids))
		start += len(ids)
	}
	l.attended.apply(m.product, s.change, s.mix)
	vek32.Add_Inplace(s.x, s.change)
	l.attendedNorm.apply(s.x)

	l.up.apply(m.product, s.inner, s.x)
	m.gelu.apply(s.inner)
	l.down.apply(m.product, s.change, s.inner)
	vek32.Add_Inplace(s.x, s.change)
	l.downNorm.apply(s.x)
}

// attend writes into s.mix, for each piece of one text, the values of all its pieces mixed by how much they matter.
func (m *model) attend(s *scratch, start, count int) {
	padded := pad(count)
	shares := s.shares[:padded]
	clear(shares[count:])
	for head := range heads {
		at := start*Dimensions + head*headWidth
		for i := range count {
			copy(s.keys[i*headWidth:][:headWidth], s.key[at+i*Dimensions:])
			for j, v := range s.value[at+i*Dimensions:][:headWidth] {
				s.columns[j*padded+i] = v
			}
		}
		for j := range headWidth {
			clear(s.columns[j*padded+count : (j+1)*padded])
		}
		for i := range count {
			here := at + i*Dimensions
			m.product(shares[:count], s.keys[:count*headWidth], s.query[here:][:headWidth])
			softmax(shares[:count])
			m.product(s.mix[here:][:headWidth], s.columns[:headWidth*padded], shares)
		}
	}
}

// pool returns the mean of a text's rows, at length one.
func pool(x []float32) Vector {
	var v Vector
	for ; len(x) > 0; x = x[Dimensions:] {
		vek32.Add_Inplace(v[:], x[:Dimensions])
	}
	length := math.Sqrt(float64(vek32.Dot(v[:], v[:])))
	vek32.MulNumber_Inplace(v[:], float32(1/length))
	return v
}

// scratch is the memory of one pass. It grows to the largest that was asked for.
type scratch struct {
	x, change, mix    []float32 // a row for each piece
	query, key, value []float32
	inner             []float32
	keys, columns     []float32 // of one head and one text: a row for each piece, and a row for each number
	shares            []float32 // how much each piece of a text matters to one of them
	halves            [2 * Dimensions]byte
}

func (s *scratch) size(texts [][]int32) {
	total, longest := 0, 0
	for _, ids := range texts {
		total += len(ids)
		longest = max(longest, len(ids))
	}
	for _, rows := range []*[]float32{&s.x, &s.change, &s.mix, &s.query, &s.key, &s.value} {
		resize(rows, total*Dimensions)
	}
	resize(&s.inner, total*inner)
	resize(&s.keys, longest*headWidth)
	resize(&s.columns, pad(longest)*headWidth)
	resize(&s.shares, pad(longest))
}

func resize(numbers *[]float32, length int) {
	if cap(*numbers) < length {
		*numbers = make([]float32, length)
	}
	*numbers = (*numbers)[:length]
}

// pad rounds up to what the fast product takes at once; the rest of a row would go one by one.
func pad(count int) int { return (count + 31) &^ 31 }
