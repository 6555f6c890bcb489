package server

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"strings"
	"testing"

	"throughline/diag"
	"throughline/document"
	"throughline/roleplay"
	"throughline/session"
)

const ownBackbone = `kind: backbone/v1
id: plain
nodes:
  - {id: TALK, intent: "Say what you know.", content_source: [character.greeting, character.knows], advance: CLOSE}
  - {id: CLOSE, intent: "Say goodbye."}
`

// ownScenario is the example under another id and tier.
func ownScenario(t *testing.T, id, tier string) string {
	t.Helper()
	text, err := os.ReadFile("../examples/roleplay/launch-review.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return strings.NewReplacer("id: launch-review", "id: "+id, "tier: technical", "tier: "+tier).Replace(string(text))
}

// saved is what a save answers.
type saved struct {
	Document    Text
	Diagnostics diag.List
	Detail      string
}

// save puts a document and returns the status and the answer. match is its If-Match.
func (s *site) save(at, text, match string, headers ...string) (int, saved) {
	s.t.Helper()
	body, err := json.Marshal(map[string]string{"text": text})
	if err != nil {
		s.t.Fatal(err)
	}
	if match != "" {
		headers = append(headers, "If-Match", match)
	}
	resp := s.do("PUT", "/api/v1/documents/"+at, string(body), headers...)
	var out saved
	if err := json.NewDecoder(resp.Body).Decode(&out); err != nil {
		s.t.Fatal(err)
	}
	if resp.StatusCode == http.StatusOK && resp.Header.Get("ETag") != `"`+out.Document.Revision+`"` {
		s.t.Errorf("the ETag is %s", resp.Header.Get("ETag"))
	}
	return resp.StatusCode, out
}

func (s *site) mustSave(at, text, match string) saved {
	s.t.Helper()
	status, out := s.save(at, text, match)
	if status != http.StatusOK {
		s.t.Fatalf("%d %+v", status, out)
	}
	return out
}

func TestAnOwnDocumentIsSavedListedAndPlayed(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	out := s.mustSave("roleplay/mine", ownScenario(t, "mine", "technical"), "")
	if out.Document.Source != "own" || out.Document.Version != 1 || out.Document.Who != "local" || len(out.Diagnostics) != 0 {
		t.Errorf("%+v", out)
	}
	list := text(t, s.do("GET", "/api/v1/documents?kind=roleplay", ""))
	if !strings.Contains(list, `"id":"mine","title":"The 48-hour launch review"`) || !strings.Contains(list, `"source":"own"`) || strings.Contains(list, "backbone/v1") {
		t.Error(list)
	}
	if all := text(t, s.do("GET", "/api/v1/documents", "")); !strings.Contains(all, `"kind":"backbone/v1","id":"technical"`) {
		t.Error(all)
	}
	if resp := s.do("POST", "/api/v1/sessions", `{"kind":"roleplay","document":"mine"}`); resp.StatusCode != http.StatusCreated {
		t.Error(resp.Status)
	}
	audit := text(t, s.do("GET", "/api/v1/audit", ""))
	if !strings.Contains(audit, `"action":"saved a document","subject":"roleplay/v1 mine"`) {
		t.Error(audit)
	}
}

func TestOfTwoWhoEditOneDocumentTheSecondIsTold(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	one := s.mustSave("roleplay/mine", ownScenario(t, "mine", "technical"), "")
	two := s.mustSave("roleplay/mine", ownScenario(t, "mine", "technical")+"\n# by one tab\n", `"`+one.Document.Revision+`"`)
	for name, c := range map[string]struct{ match, says string }{
		"from what it was":    {`"` + one.Document.Revision + `"`, "changed by local since it was read; read it again"},
		"as a new one":        {"", "changed by local"},
		"from what never was": {`"0123"`, "read it again"},
	} {
		if status, out := s.save("roleplay/mine", "kind: roleplay/v1", c.match); status != http.StatusPreconditionFailed || !strings.Contains(out.Detail, c.says) {
			t.Errorf("%s: %d %s", name, status, out.Detail)
		}
	}
	if status, out := s.save("roleplay/other", "kind: roleplay/v1", `"0123"`); status != http.StatusPreconditionFailed || !strings.Contains(out.Detail, "without If-Match") {
		t.Errorf("one that is not there: %d %s", status, out.Detail)
	}
	three := s.mustSave("roleplay/mine", ownScenario(t, "mine", "expert"), `W/"`+two.Document.Revision+`"`)
	s.mustSave("roleplay/mine", ownScenario(t, "mine", "academic"), "*")
	if three.Document.Version != 3 {
		t.Errorf("version %d", three.Document.Version)
	}
	versions := text(t, s.do("GET", "/api/v1/documents/roleplay/mine/versions", ""))
	if strings.Count(versions, `"version":`) != 4 || !strings.Contains(versions, `"versions":[{"version":4,`) ||
		!strings.Contains(versions, fmt.Sprintf(`"bytes":%d}`, len(ownScenario(t, "mine", "academic")))) {
		t.Error(versions)
	}
	if was := text(t, s.do("GET", "/api/v1/documents/roleplay/mine/versions/2", "")); !strings.Contains(was, "by one tab") {
		t.Error(was)
	}
	for _, at := range []string{"mine/versions/9", "none/versions", "none/versions/1"} {
		if resp := s.do("GET", "/api/v1/documents/roleplay/"+at, ""); resp.StatusCode != http.StatusNotFound {
			t.Errorf("%s: %s", at, resp.Status)
		}
	}
}

func TestADocumentWithErrorsIsSavedAndNothingIsOpenedOnIt(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	for name, broken := range map[string]string{
		"bad":    strings.Replace(ownScenario(t, "bad", "technical"), "best: partial", "best: nothing-there", 1),
		"no":     "kind: roleplay/v1\nid: no\ntitle: [",
		"typing": "",
	} {
		out := s.mustSave("roleplay/"+name, broken, "")
		if !out.Diagnostics.HasErrors() || out.Document.Text != broken {
			t.Errorf("%s: %+v", name, out)
		}
		for _, call := range [][2]string{
			{"/api/v1/sessions", `{"kind":"roleplay","document":"%s"}`},
			{"/api/v1/invites", `{"kind":"roleplay","document":"%s","label":"x","class":false,"limit":1,"days":1}`},
		} {
			resp := s.do("POST", call[0], fmt.Sprintf(call[1], name))
			if body := text(t, resp); resp.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(body, `"diagnostics":[{`) {
				t.Errorf("%s on %s: %s %s", call[0], name, resp.Status, body)
			}
		}
	}
	list := text(t, s.do("GET", "/api/v1/documents?kind=roleplay", ""))
	if !strings.Contains(list, `"id":"typing","title":"typing"`) || strings.Count(list, `"errors":0`) == strings.Count(list, `"errors":`) {
		t.Error(list)
	}
}

func TestWhatCannotBeKeptIsRefusedInASentence(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	for name, c := range map[string]struct {
		at, text string
		status   int
		says     string
	}{
		"another kind":     {"backbone/mine", "kind: roleplay/v1\nid: mine", 422, "of kind roleplay/v1"},
		"another id":       {"roleplay/mine", "kind: roleplay/v1\nid: yours", 422, `calls itself "yours"`},
		"an example":       {"roleplay/launch-review", "kind: roleplay/v1", 409, "make a copy under another id"},
		"a shipped tier":   {"backbone/technical", ownBackbone, 409, "make a copy"},
		"an unknown kind":  {"opera/mine", "kind: opera/v1", 404, "there are: "},
		"no id":            {"roleplay/Mine%20x", "kind: roleplay/v1", 422, "begins with a letter or a digit"},
		"a zero byte":      {"roleplay/mine", "kind: \x00", 422, "U+0000"},
		"too long a text":  {"roleplay/mine", "kind: roleplay/v1\n#" + strings.Repeat("x", 1<<20), 422, "at most 1048576"},
		"too long a body":  {"roleplay/mine", strings.Repeat("x", 3<<20), 413, "too large"},
		"the models' file": {"throughline/mine", "kind: throughline/v1", 404, "no documents of kind"},
	} {
		status, out := s.save(c.at, c.text, "")
		if status != c.status || !strings.Contains(out.Detail, c.says) {
			t.Errorf("%s: %d %s", name, status, out.Detail)
		}
	}
	if resp := s.do("DELETE", "/api/v1/documents/roleplay/launch-review", ""); resp.StatusCode != http.StatusConflict {
		t.Errorf("an example was deleted: %s", resp.Status)
	}
	if resp := s.do("DELETE", "/api/v1/documents/roleplay/none", ""); resp.StatusCode != http.StatusNotFound {
		t.Errorf("nothing was deleted: %s", resp.Status)
	}
	if status, _ := s.save("roleplay/mine", "kind: roleplay/v1", "", "Origin", "https://elsewhere.example"); status != http.StatusForbidden {
		t.Errorf("another site's save: %d", status)
	}
}

func TestAScenarioWalksAnOwnBackbone(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	scenario := ownScenario(t, "mine", "plain")
	if out := s.mustSave("roleplay/mine", scenario, ""); !strings.Contains(fmt.Sprint(out.Diagnostics), "there is no tier called") {
		t.Errorf("before there is one: %v", out.Diagnostics)
	}
	first := s.mustSave("backbone/plain", ownBackbone, "")
	check, err := json.Marshal(map[string]string{"text": scenario})
	if err != nil {
		t.Fatal(err)
	}
	if found := text(t, s.do("POST", "/api/v1/check", string(check))); strings.Contains(found, `"error"`) {
		t.Error(found)
	}
	opened := s.do("POST", "/api/v1/sessions", `{"kind":"roleplay","document":"mine"}`)
	var head session.Head
	if err := json.NewDecoder(opened.Body).Decode(&head); err != nil || opened.StatusCode != http.StatusCreated {
		t.Fatal(opened.Status, err)
	}
	at := "/api/v1/sessions/" + string(head.ID)
	if events := text(t, s.do("GET", at+"/events", "")); !strings.Contains(events, "Say what you know.") {
		t.Error("the backbone is not pinned")
	}
	if broken := s.mustSave("backbone/plain", strings.Replace(ownBackbone, "advance: CLOSE", "advance: CLOSED", 1), `"`+first.Document.Revision+`"`); !broken.Diagnostics.HasErrors() {
		t.Error("a backbone without an end is fine")
	}
	if found := text(t, s.do("POST", "/api/v1/check", string(check))); !strings.Contains(found, "has errors") || strings.Contains(found, "there is no tier") {
		t.Error(found)
	}
	if resp := s.do("DELETE", "/api/v1/documents/backbone/plain", ""); resp.StatusCode != http.StatusNoContent {
		t.Error(resp.Status)
	}
	if said := s.do("POST", at+"/turns", `{"input":{"meet":"maya"}}`); said.StatusCode != http.StatusOK {
		t.Errorf("a session on a backbone that is gone: %s", said.Status)
	}
	if replayed := text(t, s.do("GET", at+"/replay", "")); !strings.Contains(replayed, `"same"`) {
		t.Error(replayed)
	}
}

func TestDeletingADocumentClosesItsInvitationsAndKeepsItsSessions(t *testing.T) {
	t.Parallel()
	g := newGuarded(t)
	put, err := json.Marshal(map[string]string{"text": ownScenario(t, "mine", "technical")})
	if err != nil {
		t.Fatal(err)
	}
	if resp := g.ask("PUT", "/api/v1/documents/roleplay/mine", string(put), g.owner); resp.StatusCode != http.StatusOK {
		t.Fatal(resp.Status)
	}
	invited := g.ask("POST", "/api/v1/invites", `{"kind":"roleplay","document":"mine","label":"","class":true,"limit":9,"days":1}`, g.owner)
	var invite struct{ Link string }
	if err := json.NewDecoder(invited.Body).Decode(&invite); err != nil {
		t.Fatal(err)
	}
	joined := g.do("POST", "/api/v1"+invite.Link, `{"nickname":"Noor"}`)
	var in struct{ Session string }
	if err := json.NewDecoder(joined.Body).Decode(&in); err != nil || joined.StatusCode != http.StatusCreated {
		t.Fatal(joined.Status, err)
	}
	broken := strings.Replace(string(put), "best: partial", "best: nothing-there", 1)
	if resp := g.do("PUT", "/api/v1/documents/roleplay/mine", broken, "Authorization", "Bearer "+g.owner, "If-Match", "*"); resp.StatusCode != http.StatusOK {
		t.Fatal(resp.Status)
	}
	late := g.do("POST", "/api/v1"+invite.Link, `{"nickname":"Early"}`)
	if body := text(t, late); late.StatusCode != http.StatusConflict || !strings.Contains(body, "cannot be begun just now") || strings.Contains(body, "nothing-there") {
		t.Errorf("while it is broken: %s %s", late.Status, body)
	}
	// The document alone goes first, as it would if the server died in between.
	if err := g.db.DeleteDocument(t.Context(), "roleplay/v1", "mine", document.Expect{Any: true}); err != nil {
		t.Fatal(err)
	}
	gone := g.do("POST", "/api/v1"+invite.Link, `{"nickname":"Late"}`)
	if body := text(t, gone); gone.StatusCode != http.StatusGone || !strings.Contains(body, "no longer there") || strings.Contains(body, "launch-review") {
		t.Errorf("while the invitation is open: %s %s", gone.Status, body)
	}
	g.ask("PUT", "/api/v1/documents/roleplay/mine", string(put), g.owner)
	if resp := g.ask("DELETE", "/api/v1/documents/roleplay/mine", "", g.owner); resp.StatusCode != http.StatusNoContent {
		t.Fatal(resp.Status)
	}
	gone = g.do("POST", "/api/v1"+invite.Link, `{"nickname":"Late"}`)
	if body := text(t, gone); gone.StatusCode != http.StatusGone || !strings.Contains(body, "withdrawn") {
		t.Errorf("after it was deleted: %s %s", gone.Status, body)
	}
	if resp := g.ask("GET", "/api/v1/sessions/"+in.Session, "", g.owner); resp.StatusCode != http.StatusOK {
		t.Errorf("the session of before: %s", resp.Status)
	}
	if audit := text(t, g.ask("GET", "/api/v1/audit", "", g.owner)); !strings.Contains(audit, "deleted a document") {
		t.Error(audit)
	}
	results := text(t, g.ask("GET", "/api/v1/results/roleplay/mine", "", g.owner))
	if !strings.Contains(results, `"nickname":"Noor"`) || !strings.Contains(results, `"title":"The 48-hour launch review"`) {
		t.Error(results)
	}
}
