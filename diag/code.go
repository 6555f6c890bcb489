package diag

import "fmt"

// Code is one kind of finding: a stable name, and what the reference page says about it.
type Code struct {
	ID       string // a package's prefix and three digits, such as R012
	Title    string // a few words: what is wrong
	Fix      string // one sentence: what to do
	Severity Severity
	Owner    string // empty means the author
}

// Table lists all codes of one package, in the order of its reference page.
type Table []Code

// At makes a diagnostic of this code at a place.
func (c Code) At(p Place, format string, args ...any) Diagnostic {
	owner := c.Owner
	if owner == "" {
		owner = "author"
	}
	return Diagnostic{Code: c.ID, Severity: c.Severity, Owner: owner, Place: p, Message: fmt.Sprintf(format, args...)}
}
