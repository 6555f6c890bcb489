package server

import (
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"throughline/llm"
	"throughline/roleplay"
)

func (s *site) draft(kind, brief string, template bool) (int, Draft, string) {
	s.t.Helper()
	body, err := json.Marshal(map[string]any{"kind": kind, "brief": brief, "template": template})
	if err != nil {
		s.t.Fatal(err)
	}
	resp := s.do("POST", "/api/v1/drafts", string(body))
	var out struct {
		Draft
		Detail string
	}
	if err := json.NewDecoder(resp.Body).Decode(&out); err != nil {
		s.t.Fatal(err)
	}
	return resp.StatusCode, out.Draft, out.Detail
}

func TestADraftByTemplateCanBeSavedAndPlayedAtOnce(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	status, draft, detail := s.draft("roleplay", "# Opening the shop\n\nThe till must be counted before nine. The float is 150 euros.\n", false)
	if status != http.StatusOK || draft.By != "template" || draft.Notice != "" || draft.Diagnostics.HasErrors() || draft.Usage.Calls != 0 {
		t.Fatalf("%d %s %+v", status, detail, draft)
	}
	s.mustSave("roleplay/opening-the-shop", draft.Text, "")
	if resp := s.do("POST", "/api/v1/sessions", `{"kind":"roleplay","document":"opening-the-shop"}`); resp.StatusCode != http.StatusCreated {
		t.Error(text(t, resp))
	}
}

func TestABriefThatIsNoneIsRefusedInASentence(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	for name, c := range map[string]struct {
		kind, brief string
		status      int
		says        string
	}{
		"empty":       {"roleplay", " \n ", 422, "the brief is empty"},
		"too long":    {"roleplay", strings.Repeat("x", MaxBrief+1), 422, "at most 200000"},
		"a zero byte": {"roleplay", "a\x00b", 422, "zero bytes"},
		"no kind yet": {"study", "x", 422, "there is no draft of a study yet"},
		"huge":        {"roleplay", strings.Repeat("x", 3*MaxBrief), 413, "too large"},
	} {
		if status, _, detail := s.draft(c.kind, c.brief, true); status != c.status || !strings.Contains(detail, c.says) {
			t.Errorf("%s: %d %s", name, status, detail)
		}
	}
	if resp := s.do("POST", "/api/v1/drafts", "{\"kind\":\"roleplay\",\"brief\":\"\xff\"}"); resp.StatusCode != http.StatusBadRequest {
		t.Errorf("not UTF-8: %s", resp.Status)
	}
	if resp := s.do("POST", "/api/v1/drafts", `{"kind":"roleplay","brief":"x"}`, "Origin", "https://elsewhere.example"); resp.StatusCode != http.StatusForbidden {
		t.Errorf("another site: %s", resp.Status)
	}
}

// designing is a site whose role design plays a script.
func designing(t *testing.T, script string) *site {
	t.Helper()
	file := filepath.Join(t.TempDir(), "script.txt")
	if err := os.WriteFile(file, []byte(script), 0o600); err != nil {
		t.Fatal(err)
	}
	models := modelsOf(t, llm.Config{Choices: map[llm.Role]llm.Choice{llm.Design: {Provider: "script", Model: "script", Script: file}}})
	return newSiteWith(t, roleplay.NewUnderstudy(), models)
}

func TestAModelThatFailsLeavesTheTemplateAndTheReason(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		script, notice string
		calls          int
	}{
		"prose":   {">>> design usage=5/5\nNo.\n>>> design usage=5/5\nStill no.\n", "could not be used", 2},
		"refused": {">>> design fault=refused\nI will not.\n", "could not be used", 1},
		"no more": {">>> actor\nx\n", "no more replies", 0},
	} {
		status, draft, detail := designing(t, c.script).draft("roleplay", "# A shop\n\nThe till must be counted.\n", false)
		if status != http.StatusOK || draft.By != "template" || !strings.Contains(draft.Notice, c.notice) || draft.Diagnostics.HasErrors() || draft.Text == "" || draft.Usage.Calls != c.calls {
			t.Errorf("%s: %d %s %+v", name, status, detail, draft)
		}
	}
}

func TestAModelsDraftSaysWhoWroteItAndWhatItTook(t *testing.T) {
	t.Parallel()
	plot, err := os.ReadFile("../roleplay/testdata/briefs/plot.json")
	if err != nil {
		t.Fatal(err)
	}
	s := designing(t, ">>> design usage=900/400\n"+string(plot)+"\n>>> design\nnever asked\n")
	status, draft, detail := s.draft("roleplay", "A warm lorry.", false)
	if status != http.StatusOK || draft.By != "script" || draft.Notice != "" || len(draft.Diagnostics) > 0 || draft.Usage.Calls != 1 || draft.Usage.Tokens != 1300 {
		t.Fatalf("%d %s %+v", status, detail, draft)
	}
	if !strings.Contains(draft.Text, "title: The warm lorry") {
		t.Error(draft.Text)
	}
	if _, byTemplate, _ := s.draft("roleplay", "A warm lorry.", true); byTemplate.By != "template" {
		t.Errorf("a template was asked for: %+v", byTemplate)
	}
}
