package interview

import (
	"fmt"
	"slices"
	"strings"
)

// link takes one link: as new, as said again, or not at all. One that revises also marks what it takes back.
func (w *grower) link(f FoundLink) {
	what := cleanLabel(f.From) + " → " + cleanLabel(f.To)
	from, to := w.called(f.From), w.called(f.To)
	switch {
	case from == nowhere:
		w.drop(what, fmt.Sprintf("there is no concept %q", cleanLabel(f.From)))
		return
	case to == nowhere:
		w.drop(what, fmt.Sprintf("there is no concept %q", cleanLabel(f.To)))
		return
	case from == to:
		w.drop(what, whyItself)
		return
	}
	if why := w.forbidden(f.Type, from, to); why != "" {
		w.drop(what, why)
		return
	}
	quote, ok := w.linkQuote(f.Quote, from, to)
	if !ok {
		w.drop(what, whyQuote)
		return
	}
	if f.Type == Revises {
		if why := w.revise(from, to); why != "" {
			w.drop(what, why)
			return
		}
	}
	w.tie(w.id(from), w.id(to), f.Type, quote)
}

// called is the concept that a link's end names: one of this answer, or else the latest known one; or nowhere.
func (w *grower) called(name string) int32 {
	label := cleanLabel(name)
	folded := foldLabel(label)
	if folded == "" {
		return nowhere
	}
	for _, s := range w.spoken {
		if s.folded == folded {
			return s.at
		}
	}
	lemmas := lemmaKey(label)
	for _, s := range w.spoken {
		if s.lemmas == lemmas {
			return s.at
		}
	}
	if at := w.g.labelled(folded, ""); at != nowhere {
		return at
	}
	return w.g.alike(lemmas, "")
}

// forbidden is why the ontology does not permit a link, or nothing.
func (w *grower) forbidden(kind string, from, to int32) string {
	o, a, b := w.g.ontology, w.kind(from), w.kind(to)
	switch {
	case o.permits(kind, a, b):
		return ""
	case slices.ContainsFunc(o.Links, func(l LinkType) bool { return l.Type == kind }):
		return fmt.Sprintf("%s may not lead from %s to %s", kind, a, b)
	}
	return fmt.Sprintf("the ontology has no type of link %q", clipLabel(kind))
}

// linkQuote is the words that tie two concepts: those that were quoted, or, when none were, all from one end's to the
// other's.
func (w *grower) linkQuote(words string, from, to int32) (Quote, bool) {
	if strings.TrimSpace(words) != "" {
		return w.said.find(words)
	}
	a, saidA := w.quote(from)
	b, saidB := w.quote(to)
	switch {
	case saidA && saidB:
		return w.said.between(a, b), true
	case saidA:
		return a, true
	}
	return b, saidB
}

// quote is where a concept was said in this answer.
func (w *grower) quote(at int32) (Quote, bool) {
	for _, s := range w.spoken {
		if s.at == at {
			return s.quote, true
		}
	}
	return Quote{}, false
}

// tie files a link that may be taken.
func (w *grower) tie(from, to ConceptID, kind string, quote Quote) {
	for i := range w.growth.Links {
		if l := &w.growth.Links[i]; l.From == from && l.To == to && l.Type == kind {
			if !slices.Contains(l.Quotes, quote) {
				l.Quotes = append(l.Quotes, quote)
			}
			return
		}
	}
	if known := w.g.linked(from, to, kind); known != nowhere {
		again := Linked{Link: linkAt(known), Quote: quote}
		if !slices.Contains(w.growth.Linked, again) {
			w.growth.Linked = append(w.growth.Linked, again)
		}
		return
	}
	w.growth.Links = append(w.growth.Links, Link{
		ID: linkAt(int32(len(w.g.links) + len(w.growth.Links))), From: from, To: to, Type: kind,
		Turn: w.said.said.Turn, Quotes: []Quote{quote},
	})
}

// revise marks a concept as superseded by one that is said now, and returns why it may not, if so. Whoever comes back to
// what they had taken back means it again: it is in force before it takes back the other, so that supersession never goes
// round in a circle.
func (w *grower) revise(by, old int32) string {
	if _, now := w.quote(by); !now {
		return whyNotNow
	}
	if w.successor(old) == by {
		return ""
	}
	if _, today := w.replaced[by]; !today && w.successor(by) != nowhere {
		w.replace(by, nowhere)
	}
	for at := w.successor(by); at != nowhere; at = w.successor(at) {
		if at == old {
			return whyCircle
		}
	}
	w.replace(old, by)
	return ""
}

// successor is what supersedes a concept, with all that this answer has changed; or nowhere.
func (w *grower) successor(at int32) int32 {
	if by, today := w.replaced[at]; today {
		return by
	}
	if at < int32(len(w.g.concepts)) {
		return w.g.at(w.g.concepts[at].SupersededBy)
	}
	return nowhere
}

func (w *grower) replace(old, by int32) {
	if w.replaced == nil {
		w.replaced = map[int32]int32{}
	}
	w.replaced[old] = by
	r := Revision{Concept: w.id(old)}
	if by != nowhere {
		r.SupersededBy = w.id(by)
	}
	w.growth.Revised = append(w.growth.Revised, r)
}

func (w *grower) id(at int32) ConceptID {
	if known := int32(len(w.g.concepts)); at >= known {
		return w.growth.Concepts[at-known].ID
	}
	return w.g.concepts[at].ID
}

func (w *grower) kind(at int32) string {
	if known := int32(len(w.g.concepts)); at >= known {
		return w.growth.Concepts[at-known].Type
	}
	return w.g.concepts[at].Type
}
