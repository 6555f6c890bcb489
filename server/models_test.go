package server

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"throughline/llm"
	"throughline/roleplay"
)

// noModels is a program without a model.
func noModels(t *testing.T) *llm.Set {
	t.Helper()
	return modelsOf(t, llm.Config{})
}

func modelsOf(t *testing.T, c llm.Config) *llm.Set {
	t.Helper()
	set, err := llm.NewSet(c, llm.Tools{Now: time.Now, HTTP: http.DefaultClient})
	if err != nil {
		t.Fatal(err)
	}
	return set
}

func TestWithoutAModelTheSettingsSaySoAndTheTestSaysWhatToDo(t *testing.T) {
	t.Parallel()
	s := newSite(t, roleplay.NewUnderstudy())
	list := text(t, s.do("GET", "/api/v1/models", ""))
	if !strings.Contains(list, `"role":"actor","configured":false`) || strings.Count(list, `"role":`) != 8 {
		t.Error(list)
	}
	resp := s.do("POST", "/api/v1/models/actor/test", "")
	if body := text(t, resp); resp.StatusCode != http.StatusConflict || !strings.Contains(body, "ANTHROPIC_API_KEY") {
		t.Errorf("%s %s", resp.Status, body)
	}
	if resp := s.do("POST", "/api/v1/models/nobody/test", ""); resp.StatusCode != http.StatusConflict {
		t.Error(resp.Status)
	}
}
