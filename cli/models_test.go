package cli

import (
	"net/http"
	"os"
	"strings"
	"testing"

	"throughline/llm"
	"throughline/llm/llmtest"
)

// problem is an error as the API tells it.
type problem struct {
	Status int
	Detail string
}

func TestAConfiguredModelIsTriedFromTheSettingsAndItsKeyIsNeverShown(t *testing.T) {
	t.Parallel()
	for provider, base := range map[string]func(*llmtest.Server) llm.Endpoint{
		"anthropic": (*llmtest.Server).Anthropic, "openai": (*llmtest.Server).OpenAI,
	} {
		t.Run(provider, func(t *testing.T) {
			t.Parallel()
			fake := llmtest.NewServer(t, llmtest.Answer{Text: "Hello there, good to see you."}, llmtest.Answer{Status: 401, Kind: "authentication_error", Message: "bad key " + llmtest.Secret})
			dir := t.TempDir()
			key, config := dir+"/key", dir+"/throughline.yaml"
			write := func(name, text string, mode os.FileMode) {
				if err := os.WriteFile(name, []byte(text), mode); err != nil {
					t.Fatal(err)
				}
			}
			write(key, llmtest.Secret+"\n", 0o600)
			write(config, "kind: throughline/v1\nmodels: {provider: "+provider+", model: test-model, base_url: \""+base(fake).BaseURL+"\", key_file: key}\nbudget: {day: 5}\n", 0o644)
			command(t, 0, "check", config)
			p := serve(t, dir+"/a.db", "127.0.0.1:0", "", "--config", config, "--verbose")

			var models struct {
				Roles []struct {
					Role, Provider, Model string
					Configured            bool
				}
				Budget struct {
					Day float64 `json:"day_usd"`
				}
			}
			p.must(http.StatusOK, "GET", "/models", "", nil, &models)
			if len(models.Roles) != 8 || !models.Roles[0].Configured || models.Roles[0].Provider != provider || models.Budget.Day != 5 {
				t.Errorf("%+v", models)
			}
			var trial struct{ Model, Sample string }
			p.must(http.StatusOK, "POST", "/models/actor/test", "", nil, &trial)
			if trial.Sample != "Hello there, good to see you." {
				t.Errorf("%+v", trial)
			}
			var refused problem
			p.must(http.StatusBadGateway, "POST", "/models/actor/test", "", nil, &refused)
			if !strings.Contains(refused.Detail, "check the key") || strings.Contains(refused.Detail, llmtest.Secret) {
				t.Errorf("%+v", refused)
			}
			if calls := fake.Calls(); len(calls) != 2 || calls[0].Model != "test-model" || calls[0].Protocol != provider {
				t.Errorf("%d calls", len(calls))
			}
			p.kill()
			if strings.Contains(p.stderr.String(), llmtest.Secret) {
				t.Error("the key is in the log")
			}
		})
	}
}

func TestAConfigurationThatWillNotDoIsSaidSoBeforeServing(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	write := func(name, text string, mode os.FileMode) string {
		if err := os.WriteFile(dir+"/"+name, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
		return dir + "/" + name
	}
	write("open-key", llmtest.Secret, 0o644)
	for name, c := range map[string]struct {
		text string
		code int
		says string
	}{
		"a provider that is none":    {"kind: throughline/v1\nmodels: {provider: antropic}\n", 1, `did you mean "anthropic"?`},
		"a key that others can read": {"kind: throughline/v1\nmodels: {provider: anthropic, key_file: open-key}\n", 1, "chmod 600"},
		"broken YAML":                {"kind: [", 1, "D004"},
		"another kind":               {"kind: roleplay/v1\n", 1, "throughline/v1"},
	} {
		config := write(strings.ReplaceAll(name, " ", "-")+".yaml", c.text, 0o644)
		_, stderr := command(t, c.code, "serve", "--addr", "127.0.0.1:0", "--db", dir+"/a.db", "--config", config)
		if !strings.Contains(stderr, c.says) || strings.Contains(stderr, llmtest.Secret) {
			t.Errorf("%s: %s", name, stderr)
		}
	}
}

func TestWithoutAKeyTheUnderstudySpeaksAndAWarningSaysWhy(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	config := dir + "/throughline.yaml"
	if err := os.WriteFile(config, []byte("kind: throughline/v1\nmodels: {provider: anthropic, key_env: NOT_THERE}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p := serve(t, dir+"/a.db", "127.0.0.1:0", "", "--config", config)
	var refused problem
	p.must(http.StatusConflict, "POST", "/models/actor/test", "", nil, &refused)
	p.kill()
	if said := p.stderr.String(); !strings.Contains(said, "set NOT_THERE") || strings.Count(said, "No model is configured") != 1 {
		t.Error(said)
	}
}

func TestAModelThatCannotBeReachedIsSaidSo(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	config := dir + "/throughline.yaml"
	text := "kind: throughline/v1\nmodels: {provider: openai, model: llama, base_url: \"http://127.0.0.1:1/v1\"}\n"
	if err := os.WriteFile(config, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	p := serve(t, dir+"/a.db", "127.0.0.1:0", "", "--config", config)
	var refused problem
	p.must(http.StatusBadGateway, "POST", "/models/ask/test", "", nil, &refused)
	if !strings.Contains(refused.Detail, "127.0.0.1:1") {
		t.Errorf("%+v", refused)
	}
}
