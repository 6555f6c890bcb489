package game

import (
	"cmp"
	"fmt"
	"slices"
)

// grace is how many milliseconds an answer may be on its way when the time is up.
const grace = 2000

// start begins the game, or the clock of a mechanic.
func (t *table) start() {
	if t.s.phase() == PhaseReady {
		t.emit(Event{What: Clocked, Mechanic: t.s.run().Mechanic, At: t.at})
		return
	}
	t.emit(Event{What: Began, At: t.at})
	t.enterScene(&t.b.Scenes[0])
}

func (t *table) enterScene(s *SceneBlueprint) { t.enter(s, s.Mechanics[0].ID) }

// enter begins an attempt at a mechanic; in practice it passes by those in which nothing was missed.
func (t *table) enter(s *SceneBlueprint, id MechanicID) {
	for t.s.Again != nil && id != SceneEnd && !t.missedIn(id) {
		id = s.way(id).To
	}
	if id == SceneEnd {
		t.leaveScene(s)
		return
	}
	key := t.k.Mechanics[id]
	reset := Event{What: Reset, Mechanic: id, Items: t.deal(id, &key)}
	if len(key.Nodes) > 0 {
		reset.Node = key.Nodes[0].ID
	}
	phase := PhasePlaying
	if t.b.Mechanic(id).TimeLimitSeconds > 0 && t.s.timer() != TimerOff && t.s.Again == nil {
		phase = PhaseReady
	}
	t.emit(reset)
	t.emit(Event{What: Moved, Scene: s.ID, Mechanic: id, Phase: phase})
}

// deal is how the items of a mechanic stand when it begins.
func (t *table) deal(id MechanicID, key *MechanicKey) []ItemState {
	if len(key.Items) == 0 {
		return nil
	}
	items := make([]ItemState, len(key.Items))
	whole := key.Type == Sequencing || key.Type == TracePath
	var before []ItemState
	if t.s.Again != nil && !whole {
		before = t.s.Run.Mechanics[id].counted().Items
	}
	for i := range items {
		if key.Items[i].Free {
			items[i].Result = ItemGiven
		}
		if before != nil && !missed(before[i], key.Items[i]) {
			items[i] = ItemState{Result: ItemGiven, Answer: before[i].Answer}
		}
	}
	return items
}

// close ends a mechanic whose items are resolved, left or out of time, and goes on as its way says.
func (t *table) close() {
	id := t.s.run().Mechanic
	bonus := t.bonus()
	t.emit(Event{What: Closed, Mechanic: id, Points: bonus, Tone: ToneDone, Text: t.summary(bonus)})
	if t.s.Again != nil {
		t.enter(t.scene(), t.way().To)
		return
	}
	switch way := t.way(); {
	case way.Trigger == OnScore && !t.passes(string(id), way.Need, way.MaxRetries, t.over(way.Over)):
		t.emit(Event{What: Phased, Phase: PhaseGate})
	case way.Trigger == OnChoice && t.action.Do != Continue:
		t.emit(Event{What: Phased, Phase: PhasePaused})
	default:
		t.enter(t.scene(), way.To)
	}
}

// summary says what a mechanic brought.
func (t *table) summary(bonus int) string {
	score := t.progress().score()
	text := t.points(score, t.key().MaxScore)
	if t.s.Again != nil {
		return ""
	}
	if bonus > 0 {
		text += cmp.Or(t.own(" %d more for the time left.", bonus), fmt.Sprintf(" + %d", bonus))
	}
	return text
}

// bonus is for time left on a clock that ran as it was meant to: up to a quarter of the score.
func (t *table) bonus() int {
	run := t.s.run()
	if run.Clock == 0 || t.s.timer() != TimerOn || t.progress().unresolved() {
		return 0
	}
	limit := int64(t.mechanic().TimeLimitSeconds) * 1000
	left := max(run.Clock+limit-t.at, 0)
	return int(int64(t.progress().score()) * min(left, limit) / limit / 4)
}

func (p *Progress) unresolved() bool {
	return slices.ContainsFunc(p.Items, func(i ItemState) bool { return i.Result == "" })
}

