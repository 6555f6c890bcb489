package roleplay

import (
	"encoding/json"
	"fmt"
	"slices"

	"throughline/session"
)

// footstep is what a step leaves behind: enough to tell the way it went, small enough to keep for every session.
type footstep struct {
	turn      int32
	node      int16 // index into Walk.Nodes
	standing  Standing
	act       Act
	satisfied bool
	held      bool
	skipped   bool
}

// footstep is that of a step of this conversation.
func (t *talk) footstep(turn int, s Stepped) footstep {
	return footstep{
		turn: int32(turn), node: int16(t.walk.index(s.Step.Node)), standing: s.Step.State.Standing,
		act: Act(max(slices.Index(actWords[:], s.Step.Decision), 0)), held: s.Step.Rule == 1, skipped: s.Report.Skip,
		satisfied: slices.Contains(s.Step.State.NodesSatisfied, s.Step.Node),
	}
}

// shownFact is a decisive fact that the learner's own words carried at a gate, as it was logged.
type shownFact struct {
	fact  int // index into Character.DecisionFacts
	quote Quote
}

// weighed notes which fact the evidence at a gate was evidence of.
func (p *play) weighed(e session.Event, o session.Observation) error {
	var asked Weighing
	var found Evidence
	if err := json.Unmarshal(o.Request, &asked); err != nil {
		return fmt.Errorf("read what was weighed: %w", err)
	}
	if err := json.Unmarshal(o.Reply, &found); err != nil {
		return fmt.Errorf("read the evidence: %w", err)
	}
	if p.with == nil {
		return errNobody
	}
	if fact := slices.Index(p.with.character.DecisionFacts, carried(asked)); found.Found && fact >= 0 {
		text := found.Quote
		if text == "" {
			text = quote(asked.Text)
		}
		p.with.shown = append(p.with.shown, shownFact{fact, Quote{e.Turn, text}})
	}
	return nil
}

// carried is the one of the constraints that a text carries best: of several, by its words.
func carried(w Weighing) string {
	best, bestScore := "", -1.0
	for _, each := range w.Constraints {
		score := 0.0
		if len(w.Constraints) > 1 {
			score = FindEvidence(w.Text, []string{each}).Score
		}
		if score > bestScore {
			best, bestScore = each, score
		}
	}
	return best
}

// Outcome is the debrief of the play-through as it stands.
func (p *play) Outcome() any { return p.debrief() }

// debrief looks back on the play-through. It depends on nothing but the log.
func (p *play) debrief() *Debrief {
	d := &Debrief{Finished: p.call != nil, Facts: []FactLine{}, Talks: []TalkLine{}}
	if p.call != nil {
		best := p.scenario.Decision.Best
		d.Call = &CallLine{
			Option: p.call.Option, Label: p.scenario.label(p.call.Option), Reason: p.call.Reason,
			Best: best, BestLabel: p.scenario.label(best), Why: p.scenario.Decision.Why,
		}
	}
	own := p.ownWords()
	for i := range p.scenario.Cast {
		c := &p.scenario.Cast[i]
		t := p.talk(c.ID)
		line := TalkLine{Character: c.ID, Name: c.Name, Standing: []StandingPoint{}, Path: []Visit{}}
		if t != nil {
			line = t.line()
		}
		d.Exchanges += line.Exchanges
		d.Talks = append(d.Talks, line)
		for fact, text := range c.DecisionFacts {
			d.Facts = append(d.Facts, factLine(c, t, fact, text, own))
		}
	}
	return d
}

// ownWords are what the learner said in their own words, in order: neither options they chose nor the label of their
// decision, only its reason.
func (p *play) ownWords() []Quote {
	var own []Quote
	for _, t := range p.talks {
		for _, r := range t.remarks {
			if r.learner && !t.character.offers(r.text) && (p.call == nil || int(r.turn) != p.called) {
				own = append(own, Quote{int(r.turn), r.text})
			}
		}
	}
	if p.call != nil {
		own = append(own, Quote{p.called, p.call.Reason})
	}
	slices.SortStableFunc(own, func(a, b Quote) int { return a.Turn - b.Turn })
	return own
}

// offers says whether a text is that of an option of the character's.
func (c *Character) offers(text string) bool {
	return slices.ContainsFunc(c.Pivots, func(p Pivot) bool {
		return slices.ContainsFunc(p.Options, func(o PivotOption) bool { return o.Text == text })
	})
}

