package cli

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"throughline/interview"
)

type interviewRankCmd struct {
	Methodology string `required:"" placeholder:"FILE" help:"The methodology, or the id of one that ships."`
	Signals     string `required:"" placeholder:"FILE" help:"The signals, one JSON object, or - for stdin."`
	JSON        bool   `name:"json" help:"Print as JSON, which it always does."`
}

// maxSignals bounds what is read as signals.
const maxSignals = 64 << 20

// Run prints every pair that competes, best first, with what its score is made of.
func (c *interviewRankCmd) Run(p *program) error {
	name, text, err := methodologyNamed(c.Methodology)
	if err != nil {
		return err
	}
	if err := ofKind(name, text, interview.MethodologyKind); err != nil {
		return err
	}
	methodology, found := interview.ParseMethodology(name, text)
	if methodology == nil {
		return &faults{found, text}
	}
	found.Print(p.stderr, func(string) []byte { return text })
	signals, err := c.read(p)
	if err != nil {
		return err
	}
	board, err := interview.ParseBoard(methodology, signals)
	if err != nil {
		return fmt.Errorf("%s: %w", c.Signals, err)
	}
	ranking, _ := interview.NewPolicy(methodology).Rank(board, -1)
	return p.printJSON(ranking)
}

// methodologyNamed reads a methodology from a file, or one that ships by its id.
func methodologyNamed(name string) (string, []byte, error) {
	if _, err := os.Stat(name); err != nil && !strings.ContainsAny(name, "./"+string(filepath.Separator)) {
		if text, ok := interview.MethodologyText(name); ok {
			return name, text, nil
		}
		return "", nil, fmt.Errorf("there is no file %s and no methodology of that id; there are: %s", name, strings.Join(interview.MethodologyIDs(), ", "))
	}
	text, err := readFile(name)
	return name, text, err
}

// read reads the signals whole.
func (c *interviewRankCmd) read(p *program) ([]byte, error) {
	in := p.stdin
	if c.Signals != "-" {
		file, err := os.Open(c.Signals)
		if err != nil {
			return nil, fileError(c.Signals, err)
		}
		defer func() { _ = file.Close() }()
		in = file
	}
	text, err := io.ReadAll(io.LimitReader(in, maxSignals+1))
	if err != nil {
		return nil, fileError(c.Signals, err)
	}
	if len(text) > maxSignals {
		return nil, fmt.Errorf("%s has more than %d MiB; rank fewer nodes at a time", c.Signals, maxSignals>>20)
	}
	return text, nil
}
