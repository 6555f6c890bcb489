package document

import (
	"reflect"
	"strings"

	"throughline/diag"
)

// field is a key that a struct takes.
type field struct {
	index    []int
	key      string
	required bool
}

// fields lists the keys of a struct: the fields with a yaml tag. One without omitempty must be given. The keys of a field
// that is marked inline are keys of the struct itself.
func fields(of reflect.Type) []field {
	var all []field
	for i := range of.NumField() {
		key, options, _ := strings.Cut(of.Field(i).Tag.Get("yaml"), ",")
		switch {
		case key == "" && options == "inline":
			for _, inner := range fields(of.Field(i).Type) {
				inner.index = append([]int{i}, inner.index...)
				all = append(all, inner)
			}
		case key != "" && key != "-":
			all = append(all, field{index: []int{i}, key: key, required: options != "omitempty"})
		}
	}
	return all
}

func (d *decoder) structure(v *value, path string, into reflect.Value) {
	all := fields(into.Type())
	meant := d.unknown(v, path, all)
	for _, each := range all {
		at := keyPath(path, each.key)
		if at == "kind" && d.file.Kind() == "" {
			continue // Read has said so
		}
		given := v.get(each.key)
		switch {
		case given != nil && given.shape != null:
			if each.required && !d.given(given, at) {
				d.broken = true
				continue
			}
			d.value(given, at, into.FieldByIndex(each.index))
		case each.required:
			d.broken = true
			if !meant[each.key] {
				d.missing(v, path, at, each.key)
			}
		}
	}
}

// unknown reports the keys that the struct does not take, and returns those that were likely meant.
func (d *decoder) unknown(v *value, path string, all []field) map[string]bool {
	keys, free := make([]string, len(all)), []string{}
	for i, each := range all {
		keys[i] = each.key
		if v.get(each.key) == nil {
			free = append(free, each.key)
		}
	}
	meant := map[string]bool{}
	for _, e := range v.entries {
		if known(all, e.key) {
			continue
		}
		place := d.file.place(e.line, e.column, keyPath(path, e.key))
		found := codeUnknown.At(place, "there is no key %s here", quote(e.key))
		// A key that is not given yet is more likely meant than one that is.
		if near := diag.Nearest(e.key, free); near != "" {
			meant[near] = true
			found = found.WithHint("did you mean %q?", near)
		} else {
			found = found.DidYouMean(e.key, keys)
		}
		d.report(found)
	}
	return meant
}

func known(all []field, key string) bool {
	for _, each := range all {
		if each.key == key {
			return true
		}
	}
	return false
}

func (d *decoder) missing(v *value, path, at, key string) {
	place, where := d.file.place(v.line, v.column, at), "the document"
	if path != "" {
		where = subject(path)
	}
	if e := v.entry(key); e != nil {
		place = d.file.place(e.line, e.column, at)
		d.report(codeMissing.At(place, "%s has no value", key).WithHint("write a value after `%s:`", key))
		return
	}
	d.report(codeMissing.At(place, "%s has no %s", where, key).WithHint("add `%s:`", key))
}
