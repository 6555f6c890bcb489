package interview

// canonical is the canonical graph: the links of the surface graph, between slots. It follows the surface graph link by
// link, and starts afresh when a concept has changed its slot.
type canonical struct {
	edges []slotEdge
	heads []int32 // by slot: the latest edge from it, or nowhere
	types []string
	shape shape // of all edges but revisions
	seen  int   // links of the surface graph taken in
	stale bool
}

// slotEdge is an edge, with the next older one from the same slot.
type slotEdge struct{ from, to, kind, support, next int32 }

// follow takes in what the graph and the slots have gained.
func (s *Slots) follow(g *Graph) {
	if s.canon.stale {
		s.canon = canonical{types: s.canon.types}
	}
	c := &s.canon
	for len(c.heads) < len(s.slots) {
		c.heads = append(c.heads, nowhere)
		c.shape.add(0, false)
	}
	for ; c.seen < len(g.links); c.seen++ {
		a, b, kind := g.endsOf(c.seen)
		from, to := s.home(a), s.home(b)
		if from == nowhere || to == nowhere {
			break // not filed yet
		}
		if from != to {
			c.link(from, to, c.kind(kind), kind != Revises)
		}
	}
	c.shape.settle()
}

// home is the slot of a concept, or nowhere.
func (s *Slots) home(id ConceptID) int32 {
	if i := numbered(string(id), "c", len(s.filed)); i != nowhere {
		return s.filed[i].now.slot
	}
	return nowhere
}

func (c *canonical) link(from, to, kind int32, connects bool) {
	for e := c.heads[from]; e != nowhere; e = c.edges[e].next {
		if at := &c.edges[e]; at.to == to && at.kind == kind {
			at.support++
			return
		}
	}
	c.edges = append(c.edges, slotEdge{from: from, to: to, kind: kind, support: 1, next: c.heads[from]})
	c.heads[from] = int32(len(c.edges) - 1)
	if connects {
		c.shape.link(from, to)
	}
}

func (c *canonical) kind(name string) int32 {
	for i, had := range c.types {
		if had == name {
			return int32(i)
		}
	}
	c.types = append(c.types, name)
	return int32(len(c.types) - 1)
}

// Links are the edges of the canonical graph: the links between concepts of two different slots, added up by ends and type,
// in the order the first of each came.
func (s *Slots) Links(g *Graph) []SlotLink {
	s.follow(g)
	out := make([]SlotLink, len(s.canon.edges))
	for i, e := range s.canon.edges {
		out[i] = SlotLink{From: slotID(e.from), To: slotID(e.to), Type: s.canon.types[e.kind], Support: int(e.support)}
	}
	return out
}

// Measure measures the canonical graph. ConceptCount counts active slots; everything else is about all slots, candidates
// too, because most concepts of a young interview were said once. As in the surface graph, revisions count as edges and
// connect nothing.
func (s *Slots) Measure(g *Graph) CanonicalState {
	s.follow(g)
	out := CanonicalState{
		ConceptCount: s.active, EdgeCount: len(s.canon.edges), SlotCount: s.held, MaxDepth: s.canon.shape.maxDepth(),
		OrphanCount: s.canon.shape.orphans - (len(s.slots) - s.held), // a slot without concepts is no orphan
	}
	if s.held > 0 {
		out.AvgSupport = float64(s.said) / float64(s.held)
	}
	return out
}

// Compare puts the canonical graph beside the surface graph. The reduction counts all slots, candidates too: counting only
// active ones would call an interview in which nothing was said twice wholly reduced. What would be divided by nothing is 0.
func Compare(g GraphState, c CanonicalState) GraphComparison {
	return GraphComparison{
		NodeReductionPct:     100 * share(g.NodeCount-c.SlotCount, g.NodeCount),
		EdgeAggregationRatio: share(c.EdgeCount, g.EdgeCount),
		OrphanImprovementPct: 100 * share(g.OrphanCount-c.OrphanCount, g.OrphanCount),
	}
}

func share(part, whole int) float64 {
	if whole == 0 {
		return 0
	}
	return float64(part) / float64(whole)
}
