package interview

import (
	"slices"
	"strconv"
)

// activeFrom is the support at which a candidate becomes active.
const activeFrom = 2

// Slots gather the concepts of one interview that are paraphrases of each other. Tray and Settle decide where new concepts
// belong, Review what a researcher changes; both change nothing and return a Filing, which Apply takes. A slot that loses its
// last concept is listed no more, and is still there to come back to. No slot ever holds two concepts that are opposed.
//
// Slots are not safe for concurrent use. Measure and Links take in what the graph has gained since they were last called.
type Slots struct {
	filed       []filedConcept      // by the number of the concept
	labels      []uint64            // beside filed: the hash of type and folded label
	lemmaKeys   []uint64            // beside filed: the hash of type and lemmas
	slots       []slotState         // by the number of the slot
	earlier     map[int32][]version // of concepts that were moved: all versions but the latest, oldest first
	kinds       []string            // types of concept
	suggestions []suggested

	held   int // slots with a concept
	active int // of these, with enough support
	said   int // the support of all

	canon   canonical
	vectors gallery
}

// filedConcept is a concept and where it belongs. There is one for every concept of every cached session: it is kept small.
type filedConcept struct {
	label string
	now   version // its slot is nowhere when the concept is not filed yet
	said  int32
	next  int32 // in its slot, or nowhere
	kind  int16
}

// version is a Mapping without what all versions share.
type version struct {
	score    float64
	slot     int32
	restores int16 // the number of the version that this one brought back; 0 is none
	method   uint8 // in slotMethods
}

var slotMethods = []Method{ByNone, ByLabel, ByLemma, ByArbiter, ByPerson}

func methodNumber(m Method) uint8 { return uint8(max(0, slices.Index(slotMethods, m))) }

// slotState is a slot. Its concepts are threaded through filed, in the order they were mapped.
type slotState struct {
	first    int32
	concepts int32
	support  int32
	kind     int16
}

// NewSlots are no slots.
func NewSlots() *Slots { return &Slots{} }

// Apply takes a filing. The graph has the concepts already; the same filings in the same order make the same slots.
func (s *Slots) Apply(g *Graph, f Filing) {
	for _, slot := range f.Slots {
		s.slots = append(room(s.slots), slotState{first: nowhere, kind: s.kind(slot.Type)})
	}
	for _, m := range f.Mappings {
		c := g.Concept(m.Concept)
		slot := numbered(string(m.Slot), "s", len(s.slots))
		if c == nil || slot == nowhere {
			continue
		}
		i := s.enter(c)
		s.move(i, version{slot: slot, score: m.Score, method: methodNumber(m.Method), restores: int16(m.Restores)})
	}
	for _, made := range f.Suggestions {
		s.suggest(made)
	}
	for _, settled := range f.Settled {
		s.settle(settled)
	}
}

// Said counts a concept that was said again.
func (s *Slots) Said(id ConceptID) {
	i := numbered(string(id), "c", len(s.filed))
	if i == nowhere || s.filed[i].now.slot == nowhere {
		return
	}
	s.filed[i].said++
	s.support(s.filed[i].now.slot, 1)
}

// enter makes room for a concept and returns its number. It counts as said as often as the graph has quotes for it.
func (s *Slots) enter(c *Concept) int32 {
	i := numbered(string(c.ID), "c", int(^uint32(0)>>1))
	for int(i) >= len(s.filed) {
		s.filed = append(room(s.filed), filedConcept{now: version{slot: nowhere}, next: nowhere})
		s.labels = append(room(s.labels), 0)
		s.lemmaKeys = append(room(s.lemmaKeys), 0)
	}
	if f := &s.filed[i]; f.now.slot == nowhere {
		f.label, f.kind, f.said = c.Label, s.kind(c.Type), int32(max(1, len(c.Quotes)))
		s.labels[i], s.lemmaKeys[i] = hashOf(c.Type, foldLabel(c.Label)), hashOf(c.Type, lemmaKey(c.Label))
	}
	return i
}

// room makes room for one more when there is none: for a quarter more, as most sessions stay small.
func room[T any](all []T) []T {
	if len(all) < cap(all) {
		return all
	}
	return append(make([]T, 0, len(all)+len(all)/4+4), all...)
}

