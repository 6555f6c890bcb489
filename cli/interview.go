package cli

type interviewCmd struct {
	Rank interviewRankCmd `cmd:"" help:"Rank the strategies of a methodology by signals."`
}
