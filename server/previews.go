package server

import (
	"context"
	"encoding/json"
	"math"

	"throughline/session"
)

// previews counts the sessions on a document that nobody was invited to: owners trying it out, and forks.
func (c Config) previews(ctx context.Context, kind, document string, invited map[session.ID]bool) (int, error) {
	heads, err := c.Log.List(ctx, session.Filter{Kind: kind, Limit: math.MaxInt32})
	n := 0
	for _, h := range heads {
		if err != nil {
			return 0, err
		}
		if invited[h.ID] {
			continue
		}
		var on string
		if on, err = c.openedOn(ctx, h.ID); on == document {
			n++
		}
	}
	return n, err
}

// openedOn is the id of the document that a session was opened on: the first that its log pins.
func (c Config) openedOn(ctx context.Context, id session.ID) (string, error) {
	events, err := c.Log.Events(ctx, id, 0, 1)
	if err != nil || len(events) == 0 {
		return "", err
	}
	var opening struct {
		Documents []struct {
			ID string `json:"id"`
		} `json:"documents"`
	}
	if err := json.Unmarshal(events[0].Body, &opening); err != nil || len(opening.Documents) == 0 {
		return "", nil //nolint:nilerr // a log of another make is on no document
	}
	return opening.Documents[0].ID, nil
}
