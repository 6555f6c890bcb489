package cli

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"throughline/diag"
	"throughline/game"
)

type gamePlayCmd struct {
	Game string   `arg:"" help:"A game: a file, a folder with blueprint.json and key.json, or the id of an example."`
	Bot  game.Bot `enum:",solver,worst,random" default:"" placeholder:"BOT" help:"Let a bot play: solver, worst or random."`
	Seed uint64   `default:"1" help:"What the random player's choices come from."`
	JSON bool     `name:"json" help:"Print the run of the bot, or the results, as JSON."`
}

// Run plays the game, or has it played. A bot that does not reach what it should makes the answer no.
func (c *gamePlayCmd) Run(p *program) error {
	b, k, err := c.read(p)
	if err != nil {
		return err
	}
	if c.Bot == "" {
		t := &gameTerminal{program: p, b: b, k: k, lines: bufio.NewReaderSize(p.stdin, maxReport), json: c.JSON, now: func() int64 { return time.Now().UnixMilli() }}
		return t.play()
	}
	return c.runBot(p, b, k)
}

// read finds the blueprint and the key of a game.
func (c *gamePlayCmd) read(p *program) (*game.Blueprint, *game.Key, error) {
	if info, err := os.Stat(c.Game); err == nil && info.IsDir() {
		var b game.Blueprint
		var k game.Key
		if err := readJSON(filepath.Join(c.Game, "blueprint.json"), &b); err != nil {
			return nil, nil, err
		}
		if err := readJSON(filepath.Join(c.Game, "key.json"), &k); err != nil {
			return nil, nil, err
		}
		return &b, &k, game.FitKey(&b, &k)
	}
	name, text, err := c.text(p)
	if err != nil {
		return nil, nil, err
	}
	if err := ofKind(name, text, game.GameKind); err != nil {
		return nil, nil, err
	}
	g, found := game.ParseGame(name, text)
	if g == nil {
		return nil, nil, &faults{found, text}
	}
	found.Print(p.stderr, func(string) []byte { return text })
	b, k, _ := game.Assemble(*g)
	return &b, &k, nil
}

// text is the game of a file, or the example of an id.
func (c *gamePlayCmd) text(p *program) (string, []byte, error) {
	if _, err := os.Stat(c.Game); err != nil && !strings.ContainsAny(c.Game, "./"+string(filepath.Separator)) {
		lib, err := library(nil)
		if err != nil {
			return "", nil, err
		}
		doc, err := lib.Document(p.ctx, game.GameKind, c.Game)
		if err != nil {
			return "", nil, err
		}
		return c.Game, []byte(doc.Text), nil
	}
	text, err := readFile(c.Game)
	return c.Game, text, err
}

func readJSON(name string, into any) error {
	text, err := readFile(name)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, into); err != nil {
		return fmt.Errorf("read %s: %w; make the game again", name, err)
	}
	return nil
}

// botStep is one move of a bot, as it is printed.
type botStep struct {
	Move   int          `json:"move"`
	Action game.Action  `json:"action"`
	Events []game.Event `json:"events"`
	Score  int          `json:"score"`
}

func (c *gamePlayCmd) runBot(p *program, b *game.Blueprint, k *game.Key) error {
	var steps []botStep
	run := game.RunBot(b, k, c.Bot, c.Seed, func(m game.Move, s game.State) {
		steps = append(steps, botStep{Move: s.Moves, Action: m.Action, Events: s.Last, Score: s.Score()})
	})
	good := run.Ended && run.Score >= 0 && run.Score <= run.MaxScore && (c.Bot != game.Solver || run.Score == run.MaxScore)
	if c.JSON {
		if err := p.printJSON(struct {
			game.BotRun
			Holds bool      `json:"holds"`
			Steps []botStep `json:"steps"`
		}{run, good, steps}); err != nil {
			return err
		}
	} else {
		for _, s := range steps {
			fmt.Fprintf(p.stdout, "%4d  %-8s %s\n", s.Move, s.Action.At, stepLine(s))
		}
		fmt.Fprintf(p.stdout, "%s: %d of %d points, %d bonus, %s, ended: %t\n", run.Bot, run.Score, run.MaxScore, run.Bonus, plural(run.Moves, "move"), run.Ended)
	}
	if !good {
		p.say("the game does not hold what it promises; throughline check says more")
		return errNo
	}
	return nil
}

func stepLine(s botStep) string {
	a := s.Action
	parts := []string{string(a.Do)}
	for _, each := range []string{a.Item, a.Zone, a.Option, string(a.Mode), strings.Join(a.Choices, "+"), strings.Join(a.Order, " ")} {
		if each != "" {
			parts = append(parts, each)
		}
	}
	line := fmt.Sprintf("%-28s %4d", strings.Join(parts, " "), s.Score)
	for _, e := range s.Events {
		if e.Tone != "" && e.Text != "" {
			line += "  " + string(e.Tone) + ": " + e.Text
		}
	}
	return line
}

// sayRefusal tells why a move was not taken.
func (p *program) sayRefusal(found diag.List) {
	for _, d := range found {
		p.say("  %s", d.Message)
	}
}
