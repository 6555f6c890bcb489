package cli

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"throughline/diag"
	"throughline/roleplay"
)

type roleplayVerifyCmd struct {
	Scenario string `required:"" placeholder:"FILE" help:"The scenario, or the id of an example."`
	With     string `placeholder:"ID" help:"The character, or guide-open or guide-close; the whole cast unless given."`
	backboneFlag
	JSON    bool `name:"json" help:"Print the proof as JSON."`
	Longest bool `help:"Show a conversation that takes as long as the bound."`
}

// Run proves the claims for each walk, and says no when one fails.
func (c *roleplayVerifyCmd) Run(p *program) error {
	on, err := c.read(p, c.Scenario, roleplay.DraftBackbone)
	if err != nil {
		return err
	}
	var ids []string
	switch c.With {
	case "":
	case roleplay.GuideOpen, roleplay.GuideClose:
		ids = append(ids, c.With)
	default:
		who, err := pickCharacter(on.scenario, c.With, false)
		if err != nil {
			return err
		}
		ids = append(ids, who)
	}
	verdict, err := roleplay.VerifyCast(on.backbone, on.scenario, ids...)
	if unbound := diag.List(nil); errors.As(err, &unbound) {
		return &faults{unbound, on.backboneText}
	}
	if err != nil {
		return err
	}
	if c.Longest {
		verdict.TellLongest()
	}
	if c.JSON {
		if err := p.printJSON(verdict); err != nil {
			return err
		}
	} else {
		for _, proof := range verdict.Walks {
			printProof(p.stdout, proof)
		}
		c.summarise(p, verdict)
	}
	if !verdict.Holds {
		return errNo
	}
	return nil
}

func (c *roleplayVerifyCmd) summarise(p *program, v roleplay.Verdict) {
	said := "every claim holds"
	if !v.Holds {
		said = "not every claim holds"
	}
	p.say("%s verified, %s: %s states, %s transitions", plural(len(v.Walks), "walk"), said, grouped(v.States), grouped(v.Transitions))
}

// printProof prints what is proved about one walk, failures with the conversation that shows them.
func printProof(out io.Writer, proof roleplay.Proof) {
	fmt.Fprintf(out, "%s on %s: %s states, %s transitions\n", proof.Character, proof.Backbone, grouped(proof.States), grouped(proof.Transitions))
	for _, claim := range proof.Claims {
		switch {
		case !claim.Holds:
			fmt.Fprintf(out, "  ✗ fails: %s\n", claim.Claim)
			fmt.Fprintf(out, "      %s\n", claim.Detail)
		case claim.Bound > 0:
			fmt.Fprintf(out, "  ✓ holds: %s, within %s\n", claim.Claim, plural(claim.Bound, "exchange"))
		default:
			fmt.Fprintf(out, "  ✓ holds: %s\n", claim.Claim)
		}
		printConversation(out, claim.Counterexample)
		printConversation(out, claim.Longest)
	}
	fmt.Fprintln(out)
}

// fewLines is how many exchanges of a conversation are printed before the middle of it is left out.
const fewLines = 200

// printConversation prints a line for each exchange: what was reported, and what the walker made of it.
func printConversation(out io.Writer, run []roleplay.Exchanged) {
	for i, each := range run {
		if len(run) > fewLines && i >= fewLines/2 && i < len(run)-fewLines/2 {
			if i == fewLines/2 {
				fmt.Fprintf(out, "           … and so on, %d exchanges more …\n", len(run)-fewLines)
			}
			continue
		}
		fmt.Fprintf(out, "      %3d. %-44s %s; standing %d\n", each.Step.Turn, reported(each.Report), each.Step.Reason, each.Step.State.Standing)
	}
}

// reported puts a report into words.
func reported(r roleplay.ReportLine) string {
	var words []string
	switch {
	case r.Skip:
		words = append(words, "skips")
	case r.Choice != "":
		words = append(words, "chooses "+r.Choice)
	case r.NodeSatisfied:
		words = append(words, "satisfied")
	default:
		words = append(words, "not satisfied")
	}
	if r.Evidence != nil {
		words = append(words, map[bool]string{true: "with evidence", false: "without evidence"}[*r.Evidence])
	}
	if r.EngagementScore != 0 {
		words = append(words, fmt.Sprintf("engagement %+d", r.EngagementScore))
	}
	return strings.Join(words, ", ")
}

// grouped is a number with a comma after every third digit from the right.
func grouped(n int) string {
	digits := strconv.Itoa(n)
	for at := len(digits) - 3; at > 0; at -= 3 {
		digits = digits[:at] + "," + digits[at:]
	}
	return digits
}
