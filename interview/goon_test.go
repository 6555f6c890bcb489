package interview

import "testing"

func TestAnInterviewEndsForTheFirstReasonThereIs(t *testing.T) {
	t.Parallel()
	closing := &Strategy{ID: "close", Closing: true}
	deepening := func(turns int) *scene { // every answer makes the graph deeper
		s := newScene().answer("a0 | attribute", Deep)
		names := []string{"a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9"}
		for i := 1; i < turns; i++ {
			s.ask("explore", "").answer(names[i]+" | attribute\n "+names[i-1]+" -> "+names[i]+" | leads_to", Deep)
		}
		return s
	}
	widening := func(s *scene, turns int) *scene { // every answer adds something, none makes it deeper
		for i := range turns {
			s.ask("explore", "").answer("b"+string(rune('a'+i))+" | attribute", Deep)
		}
		return s
	}
	shallow := func(s *scene, all ...ResponseDepth) *scene { // goes on deepening, with answers of these depths
		for i, d := range all {
			name := "d" + string(rune('a'+i))
			before := s.g.concepts[len(s.g.concepts)-1].Label
			s.ask("explore", "").answer(name+" | attribute\n "+before+" -> "+name+" | leads_to", d)
		}
		return s
	}
	quiet := func(s *scene, turns int) *scene {
		for range turns {
			s.ask("explore", "").answer("", Deep)
		}
		return s
	}
	exhausting := func(s *scene, focus ConceptID) *scene {
		for range 3 {
			s.ask("deepen", focus).answer("", Shallow)
		}
		return s
	}
	loose := func(s *scene) *scene { s.m.Limits.ShallowAnswers, s.m.Limits.SaturationTurns = 9, 9; return s }
	for _, c := range []struct {
		name   string
		s      *scene
		max    int
		chosen *Strategy
		want   Reason
	}{
		{"nothing against it", deepening(7), 20, nil, ""},
		{"turns are used up", deepening(7), 7, nil, MaxTurnsReached},
		{"the methodology's turns are used up", quiet(deepening(2), 18), 0, nil, MaxTurnsReached},
		{"turns before a closing strategy", deepening(7), 7, closing, MaxTurnsReached},
		{"a closing strategy, at once", deepening(1), 20, closing, CloseStrategy},
		{"a closing strategy before all that went wrong", exhausting(deepening(1), "c1"), 20, closing, CloseStrategy},
		{"four shallow answers", shallow(deepening(2), Shallow, Surface, Shallow, Surface), 20, nil, QualityDegraded},
		{"three shallow answers", shallow(deepening(2), Deep, Shallow, Surface, Shallow), 20, nil, ""},
		{"shallow answers that do not run", shallow(deepening(2), Shallow, Surface, Moderate, Shallow, Surface), 20, nil, ""},
		{"four shallow answers, too early", shallow(newScene().answer("a0 | attribute", Shallow), Shallow, Shallow, Shallow), 20, nil, ""},
		{"no deeper for five turns", widening(deepening(3), 5), 20, nil, ""},
		{"no deeper for six turns", widening(deepening(3), 6), 20, nil, DepthPlateau},
		{"depth before yield", quiet(deepening(3), 6), 20, nil, DepthPlateau},
		{"no yield for four turns", quiet(deepening(3), 4), 20, nil, ""},
		{"no yield for five turns", quiet(deepening(3), 5), 20, nil, GraphSaturated},
		{"the only concept is exhausted", loose(exhausting(deepening(1).ask("explore", "").answer("", Deep), "c1")), 20, nil, AllNodesExhausted},
		{"one of two is exhausted", loose(exhausting(deepening(2), "c1")), 20, nil, ""},
		{"nothing to exhaust", loose(newScene().skip(5)), 20, nil, ""},
	} {
		got, on := GoOn(c.s.m, c.max, c.s.turn, c.chosen, c.s.board(t, nil), c.s.t)
		if got != c.want || on != (c.want == "") {
			t.Errorf("%s: turn %d ends with %q, on %v; want %q", c.name, c.s.turn, got, on, c.want)
		}
	}
}
