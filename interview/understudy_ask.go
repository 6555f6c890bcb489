package interview

import "context"

// Ask words the question by the strategy's templates.
func (u *Understudy) Ask(_ context.Context, cue AskCue) (Question, error) {
	return Question{Text: Template(&cue), Template: true, Call: Call{By: understudyName}}, nil
}
