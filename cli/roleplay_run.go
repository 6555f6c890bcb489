package cli

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"throughline/roleplay"
	"throughline/session"
)

type roleplayRunCmd struct {
	database
	configFlag
	Scenario string `arg:"" help:"The scenario, or the id of an example."`
	With     string `placeholder:"ID" help:"The character to begin with; the first of the cast unless given."`
	Inspect  bool   `help:"Show the walker's decision after each turn."`
}

// Run plays a scenario in the terminal. Every turn is in the log, so it can be replayed and gone on with.
func (c *roleplayRunCmd) Run(p *program) error {
	scenario, text, err := readScenario(p, c.Scenario)
	if err != nil {
		return err
	}
	who, err := pickCharacter(scenario, c.With, true)
	if err != nil {
		return err
	}
	models, err := c.models(p)
	if err != nil {
		return err
	}
	db, err := c.open(p)
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	host := session.NewHost(session.Config{Log: db, Kinds: kinds(domains()), Logger: p.log})
	defer func() { _ = host.Close(context.WithoutCancel(p.ctx)) }()
	opening, found := roleplay.NewOpening(c.Scenario, text, beside(c.Scenario))
	if found.HasErrors() {
		return &faults{found, text}
	}
	opened, err := host.Open(p.ctx, opening, "")
	if err != nil {
		return err
	}
	t := &terminal{program: p, host: host, log: db, id: opened.Head.ID, inspect: c.Inspect, lines: bufio.NewReaderSize(p.stdin, maxReport)}
	p.say("%s\n", speaker(models).Message)
	t.brief(scenario)
	return t.play(roleplay.Input{Meet: who})
}

// terminal is one play-through by keyboard.
type terminal struct {
	*program
	host    *session.Host
	log     session.Log
	id      session.ID
	inspect bool
	lines   *bufio.Reader
	view    roleplay.View
	version int64
}

func (t *terminal) brief(s *roleplay.Scenario) {
	t.say("%s\n%s: %s\nYou are %s. %s", s.Title, s.Situation.Place, s.Situation.Happening, s.LearnerRole, s.Decision.Question)
	t.say("session %s   /meet ID  /cast  /skip  /quit\n", t.id)
}

// play takes turns until the input ends or everyone was talked to.
func (t *terminal) play(first roleplay.Input) error {
	for input := &first; ; {
		if err := t.turn(*input); err != nil {
			return err
		}
		for input = nil; input == nil; {
			talk := t.current()
			if talk.Ended && !t.next(talk) {
				return nil
			}
			fmt.Fprint(t.stderr, "you> ")
			line, err := t.lines.ReadString('\n')
			if errors.Is(err, io.EOF) && strings.TrimSpace(line) == "" {
				t.say("\nleft; throughline sessions show %s", t.id)
				return nil
			}
			if err != nil && !errors.Is(err, io.EOF) {
				return fmt.Errorf("read what you say: %w", err)
			}
			if input = t.read(strings.TrimSpace(line)); input != nil && input.Say == quitWord {
				return nil
			}
		}
	}
}

const quitWord = "/quit"

// read makes an input of a typed line; nil when there is nothing to send.
func (t *terminal) read(line string) *roleplay.Input {
	command, rest, _ := strings.Cut(line, " ")
	switch {
	case line == "":
		return nil
	case line == quitWord:
		return &roleplay.Input{Say: quitWord}
	case command == "/meet":
		return &roleplay.Input{Meet: strings.TrimSpace(rest)}
	case line == "/skip":
		return &roleplay.Input{Skip: true}
	case line == "/cast":
		for _, member := range t.view.Cast {
			t.say("  %s  %s, %s (%s)", member.ID, member.Name, member.Role, member.Status)
		}
		return nil
	case strings.HasPrefix(line, "/"):
		t.say("there is no %s; there are /meet ID, /cast, /skip and /quit", command)
		return nil
	}
	if pivot := t.current().Pivot; pivot != nil {
		if n, err := strconv.Atoi(line); err == nil && n >= 1 && n <= len(pivot.Options) {
			return &roleplay.Input{Choose: pivot.Options[n-1].ID}
		}
	}
	return &roleplay.Input{Say: line}
}

// turn takes one turn and prints what comes of it. A refusal is said, and the play goes on.
func (t *terminal) turn(in roleplay.Input) error {
	raw, err := json.Marshal(in)
	if err != nil {
		return err
	}
	flight, err := t.host.Advance(t.ctx, t.id, session.Request{Input: raw})
	var refusal *session.Refusal
	if errors.As(err, &refusal) {
		refusal.Diagnostics.Print(t.stderr, nil)
		return nil
	}
	if err != nil {
		return err
	}
	after, err := flight.Wait(t.ctx)
	if err != nil {
		return err
	}
	t.view = after.View.(roleplay.View)
	t.show()
	if err := t.inspectTurn(after.Head.Version); err != nil {
		return err
	}
	t.version = after.Head.Version
	return nil
}

// show prints the character's latest line, and the pivot that waits.
func (t *terminal) show() {
	talk := t.current()
	name := talk.With
	for _, member := range t.view.Cast {
		if member.ID == talk.With {
			name = member.Name
		}
	}
	fmt.Fprintf(t.stdout, "%s: %s\n", name, talk.Lines[len(talk.Lines)-1].Text)
	if talk.Pivot != nil {
		fmt.Fprintf(t.stdout, "\n  %s\n", talk.Pivot.Question)
		for i, o := range talk.Pivot.Options {
			fmt.Fprintf(t.stdout, "  %d. %s\n", i+1, o.Text)
		}
	}
	fmt.Fprintln(t.stdout)
}

// inspectTurn prints the walker's steps since the turn before.
func (t *terminal) inspectTurn(version int64) error {
	if !t.inspect {
		return nil
	}
	events, err := t.log.Events(t.ctx, t.id, t.version, int(version-t.version))
	if err != nil {
		return err
	}
	for _, e := range events {
		var stepped roleplay.Stepped
		if e.Type != "stepped" || json.Unmarshal(e.Body, &stepped) != nil {
			continue
		}
		s := stepped.Step
		t.say("  [turn %d, rule %d] %s; standing %d (%s) %s", s.Turn, s.Rule, s.Reason, s.State.Standing, s.State.Standing.State(), strings.Join(s.Commands, " "))
	}
	return nil
}

// next says what is left to do when a conversation is over, and whether anything is.
func (t *terminal) next(talk roleplay.Conversation) bool {
	var open []string
	for _, member := range t.view.Cast {
		if member.Status != "done" {
			open = append(open, member.ID)
		}
	}
	if len(open) == 0 {
		t.say("You have talked to everyone. throughline replay %s proves it again.", t.id)
		return false
	}
	if talk.Next != "" {
		t.say("The conversation is over. Go on with /meet %s.", talk.Next)
	} else {
		t.say("The conversation is over. Go on with /meet and one of: %s.", strings.Join(open, ", "))
	}
	return true
}

func (t *terminal) current() roleplay.Conversation {
	for _, talk := range t.view.Conversations {
		if talk.With == t.view.With {
			return talk
		}
	}
	return roleplay.Conversation{Lines: []roleplay.SpokenLine{{}}}
}
