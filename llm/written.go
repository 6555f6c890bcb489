package llm

import (
	"maps"

	"throughline/diag"
)

// written is a choice with the path of each of its values, since a role takes over what `models:` says.
type written struct {
	choice
	from map[string]string // the path by key; what is not here comes from the environment
	path string
}

// with lays another choice over this one. Another provider, or another address, begins afresh: neither model nor key
// of the one before would work there.
func (w written) with(over choice, path string) written {
	next := written{choice: w.choice, from: maps.Clone(w.from), path: path}
	if (over.Provider != "" && over.Provider != w.Provider) || (over.BaseURL != "" && over.BaseURL != w.BaseURL) {
		next.Model, next.BaseURL, next.KeyEnv, next.KeyFile, next.Effort, next.Script = "", "", "", "", "", ""
		if over.Provider == "" {
			next.Provider = ""
		}
	}
	if over.KeyEnv != "" || over.KeyFile != "" {
		next.KeyEnv, next.KeyFile = "", ""
	}
	take := func(key string, into *string, value string) {
		if value != "" {
			*into = value
			next.from[key] = path
		}
	}
	take("provider", &next.Provider, over.Provider)
	take("model", &next.Model, over.Model)
	take("base_url", &next.BaseURL, over.BaseURL)
	take("key_env", &next.KeyEnv, over.KeyEnv)
	take("key_file", &next.KeyFile, over.KeyFile)
	take("timeout", &next.Timeout, over.Timeout)
	take("start_timeout", &next.StartTimeout, over.StartTimeout)
	take("idle_timeout", &next.IdleTimeout, over.IdleTimeout)
	take("effort", &next.Effort, over.Effort)
	take("schema", &next.Schema, over.Schema)
	take("script", &next.Script, over.Script)
	if over.MaxTokens != nil {
		next.MaxTokens = over.MaxTokens
		next.from["max_tokens"] = path
	}
	return next
}

// place is where a value of the choice is written.
func (c *configurer) place(w written, key string) diag.Place {
	path, ok := w.from[key]
	switch {
	case ok && path == "":
		return diag.Place{File: "environment"}
	case ok:
		return c.at(path + "." + key)
	default:
		return c.at(w.path)
	}
}
