package interview

import (
	"throughline/diag"
)

// The states of a suggestion.
const (
	suggestionOpen     = "open"
	suggestionAccepted = "accepted"
	suggestionDeclined = "declined"
)

// What can be wrong with a review.
var (
	reviewOne     = diag.Code{ID: "I321", Title: "a review that does not do exactly one thing", Fix: "Set one of accept, decline, split and undo."}
	reviewUnknown = diag.Code{ID: "I322", Title: "a suggestion or a concept that does not exist", Fix: "Name one of those that the interview lists."}
	reviewDone    = diag.Code{ID: "I323", Title: "a review with nothing to do", Fix: "Reload the interview: it is as you want it, or the decision was another and must be undone first."}
	reviewOpposed = diag.Code{ID: "I324", Title: "a merge of opposites", Fix: "Split the concept that it is opposed to from that slot first, or leave the two apart."}
)

// reviewCodes lists every finding about a review.
var reviewCodes = diag.Table{reviewOne, reviewUnknown, reviewDone, reviewOpposed}

// Review decides what becomes of the slots by a researcher's word. It is pure; Apply takes the filing. Each review gives one
// concept another version of its mapping and touches no other concept, so that any order of the same merges and undos
// leaves the same slots. Opposites are merged for nobody.
func (s *Slots) Review(r Review) (Filing, diag.List) {
	if set := countTrue(r.Accept != "", r.Decline != "", r.Split != "", r.Undo != ""); set != 1 {
		return refuseReview(reviewOne, "", "the review sets %d of accept, decline, split and undo", set)
	}
	switch {
	case r.Accept != "":
		return s.accept(r.Accept)
	case r.Decline != "":
		return s.decline(r.Decline)
	case r.Split != "":
		return s.split(r.Split)
	default:
		return s.undo(r.Undo)
	}
}

func (s *Slots) accept(id string) (Filing, diag.List) {
	n := numbered(id, "m", len(s.suggestions))
	if n == nowhere {
		return refuseReview(reviewUnknown, "accept", "there is no suggestion %q", clipLabel(id))
	}
	at := s.suggestion(int(n))
	if at.State == suggestionAccepted {
		return refuseReview(reviewDone, "accept", "the suggestion %s is accepted already", id)
	}
	i, slot := numbered(string(at.Concept), "c", len(s.filed)), numbered(string(at.Slot), "s", len(s.slots))
	at.State = suggestionAccepted
	f := Filing{Settled: []Suggestion{at}}
	if s.filed[i].now.slot == slot {
		return f, nil
	}
	if found := s.guard("accept", i, slot); found != nil {
		return Filing{}, found
	}
	f.Mappings = []Mapping{s.next(i, version{slot: slot, score: at.Score, method: methodNumber(ByPerson)})}
	return f, nil
}

func (s *Slots) decline(id string) (Filing, diag.List) {
	n := numbered(id, "m", len(s.suggestions))
	if n == nowhere {
		return refuseReview(reviewUnknown, "decline", "there is no suggestion %q", clipLabel(id))
	}
	at := s.suggestion(int(n))
	if at.State != suggestionOpen {
		return refuseReview(reviewDone, "decline", "the suggestion %s is %s already", id, at.State)
	}
	at.State = suggestionDeclined
	return Filing{Settled: []Suggestion{at}}, nil
}

func (s *Slots) split(id ConceptID) (Filing, diag.List) {
	i, found := s.reviewed("split", id)
	if found != nil {
		return Filing{}, found
	}
	f := &s.filed[i]
	if s.slots[f.now.slot].concepts == 1 {
		return refuseReview(reviewDone, "split", "%s is alone in its slot already", id)
	}
	slot := int32(len(s.slots))
	return Filing{
		Slots: []Slot{{
			ID: slotID(slot), Label: f.label, Type: s.kinds[f.kind], Status: Candidate, Concepts: []ConceptID{id}, Support: int(f.said),
		}},
		Mappings: []Mapping{s.next(i, version{slot: slot, method: methodNumber(ByPerson)})},
		Settled:  s.reopened(i),
	}, nil
}

// undo brings back the version that the latest one replaced. Undone again, it goes back further.
func (s *Slots) undo(id ConceptID) (Filing, diag.List) {
	i, found := s.reviewed("undo", id)
	if found != nil {
		return Filing{}, found
	}
	before := s.before(i)
	if before == 0 {
		return refuseReview(reviewDone, "undo", "%s is where it was filed first", id)
	}
	v := s.earlier[i][before-1]
	if found := s.guard("undo", i, v.slot); found != nil {
		return Filing{}, found
	}
	v.restores = int16(before)
	return Filing{Mappings: []Mapping{s.next(i, v)}, Settled: s.reopened(i)}, nil
}

// before is the number of the version that a concept's latest mapping replaced; 0 when there is none. What was brought back
// replaced what it replaced at first.
func (s *Slots) before(i int32) int {
	earlier := s.earlier[i]
	at, now := len(earlier)+1, s.filed[i].now
	for now.restores > 0 {
		at = int(now.restores)
		now = earlier[at-1]
	}
	return at - 1
}

// next is a version as the mapping that it will be.
func (s *Slots) next(i int32, v version) Mapping {
	return v.mapping(conceptID(i), len(s.earlier[i])+2)
}

// reopened is the accepted suggestions that put a concept where it is, open again: it is about to leave.
func (s *Slots) reopened(i int32) []Suggestion {
	var out []Suggestion
	for n, at := range s.suggestions {
		if suggestionStates[at.state] == suggestionAccepted && at.concept == i && at.slot == s.filed[i].now.slot {
			open := s.suggestion(n)
			open.State = suggestionOpen
			out = append(out, open)
		}
	}
	return out
}

// guard refuses to put a concept beside one that it is opposed to.
func (s *Slots) guard(path string, i, slot int32) diag.List {
	if other := s.opposedIn(slot, s.filed[i].label, i); other != nowhere {
		_, found := refuseReview(reviewOpposed, path, "“%s” is opposed to “%s”, which is in %s", s.filed[i].label, s.filed[other].label, slotID(slot))
		return found
	}
	return nil
}

// reviewed is the number of a concept that is filed.
func (s *Slots) reviewed(path string, id ConceptID) (int32, diag.List) {
	i := numbered(string(id), "c", len(s.filed))
	if i == nowhere || s.filed[i].now.slot == nowhere {
		_, found := refuseReview(reviewUnknown, path, "there is no concept %q", clipLabel(string(id)))
		return nowhere, found
	}
	return i, nil
}

func refuseReview(code diag.Code, path, format string, args ...any) (Filing, diag.List) {
	place := diag.Place{File: "input", Path: "review"}
	if path != "" {
		place.Path += "." + path
	}
	return Filing{}, diag.List{code.At(place, format, args...).WithHint("%s", code.Fix)}
}
