package server

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"throughline/access"
	"throughline/roleplay"
	"throughline/session"
	"throughline/store"
)

// guarded is a server with an owner, a guest with a session, and another guest.
type guarded struct {
	*site
	srv                          *Server
	owner, guest, other          string // secrets
	expired, expiredGuest        string
	session, othersSession, link string
}

const ownersPassword = "correct horse battery"

// cheapHash is what is kept of ownersPassword at a cost that many tests can bear; what a real one costs is tried in access.
const cheapHash = "$argon2id$v=19$m=64,t=1,p=1$c2l4dGVlbiBieXRlcyA6KQ$ajBZ/oUAfiQIDog3THz4Tl57pB08759wzbP2d8Jus2Q"

func newGuarded(t *testing.T) *guarded {
	t.Helper()
	db, err := store.Open(t.Context(), t.TempDir()+"/log.db")
	if err != nil {
		t.Fatal(err)
	}
	all := testDomains(roleplay.NewUnderstudy())
	host := session.NewHost(session.Config{Log: db, Kinds: kindsOf(all)})
	door := access.NewDoor(db, time.Now)
	srv := New(Config{
		Host: host, Log: db, Domains: all, Library: testLibrary(t, all, db), Version: "test", Ready: db.Ping, Web: fstest.MapFS{}, Door: door, Book: db, Models: noModels(t),
	})
	srv.limits, srv.wrong, srv.codes = newLimits(1000, 10_000), newLimits(1000, 10_000), newLimits(1000, 10_000)
	web := httptest.NewServer(srv.Handler())
	t.Cleanup(func() {
		srv.EndStreams()
		http.DefaultClient.CloseIdleConnections()
		web.Close()
		_ = host.Close(context.Background())
		_ = db.Close()
	})
	g := &guarded{site: &site{t: t, url: web.URL, host: host, db: db}, srv: srv}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(db.AddOwner(t.Context(), access.Owner{Name: "ada", Created: 1}, cheapHash))
	g.owner, err = door.SignIn(t.Context(), "ada", ownersPassword)
	must(err)
	past := access.NewDoor(db, func() time.Time { return time.Now().Add(-400 * 24 * time.Hour) })
	g.expired, err = past.SignIn(t.Context(), "ada", ownersPassword)
	must(err)
	invite := access.Invite{Kind: "roleplay", Document: "launch-review", Class: true, Limit: 5}
	g.link, _, err = door.NewInvite(t.Context(), invite, 0)
	must(err)
	var who access.Guest
	g.guest, who, err = door.Join(t.Context(), g.link, "Kim", "", room{srv})
	must(err)
	g.session = who.Session
	g.other, who, err = door.Join(t.Context(), g.link, "Lou", "", room{srv})
	must(err)
	g.othersSession = who.Session
	g.expiredGuest, _, err = past.Join(t.Context(), g.link, "Old", "", room{srv})
	must(err)
	return g
}

// ask calls an operation with a secret and returns the status.
func (g *guarded) ask(method, path, body, secret string) *http.Response {
	if secret == "" {
		return g.do(method, path, body)
	}
	return g.do(method, path, body, "Authorization", "Bearer "+secret)
}

// bodies are what operations need to get past their own checks.
var bodies = map[string]string{
	"open-session": `{"kind":"roleplay","document":"launch-review"}`, "take-turn": `{"input":{"meet":"maya"}}`, "fork-session": `{"turn":0}`,
	"check-document": `{"text":"kind: x"}`, "save-document": `{"text":"kind: roleplay/v1"}`, "make-draft": `{"kind":"roleplay","brief":"x","template":true}`, "sign-in": `{"name":"ada","password":"wrong wrong wrong"}`, "make-token": `{"label":"x","days":1}`,
	"make-invite": `{"kind":"roleplay","document":"launch-review","label":"x","class":false,"limit":1,"days":1}`, "join": `{"nickname":"Max"}`,
}

