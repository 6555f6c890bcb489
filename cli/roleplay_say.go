package cli

import (
	"strconv"
	"strings"

	"throughline/roleplay"
)

const quitWord = "/quit"

// commands are what can be typed besides words, in the order of the help.
var commands = []struct{ word, does string }{
	{"/meet ID", "talk to somebody, or go on where you left them"},
	{"/who", "who there is, and whom you have heard"},
	{"/papers", "what was handed to you"},
	{"/skip", "go to the end of this conversation"},
	{"/decide", "make the decision: an option and your reason"},
	{"/debrief", "what the log shows, once you have decided"},
	{"/help", "this list"},
	{quitWord, "leave; the session stays in the log"},
}

// read makes an input of a typed line; nil when there is nothing to send.
func (t *terminal) read(line string) *roleplay.Input {
	command, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch {
	case line == "":
		return nil
	case !strings.HasPrefix(line, "/"):
		return t.words(line)
	case command == "/meet":
		return t.meet(rest)
	case line == "/skip":
		return &roleplay.Input{Skip: true}
	case command == "/decide":
		return t.decide(rest)
	case line == "/who" || line == "/cast":
		t.who()
	case line == "/papers":
		t.papers()
	case line == "/debrief" && t.view.Debrief != nil:
		printDebrief(t.stdout, t.view.Debrief)
	case line == "/debrief":
		t.say("the debrief comes with the decision")
	case line == "/help":
		for _, c := range commands {
			t.say("  %-9s %s", c.word, c.does)
		}
		t.say("  anything else is said; at a question with options, its number chooses one")
	default:
		t.say("there is no %s; /help says what there is", command)
	}
	return nil
}

// words makes a choice of a number where one is asked for, and a line of everything else.
func (t *terminal) words(line string) *roleplay.Input {
	if pivot := t.current().Pivot; pivot != nil {
		if n, err := strconv.Atoi(line); err == nil && n >= 1 && n <= len(pivot.Options) {
			return &roleplay.Input{Choose: pivot.Options[n-1].ID}
		}
	}
	return &roleplay.Input{Say: line}
}

// meet takes an id or a first name. The guide is one person with two conversations: which one, the rest of the scenario says.
func (t *terminal) meet(who string) *roleplay.Input {
	if who == "" {
		t.who()
		return nil
	}
	for _, member := range t.view.Cast {
		if first, _, _ := strings.Cut(member.Name, " "); strings.EqualFold(who, first) || strings.EqualFold(who, member.Name) {
			return &roleplay.Input{Meet: member.ID}
		}
	}
	if t.view.Guide != nil && (strings.EqualFold(who, t.view.Guide.Name) || who == "guide") {
		if t.view.MayDecide || t.view.Debrief != nil {
			return &roleplay.Input{Meet: roleplay.GuideClose}
		}
		return &roleplay.Input{Meet: roleplay.GuideOpen}
	}
	return &roleplay.Input{Meet: who}
}

// decide asks for what is missing: the option, by its number or id, and the reason. An empty line takes it back.
func (t *terminal) decide(rest string) *roleplay.Input {
	option, reason, _ := strings.Cut(rest, " ")
	if option == "" {
		t.say("%s", t.view.Scenario.Question)
		for i, o := range t.view.Scenario.Options {
			t.say("  %d. %s (%s)", i+1, o.Label, o.ID)
		}
	}
	for _, ask := range []struct {
		mark string
		into *string
	}{{"option> ", &option}, {"why> ", &reason}} {
		if *ask.into == "" {
			line, err := t.prompt(ask.mark)
			if line == "" || err != nil { // the end of the input is met again at the next line
				return nil
			}
			*ask.into = line
		}
	}
	if n, err := strconv.Atoi(option); err == nil && n >= 1 && n <= len(t.view.Scenario.Options) {
		option = t.view.Scenario.Options[n-1].ID
	}
	return &roleplay.Input{Decide: &roleplay.Call{Option: option, Reason: reason}}
}

func (t *terminal) who() {
	for _, member := range t.view.Cast {
		status := member.Status
		if len(member.After) > 0 {
			status += " until you have heard " + strings.Join(member.After, ", ")
		}
		t.say("  %s  %s, %s (%s)", member.ID, member.Name, member.Role, status)
	}
	if g := t.view.Guide; g != nil {
		t.say("  guide  %s", strings.TrimSuffix(g.Name+", "+g.Role, ", "))
	}
}

func (t *terminal) papers() {
	if len(t.view.Papers) == 0 {
		t.say("nothing was handed to you yet")
	}
	for _, paper := range t.view.Papers {
		t.say("%s", paper.Title)
		for _, line := range paper.Lines {
			t.say("  %s", line)
		}
	}
}
