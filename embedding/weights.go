package embedding

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"
)

// Errors of New. Match them with errors.Is.
var (
	// ErrNoWeights says that the program was built without the model.
	ErrNoWeights = errors.New("built without the weights of sentence vectors; run scripts/weights.sh and build again")
	// ErrDamaged says that a file of the model is not the one that was published.
	ErrDamaged = errors.New("the weights are damaged; run scripts/weights.sh and build again")
)

const (
	modelFile     = "model.fp16.safetensors"
	tokenizerFile = "tokenizer.json"
)

// The folder holds only a placeholder until scripts/weights.sh has run.
//
//go:embed all:weights
var embedded embed.FS

// sums has a line for each file, as sha256sum writes it; scripts/weights.sh checks the same list.
//
//go:embed weights.sha256
var sums string

// verify reads every file of the model and compares it with its sum.
func verify(files fs.FS) error {
	for line := range strings.Lines(sums) {
		want, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
		got, size, err := digest(files, name)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return ErrNoWeights
		case err != nil:
			return fmt.Errorf("read %s: %w", name, err)
		case got != want:
			return fmt.Errorf("%s has %d bytes with SHA-256 %.12s…, not %.12s…: %w", name, size, got, want, ErrDamaged)
		}
	}
	return nil
}

// digest hashes a file without holding it in memory.
func digest(files fs.FS, name string) (sum string, size int64, err error) {
	file, err := files.Open(name)
	if err != nil {
		return "", 0, err
	}
	hash := sha256.New()
	size, err = io.CopyBuffer(hash, struct{ io.Reader }{file}, make([]byte, 1<<16))
	return hex.EncodeToString(hash.Sum(nil)), size, errors.Join(err, file.Close())
}
