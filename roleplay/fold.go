package roleplay

import (
	"encoding/json"
	"fmt"
	"slices"

	"throughline/session"
)

// Who speaks a line.
const (
	whoLearner   = "learner"
	whoCharacter = "character"
)

// Fold applies one event.
func (p *play) Fold(e session.Event) error {
	switch e.Type {
	case eventMeet:
		return nil // the answer to it tells what comes of it
	case eventBegan:
		return foldBody(e, p.began)
	case eventBack:
		return foldBody(e, p.cameBack)
	case eventSay:
		return foldBody(e, func(e session.Event, u Utterance) error { return p.learnerSays(e.Turn, u.Text) })
	case eventPick:
		return foldBody(e, func(e session.Event, pick Pick) error { return p.learnerPicks(e.Turn, pick.Option) })
	case eventSkip:
		if p.with == nil {
			return errNobody
		}
		p.with.waiting = true
		return nil
	case eventSpoke:
		return foldBody(e, p.spoke)
	case eventWeigh:
		return foldBody(e, p.weighed) // what it means for the step is in the report
	case eventStep:
		return foldBody(e, p.stepped)
	case eventCall:
		return foldBody(e, p.calls)
	case eventDecided:
		return foldBody(e, p.decided)
	default:
		return fmt.Errorf("a role-play has no event %q", e.Type)
	}
}

var errNobody = fmt.Errorf("no conversation is under way")

func foldBody[B any](e session.Event, apply func(session.Event, B) error) error {
	var body B
	if err := json.Unmarshal(e.Body, &body); err != nil {
		return fmt.Errorf("read its body: %w", err)
	}
	return apply(e, body)
}

func (p *play) began(e session.Event, b Began) error {
	character := p.character(b.Character)
	if character == nil || b.Walk == nil || len(b.Walk.Nodes) == 0 {
		return fmt.Errorf("no walk with %q", b.Character)
	}
	raw, err := json.Marshal(b.Walk)
	if err != nil {
		return err
	}
	t := p.talk(b.Character)
	if t == nil {
		t = &talk{character: character}
		p.talks = append(p.talks, t)
	}
	t.walk = p.walks.keep(string(raw), b.Walk)
	t.system = p.systems.keep(b.System, &system{text: b.System, hash: textHash(b.System)})
	t.progress = t.walk.Begin()
	if b.Greeting != "" {
		t.add(e.Turn, false, b.Greeting)
	}
	p.with = t
	return nil
}

func (p *play) cameBack(e session.Event, r Return) error {
	t := p.talk(r.Character)
	if t == nil {
		return errNobody
	}
	p.with = t
	if r.Words != "" {
		t.add(e.Turn, false, r.Words)
	}
	t.returned = true
	return nil
}

func (p *play) learnerSays(turn int, text string) error {
	if p.with == nil {
		return errNobody
	}
	p.with.waiting = true
	p.with.add(turn, true, text)
	return nil
}

func (p *play) learnerPicks(turn int, option string) error {
	if p.with == nil {
		return errNobody
	}
	chosen := p.with.option(option)
	if chosen == nil {
		return fmt.Errorf("the option %q is not open", option)
	}
	return p.learnerSays(turn, chosen.Text)
}

func (p *play) spoke(e session.Event, o session.Observation) error {
	var line Line
	if err := json.Unmarshal(o.Reply, &line); err != nil {
		return fmt.Errorf("read the line: %w", err)
	}
	if p.with == nil {
		return errNobody
	}
	t := p.with
	if n := len(t.remarks); n > 0 && t.remarks[n-1].learner {
		t.remarks[n-1].node = int16(t.walk.index(t.progress.CurrentNode))
	}
	t.add(e.Turn, false, line.Speech)
	t.returned = false
	if line.Usage != nil {
		p.spent = p.spent.Add(*line.Usage)
	}
	for _, point := range line.Report.InformationRevealed {
		if !slices.Contains(t.said, point) {
			t.said = with(t.said, t.character.shared(point))
		}
	}
	return nil
}

func (p *play) stepped(e session.Event, s Stepped) error {
	t := p.talk(s.Character)
	if t == nil {
		return errNobody
	}
	if _, err := t.walk.State(s.Step.State); err != nil {
		return err
	}
	t.trail = with(t.trail, t.footstep(e.Turn, s))
	t.progress, t.waiting = t.walk.shared(s.Step.State), false
	if s.Received != "" && !slices.Contains(p.papers, s.Received) {
		p.papers = append(p.papers, s.Received)
	}
	if s.SentTo != "" {
		t.sentTo = s.SentTo
	}
	return nil
}

func (p *play) calls(e session.Event, c Call) error {
	p.call, p.called = &c, e.Turn
	return nil
}

// decided lets the learner say the decision to the guide, if there is one.
func (p *play) decided(e session.Event, d Decided) error {
	t := p.talk(GuideClose)
	if p.call == nil {
		return fmt.Errorf("no decision was handed in")
	}
	if t == nil {
		return nil
	}
	p.with = t
	return p.learnerSays(e.Turn, decisionWords(d.Label, p.call.Reason))
}
