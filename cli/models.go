package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"time"

	"throughline/diag"
	"throughline/document"
	"throughline/interview"
	"throughline/llm"
	"throughline/llm/anthropic"
	"throughline/llm/openai"
	"throughline/roleplay"
	"throughline/server"
	"throughline/session"
)

// configFlag is where the configuration is read from.
type configFlag struct {
	Config string `default:"throughline.yaml" env:"THROUGHLINE_CONFIG" placeholder:"FILE" help:"Which models serve which roles, see docs/models.md (default ${default}, if it is there)."`
}

// troupe is the models that are configured, and where their calls are recorded.
type troupe struct {
	*llm.Set
	recorded recordings // "" when they are not
}

// models builds the configured models. Without a file the environment alone decides.
func (f configFlag) models(p *program) (*troupe, error) {
	text, err := os.ReadFile(f.Config)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fileError(f.Config, err)
	}
	config, found := llm.ParseConfig(f.Config, text, os.LookupEnv)
	if found.HasErrors() {
		return nil, &faults{found, text}
	}
	found.Print(p.stderr, func(string) []byte { return text })
	t := &troupe{}
	var record io.Writer
	if config.Record != "" {
		if t.recorded, err = openRecordings(config.Record); err != nil {
			return nil, err
		}
		record = t.recorded
	}
	t.Set, err = llm.NewSet(config, llm.Tools{
		Providers: map[string]llm.Provider{"anthropic": anthropic.New, "openai": openai.New},
		HTTP:      &http.Client{}, Now: time.Now, Record: record,
	})
	return t, err
}

// company is who speaks in sessions.
func (t *troupe) company() company {
	var m interview.Models
	for role, model := range map[llm.Role]*llm.Model{llm.Extract: &m.Extract, llm.Rate: &m.Rate, llm.Inquire: &m.Ask, llm.Arbiter: &m.Arbiter} {
		*model, _ = t.Model(role)
	}
	return company{actor: t.actor(), roles: interview.NewRoles(m, time.Now)}
}

// actor is who speaks for the characters: the model of that role, or the understudy.
func (t *troupe) actor() roleplay.Actor {
	if model, ok := t.Model(llm.Actor); ok {
		return roleplay.NewPerformer(model, time.Now)
	}
	return understudy()
}

// speaker says who speaks for the characters of role-plays.
func (t *troupe) speaker() server.Model {
	m := server.Model{Name: "understudy", Message: llm.NoneConfigured}
	if t.Empty() {
		return m
	}
	m.Message = "A model is configured, but none for the role actor: the understudy speaks in role-plays."
	for _, line := range t.Lines() {
		if line.Role == llm.Actor && line.Provider != "" {
			m = server.Model{Configured: true, Name: line.Model}
			m.Message = fmt.Sprintf("%s speaks in role-plays (%s). Where it fails, the understudy stands in.", line.Model, line.Provider)
		}
	}
	return m
}

// keeping is a log that forgets, with a session, what models were asked in it.
func (t *troupe) keeping(log session.Log) session.Log {
	return erasing{Log: log, recorded: t.recorded, forget: t.Ledger().Forget}
}

// chargeToday tells the ledger what models have spent today, by the logs of the sessions that were played since midnight.
func (t *troupe) chargeToday(ctx context.Context, log session.Log, now time.Time) error {
	if t.Empty() {
		return nil
	}
	midnight := time.Date(now.Year(), now.Month(), now.Day(), 0, 0, 0, 0, now.Location()).UnixMilli()
	page := session.Filter{Limit: 100}
	for {
		heads, err := log.List(ctx, page)
		if err != nil {
			return fmt.Errorf("list what was played today: %w", err)
		}
		for _, head := range heads {
			if head.Updated < midnight {
				return nil
			}
			events, err := log.Events(ctx, head.ID, 0, 0)
			if err != nil && !errors.Is(err, session.ErrNotFound) { // deleted meanwhile
				return fmt.Errorf("read what session %s has spent: %w", head.ID, err)
			}
			for _, e := range events {
				for _, usageOf := range []func(session.Event) (llm.Usage, bool){roleplay.UsageOf, interview.UsageOf} {
					if usage, ok := usageOf(e); ok && e.At >= midnight {
						t.Ledger().Charge(string(head.ID), time.UnixMilli(e.At), usage)
					}
				}
			}
		}
		if len(heads) < page.Limit {
			return nil
		}
		last := heads[len(heads)-1]
		page.Before, page.BeforeID = last.Updated, last.ID
	}
}

// configFormat lets check read the configuration too.
var configFormat = document.Format{
	Kind: llm.ConfigKind,
	Check: func(name string, text []byte, _ document.Finder) diag.List {
		_, found := llm.ParseConfig(name, text, os.LookupEnv)
		return found
	},
}
