package cli

type interviewCmd struct {
	Run  interviewRunCmd  `cmd:"" help:"Be interviewed in the terminal."`
	Rank interviewRankCmd `cmd:"" help:"Rank the strategies of a methodology by signals."`
}
