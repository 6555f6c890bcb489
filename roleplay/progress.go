package roleplay

import (
	"fmt"
	"slices"
)

// Progress is a walk's state in words, with its history: what is logged, shown, and resumed from.
type Progress struct {
	CurrentNode    string            `json:"current_node"`
	NodeTurnCount  int               `json:"node_turn_count"`
	NodesSatisfied []string          `json:"nodes_satisfied"`
	NodeHistory    []string          `json:"node_history"` // the node of each exchange
	Held           int               `json:"held"`
	Pivots         map[string]string `json:"pivots"` // p1 or p2 to the option's id, or declined
	RevealDone     bool              `json:"reveal_done"`
	Standing       Standing          `json:"standing"`
	Forced         bool              `json:"forced"`
	Ended          bool              `json:"ended"`
	Taken          []string          `json:"taken,omitempty"` // nodes whose conditional edge was taken
}

// StepLine is one step in words: a line of throughline roleplay walk, and the record of it in the log.
type StepLine struct {
	Turn     int      `json:"turn"` // exchanges of this conversation, from 1
	Node     string   `json:"node"`
	Decision string   `json:"decision" enum:"stay,advance,arm,resolve,force,end"`
	Next     *string  `json:"next"` // null at the end
	Rule     int      `json:"rule"`
	Reason   string   `json:"reason"`
	Commands []string `json:"commands"`
	State    Progress `json:"state"`
}

// declinedWord is the outcome of a pivot that was talked past.
const declinedWord = "declined"

// actWords are the words for acts.
var actWords = [...]string{Stay: "stay", Advance: "advance", Arm: "arm", Resolve: "resolve", Force: "force", End: "end"}

// String is the word for a.
func (a Act) String() string { return actWords[a] }

// Words lists the commands as the client knows them.
func (c Command) Words() []string {
	words := []string{}
	for _, each := range [...]struct {
		command Command
		word    string
	}{{AdvanceObjective, "AI_AdvanceObjective"}, {PivotMoment, "AI_PivotMoment"}, {EndConversation, "AI_EndConversation"}} {
		if c&each.command != 0 {
			words = append(words, each.word)
		}
	}
	return words
}

// Begin is the progress of a walk before its first exchange.
func (w *Walk) Begin() Progress { return w.progress(State{}, Progress{}) }

// Record takes one step from a progress and returns it in words, with the progress after it.
func (w *Walk) Record(p Progress, r Report) (StepLine, error) {
	at, err := w.State(p)
	if err != nil {
		return StepLine{}, err
	}
	next, d := w.Step(at, r)
	after := w.progress(next, p)
	after.NodeHistory = append(slices.Clone(p.NodeHistory), p.CurrentNode)
	if d.Rule == 3 || d.Outcome > 0 || d.Act == End && r.Satisfied {
		after.NodesSatisfied = appendNew(p.NodesSatisfied, p.CurrentNode)
	}
	line := StepLine{
		Turn: len(after.NodeHistory), Node: p.CurrentNode, Decision: d.Act.String(), Rule: int(d.Rule),
		Reason: w.Reason(d), Commands: d.Commands.Words(), State: after,
	}
	if d.To >= 0 {
		line.Next = &w.Nodes[d.To].ID
	}
	return line, nil
}

// progress puts a state into words and takes the history from before.
func (w *Walk) progress(at State, before Progress) Progress {
	p := Progress{
		CurrentNode: w.Nodes[at.Node].ID, NodeTurnCount: int(at.Turns), Held: int(at.Held),
		NodesSatisfied: slices.Clone(before.NodesSatisfied), NodeHistory: slices.Clone(before.NodeHistory),
		Pivots: map[string]string{}, RevealDone: at.Reveal, Standing: at.Standing, Forced: at.Forced, Ended: at.Ended,
	}
	if p.NodesSatisfied == nil {
		p.NodesSatisfied = []string{}
	}
	if p.NodeHistory == nil {
		p.NodeHistory = []string{}
	}
	for i := range w.Nodes {
		n := &w.Nodes[i]
		if n.Pivot > 0 {
			switch outcome := at.Pivots[n.Pivot-1]; {
			case outcome == declined:
				p.Pivots[pivotID(n.Pivot)] = declinedWord
			case outcome > 0:
				p.Pivots[pivotID(n.Pivot)] = n.Options[outcome-1]
			}
		}
		if n.Conditional != nil && at.Taken&(1<<n.Conditional.Bit) != 0 {
			p.Taken = append(p.Taken, n.ID)
		}
	}
	return p
}

