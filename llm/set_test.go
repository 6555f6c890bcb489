package llm_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log/slog"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"throughline/llm"
	"throughline/llm/anthropic"
	"throughline/llm/llmtest"
	"throughline/llm/openai"
)

var both = map[string]llm.Provider{"anthropic": anthropic.New, "openai": openai.New}

func TestASetServesEachRoleWithItsModel(t *testing.T) {
	t.Parallel()
	s := llmtest.NewServer(
		t, llmtest.Answer{Text: "Good morning.", Usage: llm.Usage{Input: 1000, Output: 100}},
		llmtest.Answer{Status: 500}, llmtest.Answer{Text: `{"grade": 2}`, Usage: llm.Usage{Input: 10, Output: 1}},
	)
	config, found := llm.ParseConfig("throughline.yaml", fmt.Appendf(nil, `
kind: throughline/v1
roles:
  actor: {provider: anthropic, base_url: %q, model: claude-test, key_env: TEST_KEY, max_tokens: 77}
  rate: {base_url: %q, model: gpt-test, schema: words}
budget: {session: 0.001}
prices: {claude-test: {input: 1, output: 5}, gpt-test: {input: 1, output: 5}}
`, s.Anthropic().BaseURL, s.OpenAI().BaseURL), environment(map[string]string{"TEST_KEY": llmtest.Secret}))
	if len(found) > 0 {
		t.Fatal(found)
	}
	var recording bytes.Buffer
	set, err := llm.NewSet(config, llm.Tools{Providers: both, HTTP: s.Anthropic().HTTP, Now: at, Retry: llm.Retry{Calls: 2}, Record: &recording})
	if err != nil {
		t.Fatal(err)
	}
	actor, _ := set.Model(llm.Actor)
	rate, _ := set.Model(llm.Rate)
	if _, ok := set.Model(llm.Design); ok || set.Empty() {
		t.Error("design has a model that nobody configured")
	}
	reply, err := actor.Generate(t.Context(), in("a"), nil)
	if err != nil || reply.Usage.Cost != 1500 || !reply.Usage.Priced {
		t.Errorf("%+v, %v", reply, err)
	}
	if _, err = actor.Generate(t.Context(), in("a"), nil); llmtest.Kind(err) != "budget" {
		t.Errorf("got %v", err)
	}
	value, reply, err := llm.Ask[strictVerdict](t.Context(), rate, in("b"))
	if err != nil || value.Grade != 2 || reply.Calls != 2 {
		t.Errorf("%+v, %+v, %v", value, reply, err)
	}
	if set.Ledger().Spent("b").Cost != 15 || set.Ledger().Today().Cost != 1515 {
		t.Errorf("spent %+v", set.Ledger().Today())
	}
	calls := s.Calls()
	if calls[0].MaxTokens != 77 || len(calls[2].Schema) > 0 || !strings.Contains(calls[2].Messages[0], "JSON schema") {
		t.Errorf("sent %s and %s", calls[0].Body, calls[2].Body)
	}
	lines := strings.Count(recording.String(), "\n")
	if lines != 4 || !strings.Contains(recording.String(), `"role":"actor"`) || strings.Contains(recording.String(), "SECRET") {
		t.Errorf("recorded %d lines:\n%s", lines, recording.String())
	}
	shown, err := json.Marshal(set.Lines())
	if err != nil || strings.Contains(string(shown), "SECRET") || !strings.Contains(string(shown), `"key_from":"TEST_KEY"`) {
		t.Errorf("%s, %v", shown, err)
	}
	s.Settle()
}

