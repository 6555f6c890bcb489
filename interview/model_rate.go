package interview

import "context"

// modelRater has a model judge how an answer was given.
type modelRater struct {
	caller
	understudy Rater
}

// rateReply is what the model is asked for. Numbers run from 1 to 5.
type rateReply struct {
	Depth       ResponseDepth `json:"response_depth" jsonschema:"enum=surface,enum=shallow,enum=moderate,enum=deep"`
	Sentiment   Sentiment     `json:"sentiment" jsonschema:"enum=negative,enum=neutral,enum=positive"`
	Uncertainty int           `json:"uncertainty" jsonschema:"minimum=1,maximum=5"`
	Ambiguity   int           `json:"ambiguity" jsonschema:"minimum=1,maximum=5"`
	Hedging     int           `json:"hedging_language" jsonschema:"minimum=1,maximum=5"`
	Specificity int           `json:"specificity" jsonschema:"minimum=1,maximum=5"`
	Engagement  int           `json:"engagement" jsonschema:"minimum=1,maximum=5"`
}

// Rate asks the model; where it fails, the understudy rates.
func (m *modelRater) Rate(ctx context.Context, cue RateCue) (Rating, error) {
	r := m.request(cue.Payer, fillPrompt("rate", nil), ratePrompt(&cue))
	r.SchemaName = "rating"
	rated, call, failed, err := ask[rateReply](ctx, m.caller, r)
	if err != nil {
		return Rating{}, err
	}
	if failed {
		stand, err := m.understudy.Rate(ctx, cue)
		stand.Call = call.standIn()
		return stand, err
	}
	return Rating{
		Depth: rated.Depth, Sentiment: rated.Sentiment,
		Uncertainty: fromFive(rated.Uncertainty), Ambiguity: fromFive(rated.Ambiguity), Hedging: fromFive(rated.Hedging),
		Specificity: fromFive(rated.Specificity), Engagement: fromFive(rated.Engagement), Call: call,
	}, nil
}

func ratePrompt(cue *RateCue) string {
	return fillPrompt("rate_answer", struct{ Concept, Question, Answer string }{cue.Study.Concept, cue.Question, cue.Utterance.Text})
}

// fromFive maps 1 to 5 on 0 to 1.
func fromFive(x int) float64 { return float64(min(max(x, 1), 5)-1) / 4 }
