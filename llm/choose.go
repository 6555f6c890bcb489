package llm

import (
	"fmt"
	"maps"
	"net/netip"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"time"
)

// What a choice has when nothing else is said.
const (
	defaultTotal = 3 * time.Minute
	defaultStart = time.Minute
	defaultIdle  = 30 * time.Second
)

// provider is what is known about one.
type provider struct {
	name, keyEnv, model string
}

// providers are those that can be configured with a key. The models are their all-round ones of autumn 2026.
var providers = []provider{
	{"anthropic", "ANTHROPIC_API_KEY", "claude-sonnet-5-5"},
	{"openai", "OPENAI_API_KEY", "gpt-6.1-terra"},
}

// Words of the configuration that are no names.
const (
	providerScript = "script"
	providerNone   = "none"
	schemaAttach   = "attach"
	schemaWords    = "words"
)

var providerNames = []string{"anthropic", "openai", providerScript, providerNone}

// roles makes the choice of every role.
func (c *configurer) roles() {
	base := c.models()
	names := roleNames()
	for _, name := range slices.Sorted(maps.Keys(c.form.Roles)) {
		if !slices.Contains(names, name) {
			c.report(ruleRole.At(c.at(fmt.Sprintf("roles[%q]", name)), "there is no role %q", name).DidYouMean(name, names))
		}
	}
	for _, role := range Roles {
		w := base
		if own, ok := c.form.Roles[string(role)]; ok {
			w = base.with(own, "roles."+string(role))
		}
		if made, ok := c.choose(role, w); ok {
			c.config.Choices[role] = made
		}
	}
}

// models is what `models:` says, with what the environment says instead.
func (c *configurer) models() written {
	w := written{path: "models", from: map[string]string{}}
	if c.form.Models != nil {
		w = w.with(*c.form.Models, "models")
	}
	w.path = "models"
	var said choice
	for variable, value := range map[string]*string{
		"THROUGHLINE_PROVIDER": &said.Provider, "THROUGHLINE_MODEL": &said.Model,
		"THROUGHLINE_BASE_URL": &said.BaseURL, "THROUGHLINE_KEY_FILE": &said.KeyFile,
	} {
		*value, _ = c.env(variable)
	}
	if said != (choice{}) {
		w = w.with(said, "")
		w.path = "models"
	}
	return w
}

// choose makes a choice of what is written, or none: because nothing is, because it says so, or because of a mistake.
func (c *configurer) choose(role Role, w written) (Choice, bool) {
	c.wrong = false
	total, _ := role.patience()
	if w.Provider == "" {
		w.Provider = c.guess(w)
	}
	made := Choice{Provider: w.Provider, Model: w.Model, BaseURL: w.BaseURL, Effort: w.Effort, InWords: w.Schema == schemaWords}
	if w.Provider == "" || w.Provider == providerNone {
		return made, false
	}
	made.Timeouts = Timeouts{
		Start: c.time(w, "start_timeout", w.StartTimeout, min(defaultStart, total)), Idle: c.time(w, "idle_timeout", w.IdleTimeout, defaultIdle),
		Total: c.time(w, "timeout", w.Timeout, total),
	}
	if w.Provider == providerScript {
		return c.play(w, made)
	}
	i := slices.IndexFunc(providers, func(p provider) bool { return p.name == w.Provider })
	if i < 0 {
		c.report(ruleProvider.At(c.place(w, "provider"), "there is no provider %q", w.Provider).DidYouMean(w.Provider, providerNames))
		return made, false
	}
	c.address(w)
	made.MaxTokens = c.tokens(w)
	c.words(w)
	if made.Model == "" && w.BaseURL == "" {
		made.Model = providers[i].model
	}
	if made.Model == "" {
		c.report(ruleNoModel.At(c.place(w, "base_url"), "there is no model for %s", w.BaseURL))
	}
	usable := c.key(w, providers[i], &made)
	c.price(w, &made)
	return made, usable && !c.wrong
}

