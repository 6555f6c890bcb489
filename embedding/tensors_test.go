package embedding

import (
	"bytes"
	"encoding/binary"
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// safetensors writes a file with a header and the given halves behind it.
func safetensors(header string, halves ...uint16) []byte {
	file := binary.LittleEndian.AppendUint64(nil, uint64(len(header)))
	file = append(file, header...)
	for _, half := range halves {
		file = binary.LittleEndian.AppendUint16(file, half)
	}
	return file
}

func TestTensorsAreReadByName(t *testing.T) {
	t.Parallel()
	file := safetensors(`{"__metadata__":{"format":"pt"},"a":{"dtype":"F16","shape":[2],"data_offsets":[0,4]},
		"b":{"dtype":"F16","shape":[2,1],"data_offsets":[4,8]}}`, 0x3c00, 0xc000, 0x3555, 0x0001)
	read, err := readTensors(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	b, err := read.read("b", 2, 1)
	if diff := cmp.Diff([]float32{0.33325195, 0x1p-24}, b); err != nil || diff != "" {
		t.Errorf("b: %v (-want +got):\n%s", err, diff)
	}
	a, err := read.read("a", 2)
	if diff := cmp.Diff([]float32{1, -2}, a); err != nil || diff != "" {
		t.Errorf("a: %v (-want +got):\n%s", err, diff)
	}
}

func TestBrokenTensorsAreRefused(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name string
		file []byte
	}{
		{"no file", nil},
		{"half a length", []byte{1, 0, 0}},
		{"a header longer than the file", binary.LittleEndian.AppendUint64(nil, 1000)},
		{"a header without end", binary.LittleEndian.AppendUint64(nil, math.MaxUint64)},
		{"no JSON", safetensors("{")},
		{"an entry that is none", safetensors(`{"a":1}`)},
		{"no such tensor", safetensors(`{}`)},
		{"another type", safetensors(`{"a":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}}`, 1, 2)},
		{"another shape", safetensors(`{"a":{"dtype":"F16","shape":[1,2],"data_offsets":[0,4]}}`, 1, 2)},
		{"another size", safetensors(`{"a":{"dtype":"F16","shape":[2],"data_offsets":[0,2]}}`, 1, 2)},
		{"before the file", safetensors(`{"a":{"dtype":"F16","shape":[2],"data_offsets":[-4,0]}}`, 1, 2)},
		{"behind the file", safetensors(`{"a":{"dtype":"F16","shape":[2],"data_offsets":[9223372036854775800,9223372036854775804]}}`, 1, 2)},
		{"cut off", safetensors(`{"a":{"dtype":"F16","shape":[2],"data_offsets":[0,4]}}`, 1)},
	} {
		read, err := readTensors(bytes.NewReader(c.file))
		if err == nil {
			_, err = read.read("a", 2)
		}
		if err == nil {
			t.Errorf("%s: was read", c.name)
		}
	}
}

func TestEveryHalfIsWidenedExactly(t *testing.T) {
	t.Parallel()
	numbers, halves := make([]float32, 1), make([]byte, 2)
	for half := range 1 << 16 {
		exponent, fraction := half>>10&0x1f, float64(half&0x3ff)
		if exponent == 0x1f {
			continue // infinities and NaN are no weights
		}
		want := math.Ldexp(fraction, -24)
		if exponent > 0 {
			want = math.Ldexp(1024+fraction, exponent-25)
		}
		if half&0x8000 != 0 {
			want = -want
		}
		binary.LittleEndian.PutUint16(halves, uint16(half))
		if widen(numbers, halves); float64(numbers[0]) != want {
			t.Fatalf("%04x is %g, want %g", half, numbers[0], want)
		}
	}
}

func FuzzTensors(f *testing.F) {
	f.Add(safetensors(`{"a":{"dtype":"F16","shape":[2],"data_offsets":[0,4]}}`, 1, 2))
	f.Add(safetensors(`{"__metadata__":{}}`))
	f.Fuzz(func(t *testing.T, file []byte) {
		if read, err := readTensors(bytes.NewReader(file)); err == nil {
			if numbers, err := read.read("a", 2); err == nil && len(numbers) != 2 {
				t.Errorf("%d numbers", len(numbers))
			}
		}
	})
}
