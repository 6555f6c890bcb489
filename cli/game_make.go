package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"throughline/diag"
	"throughline/document"
	"throughline/game"
)

type gameMakeCmd struct {
	Notes string `arg:"" help:"Notes in Markdown or CSV, see docs/formats/notes.md."`
	Out   string `short:"o" placeholder:"DIR" help:"The folder to write to; the name of the notes if it is left out."`
	Force bool   `help:"Write over what is in the folder."`
	JSON  bool   `name:"json" help:"Print the report as JSON."`
}

// madeReport is what report.json holds: what was made, and what the bots found.
type madeReport struct {
	Game        string        `json:"game"`
	Title       string        `json:"title"`
	Minutes     int           `json:"minutes"`
	MaxScore    int           `json:"max_score"`
	Scenes      []madeScene   `json:"scenes"`
	Bots        []game.BotRun `json:"bots"`
	Diagnostics diag.List     `json:"diagnostics"`
	Holds       bool          `json:"holds"`
}

type madeScene struct {
	ID        game.SceneID    `json:"id"`
	Title     string          `json:"title"`
	Mechanics []game.Mechanic `json:"mechanics"`
	Items     int             `json:"items"`
}

// Run makes a game of notes, lets the bots play it, and writes all of it into a folder. A game that fails them is written
// too, with the reason, and makes the answer no.
func (c *gameMakeCmd) Run(p *program) error {
	text, err := readFile(c.Notes)
	if err != nil {
		return err
	}
	id := game.IDOfFile(c.Notes)
	if c.Out == "" {
		c.Out = id
	}
	if err := c.free(); err != nil {
		return err
	}
	p.say("reading %s", c.Notes)
	notes, found := game.ReadNotes(filepath.Base(c.Notes), text)
	if notes == nil {
		return &faults{found, text}
	}
	found.Print(p.stderr, func(string) []byte { return text })
	made, odd := game.FromNotes(id, notes)
	found = append(found, odd...)
	p.say("made %q: %s", made.Title, plural(len(made.Design.Scenes), "scene"))
	blueprint, key, assembled := game.Assemble(*made)
	found = append(found, assembled...)
	p.say("letting the bots play")
	played := game.CheckPlay(*made)
	report := madeReport{
		Game: id, Title: made.Title, Minutes: made.Design.EstimatedDurationMinutes, MaxScore: blueprint.TotalMaxScore,
		Bots: played.Runs, Diagnostics: append(diag.List{}, append(found, played.Diagnostics...)...),
	}
	report.Holds = !report.Diagnostics.HasErrors()
	for _, s := range blueprint.Scenes {
		scene := madeScene{ID: s.ID, Title: s.Title}
		for _, m := range s.Mechanics {
			scene.Mechanics = append(scene.Mechanics, m.Type)
			scene.Items += m.ItemCount
		}
		report.Scenes = append(report.Scenes, scene)
	}
	if err := c.write(made, &blueprint, &key, report); err != nil {
		return err
	}
	return c.tell(p, report)
}

// free refuses a folder with something in it, unless told otherwise.
func (c *gameMakeCmd) free() error {
	files, err := os.ReadDir(c.Out)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return fmt.Errorf("%s cannot be used as a folder: %w", c.Out, err)
	case len(files) > 0 && !c.Force:
		return fmt.Errorf("%s is not empty; name another folder with -o, or use --force to write over it", c.Out)
	}
	return nil
}

// write puts the game and all that is made of it into the folder.
func (c *gameMakeCmd) write(made *game.Game, b *game.Blueprint, k *game.Key, report madeReport) error {
	plan, _ := game.PlanFor(made.Design)
	if err := os.MkdirAll(filepath.Join(c.Out, "diagrams"), 0o755); err != nil {
		return fmt.Errorf("make the folder: %w", err)
	}
	for name, value := range map[string]any{"design.json": made.Design, "plan.json": plan, "blueprint.json": b, "key.json": k, "report.json": report} {
		if err := writeJSON(filepath.Join(c.Out, name), value); err != nil {
			return err
		}
	}
	texts := map[string]string{"game.yaml": string(document.Encode(made, nil))}
	for scene, d := range made.Diagrams {
		texts[filepath.Join("diagrams", string(scene)+".svg")] = d.SVG
		texts[filepath.Join("diagrams", string(scene)+"-labelled.svg")] = d.Labelled
	}
	for name, text := range texts {
		if err := os.WriteFile(filepath.Join(c.Out, name), []byte(text), 0o644); err != nil {
			return fmt.Errorf("write %s: %w", name, err)
		}
	}
	return nil
}

func writeJSON(name string, value any) error {
	file, err := os.Create(name)
	if err != nil {
		return fmt.Errorf("write %s: %w", name, err)
	}
	return errors.Join((&program{stdout: file}).printJSON(value), file.Close())
}

func (c *gameMakeCmd) tell(p *program, report madeReport) error {
	if c.JSON {
		if err := p.printJSON(report); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(p.stdout, "%s: about %s, %d points\n", report.Title, plural(report.Minutes, "minute"), report.MaxScore)
		for _, s := range report.Scenes {
			var names []string
			for _, m := range s.Mechanics {
				names = append(names, strings.ReplaceAll(string(m), "_", " "))
			}
			fmt.Fprintf(p.stdout, "  %-40s %3d items  %s\n", s.Title, s.Items, strings.Join(names, ", "))
		}
		fmt.Fprintf(p.stdout, "written to %s; play it: throughline game play %s\n", c.Out, c.Out)
	}
	if !report.Holds {
		report.Diagnostics.Print(p.stderr, func(string) []byte { return nil })
		p.say("the game does not hold what it promises, so it cannot be published")
		return errNo
	}
	return nil
}
