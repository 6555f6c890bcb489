package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	"throughline/document"
	"throughline/embedding"
	"throughline/examples"
	"throughline/game"
	"throughline/interview"
	"throughline/roleplay"
	"throughline/server"
	"throughline/session"
	"throughline/store"
)

// company is who speaks in sessions: models, or the understudies.
type company struct {
	actor roleplay.Actor
	roles interview.Roles
}

// understudies need no model.
func understudies() company {
	return company{actor: understudy(), roles: interview.NewRoles(interview.Models{}, time.Now)}
}

// domains lists every kind of session that this program reads.
func domains() []server.Domain { return domainsOf(understudies()) }

// domainsOf lists every kind of session that this program runs, with who speaks in it.
func domainsOf(c company) []server.Domain {
	return []server.Domain{
		{
			Kind: roleplay.NewKind(c.actor).CompareBy(byMeaning), Document: roleplay.ScenarioKind,
			Open: roleplay.NewOpening, Formats: roleplay.Formats(), Cohort: roleplay.NewCohort, Sheet: roleplay.Sheet, Draft: roleplay.NewDraft,
		},
		{Kind: game.NewKind(), Document: game.GameKind, Open: game.NewOpening, Formats: game.Formats(), Cohort: game.NewCohort, Sheet: game.Sheet, FromNotes: game.NewDocument},
		{
			Kind: interview.NewKind(c.roles, embedder, time.Now), Document: interview.StudyKind, Open: interview.NewOpening, Formats: interview.Formats(),
			Cohort: interview.NewCohort, Sheet: interview.Sheet, Reserved: interview.Reserved, Withdrawable: true,
		},
	}
}

// weights is the one embedder of the program, read when it is first needed; nil when the program was built without it.
var weights = sync.OnceValue(func() *embedding.Embedder {
	e, err := embedding.New()
	if err != nil {
		return nil
	}
	return e
})

// byMeaning compares sentences of role-plays, embedder concepts of interviews; nil without weights.
func byMeaning() roleplay.Matcher {
	if e := weights(); e != nil {
		return e
	}
	return nil
}

func embedder() interview.Embedder {
	if e := weights(); e != nil {
		return e
	}
	return nil
}

// understudy is the actor without a model, with an ear for meaning where there is one.
func understudy() roleplay.Actor {
	return roleplay.NewUnderstudy().With(func(a, b string) float64 {
		if m := byMeaning(); m != nil {
			return m.Similarity(a, b)
		}
		return 0
	})
}

func formats(all []server.Domain) document.Formats {
	fs := document.Formats{configFormat}
	for _, d := range all {
		fs = append(fs, d.Formats...)
	}
	return fs
}

func kinds(all []server.Domain) session.Kinds {
	var ks session.Kinds
	for _, d := range all {
		ks = append(ks, d.Kind)
	}
	return ks
}

// library is the examples, and what owners keep on a shelf if there is one.
func library(shelf document.Shelf) (*server.Library, error) {
	l, err := server.NewLibrary(formats(domains()), shelf, examples.FS, roleplay.Backbones(), interview.Methodologies())
	if err != nil {
		return nil, err
	}
	return l, addGames(l)
}

// addGames makes a game of each of the notes that ship.
func addGames(l *server.Library) error {
	files, err := fs.Glob(examples.FS, "notes/*")
	if err != nil {
		return err
	}
	for _, name := range files {
		text, err := fs.ReadFile(examples.FS, name)
		if err != nil {
			return err
		}
		notes, found := game.ReadNotes(name, text)
		if notes == nil {
			return fmt.Errorf("example %s: %w", name, found)
		}
		made, _ := game.FromNotes(game.IDOfFile(name), notes)
		l.Add(game.GameKind, made.ID, document.Encode(made, nil))
	}
	return nil
}

// beside finds the documents that a file refers to in its own folder, each in a file called by its id.
func beside(name string) document.Finder {
	return func(kind, id string) ([]byte, bool) {
		if strings.ContainsAny(id, "./\\") {
			return nil, false
		}
		text, err := readFile(filepath.Join(filepath.Dir(name), id+".yaml"))
		if err != nil {
			return nil, false
		}
		file, _ := document.Read(id, text)
		return text, file != nil && file.Kind() == kind && file.ID() == id
	}
}

// database is the flag of every command that needs one.
type database struct {
	DB string `name:"db" env:"THROUGHLINE_DB" default:"${db}" placeholder:"URL" help:"The database: a SQLite file, or postgres://… (default ${default})."`
}

// defaultDB is a file in the folder where the command is run.
const defaultDB = "throughline.db"

// open opens the database to serve or change it.
func (d database) open(p *program, opts ...store.Option) (*store.DB, error) {
	if d.DB == "" { // an environment variable that is set to nothing
		d.DB = defaultDB
	}
	return store.Open(p.ctx, d.DB, opts...)
}

// maxDocument bounds what is read as a document; a check says so more exactly.
const maxDocument = 4 << 20

// readFile reads a file that the caller named, or says in a sentence why not.
func readFile(name string) ([]byte, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, fileError(name, err)
	}
	defer func() { _ = file.Close() }()
	text, err := io.ReadAll(io.LimitReader(file, maxDocument))
	if err != nil {
		return nil, fileError(name, err)
	}
	return text, nil
}

func fileError(name string, err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("there is no file %s; check the path", name)
	case errors.Is(err, syscall.EISDIR):
		return fmt.Errorf("%s is a folder; name a file in it", name)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("%s may not be read; check its permissions", name)
	default:
		return fmt.Errorf("read %s: %w", name, err)
	}
}

// printJSON writes a result for a machine.
func (p *program) printJSON(v any) error {
	enc := json.NewEncoder(p.stdout)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}

// say talks to the person at the terminal.
func (p *program) say(format string, args ...any) { fmt.Fprintf(p.stderr, format+"\n", args...) }
