package interview

// Outcome is the interview as its researcher sees it.
func (s *sitting) Outcome() any {
	state := s.measure()
	o := Outcome{
		Study: s.study.ID, Methodology: s.methodology.ID, Status: s.status, Reason: s.reason,
		Turns: []OutcomeTurn{}, Levels: s.methodology.Ontology.Nodes,
		Concepts: listed(s.graph.Concepts()), Links: listed(s.graph.Links()),
		Slots: listed(s.slots.Slots()), SlotLinks: listed(s.slots.Links(s.graph)),
		Mappings: listed(s.slots.Mappings()), Suggestions: listed(s.slots.Suggestions()),
		Graph: state.graph, Canonical: state.canonical.shown(), Comparison: state.comparison,
	}
	for i := range s.answers {
		r := &s.answers[i]
		o.Turns = append(o.Turns, OutcomeTurn{
			Turn: i + 1, Question: r.question, Strategy: r.strategy, Focus: r.focus, Answer: r.answer, Skipped: r.skipped,
			Depth: r.depth, Concepts: append([]ConceptID{}, r.concepts...), Links: append([]LinkID{}, r.links...),
		})
	}
	return o
}

// listed is a list that is never null in JSON.
func listed[T any](all []T) []T {
	if all == nil {
		return []T{}
	}
	return all
}

// shown is the state in the form that results have.
func (c CanonicalState) shown() (g CanonicalGraph) {
	g.Slots.ConceptCount, g.Slots.OrphanCount, g.Slots.AvgSupport = c.ConceptCount, c.OrphanCount, c.AvgSupport
	g.Edges.EdgeCount, g.Metrics.MaxDepth = c.EdgeCount, c.MaxDepth
	return g
}
