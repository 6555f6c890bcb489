package cli

type gameCmd struct {
	Build gameBuildCmd `cmd:"" help:"Build the plan of a design."`
	Play  gamePlayCmd  `cmd:"" help:"Play a game in the terminal, or let a bot play it."`
}
