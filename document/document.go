// Package document reads one authored file, YAML or JSON, strictly and with the place of every value.
//
// Read turns text into a File or says what is wrong with it; Decode fills a struct from it by its yaml tags and
// reports unknown keys, wrong types and missing values, all at once; At finds a value's place again for checks of
// meaning, which are the business of whoever owns the format. Only mappings, lists and plain values exist here:
// anchors, tags and the other ways in which a YAML file can mean something else than it shows are refused.
package document

import (
	"crypto/sha256"
	"encoding/hex"

	"throughline/diag"
)

// File is an authored file whose top level is a mapping.
type File struct {
	name string
	text []byte
	root *value
	json bool
	kind string // what it is taken for when it does not say
}

// Read reads a file. The File is nil when the text has no structure to go on with; otherwise Decode can be called
// to find the rest, though the list may hold errors already.
func Read(name string, text []byte) (*File, diag.List) { return ReadAs("", name, text) }

// ReadAs is Read for a format that programs write too: a JSON object that does not say its kind is taken for this one.
func ReadAs(kind, name string, text []byte) (*File, diag.List) {
	source, found := newSource(name, text)
	if found != nil {
		return nil, found
	}
	root, found := source.tree()
	if root == nil {
		return nil, found
	}
	if root.shape != mapping {
		return nil, append(found, codeTopLevel.At(source.at(root.line, root.column, ""),
			"a document is a mapping of keys to values, not %s", root.shape).
			WithHint("begin with `kind:`"))
	}
	f := &File{name: name, text: text, root: root, json: source.isJSON()}
	if f.json && f.Bare() {
		f.kind = kind
	}
	return f, append(found, f.checkKind()...)
}

func (f *File) checkKind() diag.List {
	kind := f.root.get("kind")
	switch {
	case f.kind != "":
		return nil
	case kind == nil || kind.shape == null:
		return diag.List{codeNoKind.At(f.At("kind"), "the document does not say what it is").
			WithHint("begin with `kind:` and the name of its format")}
	case kind.shape != text || kind.scalar == "":
		return diag.List{codeNoKind.At(f.At("kind"), "kind is the name of a format, not %s", kind.describe())}
	}
	return nil
}

// Name is the name the file was read under.
func (f *File) Name() string { return f.name }

// Text is the file as it was read.
func (f *File) Text() []byte { return f.text }

// Hash identifies the text: its SHA-256 in hexadecimal.
func (f *File) Hash() string {
	sum := sha256.Sum256(f.text)
	return hex.EncodeToString(sum[:])
}

// Kind is the top-level `kind`, or what the file is taken for, or "" when there is neither.
func (f *File) Kind() string {
	if f.kind != "" {
		return f.kind
	}
	return f.topText("kind")
}

// Bare reports whether the file does not say what it is.
func (f *File) Bare() bool { return !f.Has("kind") }

// ID is the top-level `id`, or "" when there is none.
func (f *File) ID() string { return f.topText("id") }

func (f *File) topText(key string) string {
	if v := f.root.get(key); v != nil && v.shape == text {
		return v.scalar
	}
	return ""
}
