package interview

import (
	"strconv"

	"throughline/session"
)

// Cohort is what many interviews of one study show side by side. It names people by their sessions.
type Cohort struct {
	Kind       string            `json:"kind" enum:"interview"`
	People     int               `json:"people"`
	Declined   int               `json:"declined"`
	Begun      int               `json:"begun" doc:"Who have answered at least once"`
	Finished   int               `json:"finished"`
	Answers    int               `json:"answers"`
	Concepts   int               `json:"concepts" doc:"Of all interviews together, each with its own"`
	Links      int               `json:"links"`
	Reasons    []ReasonShare     `json:"reasons" nullable:"false" doc:"Why interviews ended"`
	Interviews []RespondentShare `json:"interviews" nullable:"false" doc:"In the order they came"`
}

// ReasonShare is how many interviews ended for a reason.
type ReasonShare struct {
	Reason Reason `json:"reason"`
	People int    `json:"people"`
}

// RespondentShare is how far one interview went.
type RespondentShare struct {
	Who             session.ID `json:"who"`
	Status          Status     `json:"status"`
	Reason          Reason     `json:"termination_reason,omitempty"`
	Answers         int        `json:"answers"`
	Skipped         int        `json:"skipped" doc:"Questions left out"`
	Concepts        int        `json:"concepts"`
	Slots           int        `json:"slots"`
	Links           int        `json:"links"`
	MaxDepth        int        `json:"max_depth"`
	ChainCompletion float64    `json:"chain_completion"`
}

// NewCohort lays interviews side by side. The study's text is not needed: what was asked is in each.
func NewCohort(_ []byte, all []session.Result) any {
	c := Cohort{Kind: kindName, Reasons: []ReasonShare{}, Interviews: []RespondentShare{}}
	ended := map[Reason]int{}
	for _, each := range all {
		share := shareOf(each)
		c.Interviews = append(c.Interviews, share)
		c.People++
		c.Answers += share.Answers
		c.Concepts += share.Concepts
		c.Links += share.Links
		if share.Status == Declined {
			c.Declined++
		}
		if share.Answers > 0 {
			c.Begun++
		}
		if share.Reason != "" {
			c.Finished++
			ended[share.Reason]++
		}
	}
	for _, r := range []Reason{MaxTurnsReached, CloseStrategy, QualityDegraded, DepthPlateau, GraphSaturated, AllNodesExhausted} {
		if ended[r] > 0 {
			c.Reasons = append(c.Reasons, ReasonShare{Reason: r, People: ended[r]})
		}
	}
	return c
}

func shareOf(r session.Result) RespondentShare {
	o, _ := r.Outcome.(Outcome)
	share := RespondentShare{
		Who: r.Session, Status: o.Status, Reason: o.Reason, Answers: len(o.Turns), Concepts: len(o.Concepts), Slots: len(o.Slots),
		Links: len(o.Links), MaxDepth: o.Graph.MaxDepth, ChainCompletion: o.Graph.ChainCompletion,
	}
	for _, t := range o.Turns {
		if t.Skipped {
			share.Skipped++
			share.Answers--
		}
	}
	return share
}

// Sheet makes columns of interviews, a row each.
func Sheet(all []session.Result) (heading []string, rows [][]string) {
	heading = []string{"status", "ended because", "answers", "left out", "concepts", "slots", "links", "depth", "chains complete"}
	for _, each := range all {
		s := shareOf(each)
		rows = append(rows, []string{
			string(s.Status), string(s.Reason), strconv.Itoa(s.Answers), strconv.Itoa(s.Skipped), strconv.Itoa(s.Concepts), strconv.Itoa(s.Slots),
			strconv.Itoa(s.Links), strconv.Itoa(s.MaxDepth), strconv.FormatFloat(s.ChainCompletion, 'f', 2, 64),
		})
	}
	return heading, rows
}
