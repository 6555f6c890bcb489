package interview

import (
	"slices"
	"strconv"
)

// mostSuggestions is how many merges are suggested for one concept.
const mostSuggestions = 3

// Tray files the new concepts of a turn one after another, and changes the slots it was made from in nothing. A later
// concept sees the earlier ones of its turn, in every stage of the funnel. A turn goes
//
//	d := slots.Tray()
//	for _, c := range growth.Concepts {
//		like, err := d.Shortlist(ctx, embedder, c) // none for a concept that is known by its label or lemmas
//		… judge Pairs(c, like), and set like[i].Verdict to the i-th verdict …
//		compared = append(compared, Shortlist{Concept: c.ID, Like: like})
//		d.File(c, like)
//	}
//
// and logs compared. Settle(growth.Concepts, compared) then decides the same again as d.Filing() has it, from the log alone.
type Tray struct {
	s      *Slots
	filing Filing
	added  []trayedConcept
}

// trayedConcept is a concept that lies in the tray.
type trayedConcept struct {
	concept       Concept
	slot          int32
	label, lemmas uint64
	sketch        sketch // when it was compared
}

// Tray begins a filing.
func (s *Slots) Tray() *Tray { return &Tray{s: s} }

// Filing is what has been filed so far.
func (d *Tray) Filing() Filing { return d.filing }

// Settle decides where new concepts belong, in their order, from what they were compared with. It is pure. A concept without
// a shortlist can only be known by its label or its lemmas, or be new.
func (s *Slots) Settle(fresh []Concept, compared []Shortlist) Filing {
	d := s.Tray()
	for _, c := range fresh {
		var like []Likeness
		if i := slices.IndexFunc(compared, func(l Shortlist) bool { return l.Concept == c.ID }); i >= 0 {
			like = compared[i].Like
		}
		d.File(c, like)
	}
	return d.filing
}

// Known is where a concept belongs by its label, else by its lemmas. It is pure.
func (s *Slots) Known(c Concept) (Mapping, bool) { return s.Tray().Known(c) }

// Known is where a concept belongs by its label, else by its lemmas.
func (d *Tray) Known(c Concept) (Mapping, bool) {
	label, words := foldLabel(c.Label), lemmaKey(c.Label)
	slot, ok := d.find(c, hashOf(c.Type, label), d.s.labels, func(a *trayedConcept) uint64 { return a.label },
		func(other string) bool { return foldLabel(other) == label })
	method := ByLabel
	if !ok {
		method = ByLemma
		slot, ok = d.find(c, hashOf(c.Type, words), d.s.lemmaKeys, func(a *trayedConcept) uint64 { return a.lemmas },
			func(other string) bool { return lemmaKey(other) == words })
	}
	if !ok {
		return Mapping{}, false
	}
	return Mapping{Concept: c.ID, Slot: slotID(slot), Score: 1, Method: method, Version: 1}, true
}

// find is the slot of the oldest concept of the same type and hash that c may be merged with.
func (d *Tray) find(c Concept, hash uint64, filed []uint64, of func(*trayedConcept) uint64, same func(string) bool) (int32, bool) {
	for i, h := range filed {
		f := &d.s.filed[i]
		if h == hash && f.now.slot != nowhere && d.s.kinds[f.kind] == c.Type && same(f.label) && d.admits(f.now.slot, c) {
			return f.now.slot, true
		}
	}
	for i := range d.added {
		a := &d.added[i]
		if of(a) == hash && a.concept.Type == c.Type && same(a.concept.Label) && d.admits(a.slot, c) {
			return a.slot, true
		}
	}
	return nowhere, false
}

// admits says whether a slot is of the concept's type and has nothing in it that the concept is opposed to.
func (d *Tray) admits(slot int32, c Concept) bool {
	for i := range d.added {
		if a := &d.added[i]; a.slot == slot && (a.concept.Type != c.Type || opposed(a.concept.Label, c.Label)) {
			return false
		}
	}
	if int(slot) >= len(d.s.slots) {
		return true
	}
	return d.s.kinds[d.s.slots[slot].kind] == c.Type && d.s.opposedIn(slot, c.Label, nowhere) == nowhere
}

// opposedIn is a concept of a slot, but for one, that a label is opposed to, or nowhere.
func (s *Slots) opposedIn(slot int32, label string, except int32) int32 {
	for i := s.slots[slot].first; i != nowhere; i = s.filed[i].next {
		if i != except && opposed(s.filed[i].label, label) {
			return i
		}
	}
	return nowhere
}

// File files one concept: where it is known, else in the most alike slot that is judged the same, else in one of its own,
// with suggestions of what is unsure. Nothing is merged with what it is opposed to, and nothing below the least likeness.
func (d *Tray) File(c Concept, like []Likeness) {
	if m, ok := d.Known(c); ok {
		d.put(c, numbered(string(m.Slot), "s", d.slots()), m)
		return
	}
	var unsure []Likeness
	for _, l := range like[:min(len(like), mostAlike)] {
		slot := numbered(string(l.Slot), "s", d.slots())
		if slot == nowhere || l.Cosine < leastAlike || !d.admits(slot, c) {
			continue
		}
		switch l.Verdict {
		case SameConcept:
			d.put(c, slot, Mapping{Concept: c.ID, Slot: slotID(slot), Score: l.Cosine, Method: ByArbiter, Version: 1})
			return
		case UnsureConcept:
			unsure = append(unsure, l)
		case DifferentConcept:
		}
	}
	slot := int32(d.slots())
	d.filing.Slots = append(d.filing.Slots, Slot{
		ID: slotID(slot), Label: c.Label, Type: c.Type, Status: Candidate, Concepts: []ConceptID{c.ID}, Support: max(1, len(c.Quotes)),
	})
	d.put(c, slot, Mapping{Concept: c.ID, Slot: slotID(slot), Method: ByNone, Version: 1})
	for _, l := range unsure[:min(len(unsure), mostSuggestions)] {
		d.filing.Suggestions = append(d.filing.Suggestions, Suggestion{
			ID: "m" + strconv.Itoa(len(d.s.suggestions)+len(d.filing.Suggestions)+1), Concept: c.ID, Slot: l.Slot, Score: l.Cosine,
			Why: whyAlike(c.Label, l.Label), State: suggestionOpen,
		})
	}
}

func (d *Tray) put(c Concept, slot int32, m Mapping) {
	d.filing.Mappings = append(d.filing.Mappings, m)
	a := trayedConcept{concept: c, slot: slot, label: hashOf(c.Type, foldLabel(c.Label)), lemmas: hashOf(c.Type, lemmaKey(c.Label))}
	d.added = append(d.added, a)
}

// slots is how many slots there are, new ones included.
func (d *Tray) slots() int { return len(d.s.slots) + len(d.filing.Slots) }
