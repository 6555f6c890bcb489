package server

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"throughline/access"
)

// codeOf invites a class as an owner and returns its code and its id.
func (g *guarded) codeOf(limit int) access.Invite {
	g.t.Helper()
	body := fmt.Sprintf(`{"kind":"roleplay","document":"launch-review","label":"3b","class":true,"limit":%d,"days":0}`, limit)
	resp := g.ask("POST", "/api/v1/invites", body, g.owner)
	var made struct {
		Invite access.Invite
		Link   string
	}
	if err := json.NewDecoder(resp.Body).Decode(&made); err != nil || resp.StatusCode != http.StatusCreated || made.Invite.Code == "" || made.Link == "" {
		g.t.Fatalf("%s %+v %v", resp.Status, made, err)
	}
	return made.Invite
}

func TestAPupilComesByACodeAndTheOwnerReadsItAgain(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	invite := g.codeOf(2)
	if page := text(t, g.do("GET", "/api/v1/join/"+strings.ToLower(invite.Code[:3])+"-"+invite.Code[3:], "")); !strings.Contains(page, `"state":"open"`) || !strings.Contains(page, `"class":true`) {
		t.Error(page)
	}
	resp := g.do("POST", "/api/v1/join/"+invite.Code, `{"nickname":"Ann"}`)
	if resp.StatusCode != http.StatusCreated || len(resp.Cookies()) != 1 {
		t.Fatalf("%s", text(t, resp))
	}
	if list := text(t, g.ask("GET", "/api/v1/invites", "", g.owner)); !strings.Contains(list, invite.Code) {
		t.Errorf("the owner cannot read the code again: %s", list)
	}
	if resp := g.ask("GET", "/api/v1/invites", "", resp.Cookies()[0].Value); resp.StatusCode != http.StatusForbidden {
		t.Errorf("a pupil reads the invitations: %s", resp.Status)
	}
}

func TestACodeThatOpensNothingSaysWhy(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	full, revoked := g.codeOf(1), g.codeOf(1)
	g.do("POST", "/api/v1/join/"+full.Code, `{"nickname":"Ann"}`)
	if resp := g.ask("DELETE", "/api/v1/invites/"+revoked.ID, "", g.owner); resp.StatusCode != http.StatusNoContent {
		t.Fatal(resp.Status)
	}
	for code, want := range map[string]string{full.Code: "every place", revoked.Code: "withdrawn", "CCCCCCC": "no invitation has this code", "oil-0158": "no invitation has this code"} {
		resp := g.do("POST", "/api/v1/join/"+code, `{"nickname":"Bob"}`)
		if got := text(t, resp); resp.StatusCode < 400 || resp.StatusCode >= 500 || !strings.Contains(got, want) {
			t.Errorf("%s: %d %s", code, resp.StatusCode, got)
		}
	}
}

func TestGuessingCodesIsSlowedDownAndStopsNobodyElse(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	invite := g.codeOf(40)
	g.srv.codes, g.srv.wrong = newLimits(0.001, 4), newLimits(0.001, 2)
	for i := range 20 { // right codes cost nothing: a class comes from one address
		if resp := g.do("POST", "/api/v1/join/"+invite.Code, fmt.Sprintf(`{"nickname":"pupil %d"}`, i)); resp.StatusCode != http.StatusCreated {
			t.Fatalf("pupil %d: %s", i, resp.Status)
		}
	}
	var got []int
	for _, guess := range []string{"CCCCCCC", "ccc-cccd", "3333333", "OOOOOOO", "CCCCCCF", invite.Code} {
		got = append(got, g.do("GET", "/api/v1/join/"+guess, "").StatusCode)
	}
	if want := []int{404, 404, 404, 404, 429, 429}; !slices.Equal(got, want) {
		t.Errorf("%v", got)
	}
	if resp := g.do("POST", "/api/v1/sign-in", fmt.Sprintf(`{"name":"ada","password":%q}`, ownersPassword)); resp.StatusCode != http.StatusNoContent {
		t.Errorf("the teacher cannot sign in from the same address: %s", resp.Status)
	}
	if resp := g.do("GET", "/api/v1/join/"+g.link, ""); resp.StatusCode != http.StatusOK {
		t.Errorf("a link from the same address: %s", resp.Status)
	}
}
