package cli

import (
	"errors"
	"io"
	"io/fs"
	"net/http"
	"os"
	"time"

	"throughline/diag"
	"throughline/document"
	"throughline/llm"
	"throughline/llm/anthropic"
	"throughline/llm/openai"
	"throughline/server"
)

// configFlag is where the configuration is read from.
type configFlag struct {
	Config string `default:"throughline.yaml" env:"THROUGHLINE_CONFIG" placeholder:"FILE" help:"Which models serve which roles, see docs/models.md (default ${default}, if it is there)."`
}

// models builds the configured models. Without a file the environment alone decides.
func (f configFlag) models(p *program) (*llm.Set, error) {
	text, err := os.ReadFile(f.Config)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fileError(f.Config, err)
	}
	config, found := llm.ParseConfig(f.Config, text, os.LookupEnv)
	if found.HasErrors() {
		return nil, &faults{found, text}
	}
	found.Print(p.stderr, func(string) []byte { return text })
	var record io.Writer
	if config.Record != "" {
		file, err := os.OpenFile(config.Record, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
		if err != nil {
			return nil, fileError(config.Record, err)
		}
		record = file // open for as long as the program runs
	}
	return llm.NewSet(config, llm.Tools{
		Providers: map[string]llm.Provider{"anthropic": anthropic.New, "openai": openai.New},
		HTTP:      &http.Client{}, Now: time.Now, Record: record,
	})
}

// speaker says who speaks. Role-plays are spoken by the understudy whether or not a model is configured.
func speaker(models *llm.Set) server.Model {
	m := server.Model{Name: "understudy", Message: llm.NoneConfigured}
	if !models.Empty() {
		m.Configured = true
		m.Message = "A model is configured. Role-plays are still spoken by the understudy in this release."
	}
	return m
}

// configFormat lets check read the configuration too.
var configFormat = document.Format{
	Kind: llm.ConfigKind,
	Check: func(name string, text []byte, _ document.Finder) diag.List {
		_, found := llm.ParseConfig(name, text, os.LookupEnv)
		return found
	},
}
