package game

import (
	"slices"

	"throughline/graph"
)

// sceneCheck is a scene under validation.
type sceneCheck struct {
	*validator
	scene *ScenePlan
	at    trail
	index map[MechanicID]int
}

func (v *validator) scene(s *ScenePlan) {
	c := &sceneCheck{validator: v, scene: s, at: (*trail)(nil).item("scenes", s.SceneNumber-1), index: make(map[MechanicID]int, len(s.Mechanics))}
	for i, m := range s.Mechanics {
		c.index[m.MechanicID] = i
	}
	if !c.chain() && c.ends() { // a way that leads out of the scene cannot be followed
		c.paths()
	}
	c.mechanics()
	c.gates()
}

// ends checks that every connection joins what is there.
func (c *sceneCheck) ends() bool {
	whole := true
	for _, each := range c.scene.MechanicConnections {
		_, from := c.index[each.FromMechanicID]
		_, to := c.index[each.ToMechanicID]
		from, to = from || each.FromMechanicID == SceneStart, to || each.ToMechanicID == SceneEnd
		if !from || !to {
			c.report(bugNowhere, &c.at, "", "%s leads from %q to %q", c.scene.SceneID, each.FromMechanicID, each.ToMechanicID)
			whole = false
		}
	}
	return whole
}

// chain reports whether the connections are the plan's mechanics in order and nothing else. A scene of which that
// holds has one start, one way on from everywhere, no circle, and nothing out of reach.
func (c *sceneCheck) chain() bool {
	s := c.scene
	if len(s.MechanicConnections) != len(s.Mechanics)+1 {
		return false
	}
	from := SceneStart
	for i, each := range s.MechanicConnections {
		to := SceneEnd
		if i < len(s.Mechanics) {
			to = s.Mechanics[i].MechanicID
		}
		if each.FromMechanicID != from || each.ToMechanicID != to {
			return false
		}
		from = to
	}
	return true
}

// paths says what is wrong with connections that are no chain.
func (c *sceneCheck) paths() {
	s := c.scene
	ways := graph.New[MechanicID]()
	ways.AddNode(SceneStart)
	ways.AddNode(SceneEnd)
	for _, m := range s.Mechanics {
		ways.AddNode(m.MechanicID)
	}
	exits := map[MechanicID]int{}
	for _, each := range s.MechanicConnections {
		ways.AddEdge(each.FromMechanicID, each.ToMechanicID)
		exits[each.FromMechanicID]++
	}
	if n := exits[SceneStart]; n != 1 {
		c.report(bugStart, &c.at, "", "%s has %d starts", s.SceneID, n)
	}
	reached, ending := idSet(ways.Reachable(SceneStart)), idSet(ways.Reaching(SceneEnd))
	for _, m := range s.Mechanics {
		if n := exits[m.MechanicID]; n != 1 {
			c.report(bugExits, &c.at, "", "%d connections lead on from %s", n, m.MechanicID)
		}
		if !reached[m.MechanicID] {
			c.report(bugUnreachable, &c.at, "", "nothing leads to %s", m.MechanicID)
		}
		if !ending[m.MechanicID] {
			c.report(bugNoEnd, &c.at, "", "nothing leads from %s to the end", m.MechanicID)
		}
	}
	if circle := ways.Cycle(); len(circle) > 0 {
		c.report(bugCycle, &c.at, "", "a way leads from %s back to it", circle[0])
	}
	if order := c.playOrder(); !slices.EqualFunc(order, s.Mechanics, func(id MechanicID, m MechanicPlan) bool { return id == m.MechanicID }) {
		c.report(bugOrder, &c.at, "", "%s is played in the order %v", s.SceneID, order)
	}
}

// playOrder follows the first way on from the start until it ends or comes round.
func (c *sceneCheck) playOrder() []MechanicID {
	var order []MechanicID
	next := map[MechanicID]MechanicID{}
	for _, each := range slices.Backward(c.scene.MechanicConnections) {
		next[each.FromMechanicID] = each.ToMechanicID
	}
	for at := next[SceneStart]; at != SceneEnd && at != "" && len(order) <= len(c.scene.Mechanics); at = next[at] {
		order = append(order, at)
	}
	return order
}

