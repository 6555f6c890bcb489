package llm

import (
	"context"
	"errors"
	"time"
)

// Timeouts bound a call. A zero leaves its part unbounded.
type Timeouts struct {
	Start time.Duration // until the first words
	Idle  time.Duration // between words
	Total time.Duration // until the end
}

// WithTimeout gives a call up with a *TimeoutError when it is late to begin, stalls in the middle or takes too long.
func WithTimeout(m Model, limits Timeouts) Model {
	return ModelFunc(func(ctx context.Context, r Request, release func(string)) (Reply, error) {
		within, cancel := context.WithCancelCause(ctx)
		defer cancel(nil)
		give := func(phase Phase, after time.Duration) *time.Timer {
			if after <= 0 {
				return nil
			}
			return time.AfterFunc(after, func() { cancel(&TimeoutError{Phase: phase, After: after}) })
		}
		var waiting *time.Timer
		wait := func(phase Phase, after time.Duration) {
			if waiting != nil {
				waiting.Stop()
			}
			waiting = give(phase, after)
		}
		if total := give(PhaseTotal, limits.Total); total != nil {
			defer total.Stop()
		}
		wait(PhaseStart, limits.Start)
		defer func() { wait(PhaseIdle, 0) }()
		reply, err := m.Generate(within, r, func(delta string) {
			if release != nil {
				release(delta)
			}
			wait(PhaseIdle, limits.Idle)
		})
		if late := new(TimeoutError); err != nil && ctx.Err() == nil && errors.As(context.Cause(within), &late) {
			err = late
		}
		return reply, err
	})
}
