package cli

import (
	"throughline/game"
)

type gameBuildCmd struct {
	Design string `arg:"" name:"design" help:"The design, YAML or JSON; a bare JSON object will do."`
	JSON   bool   `name:"json" help:"Print the plan alone, as JSON without talk."`
}

// Run prints the plan whenever there is one, whatever is found; what the design means is for check to judge.
func (c *gameBuildCmd) Run(p *program) error {
	text, err := readFile(c.Design)
	if err != nil {
		return err
	}
	plan, found := game.BuildDocument(c.Design, text)
	if plan == nil {
		return &faults{found, text}
	}
	found.Print(p.stderr, func(string) []byte { return text })
	if !c.JSON {
		mechanics := 0
		for i := range plan.Scenes {
			mechanics += len(plan.Scenes[i].Mechanics)
		}
		p.say("%s: %s, %s, %s", plan.Title, plural(len(plan.Scenes), "scene"), plural(mechanics, "mechanic"), plural(plan.TotalMaxScore, "point"))
	}
	return p.printJSON(plan)
}
