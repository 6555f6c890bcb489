package document

import (
	"fmt"
	"regexp"
	"strings"
)

// shape is what a value is, before anyone asks what it should be.
type shape uint8

const (
	null shape = iota
	boolean
	integer
	number
	text
	list
	mapping
)

// String is the shape as a message names it.
func (s shape) String() string {
	return [...]string{"nothing", "true or false", "a whole number", "a number", "text", "a list", "a mapping"}[s]
}

// value is one node of a document with its place.
type value struct {
	shape        shape
	line, column int
	scalar       string // of text its characters, of other plain values what was written
	items        []*value
	entries      []entry
	index        map[string]int
}

// entry is one key of a mapping with its value.
type entry struct {
	key          string
	line, column int
	value        *value
}

// add appends a key unless the mapping has it.
func (v *value) add(e entry) bool {
	if _, taken := v.index[e.key]; taken {
		return false
	}
	if v.index == nil {
		v.index = map[string]int{}
	}
	v.index[e.key] = len(v.entries)
	v.entries = append(v.entries, e)
	return true
}

// get is the value of a key, or nil.
func (v *value) get(key string) *value {
	if e := v.entry(key); e != nil {
		return e.value
	}
	return nil
}

func (v *value) entry(key string) *entry {
	i, ok := v.index[key]
	if !ok {
		return nil
	}
	return &v.entries[i]
}

// describe names the value in a message.
func (v *value) describe() string {
	switch v.shape {
	case boolean, integer, number:
		return clip(v.scalar)
	case text:
		if v.scalar == "" {
			return "an empty text"
		}
		return "the text " + quote(v.scalar)
	case list:
		if len(v.items) == 0 {
			return "an empty list"
		}
	}
	return v.shape.String()
}

// The plain values of YAML's core schema. Everything else is text: `yes`, `1_000` and `2026-01-01` are.
var (
	plainInteger = regexp.MustCompile(`^([-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$`)
	plainNumber  = regexp.MustCompile(`^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$|^[-+]?\.(inf|Inf|INF)$|^\.(nan|NaN|NAN)$`)
)

// plain gives the shape of an unquoted value.
func plain(written string) shape {
	switch written {
	case "", "~", "null", "Null", "NULL":
		return null
	case "true", "True", "TRUE", "false", "False", "FALSE":
		return boolean
	}
	switch {
	case plainInteger.MatchString(written):
		return integer
	case plainNumber.MatchString(written):
		return number
	}
	return text
}

// quote puts a word of the document into a message.
func quote(word string) string { return fmt.Sprintf("%q", clip(word)) }

// clip fits a word of the document into a message: on one line, cut when it is long.
func clip(word string) string {
	const most = 48
	word = strings.Join(strings.Fields(word), " ")
	if runes := []rune(word); len(runes) > most {
		return strings.TrimRight(string(runes[:most]), " ") + "…"
	}
	return word
}
