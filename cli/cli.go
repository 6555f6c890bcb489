// Package cli is the throughline command.
//
// Run parses the arguments, wires store, domains and server together by hand, and answers with an exit code: 0 fine,
// 1 the answer is no, 2 the call is wrong. Results go to stdout, talk to stderr. There is one file per command, and
// nothing is decided here that a domain could decide.
package cli

import (
	"context"
	"fmt"
	"io"
	"log/slog"

	"github.com/alecthomas/kong"

	"throughline/session"
)

// Version is the program's; the build sets it.
var Version = "dev"

// grammar is the whole command line.
type grammar struct {
	Serve     serveCmd     `cmd:"" help:"Serve the browser app and the API."`
	Check     checkCmd     `cmd:"" help:"Check documents of any kind."`
	New       newCmd       `cmd:"" help:"Draft a document from a brief: by the model, or by template without one."`
	Roleplay  roleplayCmd  `cmd:"" help:"Play, walk and prove role-plays."`
	Game      gameCmd      `cmd:"" help:"Build learning games."`
	Interview interviewCmd `cmd:"" help:"Hold research interviews, and see how questions are chosen."`
	Sessions  sessionsCmd  `cmd:"" help:"List, show, export, import and delete sessions."`
	Documents documentsCmd `cmd:"" help:"List, show, save and delete documents."`
	Results   resultsCmd   `cmd:"" help:"How everyone fared who was invited to a document."`
	Replay    replayCmd    `cmd:"" help:"Decide sessions again from their logs, and compare."`
	Fork      forkCmd      `cmd:"" help:"Begin a session that shares another's past."`
	Owner     ownerCmd     `cmd:"" help:"Say who may use the studio from elsewhere."`
	DB        dbCmd        `cmd:"" name:"db" help:"Look after the database."`
	OpenAPI   openapiCmd   `cmd:"" name:"openapi" help:"Print the description of the HTTP API."`
	Version   versionCmd   `cmd:"" help:"Print the version."`
}

// program is what every command works with.
type program struct {
	ctx            context.Context
	stdin          io.Reader
	stdout, stderr io.Writer
	log            *slog.Logger
	at             func(session.Point) // crash points, for tests
}

// Run is the program. It returns the exit code.
func Run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	return run(&program{ctx: ctx, stdin: stdin, stdout: stdout, stderr: stderr, log: slog.New(slog.DiscardHandler)}, args)
}

// stopped is how kong says that it has answered by itself, as it does for --help.
type stopped struct{ code int }

func run(p *program, args []string) (code int) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case stopped:
			code = r.code
		default:
			panic(r)
		}
	}()
	var g grammar
	parser, err := kong.New(&g,
		kong.Name("throughline"),
		kong.Description("Guided role-plays, learning games and research interviews: a language model writes the words, code owns the structure."),
		kong.Writers(p.stdout, p.stderr),
		kong.Exit(func(code int) { panic(stopped{code}) }),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 100}),
		kong.Vars{"db": defaultDB},
	)
	if err != nil {
		panic(err) // the grammar is wrong, whatever the arguments
	}
	call, err := parser.Parse(args)
	if err != nil {
		fmt.Fprintf(p.stderr, "throughline: %v\nRun \"throughline --help\" for the commands.\n", err)
		return exitUsage
	}
	return p.exit(call.Run(p))
}