func TestEveryOperationIsClosedToThoseItIsNotFor(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	public := []string{"me", "sign-in", "sign-out", "read-join", "join"}
	forGuests := []string{"read-session", "take-turn", "watch-session", "read-blueprint", "withdraw"}
	seen := 0
	for path, item := range g.srv.api.OpenAPI().Paths {
		for method, op := range map[string]any{"GET": item.Get, "POST": item.Post, "PUT": item.Put, "DELETE": item.Delete, "PATCH": item.Patch} {
			id := operationID(t, op)
			if id == "" {
				continue
			}
			seen++
			own, others := at(path, g.session, g.link), at(path, g.othersSession, g.link)
			t.Run(id, func(t *testing.T) {
				g := &guarded{site: &site{t: t, url: g.url}, owner: g.owner, guest: g.guest, other: g.other, expired: g.expired, expiredGuest: g.expiredGuest}
				status := func(path, secret string) int {
					resp := g.ask(method, path, bodies[id], secret)
					defer func() { _ = resp.Body.Close() }()
					return resp.StatusCode
				}
				for name, secret := range map[string]string{"no": "", "a wrong": "wrong", "an expired": g.expired, "an expired guest's": g.expiredGuest, "an empty": " "} {
					got := status(own, secret)
					if slices.Contains(public, id) == (got == http.StatusUnauthorized && id != "sign-in") {
						t.Errorf("%s credential: %d", name, got)
					}
				}
				switch got := status(others, g.guest); {
				case slices.Contains(public, id):
				case slices.Contains(forGuests, id) && got != http.StatusNotFound:
					t.Errorf("another's session: %d", got)
				case !slices.Contains(forGuests, id) && got != http.StatusForbidden:
					t.Errorf("a guest at an owner's: %d", got)
				}
				if slices.Contains(forGuests, id) {
					want := http.StatusOK
					if id == "read-blueprint" { // theirs is a role-play, which has none
						want = http.StatusNotFound
					}
					if id == "withdraw" { // nor can one withdraw from it
						want = http.StatusForbidden
					}
					if got := status(own, g.guest); got != want {
						t.Errorf("a guest at their own: %d", got)
					}
				}
				if got := status(at(path, "nothing", g.link), g.owner); got == http.StatusUnauthorized && id != "sign-in" || got == http.StatusForbidden {
					t.Errorf("an owner: %d", got)
				}
			})
		}
	}
	if seen < 20 {
		t.Errorf("only %d operations were tried", seen)
	}
}

func operationID(t *testing.T, op any) string {
	t.Helper()
	encoded, err := json.Marshal(op)
	if err != nil {
		t.Fatal(err)
	}
	var named struct {
		OperationID string `json:"operationId"`
	}
	if err := json.Unmarshal(encoded, &named); err != nil {
		return ""
	}
	return named.OperationID
}

// at fills in a path.
func at(path, session, link string) string {
	return strings.NewReplacer("{id}", session, "{token}", link, "{kind}", "roleplay", "{role}", "actor", "{document}", "launch-review", "{version}", "1").Replace(path)
}

