package access_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"throughline/access"
	"throughline/session"
	"throughline/store"
	"throughline/store/pgtest"
)

// clock is a time that a test moves.
type clock struct {
	mu  sync.Mutex
	now time.Time
}

func (c *clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *clock) pass(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

// place is a door over a fresh database.
type place struct {
	*access.Door
	db    *store.DB
	clock *clock
}

func onBoth(t *testing.T, test func(t *testing.T, p place)) {
	t.Helper()
	for name, url := range map[string]func(*testing.T) string{
		"SQLite":   func(t *testing.T) string { return t.TempDir() + "/book.db" },
		"Postgres": func(t *testing.T) string { return pgtest.URL(t) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			db, err := store.Open(t.Context(), url(t))
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = db.Close() })
			c := &clock{now: time.UnixMilli(1_800_000_000_000)}
			test(t, place{access.NewDoor(db, c.Now), db, c})
		})
	}
}

// Begin opens a bare session.
func (p place) Begin(ctx context.Context, i access.Invite) (string, error) {
	id := session.NewID()
	first := session.Event{Version: 1, Type: session.Opened, Origin: session.Code, At: 1, Body: []byte("{}")}
	return string(id), p.db.Create(ctx, session.Head{ID: id, Kind: i.Kind}, []session.Event{first})
}

// Abandon deletes it.
func (p place) Abandon(ctx context.Context, id string) error {
	_, err := p.db.Delete(ctx, session.ID(id))
	return err
}

const password = "correct horse battery"

func (p place) own(t *testing.T, name string) {
	t.Helper()
	if err := p.AddOwner(t.Context(), name, password); err != nil {
		t.Fatal(err)
	}
}

func (p place) who(t *testing.T, secret string) access.Principal {
	t.Helper()
	who, err := p.Identify(t.Context(), secret)
	if err != nil {
		t.Fatal(err)
	}
	return who
}

func TestAnOwnerSignsInByPasswordAndNobodyElseDoes(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, p place) {
		p.own(t, "ada")
		secret, err := p.SignIn(t.Context(), "ada", password)
		if err != nil {
			t.Fatal(err)
		}
		if who := p.who(t, secret); who.Owner != "ada" || !who.MayOwn() || !who.MayEnter("any") {
			t.Errorf("signed in as %+v", who)
		}
		for name, try := range map[string][2]string{
			"a wrong password": {"ada", "correct horse batterz"}, "no password": {"ada", ""}, "no such owner": {"bob", password}, "nobody": {"", ""},
		} {
			if _, err := p.SignIn(t.Context(), try[0], try[1]); !errors.Is(err, access.ErrWrong) {
				t.Errorf("%s: %v", name, err)
			}
		}
		for _, wrong := range []string{"", "x", secret + "x", strings.Repeat("y", 5000)} {
			if who := p.who(t, wrong); !who.Nobody() || who.MayOwn() || who.MayEnter("any") {
				t.Errorf("%.10q is %+v", wrong, who)
			}
		}
		p.clock.pass(31 * 24 * time.Hour)
		if who := p.who(t, secret); !who.Nobody() {
			t.Errorf("after a month: %+v", who)
		}
	})
}

func TestWhatLetsAnOwnerInEndsWithIt(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, p place) {
		p.own(t, "ada")
		p.own(t, "bob")
		signIn := func() string {
			secret, err := p.SignIn(t.Context(), "ada", password)
			if err != nil {
				t.Fatal(err)
			}
			return secret
		}
		out, changed, removed := signIn(), signIn(), ""
		if err := p.SignOut(t.Context(), out); err != nil || !p.who(t, out).Nobody() {
			t.Errorf("signed out: %v", err)
		}
		if err := p.SignOut(t.Context(), "nothing"); err != nil {
			t.Errorf("signing out with nothing: %v", err)
		}
		token, entry, err := p.NewToken(t.Context(), "ada", "script", time.Hour)
		if err != nil || p.who(t, token).Owner != "ada" {
			t.Fatalf("a token: %v", err)
		}
		if err := p.db.DropCredential(t.Context(), "bob", entry.ID); !errors.Is(err, access.ErrUnknown) {
			t.Errorf("another's token was dropped: %v", err)
		}
		if err := p.SetPassword(t.Context(), "ada", "another good one"); err != nil {
			t.Fatal(err)
		}
		if !p.who(t, changed).Nobody() || !p.who(t, token).Nobody() {
			t.Error("the old password's credentials still open")
		}
		if _, err := p.SignIn(t.Context(), "ada", password); !errors.Is(err, access.ErrWrong) {
			t.Errorf("the old password: %v", err)
		}
		if removed, err = p.SignIn(t.Context(), "ada", "another good one"); err != nil {
			t.Fatal(err)
		}
		if err := p.db.RemoveOwner(t.Context(), "ada"); err != nil || !p.who(t, removed).Nobody() {
			t.Errorf("removed: %v", err)
		}
		if err := p.db.RemoveOwner(t.Context(), "bob"); !errors.Is(err, access.ErrLast) {
			t.Errorf("the last owner: %v", err)
		}
		if err := p.db.RemoveOwner(t.Context(), "nobody"); !errors.Is(err, access.ErrUnknown) {
			t.Errorf("nobody: %v", err)
		}
	})
}