// move gives a concept a new version of its mapping.
func (s *Slots) move(i int32, v version) {
	f := &s.filed[i]
	if f.now.slot != nowhere {
		if s.earlier == nil {
			s.earlier = map[int32][]version{}
		}
		s.earlier[i] = append(s.earlier[i], f.now)
		s.leave(i)
		s.canon.stale = true
	}
	f.now, f.next = v, nowhere
	to := &s.slots[v.slot]
	last := &to.first
	for *last != nowhere {
		last = &s.filed[*last].next
	}
	*last = i
	if to.concepts++; to.concepts == 1 {
		s.held++
	}
	s.support(v.slot, f.said)
}

// leave takes a concept out of its slot.
func (s *Slots) leave(i int32) {
	f := &s.filed[i]
	from := &s.slots[f.now.slot]
	at := &from.first
	for *at != i {
		at = &s.filed[*at].next
	}
	*at = f.next
	if from.concepts--; from.concepts == 0 {
		s.held--
	}
	s.support(f.now.slot, -f.said)
}

// support changes how often a slot's concepts were said.
func (s *Slots) support(slot, by int32) {
	at := &s.slots[slot]
	if at.support >= activeFrom {
		s.active--
	}
	at.support += by
	if at.support >= activeFrom {
		s.active++
	}
	s.said += int(by)
}

// kind is the number of a type.
func (s *Slots) kind(name string) int16 {
	if i := slices.Index(s.kinds, name); i >= 0 {
		return int16(i)
	}
	s.kinds = append(s.kinds, name)
	return int16(len(s.kinds) - 1)
}

// Slots are those with a concept, oldest first. A slot goes by the label of its most-said concept, the oldest of them.
func (s *Slots) Slots() []Slot {
	out := make([]Slot, 0, s.held)
	for i := range s.slots {
		if s.slots[i].concepts > 0 {
			out = append(out, s.slot(int32(i)))
		}
	}
	return out
}

func (s *Slots) slot(i int32) Slot {
	at := &s.slots[i]
	out := Slot{
		ID: slotID(i), Label: s.filed[s.leader(i)].label, Type: s.kinds[at.kind], Status: Candidate,
		Concepts: make([]ConceptID, 0, at.concepts), Support: int(at.support),
	}
	for c := at.first; c != nowhere; c = s.filed[c].next {
		out.Concepts = append(out.Concepts, conceptID(c))
	}
	if at.support >= activeFrom {
		out.Status = Activated
	}
	return out
}

// leader is the concept that a slot takes its label from.
func (s *Slots) leader(slot int32) int32 {
	best := s.slots[slot].first
	for c := best; c != nowhere; c = s.filed[c].next {
		if a, b := &s.filed[c], &s.filed[best]; a.said > b.said || a.said == b.said && c < best {
			best = c
		}
	}
	return best
}

// Mappings are the latest of every concept, oldest concept first.
func (s *Slots) Mappings() []Mapping {
	out := make([]Mapping, 0, len(s.filed))
	for i := range s.filed {
		if s.filed[i].now.slot != nowhere {
			id := conceptID(int32(i))
			out = append(out, s.filed[i].now.mapping(id, len(s.earlier[int32(i)])+1))
		}
	}
	return out
}

// mapping is a version as a Mapping.
func (v version) mapping(id ConceptID, number int) Mapping {
	return Mapping{Concept: id, Slot: slotID(v.slot), Score: v.score, Method: slotMethods[v.method], Version: number, Restores: int(v.restores)}
}

// History is every version of a concept's mapping, oldest first.
func (s *Slots) History(id ConceptID) []Mapping {
	i := numbered(string(id), "c", len(s.filed))
	if i == nowhere || s.filed[i].now.slot == nowhere {
		return nil
	}
	var out []Mapping
	for n, v := range append(slices.Clone(s.earlier[i]), s.filed[i].now) {
		out = append(out, v.mapping(id, n+1))
	}
	return out
}

func slotID(i int32) SlotID       { return SlotID("s" + strconv.Itoa(int(i)+1)) }
func conceptID(i int32) ConceptID { return ConceptID("c" + strconv.Itoa(int(i)+1)) }
