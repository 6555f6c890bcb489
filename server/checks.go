package server

import (
	"context"
	"errors"
	"sync"

	"throughline/diag"
	"throughline/document"
)

// Check checks a document of any kind, together with those of the library that it refers to.
func (l *Library) Check(ctx context.Context, name, text string) (diag.List, error) {
	find, failed := l.finder(ctx)
	return l.checks.run(name, text, find, func(find document.Finder) diag.List {
		return l.formats.Check(name, []byte(text), find)
	}), failed()
}

// finder looks up documents of the library. A document that is missing is the business of whoever looks; failed returns
// what went wrong otherwise.
func (l *Library) finder(ctx context.Context) (find document.Finder, failed func() error) {
	var first error
	find = func(kind, id string) ([]byte, bool) {
		t, err := l.Document(ctx, kind, id)
		if err != nil && !errors.Is(err, errNoDocument) {
			first = errors.Join(first, err)
		}
		return []byte(t.Text), err == nil
	}
	return find, func() error { return first }
}

// checks remembers what checks found, since some take long and lists check everything. A check is as good as new while
// the text and everything it referred to are the same.
type checks struct {
	mu   sync.Mutex
	past map[string]checked
}

type checked struct {
	found     diag.List
	looked    []reference
	revisions []string // of what was found there; "" for nothing
}

type reference struct{ kind, id string }

// mostChecks bounds what is remembered; past it, it starts anew.
const mostChecks = 2000

func (c *checks) run(name, text string, find document.Finder, check func(document.Finder) diag.List) diag.List {
	key := name + "\x00" + document.Revision(text)
	c.mu.Lock()
	before, ok := c.past[key]
	c.mu.Unlock()
	if ok && before.holds(find) {
		return before.found
	}
	var now checked
	now.found = check(func(kind, id string) ([]byte, bool) {
		found, ok := find.Find(kind, id)
		now.looked = append(now.looked, reference{kind, id})
		now.revisions = append(now.revisions, revisionOf(found, ok))
		return found, ok
	})
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.past == nil || len(c.past) >= mostChecks {
		c.past = map[string]checked{}
	}
	c.past[key] = now
	return now.found
}

// covers remembers what lists show of documents, by their revision.
type covers struct {
	mu   sync.Mutex
	past map[string]cover
}

// cover is what a list shows of a document.
type cover struct{ title, summary string }

func (c *covers) of(revision string, read func() cover) cover {
	c.mu.Lock()
	known, ok := c.past[revision]
	c.mu.Unlock()
	if ok {
		return known
	}
	known = read()
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.past == nil || len(c.past) >= mostChecks {
		c.past = map[string]cover{}
	}
	c.past[revision] = known
	return known
}

// holds reports whether every document that was looked up is still the same.
func (c checked) holds(find document.Finder) bool {
	for i, r := range c.looked {
		if revisionOf(find.Find(r.kind, r.id)) != c.revisions[i] {
			return false
		}
	}
	return true
}

func revisionOf(text []byte, found bool) string {
	if !found {
		return ""
	}
	return document.Revision(string(text))
}
