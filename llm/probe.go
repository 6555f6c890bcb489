package llm

import (
	"context"
	"time"
)

// Trial is what a test call showed.
type Trial struct {
	// First is the time until the first words, Whole until the last.
	First, Whole time.Duration
	Sample       string
	Model        string
	Usage        Usage
}

// Probe makes a tiny call, to show that a model answers, how fast, and at what cost.
func Probe(ctx context.Context, m Model) (Trial, error) {
	began := time.Now()
	var t Trial
	reply, err := m.Generate(ctx, Request{
		Messages:  []Message{{From: User, Text: "Greet me in one short sentence."}},
		MaxTokens: 1024, // a model that thinks first needs more than the sentence
	}, func(string) {
		if t.First == 0 {
			t.First = time.Since(began)
		}
	})
	t.Whole, t.Sample, t.Model, t.Usage = time.Since(began), clip(reply.Text), reply.Model, reply.Usage
	return t, err
}
