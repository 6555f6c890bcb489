package roleplay

import (
	"fmt"
	"slices"
)

// ReportLine is a report in words: a line of input to throughline roleplay walk, and what the log keeps of it.
type ReportLine struct {
	NodeSatisfied   bool   `json:"node_satisfied"`
	DetourDetected  bool   `json:"detour_detected"`
	EngagementScore int    `json:"engagement_score"`
	Evidence        *bool  `json:"evidence,omitempty"` // left out: as reported
	Choice          string `json:"choice,omitempty"`   // an option's id; ignored outside a pivot
	Skip            bool   `json:"skip,omitempty"`
}

// UnknownOptionError is a choice that the pivot does not offer.
type UnknownOptionError struct {
	Node, Option string
	Known        []string
}

// Error names the options there are.
func (e *UnknownOptionError) Error() string {
	return fmt.Sprintf("%s has no option %q; it has %v", e.Node, e.Option, e.Known)
}

// Report turns words into the numbers of a step at a node of this walk.
func (w *Walk) Report(node string, l ReportLine) (Report, error) {
	r := Report{
		Satisfied: l.NodeSatisfied, Detour: l.DetourDetected, Evidence: l.NodeSatisfied,
		Engagement: int8(min(max(l.EngagementScore, -2), 2)), Skip: l.Skip,
	}
	if l.Evidence != nil {
		r.Evidence = *l.Evidence
	}
	i := w.index(node)
	if l.Choice == "" || i < 0 || w.Nodes[i].Pivot == 0 {
		return r, nil
	}
	option := slices.Index(w.Nodes[i].Options, l.Choice)
	if option < 0 {
		return r, &UnknownOptionError{Node: node, Option: l.Choice, Known: w.Nodes[i].Options}
	}
	r.Choice = int8(option + 1)
	return r, nil
}
