package server

import (
	"context"
	"errors"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"throughline/session"
)

var errStays = errors.New("a session of this kind can only be deleted by an owner; ask whoever invited you")

func (s *Server) routeWithdraw() {
	huma.Register(s.api, needSession.of(huma.Operation{
		OperationID: "withdraw", Method: http.MethodPost, Path: basePath + "/sessions/{id}/withdraw", DefaultStatus: http.StatusNoContent,
		Summary: "Withdraw from a session and have it erased", Tags: []string{"sessions"},
		Description: "For the person in the session, where its kind allows it. The session, its forks and all that is kept about them are deleted.",
	}), s.withdraw)
}

func (s *Server) withdraw(ctx context.Context, in *SessionPath) (*struct{}, error) {
	domain, err := s.domainOf(ctx, in.ID)
	if err == nil && !domain.Withdrawable {
		err = errStays
	}
	if err == nil {
		_, err = s.Host.Delete(ctx, in.ID)
	}
	if err == nil {
		err = s.Door.Did(ctx, principal(ctx), "withdrew from a session", "")
	}
	if err != nil {
		return nil, s.fail(ctx, err)
	}
	return nil, nil
}

// domainOf finds the domain of a session.
func (s *Server) domainOf(ctx context.Context, id session.ID) (Domain, error) {
	head, err := s.Log.Head(ctx, id)
	if err != nil {
		return Domain{}, err
	}
	return s.domain(head.Kind)
}

// allowed refuses an input that only owners may make to anybody else.
func (s *Server) allowed(ctx context.Context, id session.ID, input []byte) error {
	if principal(ctx).MayOwn() {
		return nil
	}
	domain, err := s.domainOf(ctx, id)
	if err == nil && domain.Reserved != nil && domain.Reserved(input) {
		err = errNotYours
	}
	return err
}
