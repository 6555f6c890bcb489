package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"throughline/diag"
	"throughline/server"
	"throughline/session"
)

type newCmd struct {
	configFlag
	Kind     string `arg:"" enum:"roleplay,game,study" help:"What to draft: roleplay, game or study."`
	From     string `required:"" placeholder:"BRIEF" help:"The brief, Markdown or plain text; for a game, notes in Markdown or CSV; - for stdin."`
	Output   string `short:"o" placeholder:"FILE" help:"Write to a file instead of stdout."`
	Force    bool   `help:"Write over the file."`
	Template bool   `help:"Use the template although there is a model."`
	JSON     bool   `name:"json" help:"Print the draft with its diagnostics and what it took as JSON."`
}

// Run writes a draft and says what is left to mend. A draft with errors is written too, and the answer is no.
func (c *newCmd) Run(p *program) error {
	all := domains()
	if err := c.mayWrite(); err != nil {
		return err
	}
	brief, err := c.brief(p)
	if err != nil {
		return err
	}
	models, err := c.models(p)
	if err != nil {
		return err
	}
	lib, err := library(nil)
	if err != nil {
		return err
	}
	config := server.Config{Domains: all, Library: lib, Models: models.Set}
	draft, err := config.Draft(p.ctx, c.Kind, server.Brief{Name: c.name(), Text: string(brief), Template: c.Template}, func(sentence string) { p.say("%s", sentence) })
	if refusal := (*session.Refusal)(nil); errors.As(err, &refusal) {
		return &faults{refusal.Diagnostics, brief}
	}
	if err != nil {
		return err
	}
	if err := c.write(p, draft); err != nil {
		return err
	}
	draft.Remarks.Print(p.stderr, func(string) []byte { return brief })
	c.summarise(p, draft)
	if draft.Diagnostics.HasErrors() {
		return errNo
	}
	return nil
}

// mayWrite finds out before a model is paid for whether the draft can be kept.
func (c *newCmd) mayWrite() error {
	if c.Output == "" || c.Force {
		return nil
	}
	if _, err := os.Lstat(c.Output); err == nil {
		return fmt.Errorf("%s exists already; choose another name, or say --force to write over it", c.Output)
	}
	if folder, err := os.Stat(filepath.Dir(c.Output)); err != nil || !folder.IsDir() {
		return fmt.Errorf("there is no folder %s; make it first", filepath.Dir(c.Output))
	}
	return nil
}

// name is what the brief is called: its file says what format notes have.
func (c *newCmd) name() string {
	if c.From == "-" {
		return ""
	}
	return filepath.Base(c.From)
}

// brief reads the brief: one byte more than may be read, so that a longer one is told apart.
func (c *newCmd) brief(p *program) ([]byte, error) {
	if c.From != "-" {
		return readFile(c.From)
	}
	text, err := io.ReadAll(io.LimitReader(p.stdin, server.MaxBrief+1))
	if err != nil {
		return nil, fmt.Errorf("read the brief from stdin: %w", err)
	}
	return text, nil
}

func (c *newCmd) write(p *program, draft server.Draft) error {
	if c.JSON {
		if err := p.printJSON(draft); err != nil {
			return err
		}
	}
	switch {
	case c.Output != "":
		flags := os.O_WRONLY | os.O_CREATE | os.O_TRUNC
		if !c.Force {
			flags |= os.O_EXCL
		}
		file, err := os.OpenFile(c.Output, flags, 0o644) //nolint:gosec // a document, to be shared
		if err != nil {
			return fileError(c.Output, err)
		}
		_, err = file.WriteString(draft.Text)
		return errors.Join(err, file.Close())
	case !c.JSON:
		_, err := io.WriteString(p.stdout, draft.Text)
		return err
	}
	return nil
}

func (c *newCmd) summarise(p *program, draft server.Draft) {
	name := c.Output
	if name == "" {
		name = "draft"
	}
	for i := range draft.Diagnostics {
		draft.Diagnostics[i].Place.File = name
	}
	draft.Diagnostics.Print(p.stderr, func(string) []byte { return []byte(draft.Text) })
	took := ""
	if draft.Usage.Calls > 0 {
		took = fmt.Sprintf(" in %s, %d tokens", plural(draft.Usage.Calls, "call"), draft.Usage.Tokens)
		if draft.Usage.Priced {
			took += fmt.Sprintf(", $%.4f", draft.Usage.CostUSD)
		}
	}
	errs := len(slices.DeleteFunc(slices.Clone(draft.Diagnostics), func(d diag.Diagnostic) bool { return d.Severity != diag.Error }))
	p.say("drafted by %s%s: %s, %s", draft.By, took, plural(errs, "error"), plural(len(draft.Diagnostics)-errs, "warning"))
	if c.Output != "" {
		p.say("%s is written; edit it, then: throughline check %s", c.Output, c.Output)
	}
}
