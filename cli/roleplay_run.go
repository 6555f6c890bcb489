package cli

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"throughline/diag"
	"throughline/roleplay"
	"throughline/session"
)

type roleplayRunCmd struct {
	database
	configFlag
	Scenario string `arg:"" help:"The scenario, or the id of an example."`
	With     string `placeholder:"ID" help:"The character to begin with; the guide unless given, or the first of the cast."`
	backboneFlag
	Inspect bool `help:"Show after each turn who spoke and at what cost, what guards and faults there were, the evidence and the decision."`
	JSON    bool `name:"json" help:"Print the view after each turn, one JSON object a line, in place of the words."`
}

// Run plays a scenario in the terminal. Every turn is in the log, so it can be replayed and gone on with.
func (c *roleplayRunCmd) Run(p *program) error {
	on, err := c.read(p, c.Scenario, roleplay.ParseBackbone)
	if err != nil {
		return err
	}
	who := roleplay.GuideOpen
	if c.With != "" || on.scenario.Guide == nil {
		if who, err = pickCharacter(on.scenario, c.With, true); err != nil {
			return err
		}
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
	host := session.NewHost(session.Config{Log: db, Kinds: kinds(domainsOf(models.company())), Logger: p.log})
	defer func() { _ = host.Close(context.WithoutCancel(p.ctx)) }()
	opening, found := on.opening(c.Scenario)
	if found.HasErrors() {
		return &faults{found, on.text}
	}
	opened, err := host.Open(p.ctx, opening, "")
	if err != nil {
		return err
	}
	t := &terminal{
		keyboard: keyboard{program: p, host: host, id: opened.Head.ID, lines: bufio.NewReaderSize(p.stdin, maxReport)},
		log:      db, inspect: c.Inspect, json: c.JSON, view: opened.View.(roleplay.View), version: opened.Head.Version,
	}
	p.say("%s\n", models.speaker().Message)
	t.brief(on.scenario)
	return t.play(roleplay.Input{Meet: who})
}

// opening is what a session is opened with: on the author's own backbone, if there is one.
func (w walkable) opening(name string) (session.Opening, diag.List) {
	if w.backboneText != nil {
		return roleplay.NewOpeningOn(w.backbone, w.backboneText, name, w.text)
	}
	return roleplay.NewOpening(name, w.text, beside(name))
}

// terminal is one play-through by keyboard.
type terminal struct {
	keyboard
	log     session.Log
	inspect bool
	json    bool
	view    roleplay.View
	version int64
}

func (t *terminal) brief(s *roleplay.Scenario) {
	t.say("%s\n%s: %s\nYou are %s. %s", s.Title, s.Situation.Place, s.Situation.Happening, s.LearnerRole, s.Decision.Question)
	t.say("session %s   /help says what you can do\n", t.id)
}

// play takes turns until the input ends or the scenario is over.
func (t *terminal) play(first roleplay.Input) error {
	for input := &first; ; {
		if err := t.turn(*input); err != nil {
			return err
		}
		if t.over() {
			return t.finish()
		}
		t.next()
		for input = nil; input == nil; {
			line, err := t.prompt("you> ")
			if errors.Is(err, io.EOF) || line == quitWord {
				t.say("\nleft; throughline sessions show %s", t.id)
				return nil
			}
			if err != nil {
				return err
			}
			input = t.read(line)
		}
	}
}

// turn takes one turn and prints what comes of it. A refusal is said, and the play goes on.
func (t *terminal) turn(in roleplay.Input) error {
	after, taken, err := t.take(in)
	if err != nil || !taken {
		return err
	}
	t.view = after.View.(roleplay.View)
	if t.json {
		err = t.printLine(t.view)
	} else {
		t.show(after.Head.Turn)
	}
	if err != nil {
		return err
	}
	if err := t.inspectTurn(after.Head.Version); err != nil {
		return err
	}
	t.version = after.Head.Version
	return nil
}

func (t *terminal) printLine(v any) error {
	line, err := json.Marshal(v)
	if err == nil {
		_, err = fmt.Fprintf(t.stdout, "%s\n", line)
	}
	return err
}

// show prints what the character said this turn, and the pivot that waits.
func (t *terminal) show(turn int) {
	talk := t.current()
	spoken := false
	for _, line := range talk.Lines {
		if line.Turn == turn && line.Who == "character" {
			fmt.Fprintf(t.stdout, "%s: %s\n", t.name(talk.With), line.Text)
			spoken = true
		}
	}
	if !spoken && len(talk.Lines) > 0 { // somebody who was left without a word
		fmt.Fprintf(t.stdout, "%s: %s\n", t.name(talk.With), talk.Lines[len(talk.Lines)-1].Text)
	}
	if talk.Pivot != nil {
		fmt.Fprintf(t.stdout, "\n  %s\n", talk.Pivot.Question)
		for i, o := range talk.Pivot.Options {
			fmt.Fprintf(t.stdout, "  %d. %s\n", i+1, o.Text)
		}
	}
	fmt.Fprintln(t.stdout)
}

// name is who a conversation is with.
func (t *terminal) name(id string) string {
	for _, member := range t.view.Cast {
		if member.ID == id {
			return member.Name
		}
	}
	if t.view.Guide != nil && (id == roleplay.GuideOpen || id == roleplay.GuideClose) {
		return t.view.Guide.Name
	}
	return id
}

// over says whether nothing is left to do: the decision is made, and the guide has closed.
func (t *terminal) over() bool {
	return t.view.Debrief != nil && (t.view.Guide == nil || t.current().With == roleplay.GuideClose && t.current().Ended)
}

// finish prints what the log shows.
func (t *terminal) finish() error {
	t.say("That was it. throughline replay %s proves it again.\n", t.id)
	if !t.json {
		printDebrief(t.stdout, t.view.Debrief)
	}
	return nil
}

// next says what is left to do when a conversation is over.
func (t *terminal) next() {
	talk := t.current()
	if !talk.Ended {
		return
	}
	decide := ""
	if t.view.MayDecide {
		decide = " When you have heard enough, /decide."
	}
	var open []string
	for _, member := range t.view.Cast {
		if member.Status == "unmet" || member.Status == "talking" {
			open = append(open, member.ID)
		}
	}
	switch {
	case len(open) == 0:
		t.say("You have talked to everyone.%s", decide)
	case talk.Next != "" && strings.Contains(" "+strings.Join(open, " ")+" ", " "+talk.Next+" "):
		t.say("The conversation is over. Go on with /meet %s.%s", talk.Next, decide)
	default:
		t.say("The conversation is over. Go on with /meet and one of: %s.%s", strings.Join(open, ", "), decide)
	}
}

func (t *terminal) current() roleplay.Conversation {
	for _, talk := range t.view.Conversations {
		if talk.With == t.view.With {
			return talk
		}
	}
	return roleplay.Conversation{}
}
