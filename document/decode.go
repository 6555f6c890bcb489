package document

import (
	"math"
	"reflect"
	"strconv"
	"strings"

	"throughline/diag"
)

// Decode fills the struct that into points to by its yaml tags and returns every mistake of form, up to a hundred. A
// key that is not in the struct is a mistake; so is one that is missing or empty, unless its tag says omitempty. A
// value of null counts as left out. Text is text: a number or true where text is wanted must be quoted.
func (f *File) Decode(into any) diag.List {
	found, _ := f.DecodeLoosely(into)
	return found
}

// DecodeLoosely is Decode for whoever can go on with a document that says too much. It also reports whether the struct
// is whole: every key that must be there is, and every value that was given is of its type.
func (f *File) DecodeLoosely(into any) (found diag.List, whole bool) {
	d := &decoder{file: f}
	d.value(f.root, "", reflect.ValueOf(into).Elem())
	return d.found, !d.broken
}

type decoder struct {
	file   *File
	found  diag.List
	broken bool // a value could not be taken
}

// refuse reports a value that cannot be taken.
func (d *decoder) refuse(found diag.Diagnostic) {
	d.broken = true
	d.report(found)
}

func (d *decoder) report(found diag.Diagnostic) {
	if len(d.found) < maxFindings {
		d.found = append(d.found, found)
	}
}

func (d *decoder) value(v *value, path string, into reflect.Value) {
	switch into.Kind() {
	case reflect.Pointer:
		into.Set(reflect.New(into.Type().Elem()))
		d.value(v, path, into.Elem())
	case reflect.Struct:
		if d.expect(v, path, mapping) {
			d.structure(v, path, into)
		}
	case reflect.Slice:
		if into.Type() == reflect.TypeFor[OneOrMore]() && v.shape == text {
			into.Set(reflect.ValueOf(OneOrMore{v.scalar}))
		} else if d.expect(v, path, list) {
			d.list(v, path, into)
		}
	case reflect.Array:
		if d.expect(v, path, list) {
			d.array(v, path, into)
		}
	case reflect.Map:
		if d.expect(v, path, mapping) {
			d.mapping(v, path, into)
		}
	case reflect.String:
		if d.expect(v, path, text) {
			into.SetString(v.scalar)
		}
	case reflect.Bool:
		if d.expect(v, path, boolean) {
			into.SetBool(strings.EqualFold(v.scalar, "true"))
		}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		if d.expect(v, path, integer) {
			d.integer(v, path, into)
		}
	case reflect.Float32, reflect.Float64:
		if v.shape == integer || d.expect(v, path, number) {
			d.number(v, path, into)
		}
	default:
		panic("document: no value can be decoded into " + into.Type().String())
	}
}

// expect reports a value of another shape.
func (d *decoder) expect(v *value, path string, want shape) bool {
	if v.shape == want {
		return true
	}
	found := codeType.At(d.file.place(v.line, v.column, path), "%s wants %s, not %s", subject(path), want, v.describe())
	switch {
	case want == text && (v.shape == boolean || v.shape == integer || v.shape == number):
		found = found.WithHint("put quotes around it: %q", v.scalar)
	case want == list && v.shape == text:
		found = found.WithHint("begin each item with a dash, or write [%s]", clip(v.scalar))
	}
	d.refuse(found)
	return false
}

// subject is the last step of a path, as a message names it.
func subject(path string) string {
	if path == "" {
		return "the document"
	}
	if from := strings.LastIndex(path, `["`); from >= 0 && strings.HasSuffix(path, `"]`) {
		if key, err := strconv.Unquote(path[from+1 : len(path)-1]); err == nil { // a key with other characters than a plain one
			return clip(key)
		}
	}
	return path[strings.LastIndexByte(path, '.')+1:]
}

func (d *decoder) list(v *value, path string, into reflect.Value) {
	items := reflect.MakeSlice(into.Type(), len(v.items), len(v.items))
	for i, item := range v.items {
		if at := itemPath(path, i); d.given(item, at) {
			d.value(item, at, items.Index(i))
		}
	}
	into.Set(items)
}

// array fills a list of a length that its type fixes.
func (d *decoder) array(v *value, path string, into reflect.Value) {
	if len(v.items) != into.Len() {
		d.refuse(codeType.At(d.file.place(v.line, v.column, path), "%s wants %d values, not %d", subject(path), into.Len(), len(v.items)))
		return
	}
	for i, item := range v.items {
		if at := itemPath(path, i); d.given(item, at) {
			d.value(item, at, into.Index(i))
		}
	}
}

func (d *decoder) mapping(v *value, path string, into reflect.Value) {
	entries := reflect.MakeMapWithSize(into.Type(), len(v.entries))
	for _, e := range v.entries {
		at := keyPath(path, e.key)
		key := reflect.New(into.Type().Key()).Elem()
		if key.CanInt() {
			n, err := strconv.ParseInt(e.key, 10, 64)
			if err != nil || key.OverflowInt(n) {
				d.refuse(codeType.At(d.file.place(e.line, e.column, at), "the key %s is not a whole number", quote(e.key)))
				continue
			}
			key.SetInt(n)
		} else {
			key.SetString(e.key)
		}
		if !d.given(e.value, at) {
			continue
		}
		element := reflect.New(into.Type().Elem()).Elem()
		d.value(e.value, at, element)
		entries.SetMapIndex(key, element)
	}
	into.Set(entries)
}

// given reports a value that is nothing or an empty text where something must stand.
func (d *decoder) given(v *value, path string) bool {
	if v.shape == null || (v.shape == text && strings.TrimSpace(v.scalar) == "") {
		d.report(codeEmpty.At(d.file.place(v.line, v.column, path), "%s is empty", subject(path)))
		return false
	}
	return true
}

func (d *decoder) integer(v *value, path string, into reflect.Value) {
	written, base := v.scalar, 10
	if len(written) > 2 && written[0] == '0' && (written[1] == 'x' || written[1] == 'o') {
		base = 0
	}
	n, err := strconv.ParseInt(written, base, 64)
	if err != nil || into.OverflowInt(n) {
		d.refuse(codeRange.At(d.file.place(v.line, v.column, path), "%s cannot be %s", subject(path), clip(v.scalar)))
		return
	}
	into.SetInt(n)
}

func (d *decoder) number(v *value, path string, into reflect.Value) {
	n, err := strconv.ParseFloat(v.scalar, 64)
	if err != nil || math.IsInf(n, 0) || math.IsNaN(n) || into.OverflowFloat(n) {
		d.refuse(codeRange.At(d.file.place(v.line, v.column, path), "%s cannot be %s", subject(path), clip(v.scalar)))
		return
	}
	into.SetFloat(n)
}
