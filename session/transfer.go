package session

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
)

// transferFormat names the form in which sessions travel: a line of header, then a line for each event.
const transferFormat = "throughline-session/v1"

// maxLine bounds one line of a file of sessions.
const maxLine = 64 << 20

// header is the first line of each session in a file.
type header struct {
	Format     string `json:"format"`
	ID         ID     `json:"id"`
	Kind       string `json:"kind"`
	Parent     ID     `json:"parent,omitempty"`
	ParentTurn int    `json:"parent_turn,omitempty"`
	Events     int    `json:"events"`
}

// Export writes a session as lines of JSON; several may follow one another in a file. Import is its inverse.
func Export(ctx context.Context, log Log, id ID, w io.Writer) error {
	head, err := log.Head(ctx, id)
	if err != nil {
		return err
	}
	events, err := log.Events(ctx, id, 0, int(head.Version))
	if err != nil {
		return err
	}
	out := bufio.NewWriter(w)
	lines := json.NewEncoder(out)
	lines.SetEscapeHTML(false)
	first := header{transferFormat, head.ID, head.Kind, head.Parent, head.ParentTurn, len(events)}
	if err := lines.Encode(first); err != nil {
		return fmt.Errorf("write session %s: %w", id, err)
	}
	for _, e := range events {
		if err := lines.Encode(e); err != nil {
			return fmt.Errorf("write session %s: %w", id, err)
		}
	}
	return out.Flush()
}

// Import reads sessions that Export wrote and stores them: all of them, or none when one is not whole. A session
// that is here already is left alone when it is the same, and refused when it is not.
func Import(ctx context.Context, log Log, kinds Kinds, r io.Reader) ([]Head, error) {
	incoming, err := readTransfer(r)
	if err != nil {
		return nil, err
	}
	var missing []*transfer
	for _, t := range incoming {
		state, err := fold(kinds, nil, t.events)
		if err != nil {
			return nil, fmt.Errorf("session %s: %w", t.head.ID, err)
		}
		t.head.Summary = state.Summary()
		t.head.Open = t.events[len(t.events)-1].Origin == Person
		here, err := log.Events(ctx, t.head.ID, 0, 0)
		switch {
		case errors.Is(err, ErrNotFound) || err == nil && len(here) == 0:
			missing = append(missing, t)
		case err != nil:
			return nil, err
		case !slices.EqualFunc(here, t.events, sameEvent):
			return nil, fmt.Errorf("session %s: %w, with other events; delete it first to replace it", t.head.ID, ErrExists)
		}
	}
	var heads []Head
	for _, t := range parentsFirst(missing) {
		err := log.Create(ctx, t.head, t.events)
		if errors.Is(err, ErrNotFound) { // its parent is neither here nor in the file: it stands for itself
			t.head.Parent, t.head.ParentTurn = "", 0
			err = log.Create(ctx, t.head, t.events)
		}
		if err != nil {
			return heads, fmt.Errorf("store session %s: %w", t.head.ID, err)
		}
		heads = append(heads, t.head)
	}
	return heads, nil
}

// parentsFirst orders sessions so that none comes before the one it was forked from.
func parentsFirst(all []*transfer) []*transfer {
	byID := map[ID]*transfer{}
	for _, t := range all {
		byID[t.head.ID] = t
	}
	var ordered []*transfer
	placed := map[ID]bool{}
	var place func(t *transfer)
	place = func(t *transfer) {
		if placed[t.head.ID] {
			return
		}
		placed[t.head.ID] = true
		if parent := byID[t.head.Parent]; parent != nil {
			place(parent)
		}
		ordered = append(ordered, t)
	}
	for _, t := range all {
		place(t)
	}
	return ordered
}

type transfer struct {
	head   Head
	events []Event
	want   int
}

// readTransfer reads and checks all sessions of a file.
func readTransfer(r io.Reader) ([]*transfer, error) {
	var all []*transfer
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, maxLine)
	number := 0
	for lines.Scan() {
		number++
		line := bytes.TrimSpace(lines.Bytes())
		if len(line) == 0 {
			continue
		}
		var current *transfer
		if len(all) > 0 {
			current = all[len(all)-1]
		}
		if current == nil || len(current.events) == current.want {
			next, err := readHeader(line)
			if err != nil {
				return nil, fmt.Errorf("line %d: %w", number, err)
			}
			all = append(all, next)
			continue
		}
		if err := current.add(line); err != nil {
			return nil, fmt.Errorf("line %d: session %s: %w", number, current.head.ID, err)
		}
	}
	if errors.Is(lines.Err(), bufio.ErrTooLong) {
		return nil, fmt.Errorf("%w: line %d is longer than %d MiB", ErrCorrupt, number+1, maxLine>>20)
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("read line %d: %w", number+1, err)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%w: the file is empty", ErrCorrupt)
	}
	if last := all[len(all)-1]; len(last.events) != last.want {
		return nil, fmt.Errorf("%w: session %s has %d of its %d events: the file is cut short", ErrCorrupt, last.head.ID, len(last.events), last.want)
	}
	return all, nil
}

func readHeader(line []byte) (*transfer, error) {
	var h header
	if err := strict(line, &h); err != nil {
		return nil, fmt.Errorf("%w: this should be the heading of a session: %w", ErrCorrupt, err)
	}
	switch {
	case h.Format != transferFormat:
		return nil, fmt.Errorf("%w: the format is %q, this program reads %q", ErrCorrupt, h.Format, transferFormat)
	case h.ID == "" || h.Events < 1:
		return nil, fmt.Errorf("%w: the heading names no session or no events", ErrCorrupt)
	}
	head := Head{ID: h.ID, Kind: h.Kind, Parent: h.Parent, ParentTurn: h.ParentTurn}
	return &transfer{head: head, want: h.Events}, nil
}

// add reads one event and holds it against those before.
func (t *transfer) add(line []byte) error {
	var e Event
	if err := strict(line, &e); err != nil {
		return fmt.Errorf("%w: this should be event %d: %w", ErrCorrupt, len(t.events)+1, err)
	}
	turn := 0
	if n := len(t.events); n > 0 {
		turn = t.events[n-1].Turn
	}
	if e.Origin == Person {
		turn++
	}
	switch want := int64(len(t.events) + 1); {
	case e.Version < want:
		return fmt.Errorf("%w: event %d is there twice", ErrCorrupt, e.Version)
	case e.Version > want:
		return fmt.Errorf("%w: event %d is missing", ErrCorrupt, want)
	case e.Origin != Person && e.Origin != World && e.Origin != Code:
		return fmt.Errorf("%w: event %d has the origin %q; it must be person, world or code", ErrCorrupt, e.Version, e.Origin)
	case e.Turn != turn:
		return fmt.Errorf("%w: event %d is of turn %d; it must be of turn %d", ErrCorrupt, e.Version, e.Turn, turn)
	}
	t.events = append(t.events, e)
	return nil
}

// strict decodes one whole JSON value without unknown fields.
func strict(line []byte, into any) error {
	dec := json.NewDecoder(bytes.NewReader(line))
	dec.DisallowUnknownFields()
	if err := dec.Decode(into); err != nil {
		return err
	}
	if dec.More() {
		return errors.New("there is more behind it on the line")
	}
	return nil
}

func sameEvent(a, b Event) bool {
	return a.Version == b.Version && a.Turn == b.Turn && a.Type == b.Type && a.Origin == b.Origin && a.At == b.At &&
		a.Key == b.Key && a.Hash == b.Hash && bytes.Equal(a.Body, b.Body)
}
