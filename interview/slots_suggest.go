package interview

import (
	"fmt"
	"slices"
	"strconv"
)

// suggested is a Suggestion as it is kept: its words are those of the two concepts.
type suggested struct {
	score         float64
	concept, slot int32
	like          int32 // the concept of the slot that it was like, or nowhere
	state         uint8 // in suggestionStates
}

var suggestionStates = []string{suggestionOpen, suggestionAccepted, suggestionDeclined}

// whyAlike is the sentence of a suggestion.
func whyAlike(a, b string) string {
	return fmt.Sprintf("“%s” and “%s” may mean the same", a, b)
}

// suggest keeps a suggestion.
func (s *Slots) suggest(from Suggestion) {
	at := suggested{
		score: from.Score, concept: numbered(string(from.Concept), "c", len(s.filed)), slot: numbered(string(from.Slot), "s", len(s.slots)), like: nowhere,
	}
	if at.concept != nowhere && at.slot != nowhere {
		for c := s.slots[at.slot].first; c != nowhere; c = s.filed[c].next {
			if whyAlike(s.filed[at.concept].label, s.filed[c].label) == from.Why {
				at.like = c
			}
		}
	}
	s.suggestions = append(room(s.suggestions), at)
	s.settle(from)
}

// settle takes over the state of a suggestion.
func (s *Slots) settle(from Suggestion) {
	if i := numbered(from.ID, "m", len(s.suggestions)); i != nowhere {
		s.suggestions[i].state = uint8(max(0, slices.Index(suggestionStates, from.State)))
	}
}

// suggestion is a suggestion in full.
func (s *Slots) suggestion(i int) Suggestion {
	at := &s.suggestions[i]
	full := Suggestion{ID: "m" + strconv.Itoa(i+1), Concept: conceptID(at.concept), Slot: slotID(at.slot), Score: at.score, State: suggestionStates[at.state]}
	if at.concept != nowhere && at.slot != nowhere {
		like := at.like
		if like == nowhere {
			like = s.leader(at.slot)
		}
		if like != nowhere {
			full.Why = whyAlike(s.filed[at.concept].label, s.filed[like].label)
		}
	}
	return full
}

// Suggestions are all that were ever made, oldest first, each in its state.
func (s *Slots) Suggestions() []Suggestion {
	all := make([]Suggestion, len(s.suggestions))
	for i := range all {
		all[i] = s.suggestion(i)
	}
	return all
}
