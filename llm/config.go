package llm

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"

	"throughline/diag"
	"throughline/document"
)

// ConfigKind is what the `kind:` of throughline.yaml says.
const ConfigKind = "throughline/v1"

// Config says which model serves which role, and what may be spent. A role that is not in Choices has no model.
type Config struct {
	Choices map[Role]Choice
	Limits  Limits
	// Record is the file that calls are recorded in; empty means that they are not.
	Record string
}

// Choice is the model of one role.
type Choice struct {
	Provider string // anthropic, openai or script
	Model    string
	BaseURL  string // empty means the provider's own address
	Key      Key
	// KeyFrom tells where the key comes from: a variable or a file. It is fit to be shown; the key is not.
	KeyFrom  string
	Timeouts Timeouts
	// MaxTokens replaces what a request asks for, unless it is 0.
	MaxTokens int
	Effort    string
	// InWords describes schemas in the prompt instead of attaching them.
	InWords bool
	// Script is the file that the provider script plays.
	Script string
	// Price is nil when it is not known.
	Price *Price
}

// form is throughline.yaml as it is written.
type form struct {
	Kind   string              `yaml:"kind"`
	Models *choice             `yaml:"models,omitempty"`
	Roles  map[string]choice   `yaml:"roles,omitempty"`
	Budget *budget             `yaml:"budget,omitempty"`
	Prices map[string]tokenFee `yaml:"prices,omitempty"`
	Record string              `yaml:"record,omitempty"`
}

type choice struct {
	Provider     string `yaml:"provider,omitempty"`
	Model        string `yaml:"model,omitempty"`
	BaseURL      string `yaml:"base_url,omitempty"`
	KeyEnv       string `yaml:"key_env,omitempty"`
	KeyFile      string `yaml:"key_file,omitempty"`
	Timeout      string `yaml:"timeout,omitempty"`
	StartTimeout string `yaml:"start_timeout,omitempty"`
	IdleTimeout  string `yaml:"idle_timeout,omitempty"`
	MaxTokens    *int   `yaml:"max_tokens,omitempty"`
	Effort       string `yaml:"effort,omitempty"`
	Schema       string `yaml:"schema,omitempty"`
	Script       string `yaml:"script,omitempty"`
}

type budget struct {
	Session       *float64 `yaml:"session,omitempty"`
	Day           *float64 `yaml:"day,omitempty"`
	SessionTokens *int64   `yaml:"session_tokens,omitempty"`
	DayTokens     *int64   `yaml:"day_tokens,omitempty"`
}

type tokenFee struct {
	Input      float64  `yaml:"input"`
	Output     float64  `yaml:"output"`
	CacheRead  *float64 `yaml:"cache_read,omitempty"`
	CacheWrite *float64 `yaml:"cache_write,omitempty"`
}

// ParseConfig reads throughline.yaml, which may be nil, and the environment, which prevails over its `models:`.
// Nothing configured is no mistake: then no role has a model.
func ParseConfig(name string, text []byte, env func(string) (string, bool)) (Config, diag.List) {
	c := &configurer{env: env, folder: filepath.Dir(name), keys: map[string]keyFile{}, config: Config{Choices: map[Role]Choice{}}}
	if text != nil {
		file, found := document.Read(name, text)
		c.found = found
		if file == nil {
			return c.config, c.found
		}
		c.file = file
		c.found = append(c.found, file.Decode(&c.form)...)
		if c.form.Kind != "" && c.form.Kind != ConfigKind {
			c.report(ruleKind.At(file.At("kind"), "this is a document of the kind %q", c.form.Kind).WithHint("write `kind: %s`", ConfigKind))
		}
	}
	c.limits()
	c.prices()
	c.roles()
	if c.form.Record != "" {
		c.config.Record = c.path(c.form.Record)
	}
	return c.config, c.found.Sorted()
}

// configurer turns what is written into a Config, and collects what is wrong with it.
type configurer struct {
	env    func(string) (string, bool)
	folder string
	file   *document.File // nil when there is only the environment
	form   form
	fees   map[string]Price
	keys   map[string]keyFile // those read already, by path
	config Config
	found  diag.List
	wrong  bool // whether the choice being made has a mistake
}

// report keeps a finding, unless the same was found before, since what `models:` says is seen by every role, or the
// value there is no value at all.
func (c *configurer) report(d diag.Diagnostic) {
	c.wrong = c.wrong || d.Severity == diag.Error
	if !slices.ContainsFunc(c.found, func(known diag.Diagnostic) bool {
		return known == d || (d.Place.Line > 0 && known.Place == d.Place && known.Code[0] != d.Code[0])
	}) {
		c.found = append(c.found, d)
	}
}

// at is the place of a value, or the environment when it was not written in the file.
func (c *configurer) at(path string) diag.Place {
	if c.file != nil && c.file.Has(path) {
		return c.file.At(path)
	}
	if c.file != nil {
		return diag.Place{File: c.file.Name(), Path: path}
	}
	return diag.Place{File: "environment"}
}

// path is a file's, seen from the folder of throughline.yaml.
func (c *configurer) path(written string) string {
	if filepath.IsAbs(written) {
		return written
	}
	return filepath.Join(c.folder, written)
}

func (c *configurer) limits() {
	b := c.form.Budget
	if b == nil {
		return
	}
	money := func(path string, amount *float64) Cost {
		if amount == nil {
			return 0
		}
		if *amount <= 0 || *amount > 1e6 {
			c.report(ruleNumber.At(c.at(path), "a budget is more than 0 and at most a million dollars, not %v", *amount))
			return 0
		}
		return Dollars(*amount)
	}
	tokens := func(path string, amount *int64) int64 {
		if amount == nil {
			return 0
		}
		if *amount <= 0 {
			c.report(ruleNumber.At(c.at(path), "a budget is more than 0 tokens, not %d", *amount))
			return 0
		}
		return *amount
	}
	c.config.Limits = Limits{
		Session: Amount{Cost: money("budget.session", b.Session), Tokens: tokens("budget.session_tokens", b.SessionTokens)},
		Day:     Amount{Cost: money("budget.day", b.Day), Tokens: tokens("budget.day_tokens", b.DayTokens)},
	}
}

func (c *configurer) prices() {
	c.fees = map[string]Price{}
	for _, model := range slices.Sorted(maps.Keys(c.form.Prices)) {
		fee := c.form.Prices[model]
		p := Price{Input: fee.Input, Output: fee.Output, CacheRead: fee.Input, CacheWrite: fee.Input}
		if fee.CacheRead != nil {
			p.CacheRead = *fee.CacheRead
		}
		if fee.CacheWrite != nil {
			p.CacheWrite = *fee.CacheWrite
		}
		if min(p.Input, p.Output, p.CacheRead, p.CacheWrite) < 0 {
			c.report(ruleNumber.At(c.at(fmt.Sprintf("prices[%q]", model)), "a price is not below 0"))
			continue
		}
		c.fees[model] = p
	}
}
