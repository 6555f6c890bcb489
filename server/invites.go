package server

import (
	"context"
	"errors"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"throughline/access"
	"throughline/session"
)

func (s *Server) routeInvites() {
	tags := []string{"invitations"}
	huma.Register(s.api, huma.Operation{
		OperationID: "list-invites", Method: http.MethodGet, Path: basePath + "/invites", Summary: "List invitations", Tags: tags,
	}, s.listInvites)
	huma.Register(s.api, huma.Operation{
		OperationID: "make-invite", Method: http.MethodPost, Path: basePath + "/invites", DefaultStatus: http.StatusCreated,
		Summary: "Invite people to a document; the link is shown this once, the code of a class again", Tags: tags,
	}, s.makeInvite)
	huma.Register(s.api, huma.Operation{
		OperationID: "revoke-invite", Method: http.MethodDelete, Path: basePath + "/invites/{id}", DefaultStatus: http.StatusNoContent,
		Summary: "Revoke an invitation; those who came by it stay", Tags: tags,
	}, s.revokeInvite)
	huma.Register(s.api, huma.Operation{
		OperationID: "list-guests", Method: http.MethodGet, Path: basePath + "/invites/{id}/guests",
		Summary: "Who came by an invitation, and how far they are", Tags: tags,
	}, s.listGuests)
	huma.Register(s.api, needNothing.of(huma.Operation{
		OperationID: "read-join", Method: http.MethodGet, Path: basePath + "/join/{token}",
		Summary: "What a link or a code opens", Tags: tags,
	}), s.readJoin)
	huma.Register(s.api, needNothing.of(huma.Operation{
		OperationID: "join", Method: http.MethodPost, Path: basePath + "/join/{token}", DefaultStatus: http.StatusCreated,
		MaxBodyBytes: 8 << 10, Summary: "Come by a link or a code", Tags: tags,
	}), s.join)
}

type invitesOutput struct {
	Body struct {
		Invites []access.Invite `json:"invites" nullable:"false"`
	}
}

func (s *Server) listInvites(ctx context.Context, _ *struct{}) (*invitesOutput, error) {
	var out invitesOutput
	var err error
	if out.Body.Invites, err = s.Door.Invites(ctx); err != nil {
		return nil, s.fail(ctx, err)
	}
	return &out, nil
}

type inviteInput struct {
	Body struct {
		Kind     string `json:"kind" maxLength:"60"`
		Document string `json:"document" maxLength:"200"`
		Label    string `json:"label" maxLength:"100" doc:"For the owner's own list"`
		Class    bool   `json:"class" doc:"Many come by one link, each with a nickname"`
		Limit    int    `json:"limit" minimum:"1" maximum:"10000" default:"1" doc:"How many may come"`
		Days     int    `json:"days" minimum:"0" maximum:"3650" doc:"How long it lasts; 0 for ever"`
	}
}

type inviteOutput struct {
	Body struct {
		Invite access.Invite `json:"invite"`
		Link   string        `json:"link" doc:"The path to send; shown this once"`
	}
}

func (s *Server) makeInvite(ctx context.Context, in *inviteInput) (*inviteOutput, error) {
	domain, err := s.domain(in.Body.Kind)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	doc, err := s.Library.Document(ctx, domain.Document, in.Body.Document)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	if _, err := s.opening(ctx, domain, doc); err != nil {
		return nil, s.fail(ctx, err)
	}
	title, _ := s.Library.describe(doc)
	secret, invite, err := s.Door.NewInvite(ctx, access.Invite{
		Kind: in.Body.Kind, Document: in.Body.Document, Title: title, Label: in.Body.Label, Class: in.Body.Class, Limit: in.Body.Limit,
	}, in.Body.Days)
	if err == nil {
		err = s.Door.Did(ctx, principal(ctx), "invited to "+title, in.Body.Label)
	}
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	var out inviteOutput
	out.Body.Invite, out.Body.Link = invite, "/join/"+secret
	return &out, nil
}

func (s *Server) revokeInvite(ctx context.Context, in *entryPath) (*struct{}, error) {
	err := s.Book.Revoke(ctx, in.ID)
	if err == nil {
		err = s.Door.Did(ctx, principal(ctx), "revoked an invitation", in.ID)
	}
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	return nil, nil
}

