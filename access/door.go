package access

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"
	"unicode"
	"unicode/utf8"
)

// How long things last.
const (
	signInLasts = 30 * 24 * time.Hour
	guestLasts  = 180 * 24 * time.Hour
	touchEvery  = time.Hour
)

// LocalOwner is the owner of a server that only its own machine can reach.
const LocalOwner = "local"

// Door lets people in.
type Door struct {
	book Book
	now  func() time.Time
	// hashing bounds how many passwords are weighed at once: each takes 64 MiB.
	hashing sync.Mutex
}

// NewDoor returns a door over a book.
func NewDoor(book Book, now func() time.Time) *Door { return &Door{book: book, now: now} }

// HasOwner reports whether anyone owns this place.
func (d *Door) HasOwner(ctx context.Context) (bool, error) {
	owners, err := d.book.Owners(ctx)
	return len(owners) > 0, err
}

// AddOwner adds an owner with a password.
func (d *Door) AddOwner(ctx context.Context, name, password string) error {
	if err := checkName(name); err != nil {
		return err
	}
	if err := CheckPassword(password); err != nil {
		return err
	}
	return d.book.AddOwner(ctx, Owner{Name: name, Created: d.ms()}, d.hash(password))
}

// SetPassword changes a password. Whoever was signed in by the old one no longer is.
func (d *Door) SetPassword(ctx context.Context, name, password string) error {
	if err := CheckPassword(password); err != nil {
		return err
	}
	return d.book.SetPassword(ctx, name, d.hash(password))
}

// SignIn lets an owner in by password and returns the secret of the new credential. It takes as long for a name that
// does not exist.
func (d *Door) SignIn(ctx context.Context, name, password string) (secret string, err error) {
	kept, err := d.book.Password(ctx, name)
	if err != nil && !errors.Is(err, ErrUnknown) {
		return "", err
	}
	if errors.Is(err, ErrUnknown) {
		kept = nobodysPassword()
	}
	d.hashing.Lock()
	right := matches(password, kept)
	d.hashing.Unlock()
	if !right || errors.Is(err, ErrUnknown) {
		return "", ErrWrong
	}
	return d.issue(ctx, Credential{Owner: name, Label: "browser", Expires: d.in(signInLasts)})
}

// NewToken makes a credential for programs. The secret is returned this once.
func (d *Door) NewToken(ctx context.Context, owner, label string, lasts time.Duration) (string, Credential, error) {
	if err := checkLabel(label); err != nil {
		return "", Credential{}, err
	}
	c := Credential{Owner: owner, Token: true, Label: label, Expires: d.in(lasts)}
	secret, hash := newToken()
	c.Hash, c.ID, c.Created = hash, newID(), d.ms()
	return secret, c, d.book.AddCredential(ctx, c)
}

func (d *Door) issue(ctx context.Context, c Credential) (string, error) {
	secret, hash := newToken()
	c.Hash, c.ID, c.Created = hash, newID(), d.ms()
	return secret, d.book.AddCredential(ctx, c)
}

// SignOut ends what a secret opens. A secret that opens nothing is no error.
func (d *Door) SignOut(ctx context.Context, secret string) error {
	c, err := d.book.Credential(ctx, hashToken(secret))
	if err == nil {
		err = d.book.DropCredential(ctx, c.Owner, c.ID)
	}
	if errors.Is(err, ErrUnknown) {
		return nil
	}
	return err
}

// Identify finds out whose secret it is. A secret that is wrong or has expired is nobody's.
func (d *Door) Identify(ctx context.Context, secret string) (Principal, error) {
	if secret == "" || len(secret) > 200 {
		return Principal{}, nil
	}
	hash, now := hashToken(secret), d.ms()
	c, err := d.book.Credential(ctx, hash)
	if err == nil {
		if c.Expires <= now {
			return Principal{}, nil
		}
		if now-c.Used > touchEvery.Milliseconds() {
			err = d.book.Touch(ctx, hash, now)
		}
		return Principal{Owner: c.Owner}, err
	}
	if !errors.Is(err, ErrUnknown) {
		return Principal{}, err
	}
	g, err := d.book.Guest(ctx, hash)
	if errors.Is(err, ErrUnknown) || err == nil && g.Expires <= now {
		return Principal{}, nil
	}
	return Principal{Guest: &g}, err
}

// Did records what an owner did.
func (d *Door) Did(ctx context.Context, p Principal, action, subject string) error {
	return d.book.Record(ctx, Entry{At: d.ms(), Who: p.Owner, Action: action, Subject: subject})
}

func (d *Door) ms() int64 { return d.now().UnixMilli() }

func (d *Door) in(lasts time.Duration) int64 { return d.now().Add(lasts).UnixMilli() }

func (d *Door) hash(password string) string {
	d.hashing.Lock()
	defer d.hashing.Unlock()
	return hashPassword(password)
}

// nobodysPassword is weighed when there is no such owner, so that asking tells nothing about names.
var nobodysPassword = sync.OnceValue(func() string { return hashPassword(rand.Text()) })

func newID() string { return strings.ToLower(rand.Text()[:16]) }

func checkName(name string) error {
	if n := utf8.RuneCountInString(name); n < 1 || n > 60 || strings.ContainsFunc(name, func(r rune) bool {
		return unicode.IsSpace(r) || unicode.IsControl(r) || r == utf8.RuneError
	}) || name == LocalOwner {
		return fmt.Errorf("%q cannot be an owner's name; use 1 to 60 characters without spaces, and not %q", name, LocalOwner)
	}
	return nil
}

func checkLabel(label string) error {
	if n := utf8.RuneCountInString(label); n < 1 || n > 100 || strings.ContainsFunc(label, unshowable) {
		return fmt.Errorf("a label has 1 to 100 characters on one line")
	}
	return nil
}

func unshowable(r rune) bool { return unicode.IsControl(r) || r == utf8.RuneError }
