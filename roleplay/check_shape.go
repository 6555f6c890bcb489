package roleplay

import "slices"

// shape checks the graph as a whole: edges that exist, one end, every node on the way from the start to it.
func (c *check) shape(b *Backbone) {
	byID := map[string]int{}
	for i, n := range b.Nodes {
		if _, taken := byID[n.ID]; !taken {
			byID[n.ID] = i
		}
	}
	if !c.edges(b, byID) || !c.end(b) {
		return
	}
	c.reachable(b, byID)
	c.leadsToTheEnd(b, byID)
}

func (c *check) edges(b *Backbone, byID map[string]int) bool {
	ids := make([]string, len(b.Nodes))
	for i, n := range b.Nodes {
		ids[i] = n.ID
	}
	sound := true
	edge := func(path, to string) {
		if _, ok := byID[to]; !ok && to != "" {
			c.unknown(ruleNoNode, path, to, ids, "there is no node %s", short(to))
			sound = false
		}
	}
	for i, n := range b.Nodes {
		edge(nodePath(i)+".advance", n.Advance)
		edge(nodePath(i)+".conditional.to", conditionalTarget(n))
	}
	return sound
}

// end checks that there is exactly one end, and that it is one. Of several, the last is likely the one that is meant.
func (c *check) end(b *Backbone) bool {
	end := -1
	for i, n := range b.Nodes {
		if n.Advance == "" {
			end = i
		}
	}
	if end < 0 {
		d := c.report(ruleNoEnd, "nodes", "every node leads on, so the conversation has no end")
		*d = d.WithHint("leave `advance:` out of the last node")
		return false
	}
	sound := true
	for i, n := range b.Nodes[:end] {
		if n.Advance == "" {
			d := c.report(ruleEnds, nodePath(i), "%s has no advance, but the end is %s", n.ID, b.Nodes[end].ID)
			*d = d.WithHint("add `advance:` to all but one node")
			sound = false
		}
	}
	n, path := b.Nodes[end], nodePath(end)
	if n.Conditional != nil {
		c.report(ruleEndEdge, path+".conditional", "%s has no advance, so it is the end, and an end leads nowhere", n.ID)
	}
	if n.Gate {
		c.report(ruleEndHolds, path+".gate", "%s is the end and cannot be a gate", n.ID)
	}
	if n.Pivot != "" {
		c.report(ruleEndHolds, path+".pivot", "%s is the end and cannot be a pivot", n.ID)
	}
	return sound
}

func (c *check) reachable(b *Backbone, byID map[string]int) {
	for _, id := range b.unreachable() {
		c.report(ruleUnreachable, nodePath(byID[id]), "no way leads from %s to %s", b.Nodes[0].ID, id)
	}
}

// unreachable lists the nodes that no way along the edges leads to from the start. Of two nodes of the same id it knows the first.
func (b *Backbone) unreachable() []string {
	next := map[string][]string{}
	for _, n := range b.Nodes {
		if _, taken := next[n.ID]; !taken {
			next[n.ID] = []string{n.Advance, conditionalTarget(n)}
		}
	}
	reached := map[string]bool{b.Nodes[0].ID: true}
	for queue := []string{b.Nodes[0].ID}; len(queue) > 0; queue = queue[1:] {
		for _, to := range next[queue[0]] {
			if _, exists := next[to]; exists && !reached[to] {
				reached[to] = true
				queue = append(queue, to)
			}
		}
	}
	var missed []string
	for _, n := range b.Nodes {
		if !reached[n.ID] && !slices.Contains(missed, n.ID) {
			missed = append(missed, n.ID)
		}
	}
	return missed
}

// leadsToTheEnd checks that the advance edges alone lead from every node to the end: a conditional edge may stay shut.
func (c *check) leadsToTheEnd(b *Backbone, byID map[string]int) {
	for i, n := range b.Nodes {
		at := i
		for range b.Nodes {
			if b.Nodes[at].Advance == "" {
				break
			}
			at = byID[b.Nodes[at].Advance]
		}
		if b.Nodes[at].Advance != "" {
			c.report(ruleCircle, nodePath(i)+".advance", "from %s the advance edges run in a circle and never reach the end", n.ID)
			return
		}
	}
}
