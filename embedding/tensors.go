package embedding

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"slices"
)

// tensors reads numbers by name from a file in the safetensors format: the length of a header, the header as JSON, and
// the numbers. All that are read here are 16-bit floats.
type tensors struct {
	file   io.ReaderAt
	data   int64 // where the numbers begin
	byName map[string]tensor
}

type tensor struct {
	Type    string   `json:"dtype"`
	Shape   []int    `json:"shape"`
	Offsets [2]int64 `json:"data_offsets"`
}

// maxHeader is far above what a model of this size needs.
const maxHeader = 1 << 20

func readTensors(file io.ReaderAt) (*tensors, error) {
	var length [8]byte
	if _, err := file.ReadAt(length[:], 0); err != nil {
		return nil, fmt.Errorf("read the header's length: %w", err)
	}
	size := binary.LittleEndian.Uint64(length[:])
	if size > maxHeader {
		return nil, fmt.Errorf("a header of %d bytes", size)
	}
	header := make([]byte, size)
	if _, err := file.ReadAt(header, int64(len(length))); err != nil {
		return nil, fmt.Errorf("read the header: %w", err)
	}
	// The header also holds remarks, of another shape.
	var entries map[string]json.RawMessage
	if err := json.Unmarshal(header, &entries); err != nil {
		return nil, fmt.Errorf("read the header: %w", err)
	}
	delete(entries, "__metadata__")
	t := &tensors{file: file, data: int64(len(length)) + int64(size), byName: make(map[string]tensor, len(entries))}
	for name, entry := range entries {
		var parsed tensor
		if err := json.Unmarshal(entry, &parsed); err != nil {
			return nil, fmt.Errorf("read the header of %s: %w", name, err)
		}
		t.byName[name] = parsed
	}
	return t, nil
}

// find returns where the numbers of a tensor begin; it must have this shape.
func (t *tensors) find(name string, shape ...int) (offset int64, err error) {
	found, ok := t.byName[name]
	if !ok {
		return 0, fmt.Errorf("no tensor %s", name)
	}
	bytes := int64(2)
	for _, n := range shape {
		bytes *= int64(n)
	}
	if found.Type != "F16" || !slices.Equal(found.Shape, shape) || found.Offsets[0] < 0 || found.Offsets[1]-found.Offsets[0] != bytes {
		return 0, fmt.Errorf("tensor %s is %s %v in %v, not F16 %v", name, found.Type, found.Shape, found.Offsets, shape)
	}
	return t.data + found.Offsets[0], nil
}

// read returns all numbers of a tensor; it must have this shape.
func (t *tensors) read(name string, shape ...int) ([]float32, error) {
	offset, err := t.find(name, shape...)
	if err != nil {
		return nil, err
	}
	count := 1
	for _, n := range shape {
		count *= n
	}
	numbers := make([]float32, count)
	buffer := make([]byte, 1<<15)
	for at := 0; at < count; {
		part := numbers[at:min(count, at+len(buffer)/2)]
		if err := t.readAt(part, buffer, offset+2*int64(at)); err != nil {
			return nil, fmt.Errorf("read tensor %s: %w", name, err)
		}
		at += len(part)
	}
	return numbers, nil
}

// readAt fills numbers from a place in the file. The buffer has two bytes for each at least.
func (t *tensors) readAt(numbers []float32, buffer []byte, offset int64) error {
	buffer = buffer[:2*len(numbers)]
	if _, err := t.file.ReadAt(buffer, offset); err != nil {
		return err
	}
	widen(numbers, buffer)
	return nil
}

// widen turns 16-bit floats into 32-bit ones, exactly. Moving the exponent by a product also mends the subnormal
// numbers; infinities and NaN have no place in weights and are not kept.
func widen(numbers []float32, halves []byte) {
	const exponents = 0x1p112 // 2 to the difference of the two biases
	for i := range numbers {
		half := uint32(binary.LittleEndian.Uint16(halves[2*i:]))
		magnitude := math.Float32frombits(half&0x7fff<<13) * exponents
		numbers[i] = math.Float32frombits(math.Float32bits(magnitude) | half&0x8000<<16)
	}
}
