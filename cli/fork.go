package cli

import (
	"fmt"

	"throughline/session"
	"throughline/store"
)

type forkCmd struct {
	database
	Session string `arg:"" help:"The session to branch."`
	At      int    `required:"" placeholder:"N" help:"The last turn the two share; 0 is just after the opening."`
	JSON    bool   `name:"json" help:"Print the new session as JSON."`
}

// Run prints the new session's id.
func (c *forkCmd) Run(p *program) error {
	db, err := c.open(p, store.Existing())
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	host := session.NewHost(session.Config{Log: db, Kinds: kinds(domains())})
	branch, err := host.Fork(p.ctx, session.ID(c.Session), c.At)
	if err != nil {
		return about(c.Session, err)
	}
	if c.JSON {
		return p.printJSON(branch.Head)
	}
	p.say("forked %s after turn %d", c.Session, c.At)
	_, err = fmt.Fprintln(p.stdout, branch.Head.ID)
	return err
}
