package game

// extension is how many times as long an extended clock runs.
const extension = 10

// deadline is when the time of the mechanic is up, or 0 when no clock runs.
func (s *State) deadline(limitSeconds int) int64 {
	run := s.run()
	if run.Clock == 0 || s.timer() == TimerOff {
		return 0
	}
	return run.Clock + s.seconds(limitSeconds)*1000
}

// seconds is how long a clock runs in the mode that is set.
func (s *State) seconds(limit int) int64 {
	if s.timer() == TimerExtended {
		return int64(limit) * extension
	}
	return int64(limit)
}

// late reports whether the time is up: to the second when the browser says so, with some grace for an answer on its way.
func (t *table) late() bool {
	deadline := t.s.deadline(t.mechanic().TimeLimitSeconds)
	if deadline == 0 {
		return false
	}
	if t.action.Do == Time {
		return t.at >= deadline
	}
	return t.at > deadline+grace
}

// timeUp closes the mechanic with what is not resolved left over.
func (t *table) timeUp() {
	t.emit(Event{What: Told, Mechanic: t.s.run().Mechanic, Tone: ToneTime, Text: t.own("The time is up.")})
	t.close()
}

// setTimer sets how clocks run, from now on and for the mechanic that is played.
func (t *table) setTimer() {
	t.emit(Event{What: Clocks, Mode: t.action.Mode})
	run := t.s.run()
	switch {
	case t.action.Mode == TimerOff && run.Phase == PhaseReady:
		t.emit(Event{What: Phased, Phase: PhasePlaying})
	case t.action.Mode == TimerOff && run.Phase == PhasePlaying && run.Clock != 0:
		t.emit(Event{What: Clocked, Mechanic: run.Mechanic})
	case t.action.Mode != TimerOff && run.Phase == PhasePlaying && run.Clock == 0 && t.s.Again == nil && t.mechanic().TimeLimitSeconds > 0:
		t.emit(Event{What: Clocked, Mechanic: run.Mechanic, At: t.at})
	}
}

// practise begins a round with the missed ones.
func (t *table) practise() {
	t.emit(Event{What: Practice})
	t.emit(Event{What: Began, At: t.at})
	t.enterScene(&t.b.Scenes[0])
}

// missed counts the items of the recorded run that have not all of their points.
func (t *table) missed() int {
	n := 0
	for id := range t.k.Mechanics {
		n += len(t.missedOf(id))
	}
	return n
}

func (t *table) missedIn(id MechanicID) bool { return len(t.missedOf(id)) > 0 }

// missedOf are the places of missed items in their key; of a story, those of the decisions.
func (t *table) missedOf(id MechanicID) []int {
	p, key := t.s.Run.Mechanics[id], t.k.Mechanics[id]
	if p == nil {
		return nil
	}
	counted := p.counted()
	var all []int
	if key.Type == BranchingScenario {
		if counted.Score < key.MaxScore {
			all = append(all, 0)
		}
		return all
	}
	for i, item := range counted.Items {
		if missed(item, key.Items[i]) {
			all = append(all, i)
		}
	}
	return all
}

// missed reports whether an item has not all of its points.
func missed(item ItemState, key ItemKey) bool { return !key.Free && item.Points < key.Points }
