package server

import (
	"context"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"throughline/access"
	"throughline/session"
)

// need is what an operation asks of whoever calls it. What says nothing is for owners.
type need string

const (
	needOwner   need = ""
	needSession need = "session" // an owner, or the guest of the session in the path
	needNothing need = "nothing"
)

// needKey is where an operation keeps its need.
const needKey = "need"

// open marks an operation as one that others than owners may call.
func (n need) of(op huma.Operation) huma.Operation {
	op.Metadata = map[string]any{needKey: n}
	return op
}

// The cookies of a browser: one of an owner who signed in, one of a guest.
const (
	ownerCookie = "throughline_owner"
	guestCookie = "throughline_guest"
)

type principalKey struct{}

// principal is whoever the request of ctx comes from.
func principal(ctx context.Context) access.Principal {
	p, _ := ctx.Value(principalKey{}).(access.Principal)
	return p
}

// admit finds out who calls and whether they may, before any operation runs.
func (s *Server) admit(c huma.Context, next func(huma.Context)) {
	r, w := humago.Unwrap(c)
	p, err := s.identify(r)
	if err != nil {
		s.writeProblem(w, r, err)
		return
	}
	if !s.within(p, r) {
		w.Header().Set("Retry-After", "10")
		s.writeProblem(w, r, errTooMany)
		return
	}
	wants, _ := c.Operation().Metadata[needKey].(need)
	switch {
	case wants == needNothing, p.MayOwn(), wants == needSession && p.MayEnter(c.Param("id")):
		next(huma.WithValue(c, principalKey{}, p))
	case p.Nobody():
		s.writeProblem(w, r, errSignIn)
	case wants == needSession: // another's session is not told apart from none
		s.writeProblem(w, r, session.ErrNotFound)
	default:
		s.writeProblem(w, r, errNotYours)
	}
}

// identify reads a token, or the cookies of a browser. An owner who follows an invitation stays an owner.
func (s *Server) identify(r *http.Request) (access.Principal, error) {
	if s.Local {
		return access.Principal{Owner: access.LocalOwner}, nil
	}
	if token, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer "); ok {
		return s.Door.Identify(r.Context(), strings.TrimSpace(token))
	}
	for _, name := range []string{ownerCookie, guestCookie} {
		cookie, err := r.Cookie(name)
		if err != nil {
			continue
		}
		p, err := s.Door.Identify(r.Context(), cookie.Value)
		if err != nil || !p.Nobody() {
			return p, err
		}
	}
	return access.Principal{}, nil
}

// cookie makes a cookie that scripts cannot read and other sites cannot send. An empty value ends it.
func cookie(r *http.Request, name, value string, seconds int) http.Cookie {
	if value == "" {
		seconds = -1
	}
	return http.Cookie{
		Name: name, Value: value, Path: "/", MaxAge: seconds, HttpOnly: true, SameSite: http.SameSiteLaxMode,
		Secure: r.TLS != nil || r.Header.Get("X-Forwarded-Proto") == "https",
	}
}
