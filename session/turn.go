package session

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
)

// Turn is how State.Turn acts: everything it brings in from outside passes through Observe and everything it
// concludes through Decide. So a turn can be run again from its log: a replayed Turn hands Observe what was
// logged instead of calling out, and holds every request and decision against the logged bytes.
type Turn struct {
	Session ID    // whose turn it is
	Number  int   // counted from 1
	Input   Event // what the person did

	state   State
	now     func() int64
	version int64   // of the latest event folded
	events  []Event // what the turn has logged so far
	release func(words string)
	again   *rerun // nil in a live turn
}

// Release lets the person see words before the turn is committed. The turn must log the same words.
func (t *Turn) Release(words string) {
	if t.release != nil && words != "" {
		t.release(words)
	}
}

// Decide logs and folds a conclusion.
func (t *Turn) Decide(eventType string, body any) error {
	encoded, err := encode(body)
	if err != nil {
		return err
	}
	if t.again != nil {
		logged, err := t.again.decided(eventType, encoded)
		if err != nil {
			return err
		}
		return t.fold(logged)
	}
	return t.fold(t.next(eventType, Code, encoded))
}

// Observe brings something in from outside: it calls do, and logs what was asked and what came back. A failure
// worth going on from belongs in the reply; an error of do ends the turn, and it will be taken up again.
func Observe[R any](ctx context.Context, t *Turn, eventType string, request any, do func(context.Context) (R, error)) (R, error) {
	var reply R
	asked, err := encode(request)
	if err != nil {
		return reply, err
	}
	if t.again != nil {
		answered, logged, err := t.again.observed(eventType, asked)
		if err != nil {
			return reply, err
		}
		if err := json.Unmarshal(answered, &reply); err != nil {
			return reply, fmt.Errorf("read the logged reply of event %d: %w", logged.Version, err)
		}
		return reply, t.fold(logged)
	}
	if reply, err = do(ctx); err != nil {
		return reply, err
	}
	answered, err := encode(reply)
	if err != nil {
		return reply, err
	}
	body, err := encode(Observation{Request: asked, Reply: answered})
	if err != nil {
		return reply, err
	}
	return reply, t.fold(t.next(eventType, World, body))
}

func (t *Turn) next(eventType string, origin Origin, body json.RawMessage) Event {
	return Event{Version: t.version + 1, Turn: t.Number, Type: eventType, Origin: origin, At: t.now(), Body: body}
}

func (t *Turn) fold(e Event) error {
	if err := t.state.Fold(e); err != nil {
		return fmt.Errorf("fold event %d (%s): %w", e.Version, e.Type, err)
	}
	t.version = e.Version
	t.events = append(t.events, e)
	return nil
}

// errDiffers ends a replayed turn at its first difference, which the rerun holds.
var errDiffers = errors.New("differs from the log")

// rerun is the logged rest of a turn that is run again.
type rerun struct {
	logged     []Event
	difference *Difference
}

func (r *rerun) decided(eventType string, body json.RawMessage) (Event, error) {
	logged, err := r.pop(eventType, Code)
	if err != nil {
		return logged, err
	}
	if !bytes.Equal(logged.Body, body) {
		return logged, r.differ(logged, string(logged.Body), string(body))
	}
	return logged, nil
}

func (r *rerun) observed(eventType string, asked json.RawMessage) (json.RawMessage, Event, error) {
	logged, err := r.pop(eventType, World)
	if err != nil {
		return nil, logged, err
	}
	var o Observation
	if err := json.Unmarshal(logged.Body, &o); err != nil {
		return nil, logged, fmt.Errorf("read event %d: %w", logged.Version, err)
	}
	if !bytes.Equal(o.Request, asked) {
		return nil, logged, r.differ(logged, string(o.Request), string(asked))
	}
	return o.Reply, logged, nil
}

// pop takes the next logged event, which must be of this type and origin.
func (r *rerun) pop(eventType string, origin Origin) (Event, error) {
	if len(r.logged) == 0 {
		r.difference = &Difference{Type: eventType, Logged: "nothing more", Again: string(origin) + " " + eventType}
		return Event{}, errDiffers
	}
	logged := r.logged[0]
	if logged.Type != eventType || logged.Origin != origin {
		return logged, r.differ(logged, string(logged.Origin)+" "+logged.Type, string(origin)+" "+eventType)
	}
	r.logged = r.logged[1:]
	return logged, nil
}

func (r *rerun) differ(logged Event, was, again string) error {
	r.difference = &Difference{Version: logged.Version, Turn: logged.Turn, Type: logged.Type, Logged: was, Again: again}
	return errDiffers
}
