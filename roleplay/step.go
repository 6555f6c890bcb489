package roleplay

// State is where a walk stands. It is a value: no pointer in it, equal states behave equally.
type State struct {
	Node     int16    // index into Walk.Nodes
	Turns    int16    // exchanges at this node
	Held     int16    // exchanges this gate has held
	Standing Standing // the relationship
	Pivots   [2]int8  // outcome of p1 and p2: 0 open, declined, or an option's index + 1
	Reveal   bool     // the key reveal was made
	Forced   bool     // the end was reached past a gate: by the backstop or a skip
	Ended    bool
	Taken    uint64 // conditional edges taken, by OneTime.Bit
}

// declined is the outcome of a pivot that was talked past.
const declined int8 = -1

// Report is what is said of one exchange, checked and in numbers: the only input of a step.
type Report struct {
	Satisfied  bool
	Detour     bool
	Evidence   bool // the learner's own words carry what the gate asks for
	Engagement int8 // −2..2
	Choice     int8 // index of a pivot's option + 1; 0 for none
	Skip       bool
}

// Act is what a step does.
type Act uint8

// The six acts.
const (
	Stay Act = iota
	Advance
	Arm
	Resolve
	Force
	End
)

// Command is what a step tells the client, as bits.
type Command uint8

// The three commands.
const (
	AdvanceObjective Command = 1 << iota
	PivotMoment
	EndConversation
)

// Decision is the walker's answer to one report, in codes and numbers. Walk.Reason puts it into a sentence.
type Decision struct {
	Act      Act
	Rule     uint8 // 0..5, the rule that fired
	From, To int16 // indices of nodes; To is -1 at the end
	Commands Command
	Turns    int16 // exchanges at From, this one included
	Held     int16
	Outcome  int8 // of a pivot that was resolved
	Unproven bool // the gate holds for want of evidence alone
}

// Step applies one report and returns the next state and the decision, as codes and numbers; it allocates nothing.
// The order of its rules is the specification: see docs/formats/backbone.md.
func (w *Walk) Step(at State, r Report) (next State, d Decision) {
	next = at
	w.step(&next, r, &d)
	return next, d
}

// step is Step in place. States and decisions are many small fields: written one by one and then copied whole, they would
// cost several times what the rules cost.
func (w *Walk) step(at *State, r Report, d *Decision) {
	node := &w.Nodes[at.Node]
	*d = Decision{From: at.Node, To: at.Node}
	if at.Ended {
		d.Act, d.To = End, -1
		return
	}
	if node.Reveals && !at.Reveal && at.Standing >= w.RevealAt {
		at.Reveal = true
	}
	at.Standing = at.Standing.add(int(min(max(r.Engagement, -2), 2)))
	at.Turns++
	d.Turns = at.Turns

	satisfied := r.Satisfied
	if node.Gate && w.Evidence == EvidenceRequired {
		satisfied = satisfied && r.Evidence
	}
	switch {
	case node.Advance < 0: // rule 0
		at.Ended = true
		d.Act, d.To, d.Commands = End, -1, AdvanceObjective|EndConversation
		return
	case r.Skip:
		w.force(at, d)
		return
	case node.Gate && !satisfied:
		at.Held++
		d.Act, d.Rule, d.Held, d.Unproven = Stay, 1, at.Held, r.Satisfied
		if int(at.Held) >= w.Backstop {
			w.force(at, d)
		}
		return
	case node.Pivot > 0:
		d.Rule = 2
		w.pivot(node, at, r, d)
		return
	case satisfied && int(at.Turns) >= node.MinTurns:
		d.Rule = 3
	case int(at.Turns) >= node.MaxTurns:
		d.Rule = 4
	case node.SelfLoop || int(at.Turns) < node.MinTurns:
		d.Act, d.Rule = Stay, 5
		return
	default:
		d.Rule = 5
	}
	d.Act = Advance
	w.leave(node, at, d)
}

// pivot resolves a pivot by a choice or, after one exchange more than it allows, as declined; else it is armed again.
func (w *Walk) pivot(node *Stop, at *State, r Report, d *Decision) {
	switch {
	case r.Choice > 0 && int(r.Choice) <= len(node.Effects):
		at.Standing = at.Standing.add(node.Effects[r.Choice-1])
		d.Outcome = r.Choice
	case int(at.Turns) > node.MaxTurns:
		d.Outcome = declined
	default:
		d.Act, d.Commands = Arm, PivotMoment
		return
	}
	at.Pivots[node.Pivot-1] = d.Outcome
	d.Act = Resolve
	w.leave(node, at, d)
}

// leave takes the conditional edge when it is open and new, else the one that leads on.
func (w *Walk) leave(node *Stop, at *State, d *Decision) {
	to := node.Advance
	if c := node.Conditional; c != nil && at.Standing >= c.Standing && at.Taken&(1<<c.Bit) == 0 {
		to = c.To
		at.Taken |= 1 << c.Bit
	}
	w.arrive(at, d, to)
}

func (w *Walk) force(at *State, d *Decision) {
	at.Forced = true
	d.Act = Force
	w.arrive(at, d, w.End)
}

// arrive enters a node; a pivot is armed by arriving at it.
func (w *Walk) arrive(at *State, d *Decision, to int) {
	at.Node, at.Turns, at.Held = int16(to), 0, 0
	d.To = at.Node
	if w.Nodes[to].Pivot > 0 {
		d.Commands |= PivotMoment
	}
}