func TestASetCanPlayAScript(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	write(t, folder, "demo.script", ">>> actor\nGood morning.\n>>> rate\nFine.\n>>> actor\nGoodbye.\n", 0o644)
	config, found := llm.ParseConfig(filepath.Join(folder, "throughline.yaml"), []byte("kind: throughline/v1\nmodels: {provider: script, script: demo.script}\n"), environment(nil))
	if len(found) > 0 {
		t.Fatal(found)
	}
	set, err := llm.NewSet(config, llm.Tools{Now: at})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		role llm.Role
		want string
	}{{llm.Actor, "Good morning."}, {llm.Actor, "Goodbye."}, {llm.Rate, "Fine."}} {
		m, _ := set.Model(c.role)
		if reply, err := m.Generate(t.Context(), llmtest.Say("Hello."), nil); err != nil || reply.Text != c.want {
			t.Errorf("%s: %+v, %v", c.role, reply, err)
		}
	}
}

func TestASetRetriesAndGivesUpWithoutBeingTold(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	write(t, folder, "demo.script", ">>> fault=stall\n>>> fault=500\n>>>\nAt last.\n", 0o644)
	config, found := llm.ParseConfig(filepath.Join(folder, "throughline.yaml"), []byte("kind: throughline/v1\nmodels: {provider: script, script: demo.script}\n"), environment(nil))
	if len(found) > 0 {
		t.Fatal(found)
	}
	synctest.Test(t, func(t *testing.T) {
		set, err := llm.NewSet(config, llm.Tools{Now: time.Now})
		if err != nil {
			t.Fatal(err)
		}
		m, _ := set.Model(llm.Actor)
		began := time.Now()
		reply, err := m.Generate(t.Context(), llmtest.Say("Hello."), nil)
		if took := time.Since(began); err != nil || reply.Text != "At last." || took != 63*time.Second {
			t.Errorf("it took %v: %+v, %v", took, reply, err)
		}
	})
}

func TestAnEmptySetSaysSo(t *testing.T) {
	t.Parallel()
	config, _ := llm.ParseConfig("throughline.yaml", nil, environment(nil))
	set, err := llm.NewSet(config, llm.Tools{Now: at})
	if err != nil || !set.Empty() || len(set.Lines()) != len(llm.Roles) || set.Lines()[0].Provider != "" {
		t.Errorf("%+v, %v", set.Lines(), err)
	}
	config.Choices = map[llm.Role]llm.Choice{llm.Actor: {Provider: "nobody"}}
	if _, err = llm.NewSet(config, llm.Tools{Now: at}); err == nil || err.Error() != `build the model of the role actor: there is no provider "nobody"` {
		t.Errorf("got %v", err)
	}
}

func TestAProbeShowsLatencyCostAndASample(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		m := llm.WithPrice(script(t, ">>> delay=300ms chunk=8 pause=100ms usage=20/7\nGood morning to you.\n"), &llm.Price{Input: 1, Output: 5})
		trial, err := llm.Probe(t.Context(), m)
		if err != nil || trial.First != 300*time.Millisecond || trial.Whole != 500*time.Millisecond || trial.Sample != "Good morning to you." || trial.Usage.Cost != 55 {
			t.Errorf("%+v, %v", trial, err)
		}
		if _, err = llm.Probe(t.Context(), m); llmtest.Kind(err) != "played" {
			t.Errorf("got %v", err)
		}
	})
}

func TestAKeyCannotBePrinted(t *testing.T) {
	t.Parallel()
	key := llm.NewKey("sk-SECRET")
	holder := struct {
		Key    llm.Key
		hidden llm.Key
	}{key, key}
	encoded, err := json.Marshal(holder)
	if err != nil {
		t.Fatal(err)
	}
	var logged bytes.Buffer
	slog.New(slog.NewTextHandler(&logged, nil)).Info("x", "key", key, "holder", holder)
	for _, text := range []string{fmt.Sprint(key), fmt.Sprintf("%+v %#v %s %q %x", holder, holder, key, key, key), string(encoded), logged.String(), fmt.Sprint(holder.hidden)} {
		if strings.Contains(text, "SECRET") || strings.Contains(text, fmt.Sprintf("%x", "SECRET")) {
			t.Errorf("shown: %s", text)
		}
	}
	if key.Reveal() != "sk-SECRET" || llm.NewKey("").Given() || (llm.Key{}).String() != "(no key)" {
		t.Error("the key is lost")
	}
}
