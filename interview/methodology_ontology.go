package interview

import (
	"slices"
	"strconv"
)

// ontology checks the types of concept and of link.
func (c *docCheck) ontology(o *Ontology) {
	if len(o.Nodes) == 0 {
		c.report(ruleNoTypes, "ontology.nodes", "the ontology has no types of concept")
		return
	}
	c.count("ontology.nodes", len(o.Nodes), mostTypes)
	c.count("ontology.links", len(o.Links), mostLinkTypes)
	seen := map[string]bool{}
	for i, n := range o.Nodes {
		path := "ontology.nodes[" + strconv.Itoa(i) + "]"
		if n.Type == AnyType {
			c.report(ruleReservedType, path+".type", "%q stands for every type of concept", n.Type)
		} else {
			c.id(ruleID, path+".type", n.Type, seen)
		}
		c.within(ruleLevel, path+".level", n.Level, 0, mostLevel)
		c.count(path+".cues", len(n.Cues), mostListed)
	}
	sound := true
	for i, l := range o.Links {
		path := "ontology.links[" + strconv.Itoa(i) + "]"
		c.id(ruleID, path+".type", l.Type, nil)
		c.count(path+".cues", len(l.Cues), mostListed)
		from, to := c.linkEnds(path+".from", l.From, seen, o), c.linkEnds(path+".to", l.To, seen, o)
		sound = sound && from && to
	}
	if sound && len(c.found) == 0 {
		c.chains(o)
	}
}

// linkEnds checks that a link's ends are types that exist.
func (c *docCheck) linkEnds(path string, ends []string, types map[string]bool, o *Ontology) (sound bool) {
	sound = true
	if len(ends) == 0 {
		c.report(ruleLinkEnd, path, "the link has no type here")
		return false
	}
	for i, end := range ends {
		if end == AnyType || types[end] {
			continue
		}
		at := path
		if c.file.Has(path + "[0]") {
			at += "[" + strconv.Itoa(i) + "]"
		}
		known := make([]string, len(o.Nodes))
		for k, n := range o.Nodes {
			known[k] = n.Type
		}
		c.unknownAt(ruleLinkEnd, c.file.At(at), end, append(known, AnyType), "there is no type %s", cutQuote(end))
		sound = false
	}
	return sound
}

// chains checks that a chain can get from level 1 to a terminal type.
func (c *docCheck) chains(o *Ontology) {
	var reached []string
	terminals := 0
	for _, n := range o.Nodes {
		if n.Level == 1 {
			reached = append(reached, n.Type)
		}
		if n.Terminal {
			terminals++
		}
	}
	switch {
	case terminals == 0:
		c.report(ruleNoChain, "ontology.nodes", "no type is terminal, so no chain is ever complete")
		return
	case len(reached) == 0:
		c.report(ruleNoChain, "ontology.nodes", "no type is of level 1, so no chain ever begins")
		return
	}
	for i := 0; i < len(reached); i++ {
		for _, l := range o.Links {
			if l.Type == Revises || !slices.Contains(l.From, reached[i]) && !slices.Contains(l.From, AnyType) {
				continue
			}
			for _, n := range o.Nodes {
				if (slices.Contains(l.To, n.Type) || slices.Contains(l.To, AnyType)) && !slices.Contains(reached, n.Type) {
					reached = append(reached, n.Type)
				}
			}
		}
	}
	for _, n := range o.Nodes {
		if n.Terminal && slices.Contains(reached, n.Type) {
			return
		}
	}
	c.report(ruleNoWayUp, "ontology.links", "no links lead from level 1 to a terminal type, so no chain can be complete")
}