// factLine follows one decisive fact: from who holds it, over the line that brought it, to the words that took it up. The
// learner may also have it from a paper, and then states it without having been told.
func factLine(c *Character, t *talk, fact int, text string, own []Quote) FactLine {
	line := FactLine{Character: c.ID, Name: c.Name, Fact: text, Fate: FateUnmet}
	if t == nil {
		return line
	}
	line.Fate = FateUnheard
	for _, each := range t.spoken() {
		if brings(each.Text, text, evidenceThreshold) {
			line.Fate, line.Surfaced = FateSurfaced, &Quote{each.Turn, quoteOf(each.Text, text)}
			break
		}
	}
	if i := slices.IndexFunc(t.shown, func(s shownFact) bool { return s.fact == fact }); i >= 0 {
		line.Fate, line.Acknowledged = FateAcknowledged, &t.shown[i].quote
		return line
	}
	for _, each := range own {
		told := line.Surfaced != nil && each.Turn > line.Surfaced.Turn
		if told && FindEvidence(each.Text, []string{text}).Found || brings(each.Text, text, stated) {
			line.Fate, line.Acknowledged = FateAcknowledged, &Quote{each.Turn, quoteOf(each.Text, text)}
			break
		}
	}
	return line
}

// spoken is what the character has told the learner, in order: their lines, and the questions of the pivots that the walk
// has come to, which the learner was shown.
func (t *talk) spoken() []Quote {
	var all []Quote
	for _, r := range t.remarks {
		if !r.learner {
			all = append(all, Quote{int(r.turn), r.text})
		}
	}
	ask := func(node int16, turn int32) {
		if stop := &t.walk.Nodes[max(node, 0)]; stop.Pivot > 0 {
			if pivot := t.character.pivot(pivotID(stop.Pivot)); pivot != nil {
				all = append(all, Quote{int(turn), pivot.Question})
			}
		}
	}
	for i, step := range t.trail[:max(len(t.trail)-1, 0)] {
		if next := t.trail[i+1].node; next != step.node {
			ask(next, step.turn)
		}
	}
	if n := len(t.trail); n > 0 && !t.progress.Ended && t.trail[n-1].act != Arm {
		ask(int16(t.walk.index(t.progress.CurrentNode)), t.trail[n-1].turn)
	}
	slices.SortStableFunc(all, func(a, b Quote) int { return a.Turn - b.Turn })
	return all
}

// brings says whether a line states a fact so that it could be the first to: with two of its figures, if it has as many,
// else by evidence of at least so much. To take up what was said before, one figure is enough.
func brings(line, fact string, least float64) bool {
	found := FindEvidence(line, []string{fact})
	amounts := slices.DeleteFunc(figures(fact), func(f figure) bool { return f.Unit == "#" })
	return found.Found && (len(found.Figures) >= 2 || len(amounts) < 2 && found.Score >= least)
}

// stated is the evidence of a learner's line that states a fact they were not told.
const stated = 0.7

// quoteOf is a line to show for a fact: whole, or its best sentence.
func quoteOf(line, fact string) string {
	if len(line) <= maxQuote {
		return line
	}
	return FindEvidence(line, []string{fact}).Quote
}

// line looks back on one conversation.
func (t *talk) line() TalkLine {
	line := TalkLine{
		Character: t.character.ID, Name: t.character.Name, Met: true, Ended: t.progress.Ended, Forced: t.progress.Forced,
		Standing: []StandingPoint{}, Path: t.path(),
	}
	for _, step := range t.trail {
		if !step.skipped {
			line.Exchanges++
			line.Standing = append(line.Standing, StandingPoint{int(step.turn), step.standing, step.standing.State()})
		}
	}
	return line
}

// path is the way that a conversation went, node by node.
func (t *talk) path() []Visit {
	path := []Visit{}
	visit := func(node string) *Visit {
		if n := len(path); n > 0 && path[n-1].Node == node && path[n-1].Left == "" {
			return &path[n-1]
		}
		path = append(path, Visit{Node: node})
		return &path[len(path)-1]
	}
	for _, step := range t.trail {
		stop := &t.walk.Nodes[max(step.node, 0)]
		v := visit(stop.ID)
		v.Turns++
		v.Gate, v.Satisfied = stop.Gate, step.satisfied
		if step.held {
			v.Held++
		}
		if step.act != Stay && step.act != Arm {
			v.Left = step.act.String()
		}
	}
	if !t.progress.Ended {
		visit(t.progress.CurrentNode).Gate = t.stop().Gate
	}
	return path
}
