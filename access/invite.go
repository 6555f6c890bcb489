package access

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"
)

// maxPlaces is how many one link can let in.
const maxPlaces = 10_000

// NewInvite makes an invitation and returns the secret of its link, this once. days 0 means that it does not expire. That
// of a class has a code too, which owners can read again while it is good.
func (d *Door) NewInvite(ctx context.Context, i Invite, days int) (string, Invite, error) {
	if !i.Class {
		i.Limit = 1
	}
	switch {
	case i.Limit < 1 || i.Limit > maxPlaces:
		return "", i, fmt.Errorf("an invitation lets in 1 to %d people", maxPlaces)
	case days < 0 || days > 3650:
		return "", i, errors.New("an invitation lasts 1 to 3650 days, or 0 for ever")
	case utf8.RuneCountInString(i.Label) > 100 || strings.ContainsFunc(i.Label, unshowable):
		return "", i, errors.New("a label has at most 100 characters on one line")
	}
	secret, hash := newToken()
	i.Hash, i.ID, i.Created, i.Used, i.Revoked = hash, newID(), d.ms(), 0, false
	if days > 0 {
		i.Expires = d.in(time.Duration(days) * 24 * time.Hour)
	}
	i.State = i.StateAt(i.Created)
	if !i.Class {
		return secret, i, d.book.AddInvite(ctx, i)
	}
	if i.CodeExpires = d.in(codeLasts); i.Expires != 0 {
		i.CodeExpires = min(i.CodeExpires, i.Expires)
	}
	i, err := d.withCode(ctx, i)
	return secret, i, err
}

// withCode adds an invitation with a code that no other has. A code that was given out is not given out again, so an old
// one says why it no longer opens anything, and never opens something else.
func (d *Door) withCode(ctx context.Context, i Invite) (Invite, error) {
	for try := 0; ; try++ {
		i.Code = newCode()
		if err := d.book.AddInvite(ctx, i); try == 9 || !errors.Is(err, ErrExists) {
			return i, err
		}
	}
}

// Invites lists all invitations with their state now.
func (d *Door) Invites(ctx context.Context) ([]Invite, error) {
	all, err := d.book.Invites(ctx)
	for i := range all {
		all[i].State = all[i].StateAt(d.ms())
	}
	return all, err
}

// Invite finds what a link or a code opens, or answers ErrUnknown or ErrCode.
func (d *Door) Invite(ctx context.Context, pass string) (Invite, error) {
	code, typed := ReadCode(pass)
	if !typed {
		i, err := d.book.Invite(ctx, hashToken(pass))
		i.State = i.StateAt(d.ms())
		return i, err
	}
	if code == "" {
		return Invite{}, ErrCode
	}
	i, err := d.book.InviteByCode(ctx, code)
	if errors.Is(err, ErrUnknown) {
		return Invite{}, ErrCode
	}
	i.Expires = i.CodeExpires
	i.State = i.StateAt(d.ms())
	return i, err
}

// Room begins the session that a guest is let into, and takes it back when the guest is not let in after all.
type Room interface {
	Begin(ctx context.Context, i Invite) (session string, err error)
	Abandon(ctx context.Context, session string) error
}

// Join lets a guest in by a link or a code and returns the guest's own secret. The same key again is the same guest.
func (d *Door) Join(ctx context.Context, pass, nickname, key string, room Room) (string, Guest, error) {
	i, err := d.Invite(ctx, pass)
	if err != nil {
		return "", Guest{}, err
	}
	nickname = strings.Join(strings.Fields(nickname), " ")
	if n := utf8.RuneCountInString(nickname); n > 40 || i.Class && n < 1 || strings.ContainsFunc(nickname, unshowable) {
		return "", Guest{}, &NicknameError{}
	}
	secret := guestSecret(i, key)
	hash := hashToken(secret)
	if before, err := d.book.Guest(ctx, hash); err == nil {
		return secret, before, nil
	} else if !errors.Is(err, ErrUnknown) {
		return "", Guest{}, err
	}
	if i.State != Open {
		return "", Guest{}, &ClosedError{State: i.State}
	}
	session, err := room.Begin(ctx, i)
	if err != nil {
		return "", Guest{}, err
	}
	g := Guest{Hash: hash, Invite: i.ID, Session: session, Kind: i.Kind, Nickname: nickname, Joined: d.ms(), Expires: d.in(guestLasts)}
	if err := d.book.Admit(ctx, i.ID, g, d.ms()); err != nil {
		if errors.Is(err, ErrClosed) { // the last place was taken in this instant
			err = &ClosedError{State: UsedUp}
		}
		return "", Guest{}, errors.Join(err, room.Abandon(context.WithoutCancel(ctx), session))
	}
	return secret, g, nil
}

// guestSecret is a fresh secret, or, with a key, the one that this key has on this invitation.
func guestSecret(i Invite, key string) string {
	if key == "" {
		secret, _ := newToken()
		return secret
	}
	return hashToken("guest\x00" + i.Hash + "\x00" + key)
}

// ClosedError says why an invitation lets no one in. It is ErrClosed.
type ClosedError struct {
	State State
}

// Error says why, and what to do.
func (e *ClosedError) Error() string {
	switch e.State {
	case Expired:
		return "this invitation has expired; ask for a new one"
	case Revoked:
		return "this invitation was withdrawn; ask whoever sent it"
	default:
		return "every place of this invitation is taken; ask for a new one"
	}
}

// Is makes it match ErrClosed.
func (e *ClosedError) Is(target error) bool { return target == ErrClosed }

// NicknameError says that a nickname will not do.
type NicknameError struct{}

// Error says what will.
func (*NicknameError) Error() string { return "choose a nickname of 1 to 40 characters" }
