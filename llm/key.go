package llm

import (
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"runtime"
	"strings"
)

// Key is a provider's secret. It cannot be printed, logged or encoded: only Reveal gives it out.
type Key struct {
	secret *string // a pointer, so that printing what holds a Key shows an address at most
}

// NewKey returns the key of a secret; an empty secret is no key.
func NewKey(secret string) Key {
	if secret == "" {
		return Key{}
	}
	return Key{secret: &secret}
}

// Reveal gives the secret out, for a request to its provider.
func (k Key) Reveal() string {
	if k.secret == nil {
		return ""
	}
	return *k.secret
}

// Given reports whether there is a key.
func (k Key) Given() bool { return k.secret != nil }

// String tells whether there is a key, and nothing else.
func (k Key) String() string {
	if k.Given() {
		return "(a key)"
	}
	return "(no key)"
}

// GoString is String.
func (k Key) GoString() string { return k.String() }

// MarshalText is String.
func (k Key) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// LogValue is String.
func (k Key) LogValue() slog.Value { return slog.StringValue(k.String()) }

// scrub takes the secret out of a text, should a provider quote it.
func (k Key) scrub(text string) string {
	if k.Given() {
		text = strings.ReplaceAll(text, k.Reveal(), "(the key)")
	}
	return keyLike.ReplaceAllString(text, "(a key)")
}

// What can be wrong with a key file.
var (
	errKeyShared = errors.New("others than its owner may read it")
	errKeyNone   = errors.New("it does not hold one key on one line")
)

// readKey reads a key from a file that only its owner may read.
func readKey(name string) (Key, error) {
	// What is no file is not opened: a pipe would wait for its other end.
	if about, err := os.Stat(name); err == nil && !about.Mode().IsRegular() {
		return Key{}, fmt.Errorf("it is not a file: %w", errKeyNone)
	}
	file, err := os.Open(name)
	if err != nil {
		return Key{}, bare(err)
	}
	defer file.Close()
	about, err := file.Stat()
	switch {
	case err != nil:
		return Key{}, bare(err)
	case runtime.GOOS != "windows" && about.Mode().Perm()&0o077 != 0:
		return Key{}, errKeyShared
	}
	const most = 4 << 10
	text, err := io.ReadAll(io.LimitReader(file, most))
	if err != nil {
		return Key{}, bare(err)
	}
	secret := strings.TrimSpace(string(text))
	if secret == "" || len(text) == most || strings.ContainsFunc(secret, unprintable) {
		return Key{}, errKeyNone
	}
	return NewKey(secret), nil
}

// bare is a file's error without its name, which the message has already.
func bare(err error) error {
	if path := new(os.PathError); errors.As(err, &path) {
		return path.Err
	}
	return err
}

// unprintable reports what no header can carry.
func unprintable(r rune) bool { return r <= ' ' || r >= 0x7f }
