package document

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Encode writes a struct by its yaml tags as YAML that a person can go on with: keys in the order of the fields, what is
// empty and may be left out left out, texts on one line. remarks are written before the values they are about, by path as
// in At; the one for "" opens the file. Decode reads back what was written.
func Encode(v any, remarks map[string]string) []byte {
	e := &encoder{remarks: remarks}
	e.remark("", 0)
	e.mapping("", reflect.ValueOf(v), 0)
	return []byte(e.out.String())
}

type encoder struct {
	out     strings.Builder
	remarks map[string]string
}

func (e *encoder) line(depth int, text string) {
	e.out.WriteString(strings.Repeat("  ", depth) + text + "\n")
}

// remark writes what there is to say about a path.
func (e *encoder) remark(path string, depth int) {
	said, ok := e.remarks[path]
	if !ok {
		return
	}
	for _, line := range strings.Split(clean(said), "\n") {
		e.line(depth, strings.TrimRight("# "+line, " "))
	}
}

// mapping writes the keys of a struct or a map.
func (e *encoder) mapping(path string, v reflect.Value, depth int) {
	if v.Kind() == reflect.Pointer {
		v = v.Elem()
	}
	if v.Kind() == reflect.Map {
		keys := v.MapKeys()
		slices.SortFunc(keys, func(a, b reflect.Value) int { return strings.Compare(padded(a), padded(b)) })
		for _, key := range keys {
			e.entry(path, fmt.Sprint(key.Interface()), v.MapIndex(key), depth)
		}
		return
	}
	for i, each := range fields(v.Type()) {
		value := v.FieldByIndex(each.index)
		if !each.required && value.IsZero() || empty(value) && !each.required {
			continue
		}
		if depth == 0 && i > 0 && compound(value) {
			e.out.WriteString("\n")
		}
		e.entry(path, each.key, value, depth)
	}
}

// padded orders whole numbers by size and other keys by their letters.
func padded(key reflect.Value) string {
	if key.CanInt() {
		return fmt.Sprintf("%020d", key.Int())
	}
	return key.String()
}

func (e *encoder) entry(path, key string, v reflect.Value, depth int) {
	at := keyPath(path, key)
	e.remark(at, depth)
	if !plainKey.MatchString(key) {
		key = quoted(key)
	}
	switch {
	case !compound(v):
		e.line(depth, key+": "+scalar(v))
	case empty(v):
		e.line(depth, key+": "+nothing(v))
	case isList(v):
		e.line(depth, key+":")
		e.list(at, v, depth+1)
	default:
		e.line(depth, key+":")
		e.mapping(at, v, depth+1)
	}
}

func (e *encoder) list(path string, v reflect.Value, depth int) {
	for i := range v.Len() {
		at, item := itemPath(path, i), v.Index(i)
		if depth == 1 && i > 0 && compound(item) {
			e.out.WriteString("\n")
		}
		e.remark(at, depth)
		switch {
		case !compound(item):
			e.line(depth, "- "+scalar(item))
		case empty(item):
			e.line(depth, "- "+nothing(item))
		default:
			inner := &encoder{remarks: e.remarks}
			if isList(item) {
				inner.list(at, item, 0)
			} else {
				inner.mapping(at, item, 0)
			}
			e.item(strings.TrimSuffix(inner.out.String(), "\n"), depth)
		}
	}
}

// item writes the lines of an item behind its dash.
func (e *encoder) item(lines string, depth int) {
	lead := "- "
	for line := range strings.SplitSeq(lines, "\n") {
		switch {
		case line == "":
			continue
		case lead == "- " && strings.HasPrefix(line, "#"): // a remark about the first key stands before the dash
			e.line(depth, line)
			continue
		}
		e.line(depth, lead+line)
		lead = "  "
	}
}

func isList(v reflect.Value) bool {
	return v.Kind() == reflect.Slice || v.Kind() == reflect.Array
}

// compound reports whether a value is a mapping or a list.
func compound(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Pointer:
		return compound(reflect.New(v.Type().Elem()).Elem())
	case reflect.Struct, reflect.Map, reflect.Slice, reflect.Array:
		return true
	}
	return false
}

// empty reports whether there is nothing in a value.
func empty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Pointer:
		return v.IsNil()
	case reflect.Map, reflect.Slice, reflect.String:
		return v.Len() == 0
	}
	return false
}

func nothing(v reflect.Value) string {
	if isList(v) {
		return "[]"
	}
	return "{}"
}

func scalar(v reflect.Value) string {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return "null"
		}
		return scalar(v.Elem())
	case reflect.String:
		return written(v.String())
	case reflect.Float32, reflect.Float64:
		return strconv.FormatFloat(v.Float(), 'g', -1, 64)
	}
	return fmt.Sprint(v.Interface())
}

// bareText is text that means itself without quotes, whatever reads it.
var bareText = regexp.MustCompile(`^[A-Za-z]([A-Za-z0-9_ /.-]*[A-Za-z0-9.])?$`)

// words are those that YAML, or one of its readers, takes for something else than text.
var words = map[string]bool{"true": true, "false": true, "null": true, "yes": true, "no": true, "on": true, "off": true, "y": true, "n": true}

func written(text string) string {
	if bareText.MatchString(text) && len(text) < 60 && plain(text) == shapeOfText && !words[strings.ToLower(text)] {
		return text
	}
	return quoted(text)
}

const shapeOfText = text

// quoted writes a text between quotes, on one line.
func quoted(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range clean(text) {
		switch r {
		case '"', '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case '\n':
			b.WriteString(`\n`)
		case '\t':
			b.WriteString(`\t`)
		case '\u2028', '\u2029', '\u0085', '\u00a0':
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// clean leaves out what no document may have.
func clean(text string) string {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	return strings.Map(func(r rune) rune {
		if r == '\r' || isControl(r) || r == utf8.RuneError {
			return -1
		}
		return r
	}, text)
}
