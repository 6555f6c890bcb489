package interview

import (
	"context"
	"fmt"
)

// modelArbiter has a model judge whether two concepts mean the same.
type modelArbiter struct {
	caller
	rule Arbiter
}

// judgeReply is what the model is asked for.
type judgeReply struct {
	Verdicts []Verdict `json:"verdicts" jsonschema:"enum=same,enum=different,enum=unsure"`
}

// Judge asks the model for all pairs at once; where it fails or miscounts, the rule judges.
func (m *modelArbiter) Judge(ctx context.Context, cue JudgeCue) (Judgement, error) {
	user := fillPrompt("judge", struct {
		Concept string
		Pairs   []Pair
	}{cue.Study.Concept, cue.Pairs})
	r := m.request(cue.Payer, "", user)
	r.SchemaName = "verdicts"
	judged, call, failed, err := ask[judgeReply](ctx, m.caller, r)
	if err != nil {
		return Judgement{}, err
	}
	if !failed && len(judged.Verdicts) != len(cue.Pairs) {
		failed = true
		call.Faults = append(call.Faults, fmt.Sprintf("the model gave %d verdicts on %d pairs", len(judged.Verdicts), len(cue.Pairs)))
	}
	if failed {
		stand, err := m.rule.Judge(ctx, cue)
		stand.Call = call.standIn()
		return stand, err
	}
	return Judgement{Verdicts: judged.Verdicts, Call: call}, nil
}
