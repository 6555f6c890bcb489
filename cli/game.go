package cli

type gameCmd struct {
	Build gameBuildCmd `cmd:"" help:"Build the plan of a design."`
}
