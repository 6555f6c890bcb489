package interview

// recentAnswers is how many of a concept's latest answers say whether it is exhausted.
const recentAnswers = 3

// NodeState is how a concept has fared so far. Turns count up to the latest one that the Tracker has seen.
type NodeState struct {
	NodeID        ConceptID `json:"node_id"`
	Label         string    `json:"label"`
	CreatedAtTurn int       `json:"created_at_turn"`
	Depth         int       `json:"depth"` // links from a root

	FocusCount          int  `json:"focus_count"`
	LastFocusTurn       *int `json:"last_focus_turn"`
	TurnsSinceLastFocus int  `json:"turns_since_last_focus"` // questions asked since then; since it was first said when never
	CurrentFocusStreak  int  `json:"current_focus_streak"`

	LastYieldTurn       *int    `json:"last_yield_turn"`
	TurnsSinceLastYield int     `json:"turns_since_last_yield"` // since it was first said when never
	YieldCount          int     `json:"yield_count"`
	YieldRate           float64 `json:"yield_rate"` // yields by times in focus

	AllResponseDepths []ResponseDepth `json:"all_response_depths"`

	ConnectedNodeIDs  []ConceptID `json:"connected_node_ids"` // oldest first
	EdgeCountOutgoing int         `json:"edge_count_outgoing"`
	EdgeCountIncoming int         `json:"edge_count_incoming"`

	StrategyUsageCount      map[string]int `json:"strategy_usage_count"`
	LastStrategyUsed        *string        `json:"last_strategy_used"`
	ConsecutiveSameStrategy int            `json:"consecutive_same_strategy"`
}

// Orphan says whether the concept is linked to nothing.
func (s NodeState) Orphan() bool { return s.EdgeCountIncoming+s.EdgeCountOutgoing == 0 }

// State is how a concept has fared; the zero NodeState when there is no such concept. It looks at the whole graph: for all
// concepts, States does so once.
func (t *Tracker) State(id ConceptID) NodeState {
	at := t.at(id)
	if at == nowhere {
		return NodeState{}
	}
	return t.state(at, t.shaped())
}

// States is how all concepts have fared, in the order they came.
func (t *Tracker) States() []NodeState {
	s, all := t.shaped(), make([]NodeState, len(t.nodes))
	for i := range all {
		all[i] = t.state(int32(i), s)
	}
	return all
}

// shaped is the shape of the graph. It is made when it is asked for: a turn needs only the graph's own.
func (t *Tracker) shaped() *shape {
	s := &shape{}
	for range t.nodes {
		s.add(0, false)
	}
	for _, e := range t.ends {
		s.link(e[0], e[1])
	}
	s.settle()
	return s
}

func (t *Tracker) state(at int32, g *shape) NodeState {
	n, s := &t.nodes[at], &g.nodes[at]
	state := NodeState{
		NodeID: conceptAt(at), Label: n.label, CreatedAtTurn: int(n.created), Depth: int(s.depth),
		TurnsSinceLastFocus: t.sinceFocus(at), TurnsSinceLastYield: t.sinceYield(at, t.turn),
		AllResponseDepths: []ResponseDepth{}, ConnectedNodeIDs: []ConceptID{}, StrategyUsageCount: map[string]int{},
	}
	for _, near := range g.neighbours(at) {
		state.ConnectedNodeIDs = append(state.ConnectedNodeIDs, conceptAt(near))
	}
	for e := s.out; e != nowhere; e = g.edges[e].nextOut {
		state.EdgeCountOutgoing++
	}
	state.EdgeCountIncoming = int(s.degree) - state.EdgeCountOutgoing
	if e := t.engagement(at); e != nil {
		t.describe(e, &state)
	}
	return state
}

// describe fills in what being in focus has brought.
func (t *Tracker) describe(e *engagement, s *NodeState) {
	last, name := int(e.lastFocus), t.strategies[e.last]
	s.FocusCount, s.LastFocusTurn, s.CurrentFocusStreak = int(e.focused), &last, int(e.streak)
	s.YieldCount, s.YieldRate = int(e.yields), float64(e.yields)/float64(e.focused)
	if e.yields > 0 {
		yield := int(e.lastYield)
		s.LastYieldTurn = &yield
	}
	for _, d := range e.depths {
		s.AllResponseDepths = append(s.AllResponseDepths, responseDepths[d])
	}
	for _, u := range e.uses {
		s.StrategyUsageCount[t.strategies[u.strategy]] = int(u.times)
	}
	s.LastStrategyUsed, s.ConsecutiveSameStrategy = &name, int(e.running)
}

// sinceFocus is how many questions were asked since a concept was in focus, or since it was first said.
func (t *Tracker) sinceFocus(at int32) int {
	since := int(t.nodes[at].created)
	if e := t.engagement(at); e != nil {
		since = int(e.lastFocus)
	}
	return max(0, t.asked-since)
}

// sinceYield is how many turns ago a concept last added something, or was first said.
func (t *Tracker) sinceYield(at int32, turn int) int {
	since := t.nodes[at].created
	if e := t.engagement(at); e != nil {
		since = max(since, e.lastYield)
	}
	return max(0, turn-int(since))
}

// streak is how many questions running were about a concept.
func (t *Tracker) streak(at int32) int {
	if e := t.engagement(at); e != nil {
		return int(e.streak)
	}
	return 0
}

// recent is how many of a concept's latest answers are looked at, and how many of them are shallow.
func (t *Tracker) recent(at int32) (shallow, all int) {
	e := t.engagement(at)
	if e == nil {
		return 0, 0
	}
	latest := e.depths[max(0, len(e.depths)-recentAnswers):]
	return shallowOnes(latest), len(latest)
}

// exhausted says whether a concept has no more to give: it was in focus twice running, has added nothing for three turns,
// and two thirds of its recent answers are shallow.
func (t *Tracker) exhausted(at int32, turn int) bool {
	shallow, all := t.recent(at)
	return t.streak(at) >= 2 && t.sinceYield(at, turn) >= 3 && all > 0 && 3*shallow >= 2*all
}

func shallowOnes(depths []uint8) int {
	n := 0
	for _, d := range depths {
		if d <= lastShallow {
			n++
		}
	}
	return n
}
