package session

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
)

// Outcome is what a replay found.
type Outcome string

// The three outcomes of a replay.
const (
	Same         Outcome = "same"
	Differs      Outcome = "differs"
	OtherVersion Outcome = "other version" // the log was decided by another engine, so nothing is compared
)

// Verdict is the result of a replay.
type Verdict struct {
	Session    ID          `json:"session"`
	Kind       string      `json:"kind"`
	Outcome    Outcome     `json:"verdict" enum:"same,differs,other version"`
	Turns      int         `json:"turns" doc:"Turns decided again"`
	Events     int         `json:"events" doc:"Events in the log"`
	Difference *Difference `json:"difference,omitempty"`
	Engine     string      `json:"engine" doc:"The engine that wrote the log"`
}

// Difference is where a replay parts from its log.
type Difference struct {
	Version int64  `json:"version"`
	Turn    int    `json:"turn"`
	Type    string `json:"type"`
	Logged  string `json:"logged" doc:"What the log has"`
	Again   string `json:"again" doc:"What the same inputs give now"`
}

// Kinds are the sorts of session that a program knows.
type Kinds []Kind

// Named returns the kind of that name.
func (ks Kinds) Named(name string) (Kind, error) {
	for _, k := range ks {
		if k.Name() == name {
			return k, nil
		}
	}
	return nil, fmt.Errorf("%w: %q", ErrUnknownKind, name)
}

// Replay decides every turn of a log again, from the log alone, and compares each request and decision byte for byte.
func Replay(ctx context.Context, kinds Kinds, id ID, events []Event) (Verdict, error) {
	opening, kind, state, err := open(kinds, events)
	if err != nil {
		return Verdict{Session: id}, err
	}
	v := Verdict{Session: id, Kind: opening.Kind, Outcome: Same, Events: len(events), Engine: opening.Engine}
	if opening.Engine != kind.Engine() {
		v.Outcome = OtherVersion
		return v, nil
	}
	for rest := events[1:]; len(rest) > 0; {
		input, logged, after := splitTurn(rest)
		rest = after
		if err := state.Fold(input); err != nil {
			return v, fmt.Errorf("fold event %d (%s): %w", input.Version, input.Type, err)
		}
		if len(logged) == 0 { // begun and not finished: nothing was decided yet
			break
		}
		again := &rerun{logged: logged}
		turn := &Turn{Session: id, Number: input.Turn, Input: input, state: state, version: input.Version, again: again}
		err := state.Turn(ctx, turn)
		switch {
		case err == nil && len(again.logged) > 0:
			_ = again.differ(again.logged[0], again.logged[0].Type, "nothing more")
		case err != nil && !errors.Is(err, errDiffers):
			return v, fmt.Errorf("decide turn %d again: %w", input.Turn, err)
		}
		if again.difference != nil {
			v.Outcome, v.Difference = Differs, again.difference
			if v.Difference.Turn == 0 {
				v.Difference.Turn, v.Difference.Version = input.Turn, turn.version
			}
			return v, nil
		}
		v.Turns++
	}
	return v, nil
}

// open reads a log's first event and makes the state it stands for.
func open(kinds Kinds, events []Event) (Opening, Kind, State, error) {
	var opening Opening
	if len(events) == 0 || events[0].Type != Opened {
		return opening, nil, nil, fmt.Errorf("%w: it does not begin with %q", ErrCorrupt, Opened)
	}
	if err := json.Unmarshal(events[0].Body, &opening); err != nil {
		return opening, nil, nil, fmt.Errorf("%w: read its opening: %w", ErrCorrupt, err)
	}
	kind, err := kinds.Named(opening.Kind)
	if err != nil {
		return opening, nil, nil, err
	}
	state, err := kind.Open(opening)
	if err != nil {
		return opening, nil, nil, fmt.Errorf("open a %s: %w", opening.Kind, err)
	}
	return opening, kind, state, nil
}

// splitTurn cuts the first turn off: what the person did, what followed, and the turns after.
func splitTurn(events []Event) (input Event, logged, after []Event) {
	end := 1
	for end < len(events) && events[end].Origin != Person {
		end++
	}
	return events[0], events[1:end], events[end:]
}
