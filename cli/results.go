package cli

import (
	"fmt"
	"text/tabwriter"
	"time"

	"throughline/access"
	"throughline/server"
	"throughline/session"
	"throughline/store"
)

type resultsCmd struct {
	database
	Kind     string `arg:"" help:"The kind of session, such as roleplay."`
	Document string `arg:"" help:"The id of the document people were invited to."`
	Invite   string `placeholder:"ID" help:"Only those who came by this invitation."`
	JSON     bool   `name:"json" xor:"form" help:"Print everything as JSON."`
	CSV      bool   `name:"csv" xor:"form" help:"Print a table for spreadsheets, a row a person."`
}

// Run prints how everyone fared who came by an invitation to a document.
func (c *resultsCmd) Run(p *program) error {
	db, err := c.open(p, store.ReadOnly())
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	all := domains()
	lib, err := library(db)
	if err != nil {
		return err
	}
	host := session.NewHost(session.Config{Log: db, Kinds: kinds(all)})
	defer func() { _ = host.Close(p.ctx) }()
	config := server.Config{Host: host, Log: db, Domains: all, Library: lib, Door: access.NewDoor(db, time.Now), Book: db}
	results, err := config.Results(p.ctx, c.Kind, c.Document, c.Invite)
	if err != nil {
		return err
	}
	switch {
	case c.JSON:
		return p.printJSON(results)
	case c.CSV:
		return results.WriteCSV(p.stdout)
	}
	return c.print(p, results)
}

func (c *resultsCmd) print(p *program, r server.Results) error {
	done := 0
	table := tabwriter.NewWriter(p.stdout, 0, 0, 2, ' ', 0)
	if len(r.People) > 0 {
		fmt.Fprintln(table, "NICKNAME\tSESSION\tJOINED\tLAST SEEN\tDONE\tPLACE")
	}
	for _, each := range r.People {
		if each.Done {
			done++
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%t\t%s\n", short(each.Nickname, 40), each.Session, clock(each.Joined), clock(each.Seen), each.Done, short(each.Place, 60))
	}
	if err := table.Flush(); err != nil {
		return err
	}
	p.say("%s: %d of %s finished; %s of owners left out", r.Title, done, plural(len(r.People), "participant"), plural(r.Previews, "preview"))
	if len(r.People) == 0 {
		p.say("nobody has come by an invitation yet; invite people in the studio (throughline serve)")
	}
	return nil
}