func TestSigningInSetsACookieThatScriptsCannotReadAndSigningOutEndsIt(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	if resp := g.do("POST", "/api/v1/sign-in", `{"name":"ada","password":"not the password"}`); resp.StatusCode != http.StatusUnauthorized || len(resp.Cookies()) > 0 {
		t.Errorf("a wrong password: %s, %v", resp.Status, resp.Cookies())
	}
	resp := g.do("POST", "/api/v1/sign-in", fmt.Sprintf(`{"name":"ada","password":%q}`, ownersPassword))
	if resp.StatusCode != http.StatusNoContent || len(resp.Cookies()) != 1 {
		t.Fatalf("%s, %v", resp.Status, resp.Cookies())
	}
	c := resp.Cookies()[0]
	if !c.HttpOnly || c.SameSite != http.SameSiteLaxMode || c.Path != "/" || c.Secure {
		t.Errorf("the cookie: %+v", c)
	}
	behindTLS := g.do("POST", "/api/v1/sign-in", fmt.Sprintf(`{"name":"ada","password":%q}`, ownersPassword), "X-Forwarded-Proto", "https")
	if !behindTLS.Cookies()[0].Secure {
		t.Error("behind TLS the cookie may travel in the clear")
	}
	as := []string{"Cookie", c.Name + "=" + c.Value}
	if got := text(t, g.do("GET", "/api/v1/me", "", as...)); !strings.Contains(got, `"who":"owner"`) || !strings.Contains(got, `"name":"ada"`) {
		t.Error(got)
	}
	if resp := g.do("GET", "/api/v1/sessions", "", as...); resp.StatusCode != http.StatusOK {
		t.Error(resp.Status)
	}
	if resp := g.do("POST", "/api/v1/sign-out", "", append(as, "Origin", "https://elsewhere.example")...); resp.StatusCode != http.StatusForbidden {
		t.Errorf("signed out by another site: %s", resp.Status)
	}
	if resp := g.do("POST", "/api/v1/sign-out", "", as...); resp.StatusCode != http.StatusNoContent || resp.Cookies()[0].MaxAge >= 0 {
		t.Errorf("%s, %v", resp.Status, resp.Cookies())
	}
	if got := text(t, g.do("GET", "/api/v1/me", "", as...)); !strings.Contains(got, `"who":"nobody"`) {
		t.Errorf("signed out and still %s", got)
	}
}

func TestAGuestComesByALinkAndTheOwnerSeesThem(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	made := g.ask("POST", "/api/v1/invites", `{"kind":"roleplay","document":"launch-review","label":"Tuesday","class":true,"limit":1,"days":1}`, g.owner)
	var invite struct {
		Invite access.Invite
		Link   string
	}
	if err := json.NewDecoder(made.Body).Decode(&invite); err != nil || made.StatusCode != http.StatusCreated {
		t.Fatal(made.Status, err)
	}
	page := text(t, g.do("GET", "/api/v1"+invite.Link, ""))
	if !strings.Contains(page, `"title":"The 48-hour launch review"`) || !strings.Contains(page, `"state":"open"`) {
		t.Error(page)
	}
	if resp := g.do("POST", "/api/v1"+invite.Link, `{"nickname":"  "}`); resp.StatusCode != http.StatusUnprocessableEntity {
		t.Errorf("without a nickname: %s", resp.Status)
	}
	joined := g.do("POST", "/api/v1"+invite.Link, `{"nickname":"Noor"}`, "Idempotency-Key", "k")
	var in struct{ Session, Kind string }
	if err := json.NewDecoder(joined.Body).Decode(&in); err != nil || joined.StatusCode != http.StatusCreated {
		t.Fatal(joined.Status, err)
	}
	cookie := joined.Cookies()[0].Name + "=" + joined.Cookies()[0].Value
	again := g.do("POST", "/api/v1"+invite.Link, `{"nickname":"Noor"}`, "Idempotency-Key", "k")
	if body := text(t, again); again.StatusCode != http.StatusCreated || !strings.Contains(body, in.Session) {
		t.Errorf("joined again: %s %s", again.Status, body)
	}
	if full := g.do("POST", "/api/v1"+invite.Link, `{"nickname":"Late"}`); full.StatusCode != http.StatusGone {
		t.Errorf("one too many: %s", full.Status)
	}
	if said := g.do("POST", "/api/v1/sessions/"+in.Session+"/turns", `{"input":{"meet":"maya"}}`, "Cookie", cookie); said.StatusCode != http.StatusOK {
		t.Errorf("the guest's turn: %s", said.Status)
	}
	guests := text(t, g.ask("GET", "/api/v1/invites/"+invite.Invite.ID+"/guests", "", g.owner))
	if !strings.Contains(guests, `"nickname":"Noor"`) || !strings.Contains(guests, `"place":"with Maya Patel"`) {
		t.Error(guests)
	}
	if resp := g.ask("DELETE", "/api/v1/invites/"+invite.Invite.ID, "", g.owner); resp.StatusCode != http.StatusNoContent {
		t.Error(resp.Status)
	}
	if list := text(t, g.ask("GET", "/api/v1/invites", "", g.owner)); !strings.Contains(list, `"state":"revoked"`) {
		t.Error(list)
	}
	audit := text(t, g.ask("GET", "/api/v1/audit", "", g.owner))
	for _, did := range []string{"invited to The 48-hour launch review", "revoked an invitation"} {
		if !strings.Contains(audit, did) {
			t.Errorf("no entry that someone %s: %s", did, audit)
		}
	}
}

