package cli

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"throughline/interview"
	"throughline/session"
)

type interviewRunCmd struct {
	database
	configFlag
	Study   string `arg:"" help:"The study, or the id of an example."`
	Inspect bool   `help:"Show after each answer what was taken from it, the signals, the ranking, and why the next question was chosen."`
	JSON    bool   `name:"json" help:"Print the result of each turn, one JSON object a line, in place of the words."`
	Agree   bool   `help:"Consent without being asked."`
}

// Run interviews whoever is at the terminal. Every turn is in the log, so it can be replayed and gone on with.
func (c *interviewRunCmd) Run(p *program) error {
	name, text, err := documentText(p, interview.StudyKind, c.Study)
	if err != nil {
		return err
	}
	if err := ofKind(name, text, interview.StudyKind); err != nil {
		return err
	}
	opening, found := interview.NewOpening(name, text, beside(name))
	if found.HasErrors() {
		return &faults{found, text}
	}
	found.Print(p.stderr, func(string) []byte { return text })
	models, err := c.models(p)
	if err != nil {
		return err
	}
	db, err := c.open(p)
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	host := session.NewHost(session.Config{Log: db, Kinds: kinds(domainsOf(models.company())), Logger: p.log})
	defer func() { _ = host.Close(context.WithoutCancel(p.ctx)) }()
	opened, err := host.Open(p.ctx, opening, "")
	if err != nil {
		return err
	}
	i := &interviewee{
		keyboard: keyboard{program: p, host: host, id: opened.Head.ID, lines: bufio.NewReaderSize(p.stdin, maxReport)},
		log:      db, inspect: c.Inspect, json: c.JSON, view: opened.View.(interview.View), version: opened.Head.Version,
	}
	return i.sit(c.Agree)
}

// interviewee is one interview by keyboard.
type interviewee struct {
	keyboard
	log           session.Log
	inspect, json bool
	view          interview.View
	version       int64
}

// sit asks for consent, then takes answers until the interview or the input is over.
func (i *interviewee) sit(agreed bool) error {
	i.say("%s\nsession %s   /skip leaves a question out, /quit leaves\n", i.view.Study.Title, i.id)
	if i.view.Study.Welcome != "" {
		i.say("%s\n", i.view.Study.Welcome)
	}
	i.say("%s\n", i.view.Study.Consent)
	if !agreed {
		line, err := i.prompt("Do you agree to take part? (yes/no) ")
		if err != nil {
			return i.left(err)
		}
		agreed = strings.HasPrefix(strings.ToLower(line), "y")
	}
	if err := i.turn(interview.Input{Consent: &agreed}); err != nil {
		return err
	}
	for i.view.Status == interview.Asking || i.view.Status == interview.Closing {
		line, err := i.prompt("you> ")
		if err != nil || line == quitWord {
			return i.left(err)
		}
		switch {
		case line == "":
			continue
		case line == "/skip":
			err = i.turn(interview.Input{Skip: true})
		case strings.HasPrefix(line, "/"):
			i.say("there is no %s; /skip leaves a question out, /quit leaves", line)
		default:
			err = i.turn(interview.Input{Answer: line})
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// left says where the interview stays; the end of the input is no failure.
func (i *interviewee) left(err error) error {
	if err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	i.say("\nleft; throughline sessions show %s", i.id)
	return nil
}

// turn takes one turn and prints what comes of it. A refusal is said, and the interview goes on.
func (i *interviewee) turn(in interview.Input) error {
	after, taken, err := i.take(in)
	if err != nil || !taken {
		return err
	}
	events, err := i.log.Events(i.ctx, i.id, i.version, int(after.Head.Version-i.version))
	if err != nil {
		return err
	}
	i.view, i.version = after.View.(interview.View), after.Head.Version
	result, answered := interview.ResultOf(events)
	if i.json {
		return i.printTurn(result, answered)
	}
	if i.inspect && answered {
		i.inspectTurn(&result)
	}
	fmt.Fprintf(i.stdout, "%s\n\n", i.view.Question)
	return nil
}

// printTurn writes the result of an answer; what is no answer has only its question.
func (i *interviewee) printTurn(result interview.TurnResult, answered bool) error {
	enc := json.NewEncoder(i.stdout)
	enc.SetEscapeHTML(false)
	if answered {
		return enc.Encode(result)
	}
	return enc.Encode(map[string]any{"turn_number": 0, "next_question": i.view.Question, "should_continue": i.view.Status == interview.Asking})
}