// guess is the provider when none is named: the one whose protocol the address or the key tells.
func (c *configurer) guess(w written) string {
	if w.BaseURL != "" {
		return "openai"
	}
	for _, p := range providers {
		if key, _ := c.env(p.keyEnv); strings.TrimSpace(key) != "" {
			return p.name
		}
	}
	switch {
	case strings.HasPrefix(w.Model, "claude"):
		return "anthropic"
	case w.Model != "" || w.KeyEnv != "" || w.KeyFile != "":
		return "openai"
	default:
		return ""
	}
}

// play checks that there is a script.
func (c *configurer) play(w written, made Choice) (Choice, bool) {
	made.Script = c.path(w.Script)
	if w.Script == "" {
		c.report(ruleScript.At(c.place(w, "provider"), "the provider script plays a script, and none is named"))
		return made, false
	}
	text, err := os.ReadFile(made.Script)
	if err != nil {
		c.report(ruleScript.At(c.place(w, "script"), "cannot read %s: %s", w.Script, bare(err)))
		return made, false
	}
	_, found := ParseScript(made.Script, text)
	for _, d := range found {
		c.report(d)
	}
	made.Model = w.Script
	return made, !c.wrong
}

func (c *configurer) address(w written) {
	if w.BaseURL == "" {
		return
	}
	u, err := url.Parse(w.BaseURL)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" {
		// The address is not repeated: it may hold a password.
		c.report(ruleAddress.At(c.place(w, "base_url"), "base_url is not an address of a provider"))
		return
	}
	if u.Scheme == "http" && !local(u.Hostname()) && (w.KeyEnv != "" || w.KeyFile != "" || w.Provider == "anthropic") {
		c.report(ruleKeyOpen.At(c.place(w, "base_url"), "the key would travel unencrypted to %s", u.Host).WithHint("use https"))
	}
}

// local reports whether a host is this machine.
func local(host string) bool {
	at, err := netip.ParseAddr(host)
	return host == "localhost" || (err == nil && at.IsLoopback())
}

func (c *configurer) time(w written, key, text string, otherwise time.Duration) time.Duration {
	if text == "" {
		return otherwise
	}
	d, err := time.ParseDuration(text)
	if err != nil || d < time.Second || d > time.Hour {
		c.report(ruleDuration.At(c.place(w, key), "%s cannot be %q", key, clip(text)).WithHint("write it as in 90s, between 1s and 1h"))
		return otherwise
	}
	return d
}

func (c *configurer) tokens(w written) int {
	if w.MaxTokens == nil {
		return 0
	}
	if *w.MaxTokens < 16 || *w.MaxTokens > 200_000 {
		c.report(ruleNumber.At(c.place(w, "max_tokens"), "max_tokens is from 16 to 200000, not %d", *w.MaxTokens))
		return 0
	}
	return *w.MaxTokens
}

var effort = regexp.MustCompile(`^[a-z]{1,16}$`)

func (c *configurer) words(w written) {
	if w.Schema != "" && w.Schema != schemaAttach && w.Schema != schemaWords {
		c.report(ruleWord.At(c.place(w, "schema"), "schema cannot be %q", clip(w.Schema)).DidYouMean(w.Schema, []string{schemaAttach, schemaWords}))
	}
	if w.Effort != "" && !effort.MatchString(w.Effort) {
		c.report(ruleWord.At(c.place(w, "effort"), "effort cannot be %q", clip(w.Effort)).WithHint("use a word of the provider's, such as low"))
	}
	if w.Script != "" {
		c.report(ruleUnused.At(c.place(w, "script"), "only the provider script plays a script"))
	}
}

// price finds what the model costs: as the file says, or as its provider publishes if that is where it is.
func (c *configurer) price(w written, made *Choice) {
	p, ok := c.fees[made.Model]
	if !ok && w.BaseURL == "" {
		p, ok = PriceOf(made.Model)
	}
	if ok {
		made.Price = &p
		return
	}
	if limits := c.config.Limits; limits.Session.Cost > 0 || limits.Day.Cost > 0 {
		c.report(ruleNoPrice.At(c.place(w, "model"), "the price of %s is not known, so no budget in dollars holds for it", made.Model).
			WithHint("add it to `prices:`, or limit tokens"))
	}
}