func TestNoSecretIsKeptAsItIs(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, p place) {
		p.own(t, "ada")
		signedIn, err := p.SignIn(t.Context(), "ada", password)
		if err != nil {
			t.Fatal(err)
		}
		token, _, err := p.NewToken(t.Context(), "ada", "script", time.Hour)
		if err != nil {
			t.Fatal(err)
		}
		link, _, err := p.NewInvite(t.Context(), access.Invite{Kind: "tally", Document: "d", Class: true, Limit: 3}, 1)
		if err != nil {
			t.Fatal(err)
		}
		guest, _, err := p.Join(t.Context(), link, "Kim", "", p)
		if err != nil {
			t.Fatal(err)
		}
		for name, secret := range map[string]string{"password": password, "sign-in": signedIn, "token": token, "link": link, "guest": guest} {
			if tables, err := p.db.Mentions(t.Context(), secret); err != nil || len(tables) > 0 {
				t.Errorf("the %s is in %v, %v", name, tables, err)
			}
		}
	})
}

func TestALinkLetsInAsManyAsItHasPlaces(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, p place) {
		link, invite, err := p.NewInvite(t.Context(), access.Invite{Kind: "tally", Document: "d", Class: true, Limit: 3}, 7)
		if err != nil {
			t.Fatal(err)
		}
		var joining sync.WaitGroup
		secrets := make(chan string, 8)
		for i := range cap(secrets) {
			joining.Go(func() {
				secret, _, err := p.Join(t.Context(), link, fmt.Sprint("guest ", i), "", p)
				if errors.Is(err, access.ErrClosed) {
					return
				}
				if err != nil {
					t.Error(err)
				}
				secrets <- secret
			})
		}
		joining.Wait()
		close(secrets)
		if len(secrets) != 3 {
			t.Errorf("%d came in", len(secrets))
		}
		seen := map[string]bool{}
		for secret := range secrets {
			who := p.who(t, secret)
			if who.Guest == nil || who.MayOwn() || !who.MayEnter(who.Guest.Session) || who.MayEnter("another") || seen[who.Guest.Session] {
				t.Errorf("%+v", who.Guest)
			}
			seen[who.Guest.Session] = true
		}
		if heads, err := p.db.List(t.Context(), session.Filter{}); err != nil || len(heads) != 3 {
			t.Errorf("%d sessions are left, %v", len(heads), err)
		}
		if guests, err := p.db.Guests(t.Context(), invite.ID); err != nil || len(guests) != 3 {
			t.Errorf("%d guests, %v", len(guests), err)
		}
	})
}

