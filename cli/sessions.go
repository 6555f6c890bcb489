package cli

import (
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"strings"
	"text/tabwriter"
	"time"

	"throughline/session"
	"throughline/store"
)

type sessionsCmd struct {
	List   listCmd   `cmd:"" help:"List sessions, latest first."`
	Show   showCmd   `cmd:"" help:"Show a session's log."`
	Export exportCmd `cmd:"" help:"Write sessions as lines of JSON."`
	Import importCmd `cmd:"" help:"Store sessions that were exported."`
	Delete deleteCmd `cmd:"" help:"Delete sessions, their forks, and all that is kept about them."`
}

type listCmd struct {
	database
	Kind  string `help:"Only sessions of this kind."`
	Limit int    `default:"50" help:"At most so many."`
	JSON  bool   `name:"json" help:"Print as JSON."`
}

// Run prints one line a session.
func (c *listCmd) Run(p *program) error {
	db, err := c.open(p, store.ReadOnly())
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	heads, err := db.List(p.ctx, session.Filter{Kind: c.Kind, Limit: c.Limit})
	if err != nil {
		return err
	}
	if c.JSON {
		return p.printJSON(append([]session.Head{}, heads...))
	}
	if len(heads) == 0 {
		p.say("no sessions yet; throughline serve or throughline roleplay run begins one")
		return nil
	}
	table := tabwriter.NewWriter(p.stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "SESSION\tKIND\tTURNS\tTITLE\tPLACE\tUPDATED")
	for _, h := range heads {
		fmt.Fprintf(table, "%s\t%s\t%d\t%s\t%s\t%s\n", h.ID, h.Kind, h.Turn, h.Title, h.Place, clock(h.Updated))
	}
	return table.Flush()
}

type showCmd struct {
	database
	Session string `arg:"" help:"The session."`
	JSON    bool   `name:"json" help:"Print its row and all events as JSON."`
}

// Run prints a session's row and its events.
func (c *showCmd) Run(p *program) error {
	db, err := c.open(p, store.ReadOnly())
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	head, err := db.Head(p.ctx, session.ID(c.Session))
	if err != nil {
		return about(c.Session, err)
	}
	events, err := db.Events(p.ctx, head.ID, 0, int(head.Version))
	if err != nil {
		return err
	}
	if c.JSON {
		return p.printJSON(struct {
			session.Head
			Events []session.Event `json:"events"`
		}{head, events})
	}
	fmt.Fprintf(p.stdout, "%s  %s  %s (%s)\n", head.ID, head.Kind, head.Title, head.Place)
	table := tabwriter.NewWriter(p.stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "VERSION\tTURN\tORIGIN\tTYPE\tTIME\tBODY")
	for _, e := range events {
		fmt.Fprintf(table, "%d\t%d\t%s\t%s\t%s\t%s\n", e.Version, e.Turn, e.Origin, e.Type, clock(e.At), short(string(e.Body), 100))
	}
	return table.Flush()
}

type exportCmd struct {
	database
	Sessions []string `arg:"" optional:"" name:"session" help:"The sessions to write."`
	All      bool     `help:"Write every session."`
	Output   string   `short:"o" placeholder:"FILE" help:"Write to a new file instead of stdout."`
}

// Run writes the sessions one after another.
func (c *exportCmd) Run(p *program) (err error) {
	if c.All == (len(c.Sessions) > 0) {
		return errors.New("name the sessions to export, or say --all")
	}
	db, err := c.open(p, store.ReadOnly())
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	out := p.stdout
	if c.Output != "" {
		file, err := os.OpenFile(c.Output, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, os.ErrExist) {
			return fmt.Errorf("%s exists already; choose another name", c.Output)
		}
		if err != nil {
			return fileError(c.Output, err)
		}
		defer func() { err = errors.Join(err, file.Close()) }()
		out = file
	}
	return c.write(p, db, out)
}

func (c *exportCmd) write(p *program, db *store.DB, out io.Writer) error {
	var ids []session.ID
	for _, id := range c.Sessions {
		ids = append(ids, session.ID(id))
	}
	if c.All {
		var err error
		if ids, err = allIDs(p, db); err != nil {
			return err
		}
	}
	for _, id := range ids {
		if err := session.Export(p.ctx, db, id, out); err != nil {
			return about(string(id), err)
		}
	}
	p.say("%s exported", plural(len(ids), "session"))
	return nil
}

type importCmd struct {
	database
	File string `arg:"" help:"The file, or - for stdin."`
	JSON bool   `name:"json" help:"Print what was stored as JSON."`
}

// Run stores all sessions of the file, or none.
func (c *importCmd) Run(p *program) error {
	in := p.stdin
	if c.File != "-" {
		file, err := os.Open(c.File)
		if err != nil {
			return fileError(c.File, err)
		}
		defer func() { _ = file.Close() }()
		in = file
	}
	db, err := c.open(p)
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	heads, err := session.Import(p.ctx, db, kinds(domains()), in)
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	if c.JSON {
		return p.printJSON(append([]session.Head{}, heads...))
	}
	for _, h := range heads {
		fmt.Fprintln(p.stdout, h.ID)
	}
	p.say("%s imported", plural(len(heads), "session"))
	return nil
}

type deleteCmd struct {
	database
	configFlag
	Sessions []string `arg:"" name:"session" help:"The sessions to delete."`
}

// Run prints the id of everything that is gone, forks included.
func (c *deleteCmd) Run(p *program) error {
	db, err := c.open(p, store.Existing())
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	models, err := c.models(p)
	if err != nil {
		return err
	}
	log := models.keeping(db)
	for _, id := range c.Sessions {
		gone, err := log.Delete(p.ctx, session.ID(id))
		if err != nil {
			return about(id, err)
		}
		for _, each := range gone {
			fmt.Fprintln(p.stdout, each)
		}
	}
	return nil
}

// allIDs lists every session.
func allIDs(p *program, log session.Log) ([]session.ID, error) {
	heads, err := log.List(p.ctx, session.Filter{Limit: math.MaxInt32})
	if err != nil {
		return nil, err
	}
	var ids []session.ID
	for _, h := range heads {
		ids = append(ids, h.ID)
	}
	return ids, nil
}

// about says which session an error is about, and what to do.
func about(id string, err error) error {
	if errors.Is(err, session.ErrNotFound) {
		return fmt.Errorf("there is no session %s; throughline sessions list shows those there are", id)
	}
	return fmt.Errorf("session %s: %w", id, err)
}

func clock(ms int64) string { return time.UnixMilli(ms).UTC().Format("2006-01-02 15:04:05") }

// short cuts a text for one line of a table, and keeps it from steering the terminal.
func short(text string, limit int) string {
	text = strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, text)
	if runes := []rune(text); len(runes) > limit {
		return string(runes[:limit-1]) + "…"
	}
	return text
}
