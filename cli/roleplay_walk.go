package cli

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"unicode/utf8"

	"throughline/roleplay"
)

type roleplayWalkCmd struct {
	Scenario string `required:"" placeholder:"FILE" help:"The scenario, or the id of an example."`
	With     string `placeholder:"ID" help:"The character; needed when there are several."`
	backboneFlag
	Reports string `required:"" placeholder:"FILE" help:"One JSON report a line, or - for stdin."`
}

// maxReport bounds a line of reports.
const maxReport = 1 << 20

// Run prints one step a line, and stops where the walk ends.
func (c *roleplayWalkCmd) Run(p *program) error {
	on, err := c.read(p, c.Scenario, roleplay.ParseBackbone)
	if err != nil {
		return err
	}
	who, err := pickCharacter(on.scenario, c.With, false)
	if err != nil {
		return err
	}
	walk, found := roleplay.Bind(on.backbone, on.scenario, who)
	if walk == nil {
		return &faults{list: found}
	}
	in := p.stdin
	if c.Reports != "-" {
		file, err := os.Open(c.Reports)
		if err != nil {
			return fileError(c.Reports, err)
		}
		defer func() { _ = file.Close() }()
		in = file
	}
	return c.walk(p, walk, in)
}

func (c *roleplayWalkCmd) walk(p *program, walk *roleplay.Walk, in io.Reader) error {
	out := json.NewEncoder(p.stdout)
	out.SetEscapeHTML(false)
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, maxReport)
	progress := walk.Begin()
	number := 0
	for lines.Scan() && !progress.Ended {
		number++
		if len(bytes.TrimSpace(lines.Bytes())) == 0 {
			continue
		}
		report, err := readReport(walk, progress, lines.Bytes())
		if err != nil {
			return fmt.Errorf("%s, line %d: %w", c.Reports, number, err)
		}
		step, err := walk.Record(progress, report)
		if err != nil {
			return err
		}
		if err := out.Encode(step); err != nil {
			return err
		}
		progress = step.State
	}
	if errors.Is(lines.Err(), bufio.ErrTooLong) {
		return fmt.Errorf("%s, line %d: the line is longer than 1 MiB; a report is one short JSON object", c.Reports, number+1)
	}
	if lines.Err() != nil {
		return fileError(c.Reports, lines.Err())
	}
	return nil
}

// readReport reads one line as a report at the node where the walk stands.
func readReport(walk *roleplay.Walk, at roleplay.Progress, line []byte) (roleplay.Report, error) {
	if !utf8.Valid(line) {
		return roleplay.Report{}, errors.New("the line is not valid UTF-8")
	}
	var words roleplay.ReportLine
	dec := json.NewDecoder(bytes.NewReader(line))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&words); err != nil {
		return roleplay.Report{}, fmt.Errorf("not a report: %w; write for example {\"node_satisfied\":true}", err)
	}
	if dec.More() {
		return roleplay.Report{}, errors.New("more than one report on the line")
	}
	return walk.Report(at.CurrentNode, words)
}