// passes reports whether a gate lets the player on: with its points, or without them after its retries, which is recorded.
func (t *table) passes(at string, need, retries, score int) bool {
	gate := t.s.run().gate(at)
	gate.Need, gate.Score = need, score
	switch {
	case score >= need:
		gate.Missed = false
		t.emit(Event{What: Gated, Gate: &gate})
		return true
	case gate.Retries >= retries:
		gate.Missed = true
		t.emit(Event{What: Gated, Gate: &gate, Tone: ToneMissed, Text: t.own("%d of the %d points that were asked for. On we go all the same.", score, need)})
		return true
	}
	t.emit(Event{What: Gated, Gate: &gate, Tone: ToneGate, Text: t.own("%d points are asked for here, and you have %d. Play it again: your best counts.", need, score)})
	return false
}

// over is the score of a mechanic and all below it.
func (t *table) over(id MechanicID) int {
	sum := 0
	for _, m := range t.scene().Mechanics {
		for up := m.ID; up != ""; up = t.b.Mechanic(up).Parent {
			if up == id {
				if p := t.s.run().Mechanics[m.ID]; p != nil {
					sum += p.counted().Score
				}
				break
			}
		}
	}
	return sum
}

// leaveScene goes on from the end of a scene.
func (t *table) leaveScene(s *SceneBlueprint) {
	i := slices.IndexFunc(t.b.SceneTransitions, func(w SceneBlueprintTransition) bool { return w.From == s.ID })
	if i < 0 {
		t.finish()
		return
	}
	way := t.b.SceneTransitions[i]
	switch {
	case t.s.Again != nil:
	case way.Type == TransitionGate && !t.passes(string(s.ID), way.Condition.Need, way.Condition.MaxRetries, t.sceneScore(s)):
		t.emit(Event{What: Moved, Scene: s.ID, Phase: PhaseGate})
		return
	case way.Type == TransitionButton && (t.action.Do != Continue || t.s.phase() != PhaseScene):
		t.emit(Event{What: Moved, Scene: s.ID, Phase: PhaseScene, Tone: ToneScene, Text: s.Title + ": " + t.points(t.sceneScore(s), s.MaxScore)})
		return
	}
	t.enterScene(t.b.Scene(way.To))
}

func (t *table) sceneScore(s *SceneBlueprint) int {
	sum := 0
	for _, m := range s.Mechanics {
		if p := t.s.run().Mechanics[m.ID]; p != nil {
			sum += p.counted().Score
		}
	}
	return sum
}

func (t *table) finish() {
	e := Event{What: Finished, At: t.at, Tone: ToneEnd, Text: t.b.CompletionMessage}
	if t.s.Again != nil {
		e.Tone, e.Text = ToneRound, t.own("That was the round. Your recorded score stays as it is.")
	}
	t.emit(e)
}

// goOn leaves a mechanic, done or not, or a scene.
func (t *table) goOn() {
	switch t.s.phase() {
	case PhasePlaying:
		t.close()
	case PhasePaused:
		t.enter(t.scene(), t.way().To)
	default:
		t.leaveScene(t.scene())
	}
}

// retry plays again what a gate asks more points of.
func (t *table) retry() {
	run := t.s.run()
	gate := run.gate(t.s.place())
	gate.Retries++
	t.emit(Event{What: Gated, Gate: &gate})
	if run.Mechanic == "" {
		t.enterScene(t.scene())
		return
	}
	t.enter(t.scene(), t.way().Over)
}

func (t *table) scene() *SceneBlueprint { return t.b.Scene(t.s.run().Scene) }

// way is how the mechanic that is played leads on.
func (t *table) way() *ModeTransition { return t.scene().way(t.s.run().Mechanic) }

func (s *SceneBlueprint) way(from MechanicID) *ModeTransition {
	for i := range s.ModeTransitions {
		if s.ModeTransitions[i].From == from {
			return &s.ModeTransitions[i]
		}
	}
	return &ModeTransition{From: from, To: SceneEnd, Trigger: OnCompletion}
}
