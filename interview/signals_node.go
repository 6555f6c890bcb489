package interview

// exhaustion adds up how long a concept has added nothing, how long it was in focus, and how shallow its answers are.
func (x *moment) exhaustion(at int32) Reading {
	ratio := 0.0
	if shallow, all := x.t.recent(at); all > 0 {
		ratio = float64(shallow) / float64(all)
	}
	stagnant := float64(min(x.t.sinceYield(at, x.turn), 10)) / 10 * 0.4
	pressed := float64(min(x.t.streak(at), 5)) / 5 * 0.3
	return Reading(stagnant + pressed + float64(ratio*0.3))
}

// streakBin is the index of a focus streak in repetitions.
func streakBin(streak int) Reading {
	switch {
	case streak <= 0:
		return 0
	case streak == 1:
		return 1
	case streak <= 3:
		return 2
	}
	return 3
}

// recency falls from 1 for the latest focus to 0 at twenty turns ago. A concept that was never in focus has none.
func (x *moment) recency(at int32) Reading {
	if x.t.engagement(at) == nil {
		return 0
	}
	return Reading(max(0, 1-float64(x.t.sinceFocus(at))/20))
}

// climbs says whether there is a level above a concept that its ladder should lead to.
func (x *moment) climbs(at int32) bool {
	n := &x.g.shape.nodes[at]
	return n.level > 0 && n.level < x.top && n.marks&markTerminal == 0
}

func (x *moment) lacks(at int32, mark shapeMark) bool { return x.g.shape.nodes[at].marks&mark == 0 }

// branching is how far a concept is below two links upward.
func (x *moment) branching(at int32) Reading {
	if !x.climbs(at) {
		return 0
	}
	return Reading(2-min(2, x.g.shape.nodes[at].up)) / 2
}

// pairRepetition is the index in repetitions of how often running a strategy was used on a concept.
func (x *moment) pairRepetition(at int32, strategy int16) uint8 {
	e := x.t.engagement(at)
	if e == nil || e.last != strategy {
		return 0
	}
	switch {
	case e.running <= 2:
		return 1
	case e.running <= 4:
		return 2
	}
	return 3
}

// opportunity is what a concept offers, as an index of the signal's values.
func (x *moment) opportunity(at int32) Reading {
	const exhausted, probeDeeper, fresh = 0, 1, 2
	if x.t.exhausted(at, x.turn) {
		return exhausted
	}
	if e := x.t.engagement(at); e != nil && e.pending && len(e.depths) > 0 && e.depths[len(e.depths)-1] == deepAnswer {
		return probeDeeper
	}
	return fresh
}
