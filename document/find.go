package document

// Finder looks up a document that another refers to, such as the one whose id a key names. A nil Finder knows none.
type Finder func(kind, id string) (text []byte, found bool)

// Find returns the text of a document, or false.
func (f Finder) Find(kind, id string) ([]byte, bool) {
	if f == nil {
		return nil, false
	}
	return f(kind, id)
}
