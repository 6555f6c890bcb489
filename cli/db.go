package cli

import (
	"fmt"

	"throughline/store"
)

type dbCmd struct {
	Backup backupCmd `cmd:"" help:"Copy the database into a new SQLite file, also while it is being served."`
}

type backupCmd struct {
	database
	File string `arg:"" help:"The file to write; it must not exist."`
}

// Run writes the backup and prints its name.
func (c *backupCmd) Run(p *program) error {
	db, err := c.open(p, store.ReadOnly())
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	if err := db.Backup(p.ctx, c.File); err != nil {
		return err
	}
	p.say("backed up %s; serve it with --db %s", c.DB, c.File)
	_, err = fmt.Fprintln(p.stdout, c.File)
	return err
}
