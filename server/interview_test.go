package server

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"throughline/access"
)

// respondent invites somebody to a study and returns their secret and their session.
func (g *guarded) respondent(name string) (secret, id string) {
	g.t.Helper()
	link, _, err := g.srv.Door.NewInvite(g.t.Context(), access.Invite{Kind: "interview", Document: "oat-milk", Class: true, Limit: 5}, 0)
	if err != nil {
		g.t.Fatal(err)
	}
	secret, who, err := g.srv.Door.Join(g.t.Context(), link, name, "", room{g.srv})
	if err != nil {
		g.t.Fatal(err)
	}
	return secret, who.Session
}

// takes sends an input and returns the status and the body.
func (g *guarded) takes(id, secret, input string) (int, string) {
	g.t.Helper()
	resp := g.ask("POST", "/api/v1/sessions/"+id+"/turns", `{"input":`+input+`}`, secret)
	return resp.StatusCode, text(g.t, resp)
}

func TestARespondentIsInterviewedAndTheResearcherSeesWhatWasMadeOfIt(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	secret, id := g.respondent("Sam")
	for _, c := range []struct {
		input  string
		status int
		says   string
	}{
		{`{"answer":"too early"}`, http.StatusUnprocessableEntity, "nothing is asked before consent is given"},
		{`{"consent":true}`, http.StatusOK, `"status":"asking"`},
		{`{"answer":"I like the creamy texture because it makes my coffee feel like a treat."}`, http.StatusOK, `"number":2`},
		{`{"skip":true}`, http.StatusOK, `"skipped":true`},
		{`{"review":{"split":"c1"}}`, http.StatusForbidden, ""},
		{fmt.Sprintf(`{"answer":%q}`, strings.Repeat("word ", 5000)), http.StatusUnprocessableEntity, "at most 20000"},
	} {
		if status, body := g.takes(id, secret, c.input); status != c.status || !strings.Contains(body, c.says) {
			t.Errorf("%.60s: %d %.300s", c.input, status, body)
		}
	}
	if resp := g.ask("GET", "/api/v1/sessions/"+id+"/outcome", "", secret); resp.StatusCode != http.StatusForbidden {
		t.Errorf("a respondent reads the outcome: %s", resp.Status)
	}
	outcome := text(t, g.ask("GET", "/api/v1/sessions/"+id+"/outcome", "", g.owner))
	for _, part := range []string{`"label":"creamy texture"`, `"utterance_id":"u1"`, `"graph_state":{"node_count":`, `"skipped":true`} {
		if !strings.Contains(outcome, part) {
			t.Errorf("the outcome has no %s: %.600s", part, outcome)
		}
	}
	if status, body := g.takes(id, g.owner, `{"review":{"split":"c99"}}`); status != http.StatusUnprocessableEntity || !strings.Contains(body, "I322") {
		t.Errorf("a review of nothing: %d %.200s", status, body)
	}
}

func TestWhoWithdrawsIsErased(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	secret, id := g.respondent("Sam")
	g.takes(id, secret, `{"consent":true}`)
	g.takes(id, secret, `{"answer":"My landlord would not like to read this."}`)
	if resp := g.ask("POST", "/api/v1/sessions/"+id+"/withdraw", "", g.other); resp.StatusCode != http.StatusNotFound {
		t.Errorf("another withdraws for them: %s", resp.Status)
	}
	if resp := g.ask("POST", "/api/v1/sessions/"+id+"/withdraw", "", secret); resp.StatusCode != http.StatusNoContent {
		t.Fatal(resp.Status)
	}
	if resp := g.ask("GET", "/api/v1/sessions/"+id, "", g.owner); resp.StatusCode != http.StatusNotFound {
		t.Errorf("the session is still there: %s", resp.Status)
	}
	if resp := g.ask("GET", "/api/v1/sessions/"+id, "", secret); resp.StatusCode == http.StatusOK {
		t.Errorf("the respondent still gets in: %s", resp.Status)
	}
	for _, path := range []string{"/api/v1/results/interview/oat-milk", "/api/v1/audit", "/api/v1/sessions"} {
		if body := text(t, g.ask("GET", path, "", g.owner)); strings.Contains(body, "landlord") || strings.Contains(body, id) || strings.Contains(body, "Sam") {
			t.Errorf("%s remembers them: %.400s", path, body)
		}
	}
}
