package server

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"throughline/access"
)

func (s *Server) routeOwners() {
	tags := []string{"access"}
	huma.Register(s.api, needNothing.of(huma.Operation{
		OperationID: "me", Method: http.MethodGet, Path: basePath + "/me", Summary: "Who am I", Tags: tags,
	}), s.me)
	huma.Register(s.api, needNothing.of(huma.Operation{
		OperationID: "sign-in", Method: http.MethodPost, Path: basePath + "/sign-in", DefaultStatus: http.StatusNoContent,
		Summary: "Sign in as an owner", Tags: tags, MaxBodyBytes: 8 << 10,
	}), s.signIn)
	huma.Register(s.api, needNothing.of(huma.Operation{
		OperationID: "sign-out", Method: http.MethodPost, Path: basePath + "/sign-out", DefaultStatus: http.StatusNoContent,
		Summary: "Sign out", Tags: tags,
	}), s.signOut)
	huma.Register(s.api, huma.Operation{
		OperationID: "list-owners", Method: http.MethodGet, Path: basePath + "/owners", Summary: "List owners", Tags: tags,
	}, s.listOwners)
	huma.Register(s.api, huma.Operation{
		OperationID: "list-tokens", Method: http.MethodGet, Path: basePath + "/tokens", Summary: "List one's API tokens", Tags: tags,
	}, s.listTokens)
	huma.Register(s.api, huma.Operation{
		OperationID: "make-token", Method: http.MethodPost, Path: basePath + "/tokens", DefaultStatus: http.StatusCreated,
		Summary: "Make an API token; it is shown this once", Tags: tags,
	}, s.makeToken)
	huma.Register(s.api, huma.Operation{
		OperationID: "drop-token", Method: http.MethodDelete, Path: basePath + "/tokens/{id}", DefaultStatus: http.StatusNoContent,
		Summary: "Revoke an API token", Tags: tags,
	}, s.dropToken)
	huma.Register(s.api, huma.Operation{
		OperationID: "list-audit", Method: http.MethodGet, Path: basePath + "/audit", Summary: "What owners did, latest first", Tags: tags,
	}, s.listAudit)
}

type meOutput struct {
	Body struct {
		Who     string `json:"who" enum:"owner,guest,nobody"`
		Name    string `json:"name"`
		Local   bool   `json:"local" doc:"The owner of a server that only its own machine can reach, without a password"`
		Session string `json:"session,omitempty" doc:"A guest's only session"`
		Kind    string `json:"kind,omitempty"`
	}
}

func (s *Server) me(ctx context.Context, _ *struct{}) (*meOutput, error) {
	var out meOutput
	p := principal(ctx)
	out.Body.Who, out.Body.Name, out.Body.Local = "nobody", p.Name(), s.Local
	switch {
	case p.MayOwn():
		out.Body.Who = "owner"
	case p.Guest != nil:
		out.Body.Who, out.Body.Session, out.Body.Kind = "guest", p.Guest.Session, p.Guest.Kind
	}
	return &out, nil
}

// knock runs what takes a secret, and slows down an address that tries one wrong secret after another. A right one costs
// nothing: a whole class may come from one address.
func (s *Server) knock(ctx context.Context, r *http.Request, wrong *limits, open func() error) error {
	if !wrong.left(address(r)) {
		return s.fail(ctx, errTooMany)
	}
	err := open()
	if errors.Is(err, access.ErrWrong) || errors.Is(err, access.ErrUnknown) {
		wrong.allow(address(r))
	}
	if err != nil {
		return s.fail(ctx, err)
	}
	return nil
}

type signInInput struct {
	request
	Body struct {
		Name     string `json:"name" maxLength:"60"`
		Password string `json:"password" maxLength:"1024"`
	}
}

// request lets a handler see the request itself, for its cookies.
type request struct{ r *http.Request }

// Resolve keeps the request.
func (q *request) Resolve(c huma.Context) []error {
	q.r, _ = humago.Unwrap(c)
	return nil
}

type cookieOutput struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
}

