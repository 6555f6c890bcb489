package interview

// GoOn decides whether the interview goes on after a turn, and if not, why. The reasons are looked at in the order they are
// declared; those that judge how it went wait until Limits.MinTurns. A maxTurns of 0 is the methodology's own. A limit of 0
// never ends an interview.
func GoOn(m *Methodology, maxTurns, turn int, chosen *Strategy, b *Board, t *Tracker) (Reason, bool) {
	l := &m.Limits
	if maxTurns <= 0 {
		maxTurns = l.MaxTurns
	}
	reached := func(limit, turns int) bool { return limit > 0 && turns >= limit }
	switch {
	case reached(maxTurns, turn):
		return MaxTurnsReached, false
	case chosen != nil && chosen.Closing:
		return CloseStrategy, false
	case turn < l.MinTurns:
		return "", true
	case reached(l.ShallowAnswers, t.shallowRun()):
		return QualityDegraded, false
	case reached(l.PlateauTurns, turn-b.Deepened):
		return DepthPlateau, false
	case reached(l.SaturationTurns, turn-t.yielded):
		return GraphSaturated, false
	case len(b.Nodes) > 0 && b.Exhausted == len(b.Nodes):
		return AllNodesExhausted, false
	}
	return "", true
}

// shallowRun is how many of the latest answers running were shallow.
func (t *Tracker) shallowRun() int {
	run := 0
	for run < len(t.answers) && t.answers[len(t.answers)-1-run] <= lastShallow {
		run++
	}
	return run
}
