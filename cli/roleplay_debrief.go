package cli

import (
	"fmt"
	"io"
	"strings"

	"throughline/roleplay"
)

// printDebrief prints a debrief for a person to read: the call, the facts that decide it, the conversations.
func printDebrief(w io.Writer, d *roleplay.Debrief) {
	if c := d.Call; c != nil {
		fmt.Fprintf(w, "Your decision: %s\n  because: %s\n", c.Label, c.Reason)
		if c.Option == c.Best {
			fmt.Fprintf(w, "The facts ask for the same. %s\n", c.Why)
		} else {
			fmt.Fprintf(w, "The facts ask for: %s\n  %s\n", c.BestLabel, c.Why)
		}
	}
	fmt.Fprintf(w, "\nThe facts that decide it:\n")
	for _, f := range d.Facts {
		fmt.Fprintf(w, "  %s %s: %s\n", fateMarks[f.Fate], f.Name, f.Fact)
		if f.Surfaced != nil {
			fmt.Fprintf(w, "      said in turn %d: %q\n", f.Surfaced.Turn, f.Surfaced.Text)
		}
		if f.Acknowledged != nil {
			fmt.Fprintf(w, "      taken up in turn %d: %q\n", f.Acknowledged.Turn, f.Acknowledged.Text)
		}
	}
	fmt.Fprintf(w, "\nThe conversations, %d exchanges:\n", d.Exchanges)
	for _, t := range d.Talks {
		printTalk(w, t)
	}
}

// fateMarks say at the edge of the page what became of a fact.
var fateMarks = map[roleplay.Fate]string{
	roleplay.FateAcknowledged: "[taken up]",
	roleplay.FateSurfaced:     "[said, not taken up]",
	roleplay.FateUnheard:      "[not reached]",
	roleplay.FateUnmet:        "[not met]",
}

// printTalk prints how one conversation went: its end, its standing, its way.
func printTalk(w io.Writer, t roleplay.TalkLine) {
	switch {
	case !t.Met:
		fmt.Fprintf(w, "  %s: not met\n", t.Name)
		return
	case t.Forced:
		fmt.Fprintf(w, "  %s: cut short", t.Name)
	case t.Ended:
		fmt.Fprintf(w, "  %s: heard out", t.Name)
	default:
		fmt.Fprintf(w, "  %s: left in the middle", t.Name)
	}
	fmt.Fprintf(w, ", %d exchanges\n", t.Exchanges)
	var standing, path []string
	for _, point := range t.Standing {
		standing = append(standing, fmt.Sprintf("%+d", point.Standing))
	}
	if n := len(t.Standing); n > 0 {
		fmt.Fprintf(w, "      standing %s (%s)\n", strings.Join(standing, " "), t.Standing[n-1].State)
	}
	for _, v := range t.Path {
		node := v.Node
		if v.Held > 0 {
			node += fmt.Sprintf(" (held %d)", v.Held)
		}
		if v.Left == "force" {
			node += " (forced)"
		}
		path = append(path, node)
	}
	fmt.Fprintf(w, "      %s\n", strings.Join(path, " > "))
}