// Arrival is a guest and how far they are.
type Arrival struct {
	Nickname string     `json:"nickname"`
	Session  session.ID `json:"session"`
	Joined   int64      `json:"joined"`
	Place    string     `json:"place"`
	Done     bool       `json:"done"`
}

type guestsOutput struct {
	Body struct {
		Guests []Arrival `json:"guests" nullable:"false"`
	}
}

func (s *Server) listGuests(ctx context.Context, in *entryPath) (*guestsOutput, error) {
	guests, err := s.Book.Guests(ctx, in.ID)
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	var out guestsOutput
	out.Body.Guests = []Arrival{}
	for _, g := range guests {
		head, err := s.Log.Head(ctx, session.ID(g.Session))
		if err != nil {
			return nil, s.fail(ctx, err)
		}
		out.Body.Guests = append(out.Body.Guests, Arrival{g.Nickname, head.ID, g.Joined, head.Place, head.Done})
	}
	return &out, nil
}

type joinPath struct {
	request
	Token string `path:"token" maxLength:"200" doc:"The secret of a link, or a code, in any case, with or without spaces and dashes"`
}

type joinPageOutput struct {
	Body struct {
		Kind    string       `json:"kind"`
		Title   string       `json:"title"`
		Summary string       `json:"summary"`
		Class   bool         `json:"class"`
		State   access.State `json:"state" enum:"open,used up,expired,revoked"`
	}
}

func (s *Server) readJoin(ctx context.Context, in *joinPath) (*joinPageOutput, error) {
	var invite access.Invite
	err := s.knock(ctx, in.r, s.wrongAt(in.Token), func() (err error) {
		invite, err = s.Door.Invite(ctx, in.Token)
		return err
	})
	if err != nil {
		return nil, err
	}
	var out joinPageOutput
	out.Body.Kind, out.Body.Title, out.Body.Class, out.Body.State = invite.Kind, invite.Title, invite.Class, invite.State
	if domain, err := s.domain(invite.Kind); err == nil {
		if doc, err := s.Library.Document(ctx, domain.Document, invite.Document); err == nil {
			_, out.Body.Summary = s.Library.describe(doc)
		}
	}
	return &out, nil
}

// wrongAt is where a wrong one is counted: among codes, or among secrets.
func (s *Server) wrongAt(pass string) *limits {
	if _, typed := access.ReadCode(pass); typed {
		return s.codes
	}
	return s.wrong
}

type joinInput struct {
	request
	Token string `path:"token" maxLength:"200" doc:"The secret of a link, or a code, in any case, with or without spaces and dashes"`
	Key   string `header:"Idempotency-Key" maxLength:"200" doc:"The same key on the same invitation is the same guest"`
	Body  struct {
		Nickname string `json:"nickname,omitempty" maxLength:"200"`
	}
}

type joinOutput struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
	Body      struct {
		Session session.ID `json:"session"`
		Kind    string     `json:"kind"`
	}
}

func (s *Server) join(ctx context.Context, in *joinInput) (*joinOutput, error) {
	var secret string
	var guest access.Guest
	err := s.knock(ctx, in.r, s.wrongAt(in.Token), func() (err error) {
		secret, guest, err = s.Door.Join(ctx, in.Token, in.Body.Nickname, in.Key, room{s})
		return err
	})
	if err != nil {
		return nil, err
	}
	out := &joinOutput{SetCookie: cookie(in.r, guestCookie, secret, 180*24*3600)}
	out.Body.Session, out.Body.Kind = session.ID(guest.Session), guest.Kind
	return out, nil
}

// room begins sessions for guests.
type room struct{ s *Server }

// Begin opens a session on what the invitation is for. A guest is told neither the owner's other documents nor what is
// wrong with this one.
func (r room) Begin(ctx context.Context, i access.Invite) (string, error) {
	snapshot, err := r.s.open(ctx, i.Kind, i.Document, "")
	var refusal *session.Refusal
	switch {
	case errors.Is(err, errNoDocument):
		err = problem(http.StatusGone, "gone", "what this link opened is no longer there; ask whoever sent it")
	case errors.As(err, &refusal):
		err = problem(http.StatusConflict, "not-ready", "what this link opens is being changed and cannot be begun just now; try again later, or tell whoever sent it")
	}
	return string(snapshot.Head.ID), err
}

// Abandon deletes a session that nobody came into.
func (r room) Abandon(ctx context.Context, id string) error {
	_, err := r.s.Host.Delete(ctx, session.ID(id))
	return err
}
