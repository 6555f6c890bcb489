package interview_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"throughline/interview"
)

func TestNothingIsWrongOrOddWithTheMethodologiesThatShip(t *testing.T) {
	t.Parallel()
	want := []string{"critical_incident", "customer_journey", "jobs_to_be_done", "means_end_chain", "repertory_grid"}
	if diff := cmp.Diff(want, interview.MethodologyIDs()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for _, id := range interview.MethodologyIDs() {
		text, _ := interview.MethodologyText(id)
		if found := interview.Check(id, text, nil); len(found) > 0 {
			t.Errorf("%s: %v", id, found)
		}
	}
	if _, ok := interview.MethodologyText("nonesuch"); ok {
		t.Error("nonesuch is there")
	}
}

func TestMethodologiesThatShipAreComplete(t *testing.T) {
	t.Parallel()
	for _, m := range shipped(t) {
		if len(m.Openings) < 3 || m.Laddering == "" {
			t.Errorf("%s: %d openings, laddering %q", m.ID, len(m.Openings), m.Laddering)
		}
		for _, n := range m.Ontology.Nodes {
			if n.Description == "" || len(n.Cues) < 5 {
				t.Errorf("%s: %s is not described: %d cues", m.ID, n.Type, len(n.Cues))
			}
		}
		closing, revitalizing := 0, 0
		for _, s := range m.Strategies {
			if len(s.Templates) < 3 || s.Description == s.Name {
				t.Errorf("%s: %s has %d templates, description %q", m.ID, s.ID, len(s.Templates), s.Description)
			}
			closing += count(s.Closing)
			revitalizing += count(s.Revitalizing)
		}
		if closing != 1 || revitalizing != 1 {
			t.Errorf("%s: %d closing and %d revitalizing strategies", m.ID, closing, revitalizing)
		}
	}
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}

// The rules by which weights are calibrated: what each kind of signal may weigh, and what repetition must cost.
func TestMethodologiesThatShipKeepTheRulesOfCalibration(t *testing.T) {
	t.Parallel()
	states := []string{"has_complete_chain", "gap_above", "gap_below", "level_skip", "is_orphan", "is_current_focus", "branching_deficit", "edge_count", "node_count"}
	for _, m := range shipped(t) {
		for _, s := range m.Strategies {
			for key, weight := range s.Weights {
				for _, state := range states {
					if strings.Contains(key, state) && weight > 0.6 {
						t.Errorf("%s: %s weighs the state %s with %g", m.ID, s.ID, key, weight)
					}
				}
				if strings.HasPrefix(key, "temporal.strategy_repetition_count") && weight > 0 {
					t.Errorf("%s: repeating %s is rewarded", m.ID, s.ID)
				}
			}
			if s.Closing {
				if m.Phases.Early.Bonuses[s.ID] > -3 || m.Phases.Mid.Bonuses[s.ID] > -3 || m.Phases.Late.Bonuses[s.ID] < 0 {
					t.Errorf("%s: %s can close before it is late", m.ID, s.ID)
				}
				continue
			}
			repetitionCosts(t, m, s)
		}
	}
}

// repetitionCosts wants that a strategy used three times of late has lost nearly all it could win, and that the cost
// of each further use is larger than that of the one before.
func repetitionCosts(t *testing.T, m *interview.Methodology, s interview.Strategy) {
	t.Helper()
	const signal = "temporal.strategy_repetition_count"
	bare, mid, high := s.Weights[signal], s.Weights[signal+".mid"], s.Weights[signal+".high"]
	norm := m.Norms[signal]
	once, twice, thrice := -bare/norm, -2*bare/norm-mid, -3*bare/norm-high
	if most := ceiling(s); thrice < 0.85*most {
		t.Errorf("%s: three times %s costs %.2f of at most %.2f", m.ID, s.ID, thrice, most)
	}
	if twice-once <= once || thrice-twice <= twice-once {
		t.Errorf("%s: repeating %s costs %.2f, %.2f, %.2f", m.ID, s.ID, once, twice, thrice)
	}
}

// ceiling is the most that a strategy's weights can come to: of the values of one signal only one counts.
func ceiling(s interview.Strategy) float64 {
	bare, valued := map[string]float64{}, map[string]float64{}
	for key, weight := range s.Weights {
		if _, _, ok := interview.SignalNamed(key); ok {
			bare[key] = max(0, weight)
			continue
		}
		signal := key[:strings.LastIndexByte(key, '.')]
		valued[signal] = max(valued[signal], weight)
	}
	sum := 0.0
	for _, part := range []map[string]float64{bare, valued} {
		for _, most := range part {
			sum += most
		}
	}
	return sum
}

func shipped(t *testing.T) []*interview.Methodology {
	t.Helper()
	var all []*interview.Methodology
	for _, id := range interview.MethodologyIDs() {
		text, _ := interview.MethodologyText(id)
		m, found := interview.ParseMethodology(id, text)
		if m == nil {
			t.Fatal(found)
		}
		all = append(all, m)
	}
	return all
}

// The ladder that the means-end chain must follow to the letter.
func TestTheMeansEndChainClimbsOneLevelAtATime(t *testing.T) {
	t.Parallel()
	var m *interview.Methodology
	for _, each := range shipped(t) {
		if each.ID == "means_end_chain" {
			m = each
		}
	}
	levels := map[string]int{}
	var ladder []string
	for _, n := range m.Ontology.Nodes {
		levels[n.Type] = n.Level
		ladder = append(ladder, n.Type)
		if n.Terminal != (n.Level == 5) {
			t.Errorf("%s: terminal %v", n.Type, n.Terminal)
		}
	}
	want := []string{"attribute", "functional_consequence", "psychosocial_consequence", "instrumental_value", "terminal_value"}
	if diff := cmp.Diff(want, ladder); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	permitted := 0
	for _, l := range m.Ontology.Links {
		for _, from := range l.From {
			for _, to := range l.To {
				switch up := levels[to] - levels[from]; l.Type {
				case "leads_to":
					permitted++
					if up != 0 && up != 1 {
						t.Errorf("%s leads_to %s", from, to)
					}
				case "skips_to":
					if up < 2 {
						t.Errorf("%s skips_to %s", from, to)
					}
				}
			}
		}
	}
	if permitted != 9 {
		t.Errorf("%d ways lead on, not 9", permitted)
	}
}

// A template that the question gate would hold back is never asked.
func TestTheTemplatesThatShipPassTheQuestionGate(t *testing.T) {
	t.Parallel()
	study := &interview.Study{Concept: "oat milk in coffee", Language: "en"}
	focus := &interview.Concept{ID: "c1", Label: "creamy texture"}
	said := []interview.Exchange{{Turn: 1, Question: "What comes to mind?", Answer: "I like the creamy texture."}}
	fill := strings.NewReplacer("{focus}", "“creamy texture”", "{concept}", study.Concept)
	for _, m := range shipped(t) {
		cue := interview.AskCue{Study: study, Methodology: m, Purpose: interview.OpenWith}
		for _, text := range m.Openings {
			if faults := interview.CheckQuestion(fill.Replace(text), &cue); len(faults) > 0 {
				t.Errorf("%s: %v", m.ID, faults)
			}
		}
		for i := range m.Strategies {
			s := &m.Strategies[i]
			cue := interview.AskCue{Study: study, Methodology: m, Purpose: interview.FollowUp, Strategy: s, History: said}
			if s.NodeBinding == interview.Bound {
				cue.Focus = focus
			}
			for _, text := range s.Templates {
				if faults := interview.CheckQuestion(fill.Replace(text), &cue); len(faults) > 0 {
					t.Errorf("%s, %s: %v", m.ID, s.ID, faults)
				}
			}
		}
	}
}
