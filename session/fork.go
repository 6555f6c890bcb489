package session

import (
	"context"
	"fmt"
)

// Fork begins a session that shares this one's past up to the end of a turn; turn 0 is just after the opening.
func (h *Host) Fork(ctx context.Context, id ID, turn int) (Snapshot, error) {
	head, err := h.log.Head(ctx, id)
	if err != nil {
		return Snapshot{}, err
	}
	events, err := h.log.Events(ctx, id, 0, 0)
	if err != nil {
		return Snapshot{}, err
	}
	past := upTo(events, turn)
	if len(past) == 0 || past[len(past)-1].Turn != turn {
		return Snapshot{}, &NoTurnError{Turn: turn, Turns: head.Turn}
	}
	if past[len(past)-1].Origin == Person {
		return Snapshot{}, fmt.Errorf("fork after turn %d: %w", turn, ErrBusy)
	}
	state, err := fold(h.kinds, nil, past)
	if err != nil {
		return Snapshot{}, fmt.Errorf("read session %s: %w", id, err)
	}
	now := h.now()
	branch := Head{
		ID: NewID(), Kind: head.Kind, Summary: state.Summary(), Parent: id, ParentTurn: turn, Created: now, Updated: now,
	}
	if err := h.log.Create(ctx, branch, past); err != nil {
		return Snapshot{}, err
	}
	return h.Read(ctx, branch.ID)
}

// NoTurnError says that a session has no such turn.
type NoTurnError struct {
	Turn, Turns int
}

// Error says which turns there are.
func (e *NoTurnError) Error() string {
	return fmt.Sprintf("there is no turn %d: the session has turns 0 to %d", e.Turn, e.Turns)
}

// upTo returns the events of turn and of those before it.
func upTo(events []Event, turn int) []Event {
	end := 0
	for end < len(events) && events[end].Turn <= turn {
		end++
	}
	return events[:end]
}

// Delete removes a session, its forks and everything kept about them, on every node at once.
func (h *Host) Delete(ctx context.Context, id ID) ([]ID, error) {
	ids, err := h.log.Delete(ctx, id)
	for _, each := range ids {
		h.changed(each)
	}
	return ids, err
}
