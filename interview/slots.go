package interview

import (
	"slices"
	"strconv"
)

// activeFrom is the support at which a candidate becomes active.
const activeFrom = 2

// Slots gather the concepts of one interview that are paraphrases of each other. Draft and Settle decide where new concepts
// belong, Review what a researcher changes; both change nothing and return a Filing, which Apply takes. A slot that loses its
// last concept is listed no more, and is still there to come back to. No slot ever holds two concepts that are opposed.
//
// Slots are not safe for concurrent use. Measure and Links take in what the graph has gained since they were last called.
type Slots struct {
	filed       []filedConcept // by the number of the concept
	labels      []uint64       // beside filed: the hash of type and folded label
	lemmaKeys   []uint64       // beside filed: the hash of type and lemmas
	slots       []slotState    // by the number of the slot
	kinds       []string       // types of concept
	suggestions []Suggestion

	held   int // slots with a concept
	active int // of these, with enough support
	said   int // the support of all

	canon   canonical
	vectors gallery
}

// filedConcept is a concept and where it belongs.
type filedConcept struct {
	label   string
	kind    int32
	slot    int32 // nowhere: not filed yet
	said    int32
	now     version
	earlier []version // all versions before this one, oldest first
}

// version is a Mapping without what is the same in all of them.
type version struct {
	score    float64
	slot     int32
	restores int32 // the number of the version that this one brought back; 0 is none
	method   Method
}

// slotState is a slot.
type slotState struct {
	kind     int32
	support  int32
	concepts []int32 // in the order they were mapped
}

// NewSlots are no slots.
func NewSlots() *Slots { return &Slots{} }

// Apply takes a filing. The graph has the concepts already; the same filings in the same order make the same slots.
func (s *Slots) Apply(g *Graph, f Filing) {
	for _, slot := range f.Slots {
		s.slots = append(s.slots, slotState{kind: s.kind(slot.Type)})
	}
	for _, m := range f.Mappings {
		c := g.Concept(m.Concept)
		slot := numbered(string(m.Slot), "s", len(s.slots))
		if c == nil || slot == nowhere {
			continue
		}
		i := s.enter(c)
		s.move(i, version{slot: slot, score: m.Score, method: m.Method, restores: int32(m.Restores)})
	}
	s.suggestions = append(s.suggestions, f.Suggestions...)
	for _, settled := range f.Settled {
		if i := numbered(settled.ID, "m", len(s.suggestions)); i != nowhere {
			s.suggestions[i].State = settled.State
		}
	}
}

// Said counts a concept that was said again.
func (s *Slots) Said(id ConceptID) {
	i := numbered(string(id), "c", len(s.filed))
	if i == nowhere || s.filed[i].slot == nowhere {
		return
	}
	s.filed[i].said++
	s.support(s.filed[i].slot, 1)
}

// enter makes room for a concept and returns its number. It counts as said as often as the graph has quotes for it.
func (s *Slots) enter(c *Concept) int32 {
	i := numbered(string(c.ID), "c", int(^uint32(0)>>1))
	for int(i) >= len(s.filed) {
		s.filed = append(s.filed, filedConcept{slot: nowhere})
		s.labels = append(s.labels, 0)
		s.lemmaKeys = append(s.lemmaKeys, 0)
	}
	if f := &s.filed[i]; f.slot == nowhere {
		f.label, f.kind, f.said = c.Label, s.kind(c.Type), int32(max(1, len(c.Quotes)))
		s.labels[i], s.lemmaKeys[i] = hashOf(c.Type, foldLabel(c.Label)), hashOf(c.Type, lemmaKey(c.Label))
	}
	return i
}

// move gives a concept a new version of its mapping.
func (s *Slots) move(i int32, v version) {
	f := &s.filed[i]
	if f.slot != nowhere {
		f.earlier = append(f.earlier, f.now)
		from := &s.slots[f.slot]
		from.concepts = slices.DeleteFunc(from.concepts, func(c int32) bool { return c == i })
		if len(from.concepts) == 0 {
			s.held--
		}
		s.support(f.slot, -f.said)
		s.canon.stale = true
	}
	f.now, f.slot = v, v.slot
	to := &s.slots[v.slot]
	if len(to.concepts) == 0 {
		s.held++
	}
	to.concepts = append(to.concepts, i)
	s.support(v.slot, f.said)
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
func (s *Slots) kind(name string) int32 {
	if i := slices.Index(s.kinds, name); i >= 0 {
		return int32(i)
	}
	s.kinds = append(s.kinds, name)
	return int32(len(s.kinds) - 1)
}

// Slots are those with a concept, oldest first. A slot goes by the label of its most-said concept, the oldest of them.
func (s *Slots) Slots() []Slot {
	out := make([]Slot, 0, s.held)
	for i := range s.slots {
		if at := &s.slots[i]; len(at.concepts) > 0 {
			out = append(out, s.slot(int32(i)))
		}
	}
	return out
}

func (s *Slots) slot(i int32) Slot {
	at := &s.slots[i]
	out := Slot{
		ID: slotID(i), Label: s.filed[s.leader(i)].label, Type: s.kinds[at.kind], Status: Candidate,
		Concepts: make([]ConceptID, len(at.concepts)), Support: int(at.support),
	}
	for k, c := range at.concepts {
		out.Concepts[k] = conceptID(c)
	}
	if at.support >= activeFrom {
		out.Status = Activated
	}
	return out
}

// leader is the concept that a slot takes its label from.
func (s *Slots) leader(slot int32) int32 {
	concepts := s.slots[slot].concepts
	best := concepts[0]
	for _, c := range concepts[1:] {
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
		if s.filed[i].slot != nowhere {
			out = append(out, s.mapping(int32(i)))
		}
	}
	return out
}

func (s *Slots) mapping(i int32) Mapping {
	f := &s.filed[i]
	return Mapping{
		Concept: conceptID(i), Slot: slotID(f.slot), Score: f.now.score, Method: f.now.method,
		Version: len(f.earlier) + 1, Restores: int(f.now.restores),
	}
}

// History is every version of a concept's mapping, oldest first.
func (s *Slots) History(id ConceptID) []Mapping {
	i := numbered(string(id), "c", len(s.filed))
	if i == nowhere || s.filed[i].slot == nowhere {
		return nil
	}
	var out []Mapping
	for n, v := range append(slices.Clone(s.filed[i].earlier), s.filed[i].now) {
		out = append(out, Mapping{Concept: id, Slot: slotID(v.slot), Score: v.score, Method: v.method, Version: n + 1, Restores: int(v.restores)})
	}
	return out
}

// Suggestions are all that were ever made, oldest first, each as it stands now.
func (s *Slots) Suggestions() []Suggestion { return slices.Clone(s.suggestions) }

func slotID(i int32) SlotID       { return SlotID("s" + strconv.Itoa(int(i)+1)) }
func conceptID(i int32) ConceptID { return ConceptID("c" + strconv.Itoa(int(i)+1)) }
