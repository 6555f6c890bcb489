package interview

import (
	"context"
	"strings"
	"time"

	"throughline/session"
)

// stopwatch measures the stages of a turn. What it shows depends on the machine, so it is logged as brought in from
// outside, and a replay takes it from the log.
type stopwatch struct {
	now         func() time.Time
	began, last time.Time
	stages      []Stage
}

func (s *sitting) watch() *stopwatch {
	now := s.kind.now()
	return &stopwatch{now: s.kind.now, began: now, last: now}
}

// lap ends a stage.
func (w *stopwatch) lap(stage string) { w.fault(stage, Call{}) }

// fault ends a stage with what went wrong in it.
func (w *stopwatch) fault(stage string, c Call) {
	now := w.now()
	w.stages = append(w.stages, Stage{Name: stage, Micro: now.Sub(w.last).Microseconds(), Error: strings.Join(c.Faults, "; ")})
	w.last = now
}

// time logs how long everything took.
func (s *sitting) time(ctx context.Context, t *session.Turn, w *stopwatch) error {
	_, err := session.Observe(ctx, t, eventTimed, struct{}{}, func(context.Context) (Timed, error) {
		return Timed{Stages: w.stages, Micros: w.now().Sub(w.began).Microseconds()}, nil
	})
	return err
}