func TestAClosedLinkSaysWhy(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, p place) {
		join := func(link string) error {
			_, _, err := p.Join(t.Context(), link, "Kim", "", p)
			return err
		}
		link := func() (string, access.Invite) {
			secret, invite, err := p.NewInvite(t.Context(), access.Invite{Kind: "tally", Document: "d"}, 1)
			if err != nil {
				t.Fatal(err)
			}
			return secret, invite
		}
		used, _ := link()
		if err := join(used); err != nil {
			t.Fatal(err)
		}
		revoked, invite := link()
		if err := p.db.Revoke(t.Context(), invite.ID); err != nil {
			t.Fatal(err)
		}
		expired, _ := link()
		var closed *access.ClosedError
		if err := join(used); !errors.As(err, &closed) || closed.State != access.UsedUp {
			t.Errorf("used up: %v", err)
		}
		if err := join(revoked); !errors.As(err, &closed) || closed.State != access.Revoked {
			t.Errorf("revoked: %v", err)
		}
		p.clock.pass(25 * time.Hour)
		if err := join(expired); !errors.As(err, &closed) || closed.State != access.Expired {
			t.Errorf("expired: %v", err)
		}
		if err := join("nothing"); !errors.Is(err, access.ErrUnknown) {
			t.Errorf("unknown: %v", err)
		}
	})
}

func TestTheSameKeyOnALinkIsTheSameGuest(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, p place) {
		link, _, err := p.NewInvite(t.Context(), access.Invite{Kind: "tally", Document: "d"}, 0)
		if err != nil {
			t.Fatal(err)
		}
		first, guest, err := p.Join(t.Context(), link, "Kim", "key", p)
		if err != nil {
			t.Fatal(err)
		}
		again, same, err := p.Join(t.Context(), link, "Kim", "key", p)
		if err != nil || again != first || same.Session != guest.Session {
			t.Errorf("joined again: %+v, %v", same, err)
		}
	})
}

func TestADeletedSessionTakesItsGuestAlong(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, p place) {
		link, _, err := p.NewInvite(t.Context(), access.Invite{Kind: "tally", Document: "d"}, 0)
		if err != nil {
			t.Fatal(err)
		}
		secret, guest, err := p.Join(t.Context(), link, "Kim-of-the-test", "", p)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := p.db.Delete(t.Context(), session.ID(guest.Session)); err != nil {
			t.Fatal(err)
		}
		for _, trace := range []string{guest.Session, "Kim-of-the-test"} {
			if tables, err := p.db.Mentions(t.Context(), trace); err != nil || len(tables) > 0 {
				t.Errorf("%s is in %v, %v", trace, tables, err)
			}
		}
		if !p.who(t, secret).Nobody() {
			t.Error("the guest is still let in")
		}
	})
}

func TestWhatWillNotDoIsRefusedWithASentence(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, p place) {
		p.own(t, "ada")
		for name, try := range map[string]func() error{
			"a short password": func() error { return p.AddOwner(t.Context(), "bob", "short") },
			"no UTF-8":         func() error { return p.AddOwner(t.Context(), "bob", "correct horse \xff battery") },
			"a long password":  func() error { return p.AddOwner(t.Context(), "bob", strings.Repeat("x", 2000)) },
			"no name":          func() error { return p.AddOwner(t.Context(), "", password) },
			"a name of spaces": func() error { return p.AddOwner(t.Context(), "a b", password) },
			"the local name":   func() error { return p.AddOwner(t.Context(), access.LocalOwner, password) },
			"a taken name":     func() error { return p.AddOwner(t.Context(), "ada", password) },
			"no label":         func() error { _, _, err := p.NewToken(t.Context(), "ada", "", time.Hour); return err },
			"no such owner":    func() error { _, _, err := p.NewToken(t.Context(), "bob", "x", time.Hour); return err },
			"no places": func() error {
				_, _, err := p.NewInvite(t.Context(), access.Invite{Class: true}, 1)
				return err
			},
			"too many places": func() error {
				_, _, err := p.NewInvite(t.Context(), access.Invite{Class: true, Limit: 1 << 20}, 1)
				return err
			},
			"a negative time": func() error { _, _, err := p.NewInvite(t.Context(), access.Invite{}, -1); return err },
		} {
			if err := try(); err == nil || strings.Contains(err.Error(), "\n") {
				t.Errorf("%s: %v", name, err)
			}
		}
		link, _, err := p.NewInvite(t.Context(), access.Invite{Kind: "tally", Class: true, Limit: 5}, 1)
		if err != nil {
			t.Fatal(err)
		}
		var nickname *access.NicknameError
		for _, name := range []string{"", "   ", strings.Repeat("x", 41), "a\x00b"} {
			if _, _, err := p.Join(t.Context(), link, name, "", p); !errors.As(err, &nickname) {
				t.Errorf("nickname %q: %v", name, err)
			}
		}
	})
}
