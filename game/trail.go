package game

import (
	"strconv"
	"strings"
	"unicode"

	"throughline/diag"
	"throughline/document"
)

// trail is the way to a value of a design. It becomes a path only when there is something to say.
type trail struct {
	up    *trail
	key   string
	index int // of the item in the list at key, or -1 for the value itself
}

func (t *trail) item(key string, index int) trail { return trail{up: t, key: key, index: index} }

// at is the place of a key of the value, whose document is not known.
func (t *trail) at(key string) diag.Place { return diag.Place{Path: string(t.path(nil, key))} }

func (t *trail) path(path []byte, key string) []byte {
	if t != nil {
		path = t.up.path(path, t.key)
		if t.index >= 0 {
			path = append(strconv.AppendInt(append(path, '['), int64(t.index), 10), ']')
		}
	}
	switch {
	case key == "":
		return path
	case strings.ContainsFunc(key, odd):
		return append(strconv.AppendQuote(append(path, '['), key), ']')
	case len(path) > 0:
		path = append(path, '.')
	}
	return append(path, key...)
}

// odd reports whether a key with this character stands in quotes.
func odd(r rune) bool { return r != '_' && r != '-' && !unicode.IsLetter(r) && !unicode.IsNumber(r) }

// located gives each finding its line and column in a document, where the value it was found in stands under a key or
// at the top.
func located(file *document.File, under *trail, found diag.List) diag.List {
	all := make(diag.List, len(found))
	prefix := under.at("").Path
	for i, d := range found {
		path := d.Place.Path
		if prefix != "" && path != "" && path[0] != '[' {
			path = "." + path
		}
		d.Place = file.At(prefix + path)
		all[i] = d
	}
	return all
}