func TestATokenOpensTheAPIUntilItIsRevoked(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	made := g.ask("POST", "/api/v1/tokens", `{"label":"script","days":1}`, g.owner)
	var out struct {
		Token string
		Entry access.Credential
	}
	if err := json.NewDecoder(made.Body).Decode(&out); err != nil || made.StatusCode != http.StatusCreated {
		t.Fatal(made.Status, err)
	}
	if resp := g.ask("GET", "/api/v1/sessions", "", out.Token); resp.StatusCode != http.StatusOK {
		t.Error(resp.Status)
	}
	if list := text(t, g.ask("GET", "/api/v1/tokens", "", out.Token)); !strings.Contains(list, `"label":"script"`) || strings.Contains(list, out.Token) {
		t.Error(list)
	}
	if resp := g.ask("DELETE", "/api/v1/tokens/"+out.Entry.ID, "", g.owner); resp.StatusCode != http.StatusNoContent {
		t.Error(resp.Status)
	}
	if resp := g.ask("GET", "/api/v1/sessions", "", out.Token); resp.StatusCode != http.StatusUnauthorized {
		t.Errorf("after it was revoked: %s", resp.Status)
	}
}

func TestAWholeClassComesInFromOneAddress(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	g.srv.wrong = newLimits(0.001, 3)
	link, _, err := g.srv.Door.NewInvite(t.Context(), access.Invite{Kind: "roleplay", Document: "launch-review", Class: true, Limit: 40}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 40 {
		g.do("GET", "/api/v1/join/"+link, "")
		if resp := g.do("POST", "/api/v1/join/"+link, fmt.Sprintf(`{"nickname":"pupil %d"}`, i)); resp.StatusCode != http.StatusCreated {
			t.Fatalf("pupil %d: %s", i, resp.Status)
		}
	}
}

func TestTooManyTriesAreSlowedDown(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	g.srv.wrong = newLimits(0.001, 3)
	var got []int
	for range 5 {
		got = append(got, g.do("POST", "/api/v1/sign-in", `{"name":"ada","password":"a guess of mine"}`).StatusCode)
	}
	if want := []int{401, 401, 401, 429, 429}; !slices.Equal(got, want) {
		t.Errorf("%v", got)
	}
	if resp := g.do("GET", "/api/v1/join/not-the-secret-of-any-link", ""); resp.StatusCode != http.StatusTooManyRequests {
		t.Errorf("links are guessed after passwords: %s", resp.Status)
	}
	g.srv.limits = newLimits(0.001, 2)
	got = nil
	for range 3 {
		got = append(got, g.ask("GET", "/api/v1/sessions/"+g.session, "", g.guest).StatusCode)
	}
	if want := []int{200, 200, 429}; !slices.Equal(got, want) {
		t.Errorf("a guest: %v", got)
	}
	if resp := g.ask("GET", "/api/v1/sessions/"+g.othersSession, "", g.other); resp.StatusCode != http.StatusOK {
		t.Errorf("another guest is slowed down too: %s", resp.Status)
	}
}
