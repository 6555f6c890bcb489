// Package baseline holds the bare loops that figures are printed beside.
//
// Each function does the least that its counterpart has to do on the same machine in the same run: nothing here is made
// slower or faster to make a figure look better. It imports nothing that is measured.
package baseline

import (
	"database/sql"
	"encoding/json"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/viterin/vek/vek32"
	_ "modernc.org/sqlite" // the driver
)

// move is one entry of a table: as many bytes as a walker's state and decision together.
type move struct{ words [5]uint64 }

// Lookup follows a table of so many nodes with sixteen entries each, one entry an operation.
func Lookup(nodes int) func(*testing.B) {
	return func(b *testing.B) {
		table := make([]move, nodes*16)
		for i := range table {
			table[i].words[0] = uint64((i/16 + 1) % nodes)
		}
		at, n := move{}, uint64(0)
		for b.Loop() {
			n++
			at = table[at.words[0]*16+n%16]
		}
		runtime.KeepAlive(at)
	}
}

// Marshal encodes a value as JSON.
func Marshal(v any) func(*testing.B) {
	return func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := json.Marshal(v); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// Unmarshal decodes a JSON text into a new T.
func Unmarshal[T any](text []byte) func(*testing.B) {
	return func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if err := json.Unmarshal(text, new(T)); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// Commits makes, in one operation, a commit of each of the given sizes to a SQLite file, set as store sets it.
func Commits(sizes ...int) func(*testing.B) {
	return func(b *testing.B) {
		ctx := b.Context()
		path := filepath.Join(b.TempDir(), "baseline.db")
		db, err := sql.Open("sqlite", "file:"+path+"?_txlock=immediate&_pragma=journal_mode(WAL)&_pragma=synchronous(NORMAL)")
		if err != nil {
			b.Fatal(err)
		}
		defer db.Close()
		db.SetMaxOpenConns(1)
		if _, err := db.ExecContext(ctx, "CREATE TABLE log (id INTEGER PRIMARY KEY, body BLOB NOT NULL)"); err != nil {
			b.Fatal(err)
		}
		insert, err := db.PrepareContext(ctx, "INSERT INTO log (body) VALUES ($1)")
		if err != nil {
			b.Fatal(err)
		}
		defer insert.Close()
		for b.Loop() {
			for _, size := range sizes {
				if _, err := insert.ExecContext(ctx, make([]byte, size)); err != nil {
					b.Fatal(err)
				}
			}
		}
	}
}

// Products multiplies so many vectors with matrices as large as those of six layers of a transformer with 384 dimensions.
func Products(vectors int) func(*testing.B) {
	return func(b *testing.B) {
		const width, inner, layers = 384, 1536, 6
		square, wide := make([]float32, width*width), make([]float32, width*inner)
		x, y := make([]float32, inner), make([]float32, inner)
		for b.Loop() {
			for range vectors * layers {
				for range 4 {
					vek32.MatMul_Into(y[:width], square, x[:width], width)
				}
				vek32.MatMul_Into(y, wide, x[:width], width)
				vek32.MatMul_Into(x[:width], wide, y, inner)
			}
		}
	}
}

// MultiplyAdd multiplies, for each of so many rows, as many values with as many weights and sums the products.
func MultiplyAdd(rows, weights int) func(*testing.B) {
	return func(b *testing.B) {
		values, by := make([]float64, rows*weights), make([]float64, weights)
		for i := range values {
			values[i] = float64(i%11) / 10
		}
		for i := range by {
			by[i] = float64(i%7) / 10
		}
		best := 0.0
		for b.Loop() {
			for r := range rows {
				sum := 0.0
				for i, value := range values[r*weights : (r+1)*weights] {
					sum += value * by[i]
				}
				best = max(best, sum)
			}
		}
		runtime.KeepAlive(best)
	}
}

// Visit puts so many keys into a map, one after another, and looks for so many others before each: what a search through a space of
// as many states does besides computing them.
func Visit(states, looks int) func(*testing.B) {
	return func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			seen, hits := map[[3]uint64]int32{}, 0
			for i := range states {
				for k := range looks {
					if _, ok := seen[[3]uint64{uint64(i - k - 1), 1, 2}]; ok {
						hits++
					}
				}
				seen[[3]uint64{uint64(i), 1, 2}] = int32(i)
			}
			runtime.KeepAlive(hits)
		}
	}
}

// Dots multiplies one vector with so many others of the same length, number by number, and keeps the largest product.
func Dots(vectors, dimensions int) func(*testing.B) {
	return func(b *testing.B) {
		all, one := make([]float32, vectors*dimensions), make([]float32, dimensions)
		for b.Loop() {
			best := float32(0)
			for i := range vectors {
				best = max(best, vek32.Dot(one, all[i*dimensions:(i+1)*dimensions]))
			}
			runtime.KeepAlive(best)
		}
	}
}
