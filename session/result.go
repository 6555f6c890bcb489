package session

import "context"

// Result is what one session came to, for those who compare sessions.
type Result struct {
	Session ID
	Outcome any // what State.Outcome said
}

// Result returns what a session came to as it stands in the log now, with its row.
func (h *Host) Result(ctx context.Context, id ID) (Head, Result, error) {
	e, err := h.acquire(ctx, id)
	if err != nil {
		return Head{}, Result{}, err
	}
	defer e.mu.Unlock()
	return e.head, Result{Session: id, Outcome: e.state.Outcome()}, nil
}
