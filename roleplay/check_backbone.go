package roleplay

import (
	"regexp"
	"slices"

	"throughline/diag"
	"throughline/document"
)

var plainNodeID = regexp.MustCompile(`^[A-Z][A-Z0-9_]{0,63}$`)

func checkBackbone(file *document.File, b *Backbone) diag.List {
	c := &check{file: file}
	c.lengths()
	c.id("id", b.ID, map[string]bool{})
	if ofGuide(b.ID) && !isShipped(b.ID, file.Text()) {
		c.found = append(c.found, guideID(file.At("id"), b.ID))
	}
	switch {
	case b.Backstop < 1:
		c.report(ruleBackstop, "backstop", "a backstop of %d would never let a gate ask", b.Backstop)
	case b.Backstop > mostTurns:
		c.report(ruleManyTurns, "backstop", "%d exchanges at one gate are too many; at most %d make sense", b.Backstop, mostTurns)
	}
	words := []string{string(EvidenceRequired), string(EvidenceAdvisory), string(EvidenceOff)}
	if !slices.Contains(words, string(b.GateEvidence)) {
		c.unknown(ruleGateEvidence, "gate_evidence", string(b.GateEvidence), words, "gate_evidence cannot be %s", short(string(b.GateEvidence)))
	}
	if len(b.Nodes) == 0 {
		c.report(ruleNoNodes, "nodes", "the backbone has no nodes")
		return c.found
	}
	c.count("nodes", len(b.Nodes), mostNodes)
	c.nodeIDs(b)
	c.nodes(b)
	if len(b.Nodes) <= mostNodes {
		c.shape(b)
	}
	return c.found
}

func (c *check) nodeIDs(b *Backbone) {
	seen := map[string]bool{}
	for i, n := range b.Nodes {
		if !plainNodeID.MatchString(n.ID) {
			d := c.report(ruleNodeID, nodePath(i)+".id", "%s is no id for a node", short(n.ID))
			*d = d.WithHint("a node's id has only A to Z, 0 to 9 and _, and begins with a letter")
		}
		if seen[n.ID] {
			c.report(ruleNodeTwice, nodePath(i)+".id", "a node %q is there already", n.ID)
		}
		seen[n.ID] = true
	}
}

func (c *check) nodes(b *Backbone) {
	conditionals, pivots := 0, map[string]string{}
	for i, n := range b.Nodes {
		path := nodePath(i)
		c.turns(path, n)
		for k, key := range n.ContentSource {
			if known := sourceKeys(); !slices.Contains(known, key) {
				c.source(path+".content_source"+index(k), key, known)
			}
		}
		c.count(path+".content_source", len(n.ContentSource), mostItems)
		if n.Gate && n.Pivot != "" {
			c.report(ruleGatePivot, path+".gate", "%s is a gate and a pivot at once", n.ID)
		}
		if n.Gate && n.Pivot == "" && len(n.ContentSource) == 0 {
			c.report(ruleBareGate, path+".gate", "the gate %s has no content, so there is nothing to acknowledge", n.ID)
		}
		c.nodePivot(path+".pivot", n, pivots)
		if n.Conditional != nil {
			conditionals++
			c.when(path+".conditional.when", n.Conditional)
		}
		if conditionals == maxOneTime+1 && n.Conditional != nil {
			c.report(ruleManyEdges, path+".conditional", "this is conditional edge number %d; a walk holds %d", conditionals, maxOneTime)
		}
	}
}

func (c *check) turns(path string, n Node) {
	for _, each := range []struct {
		key   string
		turns int
	}{{".min_turns", n.MinTurns}, {".max_turns", n.MaxTurns}} {
		switch {
		case each.turns < 1:
			c.report(ruleNoTurns, path+each.key, "%s cannot last %d turns", n.ID, each.turns)
		case each.turns > mostTurns:
			c.report(ruleManyTurns, path+each.key, "%d turns at one node are too many; at most %d make sense", each.turns, mostTurns)
		}
	}
	if n.MaxTurns >= 1 && n.MinTurns > n.MaxTurns {
		c.report(ruleMinMax, path+".min_turns", "%s takes at least %d turns but at most %d", n.ID, n.MinTurns, n.MaxTurns)
	}
}

// source reports an unknown content source. There are too many to list, so a far guess is better than none.
func (c *check) source(path, key string, known []string) {
	d := c.report(ruleSource, path, "there is no content source %s", short(key))
	if *d = d.DidYouMean(key, known); d.Hint == "" {
		*d = d.WithHint("sources begin with scenario. or character.; see the reference page of backbones")
	}
}

func (c *check) nodePivot(path string, n Node, taken map[string]string) {
	if n.Pivot == "" {
		return
	}
	if !slices.Contains(pivotIDs, n.Pivot) {
		c.unknown(ruleNodePivot, path, n.Pivot, pivotIDs, "there is no pivot %s", short(n.Pivot))
	} else if other, ok := taken[n.Pivot]; ok {
		c.report(rulePivotTwice, path, "%s is for the pivot %s already", other, n.Pivot)
	}
	taken[n.Pivot] = n.ID
}

func (c *check) when(path string, edge *Conditional) {
	if _, err := edge.standing(); err != nil {
		d := c.report(ruleWhen, path, "%s is not a condition", short(edge.When))
		*d = d.WithHint("write `standing >= ` and one of hostile, strained, neutral, cooperative, trusting")
	}
}
