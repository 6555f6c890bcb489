package roleplay

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"throughline/session"
)

// decide closes the scenario: the decision is set beside the best one, and the guide, if there is one, answers it.
func (p *play) decide(ctx context.Context, t *session.Turn) error {
	var call Call
	if err := json.Unmarshal(t.Input.Body, &call); err != nil {
		return fmt.Errorf("read the decision: %w", err)
	}
	if p.guide != nil {
		if err := p.beginClose(t); err != nil {
			return err
		}
	}
	label := p.scenario.label(call.Option)
	if err := t.Decide(eventDecided, Decided{Option: call.Option, Label: label, Best: call.Option == p.scenario.Decision.Best}); err != nil {
		return err
	}
	if p.guide == nil {
		return nil
	}
	return p.exchange(ctx, t, decisionWords(label, call.Reason), nil)
}

// beginClose begins the guide's closing walk, unless the learner stands at its gate already: one that was talked past
// begins anew, because only the decision opens it.
func (p *play) beginClose(t *session.Turn) error {
	if talk := p.talk(GuideClose); talk != nil && !talk.progress.Ended && talk.stop().Gate {
		return nil
	}
	walk, found := p.bind(GuideClose)
	if walk == nil {
		return fmt.Errorf("bind the guide's walk: %w", found)
	}
	return t.Decide(eventBegan, Began{Character: GuideClose, Walk: walk, System: systemPrompt(p.scenario, p.guide.close.character)})
}

// decisionWords is the decision as the learner says it to the guide.
func decisionWords(label, reason string) string { return label + fullStop(label) + " " + reason }

// ruleOnDecision has code report at the guide's gate, whatever the actor says: the decision itself is the evidence, and
// nothing else is.
func (p *play) ruleOnDecision(report *ReportLine) {
	if p.with.character.ID != GuideClose || !p.with.stop().Gate {
		return
	}
	made := p.call != nil
	report.NodeSatisfied, report.Evidence = made, &made
}

// mayDecide says whether the decision can be made now.
func (p *play) mayDecide() bool { return p.call == nil && p.heard() && !p.waits() }

// lookBack is the debrief for the guide to put into words; nil for everyone else, and before the decision.
func (p *play) lookBack() *Debrief {
	if p.call == nil || p.with.character.ID != GuideClose {
		return nil
	}
	return p.debrief()
}

// label is that of an option of the decision, or the id itself when there is no such option.
func (s *Scenario) label(option string) string {
	i := slices.IndexFunc(s.Decision.Options, func(o Option) bool { return o.ID == option })
	if i < 0 {
		return option
	}
	return s.Decision.Options[i].Label
}
