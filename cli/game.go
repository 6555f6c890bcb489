package cli

type gameCmd struct {
	Build gameBuildCmd `cmd:"" help:"Build the plan of a design."`
	Make  gameMakeCmd  `cmd:"" help:"Make a game of notes, with everything that belongs to it."`
	Play  gamePlayCmd  `cmd:"" help:"Play a game in the terminal, or let a bot play it."`
}