// mechanics checks the sums of a scene, its ends and its parents.
func (c *sceneCheck) mechanics() {
	s := c.scene
	sum := 0
	var open []MechanicID // the mechanics that the next one can be below
	for i := range s.Mechanics {
		m := &s.Mechanics[i]
		sum += m.MaxScore
		if last := i == len(s.Mechanics)-1; m.IsTerminal != last {
			c.report(bugTerminal, &c.at, "", "%s is the terminal: %t, and the last: %t", m.MechanicID, m.IsTerminal, last)
		}
		if m.MaxScore < 1 {
			c.report(bugMax, &c.at, "", "%s brings at most %d points", m.MechanicID, m.MaxScore)
		}
		for len(open) > 0 && open[len(open)-1] != m.ParentMechanicID {
			open = open[:len(open)-1]
		}
		if len(open) == 0 && m.ParentMechanicID != "" {
			c.report(bugParent, &c.at, "", "%s is not played right below its parent %s", m.MechanicID, m.ParentMechanicID)
		}
		open = append(open, m.MechanicID)
		if m.IsTimed != (m.TimeLimitSeconds != nil) || timer(*m) < 0 || m.IsTimed && timer(*m) == 0 {
			c.report(bugTimer, &c.at, "", "%s is timed: %t, with %d seconds", m.MechanicID, m.IsTimed, timer(*m))
		}
	}
	if sum != s.SceneMaxScore {
		c.report(bugSceneSum, &c.at, "", "%s brings at most %d points, and its mechanics %d", s.SceneID, s.SceneMaxScore, sum)
	}
	first := MechanicID("")
	if len(s.Mechanics) > 0 {
		first = s.Mechanics[0].MechanicID
	}
	if s.StartingMechanicID != first {
		c.report(bugStarting, &c.at, "", "%s starts with %q, and its first is %q", s.SceneID, s.StartingMechanicID, first)
	}
}

// gates checks what connections ask for, and that nobody is held by one for ever.
func (c *sceneCheck) gates() {
	var scores map[MechanicID]int
	for i := range c.scene.MechanicConnections {
		each := &c.scene.MechanicConnections[i]
		if own := c.timerOf(each.FromMechanicID); own != 0 && each.TimerSeconds != own || each.Trigger == OnTime && each.TimerSeconds < 1 || each.TimerSeconds < 0 {
			c.report(bugTimer, &c.at, "", "the way on from %s waits %d seconds, and its timer is %d", each.FromMechanicID, each.TimerSeconds, own)
		}
		if !each.Gate() {
			if each.Need != 0 || each.Over != "" || each.MaxRetries != 0 {
				c.report(bugNeed, &c.at, "", "the way on from %s is no gate, and asks for %d points", each.FromMechanicID, each.Need)
			}
			continue
		}
		if scores == nil {
			scores = c.scene.branchScores()
		}
		if each.TriggerValue == nil || !c.within(each.FromMechanicID, each.Over) || each.Need != Need(*each.TriggerValue, scores[each.Over]) {
			c.report(bugNeed, &c.at, "", "the gate after %s asks for %d of the %d points of %q", each.FromMechanicID, each.Need, scores[each.Over], each.Over)
		}
		if each.MaxRetries < 0 || each.MaxRetries > mostRetries {
			c.report(bugTrapped, &c.at, "", "the gate after %s gives %d retries", each.FromMechanicID, each.MaxRetries)
		}
	}
}

func (c *sceneCheck) timerOf(id MechanicID) int {
	if i, known := c.index[id]; known {
		return timer(c.scene.Mechanics[i])
	}
	return 0
}

// within reports whether a mechanic is another or below it.
func (c *sceneCheck) within(id, other MechanicID) bool {
	for steps := 0; id != "" && steps <= len(c.scene.Mechanics); steps++ {
		if id == other {
			return true
		}
		i, known := c.index[id]
		if !known {
			return false
		}
		id = c.scene.Mechanics[i].ParentMechanicID
	}
	return false
}

func idSet(ids []MechanicID) map[MechanicID]bool {
	set := make(map[MechanicID]bool, len(ids))
	for _, id := range ids {
		set[id] = true
	}
	return set
}
