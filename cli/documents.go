package cli

import (
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"throughline/access"
	"throughline/document"
	"throughline/server"
	"throughline/store"
)

type documentsCmd struct {
	List   documentsListCmd   `cmd:"" help:"List the documents there are: examples and own."`
	Show   documentsShowCmd   `cmd:"" help:"Print a document."`
	Save   documentsSaveCmd   `cmd:"" help:"Keep a file as an own document, under its own kind and id."`
	Delete documentsDeleteCmd `cmd:"" help:"Delete an own document and its versions; sessions that were opened on it stay."`
}

// onShelf works on the library of a database.
func (d database) onShelf(p *program, do func(*server.Library, *store.DB) error, opts ...store.Option) error {
	db, err := d.open(p, opts...)
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	lib, err := library(db)
	if err != nil {
		return err
	}
	return do(lib, db)
}

// named is the kind and the id of a document, as in roleplay/mine.
func named(name string) (kind, id string, err error) {
	kind, id, ok := strings.Cut(name, "/")
	if !ok || kind == "" || id == "" {
		return "", "", fmt.Errorf("%q names no document; write KIND/ID, as in roleplay/launch-review", name)
	}
	return kind + "/v1", id, nil
}

type documentsListCmd struct {
	database
	Kind string `help:"Only this kind, such as roleplay."`
	JSON bool   `name:"json" help:"Print as JSON."`
}

// Run prints one line a document.
func (c *documentsListCmd) Run(p *program) error {
	return c.onShelf(p, func(lib *server.Library, _ *store.DB) error {
		kind := c.Kind
		if kind != "" {
			kind += "/v1"
		}
		all, err := lib.List(p.ctx, kind)
		if err != nil {
			return err
		}
		if c.JSON {
			return p.printJSON(append([]server.Listing{}, all...))
		}
		table := tabwriter.NewWriter(p.stdout, 0, 0, 2, ' ', 0)
		fmt.Fprintln(table, "DOCUMENT\tSOURCE\tTITLE\tERRORS\tWARNINGS\tUPDATED")
		for _, each := range all {
			updated := ""
			if each.Updated > 0 {
				updated = clock(each.Updated)
			}
			fmt.Fprintf(table, "%s/%s\t%s\t%s\t%d\t%d\t%s\n", strings.TrimSuffix(each.Kind, "/v1"), each.ID, each.Source, short(each.Title, 60), each.Errors, each.Warnings, updated)
		}
		return table.Flush()
	}, store.ReadOnly())
}

type documentsShowCmd struct {
	database
	Document string `arg:"" help:"KIND/ID, as in roleplay/launch-review."`
	Version  int64  `help:"As it was at this version."`
}

// Run prints a document's text.
func (c *documentsShowCmd) Run(p *program) error {
	kind, id, err := named(c.Document)
	if err != nil {
		return err
	}
	return c.onShelf(p, func(lib *server.Library, _ *store.DB) error {
		doc, err := lib.Document(p.ctx, kind, id)
		if c.Version > 0 {
			doc, err = lib.Version(p.ctx, kind, id, c.Version)
		}
		if err != nil {
			return err
		}
		_, err = p.stdout.Write([]byte(doc.Text))
		return err
	}, store.ReadOnly())
}

type documentsSaveCmd struct {
	database
	File  string `arg:"" help:"The file."`
	Force bool   `help:"Write over a document that is kept already."`
}

// Run keeps a file. What is wrong with it is said, and then the answer is no, but it is kept.
func (c *documentsSaveCmd) Run(p *program) error {
	text, err := readFile(c.File)
	if err != nil {
		return err
	}
	file, found := document.Read(c.File, text)
	if file == nil {
		return &faults{found, text}
	}
	if file.Kind() == "" || file.ID() == "" {
		return errors.New(c.File + " does not say what it is; a document begins with kind: and id:")
	}
	return c.onShelf(p, func(lib *server.Library, db *store.DB) error {
		kept := document.Kept{Kind: file.Kind(), ID: file.ID(), Text: string(text), Updated: time.Now().UnixMilli(), Who: commandLine.Name()}
		doc, found, err := lib.Keep(p.ctx, kept, document.Expect{Any: c.Force})
		if errors.Is(err, document.ErrChanged) {
			return fmt.Errorf("%s %q is kept already; say --force to write over it", kept.Kind, kept.ID)
		}
		if err != nil {
			return err
		}
		if err := access.NewDoor(db, time.Now).Did(p.ctx, commandLine, "saved a document", doc.Kind+" "+doc.ID); err != nil {
			return err
		}
		p.say("%s %q is kept, version %d", doc.Kind, doc.ID, doc.Version)
		if found.HasErrors() {
			return &faults{found, text}
		}
		found.Print(p.stderr, func(string) []byte { return text })
		return nil
	})
}

type documentsDeleteCmd struct {
	database
	Document string `arg:"" help:"KIND/ID, as in roleplay/mine."`
}

// Run deletes an own document.
func (c *documentsDeleteCmd) Run(p *program) error {
	kind, id, err := named(c.Document)
	if err != nil {
		return err
	}
	return c.onShelf(p, func(lib *server.Library, db *store.DB) error {
		door := access.NewDoor(db, time.Now)
		config := server.Config{Domains: domains(), Library: lib, Door: door, Book: db}
		if err := config.DropDocument(p.ctx, kind, id, document.Expect{Any: true}); err != nil {
			return err
		}
		return door.Did(p.ctx, commandLine, "deleted a document", "")
	}, store.Existing())
}