func (s *Server) signIn(ctx context.Context, in *signInInput) (*cookieOutput, error) {
	var secret string
	err := s.knock(ctx, in.r, s.wrong, func() (err error) {
		secret, err = s.Door.SignIn(ctx, in.Body.Name, in.Body.Password)
		return err
	})
	if err != nil {
		return nil, err
	}
	if err := s.Door.Did(ctx, access.Principal{Owner: in.Body.Name}, "signed in", ""); err != nil {
		return nil, s.fail(ctx, err)
	}
	return &cookieOutput{cookie(in.r, ownerCookie, secret, 30*24*3600)}, nil
}

type signOutInput struct{ request }

func (s *Server) signOut(ctx context.Context, in *signOutInput) (*cookieOutput, error) {
	if held, err := in.r.Cookie(ownerCookie); err == nil {
		if err := s.Door.SignOut(ctx, held.Value); err != nil {
			return nil, s.fail(ctx, err)
		}
	}
	return &cookieOutput{cookie(in.r, ownerCookie, "", 0)}, nil
}

type ownersOutput struct {
	Body struct {
		Owners []access.Owner `json:"owners" nullable:"false"`
	}
}

func (s *Server) listOwners(ctx context.Context, _ *struct{}) (*ownersOutput, error) {
	var out ownersOutput
	var err error
	if out.Body.Owners, err = s.Book.Owners(ctx); err != nil {
		return nil, s.fail(ctx, err)
	}
	return &out, nil
}

type tokensOutput struct {
	Body struct {
		Tokens []access.Credential `json:"tokens" nullable:"false"`
	}
}

func (s *Server) listTokens(ctx context.Context, _ *struct{}) (*tokensOutput, error) {
	var out tokensOutput
	var err error
	if out.Body.Tokens, err = s.Book.Tokens(ctx, principal(ctx).Owner); err != nil {
		return nil, s.fail(ctx, err)
	}
	return &out, nil
}

type tokenInput struct {
	Body struct {
		Label string `json:"label" minLength:"1" maxLength:"100" doc:"What it is for"`
		Days  int    `json:"days" minimum:"1" maximum:"3650" default:"90" doc:"How long it lasts"`
	}
}

type tokenOutput struct {
	Body struct {
		Token string            `json:"token" doc:"Shown this once; send it as Authorization: Bearer"`
		Entry access.Credential `json:"entry"`
	}
}

func (s *Server) makeToken(ctx context.Context, in *tokenInput) (*tokenOutput, error) {
	if s.Local {
		return nil, s.fail(ctx, errLocal)
	}
	p := principal(ctx)
	var out tokenOutput
	var err error
	out.Body.Token, out.Body.Entry, err = s.Door.NewToken(ctx, p.Owner, in.Body.Label, time.Duration(in.Body.Days)*24*time.Hour)
	if err == nil {
		err = s.Door.Did(ctx, p, "made an API token", in.Body.Label)
	}
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	return &out, nil
}

type entryPath struct {
	ID string `path:"id" maxLength:"64"`
}

func (s *Server) dropToken(ctx context.Context, in *entryPath) (*struct{}, error) {
	p := principal(ctx)
	err := s.Book.DropCredential(ctx, p.Owner, in.ID)
	if err == nil {
		err = s.Door.Did(ctx, p, "revoked an API token", "")
	}
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	return nil, nil
}

type auditOutput struct {
	Body struct {
		Entries []access.Entry `json:"entries" nullable:"false"`
	}
}

func (s *Server) listAudit(ctx context.Context, _ *struct{}) (*auditOutput, error) {
	var out auditOutput
	var err error
	if out.Body.Entries, err = s.Book.Entries(ctx, 200); err != nil {
		return nil, s.fail(ctx, err)
	}
	return &out, nil
}

var (
	errSignIn   = errors.New("sign in first")
	errNotYours = errors.New("this is for owners only; your link opens one session")
	errTooMany  = errors.New("too many requests; wait a moment and try again")
	errLocal    = errors.New("this server needs no tokens: only its own machine can reach it; add an owner to open it to others (throughline owner add)")
)
