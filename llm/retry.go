package llm

import (
	"context"
	"errors"
	"time"
)

// Retry says how often and after what wait a call is made again.
type Retry struct {
	Calls   int           // at most, the first included
	Base    time.Duration // the first wait; each further one is twice as long
	Longest time.Duration // a wait that the provider asks for and that is longer ends the trying
}

// DefaultRetry waits 1, 2 and 4 seconds, and no longer than a person would.
var DefaultRetry = Retry{Calls: 4, Base: time.Second, Longest: 30 * time.Second}

// WithRetry makes a call again after a time-out, a 429 and a 5xx, but never once words were released: nobody reads the
// same line twice. The reply counts the usage of every call.
func WithRetry(m Model, policy Retry) Model {
	return ModelFunc(func(ctx context.Context, r Request, release func(string)) (Reply, error) {
		released := false
		noting := release
		if release != nil {
			noting = func(delta string) {
				released = true
				release(delta)
			}
		}
		var before Reply
		for call := 1; ; call++ {
			reply, err := m.Generate(ctx, r, noting)
			reply = reply.Add(before)
			wait, worth := policy.wait(call, err)
			if !worth || released || ctx.Err() != nil || !pause(ctx, wait) {
				return reply, err
			}
			before = reply
		}
	})
}

// wait is how long to wait after a call failed, and whether another may be worth it.
func (p Retry) wait(call int, err error) (time.Duration, bool) {
	if err == nil || call >= p.Calls {
		return 0, false
	}
	wait := p.Base << (call - 1)
	failed := new(Error)
	switch {
	case errors.As(err, new(*TimeoutError)):
		return wait, true
	case errors.As(err, &failed) && failed.Temporary():
		wait = max(wait, failed.RetryAfter)
		return wait, failed.RetryAfter <= p.Longest
	default:
		return 0, false
	}
}

// pause waits, unless the context ends or would end before.
func pause(ctx context.Context, d time.Duration) bool {
	if end, bounded := ctx.Deadline(); bounded && time.Until(end) <= d {
		return false
	}
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}
