package llm

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"time"
)

// Set holds the model of every role that has one.
type Set struct {
	models map[Role]Model
	config Config
	ledger *Ledger
}

// Tools are what a Set builds models with.
type Tools struct {
	// Providers makes models by the name of their provider.
	Providers map[string]Provider
	HTTP      *http.Client
	Now       func() time.Time
	// Retry is DefaultRetry when it is left out.
	Retry Retry
	// Record is where calls are recorded; nil means that they are not.
	Record io.Writer
}

// NewSet builds the models that are configured. Each is, from the inside out: the provider, its price, the budget,
// the time-outs, the recording of every call, and the retries.
func NewSet(c Config, t Tools) (*Set, error) {
	s := &Set{models: map[Role]Model{}, config: c, ledger: NewLedger(c.Limits, t.Now)}
	if t.Retry == (Retry{}) {
		t.Retry = DefaultRetry
	}
	var recorder *Recorder
	if t.Record != nil {
		recorder = NewRecorder(t.Record, t.Now)
	}
	scripts := map[string]Model{}
	for role, choice := range c.Choices {
		m, err := made(choice, t, scripts)
		if err != nil {
			return nil, fmt.Errorf("build the model of the role %s: %w", role, err)
		}
		m = WithBudget(WithPrice(m, choice.Price), s.ledger)
		m = WithTimeout(m, choice.Timeouts)
		if recorder != nil {
			m = WithRecording(m, recorder)
		}
		retry := t.Retry
		if _, calls := role.patience(); retry.Calls > calls {
			retry.Calls = calls
		}
		s.models[role] = serving(WithRetry(m, retry), role, choice)
	}
	return s, nil
}

// made is the bare model of a choice. Roles that play the same script share it.
func made(c Choice, t Tools, scripts map[string]Model) (Model, error) {
	if c.Provider == providerScript {
		if m, ok := scripts[c.Script]; ok {
			return m, nil
		}
		text, err := os.ReadFile(c.Script)
		if err != nil {
			return nil, err
		}
		script, found := ParseScript(c.Script, text)
		if found.HasErrors() {
			return nil, found
		}
		scripts[c.Script] = script
		return script, nil
	}
	build, ok := t.Providers[c.Provider]
	if !ok {
		return nil, fmt.Errorf("there is no provider %q", c.Provider)
	}
	m := build(Endpoint{Model: c.Model, BaseURL: c.BaseURL, Key: c.Key, Effort: c.Effort, HTTP: t.HTTP})
	if c.InWords {
		m = WithSchemaInWords(m)
	}
	return m, nil
}

// serving fills in what the configuration says about every request of a role.
func serving(m Model, role Role, c Choice) Model {
	return ModelFunc(func(ctx context.Context, r Request, release func(string)) (Reply, error) {
		r.Role = role
		if c.MaxTokens > 0 {
			r.MaxTokens = c.MaxTokens
		}
		return m.Generate(ctx, r, release)
	})
}

// Model is the model of a role, or false when it has none.
func (s *Set) Model(role Role) (Model, bool) {
	m, ok := s.models[role]
	return m, ok
}

// Empty reports whether no role has a model.
func (s *Set) Empty() bool { return len(s.models) == 0 }

// Limits are what the models of the set may spend.
func (s *Set) Limits() Limits { return s.config.Limits }

// Ledger counts what the models of the set spend.
func (s *Set) Ledger() *Ledger { return s.ledger }

// Line is what settings show of one role. It holds no key.
type Line struct {
	Role     Role   `json:"role"`
	Provider string `json:"provider,omitempty"` // empty means that the role has no model
	Model    string `json:"model,omitempty"`
	BaseURL  string `json:"base_url,omitempty"`
	KeyFrom  string `json:"key_from,omitempty"`
	Priced   bool   `json:"priced"`
	// Timeout bounds a whole call.
	Timeout time.Duration `json:"timeout,omitempty"`
}

// Lines describes every role.
func (s *Set) Lines() []Line {
	lines := make([]Line, len(Roles))
	for i, role := range Roles {
		lines[i] = Line{Role: role}
		if c, ok := s.config.Choices[role]; ok {
			lines[i] = Line{Role: role, Provider: c.Provider, Model: c.Model, BaseURL: c.BaseURL, KeyFrom: c.KeyFrom, Priced: c.Price != nil, Timeout: c.Timeouts.Total}
		}
	}
	return lines
}

// NoneConfigured is what to say, once, when no role has a model.
const NoneConfigured = "No model is configured, so the built-in understudies speak. Set ANTHROPIC_API_KEY or OPENAI_API_KEY, or write throughline.yaml (docs/models.md)."
