package roleplay

import (
	"errors"
	"slices"

	"throughline/diag"
	"throughline/document"
)

// mostChecked bounds the exploration that comes with every check of a document.
const mostChecked = 1 << 18

// proveBackbone verifies the walk of a character who has content for everything, and says at which node a claim fails.
func proveBackbone(file *document.File, b *Backbone) diag.List {
	w, odd := Bind(b, fullScenario(), fullCharacter)
	if w == nil {
		return odd
	}
	p, err := prove(w, w.essential(), mostChecked)
	if large := (*TooLargeError)(nil); errors.As(err, &large) {
		return diag.List{ruleTooLarge.At(file.At("nodes"), "the conversations on this backbone have more than %d states, too many to prove anything about them", large.Most).
			WithHint("use fewer conditional edges, fewer turns or fewer nodes")}
	}
	var found diag.List
	for _, c := range p.Claims {
		path := "nodes"
		if c.node >= 0 {
			id := w.Nodes[c.node].ID
			path = nodePath(slices.IndexFunc(b.Nodes, func(n Node) bool { return n.ID == id }))
		}
		switch {
		case c.Holds:
		case c.Claim == claimNodes:
			found = append(found, ruleNeverReached.At(file.At(path), "%s", c.Detail).WithHint("%s", hintOf(ruleNeverReached)))
		case c.Claim == claimAround:
			found = append(found, ruleAround.At(file.At(path+".conditional"), "%s", c.Detail).WithHint("%s", hintOf(ruleAround)))
		case c.Claim == claimEnds, c.Claim == claimClean:
			found = append(found, ruleCircle.At(file.At(path), "%s", c.Detail).WithHint("%s", hintOf(ruleCircle)))
		}
	}
	return found
}

// proveWalk verifies the walk of one character of a scenario. Its backbone was verified by itself, so all that can fail is what the
// character has too little for.
func proveWalk(place diag.Place, w *Walk) diag.List {
	p, err := prove(w, w.essential(), mostChecked)
	if err != nil {
		return diag.List{ruleTooLarge.At(place, "%v", err)}
	}
	var found diag.List
	for _, c := range p.Claims {
		if !c.Holds {
			found = append(found, ruleNeverComes.At(place, "with %s, %s", w.Character, c.Detail))
		}
	}
	return found
}

// essential projects states to what the rest of a conversation depends on: not on how a pivot came out, once its effect is in the
// standing, nor on a conditional edge that cannot be come to any more.
func (w *Walk) essential() func(State) State {
	alive := make([]uint64, len(w.Nodes))
	for changed := true; changed; {
		changed = false
		for i := range w.Nodes {
			n, bits := &w.Nodes[i], uint64(0)
			if n.Advance >= 0 {
				bits = alive[n.Advance] | alive[w.End]
			}
			if n.Conditional != nil {
				bits |= alive[n.Conditional.To] | 1<<n.Conditional.Bit
			}
			changed = changed || bits != alive[i]
			alive[i] = bits
		}
	}
	return func(at State) State {
		at.Pivots = [2]int8{}
		at.Taken &= alive[at.Node]
		return at
	}
}

// fullCharacter is the one in fullScenario who has it all.
const fullCharacter = "somebody"

// fullScenario has a character with content for every source: more facts than any node has turns, pivots that help and
// harm as much as they can, and a key reveal that anyone may hear. What this character cannot come to, nobody can.
func fullScenario() *Scenario {
	facts := slices.Repeat([]string{"A fact."}, mostTurns)
	options := []PivotOption{{ID: "for", Text: "Yes.", Effect: maxEffect}, {ID: "against", Text: "No.", Effect: -maxEffect}}
	return &Scenario{
		Situation: Situation{Place: "Here.", Happening: "This.", TalkingTo: "Them."},
		Decision:  DecisionPoint{Question: "Which?", Options: []Option{{ID: "this", Label: "This."}, {ID: "that", Label: "That."}}, Best: "this"},
		Documents: []Paper{{ID: "paper", Title: "A paper.", Lines: facts}},
		Cast: []Character{
			{
				ID: fullCharacter, Name: "Somebody", Role: "Somebody", Greeting: "Hello.", Knows: facts, Concerns: facts, Goals: facts,
				Opinion: &Opinion{Option: "this", Argument: "Because."}, Document: "paper", DecisionFacts: facts,
				Beats:     map[int]string{1: "One.", 2: "Two.", 4: "Four.", 6: "Six."},
				Pivots:    []Pivot{{ID: "p1", Question: "This?", Options: options}, {ID: "p2", Question: "That?", Options: options}},
				KeyReveal: &KeyReveal{Text: "A secret.", Needs: Hostile}, Objective: &Objective{ID: "it", Goal: "It.", EndCondition: "It."},
				HandsOver: "paper", RedirectsTo: "other",
			},
			{ID: "other", Name: "Other", Role: "Other", Greeting: "Hello."},
		},
	}
}
