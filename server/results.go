package server

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"throughline/access"
	"throughline/session"
)

// Results is how everyone fared who came by an invitation to one document.
type Results struct {
	Kind     string          `json:"kind"`
	Document string          `json:"document"`
	Title    string          `json:"title"`
	Invites  []access.Invite `json:"invites" nullable:"false" doc:"All invitations to the document, also those that were filtered out"`
	People   []Participant   `json:"people" nullable:"false" doc:"In the order they came"`
	Previews int             `json:"previews" doc:"Sessions of owners on the document; they are not counted"`
	Cohort   Cohort          `json:"cohort"`

	heading []string
	rows    [][]string
}

// Participant is someone who came by an invitation, and how they fared.
type Participant struct {
	Nickname string     `json:"nickname"`
	Session  session.ID `json:"session"`
	Invite   string     `json:"invite" doc:"The invitation's id"`
	Joined   int64      `json:"joined" doc:"Milliseconds since 1970"`
	Seen     int64      `json:"seen" doc:"When anything last happened in the session"`
	Done     bool       `json:"done"`
	Place    string     `json:"place"`
	Outcome  Outcome    `json:"outcome" doc:"What it came to so far; whoever is not done is shown as they stand"`
}

// Results gathers how everyone fared who came by an invitation to a document, or by one of them. A document that is
// gone has results while anyone's session on it is there.
func (c Config) Results(ctx context.Context, kind, document, invite string) (Results, error) {
	domain, err := c.domain(kind)
	if err != nil {
		return Results{}, err
	}
	r := Results{Kind: kind, Document: document, Invites: []access.Invite{}, People: []Participant{}}
	guests, err := c.guests(ctx, &r)
	if err != nil {
		return Results{}, err
	}
	text, err := c.titled(ctx, domain, &r)
	if err != nil {
		return Results{}, err
	}
	if invite != "" && !slices.ContainsFunc(r.Invites, func(i access.Invite) bool { return i.ID == invite }) {
		return Results{}, fmt.Errorf("look up an invitation to %s: %w", document, access.ErrUnknown)
	}
	all := []session.Result{}
	for _, g := range guests {
		if invite != "" && g.Invite != invite {
			continue
		}
		head, outcome, err := c.Host.Result(ctx, session.ID(g.Session))
		if errors.Is(err, session.ErrNotFound) { // deleted in this instant
			continue
		}
		if err != nil {
			return Results{}, err
		}
		all = append(all, outcome)
		r.People = append(r.People, Participant{
			Nickname: g.Nickname, Session: head.ID, Invite: g.Invite, Joined: g.Joined, Seen: head.Updated,
			Done: head.Done, Place: head.Place, Outcome: Outcome{outcome.Outcome},
		})
	}
	if domain.Cohort != nil {
		r.Cohort = Cohort{domain.Cohort(text, all)}
	}
	if domain.Sheet != nil {
		r.heading, r.rows = domain.Sheet(all)
	}
	return r, nil
}

// guests lists the invitations to a document, those who came by them in order, and how many sessions owners had.
func (c Config) guests(ctx context.Context, r *Results) ([]access.Guest, error) {
	invites, err := c.Door.Invites(ctx)
	if err != nil {
		return nil, err
	}
	var all []access.Guest
	theirs := map[session.ID]bool{}
	for _, i := range invites {
		if i.Kind != r.Kind {
			continue
		}
		came, err := c.Book.Guests(ctx, i.ID)
		if err != nil {
			return nil, err
		}
		for _, g := range came {
			theirs[session.ID(g.Session)] = true
		}
		if i.Document == r.Document {
			r.Invites = append(r.Invites, i)
			all = append(all, came...)
		}
	}
	slices.SortStableFunc(all, func(a, b access.Guest) int { return int(a.Joined - b.Joined) })
	r.Previews, err = c.previews(ctx, r.Kind, r.Document, theirs)
	return all, err
}

// titled fills in what a document is called and returns its text: what it is now, or what it was when people were invited.
func (c Config) titled(ctx context.Context, domain Domain, r *Results) ([]byte, error) {
	doc, err := c.Library.Document(ctx, domain.Document, r.Document)
	switch {
	case err == nil:
		r.Title, _ = c.Library.describe(doc)
		return []byte(doc.Text), nil
	case errors.Is(err, errNoDocument) && len(r.Invites) > 0:
		r.Title = r.Invites[0].Title
		return nil, nil
	}
	return nil, err
}
