package document

import "throughline/diag"

// Format is one kind of document that a program knows.
type Format struct {
	Kind string // what its `kind:` says
	// Check reads a document of this kind and returns everything that is wrong with it; find knows what it may refer to.
	Check func(name string, text []byte, find Finder) diag.List
	// Describe returns what a list shows of a document, or "" where mistakes hide it. A kind without it is kept nowhere.
	Describe func(text []byte) (title, summary string)
	// Bare reports whether a JSON object without `kind:` is of this format. It may be nil.
	Bare func(*File) bool
}

// codeUnknownKind stands beside the codes of Read: only a list of formats can find it.
var codeUnknownKind = diag.Code{ID: "D018", Title: "a kind that does not exist", Fix: "Use one of the kinds that the message lists."}

// Formats are all that a program knows.
type Formats []Format

// Of returns the format of a kind.
func (fs Formats) Of(kind string) (Format, bool) {
	for _, f := range fs {
		if f.Kind == kind {
			return f, true
		}
	}
	return Format{}, false
}

// Check checks a document of any kind by what its `kind:` says; find knows the documents it may refer to.
func (fs Formats) Check(name string, text []byte, find Finder) diag.List {
	file, found := Read(name, text)
	if file == nil {
		return found
	}
	if file.Kind() == "" {
		if format, ok := fs.taking(file); ok {
			return format.Check(name, text, find)
		}
		return found
	}
	format, ok := fs.Of(file.Kind())
	if !ok {
		var known []string
		for _, f := range fs {
			known = append(known, f.Kind)
		}
		return append(found, codeUnknownKind.At(file.At("kind"), "there is no kind %q", file.Kind()).DidYouMean(file.Kind(), known))
	}
	return format.Check(name, text, find)
}

// taking returns the format that takes a file which does not say its kind.
func (fs Formats) taking(file *File) (Format, bool) {
	if !file.json || !file.Bare() {
		return Format{}, false
	}
	for _, f := range fs {
		if f.Bare != nil && f.Bare(file) {
			return f, true
		}
	}
	return Format{}, false
}

// Alone makes a Format's Check of one that looks up no other document.
func Alone(check func(name string, text []byte) diag.List) func(string, []byte, Finder) diag.List {
	return func(name string, text []byte, _ Finder) diag.List { return check(name, text) }
}