// State is the inverse of a progress in words; it fails on words that are not of this walk.
func (w *Walk) State(p Progress) (State, error) {
	at := State{
		Turns: int16(p.NodeTurnCount), Held: int16(p.Held), Standing: p.Standing,
		Reveal: p.RevealDone, Forced: p.Forced, Ended: p.Ended,
	}
	node := w.index(p.CurrentNode)
	if node < 0 {
		return at, fmt.Errorf("the walk has no node %q", p.CurrentNode)
	}
	at.Node = int16(node)
	for i := range w.Nodes {
		n := &w.Nodes[i]
		if word, ok := p.Pivots[pivotID(n.Pivot)]; ok && n.Pivot > 0 {
			outcome := declined
			if word != declinedWord {
				option := slices.Index(n.Options, word)
				if option < 0 {
					return at, fmt.Errorf("the pivot %s has no option %q", n.ID, word)
				}
				outcome = int8(option + 1)
			}
			at.Pivots[n.Pivot-1] = outcome
		}
		if n.Conditional != nil && slices.Contains(p.Taken, n.ID) {
			at.Taken |= 1 << n.Conditional.Bit
		}
	}
	return at, nil
}

// Reason puts a decision into a sentence.
func (w *Walk) Reason(d Decision) string {
	n := &w.Nodes[d.From]
	to := ""
	if d.To >= 0 {
		to = w.Nodes[d.To].ID
	}
	switch {
	case d.Act == End:
		return fmt.Sprintf("ended: %s is the last node", n.ID)
	case d.Act == Force && d.Rule == 0:
		return fmt.Sprintf("forced: the learner skips from %s to %s", n.ID, to)
	case d.Act == Force:
		return fmt.Sprintf("forced: %s has held %d of %d exchanges, on to %s", n.ID, d.Held, w.Backstop, to)
	case d.Rule == 1 && d.Unproven:
		return fmt.Sprintf("held: %s is a gate and the learner's own words do not show it yet, %d of %d", n.ID, d.Held, w.Backstop)
	case d.Rule == 1:
		return fmt.Sprintf("held: %s is a gate and %s, %d of %d", n.ID, demands[demandOf(n)].unmet, d.Held, w.Backstop)
	case d.Act == Arm:
		return fmt.Sprintf("armed again: %s waits for a choice", n.ID)
	case d.Act == Resolve && d.Outcome == declined:
		return fmt.Sprintf("resolved: %s was talked past, on to %s without effect", n.ID, to)
	case d.Act == Resolve:
		return fmt.Sprintf("resolved: %s was answered with %s (%+d), on to %s", n.ID, n.Options[d.Outcome-1], n.Effects[d.Outcome-1], to)
	case d.Rule == 3:
		return fmt.Sprintf("advanced: %s is satisfied, on to %s", n.ID, to)
	case d.Rule == 4:
		return fmt.Sprintf("advanced: %s has had its %d of %d turns, on to %s", n.ID, d.Turns, n.MaxTurns, to)
	case d.Act == Stay:
		return fmt.Sprintf("stayed: %s is not satisfied, turn %d of %d", n.ID, d.Turns, n.MaxTurns)
	default:
		return fmt.Sprintf("advanced: %s does not repeat, on to %s", n.ID, to)
	}
}

// index finds a node by its id, or answers -1.
func (w *Walk) index(id string) int {
	return slices.IndexFunc(w.Nodes, func(n Stop) bool { return n.ID == id })
}

func pivotID(n int) string { return fmt.Sprintf("p%d", n) }

func appendNew(list []string, word string) []string {
	if slices.Contains(list, word) {
		return slices.Clone(list)
	}
	return append(slices.Clone(list), word)
}
