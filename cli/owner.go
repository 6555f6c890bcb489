package cli

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"strings"
	"text/tabwriter"
	"time"

	"throughline/access"
	"throughline/store"
)

type ownerCmd struct {
	Add      ownerAddCmd      `cmd:"" help:"Add an owner; from then on the server asks for a password."`
	List     ownerListCmd     `cmd:"" help:"List owners."`
	Password ownerPasswordCmd `cmd:"" help:"Change a password; whoever was signed in no longer is."`
	Remove   ownerRemoveCmd   `cmd:"" help:"Remove an owner, and everything that lets them in."`
	Token    ownerTokenCmd    `cmd:"" help:"Make an API token for an owner; it is printed this once."`
}

// commandLine is who acts when whoever has the database does.
var commandLine = access.Principal{Owner: "command line"}

// secretFlag says where a password comes from: never from the command line, which others can read.
type secretFlag struct {
	PasswordFile string `placeholder:"FILE" help:"A file with the password that only you can read; without it the password is read from stdin."`
}

func (f secretFlag) read(p *program) (string, error) {
	if f.PasswordFile == "" {
		p.say("password (at least %d characters), then Enter:", access.MinPassword)
		line, err := bufio.NewReader(p.stdin).ReadString('\n')
		if err != nil && line == "" {
			return "", errors.New("no password was given on stdin; give one, or use --password-file")
		}
		return strings.TrimRight(line, "\r\n"), nil
	}
	info, err := os.Stat(f.PasswordFile)
	if err != nil {
		return "", fileError(f.PasswordFile, err)
	}
	if info.Mode().Perm()&0o077 != 0 {
		return "", fmt.Errorf("%s can be read by others; close it with chmod 600 %s", f.PasswordFile, f.PasswordFile)
	}
	text, err := readFile(f.PasswordFile)
	return strings.TrimRight(string(text), "\r\n"), err
}

// atDoor changes who may come, and records it.
func (d database) atDoor(p *program, name, action, subject string, change func(*access.Door, access.Book) error, opts ...store.Option) error {
	db, err := d.open(p, opts...)
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	door := access.NewDoor(db, time.Now)
	if err := change(door, db); err != nil {
		return aboutOwner(name, err)
	}
	return door.Did(p.ctx, commandLine, action, subject)
}

type ownerAddCmd struct {
	database
	secretFlag
	Name string `arg:"" help:"The owner's name."`
}

// Run adds the owner.
func (c *ownerAddCmd) Run(p *program) error {
	password, err := c.read(p)
	if err != nil {
		return err
	}
	err = c.atDoor(p, c.Name, "added an owner", c.Name, func(door *access.Door, _ access.Book) error {
		return door.AddOwner(p.ctx, c.Name, password)
	})
	if err == nil {
		p.say("%s owns this place now; restart throughline serve if it is running", c.Name)
	}
	return err
}

type ownerListCmd struct {
	database
	JSON bool `name:"json" help:"Print as JSON."`
}

// Run lists owners.
func (c *ownerListCmd) Run(p *program) error {
	db, err := c.open(p, store.ReadOnly())
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	owners, err := db.Owners(p.ctx)
	if err != nil {
		return err
	}
	if c.JSON {
		return p.printJSON(owners)
	}
	if len(owners) == 0 {
		p.say("no owners: only this machine can be served, without a password; throughline owner add NAME adds one")
		return nil
	}
	table := tabwriter.NewWriter(p.stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "OWNER\tSINCE")
	for _, o := range owners {
		fmt.Fprintf(table, "%s\t%s\n", o.Name, clock(o.Created))
	}
	return table.Flush()
}

type ownerPasswordCmd struct {
	database
	secretFlag
	Name string `arg:"" help:"The owner's name."`
}

// Run changes the password.
func (c *ownerPasswordCmd) Run(p *program) error {
	password, err := c.read(p)
	if err != nil {
		return err
	}
	err = c.atDoor(p, c.Name, "changed a password", c.Name, func(door *access.Door, _ access.Book) error {
		return door.SetPassword(p.ctx, c.Name, password)
	}, store.Existing())
	if err == nil {
		p.say("the password of %s is changed, and every browser and token of theirs is signed out", c.Name)
	}
	return err
}

type ownerRemoveCmd struct {
	database
	Name string `arg:"" help:"The owner's name."`
}

// Run removes the owner.
func (c *ownerRemoveCmd) Run(p *program) error {
	err := c.atDoor(p, c.Name, "removed an owner", c.Name, func(_ *access.Door, book access.Book) error {
		return book.RemoveOwner(p.ctx, c.Name)
	}, store.Existing())
	if err == nil {
		p.say("%s is no owner any more", c.Name)
	}
	return err
}

type ownerTokenCmd struct {
	database
	Name  string `arg:"" help:"The owner's name."`
	Label string `required:"" help:"What the token is for."`
	Days  int    `default:"90" help:"How long it lasts."`
}

// Run prints the token.
func (c *ownerTokenCmd) Run(p *program) error {
	if c.Days < 1 || c.Days > 3650 {
		return errors.New("a token lasts 1 to 3650 days")
	}
	var secret string
	err := c.atDoor(p, c.Name, "made an API token for "+c.Name, c.Label, func(door *access.Door, _ access.Book) (err error) {
		secret, _, err = door.NewToken(p.ctx, c.Name, c.Label, time.Duration(c.Days)*24*time.Hour)
		return err
	}, store.Existing())
	if err != nil {
		return err
	}
	p.say("send it as Authorization: Bearer; it is not shown again")
	_, err = fmt.Fprintln(p.stdout, secret)
	return err
}

// aboutOwner says which owner an error is about, and what to do.
func aboutOwner(name string, err error) error {
	switch {
	case errors.Is(err, access.ErrUnknown):
		return fmt.Errorf("there is no owner %s; throughline owner list shows those there are", name)
	case errors.Is(err, access.ErrExists):
		return fmt.Errorf("%s is an owner already; throughline owner password changes their password", name)
	case errors.Is(err, access.ErrLast):
		return fmt.Errorf("%s is the last owner and stays: add another first", name)
	}
	return err
}
