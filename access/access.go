// Package access says who may do what.
//
// A Door knows owners by password or token, and guests by the link they came with; Identify turns what a request
// brings into a Principal, and a Principal answers whether it may. What is secret is kept as a hash only: argon2id for
// passwords, SHA-256 for random tokens; a code is no secret of that sort, see docs/decisions on codes. The package keeps nothing itself (see Book) and knows no HTTP.
package access

import (
	"context"
	"errors"
)

// Errors. Match them with errors.Is.
var (
	ErrUnknown = errors.New("no such entry")
	ErrExists  = errors.New("that name is taken")
	ErrWrong   = errors.New("the name or the password is wrong")
	ErrClosed  = errors.New("the invitation is closed")
	ErrLast    = errors.New("this is the last owner")
)

// Principal is whoever a request comes from: an owner, a guest, or nobody.
type Principal struct {
	Owner string // an owner's name
	Guest *Guest
}

// Nobody reports that the request brought nothing that counts.
func (p Principal) Nobody() bool { return p.Owner == "" && p.Guest == nil }

// MayOwn reports whether everything is open.
func (p Principal) MayOwn() bool { return p.Owner != "" }

// MayEnter reports whether one session is open: to owners all, to a guest the one.
func (p Principal) MayEnter(session string) bool {
	return p.MayOwn() || p.Guest != nil && p.Guest.Session == session
}

// Name is how the principal is called.
func (p Principal) Name() string {
	if p.Guest != nil {
		return p.Guest.Nickname
	}
	return p.Owner
}

// Owner is someone who may do everything.
type Owner struct {
	Name    string `json:"name"`
	Created int64  `json:"created"`
}

// Credential lets an owner in without the password: a browser that signed in, or a token for programs.
type Credential struct {
	Hash    string `json:"-"`
	ID      string `json:"id"`
	Owner   string `json:"-"`
	Token   bool   `json:"-"` // for programs
	Label   string `json:"label"`
	Created int64  `json:"created"`
	Expires int64  `json:"expires"`
	Used    int64  `json:"used" doc:"When it was used last, to the hour; 0 for never"`
}

// Invite opens one document to those who hold its link or type its code.
type Invite struct {
	Hash     string `json:"-"`
	ID       string `json:"id"`
	Kind     string `json:"kind"`
	Document string `json:"document"`
	Title    string `json:"title"`
	Label    string `json:"label"`
	Class    bool   `json:"class" doc:"Many come by one link, each with a nickname"`
	Limit    int    `json:"limit" doc:"How many may come"`
	Used     int    `json:"used"`
	Created  int64  `json:"created"`
	Expires  int64  `json:"expires" doc:"Milliseconds since 1970; 0 for never"`
	Revoked  bool   `json:"-"`
	// Code opens the invitation too, while CodeExpires is ahead. Only a class has one.
	Code        string `json:"code,omitempty" doc:"To be typed at /join, in place of the link; only a class has one"`
	CodeExpires int64  `json:"code_expires,omitempty" doc:"Milliseconds since 1970"`
	State       State  `json:"state" enum:"open,used up,expired,revoked"`
}

// State is whether an invitation still lets anyone in.
type State string

// The states.
const (
	Open    State = "open"
	UsedUp  State = "used up"
	Expired State = "expired"
	Revoked State = "revoked"
)

// StateAt is the invitation's state at a time.
func (i Invite) StateAt(now int64) State {
	switch {
	case i.Revoked:
		return Revoked
	case i.Expires != 0 && now >= i.Expires:
		return Expired
	case i.Used >= i.Limit:
		return UsedUp
	}
	return Open
}

// Guest is someone who came by an invitation. Their token opens their session and nothing else.
type Guest struct {
	Hash     string `json:"-"`
	Invite   string `json:"-"`
	Session  string `json:"session"`
	Kind     string `json:"kind"`
	Nickname string `json:"nickname"`
	Joined   int64  `json:"joined"`
	Expires  int64  `json:"-"`
}

// Entry is something an owner did.
type Entry struct {
	At      int64  `json:"at"`
	Who     string `json:"who"`
	Action  string `json:"action"`
	Subject string `json:"subject"`
}

// Book keeps who may come. Every method is safe for concurrent use by many nodes.
type Book interface {
	// AddOwner adds an owner, or answers ErrExists.
	AddOwner(ctx context.Context, o Owner, password string) error
	// SetPassword replaces a password and drops every credential of the owner, or answers ErrUnknown.
	SetPassword(ctx context.Context, name, password string) error
	// RemoveOwner removes an owner and every credential, or answers ErrUnknown; the last one stays: ErrLast.
	RemoveOwner(ctx context.Context, name string) error
	// Password returns the hash of an owner's password, or ErrUnknown.
	Password(ctx context.Context, name string) (string, error)
	// Owners lists them by name.
	Owners(ctx context.Context) ([]Owner, error)

	// AddCredential adds a credential of an owner, or answers ErrUnknown when there is no such owner.
	AddCredential(ctx context.Context, c Credential) error
	// Credential finds one by its hash, or answers ErrUnknown.
	Credential(ctx context.Context, hash string) (Credential, error)
	// Touch notes when a credential was used.
	Touch(ctx context.Context, hash string, at int64) error
	// Tokens lists an owner's credentials for programs, newest first.
	Tokens(ctx context.Context, owner string) ([]Credential, error)
	// DropCredential removes an owner's credential by ID, or answers ErrUnknown.
	DropCredential(ctx context.Context, owner, id string) error

	// AddInvite adds an invitation, or answers ErrExists when another has its code.
	AddInvite(ctx context.Context, i Invite) error
	// Invite finds one by the hash of its link, or answers ErrUnknown.
	Invite(ctx context.Context, hash string) (Invite, error)
	// InviteByCode finds one by its code, or answers ErrUnknown.
	InviteByCode(ctx context.Context, code string) (Invite, error)
	// Invites lists them, newest first.
	Invites(ctx context.Context) ([]Invite, error)
	// Revoke closes an invitation, or answers ErrUnknown.
	Revoke(ctx context.Context, id string) error
	// Admit takes one of an invitation's places for a guest, whole or not at all: ErrClosed when it is not open at now.
	// A guest with the same hash was admitted before and takes no second place.
	Admit(ctx context.Context, inviteID string, g Guest, now int64) error
	// Guest finds one by the hash of the token, or answers ErrUnknown.
	Guest(ctx context.Context, hash string) (Guest, error)
	// Guests lists those who came by an invitation, in order.
	Guests(ctx context.Context, inviteID string) ([]Guest, error)

	// Record notes what an owner did.
	Record(ctx context.Context, e Entry) error
	// Entries lists what was done, newest first.
	Entries(ctx context.Context, limit int) ([]Entry, error)
}
