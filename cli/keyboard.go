package cli

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"throughline/session"
)

// keyboard is a session that somebody at the terminal takes turns in.
type keyboard struct {
	*program
	host  *session.Host
	id    session.ID
	lines *bufio.Reader
}

// prompt asks for a line; io.EOF says that there is none left.
func (k *keyboard) prompt(mark string) (string, error) {
	line, err := k.ask(k.lines, mark)
	if err != nil {
		err = fmt.Errorf("read what you say: %w", err)
	}
	return line, err
}

// take takes a turn. A refusal is said, and taken is false: nothing happened.
func (k *keyboard) take(input any) (after session.Snapshot, taken bool, err error) {
	raw, err := json.Marshal(input)
	if err != nil {
		return after, false, err
	}
	flight, err := k.host.Advance(k.ctx, k.id, session.Request{Input: raw})
	var refusal *session.Refusal
	if errors.As(err, &refusal) {
		refusal.Diagnostics.Print(k.stderr, nil)
		return after, false, nil
	}
	if err != nil {
		return after, false, err
	}
	after, err = flight.Wait(k.ctx)
	return after, err == nil, err
}

// ask shows a mark and reads a line; a last line without an end counts as one.
func (p *program) ask(lines *bufio.Reader, mark string) (string, error) {
	fmt.Fprint(p.stderr, mark)
	line, err := lines.ReadString('\n')
	line = strings.TrimSpace(line)
	if errors.Is(err, io.EOF) && line != "" {
		err = nil
	}
	return line, err
}
