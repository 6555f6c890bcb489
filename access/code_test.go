package access_test

import (
	"errors"
	"regexp"
	"strings"
	"testing"
	"time"

	"throughline/access"
)

func (p place) class(t *testing.T, limit, days int) (string, access.Invite) {
	t.Helper()
	link, invite, err := p.NewInvite(t.Context(), access.Invite{Kind: "tally", Document: "d", Class: true, Limit: limit}, days)
	if err != nil {
		t.Fatal(err)
	}
	return link, invite
}

var wellMade = regexp.MustCompile(`^[CDFHJKMNPQRTVWXY34679]{7}$`)

func TestAClassComesByACodeHoweverItIsTyped(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, p place) {
		link, invite := p.class(t, 5, 0)
		if !wellMade.MatchString(invite.Code) {
			t.Fatalf("the code %q", invite.Code)
		}
		if _, single, err := p.NewInvite(t.Context(), access.Invite{Kind: "tally", Document: "d"}, 0); err != nil || single.Code != "" || single.CodeExpires != 0 {
			t.Errorf("an invitation for one person has the code %q, %v", single.Code, err)
		}
		code := invite.Code
		for _, typed := range []string{code, strings.ToLower(code), code[:3] + " " + code[3:], " " + code[:3] + "-" + strings.ToLower(code[3:]) + "\n"} {
			found, err := p.Invite(t.Context(), typed)
			if err != nil || found.ID != invite.ID || found.State != access.Open {
				t.Errorf("%q finds %+v, %v", typed, found, err)
			}
		}
		secret, guest, err := p.Join(t.Context(), strings.ToLower(code), "Kim", "key", p)
		if err != nil || p.who(t, secret).Guest == nil {
			t.Fatal(err)
		}
		if _, same, err := p.Join(t.Context(), link, "Kim", "key", p); err != nil || same.Session != guest.Session {
			t.Errorf("by the link, the same key is another guest: %v", err)
		}
		for _, wrong := range []string{"", " - ", code[1:], code + code[:1], "OIL0158", "nothing", strings.Repeat("C", 12)} {
			if _, _, err := p.Join(t.Context(), wrong, "Kim", "", p); !errors.Is(err, access.ErrCode) || !errors.Is(err, access.ErrUnknown) {
				t.Errorf("%q: %v", wrong, err)
			}
		}
		if all, err := p.Invites(t.Context()); err != nil || all[0].Code+all[1].Code != code || all[0].Used+all[1].Used != 1 {
			t.Errorf("the owner's list: %+v, %v", all, err)
		}
	})
}

func TestAClosedCodeSaysWhy(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, p place) {
		join := func(pass string) access.State {
			_, _, err := p.Join(t.Context(), pass, "Kim", "", p)
			var closed *access.ClosedError
			if !errors.As(err, &closed) {
				return access.Open
			}
			return closed.State
		}
		_, full := p.class(t, 1, 0)
		if got := join(full.Code); got != access.Open {
			t.Fatal(got)
		}
		_, revoked := p.class(t, 5, 0)
		if err := p.db.Revoke(t.Context(), revoked.ID); err != nil {
			t.Fatal(err)
		}
		_, short := p.class(t, 5, 2)
		link, long := p.class(t, 9, 0)
		if got := []access.State{join(full.Code), join(revoked.Code), join(short.Code), join(long.Code)}; got[0] != access.UsedUp || got[1] != access.Revoked || got[2] != access.Open || got[3] != access.Open {
			t.Errorf("%v", got)
		}
		p.clock.pass(49 * time.Hour)
		if got := join(short.Code); got != access.Expired {
			t.Errorf("past its invitation: %s", got)
		}
		p.clock.pass(29 * 24 * time.Hour)
		if got := join(long.Code); got != access.Expired {
			t.Errorf("a code after 31 days: %s", got)
		}
		if got := join(link); got != access.Open {
			t.Errorf("its link after 31 days: %s", got)
		}
	})
}

func TestNoTwoInvitationsHaveOneCode(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, p place) {
		_, first := p.class(t, 5, 0)
		taken := first
		taken.ID, taken.Hash = "another", "another"
		if err := p.db.AddInvite(t.Context(), taken); !errors.Is(err, access.ErrExists) {
			t.Errorf("a code was given out twice: %v", err)
		}
		for i := range 3 { // those without a code do not collide
			if _, _, err := p.NewInvite(t.Context(), access.Invite{Kind: "tally", Document: "d"}, 0); err != nil {
				t.Errorf("%d: %v", i, err)
			}
		}
	})
}
