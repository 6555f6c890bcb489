package main

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"throughline/interview"
)

// growthRows measures what an answer costs apart from models, embeddings and the choice: growing the graph, keeping the
// books and measuring, in a long interview beside a short one.
func growthRows() ([]row, error) {
	text, ok := interview.MethodologyText("means_end_chain")
	if !ok {
		return nil, fmt.Errorf("there is no methodology means_end_chain")
	}
	m, found := interview.ParseMethodology("means_end_chain", text)
	if m == nil {
		return nil, found
	}
	const short, long = 100, 5000
	if t := talked(m, long); t.graph.Measure().EdgeCount < long*9/10 {
		return nil, fmt.Errorf("the made-up answers give only %d links", t.graph.Measure().EdgeCount)
	}
	return []row{{
		what: fmt.Sprintf("interview turn growth, %d concepts", long), run: growTurns(m, long),
		beside: fmt.Sprintf("the same at %d concepts", short), baseline: growTurns(m, short),
		target: target{ratio: 2},
	}}, nil
}

// talk is an interview of made-up answers: three concepts and three links in each, up the ladder and across it.
type talk struct {
	m       *interview.Methodology
	graph   *interview.Graph
	tracker *interview.Tracker
	turn    int
}

func newTalk(m *interview.Methodology) *talk {
	return &talk{m: m, graph: interview.NewGraph(&m.Ontology), tracker: interview.NewTracker(m)}
}

// answer is what is said in a turn, and what is found in it: a rung on each of three levels that follow each other, linked
// upwards, and the first of them with one of its level that was said a while ago. In every fiftieth turn the two lead to
// each other.
func (t *talk) answer(turn int) (interview.Utterance, interview.Extraction) {
	label := func(turn, rung int) string { return fmt.Sprintf("plain taste %d of kind %d", turn, rung) }
	rung := func(k int) string { return label(turn, k) }
	var x interview.Extraction
	for k := range 3 {
		x.Concepts = append(x.Concepts, interview.FoundConcept{Label: rung(k), Type: t.m.Ontology.Nodes[turn%3+k].Type, Quote: rung(k)})
	}
	back := 3 * (1 + turn*7%11)
	before := label(turn-back, 0)
	if turn%3 == 2 {
		before = label(turn-back+1, 2) // the third rung of those that begin two levels below
	}
	links := [][2]string{{rung(0), rung(1)}, {rung(1), rung(2)}, {before, rung(0)}}
	if turn%50 == 0 {
		links[0] = [2]string{rung(0), before}
	}
	for _, ends := range links {
		x.Links = append(x.Links, interview.FoundLink{From: ends[0], To: ends[1], Type: "leads_to", Quote: rung(0)})
	}
	var said strings.Builder
	said.WriteString("Well, I would say that")
	for _, c := range x.Concepts {
		said.WriteString(" it has a " + c.Label + ", and so")
	}
	return interview.Utterance{ID: interview.UtteranceID(fmt.Sprintf("u%d", turn)), Turn: turn, Text: said.String()}, x
}

// take takes a turn, all but the reading of signals and the choice.
func (t *talk) take(u interview.Utterance, x interview.Extraction) {
	t.turn = u.Turn
	grown := t.graph.Grow(u, "What else comes to your mind about that?", x)
	t.graph.Apply(grown)
	t.tracker.Grew(t.turn, grown)
	t.tracker.Rated(t.turn, interview.Moderate)
	t.graph.Measure()
	interview.GoOn(t.m, 1<<30, t.turn, nil, &interview.Board{}, t.tracker)
	t.tracker.Chose(t.turn, t.m.Strategies[t.turn%len(t.m.Strategies)].ID, interview.ConceptID(fmt.Sprintf("c%d", 1+t.turn%t.graph.Len())))
}

// talked is an interview with so many concepts.
func talked(m *interview.Methodology, concepts int) *talk {
	t := newTalk(m)
	for t.graph.Len() < concepts {
		t.take(t.answer(t.turn + 1))
	}
	return t
}

// growTurns takes turns at about so many concepts, and starts over when a tenth has been added.
func growTurns(m *interview.Methodology, concepts int) func(*testing.B) {
	return func(b *testing.B) {
		b.ReportAllocs()
		t := newTalk(m)
		type answer struct {
			said  interview.Utterance
			found interview.Extraction
		}
		var all []answer
		for range concepts/3 + concepts/30 + 2 {
			u, x := t.answer(len(all) + 1)
			all = append(all, answer{u, x})
		}
		for b.Loop() {
			if t.turn == 0 || t.turn == len(all) {
				b.StopTimer()
				for t = newTalk(m); t.turn <= concepts/3; {
					t.take(all[t.turn].said, all[t.turn].found)
				}
				runtime.GC() // what the long way here has left behind is no part of a turn
				b.StartTimer()
			}
			t.take(all[t.turn].said, all[t.turn].found)
		}
	}
}
