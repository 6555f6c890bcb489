package document

import (
	"iter"
	"regexp"
	"strconv"
	"strings"

	"throughline/diag"
)

// At is the place of the value at a path such as cast[0].options[1].effect, or of the nearest value around it that
// exists. A key that is no plain word is written in brackets and quotes: names["a.b"].
func (f *File) At(path string) diag.Place {
	v, _, _ := f.find(path)
	return f.place(v.line, v.column, path)
}

// KeyAt is the place of the key that a path ends in, or that of At when it ends in none.
func (f *File) KeyAt(path string) diag.Place {
	v, key, whole := f.find(path)
	if whole && key != nil {
		return f.place(key.line, key.column, path)
	}
	return f.place(v.line, v.column, path)
}

// Has reports whether there is a value at the path.
func (f *File) Has(path string) bool {
	v, _, whole := f.find(path)
	return whole && v.shape != null
}

// Texts yields every text of the document with its place, in reading order.
func (f *File) Texts() iter.Seq2[diag.Place, string] {
	return func(yield func(diag.Place, string) bool) { f.texts(f.root, "", yield) }
}

func (f *File) texts(v *value, path string, yield func(diag.Place, string) bool) bool {
	if v.shape == text {
		return yield(f.place(v.line, v.column, path), v.scalar)
	}
	for i, item := range v.items {
		if !f.texts(item, itemPath(path, i), yield) {
			return false
		}
	}
	for _, e := range v.entries {
		if !f.texts(e.value, keyPath(path, e.key), yield) {
			return false
		}
	}
	return true
}

func (f *File) place(line, column int, path string) diag.Place {
	return diag.Place{File: f.name, Line: line, Column: column, Path: path}
}

// find walks as far along a path as there are values; whole says that it came to the end, and key is the last key on the way.
func (f *File) find(path string) (at *value, key *entry, whole bool) {
	at = f.root
	for path != "" {
		var step string
		var isIndex, ok bool
		if step, isIndex, path, ok = cutStep(path); !ok {
			return at, key, false
		}
		if isIndex {
			i, err := strconv.Atoi(step)
			if err != nil || i < 0 || i >= len(at.items) {
				return at, key, false
			}
			at, key = at.items[i], nil
			continue
		}
		e := at.entry(step)
		if e == nil {
			return at, key, false
		}
		at, key = e.value, e
	}
	return at, key, true
}

// cutStep takes the first step off a path: a key, or the index of an item.
func cutStep(path string) (step string, isIndex bool, rest string, ok bool) {
	path = strings.TrimPrefix(path, ".")
	if inside, bracket := strings.CutPrefix(path, "["); bracket {
		if quoted, err := strconv.QuotedPrefix(inside); err == nil {
			key, _ := strconv.Unquote(quoted)
			rest, ok = strings.CutPrefix(inside[len(quoted):], "]")
			return key, false, rest, ok
		}
		index, rest, ok := strings.Cut(inside, "]")
		return index, true, rest, ok
	}
	if end := strings.IndexAny(path, ".["); end >= 0 {
		return path[:end], false, path[end:], true
	}
	return path, false, "", true
}

var plainKey = regexp.MustCompile(`^[\pL\pN_-]+$`)

func keyPath(path, key string) string {
	switch {
	case !plainKey.MatchString(key):
		return path + "[" + strconv.Quote(key) + "]"
	case path == "":
		return key
	default:
		return path + "." + key
	}
}

func itemPath(path string, i int) string { return path + "[" + strconv.Itoa(i) + "]" }
