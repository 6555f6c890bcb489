package game

import (
	"slices"

	"throughline/diag"
)

// tries is how many answers an item takes: each that is wrong, and each hint, costs a third of its points.
const tries = 3

// Play makes a move: it returns the state after it and what came of it, or the state given and why the move is refused.
// It depends on its arguments alone and changes none of them.
func Play(b *Blueprint, k *Key, s State, m Move) (State, []Event, diag.List) {
	t := &table{b: b, k: k, s: &s, action: m.Action, at: m.At}
	if refused := t.check(); len(refused) > 0 {
		return s, nil, refused
	}
	next := s.clone()
	next.Moves++
	t.s = &next
	t.act()
	next.Last = t.events
	return next, t.events, nil
}

// Check says why an action would be refused now, whatever the time.
func Check(b *Blueprint, k *Key, s State, a Action) diag.List {
	return (&table{b: b, k: k, s: &s, action: a}).check()
}

// table is a move being made.
type table struct {
	b      *Blueprint
	k      *Key
	s      *State
	action Action
	at     int64
	events []Event
}

// emit notes what came of the move and applies it.
func (t *table) emit(e Event) {
	t.events = append(t.events, e)
	t.s.apply(e)
}

// deeds lists what can be done and in which mechanics; a deed without mechanics is about the flow of the game.
var deeds = map[Deed][]Mechanic{
	Place: {DragDrop, Hierarchical}, Pick: {ClickToIdentify}, Hop: {TracePath}, Match: {DescriptionMatching}, Set: {CompareContrast},
	Assign: {SortingCategories}, Order: {Sequencing}, Flip: {MemoryMatch}, Choose: {BranchingScenario},
	Hint: nil, Start: nil, Continue: nil, Retry: nil, Time: nil, Timer: nil, Again: nil,
}

func (t *table) check() diag.List {
	a, run := t.action, t.s.run()
	fits, known := deeds[a.Do]
	switch {
	case !known:
		return refuse(codeDeed, "do", "there is no deed %s", short(string(a.Do)))
	case a.Move != 0 && a.Move != t.s.Moves+1:
		return refuse(codeMove, "move", "this is move %d, and the game waits for move %d", a.Move, t.s.Moves+1)
	case a.Do == Timer && !slices.Contains([]TimerMode{TimerOn, TimerExtended, TimerOff}, a.Mode):
		return refuse(codeMode, "mode", "a clock cannot be %s", short(string(a.Mode)))
	case a.Do == Again && run.Phase == PhaseEnded:
		if t.missed() == 0 {
			return refuse(codeNoMissed, "do", "every item has all of its points")
		}
		return nil
	case run.Phase == PhaseEnded:
		return refuse(codeOver, "do", "the game is over")
	case a.Do == Timer:
		return nil
	case a.At != t.s.place():
		return refuse(codeAt, "at", "the action is meant for %s, and the game is at %s", short(a.At), short(t.s.place()))
	case a.Do != Hint && fits == nil:
		return t.checkFlow()
	case run.Phase != PhasePlaying:
		return refuse(codePhase, "do", "nothing can be answered while the game is in the phase %s", t.s.phase())
	case fits != nil && !slices.Contains(fits, t.mechanic().Type):
		return refuse(codeFit, "do", "%s is no deed of %s, which is a %s", a.Do, t.mechanic().ID, t.mechanic().Type)
	}
	return t.checkAnswer()
}

func (t *table) checkFlow() diag.List {
	phase := t.s.phase()
	fine := false
	switch t.action.Do {
	case Start:
		fine = phase == PhaseIntro || phase == PhaseReady
	case Retry:
		fine = phase == PhaseGate
	case Continue:
		fine = phase == PhasePaused || phase == PhaseScene || phase == PhasePlaying && t.way().Trigger == OnChoice
	case Time:
		if phase == PhasePlaying && t.s.run().Clock == 0 {
			return refuse(codeNoClock, "do", "no clock is running")
		}
		fine = phase == PhasePlaying
	}
	if !fine {
		return refuse(codePhase, "do", "there is nothing to %s in the phase %s", t.action.Do, phase)
	}
	return nil
}

// place is what an action must name: the mechanic, or the scene between mechanics.
func (s *State) place() string {
	run := s.run()
	switch {
	case run.Mechanic != "":
		return string(run.Mechanic)
	case run.Scene != "":
		return string(run.Scene)
	default:
		return "start"
	}
}

func (s *State) phase() Phase {
	if phase := s.run().Phase; phase != "" {
		return phase
	}
	return PhaseIntro
}

func (s *State) timer() TimerMode {
	if s.Timer == "" {
		return TimerOn
	}
	return s.Timer
}

func (t *table) mechanic() *MechanicBlueprint { return t.b.Mechanic(t.s.run().Mechanic) }

func (t *table) key() *MechanicKey {
	k := t.k.Mechanics[t.s.run().Mechanic]
	return &k
}

func (t *table) progress() *Progress { return t.s.run().Mechanics[t.s.run().Mechanic] }

// act makes a move that is not refused.
func (t *table) act() {
	if t.s.phase() == PhasePlaying && t.action.Do != Timer && t.late() {
		t.timeUp()
		return
	}
	switch t.action.Do {
	case Start:
		t.start()
	case Continue:
		t.goOn()
	case Retry:
		t.retry()
	case Time:
		t.emit(Event{What: Told, Mechanic: t.s.run().Mechanic, Tone: ToneEarly, Text: t.own("There is time left.")})
	case Timer:
		t.setTimer()
	case Again:
		t.practise()
	case Hint:
		t.hint()
	default:
		t.answer()
		t.settle()
	}
}

// settle closes the mechanic when all of it is resolved.
func (t *table) settle() {
	p, k := t.progress(), t.key()
	if k.Type == BranchingScenario {
		if node := k.node(p.Node); node != nil && node.End != "" {
			t.close()
		}
		return
	}
	if !slices.ContainsFunc(p.Items, func(i ItemState) bool { return i.Result == "" }) {
		t.close()
	}
}

// credit is what points are worth after tries were spent: all, two thirds, one third, nothing, to the nearest point.
func credit(points, spent int) int {
	left := max(tries-spent, 0)
	return (2*points*left + tries) / (2 * tries)
}

// item finds an item of the key by its id.
func (k *MechanicKey) item(id string) (int, *ItemKey) {
	i := slices.IndexFunc(k.Items, func(item ItemKey) bool { return item.ID == id })
	if i < 0 {
		return -1, nil
	}
	return i, &k.Items[i]
}

func (k *MechanicKey) node(id string) *NodeKey {
	i := slices.IndexFunc(k.Nodes, func(n NodeKey) bool { return n.ID == id })
	if i < 0 {
		return nil
	}
	return &k.Nodes[i]
}

func (k *MechanicKey) distractor(id string) *DistractorKey {
	i := slices.IndexFunc(k.Distractors, func(d DistractorKey) bool { return d.ID == id })
	if i < 0 {
		return nil
	}
	return &k.Distractors[i]
}
